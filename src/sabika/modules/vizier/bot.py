"""What the vizier's favour is worth to the greedy bot (V2, V4)."""

from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import FIRST, LAST, STAY, Weighing
from sabika.modules.vizier.rules import Favour, Wake
from sabika.rules.core.action import Action
from sabika.rules.palace.yard import SPACES

AWAKE = 2.0
"""Points that an awake vizier promises while there are many tiles to come."""
MANY_TILES = 4
"""For each player."""


def using(weighing: Weighing, action: Action) -> float:
    """A tile now instead of the chance to buy it in one's own turn, at the cost of a sleeping vizier."""
    assert isinstance(action, Favour)
    worth = weighing.buying_by(action.way, action.space)
    if worth < FIRST:  # It gains nothing, though it is paid exactly.
        return LAST
    return (worth - FIRST) * (1 - chance_to_wait(weighing)) - awake(weighing)


def chance_to_wait(weighing: Weighing) -> float:
    """The chance that a tile is still there in one's own turn; none if no turn comes any more."""
    view = weighing.view
    if any(not any(view.yard[space::SPACES]) for space in range(SPACES)):
        return 0.0
    turns_before = (view.seat - view.active - 1) % len(view.players)
    return STAY**turns_before


def awake(weighing: Weighing) -> float:
    return AWAKE * min(1.0, weighing.tiles_each / MANY_TILES)


def waking(weighing: Weighing, action: Action) -> float:
    return awake(weighing)


BOT: Final = Advice({Favour: using, Wake: waking})
