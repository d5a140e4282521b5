"""The pieces of Alhambra and Granada together (C1)."""

from functools import lru_cache

from sabika.components.file import digest_of_tiles
from sabika.rules.games.combined import KINDS
from sabika.rules.palace.pieces import Pieces


@lru_cache(maxsize=8)
def both(alhambra: Pieces, granada: Pieces) -> Pieces:
    """Both sets in one game."""
    tiles = alhambra.tiles + granada.tiles
    return Pieces(KINDS, tiles, digest_of_tiles(tiles))
