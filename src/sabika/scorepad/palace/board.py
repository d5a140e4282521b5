"""Pads of palace games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.i18n import Narrator, Texts
from sabika.library import Kind
from sabika.modules import MODULES
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, granada
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.pieces import Pieces
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.part import GuestPart, PadPart
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.palace.replaying import PalaceCourse
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.palace.setting_up import steps_with
from sabika.scorepad.said import PadStep

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


def _sources() -> tuple[str, ...]:
    found: list[str] = []
    for source in ("wall", *alhambra.KINDS, "moat", *granada.KINDS, "border"):
        found += [source, *(own for part in PARTS for own in part.sources.get(source, ()))]
    return tuple(found)


class PalaceBoard(Board):
    """Palaces, with what the modules of the game add."""

    scorings: ClassVar[list[int]] = [*range(1, LAST_SCORING + 1)]
    order = "A30"
    scoring_name = "scoring-name"
    sources = _sources()
    most_rounds = LAST_SCORING

    def __init__(self, setup: Setup, kind: Kind, pieces: Pieces) -> None:
        super().__init__(setup, kind, pieces)
        self.pieces: Final = pieces
        self.parts = [part for part in PARTS if MODULES[part.name].joins(setup)]
        self.guests: Final = [part for part in self.parts if isinstance(part, GuestPart)]
        self.others = [guest.name for guest in self.guests]

    def guest(self, side: int) -> GuestPart | None:
        """Who a side is that is no player."""
        return self.guests[side - self.setup.players] if side >= self.setup.players else None

    def owner(self, piece: int) -> PadPart | None:
        """The module that a piece belongs to."""
        return next((part for part in self.parts if part.owns(self.pieces, piece)), None)

    def fields(self) -> list[str]:
        found = {
            "wall": self.setup.game != granada.NAME,
            "moat": self.setup.game != alhambra.NAME,
            "border": self.pieces.two_parts,
            "best": self.setup.game != alhambra.NAME,
        }
        return [name for name, there in found.items() if there] + [part.name for part in self.parts if part.numbers]

    def limits(self) -> dict[str, int]:
        return {part.name: part.limit(self) for part in self.parts if part.numbers}

    def most(self, kind: str) -> int:
        return sum(tile.kind == kind for tile in self.pieces.tiles)

    def whole(self, piece: int) -> str:
        """What a face, or a turned half piece, is a side of."""
        if self.pieces.half[piece]:
            return self.pieces.name(piece).rpartition("-")[0]
        return self.pieces.name(self.pieces.tile_of(piece))

    def rounds(self, pad: Pad) -> Sequence[PalaceRound]:
        found: list[PalaceRound] = []
        for index, round in enumerate(pad.rounds):
            found.append(PalaceRound(self, index, round, found[:]))
        return found

    def narrator(self, texts: Texts, names: list[str]) -> Narrator:
        return Narrator(texts, self.pieces, names)

    def steps(self) -> list[PadStep]:
        return steps_with(self)

    def show_again(self, looking: "Looking", pad: Pad) -> None:
        PalaceCourse(looking, self, self.rounds(pad))

    def in_box(self, part: PadPart) -> object:
        return part.in_box(self)
