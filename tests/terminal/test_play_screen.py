"""Playing with keys and mouse."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from sabika.i18n import LANGUAGES, Texts, Wording
from sabika.library import new_game
from sabika.rules.palace.building import Build
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.paying import Pay
from sabika.rules.palace.taking import TakeMoney
from sabika.terminal.palace.display import Display
from sabika.terminal.palace.end import EndScreen
from sabika.terminal.palace.palace import PalacePanel
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.palace.scores import Scores
from sabika.terminal.palace.scoring import ScoringScreen
from sabika.terminal.palace.yard import Yard
from sabika.terminal.screens.start import Pick, StartScreen
from terminal.driving import (
    asked,
    can_build,
    can_take_money,
    driven,
    game_where,
    play_app,
    prompt,
    screen_text,
    table_for,
    until,
)


async def play_by_keys(pilot: Pilot[None]) -> EndScreen:
    """Buy whatever can be bought, else take the first card; build wherever it fits first."""
    while True:
        screen = pilot.app.screen
        if isinstance(screen, EndScreen):
            return screen
        if isinstance(screen, ScoringScreen) or (isinstance(screen, PlayScreen) and screen.table.held is not None):
            await pilot.press("enter")
        elif isinstance(screen, PlayScreen) and screen.choice is not None:
            choice = screen.choice
            step = choice.game.step
            if step == "act" and choice.offers():
                await pilot.press(str(min(choice.offers()) + 1))
            elif step == "act" and choice.game.display:
                await pilot.press("5", "enter")
            elif step == "pay" or choice.cells() or choice.listed():
                await pilot.press("enter")
            else:
                await pilot.press("x")
        await pilot.pause()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size"),
    [
        (new_game(players=6, seed="by keys"), (120, 40)),
        (game_where(lambda game: len(game.bag) < 12, players=2), (80, 24)),
    ],
)
def test_a_game_by_keys_alone_through_to_its_end(game: PalaceGame, size: tuple[int, int]) -> None:
    table = table_for(game, bot="greedy")

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            await play_by_keys(pilot)
            assert table.game.over
            shown = screen_text(pilot)
            for points in table.game.points:
                assert str(points) in shown

    asyncio.run(drive())


def test_enter_on_the_start_screen_starts_a_game_that_is_kept(own_folder: Path) -> None:
    async def drive() -> None:
        async with driven(play_app()) as pilot:
            assert isinstance(pilot.app.screen, StartScreen)
            await pilot.press("enter")
            screen = await asked(pilot)
            assert screen.table.names[0] == "Ana"
            assert len(screen.table.names) == 3
            assert screen.table.path == own_folder / "sabika" / "games" / "game-00001.json"
            assert screen.table.path.exists()

    asyncio.run(drive())


def test_the_start_screen_takes_choices_by_keys_and_mouse() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app) as pilot:
            await pilot.press("down", "right")
            assert app.settings.players == 4
            await pilot.press("down", "left")
            assert app.settings.bot_of(1) == "planner-gentle"
            await pilot.click("#language")
            assert app.settings.language == "fr"
            assert app.screen.query_one("#players", Pick).label == "Joueurs"
            app.screen.query_one("#name").focus()
            await pilot.press("end", *["backspace"] * 3, "Z", "o", "e", "enter")
            screen = await asked(pilot)
            assert screen.table.names[0] == "Zoe"
            assert screen.table.bots == [None, "planner-gentle", "greedy", "greedy"]

    asyncio.run(drive())


def test_escape_leaves_the_start_screen() -> None:
    async def drive() -> None:
        app = play_app()
        async with driven(app) as pilot:
            await pilot.press("escape")
            await until(pilot, lambda: not app.is_running)

    asyncio.run(drive())


def test_money_is_picked_with_a_total_and_too_much_is_refused_with_the_rule() -> None:
    table = table_for(
        game_where(lambda game: can_take_money(game) and sum(card % 9 + 1 for card in game.display[:2]) > 5)
    )

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("5")
            assert screen.choice is not None
            assert screen.choice.money == [0]
            assert f"= {screen.choice.money_total}" in prompt(pilot).detail
            await pilot.press("6")
            assert "A12" in prompt(pilot).detail
            await pilot.press("enter")
            assert table.held is None
            assert "A12" in prompt(pilot).detail
            await pilot.press("6", "enter")
            assert isinstance(table.held, TakeMoney)

    asyncio.run(drive())


def test_buying_lists_the_payments_and_escape_goes_back() -> None:
    def offers_tile(game: PalaceGame) -> bool:
        return can_take_money(game) and any(isinstance(option, Buy) for option in game.options())

    table = table_for(game_where(offers_tile))
    purchase = next(option for option in table.game.options() if isinstance(option, Buy))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press(str(purchase.space + 1))
            assert table.game.step == "pay"
            assert pilot.app.focused is not None
            assert pilot.app.focused.id == "choices"
            await pilot.press("escape")
            assert table.game.step == "act"
            await pilot.press(str(purchase.space + 1), "enter")
            assert isinstance(table.game.log[-1], Pay)

    asyncio.run(drive())


def test_a_tile_one_cannot_pay_is_refused_with_the_rule() -> None:
    def too_dear(game: PalaceGame) -> bool:
        return can_take_money(game) and not any(isinstance(o, Buy) and o.space == 0 for o in game.options())

    table = table_for(game_where(too_dear))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("1")
            assert "A13" in prompt(pilot).detail
            assert table.game.step == "act"

    asyncio.run(drive())


def test_a_cell_where_the_tile_does_not_fit_says_why() -> None:
    table = table_for(game_where(can_build))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert screen.choice is not None
            screen.choice.cursor = (0, 0)
            await pilot.press("enter")
            assert "A23" in prompt(pilot).detail
            assert table.held is None
            await pilot.press("n", "enter")
            assert isinstance(table.held, Build)

    asyncio.run(drive())


def test_u_takes_back_to_the_beginning_of_the_turn() -> None:
    table = table_for(game_where(can_build))
    before = len(table.game.log)

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("enter")
            assert table.held is not None
            for _ in range(before - table.since + 1):
                await pilot.press("u")
            assert len(table.game.log) == table.since
            assert table.game.step == "act"
            assert not table.can_take_back
            await pilot.press("u")
            assert len(table.game.log) == table.since

    asyncio.run(drive())


def test_a_turn_by_mouse() -> None:
    """Two clicks on a cell build there, a click on the key bar ends the turn."""
    table = table_for(game_where(can_build))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            panel = screen.query_one(PalacePanel)
            assert panel.plan is not None
            assert screen.choice is not None
            place = sorted(screen.choice.cells())[0]
            screen.choice.cursor = (0, 0)
            left, top = panel.plan.grid.corner(*place)
            # One for the border, one for the line of the cell.
            spot = (left + 2, top + 2)
            await pilot.click(PalacePanel, offset=spot)
            assert screen.choice.cursor == place
            await pilot.click(PalacePanel, offset=spot)
            assert isinstance(table.held, Build)
            await pilot.click("#keys", offset=(2, 0))
            await until(pilot, lambda: table.held is None)
            await until(pilot, lambda: (table.since > 0 and table.mine) or table.game.over)

    asyncio.run(drive())


def test_cards_and_tiles_are_picked_by_clicks() -> None:
    table = table_for(game_where(lambda game: can_take_money(game) and any(isinstance(o, Buy) for o in game.options())))
    purchase = next(option for option in table.game.options() if isinstance(option, Buy))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.click(Display, offset=(4, 3))
            assert screen.choice is not None
            assert screen.choice.money == [0]
            await pilot.click(Display, offset=(4, 3))
            assert screen.choice.money == []
            pitch = screen.query_one(Yard).content_size.width // 4
            await pilot.click(Yard, offset=(4 + purchase.space * pitch, 3))
            assert table.game.step == "pay"

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_hints_fit_on_a_line_of_a_small_terminal(language: str) -> None:
    texts = Texts(language, strict=True)
    game = new_game(players=2, seed="words")
    words = Wording(texts, game.pieces, ["Boabdil", "Aixa"])
    tile = game.pieces.numbers["chambers-11"]
    said = {
        "ask-act": texts.say("ask-act", name="Boabdil"),
        "ask-another": texts.say("ask-another", name="Boabdil"),
        "ask-pay": texts.say("ask-pay", tile=words.tile(tile), money=words.money(0, 11)),
        "ask-place": texts.say("ask-place", tile=words.tile(tile)),
        "ask-redesign": texts.say("ask-redesign", tile=words.tile(tile)),
        "hint-swap": texts.say("hint-swap", old=words.tile(tile), wall=texts.say("hint-wall", before=10, after=12)),
    }
    for message in ("ask-end-turn", "hint-pay", "hint-display", "hint-watching", "hint-no-cell", "hint-palace"):
        said[message] = texts.say(message)
    too_long = {message: text for message, text in said.items() if len(text) > 76}
    assert not too_long


def test_the_language_changes_at_once() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            assert "your turn" in prompt(pilot).question
            for word in ("à vous", "jij bent", "du bist dran", "your turn"):
                await pilot.press("f2")
                assert word in prompt(pilot).question

    asyncio.run(drive())


def test_looking_at_palaces_does_not_decide_anything() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("p")
            assert screen.watched == 1
            assert "Boabdil" in str(screen.query_one(PalacePanel).border_title)
            await pilot.press("escape")
            assert screen.watched == 0
            width = screen.query_one(Scores).content_size.width
            await pilot.click(Scores, offset=(width - 8, 3))
            assert screen.watched == 2
            assert table.held is None

    asyncio.run(drive())


def test_space_cuts_the_pauses_of_the_bots_short() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        # Longer than the test may take.
        async with driven(play_app(table, pause=1000.0)) as pilot:
            await asked(pilot)
            await pilot.press("5", "enter", "enter")
            await until(pilot, lambda: not table.mine)
            assert "is thinking" in prompt(pilot).question
            await pilot.press("space")
            await asked(pilot)
            assert table.mine

    asyncio.run(drive())


def test_a_small_terminal_gets_a_sentence() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        async with driven(play_app(table), (79, 24)) as pilot:
            await asked(pilot)
            assert "80 by 24" in screen_text(pilot)
            await pilot.resize_terminal(80, 24)
            await until(pilot, lambda: "80 by 24" not in screen_text(pilot))
            assert "Ana" in screen_text(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_board_is_on_the_screen(size: tuple[int, int], language: str) -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        app = play_app(table, language=language)
        async with driven(app, size) as pilot:
            await asked(pilot)
            shown = screen_text(pilot)
            say = app.settings.texts.say
            for message in ("panel-yard", "panel-display", "score-points", "key-quit", "key-redesign"):
                assert say(message) in shown
            for name in table.names:
                assert name[:3] in shown
            # A text that is missing would be seen in brackets.
            assert "{" not in shown
            await pilot.press("t")
            assert not app.current_theme.dark

    asyncio.run(drive())


def test_the_palace_gets_more_room_when_it_is_needed() -> None:
    table = table_for(game_where(can_build))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            palace = screen.query_one(PalacePanel)
            placing = palace.size.height
            await pilot.press("enter", "z")
            assert palace.size.width == 80
            await pilot.press("z")
            assert palace.size.height < placing

    asyncio.run(drive())
