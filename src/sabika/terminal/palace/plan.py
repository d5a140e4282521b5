"""The plan of a palace: its tiles as large as there is room for, walls as thick lines and moats as double ones."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace
from sabika.terminal.drawing import Canvas, Grid, Lines
from sabika.terminal.palace.signs import FIRST_SIGN
from sabika.terminal.palace.tile import draw_half, tile_edges, tile_rows, tile_sign, tile_style
from sabika.terminal.palette import Palette

# The inside of a cell, from the largest.
ZOOMS = ((9, 3), (9, 2), (5, 1), (3, 1))

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Marks:
    """What the plan shows besides the tiles."""

    legal: Mapping[Place, str] = field(default_factory=dict)
    """Cells that can be chosen, each with a short word on the outcome."""
    cursor: Place | None = None
    looked_at: Place | None = None
    """A cell that has to be in sight."""
    ghost: int = 0
    """A tile shown in the cell of the cursor as if it lay there."""
    fresh: Collection[Place] = ()
    """Cells that changed last."""
    unfinished: Collection[int] = ()
    """Tiles that do not count yet."""
    points: Mapping[Place, str] = field(default_factory=dict)
    """Signs where four cells meet, by the cell north-west of the point."""


class Plan:
    """How one palace is laid out on a canvas of a given size."""

    def __init__(
        self,
        palace: Palace,
        width: int,
        height: int,
        marks: Marks,
        kind_names: tuple[str, ...],
        largest: tuple[int, int] = ZOOMS[0],
        ring: int = 1,
    ) -> None:
        self.palace = palace
        self.marks = marks
        self.kind_names = kind_names
        self.canvas = Canvas(max(width, 1), max(height, 1))
        self.tiles = {place_of(cell): palace.at(cell) for cell in palace.cells}
        self.grid = self._fit(largest, ring)

    def _fit(self, largest: tuple[int, int], ring: int) -> Grid:
        """The largest cells with which the palace and a ring of cells around it fit; the palace in the middle."""
        xs = [x for x, _ in self.tiles]
        ys = [y for _, y in self.tiles]
        left, right, top, bottom = min(xs) - ring, max(xs) + ring, min(ys) - ring, max(ys) + ring
        width, height = self.canvas.width, self.canvas.height
        for inside_width, inside_height in ZOOMS[ZOOMS.index(largest) :]:
            needed_width = (right - left + 1) * (inside_width + 1) + 1
            needed_height = (bottom - top + 1) * (inside_height + 1) + 1
            if needed_width <= width and needed_height <= height:
                break
        grid = Grid(inside_width, inside_height)
        x, y = self.marks.cursor or self.marks.looked_at or next(iter(self.marks.fresh), (None, None))
        grid.left = _offset(left, right, inside_width + 1, width, x)
        grid.top = _offset(top, bottom, inside_height + 1, height, y)
        return grid

    def draw(self, palette: Palette) -> Text:
        """The whole plan."""
        canvas, grid, pieces = self.canvas, self.grid, self.palace.pieces
        shown = self.tiles.copy()
        if self.marks.cursor and self.marks.ghost:
            shown[self.marks.cursor] = self.marks.ghost
        for (x, y), outcome in self.marks.legal.items():
            if (x, y) not in shown:
                grid.fill(canvas, x, y, [outcome], palette.legal)
        lines = Lines()
        for (x, y), tile in shown.items():
            lines.frame(x, y, tile_edges(pieces, tile))
            if not pieces.half[tile]:
                unfinished = tile in self.marks.unfinished
                rows = tile_rows(pieces, tile, self.kind_names, grid.inside_width, grid.inside_height, unfinished)
                grid.fill(canvas, x, y, rows, tile_style(pieces, tile))
        lines.draw(canvas, grid, palette.lines)
        for (x, y), tile in shown.items():
            if pieces.half[tile]:
                draw_half(canvas, grid, x, y, pieces, tile, palette)
        self._mark_first(palette)
        for (x, y), sign in self.marks.points.items():
            canvas.put(*grid.corner(x + 1, y + 1), sign, palette.cursor)
        for x, y in self.marks.fresh:
            grid.bracket(canvas, x, y, "›‹", palette.cursor)
        for place in self.marks.legal:
            if place in self.tiles:
                grid.bracket(canvas, *place, "◦◦", palette.cursor)
        if self.marks.cursor:
            if self.marks.cursor not in shown:
                grid.fill(canvas, *self.marks.cursor, ["✗"], palette.bad)
            grid.bracket(canvas, *self.marks.cursor, "▶◀", palette.cursor)
        return canvas.text()

    def _mark_first(self, palette: Palette) -> None:
        """A flag on the first tile of the second part, from which that part is walked (C6, C7)."""
        first = self.palace.second_start
        if first:
            place = place_of(first)
            left, top = self.grid.corner(*place)
            inset = 1 if self.grid.inside_width > len(tile_sign(self.palace.pieces, self.tiles[place])) + 1 else 0
            style = tile_style(self.palace.pieces, self.tiles[place]) if inset else palette.moat
            self.canvas.put(left + inset, top + inset, FIRST_SIGN, style)


def _offset(low: int, high: int, pitch: int, room: int, looked_at: int | None) -> int:
    """Where corner 0 lies so that cells low to high are in the middle, or else the one looked at is in sight."""
    offset = (room - (high - low + 1) * pitch - 1) // 2 - low * pitch
    if looked_at is not None:
        offset = max(offset, -looked_at * pitch)
        offset = min(offset, room - 1 - (looked_at + 1) * pitch)
    return offset
