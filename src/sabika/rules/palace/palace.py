"""A palace: the tiles a player has built, and where further ones may go (A20-A25).

A palace never changes: building, taking away and swapping give a new one. So copies of a game share it, and what was
worked out about it (legal cells, removable tiles, the longest wall) is worked out once.

The grid holds the piece in each cell, for the rows around the palace only: from the cell `first` on, and it grows.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import AROUND, BESIDE, CORNERS, HALF, ORIGIN, PARTS, STEPS, WIDTH
from sabika.rules.palace.halves import (
    halves_in,
    is_enclosed,
    is_half_there,
    only_supports,
    outside_walls_with_halves,
    tile_makes_hole,
    why_not_half,
    why_not_leave,
)
from sabika.rules.palace.outline import wall_run
from sabika.rules.palace.pieces import ALL_BARE, ALL_WALLS, DIRECTIONS, MOAT, MOST_PIECES, NOTHING, START, WALL, Pieces
from sabika.rules.palace.two_parts import border_edges, cells_to_begin, only_borders, why_not_begin
from sabika.rules.palace.walls import longest_trail

if TYPE_CHECKING:
    from sabika.rules.core.action import Action

MARGIN: Final = 2 * WIDTH + 3
"""So many cells of the grid lie before and after each tile: two steps to any side stay within the grid."""
MORE_ROWS: Final = bytes(2 * WIDTH)
PIECE_BYTES: Final = [bytes((piece,)) for piece in range(MOST_PIECES)]


# The steps to the neighbours that one can walk to, for the walls that they forbid.
WAYS: Final = {
    sum([WALL << 4 * direction for direction in range(4) if ways >> direction & 1]): [
        step for direction, step in enumerate(STEPS) if ways >> direction & 1
    ]
    for ways in range(16)
}


class Palace:
    """The built tiles of one player, by cell."""

    __slots__ = (
        "_border",
        "_cuts",
        "_forbidden",
        "_moat",
        "_only_supports",
        "_points",
        "_removable",
        "_room",
        "_room_forbidden",
        "_tiles",
        "_wall",
        "_wall_halves",
        "cells",
        "counts",
        "first",
        "grid",
        "halves",
        "options",
        "pieces",
        "second_start",
    )

    def __init__(
        self, pieces: Pieces, grid: bytes, first: int, cells: list[int], counts: list[int], halves: list[int]
    ) -> None:
        self.pieces: Final = pieces
        self.grid: Final = grid
        self.first: Final = first
        self.cells: Final = cells
        self.counts: Final = counts
        self.halves: Final = halves
        """The cells of which a piece fills only half. As long as there are none, all is simpler."""
        self.second_start = 0
        """The cell of the first tile with moats, in a palace of two parts (C6)."""
        # The edges that the neighbours forbid to each built piece, by piece.
        self._forbidden: list[int] = []
        # The empty cells that can be walked into and filled without making a hole, and the edges that their neighbours
        # forbid there.
        self._room: list[int] = []
        self._room_forbidden: list[int] = []
        # By piece: whether others cannot be reached without it. Worked out, like the rest, when first asked for.
        self._cuts: list[bool] | None = None
        self._removable: list[int] | None = None
        self._wall = -1
        self._moat = -1
        self._border = -1
        self._wall_halves = 0
        self._tiles: list[int] | None = None
        self._points: list[int] | None = None
        self._only_supports: dict[int, int] | None = None
        # Actions that were worked out for this palace, kept by those who offer them.
        self.options: dict[int, list[Action]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """All that is not worked out when first asked for."""
        facts = (self.pieces, self.grid, self.first, self.cells, self.counts, self.halves)
        return Palace, facts, (self.second_start, self._forbidden, self._room, self._room_forbidden)

    def __setstate__(self, learnt: tuple[int, list[int], list[int], list[int]]) -> None:
        self.second_start, self._forbidden, self._room, self._room_forbidden = learnt

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Palace):
            return False
        same_place = self.first == other.first and self.grid == other.grid
        return same_place and self.cells == other.cells and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.grid)

    def with_tile(self, piece: int, cell: int) -> "Palace":
        """This palace with one more tile."""
        counts = self.counts[:]
        kind = self.pieces.kind[piece]
        if kind >= 0:
            counts[kind] += 1
        grid = self.grid
        first = self.first
        while cell - first < MARGIN:
            grid = MORE_ROWS + grid
            first -= len(MORE_ROWS)
        while first + len(grid) - cell < MARGIN:
            grid += MORE_ROWS
        at = cell - first
        grid = grid[:at] + PIECE_BYTES[piece] + grid[at + 1 :]
        halves = [*self.halves, cell] if self.pieces.half[piece] else self.halves
        palace = Palace(self.pieces, grid, first, [*self.cells, cell], counts, halves)
        palace._learn_from(self, cell, AROUND)
        if self.pieces.two_parts and self.pieces.moated[piece] and not self.second_start:
            palace.second_start = cell
        palace._look_around(cell)
        if self._cuts is not None:
            ways_in = WAYS[palace._forbidden[piece] & ALL_WALLS]
            if len(ways_in) == 1:  # all who walk to the new tile cross that one
                palace._cuts = self._cuts[:]
                palace._cuts[grid[at + ways_in[0]]] = True
        return palace

    def without(self, cell: int) -> "Palace":
        """This palace with the tile of a cell taken away."""
        counts = self.counts[:]
        kind = self.pieces.kind[self.at(cell)]
        if kind >= 0:
            counts[kind] -= 1
        cells = self.cells[:]
        cells.remove(cell)
        palace = Palace(self.pieces, self._grid_with(NOTHING, cell), self.first, cells, counts, self.halves)
        palace._learn_from(self, cell, AROUND)
        palace._look_around(cell)
        return palace

    def swapped(self, piece: int, cell: int) -> "Palace":
        """This palace with another tile in an occupied cell."""
        old = self.at(cell)
        counts = self.counts[:]
        if self.pieces.kind[old] >= 0:
            counts[self.pieces.kind[old]] -= 1
        if self.pieces.kind[piece] >= 0:
            counts[self.pieces.kind[piece]] += 1
        palace = Palace(self.pieces, self._grid_with(piece, cell), self.first, self.cells, counts, self.halves)
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
        if palace._only_supports is self._only_supports:  # nor does a half piece lean on this cell (P9)
            palace._removable = self._removable
        return palace

    def _grid_with(self, piece: int, cell: int) -> bytes:
        at = cell - self.first
        return self.grid[:at] + PIECE_BYTES[piece] + self.grid[at + 1 :]

    def _learn_from(self, other: "Palace", changed: int, doubtful: bytes) -> None:
        """Take over what is known about a palace that differs in one cell, except what is doubtful around that cell."""
        self._forbidden = other._forbidden[:]
        self.second_start = other.second_start
        if self.halves and not is_half_there(self, changed):
            self._only_supports = other._only_supports
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
            if self.halves and self.pieces.half[piece]:
                forbidden &= 15 * self.pieces.edges[piece]  # nothing is touched, and no way goes, on an open side (P6)
                forbidden |= ALL_BARE  # and no tile ever takes its place, as it would need a bare side (P9)
            self._forbidden[piece] = forbidden
        elif forbidden & ALL_WALLS and not self.makes_hole(cell):
            self._room.append(cell)
            self._room_forbidden.append(forbidden)

    def tiles(self) -> list[int]:
        """The building tiles, in the order in which they were built."""
        known = self._tiles
        if known is None:
            grid = self.grid
            first = self.first
            known = self._tiles = [grid[cell - first] for cell in self.cells if cell != ORIGIN]
        return known

    def meeting_points(self) -> list[int]:
        """Where four pieces meet: the north-west cells of all two by two blocks."""
        known = self._points
        if known is None:
            grid = self.grid
            first = self.first
            known = []
            for cell in self.cells:
                at = cell - first
                if grid[at + 1] and grid[at + WIDTH] and grid[at + WIDTH + 1]:
                    known.append(cell)
            self._points = known
        return known

    def at(self, cell: int) -> int:
        """The piece in a cell, 0 if there is none."""
        at = cell - self.first
        return self.grid[at] if 0 <= at < len(self.grid) else NOTHING

    # Building

    def cells_for(self, piece: int) -> list[int]:
        """The cells where the piece can be built."""
        if self._begins(piece):
            return cells_to_begin(self, piece)
        edges = self.pieces.edges[piece]
        return [cell for cell, forbidden in zip(self._room, self._room_forbidden) if not edges & forbidden]

    def _begins(self, piece: int) -> bool:
        """Whether the piece would be the first one with moats beside a part with walls (C6)."""
        return self.pieces.two_parts and self.pieces.moated[piece] and not self.second_start

    def forbidden_at(self, cell: int) -> int:
        """The edges that a piece in this cell must not have: those unlike its neighbour's (A21). As every piece has one
        nature on each side, it fits if it has none of these. Where a wall is forbidden one can walk in (A22)."""
        pieces = self.pieces
        grid = self.grid
        at = cell - self.first
        return (
            pieces.forbidden_by_north[grid[at - WIDTH]]
            | pieces.forbidden_by_east[grid[at + 1]]
            | pieces.forbidden_by_south[grid[at + WIDTH]]
            | pieces.forbidden_by_west[grid[at - 1]]
        )

    def makes_hole(self, cell: int) -> bool:
        """Whether filling this empty cell cuts other empty cells off from the outside (A24). As all tiles hang together
        it does exactly if it closes a ring of tiles: if the empty cells beside it fall into several parts."""
        for half in self.halves:
            away = half - cell + WIDTH + 1
            if 0 <= away < 2 * WIDTH + 3 and AROUND[away]:
                return tile_makes_hole(self, cell)
        grid = self.grid
        at = cell - self.first
        return PARTS[
            (1 if grid[at - WIDTH] else 0)
            | (2 if grid[at - WIDTH + 1] else 0)
            | (4 if grid[at + 1] else 0)
            | (8 if grid[at + WIDTH + 1] else 0)
            | (16 if grid[at + WIDTH] else 0)
            | (32 if grid[at + WIDTH - 1] else 0)
            | (64 if grid[at - 1] else 0)
            | (128 if grid[at - WIDTH - 1] else 0)
        ]

    # Redesigning

    def swaps_for(self, piece: int) -> list[int]:
        """The cells whose tile can be swapped for the piece: all touching edges agree (A25)."""
        edges = self.pieces.edges[piece]
        grid = self.grid
        first = self.first
        forbidden = self._forbidden
        found: list[int] = []
        for cell in self.cells:
            if not edges & forbidden[grid[cell - first]] and cell != ORIGIN and cell != self.second_start:
                found.append(cell)
        supports = self.only_supports() if self.halves else None
        if supports:
            kinds = self.pieces.kind
            found = [cell for cell in found if cell not in supports or kinds[grid[cell - first]] == kinds[piece]]
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
            if self.halves:
                supports = self.only_supports()
                known = [cell for cell in known if cell not in supports and cell not in self.halves]
            if self.second_start:
                joining = only_borders(self)
                known = [cell for cell in known if cell not in joining and cell != self.second_start]
            self._removable = known
        return known

    def only_supports(self) -> dict[int, int]:
        """The cells whose tile is the only one that a half piece leans on, with that half piece (P9)."""
        known = self._only_supports
        if known is None:
            known = self._only_supports = only_supports(self)
        return known

    def surrounded(self, cell: int) -> bool:
        """Whether all four neighbouring cells hold a tile, and none of them leaves its side open."""
        grid = self.grid
        at = cell - self.first
        if grid[at - WIDTH] and grid[at + 1] and grid[at + WIDTH] and grid[at - 1]:
            return not self.halves or is_enclosed(self, cell)
        return False

    def _find_cuts(self) -> list[bool]:
        """Which pieces others cannot be reached without."""
        cuts = [False] * len(self.pieces.edges)
        number = [0] * len(self.pieces.edges)
        self._visit(ORIGIN, NOTHING, number, cuts)
        if self.second_start:
            self._visit(self.second_start, NOTHING, number, cuts)  # C7: each part is walked from its own start
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
        for step in WAYS[self._forbidden[piece] & ALL_WALLS]:
            other = grid[at + step]
            if other != origin:
                beyond = number[other]
                if not beyond:
                    beyond = self._visit(cell + step, piece, number, cuts)
                    if beyond >= own:
                        cuts[piece] = True
                if beyond < low:
                    low = beyond
        return low

    # The wall

    def longest_wall(self) -> int:
        """Edges of the longest unbroken run of outside walls (A31)."""
        if self._wall < 0:
            walls = self.outside_walls()
            run = wall_run(self, walls)
            self._wall = len(run)
            if self.halves:
                self._wall_halves = halves_in(run, len(walls) - len(self.halves))
        return self._wall

    def longest_moat(self) -> int:
        """Edges of the longest unbroken run of outside moats (G9)."""
        if self._moat < 0:
            self._moat = len(longest_trail(self.outside_edges(MOAT)))
        return self._moat

    def longest_border(self) -> int:
        """Edges of the longest unbroken run where wall and moat lie against each other (C10)."""
        if self._border < 0:
            self._border = len(longest_trail(border_edges(self)))
        return self._border

    def halves_in_wall(self) -> int:
        """How many half pieces are part of the longest wall; most of them, if several are equally long (P10)."""
        self.longest_wall()
        return self._wall_halves

    def outside_walls(self) -> list[tuple[int, int]]:
        """The outside walls as pairs of corners. The corner of a cell is its upper left one."""
        return outside_walls_with_halves(self) if self.halves else self.outside_edges(WALL)

    def outside_edges(self, nature: int) -> list[tuple[int, int]]:
        """The outside walls, or moats. Those that border the other part of the palace count as outside (C9)."""
        grid = self.grid
        edges = self.pieces.edges
        inside = self.pieces.moated if nature == MOAT else self.pieces.walled
        found: list[tuple[int, int]] = []
        for cell in self.cells:
            at = cell - self.first
            own = edges[grid[at]]
            if not own & 0x1111 * nature:
                continue
            if own & nature and not inside[grid[at - WIDTH]]:
                found.append((cell, cell + 1))
            if own >> 4 & nature and not inside[grid[at + 1]]:
                found.append((cell + 1, cell + 1 + WIDTH))
            if own >> 8 & nature and not inside[grid[at + WIDTH]]:
                found.append((cell + WIDTH, cell + 1 + WIDTH))
            if own >> 12 & nature and not inside[grid[at - 1]]:
                found.append((cell, cell + WIDTH))
        return found

    # Explaining

    def why_not_build(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot be built in the cell, or None if it can."""
        if cell in self.halves:
            return Refusal("P6", "half-cell")
        if self.at(cell):
            return Refusal("A23", "occupied")
        if not any(self.at(cell + step) for step in STEPS) or not self.forbidden_at(cell):
            return Refusal("A23", "not-touching")
        if self.pieces.half[piece]:
            return why_not_half(self, piece, cell)
        begins = self._begins(piece)
        if begins and (refusal := why_not_begin(self, cell)):
            return refusal
        if clash := self.clash(self.pieces.edges[piece], cell):
            return Refusal("C5" if self.pieces.two_parts else "A21", "edges-differ", (("edges", clash),))
        if not begins and not self.forbidden_at(cell) & ALL_WALLS:
            return Refusal("C7" if self.second_start else "A22", "not-walkable")
        if self.makes_hole(cell):
            return Refusal("A24", "hole")
        return None

    def why_not_swap(self, piece: int, cell: int) -> Refusal | None:
        """Why the piece cannot take the place of the cell's tile, or None if it can."""
        if not self.at(cell):
            return Refusal("A16", "empty-cell")
        if cell == ORIGIN:
            return Refusal("A16", "start-tile")
        if cell == self.second_start:
            return Refusal("C6", "start-tile")
        if self.halves and (refusal := why_not_leave(self, cell, self.pieces.kind[piece])):
            return refusal
        if clash := self.clash(self.pieces.edges[piece], cell):
            return Refusal("C5" if self.pieces.two_parts else "A21", "edges-differ", (("edges", clash),))
        return None

    def why_not_remove(self, cell: int) -> Refusal | None:
        """Why the cell's tile cannot be taken away, or None if it can."""
        if not self.at(cell):
            return Refusal("A16", "empty-cell")
        if cell == ORIGIN:
            return Refusal("A16", "start-tile")
        if cell == self.second_start:
            return Refusal("C6", "start-tile")
        if self.halves and (refusal := why_not_leave(self, cell)):
            return refusal
        if self.surrounded(cell):
            return Refusal("A24", "hole")
        if self.second_start and cell in only_borders(self):
            return Refusal("C6", "parts-apart")
        if cell not in self.removable():
            return Refusal("C7" if self.second_start else "A22", "cut-off")
        return None

    def clash(self, edges: int, cell: int) -> str:
        """The sides on which these edges do not agree with the neighbours, as letters."""
        wrong = edges & self.forbidden_at(cell)
        return "".join(letter for side, letter in enumerate(DIRECTIONS) if wrong >> 4 * side & 15)


def new_palace(pieces: Pieces) -> Palace:
    """A palace with nothing but the start tile (A5)."""
    first = ORIGIN - HALF - MARGIN
    rows = bytes(2 * MARGIN + WIDTH)
    grid = rows[: ORIGIN - first] + PIECE_BYTES[START] + rows[ORIGIN - first + 1 :]
    palace = Palace(pieces, grid, first, [ORIGIN], [0] * len(pieces.kinds), [])
    palace._forbidden = [0] * len(pieces.edges)
    palace._look_around(ORIGIN)
    return palace
