"""What is asked now, and below it what the current pick would mean or why it is not possible."""

from enum import Enum

from rich.text import Text
from textual.widgets import Static

from sabika.terminal.palette import Palette


class Tone(Enum):
    """How something is said. What is not possible also has a cross, to be seen without colours."""

    QUIET = ""
    GOOD = "✓ "
    BAD = "✗ "


class Prompt(Static):
    """Two lines: the question, and the detail."""

    question = ""
    detail = ""

    def show(self, question: str, detail: str, tone: Tone, palette: Palette) -> None:
        """Ask this."""
        self.question, self.detail = question, detail
        style = {Tone.QUIET: palette.quiet, Tone.GOOD: palette.good, Tone.BAD: palette.bad}[tone]
        self.update(Text.assemble((question, palette.strong), "\n", (tone.value + detail if detail else "", style)))
