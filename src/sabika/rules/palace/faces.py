"""What it costs to turn a tile with two faces: any cards of one currency, or a single card, as the table chose (G5)."""

from typing import Final

from sabika.rules.core.game import Setup

PRICE: Final = 3
TURNING: Final = "turning"
"""The option of the table, and what can be chosen."""
MONEY: Final = "money"
CARD: Final = "card"


def by_card(setup: Setup) -> bool:
    """Whether a single card has to cover the price."""
    return setup.option(TURNING, MONEY) == CARD
