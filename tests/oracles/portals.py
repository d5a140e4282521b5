r"""Oracle for palaces with portals (P4-P10): cut every cell into four triangles, and look at each of them.

A cell is cut along both diagonals into the triangles N, E, S and W, each with its base on that side of the cell. A tile
fills all four. A portal fills the two at its legs; the other two stay empty.

    +-------+
    |\  N  /|
    | \   / |
    |W  x  E|
    | /   \ |
    |/  S  \|
    +-------+

Nothing is known here but which triangle is filled by what; the rules are checked again on the whole palace after every
change, and runs of walls are found by trying all of them.
"""

from collections.abc import Iterator
from typing import NamedTuple

Cell = tuple[int, int]
Triangle = tuple[Cell, str]
Point = tuple[int, int]

START: Cell = (0, 0)
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
NEXT_IN_CELL: dict[str, str] = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}
TURNS = ("NE", "ES", "SW", "NW")

# Point (x, y) is the north-west corner of cell (x, y).
ENDS: dict[str, tuple[Point, Point]] = {
    "N": ((0, 0), (1, 0)),
    "E": ((1, 0), (1, 1)),
    "S": ((0, 1), (1, 1)),
    "W": ((0, 0), (0, 1)),
}
LONG_SIDE: dict[str, tuple[Point, Point]] = {
    "NE": ((0, 0), (1, 1)),
    "SW": ((0, 0), (1, 1)),
    "ES": ((1, 0), (0, 1)),
    "NW": ((1, 0), (0, 1)),
}


class Tile(NamedTuple):
    """A tile of the palace; the start tile and huts have no kind."""

    kind: str
    walls: str


class Portal(NamedTuple):
    """A portal with the sides of its legs, in the order NESW."""

    kind: str
    legs: str


class Wall(NamedTuple):
    """An outside wall between two points."""

    ends: frozenset[Point]
    of_portal: bool


Palace = dict[Cell, Tile | Portal]


def filled_in(piece: Tile | Portal) -> str:
    """The triangles that the piece fills (P1)."""
    return piece.legs if isinstance(piece, Portal) else "NESW"


def walled_in(piece: Tile | Portal) -> str:
    """The sides of the cell with a wall; legs are bare (P1)."""
    return "" if isinstance(piece, Portal) else piece.walls


def across(cell: Cell, side: str) -> Triangle:
    """The triangle on the other side of that edge."""
    dx, dy = STEP[side]
    return (cell[0] + dx, cell[1] + dy), FACING[side]


def filled(palace: Palace) -> set[Triangle]:
    return {(cell, side) for cell, piece in palace.items() for side in filled_in(piece)}


def cells_around(palace: Palace, margin: int) -> list[Cell]:
    xs = [x for x, _ in palace]
    ys = [y for _, y in palace]
    return [
        (x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def edges_match(palace: Palace) -> bool:
    """A21, P5: where two filled triangles touch over an edge of cells, both have a wall there or neither."""
    taken = filled(palace)
    for cell, side in taken:
        other, facing = across(cell, side)
        if (other, facing) in taken and (side in walled_in(palace[cell])) != (facing in walled_in(palace[other])):
            return False
    return True


def walks(palace: Palace, taken: set[Triangle], triangle: Triangle) -> Iterator[Triangle]:
    """Where one can step to on foot: within a piece, and over an edge without walls (A22, P7)."""
    cell, side = triangle
    for onward in NEXT_IN_CELL[side]:
        if (cell, onward) in taken:
            yield cell, onward
    other, facing = across(cell, side)
    if (other, facing) in taken and side not in walled_in(palace[cell]) and facing not in walled_in(palace[other]):
        yield other, facing


def all_walkable(palace: Palace) -> bool:
    """A22, P7: every filled triangle can be reached on foot from the start tile."""
    taken = filled(palace)
    reached = {(START, "N")}
    waiting = list(reached)
    while waiting:
        for triangle in walks(palace, taken, waiting.pop()):
            if triangle not in reached:
                reached.add(triangle)
                waiting.append(triangle)
    return reached == taken


def no_holes(palace: Palace) -> bool:
    """A24, P8: every empty triangle is connected to the outside by steps over edges through empty ones."""
    area = cells_around(palace, 1)
    taken = filled(palace)
    empty = {(cell, side) for cell in area for side in "NESW"} - taken
    inner = set(cells_around(palace, 0))
    flooded = {triangle for triangle in empty if triangle[0] not in inner}
    waiting = list(flooded)
    while waiting:
        cell, side = waiting.pop()
        for triangle in [(cell, onward) for onward in NEXT_IN_CELL[side]] + [across(cell, side)]:
            if triangle in empty and triangle not in flooded:
                flooded.add(triangle)
                waiting.append(triangle)
    return flooded == empty


def portals_touch_their_kind(palace: Palace) -> bool:
    """P4, P9: every portal has a leg against a tile of its kind."""
    for cell, piece in palace.items():
        if isinstance(piece, Portal):
            touched = [palace.get(across(cell, leg)[0]) for leg in piece.legs]
            if not any(isinstance(other, Tile) and other.kind == piece.kind for other in touched):
                return False
    return True


RULES = {"A21": edges_match, "P9": portals_touch_their_kind, "A22": all_walkable, "A24": no_holes}


def broken_rules(palace: Palace) -> set[str]:
    """Which rules the palace, as it lies there, breaks."""
    return {rule for rule, holds in RULES.items() if not holds(palace)}


def is_legal(palace: Palace) -> bool:
    return all(holds(palace) for holds in RULES.values())


def shares_an_edge(palace: Palace, cell: Cell, piece: Tile | Portal) -> bool:
    """A23, P6: a full edge against the palace; the open sides of a portal are none."""
    taken = filled(palace)
    return any(across(cell, side) in taken for side in filled_in(piece))


def may_build(palace: Palace, cell: Cell, piece: Tile | Portal) -> bool:
    """A20-A24, P4-P8. A cell with a portal is taken, as nothing may ever lie at its long side (P6)."""
    if cell in palace or not shares_an_edge(palace, cell, piece):
        return False
    return is_legal({**palace, cell: piece})


def legal_builds(palace: Palace, tile: Tile) -> set[Cell]:
    return {cell for cell in cells_around(palace, 1) if may_build(palace, cell, tile)}


def legal_portals(palace: Palace, kind: str) -> set[tuple[Cell, str]]:
    """Every cell and orientation for a portal."""
    return {
        (cell, legs)
        for cell in cells_around(palace, 1)
        for legs in TURNS
        if may_build(palace, cell, Portal(kind, legs))
    }


def without(palace: Palace, cell: Cell) -> Palace:
    return {other: piece for other, piece in palace.items() if other != cell}


def legal_removals(palace: Palace) -> set[Cell]:
    """A16, P9: portals are never moved, nor is the start tile."""
    return {
        cell
        for cell, piece in palace.items()
        if isinstance(piece, Tile) and cell != START and is_legal(without(palace, cell))
    }


def legal_swaps(palace: Palace, tile: Tile) -> set[Cell]:
    """A16, P9."""
    return {
        cell
        for cell, piece in palace.items()
        if isinstance(piece, Tile) and cell != START and may_build(without(palace, cell), cell, tile)
    }


def outside_walls(palace: Palace) -> set[Wall]:
    """A31, P10: walls of tiles that face an empty triangle, and the long sides of the portals."""
    taken = filled(palace)
    found: set[Wall] = set()
    for (x, y), piece in palace.items():
        if isinstance(piece, Portal):
            found.add(Wall(frozenset((x + px, y + py) for px, py in LONG_SIDE[piece.legs]), True))
            continue
        for side in piece.walls:
            if across((x, y), side) not in taken:
                found.add(Wall(frozenset((x + px, y + py) for px, py in ENDS[side]), False))
    return found


def best_from(point: Point, unused: frozenset[Wall]) -> tuple[int, int]:
    """The longest trail from this point that uses no wall twice, and the most portals in such a one."""
    best = (0, 0)
    for wall in unused:
        if point in wall.ends:
            (end,) = wall.ends - {point}
            length, portals = best_from(end, unused - {wall})
            best = max(best, (length + 1, portals + wall.of_portal))
    return best


def best_wall(palace: Palace) -> tuple[int, int]:
    """P10: the length of the longest run of outside walls, and how many portals the best one of that length has."""
    walls = frozenset(outside_walls(palace))
    points = {point for wall in walls for point in wall.ends}
    return max((best_from(point, walls) for point in points), default=(0, 0))


def wall_score(palace: Palace) -> int:
    """P10: 1 for each wall of the run, and 2 more for each portal in it."""
    length, portals = best_wall(palace)
    return length + 2 * portals


def meeting_points(palace: Palace) -> dict[Point, list[Tile]]:
    """F4: the points where four tiles meet, and these tiles. A portal is no tile."""
    found: dict[Point, list[Tile]] = {}
    for x, y in cells_around(palace, 1):
        around = [palace.get(cell) for cell in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))]
        tiles = [piece for piece in around if isinstance(piece, Tile)]
        if len(tiles) == len(around):
            found[x, y] = tiles
    return found
