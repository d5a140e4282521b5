"""What is kept of a game of a tournament: a line of the list of games."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sabika.arena.match import BORDERS, MatchResult
from sabika.arena.module_use import use_of
from sabika.arena.tournament import TournamentPlan
from sabika.library import PALACE_GAMES
from sabika.record.gained import SCORINGS, SOURCES

MANY: Final = " "
"""Between the values of several seats in one field."""
Figures = tuple[int, ...]
"""A figure of each seat."""


class Played(NamedTuple):
    """A game that was played to its end."""

    game: int
    deal: int
    seed: str
    bots: tuple[str, ...]
    first: int
    """The seat that had the first turn, counted from 1."""
    points: Figures
    winners: Figures
    """Seats, counted from 1."""
    turns: int
    decisions: int
    bought: Figures
    """Empty in a game in which nothing is bought, as are the purchases paid exactly."""
    exact: Figures
    longest: Mapping[str, Figures] = {}
    """The longest wall, moat and border, as far as the game has them."""
    used: Mapping[str, Figures] = {}
    """How often each module was used."""
    gained: Mapping[tuple[str, str], Figures] = {}
    """Points by scoring and source."""

    def written(self) -> list[str]:
        """The fields of its line."""
        always = ((self.first,), self.points, self.winners, (self.turns,), (self.decisions,), self.bought, self.exact)
        figures = [*always, *self.longest.values(), *self.used.values(), *self.gained.values()]
        return [str(self.game), str(self.deal), self.seed, MANY.join(self.bots), *map(_joined, figures)]


FIRST_COLUMNS: Final = Played._fields[: Played._fields.index("longest")]
"""In every game. Those after them depend on the game and its modules."""


def _joined(figures: Figures) -> str:
    return MANY.join(map(str, figures))


def played(plan: TournamentPlan, number: int, result: MatchResult) -> Played:
    """What is kept of a game that has just ended."""
    seats = range(plan.players)
    return Played(
        game=number,
        deal=plan.deal(number),
        seed=result.seed,
        bots=plan.seated(number),
        first=result.first + 1,
        points=result.points[: plan.players],
        winners=tuple(side + 1 for side in result.winners if side < plan.players),
        turns=result.turns,
        decisions=result.decisions,
        bought=result.purchases,
        exact=result.exact,
        longest={name: tuple(own[name] for own in result.longest) for name in BORDERS[plan.game]},
        used={name: tuple(own[name] for own in result.used) for name in plan.modules},
        gained={
            (scoring, source): tuple(result.gained[seat][index].get(source, 0) for seat in seats)
            for index, scoring in enumerate(SCORINGS[plan.game])
            for source in sources_of(plan)
        },
    )


def sources_of(plan: TournamentPlan) -> list[str]:
    """What points are given for with the modules of the plan."""
    return [*SOURCES[plan.game], *(source for name in plan.modules for source in use_of(name).sources)]


def columns(plan: TournamentPlan) -> list[str]:
    """The heading of the list of games."""
    return [
        *FIRST_COLUMNS,
        *(f"longest {name}" for name in BORDERS[plan.game]),
        *(f"used {name}" for name in plan.modules),
        *(f"{scoring} {source}" for scoring in SCORINGS[plan.game] for source in sources_of(plan)),
    ]


def read_line(plan: TournamentPlan, fields: Sequence[str]) -> Played:
    """The game of a line; ValueError if the line is none of the plan's."""
    number = int(fields[0])
    bots = plan.seated(number)
    deal, seed = plan.deal(number), plan.setup(number).seed
    expected = [str(number), str(deal), seed, MANY.join(bots)]
    if number < 1 or list(fields[: len(expected)]) != expected or len(fields) != len(columns(plan)):
        raise ValueError("another game")
    figures = [tuple(map(int, text.split())) for text in fields[len(expected) :]]
    first, points, winners, turns, decisions, bought, exact, *more = figures
    buying = (bought, exact) if plan.game in PALACE_GAMES else ()
    if any(len(own) != plan.players for own in (points, *buying, *more)):
        raise ValueError("not a figure for each seat")
    if not winners or not {*first, *winners} <= set(range(1, plan.players + 1)):
        raise ValueError("no such seats")
    if min(*bought, *exact, *turns, *decisions, 0) < 0 or any(own > all_of for own, all_of in zip(exact, bought)):
        raise ValueError("no such numbers")
    rest = iter(more)
    return Played(
        game=number,
        deal=deal,
        seed=seed,
        bots=bots,
        first=first[0],
        points=points,
        winners=winners,
        turns=turns[0],
        decisions=decisions[0],
        bought=bought,
        exact=exact,
        longest={name: next(rest) for name in BORDERS[plan.game]},
        used={name: next(rest) for name in plan.modules},
        gained={(scoring, source): next(rest) for scoring in SCORINGS[plan.game] for source in sources_of(plan)},
    )
