"""A pad in words: who is ranked, what points are for, why something cannot be."""

from sabika.i18n import Narrator, SheetNarrator, Texts
from sabika.rules.palace.notation import read_cell
from sabika.scorepad.box import Box
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import PadRefusal, ScoredPad
from sabika.scorepad.setting_up import SetupStep


class PadTeller:
    """Tells a pad in the language of its texts."""

    def __init__(self, texts: Texts, box: Box, pad: Pad) -> None:
        self.texts = texts
        self.box = box
        names = [player.name for player in pad.players]
        self.narrator: Narrator | SheetNarrator = (
            SheetNarrator(texts, box.sheet, names, box.setup.option("goal", "points"))
            if box.on_sheets
            else Narrator(texts, box.pieces, names)
        )

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
        return self.narrator.words.kind(source) if source in self.box.kinds else self.say(f"source-{source}")

    def scoring(self, scoring: int) -> str:
        """`First scoring`; `At the end of a round`."""
        return self.say("sheet-scoring-name" if self.box.on_sheets else "scoring-name", scoring=scoring)

    def field(self, field: str) -> str:
        """What is written down, as a heading: `Longest wall`."""
        if field in self.box.kinds:
            return self.narrator.words.kind(field)
        return self.say(f"scorepad-field-{field}")

    def refusal(self, refusal: PadRefusal) -> str:
        """Why something cannot be, with whose entry it is about."""
        arguments = {key: self._detail(key, value) for key, value in refusal.details.items()}
        if refusal.because:
            arguments["because"] = self.narrator.refusal(refusal.because)
        why = self.say(f"scorepad-refused-{refusal.reason}", rule=refusal.rule, **arguments)
        return why if refusal.side is None else self.say("scorepad-refused", name=self.name(refusal.side), why=why)

    def _detail(self, key: str, value: str | int) -> str | int:
        words = self.narrator.words
        match key, value:
            case "kind", str(kind):
                return words.kind(kind)
            case "tile" | "old", str(name) if isinstance(self.narrator, Narrator):
                return self.piece(name)
            case "piece", str(name) if isinstance(self.narrator, Narrator):
                return self.piece(name)
            case "cell", str(cell) if isinstance(self.narrator, Narrator):
                return self.narrator.words.cell(read_cell(cell))
            case "colour", str(colour):
                return self.say(f"source-{colour}-falcons")
            case "what", str(field):
                return self.field(field)
            case "other", int(side):
                return self.name(side)
        return value

    def step(self, step: SetupStep) -> str:
        """What has to be done, with its rule."""
        return self.say(f"scorepad-step-{step.code}", rule=step.rule, **step.args)

    def ending(self, scored: ScoredPad) -> str:
        """Who wins; empty until that is known."""
        if not scored.over:
            return ""
        if isinstance(self.narrator, SheetNarrator):
            return self.narrator.ending(scored.points, scored.winners)
        points = scored.points[scored.winners[0]]
        winners = self.narrator.words.listed(self.name(side) for side in scored.winners)
        return self.say("end-winner", winners=winners, count=len(scored.winners), points=points)
