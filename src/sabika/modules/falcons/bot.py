"""What falcons are worth: points in every scoring to come, for a card each (F3, F6)."""

from collections import Counter
from functools import lru_cache
from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import Weighing
from sabika.modules.falcons.rules import (
    BLOCK,
    NAME,
    NO_BLOCK,
    POINTS,
    FalconsView,
    PayFalcon,
    PlaceFalcon,
    flock_of,
    kinds_around,
)
from sabika.rules.core.action import Action
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import CARDS, VALUES
from sabika.rules.palace.palace import Palace

POINT = 2.0
"""Points in each scoring to come for a place where a falcon can go."""


def placing(weighing: Weighing, action: Action) -> float:
    """The falcon's own gain, and what could follow it in the same action (F3)."""
    assert isinstance(action, PlaceFalcon)
    flight = Flight(weighing)
    gain = flight.place(action.falcon, action.point)
    while (following := flight.best()) and flight.gain(following[0]) > 0:
        gain += flight.place(*following)
    return gain


def paying(weighing: Weighing, action: Action) -> float:
    """The card that is missed least."""
    assert isinstance(action, PayFalcon)
    return -card_worth(weighing, action.card)


def card_worth(weighing: Weighing, card: int) -> float:
    """What is lost with a card of the hand."""
    currency = card // VALUES
    purse = weighing.purses[currency]
    return weighing.promise(currency, purse) - weighing.promise(currency, purse - (1 << 2 * (card % VALUES)))


def building(weighing: Weighing, tile: int, cell: int) -> float:
    """Every new point with a falcon for it is a place for later (F4)."""
    palace = weighing.own.palace
    larger: Palace | None = None
    worth = 0.0
    for step in BLOCK:
        point = cell - step
        if all(point + other == cell or palace.at(point + other) for other in BLOCK):
            larger = larger or palace.with_tile(tile, cell)
            worth += point_worth(weighing, kinds_around(larger, point))
    return worth


def point_worth(weighing: Weighing, around: int) -> float:
    """What it promises that a falcon can be placed on a point with these kinds around it."""
    supply = seen(weighing.view, NAME, FalconsView).supply
    kinds = flock_of(weighing.view.pieces).kinds
    fits = around != NO_BLOCK and any(not kinds[falcon] & ~around for falcon in supply)
    return POINT * weighing.walls if fits else 0.0


class Flight:
    """The falcons that a seat places in one action, one after the other."""

    def __init__(self, weighing: Weighing) -> None:
        view = weighing.view
        table = seen(view, NAME, FalconsView)
        self.flock = flock_of(view.pieces)
        self.supply = list(table.supply)
        taken = {point for point, _ in table.placed[view.seat]}
        self.points = {point: kinds for point, kinds in blocks(weighing.own.palace) if point not in taken}
        self.colours = Counter(self.flock.falcons[falcon].colour for _, falcon in table.placed[view.seat])
        self.cards = sorted((card_worth(weighing, card) for card in view.hand if card < CARDS), reverse=True)
        self.scorings = weighing.walls

    def gain(self, falcon: int) -> float:
        """Points for one more of its colour, less the card that pays it."""
        number = self.colours[self.flock.falcons[falcon].colour]
        return self.scorings * (POINTS[number + 1] - POINTS[number]) - self.cards[-1]

    def place(self, falcon: int, point: int) -> float:
        """What is gained by it."""
        gain = self.gain(falcon)
        self.supply.remove(falcon)
        del self.points[point]
        self.cards.pop()
        self.colours[self.flock.falcons[falcon].colour] += 1
        return gain

    def best(self) -> tuple[int, int] | None:
        """The falcon, and its point, that gains most; None if no card or no place is left."""
        kinds = self.flock.kinds
        ways = [
            (falcon, point)
            for point, around in self.points.items()
            for falcon in self.supply
            if not kinds[falcon] & ~around
        ]
        return max(ways, key=lambda way: self.gain(way[0])) if ways and self.cards else None


# Palaces are kept alive by the cache, so it holds no more than a few games need.
@lru_cache(maxsize=64)
def blocks(palace: Palace) -> tuple[tuple[int, int], ...]:
    """The points where four tiles meet, with the kinds around them."""
    around = [(point, kinds_around(palace, point)) for point in palace.cells]
    return tuple((point, kinds) for point, kinds in around if kinds != NO_BLOCK)


BOT: Final = Advice({PlaceFalcon: placing, PayFalcon: paying}, places=[building])
