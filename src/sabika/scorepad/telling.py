"""A pad in words: who is ranked, what points are for, why something cannot be."""

from sabika.i18n import Narrator, Texts
from sabika.rules.palace.notation import read_cell
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.result import ScoredPad
from sabika.scorepad.said import PadRefused, PadStep

OWN_DETAILS = {key: message for part in PARTS for key, message in part.details.items()}
"""How details that modules mention are said."""


class PadTeller:
    """Tells a pad in the language of its texts."""

    def __init__(self, texts: Texts, board: Board, pad: Pad) -> None:
        self.texts = texts
        self.board = board
        self.narrator = board.narrator(texts, [player.name for player in pad.players])

    def say(self, message: str, /, **arguments: str | int) -> str:
        return self.texts.say(message, **arguments)

    def name(self, side: int) -> str:
        return self.narrator.words.name(side)

    def piece(self, name: str) -> str:
        """A piece by itself: `Tower 9`."""
        assert isinstance(self.narrator, Narrator)
        return self.narrator.words.thing(name)

    def source(self, source: str) -> str:
        """What points are for, as a heading: `Wall`, `Tower`."""
        return self.narrator.words.kind(source) if source in self.board.kinds else self.say(f"source-{source}")

    def scoring(self, scoring: int) -> str:
        """`First scoring`; `At the end of a round`."""
        return self.say(self.board.scoring_name, scoring=scoring)

    def field(self, field: str) -> str:
        """What is written down, as a heading: `Longest wall`."""
        return self.narrator.words.kind(field) if field in self.board.kinds else self.say(f"scorepad-field-{field}")

    def refusal(self, refusal: PadRefused) -> str:
        """Why something cannot be, with whose entry it is about."""
        arguments = {key: self._detail(key, value) for key, value in refusal.details.items()}
        if refusal.because:
            arguments["because"] = self.narrator.words.tell(refusal.because.said)
        why = self.say(f"scorepad-refused-{refusal.reason}", rule=refusal.rule, **arguments)
        return why if refusal.side is None else self.say("scorepad-refused", name=self.name(refusal.side), why=why)

    def _detail(self, key: str, value: str | int) -> str | int:
        words = self.narrator.words
        match key, value:
            case "kind", str(kind):
                return words.kind(kind)
            case "tile" | "old" | "piece", str(name) if isinstance(self.narrator, Narrator):
                return self.piece(name)
            case "cell", str(cell) if isinstance(self.narrator, Narrator):
                return self.narrator.words.cell(read_cell(cell))
            case "what", str(field):
                return self.field(field)
            case "other", int(side):
                return self.name(side)
        return self.say(OWN_DETAILS[key].format(value)) if key in OWN_DETAILS else value

    def step(self, step: PadStep) -> str:
        """What has to be done, with its rule. Whoever is known to be the youngest is named (A8)."""
        ages = self.board.setup.youngest_first
        if step.code == "first-player" and ages:
            names = ", ".join(self.name(seat) for seat in ages)
            return self.say("scorepad-step-first-player-by-age", rule=step.rule, count=len(ages), names=names)
        return self.say(f"scorepad-step-{step.code}", rule=step.rule, **step.args)

    def ending(self, scored: ScoredPad) -> str:
        """Who wins; empty until that is known."""
        return self.narrator.words.tell(scored.ending) if scored.ending else ""
