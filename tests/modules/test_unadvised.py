"""A module that tells the bots nothing is played all the same, by a rule of thumb: what nobody has judged comes after
everything else, but before doing nothing; where it is all there is, the first is taken."""

from collections import Counter
from random import Random

import pytest

from modules.lanterns import NAME, WAY, WICKS, light, trim
from modules.lanterns import lantern_game as new_game
from sabika.bots import ask, bot_asked_for, bot_named
from sabika.modules import CHOICES
from sabika.rules.core.declining import DECLINE
from sabika.rules.palace.buying import Buy


@pytest.mark.parametrize("others", [(), CHOICES])
@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_plays_it(players: int, others: tuple[str, ...]) -> None:
    game = new_game(players, "lanterns", others)
    greedy = bot_named("greedy")
    chosen: Counter[str] = Counter()
    while not game.over:
        options = game.options()
        action = ask(greedy, game, Random(1))
        chosen[f"{game.step} {action.verb}"] += len(options) > 1
        if game.step == "act" and len(options) > 1:
            assert action is not light()
            assert not isinstance(action, Buy) or action.way != WAY
        if game.step == "more-lanterns":
            assert DECLINE in options
            assert action is light()
        if game.step == "trimming":
            assert action is trim(WICKS[0])
        game.play(action)
    assert chosen["more-lanterns light"] > 20
    assert chosen["trimming trim"] > 5
    assert game.view(0).extras[NAME]
    assert max(game.points) > 30


def test_the_planner_plays_it() -> None:
    game = new_game(3, "lanterns")
    bots = [bot_asked_for("planner-strong@8", "alhambra"), bot_named("greedy"), bot_named("random")]
    rng = Random(1)
    chosen: Counter[str] = Counter()
    while not game.over:
        action = ask(bots[game.asked()], game, rng)
        chosen[action.verb] += game.asked() == 0
        game.play(action)
    assert chosen["light"]
    assert chosen["trim"]
    assert game.points[0] > 30
