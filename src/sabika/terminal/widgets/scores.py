"""The score table: points, walls and tiles of each kind, side by side."""

from collections import Counter
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events

from sabika.terminal.drawing import PLAIN
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES
from sabika.terminal.scene import Scene
from sabika.terminal.widgets.panel import Panel, PlayerPicked

LEFT_WIDTH = 5
NARROWEST = 4


class Scores(Panel):
    """A column for each side; a click on one shows the palace."""

    def picture(self, scene: Scene) -> Text:
        texts, view = scene.narrator.texts, scene.view
        lines = [
            self._heading(scene),
            self._row(texts.say("score-points"), view.points, self.palette.strong),
            self._row(texts.say("score-wall"), [player.palace.longest_wall() for player in view.players]),
        ]
        left = Counter(view.pieces.kind[tile] for tile in view.bag)
        for kind, name in enumerate(scene.kind_names()):
            lines.append(self._kind_row(scene, kind, name, [own[kind] for own in scene.counts], left[kind]))
        lines.append(self._row(texts.say("score-cards"), [player.cards for player in view.players], self.palette.quiet))
        lines.append(
            self._row(texts.say("score-reserve"), [len(player.reserve) for player in view.players], self.palette.quiet)
        )
        return Text("\n", no_wrap=True).join(lines)

    @property
    def _label_width(self) -> int:
        """As wide as the columns leave it; at least the sign of a kind stays."""
        sides = len(self.scene.view.points) if self.scene else 0
        return max(4, min(13, self.content_size.width - LEFT_WIDTH - NARROWEST * sides))

    def _column_width(self, sides: int) -> int:
        return max(4, min(10, (self.content_size.width - self._label_width - LEFT_WIDTH) // sides))

    def _heading(self, scene: Scene) -> Text:
        names = scene.side_names()
        width = self._column_width(len(names))
        line = Text(" " * self._label_width, no_wrap=True)
        for side, name in enumerate(names):
            mark = "▶" if side == scene.view.active and not scene.view.over else " "
            shown = name[: width - 2]
            line.append(mark.rjust(width - len(shown)), self.palette.cursor)
            line.append(shown, self.palette.strong + Style(underline=side == scene.watched))
        line.append(scene.narrator.texts.say("score-left")[: LEFT_WIDTH - 1].rjust(LEFT_WIDTH), self.palette.quiet)
        return line

    def _row(self, label: str, numbers: Sequence[int], style: Style = PLAIN) -> Text:
        width = self._column_width(len(self.scene.view.points) if self.scene else len(numbers))
        line = Text(label[: self._label_width].ljust(self._label_width), no_wrap=True)
        for number in numbers:
            line.append(f"{number:>{width}}", style)
        return line

    def _kind_row(self, scene: Scene, kind: int, name: str, counts: list[int], left: int) -> Text:
        width = self._column_width(len(counts))
        line = Text(f" {KIND_SIGNS[kind]} ", KIND_STYLES[kind], no_wrap=True, end="")
        row = Text(no_wrap=True)
        row.append_text(line)
        row.append(f" {name}"[: self._label_width - 3].ljust(self._label_width - 3))
        for count in counts:
            leads = count and count == max(counts)
            # The star says without colour who has most of the kind.
            row.append(f"{f'*{count}' if leads else count or '·':>{width}}", self.palette.good if leads else "")
        row.append(f"{left:>{LEFT_WIDTH}}", self.palette.quiet)
        return row

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or self.scene is None or offset.x < self._label_width:
            return
        seat = (offset.x - self._label_width) // self._column_width(len(self.scene.view.points))
        if seat < len(self.scene.view.players):
            self.post_message(PlayerPicked(seat))
