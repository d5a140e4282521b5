"""Currency exchange cards: played with a payment, they let two currencies be mixed (X1-X5).

How money is mixed is known to the core, which looks up in `MIXING` what a card can do. This module brings the cards
into the game: like money they lie in pile, display, hand or discard."""

from itertools import combinations
from typing import ClassVar, Final, final

from sabika.rules.core.chance import Chance
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import MIXING, OTHER_CARDS, SCORING_2
from sabika.rules.palace.pieces import CURRENCIES

NAME: Final = "exchange"
FIRST_CARD: Final = SCORING_2 + 1
PAIRS: Final = list(combinations(range(len(CURRENCIES)), 2))
EXCHANGE_CARDS: Final = list(range(FIRST_CARD, FIRST_CARD + len(PAIRS)))
"""One for each pair of currencies (X1)."""
PILES: Final = (2, 3, 4)
CARDS_EACH: Final = 2
"""So many cards go into each of these piles (X1)."""

for _card, (_first, _second) in zip(EXCHANGE_CARDS, PAIRS):
    MIXING[_card] = (_first, _second)
    OTHER_CARDS[_card] = f"{CURRENCIES[_first]}-{CURRENCIES[_second]}"


@final
class Exchange(Module):
    """Six cards among the money."""

    __slots__ = ()

    name: ClassVar[str] = NAME

    def plug_in(self, hooks: Hooks) -> None:
        hooks.piles.append(add_cards)


def add_cards(game: PalaceGame, number: int, pile: list[int]) -> None:
    """Two cards anywhere in each of the piles 2, 3 and 4 (X1)."""
    if number not in PILES:
        return
    cards = EXCHANGE_CARDS[:]
    # Always the same order within a game, so each pile takes its own two.
    Chance(game.setup.seed).shuffle("exchange cards", cards)
    first = PILES.index(number) * CARDS_EACH
    for card in cards[first : first + CARDS_EACH]:
        pile.insert(game.chance.below("exchange places", [len(pile) + 1])[0], card)
