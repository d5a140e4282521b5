"""What money in the hand is worth: coins to spend, and prices it can pay exactly (A13, A14)."""

from functools import lru_cache

from sabika.rules.palace.money import Hand, purse_total
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView

COIN = 0.8
"""Points for the first coin of a purse."""
PLENTY = 25
"""With so many coins in a purse already, another one is worth a quarter."""
EXACT = 3.0
"""Points for a purse that could pay every price exactly."""


def hand_of(view: PalaceView) -> Hand:
    """The hand of the view as in the rules."""
    hand = Hand()
    for card in view.hand:
        hand.add(card)
    return hand


@lru_cache(maxsize=1 << 16)
def purse_worth(purse: int, pieces: Pieces) -> float:
    """Points that a purse promises while there are tiles to come."""
    total = purse_total(purse)
    coins = PLENTY * total / (PLENTY + total)
    return COIN * coins + EXACT * exact_share(purse, pieces)


@lru_cache(maxsize=1 << 16)
def exact_share(purse: int, pieces: Pieces) -> float:
    """The share of all tiles whose price the purse can pay exactly."""
    sums = 1
    value = 1
    while purse:
        for _ in range(purse & 3):
            sums |= sums << value
        purse >>= 2
        value += 1
    prices = [tile.price for tile in pieces.tiles]
    return sum(sums >> price & 1 for price in prices) / len(prices)
