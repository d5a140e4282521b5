"""The box of Roll & Write."""

from typing import ClassVar, Final

from sabika.library import Kind
from sabika.rules.core.game import Setup
from sabika.rules.games.roll_and_write import number_of_dummies
from sabika.rules.sheet.scoring import FINAL_SCORING, ROUND_SCORING
from sabika.rules.sheet.sheet import Sheet
from sabika.scorepad.box import Box


class SheetBox(Box):
    """A sheet for everybody, and dummies where there are few players."""

    scorings: ClassVar[list[int]] = [ROUND_SCORING, FINAL_SCORING]

    def __init__(self, setup: Setup, kind: Kind, sheet: Sheet) -> None:
        super().__init__(setup, kind, sheet)
        self.sheet: Final = sheet
        self.dummies: Final = number_of_dummies(setup)
        self.most_rounds = len(self.kinds) * self.sides + 1  # R10: every side completes every kind once, and the end

    @property
    def sorts(self) -> list[str]:
        return ["player"] * self.setup.players + ["dummy"] * self.dummies

    def fields(self) -> list[str]:
        return ["rows", "columns", "coins"]

    def limits(self) -> dict[str, int]:
        return {"coins": self.sheet.printed_coins}

    def most(self, kind: str) -> int:
        return self.sheet.size(self.kinds.index(kind))
