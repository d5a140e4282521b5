"""The palaces of all players but the one shown large, where the terminal is wide enough."""

from rich.text import Text
from textual import events

from sabika.terminal.palace.lengths import length, measured
from sabika.terminal.palace.plan import ZOOMS, Plan
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.widgets.part import PlayerPicked

ONE_COLUMN = 2
"""So many palaces stand one below the other; more of them stand in two columns."""


class OthersPanel(Panel):
    """A click on a palace shows it large."""

    def picture(self, scene: Scene) -> Text:
        others = self._others(scene)
        rows: list[Text] = []
        for start in range(0, len(others), self._columns):
            blocks = [self._block(scene, seat).split("\n") for seat in others[start : start + self._columns]]
            rows += [Text(" ", no_wrap=True).join(lines) for lines in zip(*blocks)]
        return Text("\n", no_wrap=True).join(rows)

    def _others(self, scene: Scene) -> list[int]:
        return [seat for seat in range(len(scene.view.players)) if seat != scene.watched]

    @property
    def _columns(self) -> int:
        return 2 if self.scene and len(self._others(self.scene)) > ONE_COLUMN else 1

    @property
    def _block_size(self) -> tuple[int, int]:
        """Columns and lines for each player."""
        others = len(self._others(self.scene)) if self.scene else 1
        width = (self.content_size.width - self._columns + 1) // self._columns
        return max(width, 1), max(self.content_size.height // -(-others // self._columns), 2)

    def _block(self, scene: Scene, seat: int) -> Text:
        """The name above the plan."""
        width, height = self._block_size
        palace = scene.view.players[seat].palace
        lengths = "/".join(str(length(palace, what)) for what in measured(palace.pieces))
        name = f"{scene.narrator.words.name(seat)} · {lengths}"
        plan = Plan(palace, width, height - 1, scene.marks(seat), scene.kind_names(), largest=ZOOMS[-2], ring=0)
        return Text("\n", no_wrap=True).join([Text(name[:width].ljust(width), "bold"), plan.draw(self.palette)])

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or self.scene is None:
            return
        width, height = self._block_size
        others = self._others(self.scene)
        number = offset.y // height * self._columns + min(offset.x // (width + 1), self._columns - 1)
        if number < len(others):
            self.post_message(PlayerPicked(others[number]))
