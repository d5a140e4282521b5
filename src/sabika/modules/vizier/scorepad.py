"""Viziers on the pad: they give no points, but have to be handed out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.modules.vizier.rules import NAME
from sabika.scorepad.palace.part import BESIDE_THE_YARD, PadPart, PlacedStep
from sabika.scorepad.said import step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard


class ViziersOnPad(PadPart):
    """One for each player."""

    name: ClassVar[str] = NAME

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 1, step("viziers", "V1", players=board.setup.players)


PAD: Final = ViziersOnPad()
