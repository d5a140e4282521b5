"""A game is never lost: not when one leaves, nor when the terminal, the disk or a bot fails."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from textual.notifications import Notification, Notifications

from sabika.bots import BOTS
from sabika.bots.bot import Level
from sabika.i18n import LANGUAGES
from sabika.record import Record
from sabika.rules.core.action import Action
from sabika.rules.palace.cells import ORIGIN
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.redesign import remove
from sabika.rules.palace.view import PalaceView
from sabika.terminal.saves import latest_unfinished, where_kept
from sabika.terminal.screens.leaving import FailureScreen
from sabika.terminal.screens.start import StartScreen
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table
from terminal.driving import (
    asked,
    boxed,
    can_build,
    can_take_money,
    driven,
    game_where,
    play_app,
    said,
    table_for,
    until,
)


def test_leaving_asks_and_keeps_the_game_which_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = table_for(game_where(can_build), path)

    async def leave() -> None:
        app = play_app(table)
        async with driven(app) as pilot:
            await asked(pilot)
            await pilot.press("q", "escape")
            await asked(pilot)
            await pilot.press("q", "enter")
            await until(pilot, lambda: not app.is_running)

    async def resume() -> None:
        again = Table.from_record(Record.read(path), path)
        async with driven(play_app(again)) as pilot:
            await asked(pilot)
            assert again.game.log == table.game.log
            assert again.game.step == "place"
            assert again.can_take_back

    asyncio.run(leave())
    asyncio.run(resume())


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c"])
def test_leaving_at_once_keeps_the_game_too(tmp_path: Path, key: str) -> None:
    path = tmp_path / "game.json"
    table = table_for(game_where(can_build), path)

    async def drive() -> None:
        app = play_app(table)
        async with driven(app) as pilot:
            await asked(pilot)
            await pilot.press(key)
            await until(pilot, lambda: not app.is_running)

    asyncio.run(drive())
    assert len(Record.read(path).actions) == len(table.game.log)


def test_a_killed_terminal_loses_nothing_but_the_turn_in_progress() -> None:
    table = Settings(name="Ana", seed="killed", players=2).new_table()

    async def play_a_turn_and_a_bit() -> None:
        async with driven(play_app(table)) as pilot:
            for _ in range(2):
                await asked(pilot)
                await pilot.press("5", "enter")
                await until(pilot, lambda: table.held is not None)
                await pilot.press("enter")
                await until(pilot, lambda: table.held is None)
            screen = await asked(pilot)
            before = table.since
            while table.game.step == "act":
                assert screen.choice is not None
                key = str(min(screen.choice.offers(), default=4) + 1)
                await pilot.press(key, "enter")
                if table.held is not None:
                    break
            assert table.held is not None or len(table.game.log) > before
            # Nothing is saved from here on, as if the terminal were gone.
            table.path = None

    async def resume() -> None:
        path = latest_unfinished()
        again = Table.from_record(Record.read(path), path)
        async with driven(play_app(again)) as pilot:
            await asked(pilot)
            # The bot decides again as it did, up to the beginning of the turn in progress.
            assert again.game.log == table.game.log[: table.since]
            assert again.game.view(0).hand == game_at(table, table.since).hand

    asyncio.run(play_a_turn_and_a_bit())
    asyncio.run(resume())


def game_at(table: Table[PalaceGame], actions: int) -> PalaceView:
    """What the person saw after so many actions."""
    game = table.game.anew()
    for action in table.game.log[:actions]:
        game.play(action)
    return game.view(0)


class BrokenBot:
    """Fails whenever it is asked."""

    name: ClassVar[str] = "broken"
    blurb: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Fails.")
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        raise ZeroDivisionError("[bold]nothing[/] to divide by")


class CheatingBot(BrokenBot):
    """Wants to take the fountain away."""

    name: ClassVar[str] = "cheating"

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        return remove(ORIGIN)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (BrokenBot(), "Boabdil (Bot broken) ist ausgefallen: ZeroDivisionError: [bold]nothing[/] to divide by"),
        (CheatingBot(), "Boabdil (Bot cheating) ist ausgefallen: Er wählte etwas, das nicht möglich ist."),
    ],
)
def test_a_bot_that_fails_ends_the_game_with_a_sentence_and_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: BrokenBot, sentence: str
) -> None:
    monkeypatch.setitem(BOTS, bot.name, bot)
    path = tmp_path / "game.json"
    table = table_for(game_where(can_take_money), path, bot=bot.name)

    async def drive() -> None:
        app = play_app(table, language="de")
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("5", "enter")
            await until(pilot, lambda: table.held is not None)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, FailureScreen))
            assert said(sentence) in boxed(pilot)
            assert said(where_kept(path, app.settings.texts)) in boxed(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: not app.is_running)
        assert app.return_code == 1

    asyncio.run(drive())
    kept = Record.read(path)
    assert len(kept.actions) == len(table.game.log)
    # It goes on as soon as the bot does not fail any more.
    monkeypatch.setitem(BOTS, bot.name, BOTS["random"])
    again = Table.from_record(kept, path)
    assert again.apply(again.bot_choice())


@pytest.fixture
def notices(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was notified, since on the screen it is gone after some seconds."""
    told: list[str] = []
    add = Notifications.add

    def noted(shown: Notifications, notification: Notification) -> Notifications:
        told.append(notification.message)
        return add(shown, notification)

    monkeypatch.setattr(Notifications, "add", noted)
    return told


@pytest.mark.parametrize(("language", "words"), [("en", "could not be saved"), ("fr", "n’a pas pu être enregistrée")])
def test_a_game_that_cannot_be_saved_says_so_and_can_be_left(
    tmp_path: Path, notices: list[str], language: str, words: str
) -> None:
    table = table_for(game_where(can_take_money), tmp_path / "missing" / "game.json")

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app) as pilot:
            await asked(pilot)
            await pilot.press("q", "enter")
            assert app.is_running
            assert words in notices[0]
            await pilot.press("q", "enter")
            await until(pilot, lambda: not app.is_running)

    asyncio.run(drive())


def test_without_a_folder_of_one_s_own_one_can_still_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notices: list[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    async def drive() -> None:
        app = play_app(language="nl")
        async with driven(app) as pilot:
            await pilot.press("enter")
            screen = await asked(pilot)
            assert screen.table.path is None
            assert "kon niet worden bewaard" in notices[0]

    asyncio.run(drive())


def test_a_name_that_cannot_be_shown_is_refused_on_the_start_screen(notices: list[str]) -> None:
    async def drive() -> None:
        app = play_app(language="fr")
        async with driven(app) as pilot:
            app.screen.query_one("#name").focus()
            app.screen.query_one("#name").value = "A\u200bB"  # type: ignore[attr-defined]
            await pilot.press("enter")
            assert isinstance(app.screen, StartScreen)
            assert "Choisissez-en un autre" in notices[0]

    asyncio.run(drive())
