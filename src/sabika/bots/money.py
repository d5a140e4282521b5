"""What money in the hand is worth: coins to spend, and prices it can pay exactly (A13, A14)."""

from functools import lru_cache

from sabika.rules.core.money import VALUES, purse_total
from sabika.rules.core.pieces import Pieces
from sabika.rules.core.view import View

COIN = 0.8
"""Points for the first coin of a purse."""
PLENTY = 25
"""With so many coins in a purse already, another one is worth a quarter."""
EXACT = 3.0
"""Points for a purse that could pay every price exactly."""


def purses_of(view: View) -> list[int]:
    """The hand of the view, packed by currency as in the rules."""
    purses = [0, 0, 0, 0]
    for money in view.hand:
        purses[money // VALUES] += 1 << 2 * (money % VALUES)
    return purses


@lru_cache(maxsize=1 << 16)
def purse_worth(purse: int, pieces: Pieces) -> float:
    """Points that a purse promises while there are tiles to come."""
    total = purse_total(purse)
    coins = PLENTY * total / (PLENTY + total)
    return COIN * coins + EXACT * exact_share(purse, pieces)


def exact_share(purse: int, pieces: Pieces) -> float:
    """The share of all tiles whose price the purse can pay exactly."""
    sums = 1
    value = 1
    while purse:
        for _ in range(purse & 3):
            sums |= sums << value
        purse >>= 2
        value += 1
    prices = pieces.price[2:]
    return sum(sums >> price & 1 for price in prices) / len(prices)
