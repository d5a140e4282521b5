"""Reads files of Granada's tiles with two faces and refuses those that cannot be a full set (G1)."""

from collections import Counter
from functools import cache
from typing import Final

import msgspec

from sabika.components.file import Document, Model, check_provenance, check_sides, digest_of_tiles, entries, in_order
from sabika.rules.core.errors import BadInput
from sabika.rules.games.granada import KINDS
from sabika.rules.palace.pieces import Pieces, Tile

GRANADA: Final = Model("granada_tiles.toml", "tiles with two faces")
TILES: Final = 54
EVEN_PRICES: Final = range(2, 13, 2)
MOST_MOATS: Final = 3


class TwoFaces(msgspec.Struct, forbid_unknown_fields=True):
    """A tile as it stands in the file. The odd face costs one more than the even one."""

    price: int
    even: str
    odd: str
    moats: str
    provenance: str = "verified"


class GranadaFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of tiles with two faces."""

    tile: list[TwoFaces]


@cache
def granada_pieces() -> Pieces:
    """The pieces of Granada that come with Sabika."""
    return granada_from(GRANADA.printed(), GRANADA.name)


def granada_from(found: Document, source: str) -> Pieces:
    """The pieces of Granada that stand in a file."""
    file = entries(found, GranadaFile, source, GRANADA)
    for index, entry in enumerate(file.tile, 1):
        _check_tile(entry, f"{source}, tile {index}")
    _check_set(file.tile, source)
    tiles = [face for entry in file.tile for face in _faces(entry)]
    # The order of the file does not matter, so that equal sets are equal games.
    tiles.sort(key=lambda tile: (KINDS.index(tile.kind), tile.price))
    return Pieces(KINDS, tiles, digest_of_tiles(tiles))


def _faces(entry: TwoFaces) -> tuple[Tile, Tile]:
    moats = in_order(entry.moats)
    even = Tile(entry.even, entry.price, moats, entry.provenance)
    odd = Tile(entry.odd, entry.price + 1, moats, entry.provenance)
    return even._replace(back=odd.name), odd._replace(back=even.name)


def _check_tile(entry: TwoFaces, where: str) -> None:
    for kind in (entry.even, entry.odd):
        if kind not in KINDS:
            raise BadInput(f"{where}: there is no kind {kind!r}. The kinds are {', '.join(KINDS)}.")
    if entry.even == entry.odd:
        raise BadInput(f"{where}: the two faces show different kinds (G1), not {entry.even} twice.")
    if entry.price not in EVEN_PRICES:
        raise BadInput(f"{where}: the price of an even face is 2, 4, 6, 8, 10 or 12 (G1), not {entry.price}.")
    check_sides(entry.moats, "moats", where)
    if len(entry.moats) > MOST_MOATS:
        raise BadInput(f"{where}: a tile has at most three moats (G1), not {entry.moats!r}.")
    check_provenance(entry.provenance, where)


def _check_set(tiles: list[TwoFaces], source: str) -> None:
    if len(tiles) != TILES:
        raise BadInput(f"{source} has {len(tiles)} tiles, but Granada has {TILES} (G1). Add or remove some.")
    faces = Counter((entry.even, entry.price) for entry in tiles)
    faces += Counter((entry.odd, entry.price + 1) for entry in tiles)
    for (kind, price), number in faces.items():
        if number > 1:
            raise BadInput(f"{source} has {number} faces of kind {kind} with price {price}; there is one of each (G1).")
