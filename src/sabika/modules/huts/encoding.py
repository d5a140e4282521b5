"""The workers' huts in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, how_many
from sabika.modules.huts.rules import NAME, HutsView
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    first = START + 1 + len(pieces.tiles)
    size = len(pieces.extras)

    def on_top(view: PalaceView, side: int) -> bytes:
        return how_many(seen(view, NAME, HutsView).open, first, size)

    def below(view: PalaceView, side: int) -> bytes:
        return how_many(tuple([hut for stack in seen(view, NAME, HutsView).below for hut in stack]), first, size)

    return [
        Feature("huts on top", size, 1, "which huts lie open, among all pieces that are no tiles", on_top),
        Feature("huts below", size, 1, "which huts lie under them", below),
    ]


ENCODING: Final = ModuleEncoding(features)
