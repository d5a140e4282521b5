"""Stepping through recorded games."""

import asyncio
from random import Random

import pytest

from sabika.library import new_game
from sabika.record import Record
from sabika.rules.core.view import SPECTATOR
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.app import ReplayApp
from sabika.terminal.palace.replay import hands_in
from sabika.terminal.replaying import EVERYTHING, Replay
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.prompt import Prompt
from sabika.terminal.widgets.timeline import Timeline
from terminal.driving import driven


def recorded(actions: int = 10_000) -> Record:
    """A game of random play, up to this many actions."""
    game, rng = new_game(players=3, seed="replay"), Random(7)
    while not game.over and len(game.log) < actions:
        game.play(rng.choice(game.options()))
    return Record.from_game(game, ["Ana", "Boabdil", "Aixa"], [None, "random", "random"])


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def test_a_replay_goes_from_the_set_up_to_the_end(record: Record) -> None:
    replay = Replay(record)
    assert replay.game.log == []
    replay.go(replay.last)
    assert replay.game.over
    assert replay.last == len(record.actions)
    replay.go(replay.position + 1)
    assert replay.position == replay.last


def test_turns_and_scorings_are_stops(record: Record) -> None:
    replay = Replay(record)
    replay.jump(replay.turns, 1)
    assert replay.game.turn == 2
    replay.jump(replay.turns, -1)
    assert replay.position == 0
    seen = []
    for _ in replay.scorings:
        replay.jump(replay.scorings, 1)
        seen.append(len(replay.game.scorings))
    assert seen == [1, 2, 3]
    replay.jump(replay.scorings, -1)
    assert len(replay.game.scorings) == 2


def test_a_finished_game_shows_every_hand(record: Record) -> None:
    replay = Replay(record)
    assert replay.viewer == EVERYTHING
    assert [seat for seat, _ in hands_in(replay)] == [0, 1, 2]
    replay.next_viewer()
    game = replay.game
    assert isinstance(game, PalaceGame)
    assert hands_in(replay) == [(0, game.seats[0].hand.cards())]


def test_a_game_that_may_go_on_shows_no_hand_but_the_person_s() -> None:
    replay = Replay(recorded(30))
    assert replay.viewers == [0, SPECTATOR]
    replay.next_viewer()
    assert hands_in(replay) == []


def test_keys_and_clicks_move_through_the_game(record: Record) -> None:
    replay = Replay(record)

    async def drive() -> None:
        async with driven(ReplayApp(Settings(), replay)) as pilot:
            await pilot.press("right", "right")
            assert replay.position == 2
            await pilot.press("left")
            assert replay.position == 1
            await pilot.press("down")
            assert replay.position == next(stop for stop in replay.turns if stop > 1)
            await pilot.press("n")
            assert replay.position == replay.scorings[0]
            await pilot.press("end")
            assert replay.game.over
            assert "wins" in pilot.app.screen.query_one(Prompt).question
            await pilot.press("home")
            assert replay.position == 0
            width = pilot.app.screen.query_one(Timeline).content_size.width
            await pilot.click(Timeline, offset=(width, 0))
            assert replay.position == replay.last
            await pilot.press("v", "f2", "t", "p")
            assert replay.viewer == 0
            await pilot.press("q")

    asyncio.run(drive())


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_every_moment_can_be_shown(record: Record, size: tuple[int, int]) -> None:
    replay = Replay(record)

    async def drive() -> None:
        async with driven(ReplayApp(Settings(language="de"), replay), size) as pilot:
            for position in range(0, replay.last + 1, 29):
                replay.go(position)
                await pilot.press("right")
                assert pilot.app.screen.query_one(Prompt).question

    asyncio.run(drive())
