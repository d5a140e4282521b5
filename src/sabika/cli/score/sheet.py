"""Sheets of Roll & Write, question by question."""

from sabika.cli.score.entry import Entering
from sabika.rules.sheet.sheet import SIDE
from sabika.scorepad.entry import Entry
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks


class EnteringSheet(Entering):
    """Asks for a sheet of Roll & Write, or for the buildings of a dummy."""

    def entry(self) -> Entry:
        if self.is_player:
            return super().entry()
        return Ticks(kinds=self.kinds(self.before.kinds if isinstance(self.before, Ticks) else {}))

    def by_numbers(self) -> Entry:
        before = self.before if isinstance(self.before, Lines) else Lines()
        kinds = self.kinds(before.kinds)
        return Lines(
            kinds=kinds,
            rows=self._six("rows", before.rows),
            columns=self._six("columns", before.columns),
            coins=self._coins(before.coins),
        )

    def _six(self, field: str, usual: list[int]) -> list[int]:
        return [
            self.number(f"{self.teller.field(field)} {line + 1}", 0, SIDE, usual[line] if usual else 0)
            for line in range(SIDE)
        ]

    def _coins(self, usual: int) -> int:
        return self.number(self.teller.field("coins"), 0, self.board.limits()["coins"], usual)

    def tile_by_tile(self) -> Entry:
        before = self.before if isinstance(self.before, Cells) else Cells()
        while True:
            words = self.asking.line(self.texts.say("pad-ask-cells")).replace(",", " ").split()
            if all(len(word) == 2 and word.isdecimal() for word in words):
                cells = [(int(word[0]), int(word[1])) for word in words]
                return Cells(cells=cells or before.cells, coins=self._coins(before.coins))
            self.asking.say("pad-not-a-cell")
