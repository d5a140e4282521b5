"""What a sheet promises: places of kinds, rows and columns, coins (R10-R13), in points at the end of the game."""

from functools import lru_cache
from math import comb, erf, inf, sqrt
from typing import Final, NamedTuple

from sabika.rules.sheet.building import SECOND_BUILDING
from sabika.rules.sheet.scoring import COINS_A_POINT, LINE_POINTS
from sabika.rules.sheet.sheet import CELLS, COLUMNS, ROWS, SIDE
from sabika.rules.sheet.view import SheetView

PACE: Final = 0.9
"""Buildings for each turn to come; turns in which coins are earned bring none."""
COIN: Final = 1.75
"""Points for a coin while there are turns enough to spend it."""
SPENT_A_TURN: Final = 2
"""Coins beyond these for each turn to come are worth no more than at the end."""
DOUBT: Final = 0.2
"""How unsure it is what a side will have of a kind, beyond what dice decide: the variance of its number."""
BUILT: Final = -inf
"""The gain of a cell that cannot be built any more."""
LINES: Final = ROWS + COLUMNS


class Prospects:
    """What a seat can expect of its sheet when it has so many turns to come."""

    def __init__(self, view: SheetView, seat: int, turns: int) -> None:
        own = view.players[seat]
        share = share_built(len(own.built), turns, own.coins)
        self.sheet: Final = view.sheet
        self.kinds: Final = [kind_worths(view, seat, kind, share) for kind in range(len(view.sheet.kinds))]
        self.lines: Final = line_worths(round(share, 2))
        self.coins: Final = coin_worths(turns, view.sheet.printed_coins)
        """What so many coins are worth."""

    def worth(self, built: int, coins: int) -> float:
        """Points that such a sheet promises."""
        kinds = sum(worths[(built & cells).bit_count()] for worths, cells in zip(self.kinds, self.sheet.of_kind))
        lines = sum(self.lines[(built & cells).bit_count()] for cells in LINES)
        return kinds + lines + self.coins[coins]

    def gains(self, built: int) -> list[float]:
        """What each cell would add to such a sheet."""
        by_line = [step_up(self.lines, (built & cells).bit_count()) for cells in LINES]
        by_kind = [
            step_up(worths, (built & cells).bit_count()) for worths, cells in zip(self.kinds, self.sheet.of_kind)
        ]
        return [
            BUILT if built >> cell & 1 else by_kind[kind] + by_line[cell // SIDE] + by_line[SIDE + cell % SIDE]
            for cell, kind in enumerate(self.sheet.kind)
        ]


def step_up(worths: list[float], number: int) -> float:
    """What one more building adds to so many."""
    return worths[number + 1] - worths[number] if number + 1 < len(worths) else 0.0


# How many buildings are to come


def turns_to_come(view: SheetView, seat: int) -> int:
    """How many turns a seat has after the one that is on."""
    places = len(view.players)
    is_over = (seat - view.first) % places <= (view.active - view.first) % places
    return view.rounds - view.round + (0 if is_over else 1)


def share_built(built: int, turns: int, coins: int) -> float:
    """The share of the cells not yet built that will be, in so many turns and for so many coins (R8)."""
    return min(1.0, PACE * (turns + coins / SECOND_BUILDING) / max(1, CELLS - built))


def share_of(view: SheetView, side: int) -> float:
    """The same for any side."""
    built = sum(view.numbers[side])
    if side < len(view.players):
        return share_built(built, turns_to_come(view, side), view.players[side].coins)
    return share_built(built, view.rounds - view.round + 1, 0)  # R15


# Kinds


class Runner(NamedTuple):
    """A side in the race for the places of a kind: what it can expect to have of the kind at the end."""

    mean: float
    variance: float
    chance: float
    """To have any at all (R11)."""


def kind_worths(view: SheetView, seat: int, kind: int, share: float) -> list[float]:
    """By the number of own buildings of a kind: the points of the place they promise, less what the other sides can
    expect on average (R10, R11)."""
    size = view.sheet.size(kind)
    worths = [0.0] * (size + 1)
    if seat in view.completed[kind]:
        return worths
    places, rivals = places_left(view, kind), rivals_of(view, seat, kind)
    runners = list(rivals.values())
    for number in range(view.numbers[seat][kind], size + 1):
        own = runner(number, size, share)
        worths[number] = place_worth(places, own, runners)
        for index, side in enumerate(rivals):
            if weight := weight_of(view, side):
                others = [*runners[:index], own, *runners[index + 1 :]]
                worths[number] -= weight * place_worth(places, runners[index], others)
    return worths


def places_to_come(view: SheetView, side: int, share: float) -> float:
    """The points of the places that the kinds promise a side that builds this share of what it lacks (R10, R11)."""
    promised = 0.0
    for kind, completed in enumerate(view.completed):
        if side not in completed:
            own = runner(view.numbers[side][kind], view.sheet.size(kind), share)
            promised += place_worth(places_left(view, kind), own, list(rivals_of(view, side, kind).values()))
    return promised


def places_left(view: SheetView, kind: int) -> tuple[int, ...]:
    """The points of the places not yet given away."""
    return view.place_points[kind][len(view.completed[kind]) :]


def rivals_of(view: SheetView, own: int, kind: int) -> dict[int, Runner]:
    """The other sides that still race for the places of a kind."""
    size = view.sheet.size(kind)
    return {
        side: runner(numbers[kind], size, share_of(view, side))
        for side, numbers in enumerate(view.numbers)
        if side != own and side not in view.completed[kind]
    }


def weight_of(view: SheetView, side: int) -> float:
    """How much a point for another side counts against us. Dummies score if they are to be beaten (R15, R18)."""
    players = len(view.players)
    if side < players:
        return 1 / (players - 1)
    return 1 / (len(view.numbers) - 1) if view.options.get("goal") == "beat" else 0.0


def runner(number: int, size: int, share: float) -> Runner:
    """A side with so many of the buildings of a kind, and this chance to build each of the others."""
    missing = size - number
    return Runner(
        number + share * missing,
        share * (1 - share) * missing + (DOUBT if share else 0.0),
        1.0 if number else 1 - (1 - share) ** missing,
    )


def place_worth(places: tuple[int, ...], own: Runner, others: list[Runner]) -> float:
    """Points of the place behind as many others as are likely to be ahead. A tie counts half, which makes it worth
    about what the tied sides share."""
    ahead = sum(chance_ahead(other, own) for other in others)
    whole = int(ahead)
    if whole >= len(places):
        return 0.0
    here, below = (*places, 0)[whole : whole + 2]
    return own.chance * (here - (here - below) * (ahead - whole))


def chance_ahead(other: Runner, own: Runner) -> float:
    """The chance that the other ends ahead."""
    lead = other.mean - own.mean
    variance = other.variance + own.variance
    if variance:
        return (1 + erf(lead / sqrt(2 * variance))) / 2
    return 0.5 if lead == 0 else float(lead > 0)


# Rows, columns, coins


@lru_cache(maxsize=128)
def line_worths(share: float) -> list[float]:
    """By the number of its buildings: what a row or column promises when each other cell gets built by this chance."""
    return [
        sum(
            comb(SIDE - number, more) * share**more * (1 - share) ** (SIDE - number - more) * LINE_POINTS[number + more]
            for more in range(SIDE - number + 1)
        )
        for number in range(SIDE + 1)
    ]


@lru_cache(maxsize=128)
def coin_worths(turns: int, most: int) -> list[float]:
    """By the number of coins: a point for two at the end (R13), more before."""
    if not turns:
        return [float(coins // COINS_A_POINT) for coins in range(most + 1)]
    at_end = 1 / COINS_A_POINT
    return [at_end * coins + (COIN - at_end) * min(coins, SPENT_A_TURN * turns) for coins in range(most + 1)]
