"""A palace: the tiles a player has built, and where further ones may go (A20-A25).

A palace never changes: building, taking away and swapping give a new one. So copies of a game share it, and what was
worked out about it (legal cells, removable tiles, the longest wall) is worked out once.

A cell is a number, y * 128 + x with the start tile in the middle; x grows to the east and y to the south. A palace of
all 54 tiles in one line still fits.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.pieces import ALL_BARE, ANY_EDGE, BARE, DIRECTIONS, START, WALL, Pieces

if TYPE_CHECKING:
    from sabika.rules.core.action import Action

WIDTH: Final = 128
HALF: Final = WIDTH // 2
ORIGIN: Final = HALF * WIDTH + HALF
STEPS: Final = [-WIDTH, 1, WIDTH, -1]
RING: Final = [-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH]
EMPTY_GRID: Final = bytes(WIDTH * WIDTH)


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
        "_cells_for",
        "_removable",
        "_room",
        "_room_allowed",
        "_room_links",
        "_swaps_for",
        "_wall",
        "bottom",
        "cells",
        "counts",
        "grid",
        "left",
        "options",
        "pieces",
        "right",
        "top",
    )

    def __init__(self, pieces: Pieces, grid: bytes, cells: list[int], counts: list[int], box: list[int]) -> None:
        self.pieces: Final = pieces
        self.grid: Final = grid
        self.cells: Final = cells
        self.counts: Final = counts
        self.left: Final = box[0]
        self.right: Final = box[1]
        self.top: Final = box[2]
        self.bottom: Final = box[3]
        # Room: the empty cells beside the palace where a tile opens no hole, with the edges they allow and those that
        # let one walk in.
        self._room: list[int] | None = None
        self._room_allowed: list[int] = []
        self._room_links: list[int] = []
        self._cells_for: dict[int, list[int]] = {}
        self._swaps_for: dict[int, list[int]] = {}
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
        grid = self.grid[:cell] + bytes((piece,)) + self.grid[cell + 1 :]
        return Palace(self.pieces, grid, [*self.cells, cell], counts, box)

    def without(self, cell: int) -> "Palace":
        """This palace with the tile of a cell taken away."""
        counts = self.counts[:]
        counts[self.pieces.kind[self.grid[cell]]] -= 1
        cells = self.cells[:]
        cells.remove(cell)
        grid = self.grid[:cell] + b"\0" + self.grid[cell + 1 :]
        # The box may stay larger than needed: it only bounds the search for the outside.
        return Palace(self.pieces, grid, cells, counts, [self.left, self.right, self.top, self.bottom])

    def swapped(self, piece: int, cell: int) -> "Palace":
        """This palace with another tile in an occupied cell."""
        counts = self.counts[:]
        counts[self.pieces.kind[self.grid[cell]]] -= 1
        counts[self.pieces.kind[piece]] += 1
        grid = self.grid[:cell] + bytes((piece,)) + self.grid[cell + 1 :]
        return Palace(self.pieces, grid, self.cells, counts, [self.left, self.right, self.top, self.bottom])

    def tiles(self) -> list[int]:
        """The building tiles, in the order of their cells."""
        return [self.grid[cell] for cell in self.cells if cell != ORIGIN]

    # Building

    def cells_for(self, piece: int) -> list[int]:
        """The cells where the piece can be built."""
        edges = self.pieces.edges[piece]
        known = self._cells_for.get(edges)
        if known is not None:
            return known
        room = self._room
        if room is None:
            room = self._find_room()
        allowed = self._room_allowed
        links = self._room_links
        found: list[int] = []
        for index in range(len(room)):
            if not edges & ~allowed[index] and edges & links[index]:  # A21, A22
                found.append(room[index])
        self._cells_for[edges] = found
        return found

    def _find_room(self) -> list[int]:
        grid = self.grid
        room: list[int] = []
        self._room_allowed.clear()
        self._room_links.clear()
        seen: set[int] = set()
        for cell in self.cells:
            for step in STEPS:
                empty = cell + step
                if grid[empty] == 0 and empty not in seen:  # A23
                    seen.add(empty)
                    links = self.links_at(empty)
                    if links and not self.makes_hole(empty):  # A24
                        room.append(empty)
                        self._room_allowed.append(self.allowed_at(empty))
                        self._room_links.append(links)
        self._room = room
        return room

    def allowed_at(self, cell: int) -> int:
        """The edges that a piece in this cell may have: like its neighbour's, or any where there is none (A21)."""
        grid = self.grid
        edges = self.pieces.edges
        north = grid[cell - WIDTH]
        east = grid[cell + 1]
        south = grid[cell + WIDTH]
        west = grid[cell - 1]
        return (
            (edges[north] >> 8 & 15 if north else ANY_EDGE)
            | (edges[east] >> 12 & 15 if east else ANY_EDGE) << 4
            | (edges[south] & 15 if south else ANY_EDGE) << 8
            | (edges[west] >> 4 & 15 if west else ANY_EDGE) << 12
        )

    def links_at(self, cell: int) -> int:
        """The edges by which one could walk into this cell: the bare edges of its neighbours (A22)."""
        grid = self.grid
        edges = self.pieces.edges
        return (
            (edges[grid[cell - WIDTH]] >> 8 & BARE)
            | (edges[grid[cell + 1]] >> 12 & BARE) << 4
            | (edges[grid[cell + WIDTH]] & BARE) << 8
            | (edges[grid[cell - 1]] >> 4 & BARE) << 12
        )

    def makes_hole(self, cell: int) -> bool:
        """Whether filling this empty cell cuts other empty cells off from the outside (A24)."""
        grid = self.grid
        ring = 0
        bit = 1
        for step in RING:
            if grid[cell + step]:
                ring |= bit
            bit <<= 1
        if not SPLITS[ring]:
            return False
        return any(grid[cell + step] == 0 and not self._reaches_outside(cell + step, cell) for step in STEPS)

    def _reaches_outside(self, start: int, filled: int) -> bool:
        grid = self.grid
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
                if grid[further] == 0 and further not in seen:
                    seen.add(further)
                    waiting.append(further)
        return False

    # Redesigning

    def swaps_for(self, piece: int) -> list[int]:
        """The cells whose tile can be swapped for the piece: all touching edges agree (A25)."""
        edges = self.pieces.edges[piece]
        known = self._swaps_for.get(edges)
        if known is None:
            known = [cell for cell in self.cells if cell != ORIGIN and not edges & ~self.allowed_at(cell)]
            self._swaps_for[edges] = known
        return known

    def removable(self) -> list[int]:
        """The cells whose tile can be taken away: no hole arises and the rest stays walkable (A16, A25)."""
        known = self._removable
        if known is None:
            number = [0] * len(self.pieces.edges)
            low = [0] * len(self.pieces.edges)
            cut = [False] * len(self.pieces.edges)
            self._visit(ORIGIN, 1, number, low, cut)
            grid = self.grid
            known = []
            for cell in self.cells:
                if cell != ORIGIN and not cut[grid[cell]] and not self.surrounded(cell):
                    known.append(cell)
            self._removable = known
        return known

    def surrounded(self, cell: int) -> bool:
        """Whether all four neighbouring cells hold a tile."""
        grid = self.grid
        return bool(grid[cell - WIDTH] and grid[cell + 1] and grid[cell + WIDTH] and grid[cell - 1])

    def _visit(self, cell: int, count: int, number: list[int], low: list[int], cut: list[bool]) -> int:
        """Walk the palace depth first; mark the tiles without which others cannot be reached (Tarjan's low points)."""
        grid = self.grid
        piece = grid[cell]
        number[piece] = low[piece] = count
        edges = self.pieces.edges[piece]
        for step in STEPS:
            other = grid[cell + step]
            if edges & BARE and other:
                if number[other]:
                    low[piece] = min(low[piece], number[other])
                else:
                    count = self._visit(cell + step, count + 1, number, low, cut)
                    low[piece] = min(low[piece], low[other])
                    if low[other] >= number[piece]:
                        cut[piece] = True
            edges >>= 4
        return count

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
            own = edges[grid[cell]]
            if own == ALL_BARE:
                continue
            if own & WALL and not grid[cell - WIDTH]:
                found.append((cell, cell + 1))
            if own >> 4 & WALL and not grid[cell + 1]:
                found.append((cell + 1, cell + 1 + WIDTH))
            if own >> 8 & WALL and not grid[cell + WIDTH]:
                found.append((cell + WIDTH, cell + 1 + WIDTH))
            if own >> 12 & WALL and not grid[cell - 1]:
                found.append((cell, cell + WIDTH))
        return found

    # Explaining

    def why_not_build(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot be built in the cell, or None if it can."""
        if self.grid[cell]:
            return Refusal("A23", "occupied")
        if not any(self.grid[cell + step] for step in STEPS):
            return Refusal("A23", "not-touching")
        edges = self.pieces.edges[piece]
        if clash := self._clash(edges, cell):
            return Refusal("A21", "edges-differ", (("edges", clash),))
        if not edges & self.links_at(cell):
            return Refusal("A22", "not-walkable")
        if self.makes_hole(cell):
            return Refusal("A24", "hole")
        return None

    def why_not_swap(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot take the place of the cell's tile, or None if it can."""
        if not self.grid[cell]:
            return Refusal("A16", "empty-cell")
        if cell == ORIGIN:
            return Refusal("A16", "start-tile")
        if clash := self._clash(self.pieces.edges[piece], cell):
            return Refusal("A21", "edges-differ", (("edges", clash),))
        return None

    def why_not_remove(self, cell: int) -> Refusal | None:
        """Why the cell's tile cannot be taken away, or None if it can."""
        if not self.grid[cell]:
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
        wrong = edges & ~self.allowed_at(cell)
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
    grid = EMPTY_GRID[:ORIGIN] + bytes((START,)) + EMPTY_GRID[ORIGIN + 1 :]
    return Palace(pieces, grid, [ORIGIN], [0] * len(pieces.kinds), [HALF, HALF, HALF, HALF])
