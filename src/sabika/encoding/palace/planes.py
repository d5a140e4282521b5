"""A palace as planes: one number for each cell of a square around the fountain."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sabika.encoding.table import KEPT, Plane
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import Pieces

SIDE: Final = 25
"""Cells in a row and in a column, the fountain in the middle."""
REACH: Final = SIDE // 2
SQUARE: Final = SIDE * SIDE


def palace_planes(pieces: Pieces) -> list[Plane]:
    """The planes of every palace with these pieces, beside those of modules."""
    found = [Plane("there", "whether there is a piece")]
    found += [Plane(f"wall {letter}", f"whether it has a wall or moat {letter}") for letter in "NESW"]
    found += [Plane(kind, f"whether it is a tile of the kind {kind}") for kind in pieces.kinds]
    found += [Plane("price", "its price"), Plane("moated", "whether it has moats instead of walls")]
    return [*found, Plane("half", "whether it fills only half of its cell")]


def is_far_out(cell: int) -> bool:
    """Whether a cell lies outside of the planes."""
    x, y = place_of(cell)
    return not (-REACH <= x <= REACH and -REACH <= y <= REACH)


def square_of(cell: int) -> int:
    """The place of a cell in a plane."""
    x, y = place_of(cell)
    return (y + REACH) * SIDE + x + REACH


@lru_cache(KEPT // 4)
def planes_of(palace: Palace) -> bytes:
    """All planes of a palace, one after the other."""
    pieces = palace.pieces
    kinds = len(pieces.kinds)
    found = bytearray((8 + kinds) * SQUARE)
    for cell in palace.cells:
        if is_far_out(cell):
            continue
        at = square_of(cell)
        piece = palace.at(cell)
        walls = pieces.walls(piece)
        found[at] = 1
        for direction, letter in enumerate("NESW"):
            if letter in walls:
                found[(1 + direction) * SQUARE + at] = 1
        if pieces.kind[piece] >= 0:
            found[(5 + pieces.kind[piece]) * SQUARE + at] = 1
        found[(5 + kinds) * SQUARE + at] = pieces.price[piece]
        found[(6 + kinds) * SQUARE + at] = pieces.moated[piece]
        found[(7 + kinds) * SQUARE + at] = pieces.half[piece]
    return bytes(found)


@lru_cache(KEPT // 4)
def plane_with(cells: Sequence[int]) -> bytes:
    """A plane that is 1 in these cells."""
    found = bytearray(SQUARE)
    for cell in cells:
        if not is_far_out(cell):
            found[square_of(cell)] = 1
    return bytes(found)
