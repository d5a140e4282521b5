"""The score table: points, walls, moats and tiles of each kind, side by side."""

from collections import Counter
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size

from sabika.rules.palace.scoring import BORDER, MOAT, WALL
from sabika.terminal.drawing import PLAIN
from sabika.terminal.palace.lengths import length, measured
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES
from sabika.terminal.widgets.part import PlayerPicked

LEFT_WIDTH = 5
NARROWEST = 4
FIXED = 2
"""The names and the points stand on every page."""


class Scores(Panel):
    """A column for each side; a click on one shows the palace. What does not fit stands on further pages."""

    page = 0

    def title(self, scene: Scene) -> str:
        pages = len(self._pages(scene))
        if pages < 2:
            return super().title(scene)
        return scene.narrator.texts.say("panel-scores-page", page=self.page % pages + 1, pages=pages)

    def picture(self, scene: Scene) -> Text:
        points = self._row(scene.narrator.texts.say("score-points"), scene.view.points, self.palette.strong)
        pages = self._pages(scene)
        return Text("\n", no_wrap=True).join([self._heading(scene), points, *pages[self.page % len(pages)]])

    def turn_page(self) -> None:
        """Show what there was no room for."""
        if self.scene:
            self.page = (self.page + 1) % len(self._pages(self.scene))
            self.show(self.scene)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return FIXED + sum(len(section) for section in self._sections(self.scene)) if self.scene else 0

    # Rows

    def _sections(self, scene: Scene) -> list[list[Text]]:
        """The rows that belong together: wall and kinds with walls, moat and kinds with moats, the rest."""
        texts, view, lengths = scene.narrator.texts, scene.view, measured(scene.view.pieces)
        kinds = self._kind_rows(scene)
        rest = [self._length_row(scene, BORDER)] if BORDER in lengths else []
        for message, numbers in (
            ("score-cards", [player.cards for player in view.players]),
            ("score-reserve", [len(player.reserve) for player in view.players]),
        ):
            rest.append(self._row(texts.say(message), numbers, self.palette.quiet))
        return [*([self._length_row(scene, what), *kinds[what]] for what in lengths if what != BORDER), rest]

    def _pages(self, scene: Scene) -> list[list[Text]]:
        """The sections on as few pages as needed."""
        room = max(self.content_size.height - FIXED, 1)
        first, *others, last = self._sections(scene)
        return min(_paged([first, *others, last], room), _paged([first, last, *others], room), key=len)

    def _length_row(self, scene: Scene, what: str) -> Text:
        label = scene.narrator.texts.say("score-wall" if what == WALL else what)
        return self._row(label, [length(player.palace, what) for player in scene.view.players])

    def _kind_rows(self, scene: Scene) -> dict[str, list[Text]]:
        """A row for each kind, by whether its tiles have walls or moats."""
        pieces = scene.view.pieces
        moated = {pieces.kind[tile] for tile in pieces.all_tiles() if pieces.moated[tile]}
        moated |= {pieces.kind[pieces.other_face[tile]] for tile in pieces.all_tiles() if pieces.moated[tile]}
        left = left_by_kind(scene)
        rows: dict[str, list[Text]] = {WALL: [], MOAT: []}
        for kind, name in enumerate(scene.kind_names()):
            row = self._kind_row(scene, kind, name, [own[kind] for own in scene.counts], left[kind])
            rows[MOAT if kind in moated else WALL].append(row)
        return rows

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
            mark = "▶" if side == scene.view.active and not scene.view.winners else " "
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
        known = scene.view.pieces.kinds[kind]
        line = Text(f" {KIND_SIGNS[known]} ", KIND_STYLES[known], no_wrap=True, end="")
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


def _paged(sections: Sequence[list[Text]], room: int) -> list[list[Text]]:
    """Pages of so many rows; only a section that is longer than a page is torn apart."""
    pages: list[list[Text]] = [[]]
    for section in sections:
        if len(pages[-1]) + len(section) > room and len(section) <= room:
            pages.append([])
        for row in section:
            if len(pages[-1]) == room:
                pages.append([])
            pages[-1].append(row)
    return pages


def left_by_kind(scene: Scene) -> Counter[int]:
    """How many faces of each kind are still in the bags; a tile with two faces counts for both."""
    pieces = scene.view.pieces
    left = Counter(pieces.kind[tile] for tile in scene.view.bag)
    left.update(pieces.kind[pieces.other_face[tile]] for tile in scene.view.bag if pieces.other_face[tile])
    return left
