"""What a place in the palace is worth: a longer wall or moat, and room left to go on building."""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import START, Pieces


class Site(NamedTuple):
    """A cell for a tile, and what changes when the tile is built there."""

    cell: int
    wall: int
    """By how many points the longest wall grows, and what else is scored along edges."""
    room: float
    """By how much the room grows, mostly below zero."""


KNOWN: Final[dict[tuple[Pieces, bytes, int, int, int], tuple[Site, ...]]] = {}
"""What `sites` found, by all that it depends on: bots that imagine build the same palace again and again."""
MOST_KNOWN: Final = 1 << 13


def sites(palace: Palace, tile: int) -> tuple[Site, ...]:
    """All places for a tile."""
    key = (palace.pieces, palace.grid, palace.first, palace.second_start, tile)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        # In an order of their own, as the order in which the palace was built must not matter.
        found = KNOWN[key] = tuple([change(palace, tile, cell) for cell in sorted(palace.cells_for(tile))])
    return found


def change(palace: Palace, piece: int, cell: int) -> Site:
    """What changes when the piece is built in the cell."""
    larger = palace.with_tile(piece, cell)
    return Site(cell, wall_points(larger) - wall_points(palace), room_in(larger) - room_in(palace))


def wall_points(palace: Palace) -> int:
    """What is scored along edges: walls (A31) and half pieces in them (P10), moats (G9), and where both meet (C10)."""
    if palace.pieces.two_parts:
        return palace.longest_wall() + palace.longest_moat() + 2 * palace.longest_border()
    if palace.pieces.moated[START]:
        return palace.longest_moat()
    return palace.longest_wall() + 2 * palace.halves_in_wall()


# Palaces are kept alive by the cache, so it holds no more than a few games need.
@lru_cache(maxsize=64)
def room_in(palace: Palace) -> float:
    """The share of all printed tiles that would find a cell."""
    all_shapes = shapes(palace.pieces)
    fitting = sum(number for tile, number in all_shapes if palace.cells_for(tile))
    return fitting / sum(number for _, number in all_shapes)


@lru_cache(maxsize=8)
def shapes(pieces: Pieces) -> tuple[tuple[int, int], ...]:
    """One tile for each way in which walls are printed, and how many tiles have them so."""
    numbers = Counter(pieces.edges[tile] for tile in pieces.all_tiles())
    return tuple((pieces.edges.index(edges, START + 1), number) for edges, number in numbers.items())
