"""Oracle for building (A20-A24) and redesigning (A16): change the palace, then check every rule again.

A palace maps a cell (x to the east, y to the south) to the walls of the tile there, letters in the order NESW.
The start tile is at (0, 0) with "". Tiles are never rotated (A20): no function here ever changes a walls string.
The shortcuts of A25 are not used anywhere.
"""

Cell = tuple[int, int]
Palace = dict[Cell, str]

START: Cell = (0, 0)
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell on the other side of that edge."""
    dx, dy = STEP[side]
    return (cell[0] + dx, cell[1] + dy)


def cells_around(palace: Palace, margin: int) -> list[Cell]:
    """All cells of the bounding box of the palace, widened by `margin` on each side."""
    xs = [x for x, _ in palace]
    ys = [y for _, y in palace]
    return [
        (x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def edges_match(palace: Palace) -> bool:
    """A21: two touching edges are both walled or both bare."""
    for cell, walls in palace.items():
        for side in "NESW":
            other = neighbour(cell, side)
            if other in palace and (side in walls) != (FACING[side] in palace[other]):
                return False
    return True


def reached_on_foot(palace: Palace) -> set[Cell]:
    """A22: the tiles reached from the start tile, never crossing a wall or leaving the tiles.

    A wall on either of the two touching edges stops the walk.
    """
    reached = {START} & set(palace)
    waiting = list(reached)
    while waiting:
        cell = waiting.pop(0)
        for side in "NESW":
            other = neighbour(cell, side)
            if other not in palace or other in reached:
                continue
            if side in palace[cell] or FACING[side] in palace[other]:
                continue
            reached.add(other)
            waiting.append(other)
    return reached


def all_walkable(palace: Palace) -> bool:
    """A22: every tile can be reached on foot from the start tile."""
    return reached_on_foot(palace) == set(palace)


def shares_an_edge(palace: Palace, cell: Cell) -> bool:
    """A23: a tile in `cell` shares a full edge with another tile of the palace; corners do not count."""
    return any(neighbour(cell, side) in palace for side in "NESW")


def holes(palace: Palace) -> set[Cell]:
    """A24: the empty cells that no steps over edges through empty cells connect to the outside.

    The frame one cell outside of the bounding box is the outside. Diagonal steps do not count. Walls do not
    matter: a step goes from empty cell to empty cell.
    """
    area = set(cells_around(palace, 1))
    empty = {cell for cell in area if cell not in palace}
    outside = area - set(cells_around(palace, 0))
    flooded = set(outside)
    waiting = list(outside)
    while waiting:
        cell = waiting.pop(0)
        for side in "NESW":
            other = neighbour(cell, side)
            if other in empty and other not in flooded:
                flooded.add(other)
                waiting.append(other)
    return empty - flooded


def broken_rules(palace: Palace) -> set[str]:
    """Which of A21, A22 and A24 the palace, as it lies there, breaks."""
    broken: set[str] = set()
    if not edges_match(palace):
        broken.add("A21")
    if not all_walkable(palace):
        broken.add("A22")
    if holes(palace):
        broken.add("A24")
    return broken


def build_refusals(palace: Palace, walls: str, cell: Cell) -> set[str]:
    """A16, A17, A20-A24: the rules that building a tile with these walls in this cell would break.

    The answer is {"occupied"} alone if a tile lies there already; otherwise a subset of A21, A22, A23, A24.
    An empty answer means that the tile may be built.
    """
    if cell in palace:
        return {"occupied"}
    refusals = broken_rules({**palace, cell: walls})
    if not shares_an_edge(palace, cell):
        refusals.add("A23")
    return refusals


def legal_builds(palace: Palace, walls: str) -> set[Cell]:
    """A20-A24: all cells where a tile with these walls may be built.

    Cells two steps away from the bounding box are tried too; it is A23 that refuses them.
    """
    return {cell for cell in cells_around(palace, 2) if not build_refusals(palace, walls, cell)}


def legal_removals(palace: Palace) -> set[Cell]:
    """A16: all cells whose tile may be taken into the reserve; what remains must obey A20-A24.

    The start tile is never moved.
    """
    legal: set[Cell] = set()
    for cell in palace:
        rest = {other: walls for other, walls in palace.items() if other != cell}
        if cell != START and not broken_rules(rest):
            legal.add(cell)
    return legal


def legal_swaps(palace: Palace, walls: str) -> set[Cell]:
    """A16: all cells whose tile may be swapped with a reserve tile with these walls.

    The new tile lies in exactly the vacated cell, and is a new tile for A23. The whole palace must obey A20-A24
    afterwards; it does not matter whether it does while the cell is vacated. The start tile is never moved.
    """
    legal: set[Cell] = set()
    for cell in palace:
        rest = {other: other_walls for other, other_walls in palace.items() if other != cell}
        if cell != START and not build_refusals(rest, walls, cell):
            legal.add(cell)
    return legal
