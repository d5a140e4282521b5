"""The start screen asks who is the youngest, where it can matter (A8)."""

import asyncio

import pytest

from sabika.i18n import LANGUAGES
from sabika.terminal.palace.ages import AgesPicker
from sabika.terminal.settings import Settings
from terminal.driving import asked, boxed, driven, play_app, said, screen_text


def test_a8_everybody_is_picked_from_the_youngest_on() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app, (80, 24)) as pilot:
            app.screen.query_one("#ages").focus()
            await pilot.pause()
            assert "Youngest" in screen_text(pilot)
            assert "nobody knows" in screen_text(pilot)
            await pilot.press("space")
            assert isinstance(app.screen, AgesPicker)
            await pilot.press("space", "down", "down", "space")
            assert said("1. Ana") in boxed(pilot)
            assert said("2. Hafsa") in boxed(pilot)
            await pilot.press("up", "space", "up", "space")
            for line in ("1. Hafsa", "2. Zaida"):
                assert said(line) in boxed(pilot), "who is taken back leaves the place to the others"
            await pilot.press("enter")
            assert app.settings.youngest_first == (2, 1)
            assert "Hafsa, Zaida" in screen_text(pilot)
            await pilot.press("enter")
            play = await asked(pilot)
            assert play.table.game.setup.youngest_first == (2, 1)

    asyncio.run(drive())


def test_a8_whoever_does_not_play_has_no_age() -> None:
    """Fewer players, or Roll & Write, in which lots are drawn (R2)."""
    settings = Settings(players=4, youngest_first=(3, 0, 1))
    settings.players = 2
    settings.choose_game("granada")
    assert list(settings.youngest_first) == [0, 1]
    settings.choose_game("roll-and-write")
    assert list(settings.youngest_first) == []
    settings.check()

    async def drive() -> None:
        app = play_app()
        async with driven(app, (80, 24)) as pilot:
            assert app.screen.query_one("#ages").display
            await pilot.press("left")
            assert app.settings.game == "roll-and-write"
            assert not app.screen.query_one("#ages").display

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_is_on_the_smallest_screen(language: str) -> None:
    """With six players and the game that has the most lines."""

    async def drive() -> None:
        for game in ("alhambra", "combined"):
            app = play_app(language=language)
            app.settings.players = 6
            app.settings.youngest_first = (0, 1, 2, 3, 4, 5)
            app.settings.choose_game(game)
            async with driven(app, (80, 24)) as pilot:
                app.screen.query_one("#ages").focus()
                await pilot.pause()
                shown = screen_text(pilot)
                for message in ("start-players", "start-modules", "start-ages", "start-name", "key-start"):
                    assert app.settings.texts.say(message) in shown
                assert "Safiya" in shown

    asyncio.run(drive())
