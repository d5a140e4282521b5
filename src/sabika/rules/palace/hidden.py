"""What a seat cannot know, drawn anew: another game that looks exactly the same from that seat."""

from typing import TYPE_CHECKING

from sabika.rules.palace.money import CARDS, SCORING_2, Hand

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


def draw_anew(twin: "PalaceGame", seat: int, remembers: bool = False) -> None:
    """Shuffle everything hidden from the seat: the bag, the pile, and the other hands unless it remembers them.

    A hand keeps its number of cards, and cards that are not money stay within their part of the pile (A10)."""
    for bag in twin.bags:
        # Sorted first: the order in which it really lies must not show in the new one.
        bag.sort()
        twin.chance.shuffle("bag", bag)
    money = [card for card in twin.pile if card < CARDS]
    others = [other for side, other in enumerate(twin.seats) if side != seat and not remembers]
    for other in others:
        money += other.hand.cards()
    money.sort()
    twin.chance.shuffle("unseen money", money)
    for other in others:
        hand = Hand()
        # Cards that are not money were taken in front of all, and stored money lies open.
        hand.others = other.hand.others[:]
        hand.stored = other.hand.stored
        for _ in range(other.hand.size):
            hand.add(money.pop())
        other.hand = hand
    places: dict[int, int] = {}
    for scoring, (low, high) in twin.scoring_windows.items():
        place = low + twin.chance.below("scoring cards", [min(high, len(twin.pile)) - low])[0]
        places[place] = CARDS + scoring - 1
    _place_others(twin, places)
    for place, card in sorted(places.items()):
        money.insert(place, card)
    twin.pile = money
    for draw in twin.hooks.hidden:
        draw(twin, seat)


def _place_others(twin: "PalaceGame", places: dict[int, int]) -> None:
    """Cards that are neither money nor scoring cards find other places. How many are in which part of the pile can be
    known from those that have turned up."""
    unseen = sorted([card for card in twin.pile if card > SCORING_2])
    if not unseen:
        return
    twin.chance.shuffle("unseen cards", unseen)
    for low, high in twin.parts or [(0, len(twin.pile))]:
        free = [place for place in range(low, min(high, len(twin.pile))) if place not in places]
        twin.chance.shuffle("unseen places", free)
        for card in twin.pile[low:high]:
            if card > SCORING_2:
                places[free.pop()] = unseen.pop()
