"""The parts of a board of Roll & Write."""

from sabika.terminal.sheet.scene import SheetScene
from sabika.terminal.widgets.part import Part


class SheetPart(Part[SheetScene]):
    """A part of a board of Roll & Write."""

    @staticmethod
    def letters(scene: SheetScene) -> tuple[str, str]:
        """What stands for blue and for yellow."""
        texts = scene.narrator.texts
        return texts.say("letter-blue"), texts.say("letter-yellow")
