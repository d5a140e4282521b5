"""The greedy bot and falcons (F)."""

from collections import Counter
from random import Random

import pytest

from rules.positions import Layout, play, position
from sabika.arena.match import play_match
from sabika.bots import bot_named
from sabika.rules.core.game import Setup
from sabika.rules.palace.game import PalaceGame

GREEDY = bot_named("greedy")
BLOCK = {(1, 0): "garden-10", (0, 1): "tower-11", (1, 1): "chambers-10"}


def choice(game: PalaceGame) -> str:
    return game.notation(GREEDY.choose(game.view(game.asked()), game.options(), Random(0)))


def table(
    hand: str,
    palace: Layout,
    yard: str = "tower-9-ES - - -",
    bag: str | None = None,
    display: str = "florin-9 dirham-9 denar-9 ducat-9",
) -> PalaceGame:
    return position(modules=["falcons"], hands=[hand], palaces=[palace], yard=yard, bag=bag, display=display)


def test_a_falcon_is_placed_when_money_has_little_left_to_buy() -> None:
    game = table("denar-1 denar-2", BLOCK, bag="", display="ducat-1 ducat-2")
    assert choice(game).startswith("falcon ")
    assert choice(table("denar-1 denar-2", BLOCK)).startswith("take ")


def test_the_card_that_is_missed_least_pays() -> None:
    game = table("denar-1 florin-9 florin-8", BLOCK)
    play(game, "falcon white-garden-tower 0,0")
    assert choice(game) == "pay-falcon denar-1"


def test_further_falcons_are_placed_while_they_gain_more_than_their_card() -> None:
    rows = BLOCK | {(2, 0): "arcades-9", (2, 1): "pavilion-8"}
    game = table("denar-1 denar-2 denar-3", rows)
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert choice(game).startswith("falcon ")


def test_of_two_falcons_the_one_that_makes_a_set_is_better() -> None:
    """F6: a second white one gives 4 points more, a first brown one 2."""
    rows = BLOCK | {(2, 0): "arcades-9", (2, 1): "arcades-10"}
    game = table("denar-1 denar-2 denar-3", rows, yard="- - - -")
    play(game, "falcon white-garden-tower 0,0", "pay-falcon denar-1")
    assert choice(game) == "falcon white-arcades-chambers 1,0"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_falcons_are_placed_in_whole_games(players: int) -> None:
    verbs: Counter[str] = Counter()
    for number in range(3):
        setup = Setup("alhambra", players, f"falcons {number}", "2003", ("falcons",))
        verbs.update(action.verb for action in play_match(setup, [GREEDY] * players).game.log)
    assert verbs["falcon"] >= 3
    assert not verbs["remove"]
