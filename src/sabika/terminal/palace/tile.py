"""A single tile as a small picture: kind, price, walls or moats, and what is on its back."""

from rich.style import Style

from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.pieces import BARE, DIRECTIONS, MOAT, NOTHING, OPEN, START, WALL, Pieces
from sabika.terminal.drawing import DOTTED, DOUBLE, NONE, THICK, THIN, Canvas, Grid, Lines
from sabika.terminal.palace.module import Look, terminal_modules
from sabika.terminal.palace.signs import (
    BACK_SIGN,
    FOUNTAIN_SIGN,
    FOUNTAIN_STYLE,
    HALF_SIGNS,
    OTHER_SIGN,
    OTHER_STYLE,
    UNFINISHED_SIGN,
)
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette

TILE_WIDTH = 7
TILE_HEIGHT = 3
STRENGTHS = {0: NONE, BARE: THIN, WALL: THICK, OPEN: DOTTED, MOAT: DOUBLE}
"""How edges are drawn, by their nature."""
TURNED = {edges: legs for legs, edges in LEGS.items()}
"""The sides of the legs of a half piece, by its edges."""


def tile_style(pieces: Pieces, tile: int) -> Style:
    if tile == START:
        return FOUNTAIN_STYLE
    kind = look_of(pieces, tile).kind
    return KIND_STYLES[pieces.kinds[kind]] if kind >= 0 else OTHER_STYLE


def look_of(pieces: Pieces, piece: int) -> Look:
    """What stands before the sign of the kind, and the kind: a tile's own, or that of the tiles a piece belongs to."""
    if pieces.kind[piece] >= 0:
        return Look("", pieces.kind[piece])
    if pieces.half[piece]:
        return Look(HALF_SIGNS[TURNED[pieces.edges[piece]]], pieces.leans_on[piece])
    looks = (module.look(pieces, piece) for module in terminal_modules().values())
    return next(filter(None, looks), Look(OTHER_SIGN, -1))


def tile_edges(pieces: Pieces, tile: int) -> tuple[int, int, int, int]:
    """The lines north, east, south, west: thick for a wall, double for a moat."""
    north, east, south, west = (STRENGTHS[pieces.edges[tile] >> 4 * side & 15] for side in range(len(DIRECTIONS)))
    return north, east, south, west


def tile_sign(pieces: Pieces, tile: int) -> str:
    """The shortest way to tell a tile: `♜9`."""
    if tile == START:
        return FOUNTAIN_SIGN
    price = pieces.price[tile] if pieces.kind[tile] >= 0 else ""
    return f"{look_of(pieces, tile).sign}{kind_sign(pieces, tile)}{price}"


def kind_sign(pieces: Pieces, piece: int) -> str:
    kind = look_of(pieces, piece).kind
    return KIND_SIGNS[pieces.kinds[kind]] if kind >= 0 else ""


def tile_words(pieces: Pieces, tile: int) -> str:
    """A tile in a line of text: `♜9 ES`."""
    return f"{tile_sign(pieces, tile)} {pieces.walls(tile)}".rstrip()


def back_words(pieces: Pieces, tile: int) -> str:
    """What is on the back of a tile with two faces: `↻≡3`; nothing for any other."""
    back = pieces.other_face[tile]
    return f"{BACK_SIGN}{tile_sign(pieces, back)}" if back else ""


def tile_rows(
    pieces: Pieces, tile: int, names: tuple[str, ...], width: int, height: int, unfinished: bool = False
) -> list[str]:
    """What stands in a tile, as far as there is room; `names` are those of the kinds."""
    if pieces.kind[tile] < 0:
        return [tile_sign(pieces, tile)]
    sign, price = kind_sign(pieces, tile), str(pieces.price[tile])
    if unfinished:
        sign = f"{UNFINISHED_SIGN}{sign}"
    if height >= 2:
        rows = [sign, names[pieces.kind[tile]], price]
        return rows if height >= 3 else [rows[1], f"{sign} {price}"]
    short = f"{sign} {price}" if width >= 5 else f"{sign}{price}"
    return [short if len(short) <= width else sign]


def draw_tile(canvas: Canvas, left: int, top: int, pieces: Pieces, tile: int, palette: Palette) -> None:
    """A tile of 7 by 3 characters; nothing if there is none."""
    if tile == NOTHING:
        return
    grid = Grid(TILE_WIDTH - 2, TILE_HEIGHT - 2, left, top)
    lines = Lines()
    lines.frame(0, 0, tile_edges(pieces, tile))
    grid.fill(canvas, 0, 0, tile_rows(pieces, tile, (), TILE_WIDTH - 2, 1), tile_style(pieces, tile))
    lines.draw(canvas, grid, palette.lines)


def draw_half(canvas: Canvas, grid: Grid, x: int, y: int, pieces: Pieces, tile: int, palette: Palette) -> None:
    """Half a cell, with the wall along its long side."""
    left, top = grid.corner(x, y)
    width, height = grid.inside_width, grid.inside_height
    legs = TURNED[pieces.edges[tile]]
    falling = legs in ("NE", "SW")
    for row in range(height):
        along = (2 * row + 1) * width // (2 * height)
        wall = along if falling else width - 1 - along
        inside = range(wall + 1, width) if "E" in legs else range(wall)
        for column in inside:
            canvas.put(left + 1 + column, top + 1 + row, " ", tile_style(pieces, tile))
        if inside and row == height // 2:
            middle = inside[len(inside) // 2]
            canvas.put(left + 1 + middle, top + 1 + row, kind_sign(pieces, tile), tile_style(pieces, tile))
        canvas.put(left + 1 + wall, top + 1 + row, "╲" if falling else "╱", palette.wall)
