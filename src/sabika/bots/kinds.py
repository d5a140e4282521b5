"""What tiles of a kind are worth: points for majorities in all scorings to come (A32-A34)."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import erf, exp, sqrt

from sabika.rules.games.alhambra import KIND_POINTS
from sabika.rules.palace.view import PalaceView

# Games turn up nearly two cards for each tile drawn. Counting on fewer, far scorings weigh less, and bots win more.
CARDS_PER_TILE = 1.2

COUNTERS: dict[str, Callable[[PalaceView, list[list[int]]], None]] = {}
"""By module: adds what counts like tiles, by side and kind."""


class Prospects:
    """The majorities as a seat can expect them to end."""

    def __init__(self, view: PalaceView) -> None:
        kind_of = view.pieces.kind
        self.players = len(view.players)
        self.counts = [player.palace.counts[:] for player in view.players]
        if "dirk" in view.extras:
            self.counts.append(count_kinds(view, view.extras["dirk"]))
        for tile in view.players[view.seat].beside:
            if kind_of[tile] >= 0 and tile not in view.unfinished:
                self.counts[view.seat][kind_of[tile]] += 1
        if view.unfinished:
            for player, counts in zip(view.players, self.counts):
                for tile in view.unfinished.intersection(player.palace.tiles()):
                    counts[kind_of[tile]] -= 1
        for module in view.modules:
            if module in COUNTERS:
                COUNTERS[module](view, self.counts)
        self.to_come = [0] * len(view.pieces.kinds)
        for tile in (*view.bag, *view.yard):
            if tile:
                self.to_come[kind_of[tile]] += 1
        self.scorings = scorings_to_come(view)

    def points(self, side: int, kind: int, *more: tuple[int, int]) -> float:
        """Points that the side can expect for a kind, if some sides, itself or others, had so many more tiles of it."""
        counts = [own[kind] for own in self.counts]
        for other, number in more:
            counts[other] += number
        own = counts.pop(side)
        ahead = tuple(sorted(count - own for count in counts))
        each = self.to_come[kind] / self.players
        return sum(
            chance * expected_points(KIND_POINTS[scoring - 1][kind], own, ahead, each * drawn)
            for scoring, chance, drawn in self.scorings
        )


def count_kinds(view: PalaceView, tiles: object) -> list[int]:
    """How many of these tiles there are of each kind."""
    assert isinstance(tiles, tuple)
    counts = [0] * len(view.pieces.kinds)
    for tile in tiles:
        counts[view.pieces.kind[tile]] += 1
    return counts


def scorings_to_come(view: PalaceView) -> list[tuple[int, float, float]]:
    """Each scoring with the chance that it comes at all (A39), and the share of the bag drawn until then."""
    cards = 1 + len(view.bag) * CARDS_PER_TILE
    scorings: list[tuple[int, float, float]] = [(3, 1.0, 1.0)]
    for window in view.windows:
        chance = min(1.0, max(0.0, (cards - window.soonest) / (window.latest - window.soonest + 1)))
        until = (window.soonest + min(cards, window.latest)) / 2
        if chance:
            scorings.append((window.scoring, chance, min(1.0, until / cards)))
    return scorings


@lru_cache(maxsize=1 << 16)
def expected_points(places: tuple[int, ...], own: int, ahead: tuple[int, ...], each: float) -> float:
    """Points for a kind if every side gets about `each` more tiles. `ahead`: by how many tiles the others lead.

    The expected place is 1 plus the chances of the others to stay or come ahead; a tie counts half, which makes it
    worth what the tied sides share (A33)."""
    place = sum(chance_ahead(lead, each) for lead in ahead)
    points = (*places, 0)
    whole = min(int(place), len(places) - 1)
    here, below = list(pairwise(points))[whole]
    worth = max(0.0, here - (here - below) * (place - whole))
    return worth if own else worth * (1 - exp(-each))  # A34


def chance_ahead(lead: int, each: float) -> float:
    """The chance that a side which leads by so many tiles ends ahead, each side getting about so many more."""
    if each > 0:
        return (1 + erf(lead / (2 * sqrt(each)))) / 2
    return 0.5 if lead == 0 else float(lead > 0)
