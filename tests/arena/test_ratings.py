"""Ratings say who is stronger, and by how much that is certain."""

from math import exp, sqrt
from random import Random

import pytest

from arena.tournaments import game
from sabika.arena.played import Played
from sabika.arena.ratings import places, ratings

BETA = 25 / 6
"""How much a game depends on other things than strength, in openskill's scale."""


def series(share: float, games: int) -> list[Played]:
    """Games of which a bot wins this share."""
    chance = Random("ratings")
    return [game(number, "a b", 1 if chance.random() < share else 2) for number in range(1, games + 1)]


def test_the_winner_gains_what_the_loser_loses() -> None:
    found = ratings([game(1, "a b", 1)])
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].mu + found["b"].mu == pytest.approx(50)
    assert found["a"].sigma < 25 / 3
    assert found["a"].ordinal == found["a"].mu - 3 * found["a"].sigma


def test_a_tie_between_equals_changes_nothing_but_makes_more_certain() -> None:
    found = ratings([game(1, "a b", 1, 2)])
    assert found["a"] == found["b"]
    assert found["a"].mu == pytest.approx(25)
    assert found["a"].sigma < 25 / 3


def test_a_tie_pulls_unequal_bots_together() -> None:
    won = [game(1, "a b", 1)]
    apart, together = ratings(won), ratings([*won, game(2, "a b", 1, 2)])
    assert together["a"].mu < apart["a"].mu
    assert together["b"].mu > apart["b"].mu


def test_a_bot_on_several_seats_counts_once() -> None:
    found = ratings([game(1, "a b b", 1, points=(9, 5, 4))])
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].mu + found["b"].mu == pytest.approx(50)


@pytest.mark.parametrize("share", [0.5, 0.75, 0.9])
def test_ratings_foretell_the_share_of_wins(share: float) -> None:
    a, b = ratings(series(share, 600)).values()
    spread = sqrt(a.sigma**2 + b.sigma**2 + 2 * BETA**2)
    assert 1 / (1 + exp((b.mu - a.mu) / spread)) == pytest.approx(share, abs=0.05)


def test_ratings_do_not_depend_on_which_process_was_quicker() -> None:
    games = series(0.6, 40)
    shuffled = games[:]
    Random(1).shuffle(shuffled)
    assert ratings(shuffled) == ratings(games)


def test_places_are_shared_and_winners_come_first() -> None:
    assert places(game(1, "a b c d", 2, points=(7, 9, 7, 3))) == [2, 1, 2, 4]
    assert places(game(1, "a b c", 3, points=(9, 4, 9))) == [2, 3, 1]
