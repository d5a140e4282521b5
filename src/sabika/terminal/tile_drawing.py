"""A single tile as a small picture: kind, price and walls."""

from rich.style import Style

from sabika.rules.core.pieces import DIRECTIONS, NOTHING, START, WALL, Pieces
from sabika.terminal.drawing import THICK, THIN, Canvas, Grid, Lines
from sabika.terminal.palette import FOUNTAIN_SIGN, FOUNTAIN_STYLE, KIND_SIGNS, KIND_STYLES, Palette

TILE_WIDTH = 7
TILE_HEIGHT = 3


def tile_style(pieces: Pieces, tile: int) -> Style:
    return FOUNTAIN_STYLE if tile == START else KIND_STYLES[pieces.kind[tile]]


def tile_edges(pieces: Pieces, tile: int) -> tuple[int, int, int, int]:
    """North, east, south, west: thick where there is a wall."""
    north, east, south, west = (
        THICK if pieces.edges[tile] >> 4 * side & WALL else THIN for side in range(len(DIRECTIONS))
    )
    return north, east, south, west


def tile_sign(pieces: Pieces, tile: int) -> str:
    """The shortest way to tell a tile: `♜9`."""
    return FOUNTAIN_SIGN if tile == START else f"{KIND_SIGNS[pieces.kind[tile]]}{pieces.price[tile]}"


def tile_words(pieces: Pieces, tile: int) -> str:
    """A tile in a line of text: `♜9 ES`."""
    return f"{tile_sign(pieces, tile)} {pieces.tile(tile).walls}".rstrip()


def tile_rows(pieces: Pieces, tile: int, names: tuple[str, ...], width: int, height: int) -> list[str]:
    """What stands in a tile, as far as there is room; `names` are those of the kinds."""
    if tile == START:
        return [FOUNTAIN_SIGN]
    sign, price = KIND_SIGNS[pieces.kind[tile]], str(pieces.price[tile])
    if height >= 2:
        rows = [sign, names[pieces.kind[tile]], price]
        return rows if height >= 3 else [rows[1], f"{sign} {price}"]
    return [f"{sign} {price}" if width >= 5 else f"{sign}{price}"]


def draw_tile(canvas: Canvas, left: int, top: int, pieces: Pieces, tile: int, palette: Palette) -> None:
    """A tile of 7 by 3 characters; nothing if there is none."""
    if tile == NOTHING:
        return
    grid = Grid(TILE_WIDTH - 2, TILE_HEIGHT - 2, left, top)
    lines = Lines()
    lines.frame(0, 0, tile_edges(pieces, tile))
    grid.fill(canvas, 0, 0, tile_rows(pieces, tile, (), TILE_WIDTH - 2, 1), tile_style(pieces, tile))
    lines.draw(canvas, grid, palette.bare, palette.wall)
