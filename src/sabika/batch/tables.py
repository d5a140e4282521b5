"""What never changes, as arrays: the tiles, the payments, the points. All of it is taken from the rules
and their pieces."""

import tomllib
from pathlib import Path
from typing import Any, Final

import numpy as np

from sabika.batch.numbering import PAYMENTS, REACH, SIDE, TILES
from sabika.rules.games.alhambra import KIND_POINTS, KINDS
from sabika.rules.palace.money import CARDS, COPIES, VALUES, purse_total
from sabika.rules.palace.pieces import DIRECTIONS
from sabika.rules.palace.taking import LIMIT
from sabika.rules.palace.turn import DISPLAY_SIZE

Words = np.ndarray[Any, np.dtype[np.uint32]]
FILE: Final = Path(__file__).resolve().parents[1] / "components" / "alhambra_tiles.toml"


def _tiles() -> list[tuple[int, int, str]]:
    """Kind, price and walls of each tile, in the order of the rules."""
    found = [
        (KINDS.index(entry["kind"]), entry["price"], entry["walls"])
        for entry in tomllib.loads(FILE.read_text())["tile"]
    ]
    return sorted([(kind, price, "".join(sorted(walls, key=DIRECTIONS.index))) for kind, price, walls in found])


_ALL: Final = _tiles()
assert len(_ALL) == TILES

START: Final = TILES
"""The number of the start tile; the other tiles are numbered from 0."""
NO_KIND: Final = len(KINDS)

KIND: Final = np.array([kind for kind, _, _ in _ALL] + [NO_KIND], np.int8)
PRICE: Final = np.array([price for _, price, _ in _ALL] + [0], np.int8)
WALLS: Final = np.array([sum(1 << DIRECTIONS.index(side) for side in walls) for _, _, walls in _ALL] + [0], np.int8)
"""A bit for each side with a wall: north 1, east 2, south 4, west 8."""
PATTERNS: Final = np.array(sorted(set(WALLS[:TILES].tolist())), np.int32)
"""The ways in which walls stand on tiles."""


def bits_of(tiles: list[int]) -> Words:
    """Tiles as two words of bits."""
    bits = sum(1 << tile for tile in tiles)
    return np.array([bits & 0xFFFFFFFF, bits >> 32], np.uint32)


WITH_PATTERN: Final = np.stack(
    [bits_of([tile for tile in range(TILES) if WALLS[tile] == walls]) for walls in range(16)]
)
"""By pattern: the tiles that have it."""
OF_KIND: Final = np.stack(
    [bits_of([tile for tile in range(TILES) if KIND[tile] == kind]) for kind in range(len(KINDS))]
)
"""By kind: its tiles."""
ALL_TILES: Final = bits_of(list(range(TILES)))

# A32. By scoring, kind and place.
POINTS: Final = np.array([[[*places, 0, 0][:3] for places in kinds] for kinds in KIND_POINTS], np.int32)

# Cells are numbered 32 * row + column; a row of the square is a word of bits.
COLUMN: Final = 3
"""The column of the first cell of a row, so that nothing is pushed out of a word by a step."""
ORIGIN: Final = 32 * REACH + COLUMN + REACH
STEPS: Final = np.array([-32, 1, 32, -1], np.int16)
"""To the neighbours in the north, east, south and west."""
ROW: Final = np.uint32(sum(1 << COLUMN + x for x in range(SIDE)))
NOT_ORIGIN: Final = np.array(
    [0xFFFFFFFF & ~(1 << (ORIGIN & 31)) if row == ORIGIN >> 5 else 0xFFFFFFFF for row in range(SIDE)], np.uint32
)
EDGE: Final = np.array(
    [ROW if row in (0, SIDE - 1) else np.uint32(1 << COLUMN | 1 << COLUMN + SIDE - 1) for row in range(SIDE)], np.uint32
)
"""The cells at the border of the square."""

# Money.
NO_CARD: Final = CARDS
"""Stands for an empty place of the display."""
SUBSETS: Final = np.array([[number + 1 >> k & 1 for k in range(DISPLAY_SIZE)] for number in range(2**DISPLAY_SIZE - 1)])
"""By number of the action: which cards of the display are taken."""
MOST: Final = LIMIT
PURSE: Final = sum(COPIES << 2 * value for value in range(VALUES))
"""A currency's cards, three of each value."""


def spread(part: int) -> int:
    """The cards of a purse with three bits for each value."""
    return sum((part >> 2 * value & 3) << 3 * value for value in range(VALUES))


PARTS: Final = np.array(PAYMENTS, np.uint32)
SPREAD: Final = np.array([spread(part) for part in PAYMENTS], np.uint32)
TOTALS: Final = np.array([purse_total(part) for part in PAYMENTS], np.int32)
LOWEST: Final = np.array(
    [next(value + 1 for value in range(VALUES) if part >> 2 * value & 3) for part in PAYMENTS], np.int32
)
GUARDS: Final = np.uint32(sum(4 << 3 * value for value in range(VALUES)))
