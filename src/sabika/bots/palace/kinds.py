"""What tiles of a kind are worth: points for majorities in all scorings to come (A32-A34, G10-G16)."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import erf, exp, sqrt
from typing import NamedTuple

from sabika.bots.palace.advice import advice_for
from sabika.bots.palace.scorings import scorings_to_come
from sabika.rules.games import granada
from sabika.rules.games.alhambra import KIND_POINTS
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView

HIGHER = 0.25
"""Where the highest price breaks ties, having it is worth so many tiles (G11)."""


class More(NamedTuple):
    """Tiles of a kind that a side would have more, or fewer, than it has."""

    side: int
    number: int
    price: int = 0
    """Of the tile, where it can break ties (G11)."""


class Prospects:
    """The majorities as a seat can expect them to end."""

    def __init__(self, view: PalaceView) -> None:
        kind_of = view.pieces.kind
        self.advice = advice_for(view)
        self.players = len(view.players)
        self.counts = [player.palace.counts[:] for player in view.players]
        others = [tiles_of(view) for tiles_of in self.advice.sides]
        for tiles in others:
            self.counts.append(count_kinds(view.pieces, tiles))
        for tile in view.players[view.seat].beside:
            if kind_of[tile] >= 0 and tile not in view.unfinished:
                self.counts[view.seat][kind_of[tile]] += 1
        if view.unfinished:
            for player, counts in zip(view.players, self.counts):
                for tile in view.unfinished.intersection(player.palace.tiles()):
                    counts[kind_of[tile]] -= 1
        for count in self.advice.counters:
            count(view, self.counts)
        self.to_come = to_come(view)
        self.scorings = scorings_to_come(view)
        # Tiles with two faces have kinds of their own, whose majorities follow other rules.
        self.on_faces = kinds_on_faces(view.pieces)
        self.prices = prices_by_kind(view, others) if any(self.on_faces) else []
        self.simplified = view.options.get("scoring") == granada.SIMPLIFIED

    def points(self, side: int, kind: int, *more: More) -> float:
        """Points that the side can expect for a kind, if some sides, itself or others, had so many more tiles of it."""
        counts = [own[kind] for own in self.counts]
        for change in more:
            counts[change.side] += change.number
        together = sum(counts)
        own = counts.pop(side)
        ahead: list[float] = [count - own for count in counts]
        if self.on_faces[kind]:
            ahead = [lead + price for lead, price in zip(ahead, self.higher(side, kind, more))]
        leads = tuple(sorted(ahead))
        more_to_come = self.to_come[kind]
        each = more_to_come / self.players
        points = 0.0
        for scoring, chance, drawn in self.scorings:
            places = self.places(scoring, kind, together + more_to_come * drawn)
            points += chance * expected_points(places, own, leads, each * drawn)
        return points

    def places(self, scoring: int, kind: int, together: float) -> tuple[float, ...]:
        """Points of first, second, third place, for so many tiles of the kind in all palaces."""
        if not self.on_faces[kind]:
            return KIND_POINTS[scoring - 1][kind]  # A32
        if self.simplified:
            return granada.FIXED_POINTS[scoring - 1]  # G16
        return tuple(each * together for each in granada.POINTS_PER_TILE[scoring - 1])  # G10

    def higher(self, side: int, kind: int, more: tuple[More, ...]) -> list[float]:
        """For each other side: the part of a tile that a higher price puts it ahead of us, or behind (G11)."""
        prices = [own[kind][:] for own in self.prices]
        for change in more:
            if change.number > 0:
                prices[change.side].append(change.price)
            elif change.number < 0:
                prices[change.side].remove(change.price)
        best = [max(own, default=0) for own in prices]
        own = best.pop(side)
        return [HIGHER if other > own else -HIGHER for other in best]


@lru_cache(maxsize=8)
def kinds_on_faces(pieces: Pieces) -> list[bool]:
    """By kind: whether it is one of tiles with two faces."""
    return [kind in granada.KINDS for kind in pieces.kinds]


def to_come(view: PalaceView) -> list[float]:
    """How many tiles of each kind are still to be had. A tile of the bag can show either face (G3)."""
    kind_of = view.pieces.kind
    other_face = view.pieces.other_face
    numbers = [0.0] * len(view.pieces.kinds)
    for tile in (*view.bag, *view.yard):
        if tile:
            numbers[kind_of[tile]] += 1
    if any(kinds_on_faces(view.pieces)):
        for tile in view.bag:
            if other_face[tile]:
                numbers[kind_of[tile]] -= 0.5
                numbers[kind_of[other_face[tile]]] += 0.5
    return numbers


def count_kinds(pieces: Pieces, tiles: tuple[int, ...]) -> list[int]:
    """How many of these tiles there are of each kind."""
    counts = [0] * len(pieces.kinds)
    for tile in tiles:
        counts[pieces.kind[tile]] += 1
    return counts


def prices_by_kind(view: PalaceView, others: list[tuple[int, ...]]) -> list[list[list[int]]]:
    """The prices of the tiles that count, by side and kind: of the seats, and of the tiles of others who are ranked."""
    prices = [[own[:] for own in prices_in(player.palace)] for player in view.players]
    for tile in view.players[view.seat].beside:
        prices[view.seat][view.pieces.kind[tile]].append(view.pieces.price[tile])
    for tiles in others:
        prices.append(sort_prices(view.pieces, tiles))  # G15
    return prices


# Palaces are kept alive by the cache, so it holds no more than a few games need.
@lru_cache(maxsize=64)
def prices_in(palace: Palace) -> list[list[int]]:
    return sort_prices(palace.pieces, palace.tiles())


def sort_prices(pieces: Pieces, tiles: Iterable[int]) -> list[list[int]]:
    prices: list[list[int]] = [[] for _ in pieces.kinds]
    for tile in tiles:
        prices[pieces.kind[tile]].append(pieces.price[tile])
    return prices


@lru_cache(maxsize=1 << 16)
def expected_points(places: tuple[float, ...], own: int, ahead: tuple[float, ...], each: float) -> float:
    """Points for a kind if every side gets about `each` more tiles. `ahead`: by how many tiles the others lead.

    The expected place is 1 plus the chances of the others to stay or come ahead; a tie counts half, which makes it
    worth what the tied sides share (A33)."""
    place = sum(chance_ahead(lead, each) for lead in ahead)
    points = (*places, 0)
    whole = min(int(place), len(places) - 1)
    here, below = list(pairwise(points))[whole]
    worth = max(0.0, here - (here - below) * (place - whole))
    return worth if own else worth * (1 - exp(-each))  # A34


def chance_ahead(lead: float, each: float) -> float:
    """The chance that a side which leads by so many tiles ends ahead, each side getting about so many more."""
    if each > 0:
        return (1 + erf(lead / (2 * sqrt(each)))) / 2
    return 0.5 if lead == 0 else float(lead > 0)
