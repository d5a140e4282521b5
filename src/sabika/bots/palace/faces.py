"""Tiles with two faces: what it is worth to turn one, and what turning costs (G5, G6)."""

from typing import TYPE_CHECKING

from sabika.bots.palace.money import purse_worth
from sabika.rules.palace.faces import CARD, PRICE, TURNING
from sabika.rules.palace.money import payments, single_cards
from sabika.rules.palace.turning import Turn

if TYPE_CHECKING:
    from sabika.bots.palace.greedy import Weighing


def turning(weighing: "Weighing", action: Turn) -> float:
    """What the other face is worth once it is built, less what is paid for it (G5)."""
    other = weighing.view.pieces.other_face[action.tile]
    return weighing.best_built(other) - cost_in(weighing, action.currency)


def worth_of_back(weighing: "Weighing", tile: int) -> float:
    """What the other face is worth to whoever gets the tile: turned for money, or laid into the reserve (G6)."""
    other = weighing.view.pieces.other_face[tile]
    payable = [currency for currency in range(len(weighing.purses)) if ways_to_pay(weighing, currency)]
    costs = [cost_in(weighing, currency) for currency in payable]
    turned = weighing.best_built(other) - min(costs) if costs else 0.0
    return max(turned, weighing.reserving(other))


def cost_in(weighing: "Weighing", currency: int) -> float:
    """What it costs to turn a tile for money of a currency, with the cards that are missed least."""
    pieces = weighing.view.pieces
    purse = weighing.purses[currency]
    left = max(purse_worth(purse - part, pieces) for part in ways_to_pay(weighing, currency))
    return weighing.money * (purse_worth(purse, pieces) - left)


def ways_to_pay(weighing: "Weighing", currency: int) -> list[int]:
    """The parts of a purse that pay for turning a tile, as the table chose."""
    purse = weighing.purses[currency]
    if weighing.view.options.get(TURNING) == CARD:
        return single_cards(purse, PRICE)
    return payments(purse, PRICE)
