"""What a seat cannot know, drawn anew: another game that looks exactly the same from that seat."""

from typing import TYPE_CHECKING

from sabika.rules.core.errors import BadInput
from sabika.rules.core.money import CARDS, SCORING_2, Hand

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
    others_in_pile = [card for card in twin.pile if card > SCORING_2]
    others = [other for side, other in enumerate(twin.seats) if side != seat]
    for other in others:
        money += other.hand.cards()
    money.sort()
    twin.chance.shuffle("unseen money", money)
    for other in others:
        hand = Hand()
        hand.others = other.hand.others[:]
        for _ in range(other.hand.size):
            hand.add(money.pop())
        other.hand = hand
    if others_in_pile:
        money += others_in_pile
        twin.chance.shuffle("unseen cards", money)
    for scoring, (low, high) in sorted(twin.scoring_windows.items(), reverse=True):
        place = low + twin.chance.below("scoring cards", [min(high, len(twin.pile)) - low])[0]
        money.insert(place, CARDS + scoring - 1)
    twin.pile = money
    for draw_anew in twin.hooks.hidden:
        draw_anew(twin, seat)
    twin._options = None
    return twin


def _no_beginning() -> "Game":
    raise BadInput("What a seat imagines has no beginning to go back to.")
