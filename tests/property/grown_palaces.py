"""Random palaces, grown by legal builds with removals and swaps mixed in, of shapes that are hard to judge."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import hypot

from oracles.palace import neighbour
from property.random_games import Picks
from sabika.components import alhambra_pieces, both, granada_pieces
from sabika.rules.games import combined, granada
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import Pieces, Tile

WALLS = [
    "".join(letter for letter in "NESW" if letter in chosen)
    for chosen in ["", "N", "E", "S", "W", "NE", "NS", "NW", "ES", "EW", "SW", "NES", "NEW", "NSW", "ESW"]
]
MANY = ["N", "E", "S", "W", "NS", "EW", "NE", "SW"]
FEW = ["", "", "", "N", "E", "S", "W"]
LARGEST = 30
"""Tiles in the largest palaces."""


def made_up_pieces(walls: list[str]) -> Pieces:
    """54 tiles whose walls go through the list again and again."""
    return Pieces(KINDS, [Tile("tower", price, walls[price % len(walls)]) for price in range(54)], "made up")


def made_up_faces(moats: list[str]) -> list[Tile]:
    """54 tiles with two faces, whose moats go through the list again and again."""
    faces: list[Tile] = []
    for price in range(0, 108, 2):
        even = Tile("arena", price, moats[price // 2 % len(moats)])
        odd = even._replace(kind="park", price=price + 1, back=even.name)
        faces += [even._replace(back=odd.name), odd]
    return faces


def made_up_two_parts(walls: list[str]) -> Pieces:
    """Tiles with walls and tiles with moats, on the same edges."""
    return Pieces(combined.KINDS, [*made_up_pieces(walls).tiles, *made_up_faces(walls)], "made up")


PIECES = {
    "as printed": alhambra_pieces(),
    "without walls": made_up_pieces([""]),
    "few walls": made_up_pieces(FEW),
    "all walls": made_up_pieces(WALLS),
}
MOATED = {
    "as printed": granada_pieces(),
    "all moats": Pieces(granada.KINDS, made_up_faces(WALLS), "made up"),
}
TWO_PARTS = {
    "as printed": both(alhambra_pieces(), granada_pieces()),
    "few walls": made_up_two_parts(FEW),
    "many walls": made_up_two_parts(MANY),
    "all walls": made_up_two_parts(WALLS),
}

Taste = Callable[[Palace, int], float]
"""How much a cell is wanted; the best one is built on."""


def anywhere(palace: Palace, cell: int) -> float:
    return 0


def thin(palace: Palace, cell: int) -> float:
    """Few neighbours and far out: long arms."""
    x, y = place_of(cell)
    return hypot(x, y) - 5 * _neighbours(palace, cell)


def ring(palace: Palace, cell: int) -> float:
    """On a circle through the start tile: rings that nearly close."""
    x, y = place_of(cell)
    return -abs(hypot(x - 2.2, y) - 2.2)


def bays(palace: Palace, cell: int) -> float:
    """Where the cell touches the palace on opposite sides or over corners: bays, and pockets if they were allowed."""
    return _touched_arcs(palace, cell)


def dense(palace: Palace, cell: int) -> float:
    return _neighbours(palace, cell)


def border(palace: Palace, cell: int) -> float:
    """Where walls and moats of both parts are near: around the place where they began to touch."""
    x, y = place_of(palace.second_start or cell)
    return -hypot(place_of(cell)[0] - x, place_of(cell)[1] - y) + _touched_arcs(palace, cell) / 2


TASTES: dict[str, Taste] = {"anywhere": anywhere, "thin": thin, "ring": ring, "bays": bays, "dense": dense}


def _neighbours(palace: Palace, cell: int) -> int:
    built = {place_of(other) for other in palace.cells}
    return sum(neighbour(place_of(cell), side) in built for side in "NESW")


def _touched_arcs(palace: Palace, cell: int) -> int:
    """How often one changes between tile and no tile on a walk around the cell."""
    built = {place_of(other) for other in palace.cells}
    x, y = place_of(cell)
    around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    taken = [(x + dx, y + dy) in built for dx, dy in around]
    return sum(here != taken[index - 1] for index, here in enumerate(taken))


@dataclass
class Grower:
    """Grows one palace, step by step."""

    pieces: Pieces
    taste: Taste
    picks: Picks
    palace: Palace = field(init=False)
    left: list[int] = field(init=False)
    """The tiles not built."""

    def __post_init__(self) -> None:
        self.palace = new_palace(self.pieces)
        self.left = self.pieces.all_tiles()

    def palaces(self, steps: int) -> Iterator[Palace]:
        """The palace after each step, up to the largest size."""
        for _ in range(steps):
            self.step()
            yield self.palace

    def step(self) -> None:
        """Mostly build, now and then take away or swap."""
        chance = self.picks.below(10)
        if chance == 0 or len(self.palace.cells) > LARGEST:
            self.take_away()
        elif chance == 1:
            self.swap()
        else:
            self.build()

    def build(self) -> None:
        """The best place for any of some tiles, by taste; a tenth of the time anywhere."""
        taste = self.taste if self.picks.below(10) else anywhere
        ways = [
            (taste(self.palace, cell), self.picks.below(1000), tile, cell)
            for tile in self.picks.some_of(self.left, 6)
            for cell in self.palace.cells_for(tile)
        ]
        if ways:
            _, _, tile, cell = max(ways)
            self.left.remove(tile)
            self.palace = self.palace.with_tile(tile, cell)

    def take_away(self) -> None:
        cells = self.palace.removable()
        if cells:
            cell = self.picks.one_of(cells)
            self.left.append(self.palace.at(cell))
            self.palace = self.palace.without(cell)

    def swap(self) -> None:
        tile = self.picks.one_of(self.left)
        cells = self.palace.swaps_for(tile)
        if cells:
            cell = self.picks.one_of(cells)
            self.left.remove(tile)
            self.left.append(self.palace.at(cell))
            self.palace = self.palace.swapped(tile, cell)
