"""What opens above the board: nothing in it is cut off, in no language, on the smallest terminal."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import Input

from sabika.i18n import LANGUAGES, Texts
from sabika.library import new_game
from sabika.reference import Book, Rulebook, rulebook
from sabika.rules.games.alhambra import EDITIONS
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.palace.end import EndScreen, ranking
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.palace.scoring import ScoringScreen, scoring_table
from sabika.terminal.palette import DARK
from sabika.terminal.saves import shown_path, where_kept
from sabika.terminal.screens.reading import HelpScreen, LogScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.settings import Settings
from terminal.driving import (
    asked,
    boxed,
    can_build,
    can_take_money,
    driven,
    game_where,
    play_app,
    said,
    screen_text,
    table_for,
    until,
)

LONG_PATH = Path("/home/somebody-with-a-long-name/.local/share/sabika/games/game-00001.json")


def finished(players: int) -> PalaceGame:
    """A game that is over."""
    game = new_game(players=players, seed="over")
    while not game.over:
        game.play(game.options()[0])
    return game


@pytest.mark.parametrize(
    ("key", "screen"), [("s", ScoringScreen), ("question_mark", HelpScreen), ("r", RulesScreen), ("l", LogScreen)]
)
def test_what_can_be_looked_up_opens_and_closes(key: str, screen: type) -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press(key)
            assert isinstance(pilot.app.screen, screen)
            await pilot.press("escape")
            assert isinstance(pilot.app.screen, PlayScreen)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_whether_to_leave_is_read_to_its_end(language: str) -> None:
    table = table_for(game_where(can_take_money), LONG_PATH)

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("q")
            say = app.settings.texts.say
            assert said(where_kept(LONG_PATH, app.settings.texts)) in boxed(pilot)
            assert said(say("key-stay")) in boxed(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_every_point_is_on_the_end_screen(language: str, players: int) -> None:
    table = table_for(finished(players), LONG_PATH)
    # As long as a name can be.
    table.names[0] = "Wilhelmina-Marie-Ann"

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app, (80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, EndScreen))
            say = app.settings.texts.say
            assert said(say("end-saved", path=str(LONG_PATH))) in boxed(pilot)
            assert said(say("key-quit")) in boxed(pilot)
            assert isinstance(app.screen, EndScreen)
            for line in ranking(table.game, app.screen.narrator, DARK, room=70).plain.splitlines():
                assert said(line) in boxed(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_of_six_players_fits(language: str) -> None:
    table = table_for(game_where(lambda game: can_take_money(game) and game.turn > 60, players=6))

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("s")
            assert isinstance(app.screen, ScoringScreen)
            scored = scoring_table(table.game.score_now(), table.game, app.screen.narrator, DARK, room=70)
            for line in scored.plain.splitlines():
                assert said(line) in boxed(pilot)
            assert said(app.settings.texts.say("key-other-scoring")) in boxed(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_screen_fits_with_six_players(language: str) -> None:
    async def drive() -> None:
        app = play_app(language=language)
        async with driven(app, (80, 24)) as pilot:
            await pilot.press("down", *["right"] * 3)
            assert app.settings.players == 6
            shown = screen_text(pilot)
            for message in ("start-motto", "start-players", "start-language", "start-name", "key-start", "key-leave"):
                assert app.settings.texts.say(message) in shown
            app.screen.query_one("#edition").focus()
            for _ in EDITIONS:
                await pilot.press("right")
                assert app.settings.texts.say(f"start-edition-{app.settings.edition}") in screen_text(pilot)

    asyncio.run(drive())


def test_rules_are_found_by_words_and_by_the_rule_that_refused() -> None:
    table = table_for(game_where(can_build))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert screen.choice is not None
            screen.choice.cursor = (0, 0)
            await pilot.press("enter", "r")
            rules = pilot.app.screen
            assert isinstance(rules, RulesScreen)
            assert [rule.id for rule in rules.found("A23")][:1] == ["A23"]
            assert "A23" in screen_text(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_rulings_and_rules_in_english_are_marked(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tuple(
        replace(rule, ruling=rule.id == "A8", language="en" if rule.id == "A12" else language)
        for rule in rulebook(language)
        if rule.id in ("A8", "A12", "A23")
    )
    book = Rulebook(language, (Book(name="alhambra", title="Alhambra", intro="", rules=rules),))
    monkeypatch.setattr("sabika.terminal.screens.rules.rulebook", lambda language: book)
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("r")
            for rule in rules:
                app.screen.query_one(Input).value = rule.id
                await pilot.pause()
                say = app.settings.texts.say
                assert rule.id in boxed(pilot)
                assert (said(say("reference-ruling")) in boxed(pilot)) == (rule.id == "A8")
                untranslated = rule.id == "A12" and language != "en"
                assert (said(say("reference-untranslated")) in boxed(pilot)) == untranslated

    asyncio.run(drive())


def test_the_keys_of_the_help_screen_stand_in_a_column_of_their_own() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        app = play_app(table, language="de")
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("question_mark", "end")
            assert isinstance(app.screen, HelpScreen)
            lines = screen_text(pilot).splitlines()
            first = next(number for number, line in enumerate(lines) if "umbauen: " in line)
            assert lines[first].index("umbauen: ") == lines[first + 1].index("wegnehmen")

    asyncio.run(drive())


def test_paths_are_shown_from_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert shown_path(tmp_path / "games" / "game-00001.json") == str(Path("~/games/game-00001.json"))
    assert shown_path(Path("/elsewhere/game.json")) == str(Path("/elsewhere/game.json"))


def test_a_game_that_is_not_the_latest_is_resumed_by_its_name(tmp_path: Path) -> None:
    texts = Texts("en")
    first, second = Settings(seed="one").new_table().path, Settings(seed="two").new_table().path
    assert first is not None
    assert second is not None
    assert where_kept(second, texts).endswith("sabika play --terminal --resume")
    assert where_kept(first, texts).endswith(f"sabika play --terminal {first}")
    assert where_kept(tmp_path / "my game.json", texts).endswith(
        f"sabika play --terminal '{tmp_path / 'my game.json'}'"
    )
