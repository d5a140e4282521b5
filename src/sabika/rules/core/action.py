"""What a seat can do: the base of all actions, and their notation.

Equal actions are one and the same object, made once and kept, so comparing them is comparing identities and a list of
options costs next to nothing. Get them from the function beside each class (`build(tile, cell)`), from the legal
actions of a game, or from text (`game.parse("build tower-9-ES 1,0")`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from sabika.rules.core.cells import cell_at, place_of
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.core.game import Game


class Action:
    """One choice of the seat that is asked."""

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of what tells it from other actions of its class."""
    verb: ClassVar[str] = ""
    """The word it begins with in the notation."""
    steps: ClassVar[tuple[str, ...]] = ()
    """The steps in which it can be chosen."""

    def perform(self, game: "Game") -> None:
        """Carry it out; it is known to be legal."""
        raise NotImplementedError

    def refusal(self, game: "Game") -> Refusal | None:
        """Why it is refused now, in one of its steps; None if nothing speaks against it."""
        raise NotImplementedError

    def words(self, pieces: Pieces) -> str:
        """What follows the verb in the notation."""
        raise NotImplementedError

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{type(self).__name__}({facts})"

    def notation(self, pieces: Pieces) -> str:
        """The action as text: `build tower-9-ES 1,0`."""
        return f"{self.verb} {self.words(pieces)}".rstrip()


Reader = Callable[[list[str], Pieces], Action]
"""Reads what follows a verb."""


def write_cell(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"


def read_cell(word: str) -> int:
    """The cell in `1,-2`."""
    x, _, y = word.partition(",")
    if not _is_number(x) or not _is_number(y):
        raise BadInput(f"{word!r} is not a cell. Write steps east and south of the fountain, such as 1,-2.")
    return cell_at(int(x), int(y))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2


def read_tile(word: str, pieces: Pieces) -> int:
    """The number of the tile named `tower-9-ES`."""
    number = pieces.numbers.get(word)
    if number is None:
        raise BadInput(f"There is no tile {word!r}. Write kind, price and walls, such as tower-9-ES.")
    return number


def expect(words: list[str], count: int, example: str) -> None:
    """Refuse to read a notation with too few or too many words."""
    if len(words) != count:
        raise BadInput(f"An action of this kind is written like this: {example}.")
