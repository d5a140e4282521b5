"""How things are called that every game has, as parts of sentences: players, kinds of buildings, lists."""

from collections.abc import Iterable
from functools import reduce

from sabika.i18n.sentence import NAME, Mention, Sentence, sentence


class Things:
    """Names things at a table with so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def name(self, side: int) -> Sentence:
        """Who sits there; the sides after the last seat are whoever else is ranked."""
        return sentence(NAME, seat=side) if side < self.seats else self.other(side - self.seats)

    def other(self, number: int) -> Sentence:
        """A side after the last seat, counted from 0."""
        raise NotImplementedError

    def names(self, sides: Iterable[int]) -> Mention:
        """`Ana, Ben and Cleo`."""
        return self.listed([self.name(side) for side in sides])

    def listed(self, items: Iterable[Mention]) -> Mention:
        """`a, b and c`; empty for nothing."""
        *others, last = [*items] or [""]
        return sentence("list", items=self.series(others), last=last) if others else last

    def series(self, items: Iterable[Mention]) -> Mention:
        """`a, b, c`; empty for nothing."""
        return reduce(lambda first, next: sentence("series", first=first, next=next), [*items] or [""])

    def kind(self, kind: str) -> Sentence:
        """`Tower`."""
        return sentence(f"kind-{kind}")

    def count(self, kind: str, count: int) -> Sentence:
        """`4 towers`."""
        return sentence(f"kind-{kind}.count", count=count)

    def choice(self, option: str, value: str) -> Sentence:
        """What a table can choose for an option: `by number of tiles` (G16), `3 dummies` (R18)."""
        if option == "dummies":
            return sentence(f"option-{option}.{'number' if value else 'fewest'}", count=int(value or 0))
        return sentence(f"option-{option}.{value}")
