"""What a place in the palace is worth: a longer wall, and room left to go on building."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import START, Pieces


class Site(NamedTuple):
    """A cell for a tile, and what changes when the tile is built there."""

    cell: int
    wall: int
    """By how many points the longest wall grows."""
    room: float
    """By how much the room grows, mostly below zero."""


# Palaces are kept alive by the cache, so it holds no more than a few games need.
@lru_cache(maxsize=512)
def sites(palace: Palace, tile: int) -> tuple[Site, ...]:
    """All places for a tile."""
    return tuple(change(palace, tile, cell) for cell in palace.cells_for(tile))


def change(palace: Palace, piece: int, cell: int) -> Site:
    """What changes when the piece is built in the cell."""
    larger = palace.with_tile(piece, cell)
    return Site(cell, wall_points(larger) - wall_points(palace), room_in(larger) - room_in(palace))


def wall_points(palace: Palace) -> int:
    """A point for each edge of the longest wall (A31), two more for each portal in it (P10)."""
    return palace.longest_wall() + 2 * palace.halves_in_wall()


@lru_cache(maxsize=64)
def room_in(palace: Palace) -> float:
    """The share of all printed tiles that would find a cell."""
    fitting = sum(number for tile, number in shapes(palace.pieces) if palace.cells_for(tile))
    return fitting / len(palace.pieces.tiles)


@lru_cache(maxsize=8)
def shapes(pieces: Pieces) -> tuple[tuple[int, int], ...]:
    """One tile for each way in which walls are printed, and how many tiles have them so."""
    numbers = Counter(pieces.edges[tile] for tile in pieces.all_tiles())
    return tuple((pieces.edges.index(edges, START + 1), number) for edges, number in numbers.items())
