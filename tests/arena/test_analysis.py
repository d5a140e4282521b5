"""A game decision by decision: what is marked, what it comes to, and when the game took a turn."""

from random import Random

import pytest

import sabika
from sabika.arena.analysis import Decision, accounts, decisions, turning_points
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Advice, Coach, Mark, Opinion
from sabika.rules.core.action import Action

ACTIONS: list[Action] = sabika.new_game(players=2, seed="any").options()


def advice(margin: float, chance: float | None, action: Action = ACTIONS[0]) -> Advice:
    return Advice(action, 100.0, margin, chance, 10, ())


def decision(number: int, seat: int, best: float | None, played: float | None, lost: float = 0.0) -> Decision:
    """The chances of the best option and of what was played, and the points lost; it is the best one if they are
    equal."""
    options = (advice(10.0, best), advice(7.0, best, ACTIONS[1]))
    right = best == played and not lost
    taken = options[0] if right else advice(10.0 - lost, played, ACTIONS[2])
    return Decision(number, number, seat, Opinion(seat, options, taken))


@pytest.mark.parametrize(
    ("best", "played", "lost", "mark"),
    [
        (0.5, 0.5, 0.0, Mark.GOOD),
        (0.5, 0.47, 3.0, Mark.GOOD),
        (0.5, 0.44, 3.0, Mark.INACCURACY),
        (0.5, 0.3, 3.0, Mark.MISTAKE),
        # Alone there are only points to lose.
        (None, None, 1.0, Mark.GOOD),
        (None, None, 3.0, Mark.INACCURACY),
        (None, None, 6.0, Mark.MISTAKE),
    ],
)
def test_a_decision_is_marked_by_what_it_lost(
    best: float | None, played: float | None, lost: float, mark: Mark
) -> None:
    assert decision(1, 0, best, played, lost).opinion.mark is mark


def test_each_seat_has_an_account() -> None:
    made = [
        decision(1, 0, 0.5, 0.5),
        decision(2, 1, 0.5, 0.2, 12.0),
        decision(3, 0, 0.6, 0.54, 4.0),
        decision(4, 0, 0.6, 0.6),
    ]
    first, second = accounts(made)
    assert (first.seat, first.decisions, first.as_coached, first.inaccuracies, first.mistakes) == (0, 3, 2, 1, 0)
    assert first.chance_lost == pytest.approx(0.02)
    assert first.points_lost == pytest.approx(4 / 3)
    assert (first.best, first.worst) == (made[0], made[2])
    assert (second.mistakes, second.best, second.worst) == (1, None, made[1])


def test_the_game_turns_where_the_chance_of_a_seat_changes_most() -> None:
    chances = [0.5, 0.52, 0.3, 0.31, 0.6, 0.45, 0.46, 0.1]
    made = [decision(number, 0, chance, chance) for number, chance in enumerate(chances)]
    made.insert(3, decision(9, 1, 0.9, 0.9))
    turned = turning_points(made)
    assert [(point.before.number, point.after.number) for point in turned] == [(1, 2), (3, 4), (6, 7)]
    assert turned[1].change == pytest.approx(0.29)


def test_only_what_was_asked_for_is_analysed_and_only_where_there_was_a_choice() -> None:
    game = sabika.new_game(players=2, seed="analysed")
    chance = Random(3)
    while len(game.log) < 24:
        game.apply(chance.choice(game.options()))
    found = [made for _, made in decisions(game, Coach(Budget(playouts=2)), [1], range(5, 25))]
    then = game.anew()
    expected = []
    for number, action in enumerate(game.log, 1):
        if then.asked() == 1 and number >= 5 and len(then.options()) > 1:
            expected.append((number, action))
        then.play(action)
    assert [(made.number, made.opinion.played.action if made.opinion.played else None) for made in found] == expected
    assert {made.seat for made in found} == {1}
