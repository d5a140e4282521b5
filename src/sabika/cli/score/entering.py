"""What is written down for one side at a scoring, question by question."""

from sabika.cli.score.questions import Asking
from sabika.rules.sheet.sheet import SIDE
from sabika.scorepad.board import Board
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Pad
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks
from sabika.scorepad.telling import PadTeller


class Entering:
    """Asks for one entry. What stood there before, or at the scoring before, is the usual answer.

    Each kind of board has a class of its own.
    """

    def __init__(self, asking: Asking, board: Board, pad: Pad, round: int, side: int) -> None:
        self.asking = asking
        self.texts = asking.texts
        self.board = board
        self.pad = pad
        self.round = round
        self.side = side
        self.is_player = side < board.setup.players
        self.teller = PadTeller(asking.texts, board, pad)
        self.number, self.choice, self.several = asking.number, asking.choice, asking.several
        self.before = self._before()

    def _before(self) -> Entry | None:
        for earlier in reversed(self.pad.rounds[: self.round + 1]):
            if self.side < len(earlier.entries) and earlier.entries[self.side] is not None:
                return earlier.entries[self.side]
        return None

    def entry(self) -> Entry:
        """The whole entry, in the way that is wanted."""
        question = self.texts.say("pad-ask-way", name=self.teller.name(self.side))
        ways = [self.texts.say("pad-way-numbers"), self.texts.say("pad-way-tiles")]
        laid = self.before is not None and self.before.laid
        return self.tile_by_tile() if self.choice(question, ways, int(laid)) else self.by_numbers()

    def tile_by_tile(self) -> Entry:
        raise NotImplementedError

    def by_numbers(self) -> Entry:
        raise NotImplementedError

    def kinds(self, usual: dict[str, int]) -> dict[str, int]:
        found = {
            kind: self.number(self.teller.field(kind), 0, self.board.most(kind), usual.get(kind, 0))
            for kind in self.board.kinds
        }
        return {kind: number for kind, number in found.items() if number}


class EnteringSheet(Entering):
    """Asks for a sheet of Roll & Write, or for the buildings of a dummy."""

    def entry(self) -> Entry:
        if self.is_player:
            return super().entry()
        return Ticks(kinds=self.kinds(self.before.kinds if isinstance(self.before, Ticks) else {}))

    def by_numbers(self) -> Entry:
        before = self.before if isinstance(self.before, Lines) else Lines()
        return Lines(
            kinds=self.kinds(before.kinds),
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
