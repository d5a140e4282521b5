"""What the report of a tournament shows, in figures."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil, floor, log10
from statistics import fmean, quantiles
from typing import Final, NamedTuple

from sabika.arena.match import BORDERS
from sabika.arena.module_use import use_of
from sabika.arena.played import Played, sources_of
from sabika.arena.standings import Share, Standing, head_to_head, share_of, shares_by_turn, standings
from sabika.arena.tournament import TournamentPlan
from sabika.record.gained import SCORINGS

TICKS: Final = 5
"""About so many on a scale."""
SLIGHTLY: Final = 1e-9
"""So much fractions may be off."""
MOST_COLUMNS: Final = 24
"""Of a histogram."""


class Taken(NamedTuple):
    """A seat that a bot had in a game."""

    game: Played
    seat: int


class Scale(NamedTuple):
    """A straight scale for a chart, from 0."""

    most: float
    ticks: list[float]

    def at(self, value: float) -> float:
        """Where a value lies, in percent of the width."""
        return 100 * value / self.most


class Five(NamedTuple):
    """How figures are spread: a quarter of them lies between each two."""

    least: float
    lower: float
    middle: float
    upper: float
    most: float
    mean: float


class Compared(NamedTuple):
    """A figure of every bot, on one scale."""

    name: str
    about: str
    values: list[float]
    scale: Scale


class Spreads(NamedTuple):
    """How a figure of every bot is spread, on one scale."""

    name: str
    fives: list[Five]
    scale: Scale


class Column(NamedTuple):
    """A column of a histogram."""

    first: int
    last: int
    number: int


class Module(NamedTuple):
    """How bots used a module."""

    used: Compared
    """How often, for each seat and game."""
    notes: list[str]
    """In what share of them at all."""


class Figures(NamedTuple):
    """All that is shown."""

    standings: list[Standing]
    wins: Scale
    head_to_head: list[list[Share | None]]
    """Rows and columns in the order of the standings, as are all figures by bot."""
    sources: list[Compared]
    scorings: tuple[str, ...]
    course: list[list[float]]
    """By bot: the mean points after each scoring."""
    course_scale: Scale
    portions: list[float]
    """Of all points, by scoring."""
    longest: list[Spreads]
    turns: Five
    decisions: Five
    lengths: list[Column]
    exact: list[Share]
    """Empty in a game in which nothing is bought."""
    whole: Scale
    """From nothing to all."""
    turn_order: list[Share]
    """How often the player who began won, the one after, and so on."""
    turn_order_scale: Scale
    modules: list[Module]


def figures(plan: TournamentPlan, games: Sequence[Played]) -> Figures:
    """The figures of some finished games, at least one."""
    ranked = standings(games)
    seats = [seats_of(one.bot, games) for one in ranked]
    turn_order = shares_by_turn(games)
    scorings = SCORINGS[plan.game]
    sources = sources_of(plan)
    course = [[*accumulate(mean_gained(own, [scoring], sources) for scoring in scorings)] for own in seats]
    return Figures(
        standings=ranked,
        wins=scale(max(one.wins.high for one in ranked), most=1),
        head_to_head=[[head_to_head(games, one.bot, other.bot) for other in ranked] for one in ranked],
        sources=by_source(plan, seats),
        scorings=scorings,
        course=course,
        course_scale=scale(max(max(own) for own in course)),
        portions=portions(plan, games),
        longest=[
            spreads(name, [[one.game.longest[name][one.seat] for one in own] for own in seats])
            for name in BORDERS[plan.game]
        ],
        turns=five([game.turns for game in games]),
        decisions=five([game.decisions for game in games]),
        lengths=histogram([game.turns for game in games]),
        exact=[exact_share(own) for own in seats] if games[0].bought else [],
        whole=scale(1),
        turn_order=turn_order,
        turn_order_scale=scale(max(one.high for one in turn_order), most=1),
        modules=[module(name, seats) for name in plan.modules],
    )


def seats_of(bot: str, games: Sequence[Played]) -> list[Taken]:
    """All seats that a bot had."""
    return [Taken(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]


def mean_gained(seats: Sequence[Taken], scorings: Sequence[str], sources: Sequence[str]) -> float:
    """The mean points of some scorings for some sources."""
    parts = [(scoring, source) for scoring in scorings for source in sources]
    return fmean(sum(one.game.gained[part][one.seat] for part in parts) for one in seats)


def by_source(plan: TournamentPlan, seats: list[list[Taken]]) -> list[Compared]:
    """The mean points for each source, all on the same scale."""
    found = {source: [mean_gained(own, SCORINGS[plan.game], [source]) for own in seats] for source in sources_of(plan)}
    common = scale(max(map(max, found.values())))
    return [Compared(words(source), "", values, common) for source, values in found.items()]


def portions(plan: TournamentPlan, games: Sequence[Played]) -> list[float]:
    """The share of each scoring in all points that players got."""
    whole = sum(sum(game.points) for game in games)
    got = [
        sum(sum(own) for game in games for (when, _), own in game.gained.items() if when == scoring)
        for scoring in SCORINGS[plan.game]
    ]
    return [part / whole if whole else 0.0 for part in got]


def spreads(name: str, values: list[list[int]]) -> Spreads:
    return Spreads(words(name), [five(own) for own in values], scale(max(map(max, values))))


def exact_share(seats: Sequence[Taken]) -> Share:
    """How many of a bot's purchases were paid exactly."""
    return share_of((one.game.deal, one.game.exact[one.seat], one.game.bought[one.seat]) for one in seats)


def module(name: str, seats: list[list[Taken]]) -> Module:
    used = [[one.game.used[name][one.seat] for one in own] for own in seats]
    means = [fmean(own) for own in used]
    ever = [sum(times > 0 for times in own) / len(own) for own in used]
    notes = [f" · {100 * share:.0f} %" for share in ever]
    return Module(Compared(name, use_of(name).meaning, means, scale(max(means))), notes)


def five(values: Sequence[int]) -> Five:
    """The least, the three that part them into quarters, the most, and the mean."""
    lower, middle, upper = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    return Five(min(values), lower, middle, upper, max(values), fmean(values))


def histogram(values: Sequence[int]) -> list[Column]:
    """How many values lie in each column, columns being equally wide."""
    least, most = min(values), max(values)
    width = ceil((most - least + 1) / MOST_COLUMNS)
    firsts = range(least, most + 1, width)
    return [
        Column(first, min(first + width - 1, most), sum(first <= value < first + width for value in values))
        for first in firsts
    ]


def scale(highest: float, most: float | None = None) -> Scale:
    """A scale from 0 with round ticks that holds values up to the highest, and never goes beyond the most there can
    be."""
    rough = (highest or 1) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if rough <= power * factor)
    ticks = [step * index for index in range(ceil((highest or 1) / step - SLIGHTLY) + 1)]
    if most is None or ticks[-1] <= most:
        return Scale(ticks[-1], ticks)
    return Scale(most, [tick for tick in ticks if tick <= most + SLIGHTLY])


def words(name: str) -> str:
    """A name of the rules as words."""
    return name.replace("_", " ").replace("-", " ")
