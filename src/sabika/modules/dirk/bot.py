"""What it is worth to the greedy bot to give Dirk a tile, and what he has."""

from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import Weighing
from sabika.bots.palace.kinds import More
from sabika.modules.dirk.rules import NAME, Give
from sabika.rules.core.action import Action
from sabika.rules.palace.module import seen
from sabika.rules.palace.view import PalaceView


def tiles(view: PalaceView) -> tuple[int, ...]:
    """His tiles, which are ranked (A42)."""
    return seen(view, NAME, tuple)


def giving(weighing: Weighing, action: Action) -> float:
    """What a tile more for Dirk costs the other player, less what it costs us (A43)."""
    assert isinstance(action, Give)
    view = weighing.view
    seat, other, dirk = view.seat, 1 - view.seat, len(view.players)
    kind, price = view.pieces.kind[action.tile], view.pieces.price[action.tile]
    lost, given = More(seat, -1, price), More(dirk, 1, price)

    def cost(side: int) -> float:
        return weighing.prospects.points(side, kind, lost) - weighing.prospects.points(side, kind, lost, given)

    return cost(other) - cost(seat)


BOT: Final = Advice({Give: giving}, sides=[tiles])
