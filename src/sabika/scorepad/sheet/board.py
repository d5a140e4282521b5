"""Pads of Roll & Write."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.i18n import SheetNarrator, Texts
from sabika.library import Kind
from sabika.rules.core.game import Setup
from sabika.rules.games.roll_and_write import DUMMY_POINTS, KINDS, number_of_dummies
from sabika.rules.sheet.scoring import FINAL_SCORING, ROUND_SCORING
from sabika.rules.sheet.sheet import Sheet
from sabika.rules.sheet.starting import FIRST_BUILDINGS
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad
from sabika.scorepad.said import PadStep, step
from sabika.scorepad.sheet.replaying import SheetCourse
from sabika.scorepad.sheet.scoring import SheetRound

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


class SheetBoard(Board):
    """Sheets that are crossed off, and dummies where there are few players."""

    scorings: ClassVar[list[int]] = [ROUND_SCORING, FINAL_SCORING]
    again = ROUND_SCORING
    order = "R11"
    scoring_name = "sheet-scoring-name"
    sources = (*KINDS, "row", "column", "coins", "dummies")

    def __init__(self, setup: Setup, kind: Kind, sheet: Sheet) -> None:
        super().__init__(setup, kind, sheet)
        self.sheet: Final = sheet
        self.dummies: Final = number_of_dummies(setup)
        self.others = ["dummy"] * self.dummies
        self.most_rounds = len(self.kinds) * self.sides + 1  # R10: every side completes every kind once, and the end

    def fields(self) -> list[str]:
        return ["rows", "columns", "coins"]

    def limits(self) -> dict[str, int]:
        return {"coins": self.sheet.printed_coins}

    def most(self, kind: str) -> int:
        return self.sheet.size(self.kinds.index(kind))

    def rounds(self, pad: Pad) -> Sequence[SheetRound]:
        found: list[SheetRound] = []
        for index, round in enumerate(pad.rounds):
            found.append(SheetRound(self, index, round, found[:]))
        return found

    def narrator(self, texts: Texts, names: list[str]) -> SheetNarrator:
        return SheetNarrator(texts, self.sheet, names, self.setup.option("goal", "points"))

    def steps(self) -> list[PadStep]:
        players, buildings = self.setup.players, FIRST_BUILDINGS
        found = [
            step("sheets", "R1", players=players),
            step("coins", "R3", coins=self.sheet.first_coins),
            step("first-buildings", "R2", buildings=buildings),
            step("first-pair", "R2"),
            step("second-pair", "R2") if players > 1 else step("second-pair-alone", "R17"),
        ]
        if self.dummies:
            found.append(step("dummies", "R15", dummies=self.dummies, buildings=buildings))
        if self.setup.option("goal", "") == "beat":
            found.append(step("beat", "R18", points=DUMMY_POINTS[self.dummies]))
        rounds = self.sheet.rounds
        return [*found, step("rounds", "R1", rounds=rounds[max(min(rounds), self.sides)])]

    def show_again(self, looking: "Looking", pad: Pad) -> None:
        SheetCourse(looking, self, self.rounds(pad))
