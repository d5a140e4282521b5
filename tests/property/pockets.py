"""Palaces of which one part lies around the other and nearly closes: only there four outside walls meet at a corner."""

from collections.abc import Iterator

from oracles.palace import Cell, neighbour
from property.grown_palaces import WALLS
from property.random_games import Picks
from sabika.rules.games import combined
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import Pieces, Tile

PLUS = [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]
AROUND = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Plan:
    """Which part each cell belongs to, and where walls and moats are. The fountain is at 0,0."""

    def __init__(self, picks: Picks) -> None:
        self.picks = picks
        inner = "alhambra" if picks.below(2) else "granada"
        outer = "granada" if inner == "alhambra" else "alhambra"
        core = self._grown(PLUS if inner == "alhambra" else [(0, 0), picks.one_of([(0, 1), (1, 0)])], picks.below(3))
        ring = {(x + dx, y + dy) for x, y in core for dx, dy in AROUND} - core
        # Cells of the ring that touch the core with a corner only: with one of them left out, the ring nearly closes.
        corners = sorted(cell for cell in ring if not any(neighbour(cell, side) in core for side in "NESW"))
        gap = picks.one_of(corners)
        fountain = (0, 0)
        if outer == "alhambra":
            fountain = min(picks.some_of([cell for cell in corners if cell != gap], 1))
        outside = self._grown(ring - {gap}, picks.below(5), core | {gap})
        x, y = fountain
        self.parts = {(cx - x, cy - y): inner for cx, cy in core} | {(cx - x, cy - y): outer for cx, cy in outside}
        self.edges: dict[Cell, set[str]] = {cell: set() for cell in self.parts}
        for cell in self.parts:
            for side in "NESW":
                self._lay_edge(cell, side)

    def _grown(self, cells: list[Cell] | set[Cell], more: int, taken: set[Cell] | None = None) -> set[Cell]:
        """The cells, and so many more beside them."""
        found = set(cells)
        for _ in range(more):
            beside = {neighbour(cell, side) for cell in found for side in "NESW"} - found - (taken or set())
            found.add(self.picks.one_of(sorted(beside)))
        return found

    def _lay_edge(self, cell: Cell, side: str) -> None:
        """Between the parts always wall against moat; within a part now and then, to the outside mostly."""
        other = neighbour(cell, side)
        if (0, 0) in (cell, other):
            return
        if other not in self.parts:
            if self.picks.below(4):
                self.edges[cell].add(side)
        elif self.parts[other] != self.parts[cell] or (side in "ES" and self.picks.below(30) == 0):
            self.edges[cell].add(side)
            self.edges[other].add(FACING[side])

    def walls(self, cell: Cell) -> str:
        return "".join(side for side in "NESW" if side in self.edges[cell])


class Pocket:
    """Builds a plan in any order in which it can be built."""

    def __init__(self, number: int) -> None:
        self.picks = Picks(number)
        plan = Plan(self.picks)
        walled = [cell for cell, part in plan.parts.items() if part == "alhambra" and cell != (0, 0)]
        moated = [cell for cell, part in plan.parts.items() if part == "granada"]
        tiles = [Tile("tower", price, walls) for price, walls in enumerate(map(plan.walls, walled))]
        for price, moats in enumerate([*map(plan.walls, moated), *WALLS]):
            even = Tile("arena", 2 * price, moats)
            odd = Tile("park", 2 * price + 1, moats, back=even.name)
            tiles += [even._replace(back=odd.name), odd]
        tiles += [Tile("garden", price, walls) for price, walls in enumerate(WALLS)]
        self.pieces = Pieces(combined.KINDS, tiles, "made up")
        numbers = [self.pieces.numbers[tile.name] for tile in tiles]
        first = len(walled)
        self.left = dict(zip(numbers[:first], walled)) | dict(zip(numbers[first::2], moated))
        self.others = [number for number in self.pieces.all_tiles() if number not in self.left]
        """Tiles of every kind of edges, to ask about."""

    def palaces(self) -> Iterator[Palace]:
        palace = new_palace(self.pieces)
        places = {tile: cell_at(*cell) for tile, cell in self.left.items()}
        waiting = sorted(places)
        for _ in range(2 * len(places)):
            ready = [tile for tile in waiting if places[tile] in palace.cells_for(tile)]
            if ready and self.picks.below(12):
                tile = self.picks.one_of(ready)
                waiting.remove(tile)
                palace = palace.with_tile(tile, places[tile])
            elif palace.removable():
                cell = self.picks.one_of(palace.removable())
                waiting.append(palace.at(cell))
                palace = palace.without(cell)
            yield palace
