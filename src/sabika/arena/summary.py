"""What comes out of many games, in figures."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from sabika.arena.match import SOURCES, MatchResult
from sabika.arena.simulation import Plan
from sabika.rules.palace.ending import LAST_SCORING

Z: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


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
    """Mean points for the wall and for each kind."""


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat over all games."""

    seat: int
    """Counted from 1."""
    bot: str
    wins: float
    """A win shared by two counts as half a win for each."""
    win_share: float
    win_interval: tuple[float, float]
    """95 %, by Wilson's formula."""
    side: SideSummary
    purchases: float
    exact_share: float


class Summary(msgspec.Struct, frozen=True):
    """All games of a simulation."""

    games: int
    seats: list[SeatSummary]
    dirk: SideSummary | None
    """With two players only (A42)."""
    turns: Spread
    decisions: Spread
    purchases: Spread
    exact_share: float


def summarise(plan: Plan, results: Sequence[MatchResult]) -> Summary:
    """The figures of some finished games, at least one."""
    players = len(plan.bots)
    bought = sum(sum(result.purchases) for result in results)
    return Summary(
        games=len(results),
        seats=[_seat(seat, bot, results) for seat, bot in enumerate(plan.bots)],
        dirk=_side(players, results) if len(results[0].points) > players else None,
        turns=spread([result.turns for result in results]),
        decisions=spread([result.decisions for result in results]),
        purchases=spread([sum(result.purchases) for result in results]),
        exact_share=share(sum(sum(result.exact) for result in results), bought),
    )


def _seat(seat: int, bot: str, results: Sequence[MatchResult]) -> SeatSummary:
    wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
    bought = sum(result.purchases[seat] for result in results)
    return SeatSummary(
        seat=seat + 1,
        bot=bot,
        wins=wins,
        win_share=wins / len(results),
        win_interval=wilson(wins, len(results)),
        side=_side(seat, results),
        purchases=bought / len(results),
        exact_share=share(sum(result.exact[seat] for result in results), bought),
    )


def _side(side: int, results: Sequence[MatchResult]) -> SideSummary:
    gained = [result.gained[side] for result in results]
    return SideSummary(
        points=spread([result.points[side] for result in results]),
        by_scoring={
            f"scoring {scoring + 1}": fmean(sum(own[scoring].values()) for own in gained)
            for scoring in range(LAST_SCORING)
        },
        by_source={
            source: fmean(sum(scoring.get(source, 0) for scoring in own) for own in gained)
            for source in sources_in(results)
        },
    )


def sources_in(results: Sequence[MatchResult]) -> list[str]:
    """What points were given for, whoever got them."""
    found = dict.fromkeys(SOURCES)
    for result in results:
        for scorings in result.gained:
            for sources in scorings:
                found |= dict.fromkeys(sources)
    return list(found)


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, margin and range."""
    margin = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Spread(fmean(numbers), margin, min(numbers), max(numbers))


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95 % interval for the share of wins that stays within 0 and 1 (Wilson 1927)."""
    rate = wins / games
    stretch = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / stretch
    half = Z / stretch * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
