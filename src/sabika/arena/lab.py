"""A laboratory: the same deals with other modules, editions, choices and numbers of players, and how the games differ.

All seats have the same bot, so what differs comes from the mixture. Every deck is shuffled in a stream of its own: with
a module more, money and tiles still come in the same order, and differences are taken deal by deal.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from sabika.arena.match import MatchResult
from sabika.arena.plan import Plan, check_number
from sabika.arena.summary import width, wilson
from sabika.bots import bot_asked_for
from sabika.library import game_from, new_setup
from sabika.rules.core.game import Setup


class Mixture(NamedTuple):
    """What a table can choose."""

    players: int
    edition: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LabPlan(Plan):
    """Every deal with every mixture: after an interruption, all of them have been played about as often. There is one
    bot, for all seats."""

    mixtures: tuple[Mixture, ...]

    def mixture(self, number: int) -> Mixture:
        """The one of a game."""
        return self.mixtures[(number - 1) % len(self.mixtures)]

    def deal(self, number: int) -> int:
        return (number - 1) // len(self.mixtures) + 1

    def seated(self, number: int) -> tuple[str, ...]:
        return self.bots * self.mixture(number).players

    def setup(self, number: int) -> Setup:
        mixture = self.mixture(number)
        return new_setup(
            self.game,
            players=mixture.players,
            seed=f"{self.seed}-{self.deal(number)}",
            edition=mixture.edition,
            modules=mixture.modules,
            options=dict(mixture.options),
        )

    def check(self, known: Collection[int] = ()) -> None:
        check_number(self.games // len(self.mixtures))
        check_number(self.games)
        bot_asked_for(self.bots[0], self.game)
        for number in range(1, len(self.mixtures) + 1):
            game_from(self.setup(number))


# What is measured


def spread(result: MatchResult, players: int) -> float:
    """From the first to the last, in points."""
    own = result.points[:players]
    return max(own) - min(own)


def margin(result: MatchResult, players: int) -> float:
    """How far the winner is ahead of the second, as a share of the winner's points."""
    *_, second, best = sorted(result.points[:players])
    return (best - second) / best if best > 0 else 0.0


def changes(result: MatchResult, players: int) -> float:
    """How often the lead went to somebody else from one scoring to the next."""
    totals = [accumulate(sum(scoring.values()) for scoring in own) for own in result.gained[:players]]
    leaders = [{seat for seat in range(players) if own[seat] == max(own)} for own in zip(*totals)]
    return sum(not before & after for before, after in pairwise(leaders))


class Figure(NamedTuple):
    """Something that is measured in every game."""

    of: Callable[[MatchResult, int], float]
    most_first: bool = False
    """How mixtures are sorted by it."""
    fewest: int = 1
    """It takes so many players."""


FIGURES: Final[Mapping[str, Figure]] = {
    "turns": Figure(lambda result, players: result.turns),
    "decisions": Figure(lambda result, players: result.decisions),
    "points": Figure(lambda result, players: fmean(result.points[:players]), most_first=True),
    "spread": Figure(spread, fewest=2),
    "margin": Figure(margin, fewest=2),
    "changes": Figure(changes, most_first=True, fewest=2),
}
"""By name, in the order in which they are shown."""


class Estimate(NamedTuple):
    """A mean over games; the true one lies within the margin with 95 % confidence."""

    mean: float
    margin: float


def estimate(values: Sequence[float]) -> Estimate:
    return Estimate(fmean(values), width(len(values)) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)


class Place(NamedTuple):
    """Somebody's place in the order of turns, and how often it won."""

    place: int
    """1 has the first turn (A8)."""
    share: float
    """Of the wins, a shared win counting in parts."""
    margin: float
    """Half of the 95 % interval. It is wide enough for the most favoured of all places to lie within it by chance."""


class Outcome(NamedTuple):
    """What came of a mixture."""

    mixture: Mixture
    games: int
    figures: Mapping[str, Estimate]
    """By name, as far as there are enough players."""
    places: list[Place]
    """Empty for a player alone."""

    @property
    def favoured(self) -> Place:
        """Who wins most often."""
        return max(self.places, key=lambda one: one.share)

    @property
    def advantage(self) -> float:
        """By how much the share of the favoured place is above a fair one; 0 for a player alone."""
        return self.favoured.share - 1 / self.mixture.players if self.places else 0.0


class Lab:
    """What has been played so far."""

    def __init__(self, plan: LabPlan) -> None:
        self.plan: Final = plan
        self._by_mixture: Final[dict[Mixture, dict[int, MatchResult]]] = {one: {} for one in plan.mixtures}

    def add(self, number: int, result: MatchResult) -> None:
        """A game is finished."""
        self._by_mixture[self.plan.mixture(number)][self.plan.deal(number)] = result

    def outcomes(self) -> list[Outcome]:
        """Of all mixtures that have been played, in their order."""
        return [
            outcome(mixture, [self._figures(mixture, deal) for deal in sorted(deals)], places(mixture, deals.values()))
            for mixture, deals in self._by_mixture.items()
            if deals
        ]

    def differences(self) -> list[Outcome]:
        """How much the figures of a mixture differ from those of the first one of as many players, deal by deal."""
        firsts: dict[int, Mixture] = {}
        found = []
        for mixture, deals in self._by_mixture.items():
            first = firsts.setdefault(mixture.players, mixture)
            both = sorted(deals.keys() & self._by_mixture[first].keys())
            if both:
                pairs = [(self._figures(mixture, deal), self._figures(first, deal)) for deal in both]
                off = [{name: own[name] - other[name] for name in own} for own, other in pairs]
                found.append(outcome(mixture, off, []))
        return found

    def _figures(self, mixture: Mixture, deal: int) -> dict[str, float]:
        result = self._by_mixture[mixture][deal]
        return {
            name: figure.of(result, mixture.players)
            for name, figure in FIGURES.items()
            if mixture.players >= figure.fewest
        }


def outcome(mixture: Mixture, games: Sequence[Mapping[str, float]], found: list[Place]) -> Outcome:
    figures = {name: estimate([game[name] for game in games]) for name in games[0]}
    return Outcome(mixture, len(games), figures, found)


def places(mixture: Mixture, results: Collection[MatchResult]) -> list[Place]:
    """How often each place in the order of turns won."""
    players = mixture.players
    if players == 1:
        return []
    wins = [0.0] * players
    for result in results:
        seats = [seat for seat in result.winners if seat < players]
        for seat in seats:
            wins[(seat - result.first) % players] += 1 / len(seats)
    # Bonferroni: as many chances to be wrong as there are places.
    z = NormalDist().inv_cdf(1 - 0.025 / players)
    found = []
    for place, own in enumerate(wins, 1):
        low, high = wilson(own, len(results), z)
        found.append(Place(place, own / len(results), (high - low) / 2))
    return found
