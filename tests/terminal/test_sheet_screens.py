"""Roll & Write in the terminal: what the board shows in every size and language, dialogs, start and replay."""

import asyncio

import pytest

from sabika.i18n import LANGUAGES, SheetNarrator, Texts
from sabika.record import Record
from sabika.rules.sheet.sheet import SIDE
from sabika.terminal.app import ReplayApp
from sabika.terminal.palette import DARK
from sabika.terminal.replaying import Replay
from sabika.terminal.screens.reading import HelpScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.screens.start import Pick, StartScreen
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.dialogs import NowScreen
from sabika.terminal.sheet.play import SheetPlayScreen
from sabika.terminal.sheet.points import points_table
from sabika.terminal.sheet.replay import SheetReplayScreen
from sabika.terminal.widgets.keybar import KeyBar
from terminal.driving import boxed, driven, play_app, prompt, said, screen_text
from terminal.sheets import GAME, asked_for_sheet, finished, sheet_game, sheet_table

SIZES = [(80, 24), (80, 50), (120, 40), (160, 24), (160, 50)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [1, 5])
def test_the_board_shows_everything_that_counts(players: int, size: tuple[int, int]) -> None:
    """R3, R4, R11, R12: cells with sign and letters, dice with letters, coins, places, round."""
    table = sheet_table(
        sheet_game(lambda game: game.round == 5, players, options={"dummies": "4"} if players == 1 else {})
    )

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            await asked_for_sheet(pilot)
            shown, player = screen_text(pilot), table.game.players[0]
            for letters in ("Pa", "Se", "Ar", "Ch", "Ga", "To"):
                assert letters in shown
            for number in range(1, SIDE + 1):
                assert f"B{number}{'▾' if number in player.blue else ' '}" in shown
                assert f"Y{number}{'▸' if number in player.yellow else ' '}" in shown
            assert "Round 5 of 12" in shown
            assert f"Coins {player.coins}, spent {table.game.players[0].coins_had - player.coins}" in shown
            for places in ("16·8·1", "21·13·6"):
                assert places in shown
            for number in range(1, len(set(player.named())) + 1):
                assert str(number) in shown

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_key_is_cut_off(language: str) -> None:
    """Each step, the help, the rules and the points, at 80 columns."""
    steps = ("act", "build-again", "keep")

    async def drive(step: str) -> None:
        table = sheet_table(sheet_game(lambda game: game.step == step and game.round > 2))
        async with driven(play_app(table, language), (80, 24)) as pilot:
            screen = await asked_for_sheet(pilot)
            line = screen_text(pilot).splitlines()[screen.query_one(KeyBar).region.y]
            last = "key-next-pair" if step == "keep" else "key-take-back" if step == "build-again" else "key-dice"
            assert Texts(language, strict=True).say(last) in line
            for key, dialog in (("question_mark", HelpScreen), ("r", RulesScreen), ("s", NowScreen)):
                await pilot.press(key)
                assert isinstance(pilot.app.screen, dialog)
                assert "[help-" not in screen_text(pilot)
                assert "[key-" not in screen_text(pilot)
                await pilot.press("escape")
            await pilot.press("r")
            rules = pilot.app.screen
            assert isinstance(rules, RulesScreen)
            assert {rule.id for rule in rules.found("")} >= {f"R{number}" for number in range(1, 19)}

    for step in steps:
        asyncio.run(drive(step))


def test_points_are_explained_in_as_little_room_as_there_is() -> None:
    """R10-R13: kinds with place and number, completed ones with a tick; rows and columns line by line."""
    game = finished(players=5)
    narrator = SheetNarrator(Texts("en"), game.sheet, ["Ana", "Boabdil", "Aixa", "Yusuf", "Zoraya"])
    terms = [term for scored in game.scorings for term in scored.terms]
    for room in (70, 105, 140):
        table = points_table(terms, game, narrator, DARK, room).plain.splitlines()
        assert max(map(len, table)) <= room
        assert sorted(map(int, table[1].split()[1:])) == sorted(game.points)


def test_the_points_if_the_game_ended_now() -> None:
    """R10-R13."""
    table = sheet_table(sheet_game(lambda game: game.round == 12))
    game = table.game
    gained = [sum(term.points for term in game.score_now() if term.side == side) for side in range(3)]

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert screen.points_now() == [own + more for own, more in zip(game.points, gained)]
            await pilot.press("s")
            assert said(Texts("en").say("sheet-if-over")) in boxed(pilot)

    asyncio.run(drive())


def test_the_start_screen_offers_the_game_and_its_options_to_a_player_alone() -> None:
    """R1, R18: options only alone; the bots of the game; Enter begins."""
    app = play_app()

    def shown() -> list[str | None]:
        return [pick.id for pick in app.screen.query(Pick) if pick.display]

    async def drive() -> None:
        async with driven(app, (80, 24)) as pilot:
            await pilot.press("left")
            assert app.settings.game == GAME
            assert shown() == ["game", "players", "bot-1", "bot-2", "language"]
            assert "expecting" in app.screen.query_one("#bot-1", Pick).values
            await pilot.press("down", "left", "left")
            assert app.settings.players == 1
            assert shown() == ["game", "players", "dummies", "goal", "language"]
            await pilot.press("down", "right", "right", "down", "right")
            assert {name: value for name, value in app.settings.options.items() if value} == {
                "dummies": "3",
                "goal": "beat",
            }
            assert "3 dummies" in screen_text(pilot)
            await pilot.press("up", "up", "right")
            assert app.settings.players == 2
            await pilot.press("left", "enter")
            screen = await asked_for_sheet(pilot)
            assert isinstance(screen, SheetPlayScreen)
            assert screen.table.game.sides == 3
            assert screen.table.path is not None

    asyncio.run(drive())


def test_other_games_do_not_take_over_what_only_this_one_has() -> None:
    settings = Settings(game=GAME, players=1, options={"dummies": "3"}, bots=[])
    settings.choose_game("alhambra")
    assert settings.players == 2
    assert settings.options == {}
    settings = Settings(game=GAME, players=3, bots=["expecting", "random"])
    settings.choose_game("granada")
    assert settings.bots == ["greedy", "random"]
    settings.check()


def test_a_recorded_game_is_stepped_through() -> None:
    game = finished()
    record = Record.from_game(game, ["Ana", "Boabdil", "Aixa"], [None, "greedy", "greedy"])

    async def drive() -> None:
        replay = Replay(record)
        async with driven(ReplayApp(Settings(), replay), (80, 24)) as pilot:
            screen = pilot.app.screen
            assert isinstance(screen, SheetReplayScreen)
            assert prompt(pilot).question == Texts("en").say("replay-start")
            await pilot.press("right")
            assert replay.position == 1
            assert screen.watched == replay.actor()
            assert prompt(pilot).question
            await pilot.press("down")
            assert replay.game.turn > 1
            await pilot.press("p", "s")
            assert isinstance(pilot.app.screen, NowScreen)
            await pilot.press("escape", "end")
            assert replay.game.over
            for points in game.points:
                assert str(points) in screen_text(pilot)
            await pilot.press("N", "home")
            assert replay.position == 0
            await pilot.press("q")

    asyncio.run(drive())


def test_a_game_is_played_again_after_the_start_screen() -> None:
    table = sheet_table(finished())

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await pilot.press("enter")
            assert isinstance(pilot.app.screen, StartScreen)

    asyncio.run(drive())
