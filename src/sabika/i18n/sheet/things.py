"""How the things on the table of Roll & Write are called, as parts of sentences: dice, cells, dummies."""

from collections.abc import Sequence

from sabika.i18n.sentence import Mentions, Sentence, sentence
from sabika.i18n.things import Things
from sabika.rules.sheet.sheet import Sheet, dice_of


class SheetThings(Things):
    """Names the things of games with this sheet."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        super().__init__(seats)
        self.sheet = sheet

    def other(self, number: int) -> Sentence:
        """The sides after the seats are dummies (R15)."""
        return sentence("dummy", number=number + 1)

    def round(self, number: int, rounds: int) -> Sentence:
        """`Round 3 of 18`."""
        return sentence("sheet-round", round=number, rounds=rounds)

    def die(self, colour: str, value: int) -> Sentence:
        """One die within a sentence: `the blue 3`."""
        return sentence(f"die-{colour}", value=value)

    def pair(self, blue: int, yellow: int) -> Sentence:
        """Two dice within a sentence: `the blue 3 and the yellow 5`."""
        return sentence("sheet-pair", blue=blue, yellow=yellow)

    def dice(self, blue: Sequence[int], yellow: Sequence[int]) -> Sentence:
        """Any number of dice by themselves: `blue 3 and 4, yellow 5 and 5`."""
        return sentence("sheet-dice", blue=self.listed(blue), yellow=self.listed(yellow))

    def cell(self, cell: int) -> Sentence:
        """A cell, by the dice that name it: `blue 3, yellow 5`."""
        blue, yellow = dice_of(cell)
        return self.dice([blue], [yellow])

    def building(self, kind: int) -> Sentence:
        """A building within a sentence, as what is built: `a tower`."""
        return sentence(f"building-{self.sheet.kinds[kind]}")

    def buildings(self, kind: int) -> Sentence:
        """All buildings of a kind, within a sentence: `all towers`."""
        return sentence(f"building-{self.sheet.kinds[kind]}.all")

    def built(self, cell: int) -> Mentions:
        """What a sentence about building a cell mentions: the building and where it is."""
        return {"building": self.building(self.sheet.kind[cell]), "cell": self.cell(cell)}
