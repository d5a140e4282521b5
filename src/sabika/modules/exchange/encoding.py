"""The exchange cards in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, Of, how_many
from sabika.modules.exchange.rules import EXCHANGE_CARDS, FIRST_CARD
from sabika.rules.palace.money import OTHER_CARDS
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    size = len(EXCHANGE_CARDS)
    cards = ", ".join(OTHER_CARDS[card] for card in EXCHANGE_CARDS)
    return [
        Feature("exchange cards", size, 1, f"which lie in the display: {cards}", displayed),
        Feature("own exchange cards", size, 1, "which are in the hand", held, Of.OWN),
    ]


def displayed(view: PalaceView, side: int) -> bytes:
    return how_many(view.display, FIRST_CARD, len(EXCHANGE_CARDS))


def held(view: PalaceView, side: int) -> bytes:
    return how_many(view.hand, FIRST_CARD, len(EXCHANGE_CARDS))


ENCODING: Final = ModuleEncoding(
    features, things=tuple((OTHER_CARDS[card], range(card, card + 1)) for card in EXCHANGE_CARDS)
)
