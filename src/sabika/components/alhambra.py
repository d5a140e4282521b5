"""Reads files of Alhambra's tiles and refuses those that cannot be a full set.

An owner of the printed game can correct walls and prices in a copy of the file; the number of tiles of each kind and
the range of their prices are rules (A1) and cannot be changed.
"""

from collections import Counter
from functools import cache
from typing import Final

import msgspec

from sabika.components.file import Document, Model, check_provenance, check_sides, digest_of_tiles, entries, in_order
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.pieces import Pieces, Tile

ALHAMBRA: Final = Model("alhambra_tiles.toml", "tiles")

# A1: how many tiles of each kind, and the lowest and highest price among them.
TILES: Final = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}
MOST_WALLS: Final = 3


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A tile as it stands in the file."""

    kind: str
    price: int
    walls: str
    provenance: str = "verified"


class TileFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of building tiles."""

    tile: list[TileEntry]


@cache
def alhambra_pieces() -> Pieces:
    """The pieces of Alhambra that come with Sabika."""
    return alhambra_from(ALHAMBRA.printed(), ALHAMBRA.name)


def alhambra_from(found: Document, source: str) -> Pieces:
    """The pieces of Alhambra that stand in a file."""
    file = entries(found, TileFile, source, ALHAMBRA)
    for index, entry in enumerate(file.tile, 1):
        _check_tile(entry, f"{source}, tile {index}")
    _check_set(file.tile, source)
    tiles = [Tile(entry.kind, entry.price, in_order(entry.walls), entry.provenance) for entry in file.tile]
    # The order of the file does not matter, so that equal sets are equal games.
    tiles.sort(key=lambda tile: (KINDS.index(tile.kind), tile.price, tile.walls))
    return Pieces(KINDS, tiles, digest_of_tiles(tiles))


def _check_tile(entry: TileEntry, where: str) -> None:
    if entry.kind not in TILES:
        raise BadInput(f"{where}: there is no kind {entry.kind!r}. The kinds are {', '.join(KINDS)}.")
    check_sides(entry.walls, "walls", where)
    if len(entry.walls) > MOST_WALLS:
        raise BadInput(f"{where}: a tile has at most three walls (A1), not {entry.walls!r}.")
    check_provenance(entry.provenance, where)


def _check_set(tiles: list[TileEntry], source: str) -> None:
    total = sum(number for number, _, _ in TILES.values())
    if len(tiles) != total:
        raise BadInput(f"{source} has {len(tiles)} tiles, but Alhambra has {total} (A1). Add or remove some.")
    for kind, (number, lowest, highest) in TILES.items():
        prices = [entry.price for entry in tiles if entry.kind == kind]
        if len(prices) != number:
            raise BadInput(f"{source} has {len(prices)} tiles of kind {kind}, but there are {number} (A1).")
        if min(prices) != lowest or max(prices) != highest:
            raise BadInput(f"{source}: the prices of kind {kind} go from {lowest} to {highest} (A1).")
    names = Counter((entry.kind, entry.price, in_order(entry.walls)) for entry in tiles)
    for (kind, price, walls), number in names.items():
        if number > 1:
            raise BadInput(f"{source} has the tile {kind} {price} {walls or 'without walls'} {number} times.")
