"""Dummies: sides without sheet and dice that take places (R15).

What a dummy has built is how many buildings of each kind.
"""

from typing import TYPE_CHECKING

from sabika.rules.sheet.dice import roll
from sabika.rules.sheet.events import DummyBuilt, KindCompleted
from sabika.rules.sheet.sheet import cell_at

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame


def dummies_build(game: "SheetGame") -> None:
    """Each dummy gets one building: the kind of the cell rolled, and a kind already complete is rolled again (R15)."""
    sheet = game.sheet
    for number, ticks in enumerate(game.dummies):
        side = len(game.players) + number
        kind = _rolled_kind(game, side)
        while ticks[kind] == sheet.size(kind):
            kind = _rolled_kind(game, side)
        ticks[kind] += 1
        game.events.append(DummyBuilt(side, kind))
        if ticks[kind] == sheet.size(kind):
            game.events.append(KindCompleted(side, kind))


def _rolled_kind(game: "SheetGame", side: int) -> int:
    blue, yellow = roll(game, side, 1)
    return game.sheet.kind[cell_at(blue[0], yellow[0])]
