"""The scorings that are still to come: how likely each is, and how much of the bag is drawn until then (A10, C2)."""

from sabika.rules.games import alhambra, combined, granada
from sabika.rules.palace.dealing import PILES
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.view import PalaceView, Window

# Games turn up nearly two cards for each tile drawn. Counting on fewer, far scorings weigh less, and bots win more.
CARDS_PER_TILE = {alhambra.NAME: 1.2, granada.NAME: 0.6, combined.NAME: 0.6}


def scorings_to_come(view: PalaceView) -> list[tuple[int, float, float]]:
    """Each scoring with the chance that it comes at all (A39), and the share of the bag drawn until then."""
    cards = 1 + len(view.bag) * CARDS_PER_TILE[view.game]
    scorings: list[tuple[int, float, float]] = [(LAST_SCORING, 1.0, 1.0)]
    for window in windows(view):
        chance = min(1.0, max(0.0, (cards - window.soonest) / (window.latest - window.soonest + 1)))
        until = (window.soonest + min(cards, window.latest)) / 2
        if chance:
            scorings.append((window.scoring, chance, min(1.0, until / cards)))
    return scorings


def windows(view: PalaceView) -> tuple[Window, ...]:
    """When the cards of scorings turn up. The second one may wait for the pile to run out (C2)."""
    known = [window.scoring for window in view.windows] + [scored.scoring for scored in view.scorings]
    if view.game != combined.NAME or 2 in known:
        return view.windows
    # What is in the hands now will be about as much then.
    part = (view.pile + view.discard) // PILES
    before = view.pile + (combined.SECOND_CARD_PILE - 1) * part
    return (*view.windows, Window(2, before + 1, before + part + 1))
