"""What a seat can do: the base of all actions, and their notation.

Equal actions are one and the same object, made once and kept, so comparing them is comparing identities and a list of
options costs next to nothing. Get them from the function beside each class (`build(tile, cell)`), which has a cache or,
where many are listed, a table of its own; from the legal actions of a game; or from text
(`game.parse("build tower-9-ES 1,0")`). Where there are very many, what is only read and never legal is not kept: people
could ask for all of them.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from sabika.rules.core.errors import BadInput, Refusal


class Action:
    """One choice of the seat that is asked. Each class of actions knows the class of its game, and its pieces."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    __slots__ = __match_args__
    """The names of what tells it from other actions of its class."""
    verb: ClassVar[str] = ""
    """The word it begins with in the notation."""
    steps: ClassVar[tuple[str, ...]] = ()
    """The steps in which it can be chosen."""

    many: ClassVar[bool] = False
    """Whether there are so many of its class that reading one does not keep it."""

    def perform(self, game: Any) -> None:
        """Carry it out; it is known to be legal."""
        raise NotImplementedError

    def refusal(self, game: Any) -> Refusal | None:
        """Why it is refused now, in one of its steps; None if nothing speaks against it."""
        raise NotImplementedError

    def words(self, pieces: Any) -> str:
        """What follows the verb in the notation."""
        raise NotImplementedError

    def __reduce__(self) -> str | tuple[object, ...]:
        """The function that gives it, and with what; or the name of the only one. So copies and pickles stay one
        object."""
        raise NotImplementedError

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{type(self).__name__}({facts})"

    def notation(self, pieces: Any) -> str:
        """The action as text: `build tower-9-ES 1,0`."""
        return f"{self.verb} {self.words(pieces)}".rstrip()


Reader = Callable[[list[str], Any], Action]
"""Reads what follows a verb."""


def expect(words: list[str], count: int, example: str) -> None:
    """Refuse to read a notation with too few or too many words."""
    if len(words) != count:
        raise BadInput(f"An action of this kind is written like this: {example}.")
