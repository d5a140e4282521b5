"""Dirk in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, how_many, number
from sabika.modules.dirk.rules import NAME
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    tiles = len(pieces.tiles)

    def dirk(view: PalaceView, side: int) -> bytes:
        return how_many(seen(view, NAME, tuple), START + 1, tiles)

    return [
        Feature("Dirk's points", 1, 200, "points of Dirk", points),
        Feature("Dirk", tiles, 1, "which tiles Dirk has", dirk),
    ]


def points(view: PalaceView, side: int) -> bytes:
    return number(view.points[-1])


ENCODING: Final = ModuleEncoding(features)
