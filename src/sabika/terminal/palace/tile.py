"""A single tile as a small picture: kind, price, walls or moats, and what is on its back."""

from rich.style import Style

from sabika.modules.huts import rules as huts
from sabika.modules.huts.rules import hut_kind
from sabika.modules.portals.rules import legs_of
from sabika.rules.palace.pieces import BARE, DIRECTIONS, MOAT, NOTHING, OPEN, START, WALL, Pieces
from sabika.terminal.drawing import DOTTED, DOUBLE, NONE, THICK, THIN, Canvas, Grid, Lines
from sabika.terminal.palette import (
    BACK_SIGN,
    FOUNTAIN_SIGN,
    FOUNTAIN_STYLE,
    HUT_SIGN,
    KIND_SIGNS,
    KIND_STYLES,
    PORTAL_SIGNS,
    SITE_SIGN,
    Palette,
)

TILE_WIDTH = 7
TILE_HEIGHT = 3
STRENGTHS = {0: NONE, BARE: THIN, WALL: THICK, OPEN: DOTTED, MOAT: DOUBLE}
"""How edges are drawn, by their nature."""


def tile_style(pieces: Pieces, tile: int) -> Style:
    return FOUNTAIN_STYLE if tile == START else KIND_STYLES[shown_kind(pieces, tile)]


def shown_kind(pieces: Pieces, piece: int) -> str:
    """The kind in whose colour a piece is drawn: its own, or that of the tiles it belongs to."""
    kind = pieces.kind[piece]
    if kind < 0:
        kind = pieces.leans_on[piece] if pieces.half[piece] else hut_kind(pieces, piece)
    return pieces.kinds[kind]


def is_hut(pieces: Pieces, piece: int) -> bool:
    return huts.NAME in pieces.data and hut_kind(pieces, piece) >= 0


def tile_edges(pieces: Pieces, tile: int) -> tuple[int, int, int, int]:
    """The lines north, east, south, west: thick for a wall, double for a moat."""
    north, east, south, west = (STRENGTHS[pieces.edges[tile] >> 4 * side & 15] for side in range(len(DIRECTIONS)))
    return north, east, south, west


def tile_sign(pieces: Pieces, tile: int) -> str:
    """The shortest way to tell a tile: `♜9`."""
    if tile == START:
        return FOUNTAIN_SIGN
    sign = KIND_SIGNS[shown_kind(pieces, tile)]
    if pieces.half[tile]:
        return f"{PORTAL_SIGNS[legs_of(pieces, tile)]}{sign}"
    return f"{HUT_SIGN}{sign}" if is_hut(pieces, tile) else f"{sign}{pieces.price[tile]}"


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
    if tile == START or is_hut(pieces, tile) or pieces.half[tile]:
        return [tile_sign(pieces, tile)]
    sign, price = KIND_SIGNS[shown_kind(pieces, tile)], str(pieces.price[tile])
    if unfinished:
        sign = f"{SITE_SIGN}{sign}"
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
    legs = legs_of(pieces, tile)
    falling = legs in ("NE", "SW")
    for row in range(height):
        along = (2 * row + 1) * width // (2 * height)
        wall = along if falling else width - 1 - along
        inside = range(wall + 1, width) if "E" in legs else range(wall)
        for column in inside:
            canvas.put(left + 1 + column, top + 1 + row, " ", tile_style(pieces, tile))
        if inside and row == height // 2:
            middle = inside[len(inside) // 2]
            canvas.put(left + 1 + middle, top + 1 + row, KIND_SIGNS[shown_kind(pieces, tile)], tile_style(pieces, tile))
        canvas.put(left + 1 + wall, top + 1 + row, "╲" if falling else "╱", palette.wall)
