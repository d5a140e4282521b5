"""What comes out of many games, in figures."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from sabika.arena.match import MatchResult
from sabika.arena.plan import Plan
from sabika.record.gained import SCORINGS

Z: Final = 1.96
"""Half the width of a 95 % interval, in standard errors, where there are many figures."""
OF_FEW: Final = (12.71, 4.30, 3.18, 2.78)
"""The same for the mean of two, three, four and five figures."""


class Spread(msgspec.Struct, frozen=True):
    """A figure over all games."""

    mean: float
    margin: float
    """The mean lies within this of the true one with 95 % confidence; 0 for a single game."""
    least: int
    most: int


class SideSummary(msgspec.Struct, frozen=True):
    """One side over all games: a seat, or whoever else is ranked."""

    points: Spread
    by_scoring: dict[str, float]
    """Mean points of each scoring."""
    by_source: dict[str, float]
    """Mean points for walls, for each kind and for whatever else there is in the game."""


class Wins(msgspec.Struct, frozen=True):
    """How often a seat won. Alone, to win is to beat the dummies (R18)."""

    number: float
    """A win shared by two counts as half a win for each."""
    share: float
    interval: tuple[float, float]
    """Of the share: 95 %, by Wilson's formula."""


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat over all games."""

    seat: int
    """Counted from 1."""
    bot: str
    wins: Wins | None
    """None for a player alone who plays for points (R17)."""
    side: SideSummary
    purchases: float | None
    """None in a game in which nothing is bought, as for the share of those paid exactly."""
    exact_share: float | None


class Summary(msgspec.Struct, frozen=True):
    """All games of a simulation."""

    games: int
    seats: list[SeatSummary]
    others: list[SideSummary]
    """Whoever else is ranked: an imaginary player (A42), or the dummies (R15)."""
    rounds: int | None
    """As many in every game (R1); None in a game without rounds."""
    turns: Spread
    decisions: Spread
    purchases: Spread | None
    exact_share: float | None


def summarise(plan: Plan, results: Sequence[MatchResult]) -> Summary:
    """The figures of some finished games, at least one."""
    first = results[0]
    bought = [sum(result.purchases) for result in results]
    exact = [sum(result.exact) for result in results]
    scorings = SCORINGS[plan.game]
    return Summary(
        games=len(results),
        seats=[_seat(plan, seat, results) for seat in range(len(plan.bots))],
        others=[_side(side, results, scorings) for side in range(len(plan.bots), len(first.points))],
        rounds=first.rounds or None,
        turns=spread([result.turns for result in results]),
        decisions=spread([result.decisions for result in results]),
        purchases=spread(bought) if first.purchases else None,
        exact_share=share(sum(exact), sum(bought)) if first.purchases else None,
    )


def can_be_won(plan: Plan) -> bool:
    """A player alone can only win against dummies that score (R17, R18)."""
    return len(plan.bots) > 1 or dict(plan.setup(1).options).get("goal") == "beat"


def _seat(plan: Plan, seat: int, results: Sequence[MatchResult]) -> SeatSummary:
    buying = bool(results[0].purchases)
    bought = sum(result.purchases[seat] for result in results) if buying else 0
    exact = sum(result.exact[seat] for result in results) if buying else 0
    return SeatSummary(
        seat=seat + 1,
        bot=plan.bots[seat],
        wins=_wins(seat, results) if can_be_won(plan) else None,
        side=_side(seat, results, SCORINGS[plan.game]),
        purchases=bought / len(results) if buying else None,
        exact_share=share(exact, bought) if buying else None,
    )


def _wins(seat: int, results: Sequence[MatchResult]) -> Wins:
    wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
    return Wins(wins, wins / len(results), wilson(wins, len(results)))


def _side(side: int, results: Sequence[MatchResult], scorings: Sequence[str]) -> SideSummary:
    gained = [result.gained[side] for result in results]
    return SideSummary(
        points=spread([result.points[side] for result in results]),
        by_scoring={name: fmean(sum(own[scoring].values()) for own in gained) for scoring, name in enumerate(scorings)},
        by_source={
            source: fmean(sum(scoring.get(source, 0) for scoring in own) for own in gained)
            for source in sources_in(results)
        },
    )


def sources_in(results: Sequence[MatchResult]) -> list[str]:
    """What points were given for, whoever got them."""
    found: dict[str, None] = {}
    for result in results:
        for scorings in result.gained:
            for sources in scorings:
                found |= dict.fromkeys(sources)
    return list(found)


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, margin and range."""
    margin = width(len(numbers)) * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Spread(fmean(numbers), margin, min(numbers), max(numbers))


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def width(figures: int) -> float:
    """Half the width of a 95 % interval of the mean of two or more figures, in standard errors. Few of them hardly tell
    how much they vary, so it is wider: Student's distribution, by its expansion from the fifth degree of freedom on."""
    free = figures - 1
    if free <= len(OF_FEW):
        return OF_FEW[free - 1]
    return Z + 2.37 / free + 2.82 / free**2 + 2.55 / free**3


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """An interval for the share of wins that stays within 0 and 1, 95 % if not told otherwise (Wilson 1927)."""
    rate = wins / games
    stretch = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / stretch
    half = z / stretch * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
