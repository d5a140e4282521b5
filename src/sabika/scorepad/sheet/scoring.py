"""Scorings of Roll & Write: kinds completed during the game, and the sheets at the end."""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.scoring import Term
from sabika.rules.games import roll_and_write
from sabika.rules.sheet.scoring import FINAL_SCORING, score
from sabika.rules.sheet.sheet import SIDE, cell_at
from sabika.rules.sheet.tally import Tally, lines_of
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Round
from sabika.scorepad.palace.parts import added
from sabika.scorepad.result import PadFigures
from sabika.scorepad.round import LookedAt
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks

if TYPE_CHECKING:
    from sabika.scorepad.sheet.board import SheetBoard


class SheetRound(LookedAt):
    """One round of the pad, after those before it."""

    def __init__(self, board: "SheetBoard", index: int, round: Round, earlier: "list[SheetRound]") -> None:
        super().__init__(board, index, round)
        self.board: Final = board
        self.final: Final = round.scoring == FINAL_SCORING
        self.built: Final[dict[int, int]] = {}
        """By side: the bits of the cells, where they are known."""
        self.tally: Final = self._empty_tally()
        for before in earlier:
            for side, kind in before.completed:
                self.tally.completed[kind].append(side)
        self.completed: Final[list[tuple[int, int]]] = []
        """The sides and kinds completed in this round."""
        self._take_completed(round)
        if self.final:
            for side, entry in enumerate(self.entries):
                if entry is not None:
                    self._take(side, entry)
            self._check_completed()
        elif any(entry is not None for entry in self.entries):
            self.refuse(None, "entries", "only-completed", "R10")

    @property
    def complete(self) -> bool:
        return super().complete if self.final else bool(self.completed) and not self.refusals

    def _empty_tally(self) -> Tally:
        setup, dummies = self.board.setup, self.board.dummies
        dummy_points = roll_and_write.DUMMY_POINTS[dummies] if setup.option("goal", "points") == "beat" else 0
        tally = Tally(self.board.sheet, roll_and_write.PLACE_POINTS, dummy_points)
        tally.numbers = [[0] * len(self.board.kinds) for _ in range(self.board.sides)]
        tally.lines = [[0] * 2 * SIDE for _ in range(setup.players)]
        tally.coins = [0] * setup.players
        return tally

    # Kinds completed

    def _take_completed(self, round: Round) -> None:
        if self.final and round.completed:
            self.refuse(None, "completed", "completed-at-end", "R10")
            return
        for index, each in enumerate(round.completed):
            field = f"completed.{index}"
            if each.kind not in self.board.kinds:
                self.refuse(None, field, "unknown-piece", "R1", piece=each.kind)
                continue
            kind = self.board.kinds.index(each.kind)
            if each.side >= self.board.sides:
                self.refuse(None, field, "no-such-side", "R1")
            elif each.side in self.tally.completed[kind] or (each.side, kind) in self.completed:
                self.refuse(each.side, field, "completed-twice", "R10", kind=each.kind)
            else:
                self.completed.append((each.side, kind))
                self.tally.numbers[each.side][kind] = self.board.most(each.kind)

    def _check_completed(self) -> None:
        """What was completed stays so."""
        for kind, sides in enumerate(self.tally.completed):
            name = self.board.kinds[kind]
            for side in filter(self.counts, sides):
                number, most = self.tally.numbers[side][kind], self.board.most(name)
                if number < most:
                    self.refuse(side, f"kinds.{name}", "not-completed", "R10", kind=name, number=number, most=most)

    # Sheets

    def _take(self, side: int, entry: Entry) -> None:
        before = len(self.refusals)
        is_dummy = side >= self.board.setup.players
        match entry:
            case Cells() if not is_dummy:
                self._take_cells(side, entry)
            case Lines() if not is_dummy:
                self._take_lines(side, entry)
            case Ticks() if is_dummy:
                self._take_kinds(side, entry.kinds)
            case _:
                self.refuse(side, "", "wrong-entry", "R15" if is_dummy else "R11")
        if len(self.refusals) > before:
            self.wrong.add(side)

    def _take_cells(self, side: int, entry: Cells) -> None:
        built = 0
        for index, (blue, yellow) in enumerate(entry.cells):
            if not (1 <= blue <= SIDE and 1 <= yellow <= SIDE):
                self.refuse(side, f"cells.{index}", "no-such-cell", "R1", blue=blue, yellow=yellow)
            elif built >> cell_at(blue, yellow) & 1:
                self.refuse(side, f"cells.{index}", "cell-twice", "R6", blue=blue, yellow=yellow)
            else:
                built |= 1 << cell_at(blue, yellow)
        self.built[side] = built
        sheet = self.board.sheet
        self.tally.numbers[side] = [sheet.number(built, kind) for kind in range(len(sheet.kinds))]
        self.tally.lines[side] = lines_of(built)
        self._take_coins(side, entry.coins)

    def _take_lines(self, side: int, entry: Lines) -> None:
        self._take_kinds(side, entry.kinds)
        lines = [_six(entry.rows), _six(entry.columns)]
        for field, numbers in zip(("rows", "columns"), lines):
            for index, number in enumerate(numbers):
                if not 0 <= number <= SIDE:
                    self.refuse(side, f"{field}.{index}", "wrong-line", "R12", number=number, most=SIDE)
                    return
        rows, columns = lines
        number = sum(self.tally.numbers[side])
        if not number == sum(rows) == sum(columns):
            details: dict[str, str | int] = {"number": number, "rows": sum(rows), "columns": sum(columns)}
            self.refuse(side, "rows", "lines-differ", "R12", **details)
        elif not fit_together(rows, columns):
            self.refuse(side, "rows", "lines-impossible", "R12")
        self.tally.lines[side] = rows + columns
        self._take_coins(side, entry.coins)

    def _take_kinds(self, side: int, kinds: dict[str, int]) -> None:
        for kind, number in kinds.items():
            if kind not in self.board.kinds:
                self.refuse(side, f"kinds.{kind}", "unknown-piece", "R1", piece=kind)
            elif number < 0:
                self.refuse(side, f"kinds.{kind}", "negative", "R11", number=number)
            elif number > (most := self.board.most(kind)):
                self.refuse(side, f"kinds.{kind}", "too-many-buildings", "R1", kind=kind, number=number, most=most)
            else:
                self.tally.numbers[side][self.board.kinds.index(kind)] = number

    def _take_coins(self, side: int, coins: int) -> None:
        most = self.board.sheet.printed_coins
        if coins < 0:
            self.refuse(side, "coins", "negative", "R13", number=coins)
        elif coins > most:
            self.refuse(side, "coins", "too-many-coins", "R3", number=coins, most=most)
        else:
            self.tally.coins[side] = coins

    # What it comes to

    def terms(self) -> list[Term]:
        return score(self.tally, self.scoring)

    def figures(self, side: int) -> PadFigures | None:
        if not self.counts(side) or not self.final:
            return None
        numbers = dict(zip(self.board.kinds, self.tally.numbers[side]))
        is_player = side < self.board.setup.players
        lines = self.tally.lines[side] if is_player else []
        coins = self.tally.coins[side] if is_player else 0
        own = Lines(kinds=numbers, rows=lines[:SIDE], columns=lines[SIDE:], coins=coins)
        return PadFigures(
            kinds=numbers,
            tiles=numbers,
            wall=0,
            moat=0,
            border=0,
            best={},
            rows=lines[:SIDE],
            columns=lines[SIDE:],
            coins=coins,
            lines=[],
            numbers=own if side in self.built else None,
            **added(lambda part: part.figures, lambda part: None, ()),
        )


def _six(numbers: list[int]) -> list[int]:
    return [*numbers, *[0] * (SIDE - len(numbers))]


def fit_together(rows: list[int], columns: list[int]) -> bool:
    """Whether there is a sheet with so many buildings in each row and column (Gale and Ryser)."""
    ordered = sorted(rows, reverse=True)
    for taken in range(1, len(ordered) + 1):
        if sum(ordered[:taken]) > sum(min(column, taken) for column in columns):
            return False
    return True
