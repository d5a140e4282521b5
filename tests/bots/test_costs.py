"""What decisions cost: all of a seat's with a choice, in parts that give the same as the whole."""

from random import Random

from sabika import new_game
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.costs import sifted

FEW = Budget(playouts=4)
PATIENCE = 1000.0


def test_all_decisions_of_a_seat_are_looked_at_in_parts_of_at_least_one() -> None:
    game, rng = new_game("roll-and-write", players=2, seed="costs"), Random("costs")
    choices = [0, 0]
    while not game.over:
        options = game.options()
        choices[game.asked()] += len(options) > 1
        game.play(rng.choice(options))
    whole = sifted(game, 1, 0, PATIENCE, FEW)
    assert (whole.done, whole.of) == (choices[1], choices[1])
    assert [cost.actions for cost in whole.costs] == sorted({cost.actions for cost in whole.costs})
    assert max(cost.points for cost in whole.costs) > 0, "who plays by chance loses points"
    assert min(cost.points for cost in whole.costs) >= 0
    part = sifted(game, 1, choices[1] - 2, 0.0, FEW)
    assert (part.done, part.of, part.costs) == (choices[1] - 1, choices[1], whole.costs[-2:-1])
    assert sifted(game, 1, choices[1] + 5, PATIENCE, FEW) == ([], choices[1], choices[1])
