"""What is written down for one side at a scoring, question by question."""

from sabika.cli.score.questions import Asking
from sabika.i18n import Texts
from sabika.scorepad.board import Board
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Pad
from sabika.scorepad.telling import PadTeller


class Entering:
    """Asks for one entry. What stood there before, or at the scoring before, is the usual answer.

    Each kind of board has a class of its own.
    """

    def __init__(self, asking: Asking, board: Board, pad: Pad, round: int, side: int) -> None:
        self.asking = asking
        self.board = board
        self.pad = pad
        self.round = round
        self.side = side
        self.is_player = side < board.setup.players
        self.teller = PadTeller(asking.texts, board, pad)
        self.number, self.choice, self.several = asking.number, asking.choice, asking.several
        self.before = self._before()

    @property
    def texts(self) -> Texts:
        return self.asking.texts

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
        found: dict[str, int] = {}
        for kind in self.board.kinds:
            number = self.number(self.teller.field(kind), 0, self.board.most(kind), usual.get(kind, 0))
            if number:
                found[kind] = number
        return found
