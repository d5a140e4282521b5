"""The log is the truth: set-up and log give the game again; copies and undoing are exact."""

import pytest

from property.random_games import GAMES, Picks, choose, decisions, moments, random_games
from property.state import WORKED_OUT, attributes, parts, state
from sabika.library import game_from
from sabika.rules.palace.game import PalaceGame


def replayed(game: PalaceGame) -> PalaceGame:
    """The game again, from its set-up and its log alone."""
    again = game_from(game.setup)
    assert isinstance(again, PalaceGame)
    for text in [game.notation(action) for action in game.log]:
        again.apply(again.parse(text))
    return again


@pytest.mark.parametrize("name", GAMES)
def test_a_state_misses_nothing(name: str) -> None:
    """The tests below compare states; here is what a state holds, so that nothing new is forgotten."""
    game, _, _ = next(random_games(1, "parts", game=name))
    for part in ("active", "agenda", "bags", "chance", "discard", "display", "log", "pile", "points", "seats", "yard"):
        assert part in parts(game)
    assert {"marker", "turned"} <= set(parts(game))
    assert attributes(game.seats[0]).keys() - WORKED_OUT["Seat"] == {"beside", "hand", "palace", "reserve"}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_changes_the_state(name: str) -> None:
    for game, picks, style in random_games(5, "differ", game=name):
        before = state(game)
        while not game.over:
            game.apply(choose(game.options(), picks, style))
            now = state(game)
            assert now != before
            before = now


@pytest.mark.parametrize("name", GAMES)
def test_the_log_gives_the_game_again(name: str) -> None:
    for now in moments(30, "replay", 150, game=name):
        again = replayed(now)
        assert state(again) == state(now)
        assert again.options() == now.options()
        assert [again.view(seat).hand for seat in range(len(again.seats))] == [
            now.view(seat).hand for seat in range(len(now.seats))
        ]


@pytest.mark.parametrize("name", GAMES)
def test_undoing_gives_the_game_before_the_last_action(name: str) -> None:
    for game, picks, style in random_games(20, "undo", game=name):
        when = Picks(7)
        while not game.over:
            before = game.copy()
            game.apply(choose(game.options(), picks, style))
            if when.below(60) == 0 or game.over:
                assert state(game.undone()) == state(before)
                assert game.undone().options() == before.options()


@pytest.mark.parametrize("name", GAMES)
def test_undoing_leaves_the_game_as_it_is(name: str) -> None:
    for now in moments(5, "undo apart", 100, game=name):
        if now.log:
            before = state(now)
            now.undone()
            assert state(now) == before


@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_undone_back_to_the_deal(name: str) -> None:
    game, picks, style = next(random_games(1, "undo all", game=name))
    deal = state(game)
    for _ in range(25):
        game.apply(choose(game.options(), picks, style))
    while game.log:
        game = game.undone()
    assert state(game) == deal


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_a_copy_does_not_change_the_game(name: str) -> None:
    for now in moments(15, "copy", 40, game=name):
        before = state(now)
        options = list(now.options())
        copy = now.copy()
        assert state(copy) == before
        for count, _ in enumerate(decisions(copy, Picks(len(now.log)), "builder")):
            if count == 60:
                break
        assert state(now) == before
        assert now.options() == options


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_copy_go_on_alike(name: str) -> None:
    for game, picks, style in random_games(20, "go on", game=name):
        copy = game.copy()
        for count, now in enumerate(decisions(game, picks, style)):
            if count:
                assert copy.apply(now.log[-1]) == now.events
            if count % 50 == 0:
                copy = now.copy()
        assert state(copy) == state(game)


@pytest.mark.parametrize("name", GAMES)
def test_two_copies_can_take_different_ways(name: str) -> None:
    """Neither sees what happens in the other: each equals the game that was played alone."""
    for now in moments(6, "ways", 80, game=name):
        one, other = now.copy(), now.copy()
        picks_one, picks_other = Picks(1), Picks(2)
        for _ in range(20):
            for game, picks in ((one, picks_one), (other, picks_other)):
                if not game.over:
                    game.apply(choose(game.options(), picks))
        assert state(replayed(one)) == state(one)
        assert state(replayed(other)) == state(other)


@pytest.mark.parametrize("name", GAMES)
def test_checked_and_unchecked_play_are_the_same(name: str) -> None:
    """`play` is `apply` without the question."""
    for game, picks, style in random_games(10, "unchecked", game=name):
        copy = game.copy()
        for now in decisions(game, picks, style):
            if now.log:
                copy.play(now.log[-1])
                assert copy.events == now.events
        assert state(copy) == state(game)
