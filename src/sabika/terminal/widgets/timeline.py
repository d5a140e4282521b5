"""The course of a recorded game as a line; a click goes there."""

from rich.text import Text
from textual import events
from textual.widget import Widget

from sabika.terminal.palette import palette
from sabika.terminal.replaying import Replay
from sabika.terminal.widgets.part import Pointed


class Timeline(Widget):
    """From the set-up to the end, with the scorings on it."""

    class Picked(Pointed):
        """A moment was pointed at."""

    def __init__(self, replay: Replay, *, id: str) -> None:
        super().__init__(id=id)
        self.replay = replay

    def render(self) -> Text:
        width = max(self.content_size.width, 2)
        colours = palette(self.app.current_theme.dark)
        here = self._column(self.replay.position, width)
        scorings = {self._column(position, width) for position in self.replay.scorings}
        line = Text(no_wrap=True)
        for column in range(width):
            sign = "◆" if column in scorings else "━" if column < here else "─"
            line.append("●" if column == here else sign, colours.cursor if column <= here else colours.quiet)
        return line

    def _column(self, position: int, width: int) -> int:
        return position * (width - 1) // max(self.replay.last, 1)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            width = max(self.content_size.width, 2)
            self.post_message(self.Picked(round(offset.x * self.replay.last / (width - 1))))
