"""What a module can have on the pad of a palace game: `PAD` in its file `scorepad.py` is one of these.

A module without that file can be played with all the same: it adds nothing that could be written down.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Part
from sabika.rules.palace.events import TileBuilt
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.tally import Tally
from sabika.scorepad.entry import Field
from sabika.scorepad.said import PadRefused, PadStep

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.entries import Numbers, Tiles
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound
    from sabika.scorepad.result import PadFits
    from sabika.scorepad.telling import PadTeller

# Places in the order of the set-up, with room for what modules have to do there.
BESIDE_THE_YARD, BEFORE_THE_MONEY, BEFORE_THE_STACK, DURING_THE_GAME = 100, 200, 300, 400
PlacedStep = tuple[int, PadStep]
Look = Callable[["Tiles"], "PadFits"]
"""What can be done next with a palace that is laid."""


class Longer(NamedTuple):
    """How much longer a wall can be."""

    walls: int = 0
    """Edges with a wall."""
    pieces: int | None = 0
    """Pieces to go around; None if the way around a palace has no bound any more."""


class Questions(Protocol):
    """Asks whoever writes on the pad, on the command line."""

    board: "PalaceBoard"
    teller: "PadTeller"

    def number(self, question: str, least: int, most: int, usual: int) -> int: ...

    def choice(self, question: str, options: Sequence[str], usual: int = 0) -> int: ...

    def several(self, question: str, options: Sequence[str]) -> list[int]: ...


class PadPart:
    """A module on the pad. By default it has nothing there; a field of its own is a number."""

    name: ClassVar[str]
    rule: ClassVar[str] = ""
    """The rule that brings it into a game."""
    order: ClassVar[int] = 0
    """Its place among the fields of an entry, as they are saved."""
    changes_tiles: ClassVar[bool] = False
    """Whether it changes what tiles are, and so comes before all that stands on them."""

    # Fields

    numbers: ClassVar[Field[Any] | None] = None
    """Of a palace that is counted."""
    tiles: ClassVar[Field[Any] | None] = None
    """Of a palace that is laid."""
    figures: ClassVar[Field[Any] | None] = None
    """Of what a side has."""
    fits: ClassVar[Field[Any] | None] = None
    """Of what can be done next with a palace that is laid."""
    printed: ClassVar[Field[Any] | None] = None
    """Of what a table needs to know before it begins."""

    # Words

    sources: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What else gives points, each after a source of the games."""
    details: ClassVar[Mapping[str, str]] = {}
    """How a detail of a refusal is said: a message, with the value in it."""

    # The box

    cards_out: ClassVar[int] = 0
    """Money cards that are not played with."""

    def steps(self, board: "PalaceBoard") -> Iterable[PlacedStep]:
        """What there is to set up."""
        return ()

    def limit(self, board: "PalaceBoard") -> int:
        """The most there can be of it, for each player or in all."""
        return 0

    def in_box(self, board: "PalaceBoard") -> object:
        """What a table needs to know."""

    # Palaces that are counted

    def senseless(self, counting: "Counting") -> Iterable[PadRefused]:
        """Numbers that make no sense."""
        number = self.numbers.of(counting.entry) if self.numbers else 0
        if isinstance(number, int):
            yield from counting.negative(self.name, number)

    def impossible(self, counting: "Counting") -> Iterable[PadRefused]:
        """Numbers that cannot be, whatever the others have."""
        return ()

    def longer(self, counting: "Counting") -> Longer:
        """What it adds to the longest wall that is possible."""
        return Longer()

    def counted(self, counting: "Counting") -> Iterable[tuple[str, Part]]:
        """What counts in the ranking of a kind."""
        return ()

    def write(self, counting: "Counting", tally: Tally) -> None:
        """Add what was counted besides that to the tally."""

    # Palaces that are laid

    def clear(self, game: PalaceGame) -> None:
        """Put back into the box what a game begins with."""

    def owns(self, pieces: Pieces, piece: int) -> bool:
        """Whether it has brought this piece."""
        return False

    def take_out(self, game: PalaceGame, piece: int) -> None:
        """Take a piece of its own out of the box."""

    def built(self, side: int, piece: int, cell: int) -> Event:
        """What happens when a piece of its own is built."""
        return TileBuilt(side, piece, cell)

    def lay(self, laying: "Laying", side: int, entry: "Tiles") -> None:
        """What lies on a palace that has been laid, and beside it."""

    def may_take(self, laid: "PalaceRound", side: int, piece: int) -> bool:
        """Whether a side may have one more of these."""
        return True

    def fitting(self, laid: "PalaceRound", side: int) -> object:
        """What can be done next."""

    def numbered(self, round: "PalaceRound", side: int) -> object:
        """Its field of a palace that was laid, as if it had been counted."""
        return self.figure(round, side)

    def came(self, before: PalaceGame, now: PalaceGame) -> Iterable[Event]:
        """What has happened between two scorings."""
        return ()

    # Both

    def contradictions(self, round: "PalaceRound") -> Iterable[PadRefused]:
        """What cannot all be at once."""
        return ()

    def figure(self, round: "PalaceRound", side: int) -> object:
        """What a player has."""

    # The command line

    def count(self, asking: Questions, before: "Numbers") -> object:
        """Ask for its field of a palace that is counted, given the usual answer; usually for a number."""
        return asking.number(asking.teller.field(self.name), 0, self.limit(asking.board), getattr(before, self.name))

    def add(self, asking: Questions, entry: "Tiles", look: Look) -> "Tiles":
        """Ask for what lies on a palace that has been laid."""
        return entry


class GuestPart(PadPart):
    """A module that brings a side along which is ranked, but has no palace."""

    def held(self, game: PalaceGame) -> list[int]:
        """Its tiles."""
        raise NotImplementedError

    def why_not(self, pieces: Pieces, piece: int) -> tuple[str, str] | None:
        """The reason and the rule why it cannot have a piece."""
        raise NotImplementedError
