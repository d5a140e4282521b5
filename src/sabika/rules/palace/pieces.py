"""The printed pieces as the rules see them: numbered pieces with a kind, a price and four edges.

A piece is a small number everywhere in the rules: 0 is nothing, 1 the start tile, tiles follow. What a number means
is looked up in the game's `Pieces`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"

# The four edges of a piece in one number: a nibble for each direction with one bit set, that of the edge's nature.
# Matching a piece against all its neighbours is then a single `&`.
# Tiles with moats have natures of their own, as they can lie in one palace with tiles that have walls.
BARE: Final = 1
WALL: Final = 2
OPEN: Final = 4
"""Bare, on a tile with moats."""
MOAT: Final = 8
ALL_BARE: Final = 0x1111
ALL_WALLS: Final = 0x2222
ALL_OPEN: Final = 0x4444
ALL_MOATS: Final = 0x8888

# The natures that an edge can lie against (A21, G8, C5).
MEETS: Final = {BARE: BARE, WALL: WALL | MOAT, OPEN: OPEN, MOAT: MOAT | WALL}

NOTHING: Final = 0
START: Final = 1
MOST_PIECES: Final = 256
"""A piece's number fits into a byte."""

FLORIN: Final = 0
DIRHAM: Final = 1
DENAR: Final = 2
DUCAT: Final = 3
CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")


class Tile(NamedTuple):
    """A building tile as printed (A1), or one face of a tile with two (G1)."""

    kind: str
    price: int
    walls: str
    """The edges with a wall, or with a moat if there are two faces."""
    provenance: str = "verified"
    back: str = ""
    """The name of the other face, if there is one."""

    @property
    def name(self) -> str:
        """The tile's name in records and commands: `tower-9-ES`, without walls `tower-12`."""
        return f"{self.kind}-{self.price}-{self.walls}" if self.walls else f"{self.kind}-{self.price}"


def edges_of(walls: str, bare: int = BARE, wall: int = WALL) -> int:
    """The four edges of a piece with walls on the named sides: `edges_of("NE")`."""
    edges = 0
    for direction, letter in enumerate(DIRECTIONS):
        edges |= (wall if letter in walls else bare) << 4 * direction
    return edges


def _edges_of_tile(tile: Tile) -> int:
    return edges_of(tile.walls, OPEN, MOAT) if tile.back else edges_of(tile.walls)


def _unlike(edges: int, direction: int) -> int:
    """All natures that cannot lie against these edges in a direction; none if nothing is there."""
    own = edges >> 4 * direction & 15
    return 15 & ~MEETS[own] if own else 0


def _is_open_somewhere(edges: int) -> bool:
    for direction in range(4):
        if not edges >> 4 * direction & 15:
            return True
    return False


class Extra(NamedTuple):
    """A piece that a module builds into palaces, which is no building tile."""

    name: str
    edges: int
    leans_on: str = ""
    """The kind of tile that it has to touch, if there is one."""


class Pieces:
    """All pieces of a game, by number. Fixed for the whole game and shared by its copies."""

    __slots__ = (
        "data",
        "digest",
        "edges",
        "extras",
        "forbidden_by_east",
        "forbidden_by_north",
        "forbidden_by_south",
        "forbidden_by_west",
        "half",
        "kind",
        "kinds",
        "leans_on",
        "moated",
        "numbers",
        "other_face",
        "price",
        "tiles",
        "two_parts",
        "walled",
    )

    def __init__(
        self,
        kinds: Sequence[str],
        tiles: Sequence[Tile],
        digest: str,
        extras: Sequence[Extra] = (),
        data: Mapping[str, object] | None = None,
    ) -> None:
        self.kinds: Final = tuple(kinds)
        self.digest: Final = digest
        self.tiles: Final = tuple(tiles)
        self.extras: Final = tuple(extras)
        self.data: Final = data or {}
        """The components of modules that are no pieces of a palace, by module."""
        moated = [tile.back != "" for tile in tiles]
        self.two_parts: Final = any(moated) and not all(moated)
        """Whether palaces have a part of tiles with walls and one of tiles with moats (C1)."""
        start = ALL_OPEN if any(moated) and not self.two_parts else ALL_BARE
        self.edges: Final = [0, start] + [_edges_of_tile(tile) for tile in tiles] + [extra.edges for extra in extras]
        self.moated: Final = [edges & (ALL_OPEN | ALL_MOATS) != 0 for edges in self.edges]
        """By piece: whether it has moats instead of walls."""
        self.walled: Final = [edges > 0 and edges & (ALL_OPEN | ALL_MOATS) == 0 for edges in self.edges]
        """By piece: whether it is one with walls."""
        self.kind: Final = [-1, -1] + [self.kinds.index(tile.kind) for tile in tiles] + [-1] * len(self.extras)
        """By piece: the number of its kind; -1 for what is no building tile."""
        self.price: Final = [0, 0] + [tile.price for tile in tiles] + [0] * len(self.extras)
        self.half: Final = [edges > 0 and _is_open_somewhere(edges) for edges in self.edges]
        """By piece: whether it fills only half of its cell, so that there is nothing of it on two sides."""
        leans_on = [self.kinds.index(extra.leans_on) if extra.leans_on else -1 for extra in extras]
        self.leans_on: Final = [-1] * (START + 1 + len(self.tiles)) + leans_on
        """By piece: the number of the kind of tile that it has to touch; -1 for most."""
        # The edges that a piece forbids to its neighbour by lying north, east, south or west of it: on the side where
        # they touch, all that are unlike its own (A21).
        self.forbidden_by_north: Final = [_unlike(edges, SOUTH) << 4 * NORTH for edges in self.edges]
        self.forbidden_by_east: Final = [_unlike(edges, WEST) << 4 * EAST for edges in self.edges]
        self.forbidden_by_south: Final = [_unlike(edges, NORTH) << 4 * SOUTH for edges in self.edges]
        self.forbidden_by_west: Final = [_unlike(edges, EAST) << 4 * WEST for edges in self.edges]
        names = [tile.name for tile in tiles] + [extra.name for extra in extras]
        self.numbers: Final = {name: START + 1 + index for index, name in enumerate(names)}
        backs = [self.numbers[tile.back] if tile.back else NOTHING for tile in tiles]
        self.other_face: Final = [NOTHING, NOTHING] + backs + [NOTHING] * len(self.extras)
        """By piece: the other face of the same tile; 0 for most."""

    def __reduce__(self) -> tuple[object, ...]:
        return Pieces, (self.kinds, self.tiles, self.digest, self.extras, self.data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pieces) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.digest)

    def tile(self, piece: int) -> Tile:
        """The printed tile behind a piece's number."""
        return self.tiles[piece - START - 1]

    def name(self, piece: int) -> str:
        """The piece's name, `fountain` for the start tile."""
        if piece == START:
            return "fountain"
        return self.tile(piece).name if self.is_tile(piece) else self.extra(piece).name

    def walls(self, piece: int) -> str:
        """The sides of the piece that carry a wall or a moat: `NE`."""
        edges = self.edges[piece]
        return "".join([letter for side, letter in enumerate(DIRECTIONS) if edges >> 4 * side & (WALL | MOAT)])

    def is_tile(self, piece: int) -> bool:
        """Whether the piece is a building tile."""
        return START < piece <= START + len(self.tiles)

    def extra(self, piece: int) -> Extra:
        """The piece of a module behind a number."""
        return self.extras[piece - START - 1 - len(self.tiles)]

    def all_tiles(self) -> list[int]:
        """The numbers of all building tiles, those with two faces by the even one."""
        return [tile for tile in range(START + 1, START + 1 + len(self.tiles)) if tile == self.tile_of(tile)]

    def tile_of(self, piece: int) -> int:
        """The number of the tile that a face belongs to: that of its even face (G1)."""
        other = self.other_face[piece]
        return other if other and self.price[piece] % 2 else piece

    def sets(self) -> list[list[int]]:
        """The tiles of each bag: all together, or those with walls and those with moats (C1)."""
        tiles = self.all_tiles()
        if not self.two_parts:
            return [tiles]
        return [[tile for tile in tiles if self.moated[tile] == moated] for moated in (False, True)]
