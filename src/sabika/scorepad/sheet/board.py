"""Pads of Roll & Write."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sabika.i18n import SheetNarrator, Texts
from sabika.rules.games.roll_and_write import KINDS
from sabika.rules.sheet.scoring import ROUND_SCORING
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad
from sabika.scorepad.sheet.box import SheetBox
from sabika.scorepad.sheet.replaying import SheetCourse
from sabika.scorepad.sheet.scoring import SheetRound
from sabika.scorepad.sheet.setting_up import steps_with
from sabika.scorepad.steps import PadStep

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


class SheetBoard(Board):
    """Sheets that are crossed off."""

    box: SheetBox
    again = ROUND_SCORING
    order = "R11"
    scoring_name = "sheet-scoring-name"
    sources = (*KINDS, "row", "column", "coins", "dummies")

    def __init__(self, box: SheetBox) -> None:
        self.box = box

    def rounds(self, pad: Pad) -> Sequence[SheetRound]:
        found: list[SheetRound] = []
        for index, round in enumerate(pad.rounds):
            found.append(SheetRound(self.box, index, round, found[:]))
        return found

    def narrator(self, texts: Texts, names: list[str]) -> SheetNarrator:
        return SheetNarrator(texts, self.box.sheet, names, self.box.setup.option("goal", "points"))

    def steps(self) -> list[PadStep]:
        return [*steps_with(self.box)]

    def show_again(self, looking: "Looking", pad: Pad) -> None:
        SheetCourse(looking, self.box, self.rounds(pad))
