"""Scoring explains itself: terms that name a rule and add up to the points, and agree with the oracles."""

import pytest

from oracles import granada
from property import by_the_oracles
from property.random_games import FEWER, GAMES, choose, moments, random_games
from sabika.modules.dirk.rules import dirk_of
from sabika.rules.core.events import GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import kind_counts

SCORING_RULES = {
    "alhambra": {"A31", "A32", "A33"},
    "granada": {"G9", "G10", "G16"},
    "combined": {"A31", "A32", "A33", "G9", "G10", "G16", "C10"},
}

EDGES = {"wall": ("A31", 1), "moat": ("G9", 1), "border": ("C10", 2)}
"""The rule, and the points of an edge."""


def added_up(terms: tuple[Term, ...] | list[Term], sides: int) -> list[int]:
    return [sum(term.points for term in terms if term.side == side) for side in range(sides)]


@pytest.mark.parametrize("name", GAMES)
def test_the_points_gained_in_a_scoring_are_those_of_its_terms(name: str) -> None:
    for game, picks, style in random_games(40, "terms", game=name):
        scorings = 0
        while not game.over:
            before = game.points[:]
            events = game.apply(choose(game.options(), picks, style))
            terms = [term for event in events if isinstance(event, Scored) for term in event.terms]
            scorings += sum(isinstance(event, Scored) for event in events)
            gained = [now - then for now, then in zip(game.points, before, strict=True)]
            assert gained == added_up(terms, len(game.points))
        assert scorings == len(game.scorings)


@pytest.mark.parametrize("name", GAMES)
def test_a_final_total_is_the_sum_of_all_terms(name: str) -> None:
    for game, picks, style in random_games(40, "totals", game=name):
        while not game.over:
            game.apply(choose(game.options(), picks, style))
        terms = [term for scoring in game.scorings for term in scoring.terms]
        assert game.points == added_up(terms, len(game.points))
        assert game.scorings[-1].scoring == 3
        assert {term.rule for term in terms} <= SCORING_RULES[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_points_are_those_of_the_oracles(name: str) -> None:
    """A31-A34, A42, G9-G16, C9-C11: whatever scoring came now."""
    for now in moments(30, "oracles", 12, game=name):
        for scoring in (1, 2, 3):
            assert added_up(now.terms(scoring), len(now.points)) == by_the_oracles.points(now, scoring)


@pytest.mark.parametrize("name", GAMES)
def test_a_scoring_that_took_place_is_that_of_the_oracles(name: str) -> None:
    """A30: it counts what stands there after the turn, before Dirk draws (A41)."""
    compared = 0
    for game, picks, style in random_games(30, "took place", game=name):
        while not game.over:
            dirk = game.whereabouts().get("dirk", [])
            before = game.points[:]
            action = choose(game.options(), picks, style)
            given = action.verb == "give"
            events = game.apply(action)
            scored = [event for event in events if isinstance(event, Scored)]
            if len(scored) == 1 and not given:
                gained = [now - then for now, then in zip(game.points, before, strict=True)]
                assert gained == by_the_oracles.points(with_dirk(game, dirk), scored[0].scoring)
                compared += 1
    assert compared > 60 // FEWER[name]


def with_dirk(game: PalaceGame, tiles: list[int]) -> PalaceGame:
    """The game as it was when Dirk had these tiles."""
    earlier = game.copy()
    if game.setup.players == 2:
        dirk_of(earlier).tiles = tiles
    return earlier


@pytest.mark.parametrize("name", GAMES)
def test_terms_say_who_what_and_for_which_place(name: str) -> None:
    for now in moments(20, "words", 30, game=name):
        for scoring in (1, 2, 3):
            for term in now.terms(scoring):
                assert 0 <= term.side < len(now.points)
                assert term.amount > 0
                assert term.points >= 0
                if term.what in EDGES:
                    rule, each = EDGES[term.what]
                    assert (term.rule, term.points, term.place) == (rule, each * term.amount, 0)
                    assert term.side < len(now.seats)
                else:
                    assert 1 <= term.place <= scoring
                    if term.what in by_the_oracles.KINDS:
                        assert term.rule == ("A32" if term.sharers == 1 else "A33")
                    else:
                        check_face_term(now, scoring, term)


def check_face_term(game: PalaceGame, scoring: int, term: Term) -> None:
    """G10, G11, G16: n and the price that broke a tie are there to be checked."""
    assert term.what in granada.KINDS
    assert term.sharers == 1
    if term.rule == "G10":
        assert term.points == granada.TIMES[scoring][term.place] * term.together
        counts = [own[game.pieces.kinds.index(term.what)] for own in kind_counts(game, [])]
        assert term.together == sum(counts)
        assert (term.best_price > 0) == (counts.count(term.amount) > 1)
    else:
        assert (term.rule, term.together) == ("G16", 0)
        assert term.points == granada.FIXED[scoring][term.place]


@pytest.mark.parametrize("name", GAMES)
def test_looking_at_points_gives_none(name: str) -> None:
    for now in moments(5, "looking", 40, game=name):
        before = now.points[:]
        now.score_now()
        assert now.points == before


@pytest.mark.parametrize("name", GAMES)
def test_the_winners_have_most_points_and_are_seats(name: str) -> None:
    """A38, A44."""
    for game, picks, style in random_games(30, "winners", game=name):
        while not game.over:
            events = game.apply(choose(game.options(), picks, style))
        seats = game.points[: game.setup.players]
        winners = [side for side, points in enumerate(seats) if points == max(seats)]
        assert game.winners() == winners
        assert events[-1] == GameEnded(tuple(winners))
        assert game.view().winners == tuple(winners)
