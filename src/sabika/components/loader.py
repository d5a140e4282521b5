"""Reads files of pieces and refuses those that cannot be a full set.

An owner of the printed game can correct walls and prices in a copy of a file; the number of tiles of each kind and the
range of their prices are rules (A1) and cannot be changed.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from sabika.components.falcons import falcons
from sabika.components.huts import load_huts
from sabika.components.portals import portals
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.pieces import DIRECTIONS, Extra, Pieces, Tile

# A1: how many tiles of each kind, and the lowest and highest price among them.
ALHAMBRA_TILES = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}
MOST_WALLS = 3
LARGEST = 1_000_000
"""Bytes. No file of tiles comes near."""
MODULE_PIECES: dict[str, Callable[[], tuple[Sequence[Extra], object]]] = {
    "huts": load_huts,
    "falcons": falcons,
    "portals": portals,
}
"""Loads what a module builds into palaces, and its other components."""


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
    return _pieces((files("sabika.components") / "alhambra_tiles.toml").read_bytes(), "the pieces of Sabika")


@lru_cache(maxsize=32)
def with_modules(pieces: Pieces, modules: tuple[str, ...]) -> Pieces:
    """The pieces with those of modules."""
    extras: list[Extra] = []
    data: dict[str, object] = {}
    for name, load in MODULE_PIECES.items():
        if name in modules:
            more, data[name] = load()
            extras += more
    return Pieces(pieces.kinds, pieces.tiles, pieces.digest, extras, data) if data else pieces


def load_alhambra_pieces(path: Path) -> Pieces:
    """The pieces of Alhambra from a corrected file."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"The pieces in {path} cannot be read: {error.strerror or error}.") from None
    if len(text) > LARGEST:
        raise BadInput(f"{path} is not a file of tiles: it is too large. Correct a copy of alhambra_tiles.toml.")
    return _pieces(text, str(path))


def _pieces(text: bytes, source: str) -> Pieces:
    entries = _entries(text, source)
    for index, entry in enumerate(entries, 1):
        _check_tile(entry, f"{source}, tile {index}")
    _check_set(entries, source)
    tiles = [Tile(entry.kind, entry.price, _in_order(entry.walls), entry.provenance) for entry in entries]
    # The order of the file does not matter, so that equal sets are equal games.
    tiles.sort(key=lambda tile: (KINDS.index(tile.kind), tile.price, tile.walls))
    digest = sha256("\n".join(tile.name for tile in tiles).encode()).hexdigest()
    return Pieces(KINDS, tiles, digest)


def _entries(text: bytes, source: str) -> list[TileEntry]:
    try:
        return msgspec.convert(tomllib.loads(text.decode("utf-8-sig")), TileFile).tile
    except UnicodeDecodeError:
        reason = "it is not UTF-8 text"
    except RecursionError:
        reason = "it is nested too deeply"
    except (ValueError, msgspec.ValidationError) as error:
        reason = str(error)
    raise BadInput(f"{source} is not a file of tiles: {reason}. Correct a copy of alhambra_tiles.toml.")


def _in_order(walls: str) -> str:
    return "".join(letter for letter in DIRECTIONS if letter in walls)


def _check_tile(entry: TileEntry, where: str) -> None:
    if entry.kind not in ALHAMBRA_TILES:
        raise BadInput(f"{where}: there is no kind {entry.kind!r}. The kinds are {', '.join(KINDS)}.")
    if set(entry.walls) - set(DIRECTIONS) or len(set(entry.walls)) != len(entry.walls):
        raise BadInput(f"{where}: walls {entry.walls!r} are not letters out of N, E, S, W, each at most once.")
    if len(entry.walls) > MOST_WALLS:
        raise BadInput(f"{where}: a tile has at most three walls (A1), not {entry.walls!r}.")
    if entry.provenance not in ("verified", "reconstructed"):
        raise BadInput(f"{where}: provenance is 'verified' or 'reconstructed', not {entry.provenance!r}.")


def _check_set(entries: list[TileEntry], source: str) -> None:
    total = sum(number for number, _, _ in ALHAMBRA_TILES.values())
    if len(entries) != total:
        raise BadInput(f"{source} has {len(entries)} tiles, but Alhambra has {total} (A1). Add or remove some.")
    for kind, (number, lowest, highest) in ALHAMBRA_TILES.items():
        prices = [entry.price for entry in entries if entry.kind == kind]
        if len(prices) != number:
            raise BadInput(f"{source} has {len(prices)} tiles of kind {kind}, but there are {number} (A1).")
        if min(prices) != lowest or max(prices) != highest:
            raise BadInput(f"{source}: the prices of kind {kind} go from {lowest} to {highest} (A1).")
    names = Counter((entry.kind, entry.price, _in_order(entry.walls)) for entry in entries)
    for (kind, price, walls), number in names.items():
        if number > 1:
            raise BadInput(f"{source} has the tile {kind} {price} {walls or 'without walls'} {number} times.")
