"""A game, its record and the game replayed from it are the same."""

import json

import pytest
from hypothesis import given

import sabika
from property.state import state
from records.playing import finished, games, played, unfinished
from sabika.record import Player, Record, replay, replay_steps, verify
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game


@given(games())
def test_a_record_read_again_is_the_same_record(game: Game) -> None:
    record = Record.from_game(game)
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.dumps().encode()) == record


@given(games())
def test_a_replayed_game_is_the_same_game(game: Game) -> None:
    again = replay(Record.loads(Record.from_game(game).dumps()))
    assert state(again) == state(game)


@given(games())
def test_a_record_made_of_a_game_is_in_order(game: Game) -> None:
    found = verify(Record.from_game(game))
    assert found.ok
    assert (found.actions, found.turns, found.points) == (len(game.log), game.turn, game.points)
    assert found.winners == (game.winners() if game.over else None)


@given(games())
def test_replaying_step_by_step_gives_every_moment_with_its_events(game: Game) -> None:
    moments = replay_steps(Record.from_game(game))
    twin = game.create()
    setup = next(moments)
    assert setup.action is None
    assert setup.events == twin.opening
    assert setup.game.log == []
    for action, moment in zip(game.log, moments, strict=True):
        assert moment.action is action
        assert moment.events == twin.apply(action)


def test_a_replayed_game_goes_on_like_the_original() -> None:
    game = played(sabika.new_game(players=4, seed="on"), "on", 60)
    again = replay(Record.from_game(game))
    assert state(played(again, "further")) == state(played(game, "further"))


def test_an_unfinished_game_has_no_result_and_a_finished_one_has() -> None:
    assert unfinished().result is None
    result = finished().result
    assert result is not None
    assert result.scorings[-1].scoring == 3


def test_with_two_players_dirk_has_points_but_never_wins() -> None:
    """A44."""
    result = finished(players=2).result
    assert result is not None
    assert len(result.points) == 3
    assert result.points[2] > max(result.points[:2]), "a game in which Dirk has most points shows it best"
    assert 2 not in result.winners


def test_dummies_can_win_a_game_that_is_played_to_beat_them() -> None:
    """R18: points and winners are by side."""
    game = played(sabika.new_game("roll-and-write", players=1, seed="x", options={"goal": "beat"}), "x")
    record = Record.loads(Record.from_game(game).dumps())
    assert record.options == {"goal": "beat"}
    assert record.result is not None
    assert len(record.result.points) == 3
    assert record.result.winners == [side for side, own in enumerate(game.points) if own == max(game.points)] != [0]
    assert verify(record).problems == []


def test_a_choice_that_nobody_made_is_not_recorded() -> None:
    """R18: as few dummies as possible, and no goal where nobody is alone."""
    alone = sabika.new_game("roll-and-write", players=1, seed="x", options={"dummies": ""})
    assert Record.from_game(alone).options == {"goal": "points"}
    assert '"options"' not in Record.from_game(sabika.new_game("roll-and-write", players=3, seed="x")).dumps()


def test_names_and_bots_are_kept_by_seat() -> None:
    game = sabika.new_game(players=2, seed="x")
    record = Record.from_game(game, names=["Zoë", "阿尔"], bots=[None, "greedy"])
    assert Record.loads(record.dumps()).players == [Player("Zoë", None), Player("阿尔", "greedy")]
    assert "Zoë" in record.dumps()


@pytest.mark.parametrize(
    ("names", "bots"), [(["Ana"], None), (["Ana", "Bea", "Cid"], None), (None, ["greedy"]), ([], [])]
)
def test_every_seat_needs_a_name(names: list[str] | None, bots: list[str | None] | None) -> None:
    with pytest.raises(BadInput, match="2 players"):
        Record.from_game(sabika.new_game(players=2, seed="x"), names, bots)


def test_a_record_is_laid_out_with_one_action_per_line() -> None:
    record = finished()
    lines = record.dumps().splitlines()
    for action in record.actions:
        assert any(line.strip().rstrip(",") == json.dumps(action) for line in lines)
    assert len(lines) < len(record.actions) + 40
    assert json.loads(record.dumps())["actions"] == record.actions


def test_a_record_does_not_depend_on_when_or_where_it_is_made() -> None:
    assert finished().dumps() == finished().dumps()
