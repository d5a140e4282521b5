"""Drawing with characters: a canvas, and lines that join properly where walls, moats and bare edges meet."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

# What a line is like, each stronger than those before. Where a thick and a double line lie on each other they are BOTH.
NONE = 0
THIN = 1
DOTTED = 2
THICK = 3
DOUBLE = 4
BOTH = 5

ACROSS = " ─╌━═╪"
DOWN = " │╎┃║╫"

# The joint of four arms (up, right, down, left), each absent, thin or thick: the arms are the digits of the position,
# in base 3 with the lowest first.
JOINTS = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"
DIGITS = (0, 1, 1, 2, 2, 2)

# The same with double lines, of which there are no halves: the arms that are there are the bits of the position, for
# double lines down, across, and both.
DOUBLE_DOWN = " ║─╙║║╓╟─╜─╨╖╢╥╫"
DOUBLE_ACROSS = " │═╘││╒╞═╛═╧╕╡╤╪"
ALL_DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"

PLAIN = Style()


def joint(up: int, right: int, down: int, left: int) -> str:
    """The character in which these arms meet. There is none for thick and double ones, so thick ones win."""
    arms = (up, right, down, left)
    if max(arms) < DOUBLE or THICK in arms:
        return JOINTS[sum(DIGITS[arm] * 3**place for place, arm in enumerate(arms))]
    there = sum(1 << place for place, arm in enumerate(arms) if arm)
    if max(up, down) < DOUBLE:
        return DOUBLE_ACROSS[there]
    return DOUBLE_DOWN[there] if max(left, right) < DOUBLE else ALL_DOUBLE[there]


class Canvas:
    """A rectangle of styled characters. What falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write a text from this place on."""
        if not 0 <= y < self.height:
            return
        for column, sign in enumerate(text, x):
            if 0 <= column < self.width:
                self._signs[y][column] = sign
                self._styles[y][column] = style

    def text(self) -> Text:
        """The whole canvas."""
        return Text("\n", no_wrap=True, end="").join(self._line(y) for y in range(self.height))

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True, end="")
        start = 0
        styles = self._styles[y]
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] is not styles[start]:
                line.append("".join(self._signs[y][start:x]), styles[start])
                start = x
        return line


class Lines:
    """Lines along a grid of cells, each between two neighbouring corners.

    Corner (x, y) is the upper left one of cell (x, y). A stronger line wins over a weaker one.
    """

    def __init__(self) -> None:
        self._across: dict[tuple[int, int], int] = {}
        self._down: dict[tuple[int, int], int] = {}

    def frame(self, x: int, y: int, edges: tuple[int, int, int, int]) -> None:
        """The north, east, south and west edge of a cell."""
        north, east, south, west = edges
        for lines, place, strength in (
            (self._across, (x, y), north),
            (self._down, (x + 1, y), east),
            (self._across, (x, y + 1), south),
            (self._down, (x, y), west),
        ):
            lines[place] = _together(strength, lines.get(place, NONE))

    def draw(self, canvas: Canvas, grid: "Grid", styles: Sequence[Style]) -> None:
        """Draw all lines, in the style of their strength, and the joints at their corners."""
        for (x, y), strength in self._across.items():
            left, top = grid.corner(x, y)
            canvas.put(left + 1, top, ACROSS[strength] * grid.inside_width, styles[strength])
        for (x, y), strength in self._down.items():
            left, top = grid.corner(x, y)
            for row in range(grid.inside_height):
                canvas.put(left, top + 1 + row, DOWN[strength], styles[strength])
        for x, y in self._corners():
            arms = (
                self._down.get((x, y - 1), NONE),
                self._across.get((x, y), NONE),
                self._down.get((x, y), NONE),
                self._across.get((x - 1, y), NONE),
            )
            canvas.put(*grid.corner(x, y), joint(*arms), styles[max(arms)])

    def _corners(self) -> set[tuple[int, int]]:
        across = {corner for x, y in self._across for corner in ((x, y), (x + 1, y))}
        return across | {corner for x, y in self._down for corner in ((x, y), (x, y + 1))}


def _together(one: int, other: int) -> int:
    """Two lines on each other."""
    return BOTH if {one, other} == {THICK, DOUBLE} else max(one, other)


class Grid:
    """Where the cells of a grid lie on a canvas: neighbouring cells share the line between them."""

    def __init__(self, inside_width: int, inside_height: int, left: int = 0, top: int = 0) -> None:
        self.inside_width = inside_width
        self.inside_height = inside_height
        self.left = left
        self.top = top
        """Where corner (0, 0) is."""

    def corner(self, x: int, y: int) -> tuple[int, int]:
        return self.left + x * (self.inside_width + 1), self.top + y * (self.inside_height + 1)

    def cell_under(self, column: int, row: int) -> tuple[int, int]:
        """The cell at a place of the canvas; a line belongs to the cell right of it or below it."""
        return (column - self.left) // (self.inside_width + 1), (row - self.top) // (self.inside_height + 1)

    def bracket(self, canvas: Canvas, x: int, y: int, signs: str, style: Style) -> None:
        """Point at a cell from both sides, which is seen without colours too."""
        left, top = self.corner(x, y)
        row = top + 1 + self.inside_height // 2
        canvas.put(left, row, signs[0], style)
        canvas.put(left + self.inside_width + 1, row, signs[1], style)

    def fill(self, canvas: Canvas, x: int, y: int, rows: list[str], style: Style) -> None:
        """Fill the inside of a cell with rows of text, each in the middle."""
        left, top = self.corner(x, y)
        above = (self.inside_height - len(rows)) // 2
        for row in range(self.inside_height):
            inside = row - above
            text = rows[inside] if 0 <= inside < len(rows) else ""
            canvas.put(left + 1, top + 1 + row, text[: self.inside_width].center(self.inside_width), style)
