"""A match is one game between bots, and its result adds up."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import pytest

from sabika.arena.match import play_match
from sabika.bots import bot_named
from sabika.bots.bot import Level
from sabika.library import GAMES, game_from, new_setup
from sabika.record.gained import SCORINGS, SOURCES
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.view import PalaceView

GREEDY = bot_named("greedy")
RANDOM = bot_named("random")
TABLES = [(name, players) for name, kind in GAMES.items() for players in {kind.players[0], 3, kind.players[-1]}]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_points_by_source_and_scoring_add_up_to_the_points(name: str, players: int) -> None:
    bot = GREEDY if name == "alhambra" else RANDOM
    game, result = play_match(new_setup(name, players=players, seed="adds up"), [bot] * players)
    assert game.over
    assert result.points == tuple(game.points)
    assert result.winners == tuple(game.winners())
    for points, scorings in zip(result.points, result.gained, strict=True):
        assert sum(sum(sources.values()) for sources in scorings) == points
        assert [tuple(sources) for sources in scorings] == [SOURCES[name]] * len(SCORINGS[name])


def test_points_are_kept_apart_by_scoring() -> None:
    """R10: those of completed kinds came at the end of a round."""
    for seed in range(200):
        game, result = play_match(new_setup("roll-and-write", players=2, seed=seed), [RANDOM] * 2)
        completed = [term for scored in game.scorings for term in scored.terms if term.rule == "R10"]
        by_rounds = [sum(side[0].values()) for side in result.gained]
        assert by_rounds == [sum(term.points for term in completed if term.side == side) for side in range(3)]
        if any(by_rounds):
            return
    raise AssertionError("nobody ever completed a kind")


def test_in_roll_and_write_rounds_are_counted_and_nothing_is_bought() -> None:
    """R1."""
    _, result = play_match(new_setup("roll-and-write", players=4, seed="rounds"), [RANDOM] * 4)
    assert (result.rounds, result.turns, result.purchases, result.exact) == (15, 60, (), ())


def test_what_dummies_get_besides_is_a_source_of_its_own() -> None:
    """R18."""
    setup = new_setup("roll-and-write", players=1, seed="dummies", options={"dummies": "4", "goal": "beat"})
    _, result = play_match(setup, [RANDOM])
    assert [side[-1].get("dummies", 0) for side in result.gained] == [0, 15, 15, 15, 15]
    assert [sum(sum(own.values()) for own in side) for side in result.gained] == list(result.points)


@pytest.mark.parametrize("name", GAMES)
def test_every_source_of_a_game_gives_points_now_and_then(name: str) -> None:
    seen: set[str] = set()
    for seed in range(3):
        _, result = play_match(new_setup(name, players=3, seed=seed), [RANDOM] * 3)
        seen |= {source for side in result.gained for own in side for source, points in own.items() if points}
    assert seen == set(SOURCES[name])


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
        level: ClassVar[Level] = Level.GENTLE

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
