"""What a seat cannot know, drawn anew: another game that looks exactly the same from that seat."""

from typing import TYPE_CHECKING

from sabika.rules.core.errors import BadInput
from sabika.rules.core.money import CARDS, Hand

if TYPE_CHECKING:
    from sabika.rules.core.game import Game


def resampled(game: "Game", seat: int, seed: str) -> "Game":
    """A copy with everything hidden from the seat shuffled: the bag, the pile, the other hands, all chance to come.

    A hand keeps its number of cards and a scoring card stays within its part of the pile (A10). That a player with a
    good memory knows more about the other hands is not considered."""
    twin = game.copy_as(game.setup._replace(seed=seed), _no_beginning)
    twin.chance.seed = seed
    twin.chance.shuffle("bag", twin.bag)
    money = [card for card in twin.pile if card < CARDS]
    others = [other for side, other in enumerate(twin.seats) if side != seat]
    for other in others:
        money += other.hand.cards()
    money.sort()
    twin.chance.shuffle("unseen money", money)
    for other in others:
        size = other.hand.size
        other.hand = Hand()
        for _ in range(size):
            other.hand.add(money.pop())
    for scoring, (low, high) in sorted(twin.scoring_windows.items(), reverse=True):
        place = low + twin.chance.below("scoring cards", [min(high, len(twin.pile)) - low])[0]
        money.insert(place, CARDS + scoring - 1)
    twin.pile = money
    twin._options = None
    return twin


def _no_beginning() -> "Game":
    raise BadInput("What a seat imagines has no beginning to go back to.")
