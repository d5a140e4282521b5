"""A palace: the tiles a player has built, and where further ones may go (A20-A25).

A palace never changes: building, taking away and swapping give a new one. So copies of a game share it, and what was
worked out about it (legal cells, removable tiles, the longest wall) is worked out once.

A cell is a number, y * 128 + x with the start tile in the middle; x grows to the east and y to the south. A palace of
all 54 tiles in one line still fits. The grid of a palace holds only the rows around it, from `first` on, and grows.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.pieces import ALL_BARE, ALL_WALLS, BARE, DIRECTIONS, MOST_PIECES, NOTHING, START, WALL, Pieces

if TYPE_CHECKING:
    from sabika.rules.core.action import Action

WIDTH: Final = 128
HALF: Final = WIDTH // 2
CELLS: Final = WIDTH * WIDTH
ORIGIN: Final = HALF * WIDTH + HALF
STEPS: Final = [-WIDTH, 1, WIDTH, -1]
RING: Final = [-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH]
CORNERS: Final = [1 - WIDTH, 1 + WIDTH, WIDTH - 1, -1 - WIDTH]
MARGIN: Final = 3
"""So many empty rows are kept above and below a palace: a step can go from the ring around it into the next cell."""
MORE_ROWS: Final = bytes(4 * WIDTH)
PIECE_BYTES: Final = [bytes((piece,)) for piece in range(MOST_PIECES)]


# For each distance from a cell, beginning with its upper left corner in the ring: whether it is the cell itself or in
# its ring, and whether it shares an edge with it.
AROUND: Final = bytes(step == 0 or step in RING for step in range(-WIDTH - 1, WIDTH + 2))
BESIDE: Final = bytes(step in STEPS for step in range(-WIDTH - 1, WIDTH + 2))
# Marks, beside the sixteen bits of the edges, a cell between tiles, where building may cut other empty cells off.
NARROW: Final = 1 << 16
EVERYTHING: Final = 0xFFFF
# The step to the only neighbour that one can walk to, for the walls that it forbids.
SINGLE_WAY_IN: Final = {WALL << 4 * direction: step for direction, step in enumerate(STEPS)}


def cell_at(x: int, y: int) -> int:
    """The cell x steps east and y steps south of the start tile."""
    if not (-HALF < x < HALF - 1 and -HALF < y < HALF - 1):
        raise BadInput(f"The cell {x},{y} is too far from the fountain. Coordinates go from -{HALF - 1} to {HALF - 2}.")
    return ORIGIN + y * WIDTH + x


def place_of(cell: int) -> tuple[int, int]:
    """The cell's steps east and south of the start tile."""
    return cell % WIDTH - HALF, cell // WIDTH - HALF


def _splits(ring: int) -> bool:
    """Whether the empty edge neighbours of a cell fall into several arcs of its ring of eight (bit set: occupied)."""
    arcs = 0
    for position in range(8):
        if ring >> position & 1 and not ring >> (position + 1) % 8 & 1:
            arc = [step % 8 for step in range(position + 1, position + 8)]
            length = next((n for n, step in enumerate(arc) if ring >> step & 1), 7)
            arcs += any(step % 2 == 0 for step in arc[:length])
    return arcs > 1


SPLITS: Final = [_splits(ring) for ring in range(256)]


class Palace:
    """The built tiles of one player, by cell."""

    __slots__ = (
        "_cuts",
        "_forbidden",
        "_removable",
        "_room",
        "_room_forbidden",
        "_room_sure",
        "_wall",
        "bottom",
        "cells",
        "counts",
        "first",
        "grid",
        "left",
        "options",
        "pieces",
        "right",
        "top",
    )

    def __init__(
        self, pieces: Pieces, grid: bytes, first: int, cells: list[int], counts: list[int], box: list[int]
    ) -> None:
        self.pieces: Final = pieces
        self.grid: Final = grid
        self.first: Final = first
        self.cells: Final = cells
        self.counts: Final = counts
        # No tile lies outside these columns and rows. They may be wider than needed: they only bound the search for
        # the outside.
        self.left: Final = box[0]
        self.right: Final = box[1]
        self.top: Final = box[2]
        self.bottom: Final = box[3]
        # The edges that the neighbours forbid to each built piece, by piece.
        self._forbidden: list[int] = []
        # The empty cells that can be walked into, and the edges that their neighbours forbid there. Until `_room_sure`,
        # those marked NARROW may be among them although filling them makes a hole.
        self._room: list[int] = []
        self._room_forbidden: list[int] = []
        self._room_sure = False
        # By piece: whether others cannot be reached without it. Worked out, like the rest, when first asked for.
        self._cuts: list[bool] | None = None
        self._removable: list[int] | None = None
        self._wall = -1
        # Actions that were worked out for this palace, kept by those who offer them.
        self.options: dict[int, list[Action]] = {}

    def with_tile(self, piece: int, cell: int) -> "Palace":
        """This palace with one more tile."""
        x = cell % WIDTH
        y = cell // WIDTH
        box = [min(self.left, x), max(self.right, x), min(self.top, y), max(self.bottom, y)]
        counts = self.counts[:]
        counts[self.pieces.kind[piece]] += 1
        grid = self.grid
        first = self.first
        if y - first // WIDTH < MARGIN:
            grid = MORE_ROWS + grid
            first -= len(MORE_ROWS)
        elif (first + len(grid)) // WIDTH - y <= MARGIN:
            grid += MORE_ROWS
        at = cell - first
        grid = grid[:at] + PIECE_BYTES[piece] + grid[at + 1 :]
        palace = Palace(self.pieces, grid, first, [*self.cells, cell], counts, box)
        palace._learn_from(self, cell, AROUND)
        palace._look_around(cell)
        if self._cuts is not None:
            way_in = SINGLE_WAY_IN.get(palace._forbidden[piece] & ALL_WALLS)
            if way_in is not None:  # all who walk to the new tile cross that one
                palace._cuts = self._cuts[:]
                palace._cuts[grid[at + way_in]] = True
        return palace

    def without(self, cell: int) -> "Palace":
        """This palace with the tile of a cell taken away."""
        counts = self.counts[:]
        counts[self.pieces.kind[self.at(cell)]] -= 1
        cells = self.cells[:]
        cells.remove(cell)
        palace = Palace(self.pieces, self._grid_with(NOTHING, cell), self.first, cells, counts, self._box())
        palace._learn_from(self, cell, AROUND)
        palace._look_around(cell)
        return palace

    def swapped(self, piece: int, cell: int) -> "Palace":
        """This palace with another tile in an occupied cell."""
        old = self.at(cell)
        counts = self.counts[:]
        counts[self.pieces.kind[old]] -= 1
        counts[self.pieces.kind[piece]] += 1
        palace = Palace(self.pieces, self._grid_with(piece, cell), self.first, self.cells, counts, self._box())
        palace._learn_from(self, cell, BESIDE)
        palace._forbidden[piece] = self._forbidden[old]
        for step in STEPS:
            if not self.at(cell + step):
                palace._look_at(cell + step)
        # All touching edges are as before (A25), and so are all ways to walk.
        if self._cuts is not None:
            palace._cuts = self._cuts[:]
            palace._cuts[piece] = self._cuts[old]
            palace._cuts[old] = False
        palace._removable = self._removable
        return palace

    def _grid_with(self, piece: int, cell: int) -> bytes:
        at = cell - self.first
        return self.grid[:at] + PIECE_BYTES[piece] + self.grid[at + 1 :]

    def _box(self) -> list[int]:
        return [self.left, self.right, self.top, self.bottom]

    def _learn_from(self, other: "Palace", changed: int, doubtful: bytes) -> None:
        """Take over what is known about a palace that differs in one cell, except what is doubtful around that cell."""
        self._forbidden = other._forbidden[:]
        room = self._room
        room_forbidden = self._room_forbidden
        start = changed - WIDTH - 1
        for cell, forbidden in zip(other._room, other._room_forbidden):
            if not (0 <= cell - start < 2 * WIDTH + 3 and doubtful[cell - start]):
                room.append(cell)
                room_forbidden.append(forbidden)

    def _look_around(self, cell: int) -> None:
        """Look again at all that a tile built or taken away can matter to."""
        self._look_at(cell)
        for step in STEPS:
            self._look_at(cell + step)
        for step in CORNERS:
            if not self.grid[cell + step - self.first]:
                self._look_at(cell + step)

    def _look_at(self, cell: int) -> None:
        """Note what the neighbours of the cell forbid."""
        forbidden = self.forbidden_at(cell)
        piece = self.grid[cell - self.first]
        if piece:
            self._forbidden[piece] = forbidden
        elif forbidden & ALL_WALLS:
            self._room.append(cell)
            self._room_forbidden.append(forbidden | NARROW if SPLITS[self._ring(cell)] else forbidden)

    def tiles(self) -> list[int]:
        """The building tiles, in the order in which they were built."""
        return [self.at(cell) for cell in self.cells if cell != ORIGIN]

    def at(self, cell: int) -> int:
        """The piece in a cell, 0 if there is none."""
        at = cell - self.first
        return self.grid[at] if 0 <= at < len(self.grid) else NOTHING

    # Building

    def cells_for(self, piece: int) -> list[int]:
        """The cells where the piece can be built."""
        if not self._room_sure:
            self._make_sure_of_room()
        edges = self.pieces.edges[piece]
        return [cell for cell, forbidden in zip(self._room, self._room_forbidden) if not edges & forbidden]

    def _make_sure_of_room(self) -> None:
        """Forbid all edges where a tile would make a hole (A24)."""
        forbidden = self._room_forbidden
        for index in range(len(forbidden)):
            if forbidden[index] & NARROW and self.makes_hole(self._room[index]):
                forbidden[index] |= EVERYTHING
        self._room_sure = True

    def forbidden_at(self, cell: int) -> int:
        """The edges that a piece in this cell must not have: those unlike its neighbour's (A21). As every piece has one
        nature on each side, it fits if it has none of these. Where a wall is forbidden one can walk in (A22)."""
        grid = self.grid
        edges = self.pieces.edges
        at = cell - self.first
        north = grid[at - WIDTH]
        east = grid[at + 1]
        south = grid[at + WIDTH]
        west = grid[at - 1]
        return (
            (~edges[north] >> 8 & 15 if north else 0)
            | (~edges[east] >> 12 & 15 if east else 0) << 4
            | (~edges[south] & 15 if south else 0) << 8
            | (~edges[west] >> 4 & 15 if west else 0) << 12
        )

    def _ring(self, cell: int) -> int:
        """Which of the eight cells around are occupied, a bit for each."""
        grid = self.grid
        at = cell - self.first
        return (
            (1 if grid[at - WIDTH] else 0)
            | (2 if grid[at - WIDTH + 1] else 0)
            | (4 if grid[at + 1] else 0)
            | (8 if grid[at + WIDTH + 1] else 0)
            | (16 if grid[at + WIDTH] else 0)
            | (32 if grid[at + WIDTH - 1] else 0)
            | (64 if grid[at - 1] else 0)
            | (128 if grid[at - WIDTH - 1] else 0)
        )

    def makes_hole(self, cell: int) -> bool:
        """Whether filling this empty cell cuts other empty cells off from the outside (A24)."""
        if not SPLITS[self._ring(cell)]:
            return False
        return any(not self.at(cell + step) and not self._reaches_outside(cell + step, cell) for step in STEPS)

    def _reaches_outside(self, start: int, filled: int) -> bool:
        grid = self.grid
        first = self.first
        seen = {filled, start}
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            x = cell % WIDTH
            y = cell // WIDTH
            if x < self.left or x > self.right or y < self.top or y > self.bottom:
                return True
            for step in STEPS:
                further = cell + step
                if grid[further - first] == 0 and further not in seen:
                    seen.add(further)
                    waiting.append(further)
        return False

    # Redesigning

    def swaps_for(self, piece: int) -> list[int]:
        """The cells whose tile can be swapped for the piece: all touching edges agree (A25)."""
        edges = self.pieces.edges[piece]
        grid = self.grid
        first = self.first
        forbidden = self._forbidden
        found: list[int] = []
        for cell in self.cells:
            if not edges & forbidden[grid[cell - first]] and cell != ORIGIN:
                found.append(cell)
        return found

    def removable(self) -> list[int]:
        """The cells whose tile can be taken away: no hole arises and the rest stays walkable (A16, A25)."""
        known = self._removable
        if known is None:
            cuts = self._cuts
            if cuts is None:
                cuts = self._cuts = self._find_cuts()
            grid = self.grid
            first = self.first
            known = []
            for cell in self.cells:
                if not cuts[grid[cell - first]] and not self.surrounded(cell) and cell != ORIGIN:
                    known.append(cell)
            self._removable = known
        return known

    def surrounded(self, cell: int) -> bool:
        """Whether all four neighbouring cells hold a tile."""
        grid = self.grid
        at = cell - self.first
        return bool(grid[at - WIDTH] and grid[at + 1] and grid[at + WIDTH] and grid[at - 1])

    def _find_cuts(self) -> list[bool]:
        """Which pieces others cannot be reached without."""
        cuts = [False] * len(self.pieces.edges)
        number = [0] * len(self.pieces.edges)
        self._visit(ORIGIN, NOTHING, number, cuts)
        return cuts

    def _visit(self, cell: int, origin: int, number: list[int], cuts: list[bool]) -> int:
        """Walk on from a cell, depth first, and number the tiles; returns the lowest number that can be reached from
        here without going back the way we came (Tarjan's low point). `number[NOTHING]` keeps the last number given."""
        grid = self.grid
        at = cell - self.first
        piece = grid[at]
        number[NOTHING] += 1
        own = low = number[NOTHING]
        number[piece] = own
        edges = self.pieces.edges[piece]
        for step in STEPS:
            other = grid[at + step]
            if edges & BARE and other and other != origin:
                beyond = number[other]
                if not beyond:
                    beyond = self._visit(cell + step, piece, number, cuts)
                    if beyond >= own:
                        cuts[piece] = True
                if beyond < low:
                    low = beyond
            edges >>= 4
        return low

    # The wall

    def longest_wall(self) -> int:
        """Edges of the longest unbroken run of outside walls (A31)."""
        if self._wall < 0:
            self._wall = longest_run(self.outside_walls())
        return self._wall

    def outside_walls(self) -> list[tuple[int, int]]:
        """The outside walls as pairs of corners. The corner of a cell is its upper left one."""
        grid = self.grid
        edges = self.pieces.edges
        found: list[tuple[int, int]] = []
        for cell in self.cells:
            at = cell - self.first
            own = edges[grid[at]]
            if own == ALL_BARE:
                continue
            if own & WALL and not grid[at - WIDTH]:
                found.append((cell, cell + 1))
            if own >> 4 & WALL and not grid[at + 1]:
                found.append((cell + 1, cell + 1 + WIDTH))
            if own >> 8 & WALL and not grid[at + WIDTH]:
                found.append((cell + WIDTH, cell + 1 + WIDTH))
            if own >> 12 & WALL and not grid[at - 1]:
                found.append((cell, cell + WIDTH))
        return found

    # Explaining

    def why_not_build(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot be built in the cell, or None if it can."""
        if self.at(cell):
            return Refusal("A23", "occupied")
        if not any(self.at(cell + step) for step in STEPS):
            return Refusal("A23", "not-touching")
        edges = self.pieces.edges[piece]
        if clash := self._clash(edges, cell):
            return Refusal("A21", "edges-differ", (("edges", clash),))
        if not self.forbidden_at(cell) & ALL_WALLS:
            return Refusal("A22", "not-walkable")
        if self.makes_hole(cell):
            return Refusal("A24", "hole")
        return None

    def why_not_swap(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot take the place of the cell's tile, or None if it can."""
        if not self.at(cell):
            return Refusal("A16", "empty-cell")
        if cell == ORIGIN:
            return Refusal("A16", "start-tile")
        if clash := self._clash(self.pieces.edges[piece], cell):
            return Refusal("A21", "edges-differ", (("edges", clash),))
        return None

    def why_not_remove(self, cell: int) -> Refusal | None:
        """Why the cell's tile cannot be taken away, or None if it can."""
        if not self.at(cell):
            return Refusal("A16", "empty-cell")
        if cell == ORIGIN:
            return Refusal("A16", "start-tile")
        if self.surrounded(cell):
            return Refusal("A24", "hole")
        if cell not in self.removable():
            return Refusal("A22", "cut-off")
        return None

    def _clash(self, edges: int, cell: int) -> str:
        """The sides on which these edges do not agree with the neighbours, as letters."""
        wrong = edges & self.forbidden_at(cell)
        return "".join(letter for side, letter in enumerate(DIRECTIONS) if wrong >> 4 * side & 15)


def longest_run(walls: list[tuple[int, int]]) -> int:
    """The longest run among walls given as pairs of corners. No corner has more than two of them (A25)."""
    at: dict[int, list[int]] = {}
    for index, (start, end) in enumerate(walls):
        at.setdefault(start, []).append(index)
        at.setdefault(end, []).append(index)
    done = [False] * len(walls)
    best = 0
    for first in range(len(walls)):
        if done[first]:
            continue
        done[first] = True
        length = 0
        waiting = [first]
        while waiting:
            index = waiting.pop()
            length += 1
            start, end = walls[index]
            for corner in (start, end):
                for other in at[corner]:
                    if not done[other]:
                        done[other] = True
                        waiting.append(other)
        best = max(best, length)
    return best


def new_palace(pieces: Pieces) -> Palace:
    """A palace with nothing but the start tile (A5)."""
    rows = bytes((2 * MARGIN + 1) * WIDTH)
    first = (HALF - MARGIN) * WIDTH
    grid = rows[: ORIGIN - first] + PIECE_BYTES[START] + rows[ORIGIN - first + 1 :]
    palace = Palace(pieces, grid, first, [ORIGIN], [0] * len(pieces.kinds), [HALF] * 4)
    palace._forbidden = [0] * len(pieces.edges)
    palace._look_around(ORIGIN)
    return palace
