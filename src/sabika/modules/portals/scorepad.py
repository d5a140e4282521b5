"""Portals on the pad: those in the longest wall are counted, or all are laid."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.modules.portals.rules import EACH, NAME, SURCHARGES, TURNS, PortalPlaced, supply_of
from sabika.rules.core.events import Event
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.tally import Tally
from sabika.scorepad.entry import Count, Field
from sabika.scorepad.palace.part import BESIDE_THE_YARD, DURING_THE_GAME, Longer, PadPart, PlacedStep
from sabika.scorepad.said import PadRefused, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.scoring import PalaceRound

PORTALS: Final = EACH * len(KINDS)
"""That there are in all (P1)."""
COUNTED: Final[Field[int]] = Field(NAME, Count, 0)
"""Those in the longest wall."""


class PortalsOnPad(PadPart):
    """They make walls longer, and give points there."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "P1"
    order: ClassVar[int] = 2
    numbers = COUNTED
    figures = Field(NAME, int, 0)
    sources: ClassVar[Mapping[str, tuple[str, ...]]] = {"wall": ("portals",)}

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 4, step("portals", "P1", each=EACH, portals=PORTALS)
        yield BESIDE_THE_YARD + 4, step("portal-price", "P2", more=SURCHARGES[0])
        yield DURING_THE_GAME, step("portal-price", "P2", "scoring-1", more=SURCHARGES[1])
        yield DURING_THE_GAME, step("portal-price", "P2", "scoring-2", more=SURCHARGES[2])

    def limit(self, board: "PalaceBoard") -> int:
        return PORTALS

    def impossible(self, counting: "Counting") -> Iterator[PadRefused]:
        number, wall = COUNTED.of(counting.entry), counting.entry.wall
        if number > wall:
            yield counting.refused("portals", "portals-in-wall", "P10", number=number, most=wall)

    def longer(self, counting: "Counting") -> Longer:
        return Longer(COUNTED.of(counting.entry), None)  # the way around a palace gets longer, too

    def write(self, counting: "Counting", tally: Tally) -> None:
        tally.halves[counting.side] = COUNTED.of(counting.entry)

    def owns(self, pieces: Pieces, piece: int) -> bool:
        return bool(pieces.half[piece])

    def take_out(self, game: PalaceGame, piece: int) -> None:
        whole = game.pieces.name(piece).rpartition("-")[0]
        supply_of(game).portals.remove(game.pieces.numbers[f"{whole}-{TURNS[0]}"])

    def built(self, side: int, piece: int, cell: int) -> Event:
        return PortalPlaced(side, piece, cell)

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        laid = sum(len(seat.palace.halves) for seat in round.game.seats)
        number = laid + sum(round.counted_by(COUNTED).values())
        if number > PORTALS:
            yield round.refused(None, "portals", "too-many-portals", "P1", number=number, most=PORTALS)

    def figure(self, round: "PalaceRound", side: int) -> int:
        return round.tally.halves[side]


PAD: Final = PortalsOnPad()
