"""A person and bots at a table: holding back, taking back, saving, going on later."""

from pathlib import Path

import msgspec
import pytest

from sabika.library import new_game
from sabika.record import Record, replay, verify
from sabika.rules.core.declining import DECLINE, answer_for, asked_for_form
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.palace.building import Build
from sabika.rules.palace.cells import ORIGIN
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.redesign import remove
from sabika.rules.palace.taking import TakeMoney
from sabika.terminal.saves import latest_unfinished, new_path, saved_games
from sabika.terminal.settings import Settings
from sabika.terminal.table import AnyTable, Table
from terminal.driving import game_where, table_for


def own_turn(game: PalaceGame) -> bool:
    return game.step == "act" and not game.seats[0].beside


def can_take_money(game: PalaceGame) -> bool:
    return own_turn(game) and isinstance(game.options()[0], TakeMoney)


def play_on(table: AnyTable, decisions: int) -> None:
    """The person always takes the first option; the bots play."""
    for _ in range(decisions):
        if table.game.over:
            return
        if table.mine:
            table.decide(table.game.options()[0])
            table.end_turn()
        else:
            table.apply(table.bot_choice())


def test_the_last_decision_of_a_turn_is_held_back() -> None:
    table = table_for(game_where(can_take_money))
    before = table.game.copy()
    assert table.decide(table.game.options()[0]) == []
    assert table.held is table.game.options()[0]
    assert table.game.log == before.log
    assert len(table.shown.display) < len(before.display)
    assert table.shown.pile == before.pile
    assert table.end_turn()
    assert table.game.asked() != 0


def test_a_held_decision_can_be_taken_back() -> None:
    table = table_for(game_where(can_take_money))
    table.decide(table.game.options()[0])
    assert table.take_back()
    assert table.held is None
    assert not table.can_take_back
    assert not table.take_back()


def test_without_confirmation_nothing_is_held_back() -> None:
    table = table_for(game_where(can_take_money), confirm=False)
    assert table.decide(table.game.options()[0])
    assert table.held is None


def test_a_whole_turn_is_taken_back_step_by_step_but_no_further() -> None:
    table = table_for(game_where(lambda game: own_turn(game) and game.options()[-1].verb == "buy" and game.turn > 3))
    start, story = len(table.game.log), list(table.story)
    view = table.game.view(0)
    table.decide(table.game.options()[-1])
    table.decide(table.game.options()[-1])
    assert len(table.game.log) == start + 2
    while table.take_back():
        pass
    assert len(table.game.log) == start
    assert table.story == story
    assert table.game.view(0).hand == view.hand
    assert table.game.view(0).yard == view.yard


def test_a_refused_decision_changes_nothing() -> None:
    table = table_for(game_where(own_turn))
    log = list(table.game.log)
    with pytest.raises(Refused) as refused:
        table.decide(remove(ORIGIN))
    assert refused.value.refusal.rule == "A16"
    assert table.game.log == log
    assert table.held is None


def test_a_built_tile_is_seen_before_the_turn_ends() -> None:
    table = table_for(game_where(lambda game: len(game.seats[0].beside) == 1 and isinstance(game.options()[0], Build)))
    action = table.game.options()[0]
    assert isinstance(action, Build)
    table.decide(action)
    assert table.shown.seats[0].palace.at(action.cell) == action.tile
    assert table.game.seats[0].palace.at(action.cell) == 0


def test_the_game_is_saved_after_each_own_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = table_for(game_where(can_take_money), path)
    table.decide(table.game.options()[0])
    assert not path.exists()
    table.end_turn()
    assert len(Record.read(path).actions) == len(table.game.log)


def test_a_game_goes_on_where_it_was_left_and_as_it_would_have(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = table_for(new_game(players=3, seed="left"), path)
    play_on(table, 50)
    table.save()
    resumed = Table.from_record(Record.read(path), path)
    assert resumed.game.log == table.game.log
    assert (resumed.names, resumed.bots, resumed.seat) == (table.names, table.bots, table.seat)
    assert (resumed.story, resumed.since) == (table.story, table.since)
    play_on(table, 500)
    play_on(resumed, 500)
    assert table.game.over
    assert resumed.game.points == table.game.points


def test_a_game_kept_before_goes_on_by_the_rules_of_its_time(tmp_path: Path) -> None:
    """A14: nobody can give up an action in a game of version 1, however it goes on."""
    path = tmp_path / "game.json"
    begun = msgspec.structs.replace(table_for(new_game(players=3, seed="kept before")).record(), version=1)
    begun.write(path)
    table = Table.from_record(Record.read(path), path)
    play_on(table, 1000)
    kept = Record.read(path)
    assert (kept.version, kept.result is not None, verify(kept).ok) == (1, True, True)
    assert not any(action == "stop" for action in kept.actions)


def test_a_finished_game_is_kept_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = table_for(new_game(players=2, seed="end"), path)
    play_on(table, 1000)
    record = Record.read(path)
    assert record.result is not None
    assert record.result.points == table.game.points
    assert replay(record).over


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game.json"
    table = table_for(game_where(can_take_money), path)
    table.decide(table.game.options()[0])
    assert table.end_turn()
    assert table.unsaved == path
    path.parent.mkdir()
    assert table.save()
    assert table.unsaved is None


def test_a_record_of_bots_alone_cannot_be_resumed() -> None:
    record = Record.from_game(new_game(players=2, seed="x"), ["A", "B"], ["random", "random"])
    with pytest.raises(BadInput, match="sabika replay"):
        Table.from_record(record)


def test_new_games_get_numbers_and_the_latest_unfinished_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(BadInput, match="no unfinished game"):
        latest_unfinished()
    settings = Settings(seed="one")
    first = settings.new_table()
    second = settings.new_table()
    assert [path.name for path in saved_games()] == ["game-00001.json", "game-00002.json"]
    assert first.game.setup.seed != second.game.setup.seed
    assert latest_unfinished() == second.path
    (tmp_path / "sabika" / "games" / "game-00007.json").write_text("broken")
    assert latest_unfinished() == second.path
    assert new_path().name == "game-00008.json"


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadInput, match="could not be made"):
        Settings(record=tmp_path / "file" / "games" / "mine.json").new_table()


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("something else")
    with pytest.raises(BadInput, match="already there"):
        Settings(record=path).new_table()
    assert path.read_text() == "something else"


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (Settings(players=7), "2 to 6"),
        (Settings(edition="1999"), "edition"),
        (Settings(players=2, bots=["random", "random"]), "too many"),
        (Settings(bots=["genius"]), "no bot"),
        (Settings(name="\x1b[2J"), "name"),
        (Settings(name=""), "name"),
    ],
)
def test_settings_that_cannot_be_played_are_refused(settings: Settings, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        settings.check()


def test_the_pace_stays_between_its_ends() -> None:
    settings = Settings()
    for _ in range(9):
        settings.slower(-1)
    assert settings.pause == 0
    for _ in range(9):
        settings.slower(1)
    assert settings.pause == 2


def test_b5_who_has_nothing_to_reveal_is_not_asked(tmp_path: Path) -> None:
    """Neither in the game nor when it is resumed."""
    game = game_where(lambda game: answer_for(game) is not None, modules=("bonus",))
    number = len(game.log)
    table = table_for(game, tmp_path / "game.json")
    assert table.game.log[number] is DECLINE
    assert not (table.mine and table.game.step == "reveal")
    before = table_for(game.anew())
    for action in table.game.log[: number - 1]:
        before.game.play(action)
    before.apply(table.game.log[number - 1])
    assert before.game.log == table.game.log[: number + 1]


def test_b5_who_has_something_to_reveal_is_asked() -> None:
    game = game_where(lambda game: asked_for_form(game) and answer_for(game) is None, modules=("bonus",))
    table = table_for(game)
    assert (table.mine, table.game.step) == (True, "reveal")
    assert table.apply(DECLINE) is not None
    assert table.game.log[-1] is DECLINE
