"""Which edges of a palace give points: those of its longest wall, moat and border (A31, G9, C10)."""

from typing import TYPE_CHECKING, Final, NamedTuple

from sabika.rules.palace.cells import WIDTH
from sabika.rules.palace.halves import best_run
from sabika.rules.palace.pieces import DIRECTIONS, EAST, MOAT, NORTH, SOUTH, WALL, WEST
from sabika.rules.palace.two_parts import border_edges
from sabika.rules.palace.walls import longest_run, longest_trail

if TYPE_CHECKING:
    from sabika.rules.palace.palace import Palace

LONG: Final = "long"
"""The long side of a half piece, which carries its wall (P10)."""


class Edge(NamedTuple):
    """A side of the piece in a cell."""

    cell: int
    side: str
    """N, E, S or W; `long` for the long side of a half piece."""


def wall_run(palace: "Palace", walls: list[tuple[int, int]]) -> list[int]:
    """The longest of a palace's outside walls that hang together, as their places in the list."""
    if palace.second_start:
        return longest_trail(walls)
    if palace.halves:
        return best_run(walls, len(palace.halves))
    return longest_run(walls)


def edges_of_wall(palace: "Palace") -> list[Edge]:
    """The edges of the longest wall (A31)."""
    walls = palace.outside_walls()
    return [_edge(palace, walls[index], WALL) for index in wall_run(palace, walls)]


def edges_of_moat(palace: "Palace") -> list[Edge]:
    """The edges of the longest moat (G9)."""
    moats = palace.outside_edges(MOAT)
    return [_edge(palace, moats[index], MOAT) for index in longest_trail(moats)]


def edges_of_border(palace: "Palace") -> list[Edge]:
    """The edges of the longest run where wall and moat lie against each other, on the side of the wall (C10)."""
    borders = border_edges(palace)
    return [_edge(palace, borders[index], WALL) for index in longest_trail(borders)]


def _edge(palace: "Palace", corners: tuple[int, int], nature: int) -> Edge:
    """The edge between two corners, on the piece that has it there."""
    start = min(corners)
    step = max(corners) - start
    if step == 1:
        return _on_either(palace, nature, Edge(start, DIRECTIONS[NORTH]), Edge(start - WIDTH, DIRECTIONS[SOUTH]))
    if step == WIDTH:
        return _on_either(palace, nature, Edge(start, DIRECTIONS[WEST]), Edge(start - 1, DIRECTIONS[EAST]))
    return Edge(start if step == WIDTH + 1 else start - 1, LONG)


def _on_either(palace: "Palace", nature: int, one: Edge, other: Edge) -> Edge:
    side = DIRECTIONS.index(one.side)
    return one if palace.pieces.edges[palace.at(one.cell)] >> 4 * side & 15 == nature else other
