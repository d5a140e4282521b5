"""Tiles with two faces: what it is worth to turn one, and what turning costs (G5, G6)."""

from typing import TYPE_CHECKING

from sabika.bots.palace.money import purse_worth
from sabika.rules.palace.money import payments
from sabika.rules.palace.turning import PRICE, Turn

if TYPE_CHECKING:
    from sabika.bots.palace.greedy import Weighing


def turning(weighing: "Weighing", action: Turn) -> float:
    """What the other face is worth once it is built, less what is paid for it (G5)."""
    other = weighing.view.pieces.other_face[action.tile]
    return weighing.best_built(other) - cost_in(weighing, action.currency)


def worth_of_back(weighing: "Weighing", tile: int) -> float:
    """What the other face is worth to whoever gets the tile: turned for money, or laid into the reserve (G6)."""
    other = weighing.view.pieces.other_face[tile]
    costs = [cost_in(weighing, currency) for currency, purse in enumerate(weighing.purses) if payments(purse, PRICE)]
    turned = weighing.best_built(other) - min(costs) if costs else 0.0
    return max(turned, weighing.reserving(other))


def cost_in(weighing: "Weighing", currency: int) -> float:
    """What it costs to turn a tile for money of a currency, with the cards that are missed least."""
    pieces = weighing.view.pieces
    purse = weighing.purses[currency]
    left = max(purse_worth(purse - part, pieces) for part in payments(purse, PRICE))
    return weighing.money * (purse_worth(purse, pieces) - left)
