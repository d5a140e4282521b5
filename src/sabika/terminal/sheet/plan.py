"""A sheet as large as there is room for: the dice along its edges, the buildings, what rows and columns give."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from sabika.rules.sheet.dice import BLUE, YELLOW
from sabika.rules.sheet.scoring import LINE_POINTS
from sabika.rules.sheet.sheet import CELLS, SIDE, Sheet, dice_of
from sabika.terminal.drawing import PLAIN, THICK, THIN, Canvas, Grid, Lines
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.sheet.drawing import BUILT_SIGN, DICE_STYLES

# The inside of a cell, from the largest.
ZOOMS = ((11, 3), (9, 3), (9, 2), (7, 2), (7, 1), (5, 3), (5, 2), (5, 1))
LEFT = 3
RIGHT = 5
TOP = 1
BOTTOM = 1
SIGN_WIDTH = 3


@dataclass(frozen=True, slots=True)
class Marks:
    """What the plan shows besides the buildings."""

    blue: Collection[int] = ()
    """The dice on the sheet."""
    yellow: Collection[int] = ()
    named: Sequence[int] = ()
    """The cells that the dice name, in the order of their numbers."""
    numbered: bool = False
    """Whether they can be chosen by number."""
    cursor: int = -1
    fresh: Collection[int] = ()
    """Cells built last."""


class SheetPlan:
    """How one sheet is laid out on a canvas of a given size."""

    def __init__(self, sheet: Sheet, built: frozenset[int], width: int, height: int, marks: Marks) -> None:
        self.sheet = sheet
        self.built = built
        self.marks = marks
        self.canvas = Canvas(max(width, 1), max(height, 1))
        self.grid = self._fit()

    def _fit(self) -> Grid:
        """The largest cells that fit, in the middle."""
        for inside_width, inside_height in ZOOMS:
            width = LEFT + SIDE * (inside_width + 1) + 1 + RIGHT
            height = TOP + SIDE * (inside_height + 1) + 1 + BOTTOM
            if width <= self.canvas.width and height <= self.canvas.height:
                break
        left = max((self.canvas.width - width) // 2, 0) + LEFT
        return Grid(inside_width, inside_height, left, max((self.canvas.height - height) // 2, 0) + TOP)

    def cell_under(self, column: int, row: int) -> int | None:
        """The cell at a place of the canvas."""
        x, y = self.grid.cell_under(column, row)
        return SIDE * y + x if 0 <= x < SIDE and 0 <= y < SIDE else None

    def draw(self, kind_names: Sequence[str], letters: tuple[str, str], palette: Palette) -> Text:
        """The whole sheet."""
        lines = Lines()
        for cell in range(CELLS):
            strength = THICK if cell in self.marks.named else THIN
            lines.frame(*_place(cell), (strength, strength, strength, strength))
            self._draw_cell(cell, kind_names[self.sheet.kind[cell]], palette)
        lines.draw(self.canvas, self.grid, palette.lines)
        self._draw_edges(letters, palette)
        self._draw_marks(palette)
        return self.canvas.text()

    def _draw_cell(self, cell: int, name: str, palette: Palette) -> None:
        """The sign and the first letters of the kind; a building is crossed and fills the cell with its colour."""
        x, y = _place(cell)
        grid, kind = self.grid, self.sheet.kinds[self.sheet.kind[cell]]
        sign, style, width = KIND_SIGNS[kind], KIND_STYLES[kind], grid.inside_width
        if cell in self.built:
            grid.fill(self.canvas, x, y, _crossed(sign, name, width, grid.inside_height), style)
            return
        left, top = grid.corner(x, y)
        letters = palette.legal if cell in self.marks.named else PLAIN
        grid.fill(self.canvas, x, y, [], letters)
        if grid.inside_height == 1:
            self.canvas.put(left + 1, top + 1, f" {sign} ", style)
            self.canvas.put(left + 1 + SIGN_WIDTH, top + 1, name[: width - SIGN_WIDTH], letters)
        else:
            middle = left + 1 + (width - SIGN_WIDTH) // 2
            self.canvas.put(middle, top + grid.inside_height - 1, f" {sign} ", style)
            self.canvas.put(left + 1, top + grid.inside_height, name[:width].center(width), letters)

    def _draw_edges(self, letters: tuple[str, str], palette: Palette) -> None:
        """The dice that name columns and rows, and what these give (R12)."""
        for line in range(SIDE):
            left, top = self.grid.corner(line, 0)
            shown = line + 1 in self.marks.blue
            head = f"{letters[0]}{line + 1}{'▾' if shown else ' '}"
            style = DICE_STYLES[BLUE] if shown else palette.quiet
            width = self.grid.inside_width
            self.canvas.put(left + 1 + (width - len(head)) // 2, top - 1, head, style)
            foot, style = self._worth([cell for cell in self.built if cell % SIDE == line], palette)
            bottom = self.grid.corner(0, SIDE)[1] + 1
            self.canvas.put(left + 1, bottom, foot.center(width), style)

            left, top = self.grid.corner(0, line)
            middle = top + 1 + self.grid.inside_height // 2
            shown = line + 1 in self.marks.yellow
            head = f"{letters[1]}{line + 1}{'▸' if shown else ' '}"
            self.canvas.put(left - LEFT, middle, head, DICE_STYLES[YELLOW] if shown else palette.quiet)
            foot, style = self._worth([cell for cell in self.built if cell // SIDE == line], palette)
            self.canvas.put(self.grid.corner(SIDE, 0)[0] + 2, middle, foot, style)

    @staticmethod
    def _worth(built: list[int], palette: Palette) -> tuple[str, Style]:
        points = LINE_POINTS[len(built)]
        return (f"{len(built)}+{points}", palette.good) if points else (str(len(built)), palette.quiet)

    def _draw_marks(self, palette: Palette) -> None:
        for cell in self.marks.fresh:
            self.grid.bracket(self.canvas, *_place(cell), "›‹", palette.cursor)
        if self.marks.cursor >= 0:
            self.grid.bracket(self.canvas, *_place(self.marks.cursor), "▶◀", palette.cursor)
        if self.marks.numbered:
            for number, cell in enumerate(self.marks.named, 1):
                left, top = self.grid.corner(*_place(cell))
                self.canvas.put(left + 1, top, str(number), palette.cursor)


def _place(cell: int) -> tuple[int, int]:
    """The column and the row, from 0."""
    blue, yellow = dice_of(cell)
    return blue - 1, yellow - 1


def _crossed(sign: str, name: str, width: int, height: int) -> list[str]:
    """The rows of a cell that is built."""
    gap = " " if width > SIGN_WIDTH + 2 else ""
    label = f"{sign}{gap}{name[: width - SIGN_WIDTH - len(gap)]}"
    if height == 1:
        return [f"{BUILT_SIGN}{label}{BUILT_SIGN}"]
    corners = BUILT_SIGN + " " * (width - 2) + BUILT_SIGN
    if height == 2:
        return [BUILT_SIGN + sign.center(width - 2) + BUILT_SIGN, name[:width]]
    return [corners, label, corners]
