"""Alhambra and Granada together on the screen: two tiles on each space, two parts, fifteen kinds."""

import asyncio
from random import Random

import pytest

from sabika.bots import bot_named
from sabika.i18n import LANGUAGES, Narrator, Texts
from sabika.library import new_game
from sabika.record import Record
from sabika.rules.palace.building import Build
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.turning import Turn
from sabika.terminal.app import ReplayApp
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.display import Display
from sabika.terminal.palace.end import ranking
from sabika.terminal.palace.lengths import edge_points
from sabika.terminal.palace.scoring import ScoringScreen, scoring_table
from sabika.terminal.palace.yard import Yard
from sabika.terminal.palette import DARK
from sabika.terminal.replaying import Replay
from sabika.terminal.settings import Settings
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
    until,
)


def begins_granada(game: PalaceGame) -> bool:
    """The last tile of a turn can be the first one of Granada."""
    option = game.options()[0]
    return (
        game.step == "place"
        and len(game.seats[0].beside) == 1
        and isinstance(option, Build)
        and game.pieces.moated[option.tile]
        and not game.seats[0].palace.second_start
    )


def offers_both(game: PalaceGame) -> int:
    """The first space of the yard of which both tiles can be bought, or -1."""
    spaces = [option.space for option in game.options() if isinstance(option, Buy)]
    return next((space for space in spaces if space + 4 in spaces), -1)


def test_a_space_with_two_tiles_asks_which() -> None:
    """C3, C4."""
    table = table_for(game_where(lambda game: can_take_money(game) and offers_both(game) >= 0, kind="combined"))
    space = offers_both(table.game)

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            await pilot.press(str(space + 1))
            assert prompt(pilot).question == Texts("en").say("ask-which", space=space + 1)
            offered = [action.space for action in screen.query_one(Choices).actions if isinstance(action, Buy)]
            assert offered == [space, space + 4]
            await pilot.press("2")
            assert table.game.view(0).paying_for == space + 4

    asyncio.run(drive())


def test_arrows_and_clicks_go_through_all_eight_tiles() -> None:
    """C3."""
    table = table_for(game_where(lambda game: can_take_money(game) and offers_both(game) >= 0, kind="combined"))
    space = offers_both(table.game)

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            yard = screen.query_one(Yard)
            yard.focus()
            yard.space = 0
            seen = []
            for _ in range(8):
                seen.append(yard.space)
                await pilot.press("right")
            assert seen == [0, 4, 1, 5, 2, 6, 3, 7]
            assert yard.space == 0
            await pilot.click(Display, offset=(5, 2))
            assert screen.choice is not None
            assert screen.choice.money == [1]
            await pilot.press("escape")
            await pilot.click(Yard, offset=(16 * space + 11, 3))
            assert table.game.view(0).paying_for == space + 4

    asyncio.run(drive())


def test_the_first_granada_tile_is_built_and_marked() -> None:
    """C6."""
    table = table_for(game_where(begins_granada, kind="combined"))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert "border 1" in prompt(pilot).detail
            await pilot.press("enter")
            assert isinstance(table.held, Build)
            assert screen.game.seats[0].palace.second_start == table.held.cell
            shown = screen_text(pilot)
            assert "⚑" in shown
            assert "╪╪" in shown or "╫" in shown
            assert f"turn {table.game.turn}" in shown
            await pilot.press("enter")
            await until(pilot, lambda: table.held is None)
            assert table.game.seats[0].palace.second_start

    asyncio.run(drive())


def test_outcomes_add_up_wall_moat_and_border() -> None:
    """A31, G9, C10."""
    game = game_where(begins_granada, kind="combined")
    choice = Choice(game)
    for place, outcome in choice.outcomes().items():
        after = choice.palace_after(choice.cells()[place])
        assert int(outcome) == after.longest_wall() - choice.palace.longest_wall() + after.longest_moat() + 2
        assert int(outcome) == edge_points(after) - edge_points(choice.palace)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_of_both_games_fits_and_is_scrolled(language: str) -> None:
    """C9, C10."""
    table = table_for(game_where(lambda game: can_take_money(game) and game.turn > 80, players=6, kind="combined"))

    async def drive() -> None:
        app = play_app(table, language)
        async with driven(app, (80, 24)) as pilot:
            await asked(pilot)
            await pilot.press("s")
            screen = app.screen
            assert isinstance(screen, ScoringScreen)
            table_lines = scoring_table(table.game.score_now(), table.game, screen.narrator, DARK, screen.room)
            first, *_, last = table_lines.plain.splitlines()
            assert said(first) in boxed(pilot)
            assert said(app.settings.texts.say("key-scroll")) in boxed(pilot)
            await pilot.press(*["down"] * 10)
            assert said(last) in boxed(pilot)
            assert said(first) in boxed(pilot)

    asyncio.run(drive())


def test_the_ranking_of_both_games_stands_in_columns_where_it_is_too_wide() -> None:
    game, bot = new_game("combined", players=3, seed="ranking"), bot_named("random")
    while not game.over:
        game.play(bot.choose(game.view(game.asked()), game.options(), Random(len(game.log))))
    narrator = Narrator(Texts("en"), game.pieces, ["Ana", "Boabdil", "Aixa"])
    wide = ranking(game, narrator, DARK, room=200).plain.splitlines()
    narrow = ranking(game, narrator, DARK, room=70).plain.splitlines()
    assert len(wide) == 4
    assert len(narrow) == 2 + 3 + 3 + 15
    assert narrow[1].split() == ["Points", *map(str, sorted(game.points, reverse=True))]
    assert any(line.startswith("Border") for line in narrow)


def test_a_recorded_game_of_both_is_stepped_through() -> None:
    game = game_where(lambda game: len(game.log) > 60, kind="combined")
    replay = Replay(Record.from_game(game, ["Ana", "Boabdil", "Aixa"], [None, "random", "random"]))
    stops = [number for number, moment in enumerate(replay.moments) if isinstance(moment.action, Turn)]

    async def drive() -> None:
        async with driven(ReplayApp(Settings(), replay), (80, 24)) as pilot:
            for position in (*stops[:1], replay.last):
                replay.go(position)
                await pilot.press("left", "right")
                assert "[" not in prompt(pilot).question
                assert Texts("en").say("panel-yard") in screen_text(pilot)

    asyncio.run(drive())


def test_arrows_bring_a_large_palace_into_sight() -> None:
    """What does not fit is reached with the arrow keys, in the palaces of others too."""
    game = game_where(lambda game: can_take_money(game) and len(game.seats[1].palace.cells) > 16, kind="combined")
    table = table_for(game)

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            await pilot.press("p")
            palace = screen.query_one("#palace")
            palace.focus()
            await pilot.pause()
            before = screen_text(pilot)
            await pilot.press(*["down"] * 12)
            down = screen_text(pilot)
            await pilot.press(*["up"] * 24)
            assert before != down
            assert down != screen_text(pilot)
            assert screen.watched == 1

    asyncio.run(drive())
