"""Oracle for palaces of Granada (G8, G9) and of the combined game (C5-C11): change the palace, check every rule again.

A palace maps a cell to its tile: the part it belongs to, and its walls (Alhambra) or moats (Granada), letters in the
order NESW. Starts name the start tile of each part that has one, by its cell:

    {"alhambra": (0, 0)}                     Alhambra, and the combined game before the first Granada tile
    {"granada": (0, 0)}                      Granada; the start tile there is ("granada", "")
    {"alhambra": (0, 0), "granada": (2, 0)}  the combined game; the cell is that of the first Granada tile

Tiles are never rotated (A20). The consequences of A25 are not used anywhere.
"""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from oracles.palace import FACING, Cell, cells_around, holes, neighbour
from oracles.walls import ENDS, Point, Segment

Tile = tuple[str, str]
Palace = dict[Cell, Tile]
Starts = dict[str, Cell]

# C5: which edges an edge may meet; an edge is its part and whether it carries a wall or moat. Between tiles of one part
# this is A21 and G8.
MEETS: dict[tuple[str, bool], list[tuple[str, bool]]] = {
    ("alhambra", False): [("alhambra", False)],
    ("granada", False): [("granada", False)],
    ("alhambra", True): [("alhambra", True), ("granada", True)],
    ("granada", True): [("granada", True), ("alhambra", True)],
}


def edges_agree(one: Tile, other: Tile, direction: str) -> bool:
    """C5, A21, G8: the edges agree where `other` lies in this direction (N, E, S or W) from `one`."""
    (part, walls), (other_part, other_walls) = one, other
    return (other_part, FACING[direction] in other_walls) in MEETS[part, direction in walls]


def touching(palace: Palace, cell: Cell) -> list[tuple[str, Cell]]:
    """The cells with a tile next to this one, each with the direction in which it lies."""
    return [(side, neighbour(cell, side)) for side in "NESW" if neighbour(cell, side) in palace]


def all_edges_agree(palace: Palace) -> bool:
    """C5: all edges that touch agree."""
    for cell, tile in palace.items():
        for side, other in touching(palace, cell):
            if not edges_agree(tile, palace[other], side):
                return False
    return True


def reached_on_foot(palace: Palace, start: Cell) -> set[Cell]:
    """C7, A22: the tiles reached from the start tile of a part inside that part, never crossing a wall or moat."""
    reached = {start} & set(palace)
    waiting = list(reached)
    while waiting:
        cell = waiting.pop(0)
        part, walls = palace[cell]
        for side, other in touching(palace, cell):
            other_part, other_walls = palace[other]
            bare = side not in walls and FACING[side] not in other_walls
            if other_part == part and bare and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def part_is_walkable(palace: Palace, starts: Starts, part: str) -> bool:
    """C7, A22: the tiles of the part are exactly those reached from its start tile."""
    tiles = {cell for cell, (own, _) in palace.items() if own == part}
    reached = reached_on_foot(palace, starts[part]) if part in starts else set()
    return reached == tiles


def both_parts(palace: Palace) -> bool:
    """Whether there are tiles of Alhambra and of Granada."""
    return {part for part, _ in palace.values()} == {"alhambra", "granada"}


def broken_rules(palace: Palace, starts: Starts) -> set[str]:
    """Which of C5 (A21, G8), C6, C7 (A22) and C8 (A24) the palace, as it lies there, breaks; empty if it is legal.

    C6 stands for the ruling that a palace with two parts has wall against moat somewhere: the first Granada tile
    cannot be built otherwise, and no removal may undo the last such edge.
    """
    broken: set[str] = set()
    if not all_edges_agree(palace):
        broken.add("C5")
    if both_parts(palace) and not walls_against_moats(palace):
        broken.add("C6")
    if not all(part_is_walkable(palace, starts, part) for part in ("alhambra", "granada")):
        broken.add("C7")
    if holes(dict.fromkeys(palace, "")):
        broken.add("C8")
    return broken


def is_legal(palace: Palace, starts: Starts) -> bool:
    """C5-C8, A20-A24: the palace, as it lies there, breaks no rule."""
    return not broken_rules(palace, starts)


def starts_with(starts: Starts, tile: Tile, cell: Cell) -> Starts:
    """C6: the first tile of a part is its start tile."""
    part, _ = tile
    return starts if part in starts else {**starts, part: cell}


def build_refusals(palace: Palace, starts: Starts, tile: Tile, cell: Cell) -> set[str]:
    """A23, C5-C8: the rules that building this tile in this cell would break.

    The answer is {"occupied"} alone if a tile lies there already; otherwise a subset of A23, C5, C6, C7, C8. An empty
    answer means that the tile may be built.
    """
    if cell in palace:
        return {"occupied"}
    refusals = broken_rules({**palace, cell: tile}, starts_with(starts, tile, cell))
    if not touching(palace, cell):
        refusals.add("A23")
    return refusals


def legal_builds(palace: Palace, starts: Starts, tile: Tile) -> set[Cell]:
    """A23, C5-C8: all cells where this tile may be built.

    Cells two steps away from the bounding box are tried too; it is A23 that refuses them.
    """
    area = cells_around(dict.fromkeys(palace, ""), 2)
    return {cell for cell in area if not build_refusals(palace, starts, tile, cell)}


def without(palace: Palace, cell: Cell) -> Palace:
    """The palace with this tile taken away."""
    return {other: tile for other, tile in palace.items() if other != cell}


def legal_removals(palace: Palace, starts: Starts) -> set[Cell]:
    """A16, C6: all cells whose tile may be taken into the reserve. The start tiles are never moved."""
    return {cell for cell in palace if cell not in starts.values() and is_legal(without(palace, cell), starts)}


def legal_swaps(palace: Palace, starts: Starts, tile: Tile) -> set[Cell]:
    """A16, C6: all cells whose tile may be swapped with this reserve tile, of either part.

    The new tile lies in exactly the vacated cell. It does not matter whether the palace is legal while the cell is
    vacated. The start tiles are never moved.
    """
    legal: set[Cell] = set()
    for cell in palace:
        if cell not in starts.values() and not build_refusals(without(palace, cell), starts, tile, cell):
            legal.add(cell)
    return legal


def segment(cell: Cell, side: str) -> Segment:
    """An edge of a cell as the set of its two corner points; point (x, y) is the north-west corner of cell (x, y)."""
    x, y = cell
    return frozenset((x + px, y + py) for px, py in ENDS[side])


def lies_along(palace: Palace, cell: Cell, side: str) -> bool:
    """C9: the wall (moat) on this side lies against a moat (wall) of the other part."""
    other = neighbour(cell, side)
    if other not in palace:
        return False
    other_part, other_walls = palace[other]
    return other_part != palace[cell][0] and FACING[side] in other_walls


def outside(palace: Palace, part: str) -> set[Segment]:
    """A31, G9, C9: the walls (moats) of the part with no tile beyond, and those along a moat (wall)."""
    return {
        segment(cell, side)
        for cell, (own, walls) in palace.items()
        for side in walls
        if own == part and (neighbour(cell, side) not in palace or lies_along(palace, cell, side))
    }


def outside_walls(palace: Palace) -> set[Segment]:
    """A31, C9: the outside walls of Alhambra; walls along a moat count."""
    return outside(palace, "alhambra")


def outside_moats(palace: Palace) -> set[Segment]:
    """G9, C9: the outside moats of Granada; moats along a wall count."""
    return outside(palace, "granada")


def walls_against_moats(palace: Palace) -> set[Segment]:
    """C10: the edges where wall and moat lie against each other."""
    return {
        segment(cell, side) for cell, (_, walls) in palace.items() for side in walls if lies_along(palace, cell, side)
    }


class Chain(NamedTuple):
    """Segments in a row between two points, with nothing else in between; a closed chain has one point twice."""

    ends: tuple[Point, Point]
    length: int


def join_at(chains: list[Chain], point: Point) -> list[Chain]:
    """The chains with two of them made one, if exactly two open ones and nothing else meet at this point."""
    here = [chain for chain in chains if point in chain.ends]
    if len(here) != 2 or any(chain.ends == (point, point) for chain in here):
        return chains
    far_ends = [end for chain in here for end in chain.ends if end != point]
    rest = [chain for chain in chains if point not in chain.ends]
    return [*rest, Chain((far_ends[0], far_ends[1]), here[0].length + here[1].length)]


def chains_of(segments: Collection[Segment]) -> list[Chain]:
    """The segments joined wherever exactly two meet.

    A longest trail never stops half-way along a chain: it could go on, or it could begin and end elsewhere.
    """
    chains: list[Chain] = []
    for one in segments:
        end, other_end = sorted(one)
        chains.append(Chain((end, other_end), 1))
    for point in sorted({point for one in segments for point in one}):
        chains = join_at(chains, point)
    return chains


def longest_trail(segments: Collection[Segment]) -> int:
    """C11: the most segments in a row, none of them twice; a corner may be passed again. All trails are tried."""
    chains = chains_of(segments)

    @cache
    def longest_from(point: Point, unused: frozenset[int]) -> int:
        longest = 0
        for number in unused:
            (end, other_end), length = chains[number]
            for begin, finish in ((end, other_end), (other_end, end)):
                if begin == point:
                    longest = max(longest, length + longest_from(finish, unused - {number}))
        return longest

    points = {end for chain in chains for end in chain.ends}
    return max((longest_from(point, frozenset(range(len(chains)))) for point in points), default=0)


def wall_points(palace: Palace) -> int:
    """A31, C9: 1 point per edge of the longest run of outside walls."""
    return longest_trail(outside_walls(palace))


def moat_points(palace: Palace) -> int:
    """G9, C9: 1 point per edge of the longest run of outside moats."""
    return longest_trail(outside_moats(palace))


def wall_and_moat_points(palace: Palace) -> int:
    """C10: 2 points per edge of the longest run of wall against moat."""
    return 2 * longest_trail(walls_against_moats(palace))
