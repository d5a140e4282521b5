"""A palace as planes: one number for each cell of a square around the fountain."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sabika.encoding.table import KEPT, PALACES, Plane
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


@lru_cache(64)
def looks_of(pieces: Pieces) -> list[list[tuple[int, int]]]:
    """By piece: the beginnings of the planes in which it is not 0, each with its number there."""
    found: list[list[tuple[int, int]]] = []
    for piece, kind in enumerate(pieces.kind):
        walls = pieces.walls(piece)
        looks = [1, *[letter in walls for letter in "NESW"], *[own == kind for own in range(len(pieces.kinds))]]
        looks += [pieces.price[piece], pieces.moated[piece], pieces.half[piece]]
        found.append([(plane * SQUARE, int(look)) for plane, look in enumerate(looks) if look])
    return found


@lru_cache(PALACES)
def planes_of(palace: Palace) -> bytes:
    """All planes of a palace, one after the other."""
    looks = looks_of(palace.pieces)
    found = bytearray((8 + len(palace.pieces.kinds)) * SQUARE)
    for cell in palace.cells:
        if not is_far_out(cell):
            at = square_of(cell)
            for plane, look in looks[palace.at(cell)]:
                found[plane + at] = look
    return bytes(found)


@lru_cache(KEPT // 4)
def plane_with(cells: Sequence[int]) -> bytes:
    """A plane that is 1 in these cells."""
    found = bytearray(SQUARE)
    for cell in cells:
        if not is_far_out(cell):
            found[square_of(cell)] = 1
    return bytes(found)
