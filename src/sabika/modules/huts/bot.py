"""What workers' huts are worth to the greedy bot."""

from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import Weighing
from sabika.modules.huts.rules import NAME, HutsView, TakeHut, hut_kind, neighbours
from sabika.rules.core.action import Action
from sabika.rules.palace.cells import STEPS
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import BARE
from sabika.rules.palace.view import PalaceView

WAIT = 0.5
"""For each tile still to get: what it is worth to keep one of the few huts for later."""


def count(view: PalaceView, counts: list[list[int]]) -> None:
    """The huts that stand."""
    for side, player in enumerate(view.players):
        palace = player.palace
        for cell in palace.cells:
            kind = hut_kind(view.pieces, palace.at(cell))
            if kind >= 0:
                counts[side][kind] += neighbours(palace, palace.at(cell), cell, view.unfinished)


def counted(view: PalaceView, piece: int, cell: int, kind: int, number: int) -> tuple[int, int]:
    """A hut counts what lies around it; a tile counts once more for each hut of its kind that it lies next to."""
    palace = view.players[view.seat].palace
    hut = hut_kind(view.pieces, piece)
    if hut >= 0:
        return hut, neighbours(palace, piece, cell, view.unfinished) if cell >= 0 else 1
    if cell >= 0 and kind >= 0:
        edges = view.pieces.edges[piece]
        for direction, step in enumerate(STEPS):
            if edges >> 4 * direction & BARE and hut_kind(view.pieces, palace.at(cell + step)) == kind:
                number += 1
    return kind, number


def taking(weighing: Weighing, action: Action) -> float:
    """What the hut brings at once, against a better one later."""
    assert isinstance(action, TakeHut)
    huts = seen(weighing.view, NAME, HutsView)
    return weighing.tile_worth(huts.open[action.kind]) - WAIT * weighing.tiles_each


BOT: Final = Advice({TakeHut: taking}, counters=[count], counted=[counted])
