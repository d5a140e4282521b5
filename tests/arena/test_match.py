"""A match is one game between bots, and its result adds up."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import pytest

from sabika.arena.match import SOURCES, play_match
from sabika.bots import bot_named
from sabika.library import game_from
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.view import PalaceView

GREEDY = bot_named("greedy")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_points_by_source_and_scoring_add_up_to_the_points(players: int) -> None:
    game, result = play_match(Setup("alhambra", players, "adds up", "2003"), [GREEDY] * players)
    assert game.over
    assert result.points == tuple(game.points)
    assert result.winners == tuple(game.winners())
    for points, scorings in zip(result.points, result.gained, strict=True):
        assert sum(sum(sources.values()) for sources in scorings) == points
        assert [tuple(sources) for sources in scorings] == [SOURCES] * 3


def test_the_log_of_a_match_gives_the_same_figures() -> None:
    setup = Setup("alhambra", 4, "log", "2020")
    match, result = play_match(setup, [GREEDY] * 4)
    game = game_from(setup)
    bought = [event for action in match.log for event in game.apply(action) if isinstance(event, TileBought)]
    assert result.decisions == len(match.log)
    assert result.turns == game.turn
    for seat in range(4):
        own = [event for event in bought if event.seat == seat]
        assert result.purchases[seat] == len(own)
        assert result.exact[seat] == sum(event.exact for event in own)


def test_equal_matches_are_equal_whatever_time_they_take() -> None:
    setup = Setup("alhambra", 3, "again", "2003")
    bots = [bot_named("random"), GREEDY, bot_named("random")]
    first, second = play_match(setup, bots).result, play_match(setup, bots).result
    assert first == second
    assert first.seconds > 0
    assert first != play_match(setup._replace(seed="other"), bots).result


def test_each_seat_has_chance_of_its_own() -> None:
    """What a bot draws does not depend on how often another one draws."""
    drawn: list[float] = []

    class Dice:
        name: ClassVar[str] = "dice"
        blurb: ClassVar[Mapping[str, str]] = {}

        def __init__(self, draws: int) -> None:
            self.draws = draws

        def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
            numbers = [rng.random() for _ in range(self.draws)]
            if self.draws == 1:
                drawn.extend(numbers)
            return options[0]

    setup = Setup("alhambra", 2, "dice", "2003")
    play_match(setup, [Dice(1), Dice(2)])
    first = drawn[:]
    drawn.clear()
    play_match(setup, [Dice(1), Dice(5)])
    assert first
    assert first == drawn


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadInput, match="3 players need 3 bots, not 2"):
        play_match(Setup("alhambra", 3, "few", "2003"), [GREEDY, GREEDY])
