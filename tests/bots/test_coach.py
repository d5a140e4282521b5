"""The coach knows what its seat knows, tells the best options with chances and reasons, and finds what was lost."""

from collections.abc import Iterator
from random import Random

import pytest

import sabika
from rules.positions import position
from sabika.bots import ask, bot_named
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.chances import chance_to_win, left_of, points_at_end
from sabika.bots.planner.coach import Coach, Opinion, course
from sabika.bots.planner.reasons import ANOTHER_ACTION, EXACT_CHANGE, PLACED, SCORING, Reason, reasons_for
from sabika.library import GAMES, game_from, new_setup
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.paying import Payment


def decided(name: str, one_in: int = 12, modules: tuple[str, ...] = (), bot: str = "random") -> Iterator[Game]:
    """Some decisions of a game between bots."""
    game = game_from(new_setup(name, players=3, seed="coached", modules=modules))
    player = bot_named(bot, name)
    rng = Random(0)
    while not game.over:
        if len(game.options()) > 1 and len(game.log) % one_in == 0:
            yield game
        game.apply(ask(player, game, rng))


def opinion(game: Game, playouts: int = 8, few: int = 3, played: int | None = None) -> Opinion:
    chosen = None if played is None else game.options()[played]
    return Coach(Budget(playouts=playouts), few).opinion(game, Random(1), chosen)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_few_options_come_with_what_can_be_expected_of_them(name: str) -> None:
    for game in decided(name, 90, GAMES[name].modules):
        found = opinion(game, 6, played=-1)
        assert found.seat == game.asked()
        assert 1 <= len(found.options) <= 3
        assert found.played is not None
        for option in (*found.options, found.played):
            assert game.is_legal(option.action)
            assert option.chance is not None
            assert 0 <= option.chance <= 1
            assert -20 < option.points < 600
        chances = [option.chance or 0 for option in found.options]
        assert chances == sorted(chances, reverse=True)
        assert [option.margin for option in found.options] == sorted([o.margin for o in found.options], reverse=True)
        assert found.loss >= 0
        assert found.chance_lost >= 0


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_changes_what_the_coach_says(name: str) -> None:
    for game in decided(name, 120, GAMES[name].modules):
        said = opinion(game, 4, played=0)
        assert opinion(game.imagined(game.asked(), "another deal"), 4, played=0) == said


def test_the_budget_holds_for_all_that_is_asked() -> None:
    game = next(decided("alhambra"))
    last = len(game.options()) - 1
    found = opinion(game, playouts=40, few=20, played=last)
    assert found.played is not None
    assert found.played.playouts <= 10 + 1
    assert sum(option.playouts for option in found.options) == 20
    assert sum(option.playouts for option in opinion(game, playouts=40, few=20).options) == 40


def test_on_a_machine_too_busy_to_think_in_time_there_is_an_opinion_all_the_same() -> None:
    game = sabika.new_game(players=3, seed="coach")
    played = game.options()[-1]
    opinion = Coach(Budget(seconds=1e-9)).opinion(game, Random(1), played)
    assert [advice.playouts for advice in opinion.options] == [1]
    assert opinion.played is not None
    assert opinion.played.action is played
    assert opinion.loss >= 0


def test_what_the_coach_would_do_costs_nothing() -> None:
    game = next(decided("alhambra"))
    best = opinion(game, playouts=30).options[0].action
    same = Coach(Budget(playouts=60)).opinion(game, Random(1), best)
    assert same.played is not None
    assert (same.options[0].action is best) == (same.played is same.options[0])
    assert same.loss == 0 or same.played is not same.options[0]


def test_overpaying_where_one_could_pay_exactly_is_found_out() -> None:
    lost = 0.0
    found = 0
    for game in decided("alhambra", 1, bot="greedy"):
        payments = [action for action in game.options() if isinstance(action, Payment)]
        exact = [action for action in payments if Reason(ANOTHER_ACTION) in reasons_for(game, action)]
        if not exact or len(exact) == len(payments):
            continue
        over = next(action for action in payments if action not in exact)
        said = Coach(Budget(playouts=40)).opinion(game, Random(1), over)
        lost += said.loss
        found += 1
        if found == 3:
            break
    assert found == 3
    assert lost > 3


def test_a_player_alone_has_points_but_nobody_to_win_against() -> None:
    game = sabika.new_game("roll-and-write", players=1, seed="alone")
    assert all(option.chance is None for option in opinion(game).options)
    assert opinion(game, played=-1).chance_lost == 0


# Reasons


def why(game: PalaceGame, action: str) -> tuple[Reason, ...]:
    return reasons_for(game, game.parse(action))


def test_money_that_makes_a_tile_payable_to_the_coin_is_worth_taking_for_that() -> None:
    game = position(hands=["florin-2", "", ""], yard="tower-9-ES seraglio-9 - -", display="florin-7 florin-8 ducat-9")
    tower = game.yard[0]
    assert why(game, "take florin-7") == (Reason(EXACT_CHANGE, tiles=(tower,)),)
    assert why(game, "take florin-8") == ()
    assert why(game, "take ducat-9") == ()


def test_a14_nothing_speaks_for_giving_up_an_action() -> None:
    game = position(hands=["florin-8"], yard="pavilion-8 - - -")
    game.apply(game.parse("buy 1"))
    game.apply(game.parse("pay florin-8"))
    stop = game.parse("stop")
    assert reasons_for(game, stop) == ()
    found = Coach(Budget(playouts=60)).opinion(game, Random(1), stop)
    assert found.options[0].action.verb == "take"
    assert found.loss > 0


def test_a_purchase_that_can_be_paid_exactly_gives_another_action() -> None:
    game = position(hands=["florin-9 florin-8 dirham-8 dirham-7", "", ""], yard="tower-9-ES seraglio-9 - -")
    assert Reason(ANOTHER_ACTION) in why(game, "buy 1")
    assert Reason(ANOTHER_ACTION) not in why(game, "buy 2")
    game.apply(game.parse("buy 1"))
    assert why(game, "pay florin-9") == (Reason(ANOTHER_ACTION),)
    assert why(game, "pay florin-8 florin-9") == ()


def test_the_reason_to_build_is_what_the_next_scoring_would_give() -> None:
    seen = 0
    for game in decided("alhambra", 1):
        assert isinstance(game, PalaceGame)
        if game.step != "place":
            continue
        for action in game.options():
            after = game.carried_out(action)
            own = [sum(term.points for term in then.score_now() if term.side == game.asked()) for then in (game, after)]
            gains = [reason.points for reason in reasons_for(game, action) if reason.what == SCORING]
            assert gains == ([own[1] - own[0]] if own[1] != own[0] else [])
            seen += bool(gains)
        if seen > 20:
            return
    raise AssertionError("too few tiles were placed")


def test_a_tile_is_worth_buying_for_what_it_scores_in_its_best_cell() -> None:
    """A32: the first tower gives 6 points in the first scoring. Walls count from two edges on."""
    game = position(hands=["florin-9", "", ""], yard="tower-9-ES - - -")
    [another, placed] = why(game, "buy 1")
    assert another == Reason(ANOTHER_ACTION)
    assert (placed.what, placed.points) == (PLACED, 6 + 2)


# Chances


def test_chances_grow_with_the_margin_and_the_nearer_the_end_the_surer() -> None:
    for name in GAMES:
        games = [game.copy() for game in decided(name, 5)]
        first, last = games[0], games[-1]
        assert left_of(last) < left_of(first)
        ahead = [chance_to_win(first, margin) or 0 for margin in (-30.0, -5.0, 0.0, 5.0, 30.0)]
        assert ahead == sorted(ahead)
        assert 0.15 < ahead[2] < 0.5
        assert (chance_to_win(last, 20) or 0) > (chance_to_win(first, 20) or 0)
        assert chance_to_win(last, -1e9) == pytest.approx(0, abs=1e-9)


def test_points_at_the_end_of_a_game_are_those_it_ended_with() -> None:
    game = next(decided("alhambra"))
    assert points_at_end(game, 0, 150.0) < 150
    while not game.over:
        game.apply(game.options()[0])
    assert points_at_end(game, 0, 150.0) == 150


def test_of_a_very_long_game_not_every_turn_is_judged() -> None:
    """And the end always is."""
    game = sabika.new_game("roll-and-write", players=2, seed="course")
    chance = Random(1)
    while not game.over:
        game.play(chance.choice(game.options()))
    every, some = course(game), course(game, most=3)
    assert game.turn > 10
    assert [standing.actions for standing in some] == [standing.actions for standing in every]
    assert some[-1] == every[-1]
    assert len({standing.chances for standing in some}) < len({standing.chances for standing in every})
    assert course(game, most=game.turn + 1) == every
