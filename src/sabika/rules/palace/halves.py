"""Pieces that fill only half of their cell, and palaces with such pieces (P1, P4-P10).

A half piece is a right-angled triangle. Its two legs lie on two sides of the cell and are bare; on the other two sides
there is nothing of it: they are open, and the half of the cell between them stays empty. So a side of any cell is open
exactly if the piece there, or nothing, has no edge on it; and all open sides of one cell lie around one empty space.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import STEPS, WIDTH
from sabika.rules.palace.pieces import DIRECTIONS, EAST, NORTH, SOUTH, WALL, WEST
from sabika.rules.palace.walls import runs

if TYPE_CHECKING:
    from sabika.rules.palace.palace import Palace

RING: Final = [-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH]
"""The steps to the eight cells around one, clockwise from the north."""
LEGS: Final = {"NE": 0x0011, "ES": 0x0110, "SW": 0x1100, "NW": 0x1001}
"""The edges of a half piece, by its orientation: the sides of its legs (P1, P3)."""
LEG_STEPS: Final = {
    edges: [step for side, step in enumerate(STEPS) if DIRECTIONS[side] in legs] for legs, edges in LEGS.items()
}
"""The steps to the two cells that its legs touch, by its edges."""
DIAGONAL: Final = {
    LEGS["NE"]: (0, 1 + WIDTH),
    LEGS["ES"]: (1, WIDTH),
    LEGS["SW"]: (0, 1 + WIDTH),
    LEGS["NW"]: (1, WIDTH),
}
"""From the corner of a cell to the two corners that the long side joins (P10)."""

# What an edge can be on each side; nothing of it is there if the side is open.
ON_NORTH: Final = 15 << 4 * NORTH
ON_EAST: Final = 15 << 4 * EAST
ON_SOUTH: Final = 15 << 4 * SOUTH
ON_WEST: Final = 15 << 4 * WEST


def is_open(edges: int, side: int) -> bool:
    return not edges >> 4 * side & 15


def _parts_of_ring(ways: int) -> list[int]:
    part = [0]
    for place in range(1, 8):
        part.append(part[place - 1] if ways >> place - 1 & 1 else place)
    if ways >> 7 & 1:
        last = part[7]
        part = [0 if own == last else own for own in part]
    return [1 << part[2 * side] for side in range(4)]


PARTS_OF_RING: Final = [_parts_of_ring(ways) for ways in range(256)]
"""In which part of the ring of eight around a cell each of its four neighbours lies, a bit for each part. The bits of
the place in the list say from which of the eight, clockwise from the north, empty space goes on into the next."""


# Building


def cells_for_half(palace: "Palace", piece: int) -> list[int]:
    """The cells where the half piece can be built: all lie at a leg's length from a tile of its kind (P4)."""
    pieces = palace.pieces
    edges = pieces.edges[piece]
    kind = pieces.leans_on[piece]
    grid = palace.grid
    first = palace.first
    found: list[int] = []
    for cell in palace.cells:
        if pieces.kind[grid[cell - first]] == kind:
            for step in LEG_STEPS[edges]:
                beside = cell - step
                if grid[beside - first] or beside in found or edges & palace.forbidden_at(beside):
                    continue
                if not makes_hole(palace, beside, edges):
                    found.append(beside)
    return found


def why_not_half(palace: "Palace", piece: int, cell: int) -> Refusal | None:
    """Why the half piece cannot be built in the empty cell, or None if it can."""
    edges = palace.pieces.edges[piece]
    if clash := palace.clash(edges, cell):
        return Refusal("P5", "edges-differ", (("edges", clash),))
    if not leans_anywhere(palace, edges, cell, palace.pieces.leans_on[piece]):
        return Refusal("P4", "not-at-its-kind", (("tile", palace.pieces.name(piece)),))
    if makes_hole(palace, cell, edges):
        return Refusal("P8", "hole")
    return None


def leans_anywhere(palace: "Palace", edges: int, cell: int, kind: int) -> bool:
    """Whether a leg of the half piece in a cell lies against a tile of the kind."""
    for step in LEG_STEPS[edges]:
        if palace.pieces.kind[palace.at(cell + step)] == kind:
            return True
    return False


def tile_makes_hole(palace: "Palace", cell: int) -> bool:
    """Whether filling an empty cell cuts empty space off from the outside (P8)."""
    return makes_hole(palace, cell, -1)


def makes_hole(palace: "Palace", cell: int, own: int) -> bool:
    """Whether building a piece with these edges in an empty cell cuts empty space off from the outside (P8).

    As everything built hangs together it does exactly if it closes a ring: if the empty space that it touches falls
    into several parts, looking no further than the eight cells around it."""
    edges = palace.pieces.edges
    grid = palace.grid
    at = cell - palace.first
    parts = PARTS_OF_RING[ways_along_ring([edges[grid[at + step]] for step in RING])]
    faced = palace.forbidden_at(cell)
    touched = 0
    led_to = 0
    for side in range(4):
        if is_open(faced, side):
            touched |= parts[side]
            if is_open(own, side):
                led_to |= parts[side]
    if own >= 0:  # the other half of the cell is empty space too, and joins what it leads to
        return touched != led_to
    return touched & touched - 1 != 0


def ways_along_ring(around: list[int]) -> int:
    """Where empty space goes on from one of the eight cells around, given by their edges, into the next: a bit each."""
    north, north_east, east, south_east, south, south_west, west, north_west = around
    return (
        (0 if north & ON_EAST or north_east & ON_WEST else 1)
        | (0 if north_east & ON_SOUTH or east & ON_NORTH else 2)
        | (0 if east & ON_SOUTH or south_east & ON_NORTH else 4)
        | (0 if south_east & ON_WEST or south & ON_EAST else 8)
        | (0 if south & ON_WEST or south_west & ON_EAST else 16)
        | (0 if south_west & ON_NORTH or west & ON_SOUTH else 32)
        | (0 if west & ON_NORTH or north_west & ON_SOUTH else 64)
        | (0 if north_west & ON_EAST or north & ON_WEST else 128)
    )


# Redesigning


def is_enclosed(palace: "Palace", cell: int) -> bool:
    """Whether none of the sides of the cell would be reached from the outside if it were empty (P8)."""
    forbidden = palace.forbidden_at(cell)
    for side in range(4):
        if is_open(forbidden, side):
            return False
    return True


def is_half_there(palace: "Palace", cell: int) -> bool:
    """Whether there is a half piece in the cell or beside it, so that it matters to that piece what lies here."""
    for half in palace.halves:
        if half == cell or half - cell in STEPS:
            return True
    return False


def only_supports(palace: "Palace") -> dict[int, int]:
    """The cells whose tile is the only one that a half piece leans on, with that half piece (P9)."""
    pieces = palace.pieces
    found: dict[int, int] = {}
    for cell in palace.halves:
        half = palace.at(cell)
        one, other = LEG_STEPS[pieces.edges[half]]
        leans_on_one = pieces.kind[palace.at(cell + one)] == pieces.leans_on[half]
        leans_on_other = pieces.kind[palace.at(cell + other)] == pieces.leans_on[half]
        if leans_on_one != leans_on_other:
            found[cell + (one if leans_on_one else other)] = half
    return found


def why_not_leave(palace: "Palace", cell: int, kind: int = -1) -> Refusal | None:
    """Why the piece of the cell cannot be taken away or, if a kind is given, make room for a tile of it (P9)."""
    if cell in palace.halves:
        return Refusal("P9", "never-moved")
    half = palace.only_supports().get(cell)
    if half is None or palace.pieces.kind[palace.at(cell)] == kind:
        return None
    return Refusal("P9", "leaned-on", (("tile", palace.pieces.name(half)),))


# The wall


def outside_walls_with_halves(palace: "Palace") -> list[tuple[int, int]]:
    """The outside walls as pairs of corners, first those of the tiles: a wall that faces an open side is one. Then the
    diagonals (P10). The outline never touches itself, as that would enclose a hole (P8): so it is a closed curve as
    without half pieces, and no corner has more than two walls."""
    found: list[tuple[int, int]] = []
    diagonals: list[tuple[int, int]] = []
    for cell in palace.cells:
        edges = palace.pieces.edges[palace.at(cell)]
        if edges in DIAGONAL:
            start, end = DIAGONAL[edges]
            diagonals.append((cell + start, cell + end))
            continue
        faced = palace.forbidden_at(cell)
        corners = [cell, cell + 1, cell + 1 + WIDTH, cell + WIDTH]
        for side in range(4):
            if edges >> 4 * side & 15 == WALL and is_open(faced, side):
                found.append((corners[side], corners[(side + 1) % 4]))
    return found + diagonals


def best_run(walls: list[tuple[int, int]], halves: int) -> list[int]:
    """The longest run among walls, the last ones of which belong to half pieces; among equally long runs the one with
    most of these (P10). As the places of its walls in the list."""
    best: list[int] = []
    best_halves = 0
    for run in runs(walls):
        in_run = halves_in(run, len(walls) - halves)
        if len(run) > len(best) or (len(run) == len(best) and in_run > best_halves):
            best = run
            best_halves = in_run
    return best


def halves_in(run: list[int], first: int) -> int:
    """How many walls of a run belong to half pieces: those from this place in the list on."""
    found = 0
    for index in run:
        if index >= first:
            found += 1
    return found
