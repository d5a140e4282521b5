"""The table of points, kinds, coins and dice, a column for each side. Kinds show the places still to be given."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events

from sabika.terminal.drawing import PLAIN
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES
from sabika.terminal.sheet.drawing import dice_in_words
from sabika.terminal.sheet.scene import SheetPart, SheetScene
from sabika.terminal.widgets.part import PlayerPicked

PLACES = 8
"""Columns for the points of the places left, `21·13·6`."""
SHORTEST = 2
"""Letters of a kind."""
WIDEST = 9
DONE_SIGN = "✓"


class SheetScores(SheetPart):
    """A click on a column shows the sheet."""

    def picture(self, scene: SheetScene) -> Text:
        say, view = scene.narrator.texts.say, scene.view
        rows = [
            self._heading(scene),
            self._row(scene, say("score-points"), [str(points) for points in view.points], self.palette.strong),
            self._row(scene, say("score-now"), [str(points) for points in scene.now]),
            *(self._kind_row(scene, kind) for kind in range(len(view.sheet.kinds))),
            self._row(scene, say("score-coins"), [str(player.coins) for player in view.players]),
        ]
        if scene.seats > 1:  # Alone, all dice lie beside the sheet.
            rows.append(self._dice_row(scene))
        return Text("\n", no_wrap=True).join(rows)

    # Columns

    def _column_width(self, scene: SheetScene) -> int:
        fixed = 3 + SHORTEST + 2 + PLACES
        return max(4, min(WIDEST, (self.content_size.width - fixed) // scene.sides))

    def _label_width(self, scene: SheetScene) -> int:
        return max(self.content_size.width - scene.sides * self._column_width(scene), 0)

    # Rows

    def _heading(self, scene: SheetScene) -> Text:
        width = self._column_width(scene)
        line = Text(scene.narrator.texts.say("score-places").rjust(self._label_width(scene)), self.palette.quiet)
        line.no_wrap = True
        for side in range(scene.sides):
            mark = "▶" if side == scene.view.active and not scene.view.winners else " "
            shown = scene.side_name(side, width - 1)
            line.append(mark.rjust(width - len(shown)), self.palette.cursor)
            line.append(shown, self.palette.strong + Style(underline=side == scene.watched))
        return line

    def _row(self, scene: SheetScene, label: str, cells: Sequence[str], style: Style = PLAIN) -> Text:
        width, room = self._column_width(scene), self._label_width(scene)
        line = Text(label[: room - 1].ljust(room), no_wrap=True)
        for cell in cells:
            line.append(cell.rjust(width), style)
        return line

    def _kind_row(self, scene: SheetScene, kind: int) -> Text:
        view = scene.view
        known, size = view.sheet.kinds[kind], view.sheet.size(kind)
        row = Text(no_wrap=True)
        row.append(f" {KIND_SIGNS[known]} ", KIND_STYLES[known])
        room = self._label_width(scene) - 3 - PLACES
        number = f"×{size}"
        row.append(f"{scene.kind_name(kind)[: room - len(number)]}{number}".ljust(room))
        row.append("·".join(map(str, scene.places_left(kind))).rjust(PLACES), self.palette.good)
        most = max(own[kind] for own in view.numbers)
        for side, own in enumerate(view.numbers):
            row.append_text(self._number(scene, kind, side, own[kind] == most))
        return row

    def _number(self, scene: SheetScene, kind: int, side: int, leads: bool) -> Text:
        """How many buildings of a kind; a tick if all, a star if nobody has more."""
        number, size = scene.view.numbers[side][kind], scene.view.sheet.size(kind)
        fresh = "›" if (side, kind) in scene.crossed.ticks else ""
        shown = f"{DONE_SIGN}{number}" if number == size else f"*{number}" if leads and number else str(number or "·")
        style = self.palette.good if number == size or (leads and number) else PLAIN
        return Text(f"{fresh}{shown}".rjust(self._column_width(scene)), style)

    def _dice_row(self, scene: SheetScene) -> Text:
        """The dice that lie on each sheet; all four only where there is room."""
        width = self._column_width(scene)
        blue, yellow = self.letters(scene)
        line = self._row(scene, scene.narrator.texts.say("score-dice", blue=blue, yellow=yellow), [])
        for player in scene.view.players:
            dice = dice_in_words(player.blue, player.yellow, ("", ""))
            if dice.cell_len >= width:
                dice = Text("…")
            dice.pad_left(width - dice.cell_len)
            line.append_text(dice)
        return line

    def on_click(self, event: events.Click) -> None:
        offset, scene = event.get_content_offset(self), self.scene
        if offset is None or scene is None or offset.x < self._label_width(scene):
            return
        seat = (offset.x - self._label_width(scene)) // self._column_width(scene)
        if seat < scene.seats:
            self.post_message(PlayerPicked(seat))
