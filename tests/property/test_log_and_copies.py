"""The log is the truth: set-up and log give the game again; copies and undoing are exact."""

from property.random_games import Picks, choose, decisions, moments, random_games
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


def test_a_state_misses_nothing() -> None:
    """The tests below compare states; here is what a state holds, so that nothing new is forgotten."""
    game, _, _ = next(random_games(1, "parts"))
    for part in ("active", "agenda", "bag", "chance", "discard", "display", "log", "pile", "points", "seats", "yard"):
        assert part in parts(game)
    assert attributes(game.seats[0]).keys() - WORKED_OUT["Seat"] == {"beside", "hand", "palace", "reserve"}


def test_every_action_changes_the_state() -> None:
    for game, picks, style in random_games(5, "differ"):
        before = state(game)
        while not game.over:
            game.apply(choose(game.options(), picks, style))
            now = state(game)
            assert now != before
            before = now


def test_the_log_gives_the_game_again() -> None:
    for now in moments(30, "replay", 150):
        again = replayed(now)
        assert state(again) == state(now)
        assert again.options() == now.options()
        assert [again.view(seat).hand for seat in range(len(again.seats))] == [
            now.view(seat).hand for seat in range(len(now.seats))
        ]


def test_undoing_gives_the_game_before_the_last_action() -> None:
    for game, picks, style in random_games(20, "undo"):
        when = Picks(7)
        while not game.over:
            before = game.copy()
            game.apply(choose(game.options(), picks, style))
            if when.below(60) == 0 or game.over:
                assert state(game.undone()) == state(before)
                assert game.undone().options() == before.options()


def test_undoing_leaves_the_game_as_it_is() -> None:
    for now in moments(5, "undo apart", 100):
        if now.log:
            before = state(now)
            now.undone()
            assert state(now) == before


def test_everything_can_be_undone_back_to_the_deal() -> None:
    game, picks, style = next(random_games(1, "undo all"))
    deal = state(game)
    for _ in range(25):
        game.apply(choose(game.options(), picks, style))
    while game.log:
        game = game.undone()
    assert state(game) == deal


def test_playing_on_a_copy_does_not_change_the_game() -> None:
    for now in moments(15, "copy", 40):
        before = state(now)
        options = list(now.options())
        copy = now.copy()
        assert state(copy) == before
        for count, _ in enumerate(decisions(copy, Picks(len(now.log)), "builder")):
            if count == 60:
                break
        assert state(now) == before
        assert now.options() == options


def test_a_game_and_its_copy_go_on_alike() -> None:
    for game, picks, style in random_games(20, "go on"):
        copy = game.copy()
        for count, now in enumerate(decisions(game, picks, style)):
            if count:
                assert copy.apply(now.log[-1]) == now.events
            if count % 50 == 0:
                copy = now.copy()
        assert state(copy) == state(game)


def test_two_copies_can_take_different_ways() -> None:
    """Neither sees what happens in the other: each equals the game that was played alone."""
    for now in moments(6, "ways", 80):
        one, other = now.copy(), now.copy()
        picks_one, picks_other = Picks(1), Picks(2)
        for _ in range(20):
            for game, picks in ((one, picks_one), (other, picks_other)):
                if not game.over:
                    game.apply(choose(game.options(), picks))
        assert state(replayed(one)) == state(one)
        assert state(replayed(other)) == state(other)


def test_checked_and_unchecked_play_are_the_same() -> None:
    """`play` is `apply` without the question."""
    for game, picks, style in random_games(10, "unchecked"):
        copy = game.copy()
        for now in decisions(game, picks, style):
            if now.log:
                copy.play(now.log[-1])
                assert copy.events == now.events
        assert state(copy) == state(game)
