"""How things are called that every game has: players, kinds of buildings, lists, what a table can choose."""

from collections.abc import Iterable, Sequence

from sabika.i18n.texts import Texts


class Words:
    """Names things in the language of its texts. `names` are those of the players, by seat."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = tuple(names)

    def name(self, side: int) -> str:
        """Who sits there. Games with sides after the last seat name those too."""
        return self.names[side]

    def listed(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        *others, last = items
        if not others:
            return last
        return self.texts.say("list", items=", ".join(others), last=last)

    def kind(self, kind: str) -> str:
        """`Tower`."""
        return self.texts.say(f"kind-{kind}")

    def count(self, kind: str, count: int) -> str:
        """`4 towers`."""
        return self.texts.say(f"kind-{kind}.count", count=count)

    def choice(self, option: str, value: str) -> str:
        """What a table can choose for an option: `by number of tiles` (G16), `3 dummies` (R18)."""
        if option == "dummies":
            part = "number" if value else "fewest"
            return self.texts.say(f"option-{option}.{part}", count=int(value or 0))
        return self.texts.say(f"option-{option}.{value}")
