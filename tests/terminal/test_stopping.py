"""After an exact payment: another action is a right that can be given up, by a key, a click or from the list (A14)."""

import asyncio

import msgspec
import pytest
from textual.pilot import Pilot

from rules.positions import position
from sabika.i18n import LANGUAGES, Texts
from sabika.record import Record
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.turn import STOP
from sabika.terminal.app import ReplayApp
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.replaying import Replay
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import KeyBar
from terminal.driving import (
    asked,
    boxed,
    can_take_money,
    driven,
    game_where,
    play_app,
    prompt,
    said,
    screen_text,
    table_for,
)

YARD = "pavilion-8 tower-9-NE tower-11 garden-11"


def can_pay_exactly(game: PalaceGame) -> bool:
    """The first tile of a turn, which fits somewhere."""
    if game.step != "pay" or game.actions_taken > 1:
        return False
    after = game.copy()
    after.play(Choice(game).payments()[0])
    if STOP not in after.options():
        return False
    after.play(STOP)
    return any(option.verb == "build" for option in after.options())


def exact(display: str = "florin-9 dirham-9", modules: tuple[str, ...] = ()) -> PalaceGame:
    """Seat 0 can buy one tile, to the coin."""
    return position(hands=["florin-8 denar-7"], yard=YARD, display=display, pile="", modules=modules)


async def paid(pilot: Pilot[None]) -> PlayScreen:
    """The screen once that tile is bought."""
    await asked(pilot)
    await pilot.press("1", "enter")
    return await asked(pilot)


def keys(pilot: Pilot[None]) -> str:
    """The keys of the decision, as they can be read."""
    bar = pilot.app.screen.query_one(KeyBar).region
    return screen_text(pilot).splitlines()[bar.y][bar.x :].rstrip()


def test_a14_a_turn_is_over_without_another_action() -> None:
    table = table_for(game_where(can_pay_exactly))
    turn = table.game.turn

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("enter")
            assert prompt(pilot).question == "Paid exactly! Ana, another action, or e ends your actions."
            assert " e  end actions " in keys(pilot)
            await pilot.press("e")
            assert table.game.step == "place"
            assert "Ana takes no further action." in screen_text(pilot)
            assert " e " not in keys(pilot)
            await pilot.press("u")
            assert (table.game.step, STOP in table.game.options()) == ("act", True)
            await pilot.press("e", "enter")
            assert table.held is not None
            await pilot.press("enter")
            await asked(pilot)
            assert table.game.turn > turn
            assert not table.game.seats[0].beside

    asyncio.run(drive())


def test_a14_a_click_on_the_key_bar_ends_the_actions() -> None:
    table = table_for(exact())

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await paid(pilot)
            await pilot.click(KeyBar, offset=(keys(pilot).index("end actions"), 0))
            assert table.game.log[-1] is STOP

    asyncio.run(drive())


def test_a14_the_list_has_it_too() -> None:
    table = table_for(exact())

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await paid(pilot)
            assert "more" not in keys(pilot)
            await pilot.press("m")
            assert screen.query_one(Choices).actions == [STOP]
            assert "1 End my actions" in screen_text(pilot)
            await pilot.press("escape")
            assert not screen.query_one(Choices).actions
            await pilot.press("m", "1")
            assert table.game.log[-1] is STOP

    asyncio.run(drive())


def test_a14_where_nothing_else_is_possible_it_is_the_one_thing_asked_for() -> None:
    table = table_for(exact(display=""))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            await paid(pilot)
            assert prompt(pilot).question == "Paid exactly, but nothing else is possible: Ana, end your actions."
            assert "1 End my actions" in screen_text(pilot)
            assert "e end actions" in keys(pilot).replace("  ", " ")
            await pilot.press("enter")
            assert table.game.log[-1] is STOP

    asyncio.run(drive())


def test_a19_the_first_action_cannot_be_given_up() -> None:
    table = table_for(game_where(can_take_money))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            assert "end actions" not in keys(pilot)
            await pilot.press("e")
            assert prompt(pilot).detail == "You may only end your actions after the first one (A19)."
            assert table.held is None

    asyncio.run(drive())


def test_a14_a_game_of_the_first_version_asks_for_another_action_as_it_always_did() -> None:
    game = game_where(lambda game: can_pay_exactly(game) and STOP not in game.log)
    record = msgspec.structs.replace(table_for(game).record(), version=1)

    async def drive() -> None:
        async with driven(play_app(Table.from_record(record))) as pilot:
            await asked(pilot)
            await pilot.press("enter")
            assert prompt(pilot).question == "Paid exactly! Ana, another action: take money, buy or redesign."
            assert "end actions" not in keys(pilot)

    asyncio.run(drive())


def test_the_help_tells_of_the_right_and_of_the_key() -> None:
    async def drive() -> None:
        async with driven(play_app(table_for(exact()))) as pilot:
            await asked(pilot)
            await pilot.press("question_mark")
            assert said("Paying exactly gives you the right to another action, which you may give up.") in boxed(pilot)
            assert said("e end your actions after an exact payment") in boxed(pilot)

    asyncio.run(drive())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", [(), ("huts",)])
def test_nothing_of_it_is_cut_off_at_80_columns(language: str, modules: tuple[str, ...]) -> None:
    table = table_for(exact(modules=modules))
    texts = Texts(language)

    async def drive() -> None:
        async with driven(play_app(table, language), (80, 24)) as pilot:
            await paid(pilot)
            assert (texts.say("key-more") in keys(pilot)) is bool(modules)
            assert keys(pilot).endswith(texts.say("key-take-back"))
            assert texts.say("key-stop") in keys(pilot)
            assert prompt(pilot).question in screen_text(pilot)

    asyncio.run(drive())


def test_the_replay_tells_it() -> None:
    game = game_where(lambda game: STOP in game.log)
    while not game.over:
        game.play(game.options()[0])
    number = game.log.index(STOP) + 1
    replay = Replay(Record.from_game(game, ["Ana", "Boabdil", "Aixa"], [None, "random", "random"]))

    async def drive() -> None:
        async with driven(ReplayApp(Settings(), replay)) as pilot:
            await pilot.press(*["right"] * number)
            assert "takes no further action." in screen_text(pilot)

    asyncio.run(drive())
