"""The box of a palace game."""

from typing import ClassVar, Final

from sabika.library import Kind
from sabika.modules import MODULES
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, granada
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.pieces import Pieces
from sabika.scorepad.box import Box
from sabika.scorepad.palace.part import GuestPart, PadPart
from sabika.scorepad.palace.parts import PARTS, added


class PalaceBox(Box):
    """Tiles, and what the modules of the game bring along."""

    scorings: ClassVar[list[int]] = [*range(1, LAST_SCORING + 1)]
    most_rounds = LAST_SCORING

    def __init__(self, setup: Setup, kind: Kind, pieces: Pieces) -> None:
        super().__init__(setup, kind, pieces)
        self.pieces: Final = pieces
        self.parts: Final[list[PadPart]] = [part for part in PARTS if MODULES[part.name].joins(setup)]
        self.guests: Final = [part for part in self.parts if isinstance(part, GuestPart)]
        """Those who are ranked after the players."""

    @property
    def sorts(self) -> list[str]:
        return ["player"] * self.setup.players + [guest.name for guest in self.guests]

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
        own = [part.name for part in self.parts if part.numbers]
        return [name for name, there in found.items() if there] + own

    def limits(self) -> dict[str, int]:
        return {part.name: part.limit(self) for part in self.parts if part.numbers}

    def most(self, kind: str) -> int:
        return sum(tile.kind == kind for tile in self.pieces.tiles)

    def whole(self, piece: int) -> str:
        """What a face, or a turned half piece, is a side of."""
        if self.pieces.half[piece]:
            return self.pieces.name(piece).rpartition("-")[0]
        return self.pieces.name(self.pieces.tile_of(piece))

    def printed_for_modules(self) -> dict[str, object]:
        return added(lambda part: part.printed, lambda part: part.in_box(self), self.parts)
