"""What the greedy bot does with its vizier."""

from collections import Counter
from random import Random

from rules.positions import play_on, position
from sabika.arena import play_match
from sabika.bots.palace.greedy import GreedyBot
from sabika.modules.vizier.rules import viziers_of
from sabika.rules.core.game import Setup
from sabika.rules.palace.game import PalaceGame


def choice(game: PalaceGame) -> str:
    seat = game.asked()
    return game.notation(GreedyBot().choose(game.view(seat), game.options(), Random(0)))


def after_a_turn(hands: list[str]) -> PalaceGame:
    """Seat 0 has taken a coin; whoever can pay to the coin is asked."""
    game = position(
        4,
        modules=["vizier"],
        hands=hands,
        yard="pavilion-8 seraglio-9 arcades-10 tower-11",
        display="florin-1 dirham-1 denar-1 ducat-1",
        bag="tower-12 tower-9-ES garden-11 garden-10",
    )
    play_on(game, "take florin-1")
    assert game.step == "out-of-turn"
    return game


def test_whose_turn_comes_next_keeps_the_vizier_awake() -> None:
    """The tile cannot run away, and an exact payment gives another action in one's own turn."""
    assert choice(after_a_turn(["", "ducat-9 ducat-2"])) == "decline"


def test_whose_turn_is_far_away_takes_the_tile() -> None:
    assert choice(after_a_turn(["ducat-9 ducat-2"])) == "favour 4"


def test_before_the_leftovers_are_handed_out_there_is_nothing_to_wait_for() -> None:
    game = position(
        3,
        modules=["vizier"],
        hands=["florin-9", "ducat-9 ducat-2", "ducat-9 ducat-9"],
        yard="pavilion-8 seraglio-9 arcades-10 tower-11",
        display="florin-1 dirham-1 denar-1 ducat-1",
        bag="",
    )
    play_on(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert (game.ending, game.asked()) == (True, 1)
    assert choice(game) == "favour 4"


def test_a_vizier_is_woken_when_there_is_nothing_better() -> None:
    game = position(3, modules=["vizier"], yard="pavilion-8 seraglio-9 arcades-10 tower-11", display="", pile="")
    viziers_of(game).awake[0] = False
    assert choice(game) == "wake"


def test_greedy_bots_use_and_wake_their_viziers() -> None:
    verbs: Counter[str] = Counter()
    for number in range(10):
        setup = Setup("alhambra", 2 + number % 5, f"viziers {number}", "2003", ("vizier",))
        verbs.update(action.verb for action in play_match(setup, [GreedyBot()] * setup.players).game.log)
    assert verbs["favour"] > 15
    assert verbs["wake"] > 2
