"""The cells of a palace as numbers, and the steps between them.

A cell is y * 224 + x with the start tile in the middle; x grows to the east and y to the south. A palace of all 108
tiles of both sets in one line still fits.
"""

from typing import Final

from sabika.rules.core.errors import BadInput

WIDTH: Final = 224
HALF: Final = WIDTH // 2
CELLS: Final = WIDTH * WIDTH
ORIGIN: Final = HALF * WIDTH + HALF
NEAR: Final = 32 * WIDTH
NEAR_FROM: Final = ORIGIN - HALF - NEAR // 2
"""The rows around the start tile that hold nearly all cells of nearly all palaces: so many cells, from this one on."""
MOST_FAR_OUT: Final = 1 << 13
"""So many actions of a kind in other rows are kept."""
STEPS: Final = [-WIDTH, 1, WIDTH, -1]
"""To the neighbours that share an edge, by direction."""
CORNERS: Final = [1 - WIDTH, 1 + WIDTH, WIDTH - 1, -1 - WIDTH]
"""To those that share a corner."""

# For each distance from a cell, beginning with its upper left neighbour: whether that is the cell itself or one of the
# eight around it, and whether it is one of the four that share an edge with it.
AROUND: Final = bytes(step == 0 or step in STEPS or step in CORNERS for step in range(-WIDTH - 1, WIDTH + 2))
BESIDE: Final = bytes(step in STEPS for step in range(-WIDTH - 1, WIDTH + 2))


def cell_at(x: int, y: int) -> int:
    """The cell x steps east and y steps south of the start tile."""
    if not (-HALF < x < HALF - 1 and -HALF < y < HALF - 1):
        raise BadInput(f"The cell {x},{y} is too far from the fountain. Coordinates go from -{HALF - 1} to {HALF - 2}.")
    return ORIGIN + y * WIDTH + x


def place_of(cell: int) -> tuple[int, int]:
    """The cell's steps east and south of the start tile."""
    return cell % WIDTH - HALF, cell // WIDTH - HALF


def _parts(ring: int) -> bool:
    arcs = 0
    for position in range(8):
        if ring >> position & 1 and not ring >> (position + 1) % 8 & 1:
            arc = [step % 8 for step in range(position + 1, position + 8)]
            length = next((n for n, step in enumerate(arc) if ring >> step & 1), 7)
            arcs += any(step % 2 == 0 for step in arc[:length])
    return arcs > 1


PARTS: Final = [_parts(ring) for ring in range(256)]
"""Whether the empty ones among the four neighbours of a cell fall into several arcs of the ring of eight around it. The
bits say which of the eight, clockwise from the north, hold a tile."""
