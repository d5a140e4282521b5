"""Looking at an action before what follows from it."""

from rules.positions import hand, position
from sabika.rules.core.events import TurnBegan


def test_a_carried_out_action_turns_nothing_up() -> None:
    game = position(hands=["florin-9"], display="florin-1 florin-2 dirham-9 denar-9")
    action = game.parse("take florin-1 florin-2")
    after = game.carried_out(action)
    assert len(after.display) == len(game.display) - 2
    assert after.pile == game.pile
    assert hand(after, 0) == "florin-1 florin-2 florin-9"
    assert hand(game, 0) == "florin-9"
    assert not any(isinstance(event, TurnBegan) for event in after.events)


def test_a_carried_out_action_leaves_the_game_as_it_was() -> None:
    game = position(reserves=["tower-12"])
    options = game.options()
    action = game.parse("build tower-12 1,0")
    after = game.carried_out(action)
    assert after.seats[0].reserve == []
    assert after.log == game.log == []
    assert game.seats[0].reserve
    assert game.options() == options
    assert game.apply(action)[-1] == TurnBegan(1, 2)
