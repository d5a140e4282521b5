"""How strong bots are on one scale, whoever met whom: Plackett and Luce's model as in openskill.

Games are rated in their order, so the ratings do not depend on how many processes played them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sabika.arena.played import Played

STILL: Final = 0.0
"""How much strength may change from game to game. Bots do not learn between games."""


class Rating(NamedTuple):
    """What is believed about a bot's strength."""

    mu: float
    """The most likely strength. Everybody begins with 25."""
    sigma: float
    """How uncertain it is: a standard deviation, at first a third of 25."""

    @property
    def ordinal(self) -> float:
        """What the bot is worth at least, in all likelihood: the most likely strength less three deviations."""
        return self.mu - 3 * self.sigma


def ratings(games: Sequence[Played]) -> dict[str, Rating]:
    """The bots' ratings after these games, whatever order they are given in."""
    # It is needed here alone, and other commands need not wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=STILL)
    found = {bot: Rating(model.mu, model.sigma) for game in games for bot in game.bots}
    for game in sorted(games, key=lambda one: one.game):
        teams = [[model.rating(*found[bot])] for bot in game.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[*map(float, places(game))])]
        # A bot on several seats learns from each of them as if it had been the only one.
        before = {bot: found[bot] for bot in game.bots}
        for bot, own in zip(game.bots, rated, strict=True):
            mu, sigma = found[bot]
            found[bot] = Rating(mu + own.mu - before[bot].mu, sigma * own.sigma / before[bot].sigma)
    return found


def places(game: Played) -> list[int]:
    """The place of each seat from 1, shared by those with as many points. Winners come first, whatever decided it."""
    results = [(seat in game.winners, points) for seat, points in enumerate(game.points, 1)]
    return [1 + sum(other > own for other in results) for own in results]
