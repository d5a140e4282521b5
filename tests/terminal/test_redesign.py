"""Redesigning on the screen, and tiles that are not built at all."""

import asyncio

from sabika.modules.dirk.rules import Give, dirk_of
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.redesign import Remove, Swap
from sabika.terminal.palace.loose import LooseTiles
from sabika.terminal.palace.palace import PalacePanel
from terminal.driving import asked, can_take_money, driven, game_where, play_app, prompt, screen_text, table_for


def can_swap(game: PalaceGame) -> bool:
    return can_take_money(game) and any(isinstance(option, Swap) for option in game.options())


def can_give(game: PalaceGame) -> bool:
    return game.step == "place" and len(game.seats[0].beside) == 1


def test_redesigning_takes_a_tile_from_the_palace() -> None:
    table = table_for(game_where(lambda game: can_take_money(game) and isinstance(game.options()[-1], Remove)))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("d")
            if table.game.seats[0].reserve:
                await pilot.press("shift+tab")
            await pilot.press("n", "enter")
            assert isinstance(table.held, Remove)

    asyncio.run(drive())


def test_a_reserve_tile_is_swapped_for_one_of_the_palace_by_keys() -> None:
    table = table_for(game_where(can_swap))
    wanted = next(option for option in table.game.options() if isinstance(option, Swap))
    seat = table.game.seats[0]
    old = seat.palace.at(wanted.cell)

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("d", *["right"] * seat.reserve.index(wanted.tile), "enter")
            assert screen.choice is not None
            assert screen.choice.tile == wanted.tile
            while screen.choice.cursor != place_of(wanted.cell):
                await pilot.press("n")
            assert "Enter swaps" in prompt(pilot).detail
            await pilot.press("enter")
            assert table.held is wanted
            # Seen before the turn ends, and not yet done.
            assert screen.game.seats[0].palace.at(wanted.cell) == wanted.tile
            assert old in screen.game.seats[0].reserve
            assert table.game.seats[0].palace.at(wanted.cell) == old

    asyncio.run(drive())


def test_a_tile_is_swapped_by_clicks() -> None:
    table = table_for(game_where(can_swap))
    wanted = next(option for option in table.game.options() if isinstance(option, Swap))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            position = table.game.seats[0].reserve.index(wanted.tile)
            await pilot.click(LooseTiles, offset=(4 + 8 * position, 2))
            assert screen.choice is not None
            assert screen.choice.tile == wanted.tile
            panel = screen.query_one(PalacePanel)
            assert panel.plan is not None
            screen.choice.cursor = place_of(cell_at(0, 0))
            left, top = panel.plan.grid.corner(*place_of(wanted.cell))
            for _ in range(2):
                await pilot.click(PalacePanel, offset=(left + 2, top + 2))
            assert table.held is wanted

    asyncio.run(drive())


def test_escape_puts_a_reserve_tile_back() -> None:
    table = table_for(game_where(can_swap))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            await pilot.press("d", "enter")
            assert screen.choice is not None
            assert screen.choice.tile
            await pilot.press("escape")
            assert not screen.choice.tile
            assert table.held is None

    asyncio.run(drive())


def test_a_tile_is_given_to_dirk() -> None:
    table = table_for(game_where(can_give, players=2))
    tile = table.game.seats[0].beside[0]

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked(pilot)
            assert "give to Dirk" in screen_text(pilot)
            await pilot.press("g")
            assert isinstance(table.held, Give)
            assert "Dirk" in prompt(pilot).question
            assert tile in dirk_of(screen.game).tiles
            assert tile not in dirk_of(table.game).tiles

    asyncio.run(drive())


def test_without_dirk_there_is_nobody_to_give_a_tile_to() -> None:
    table = table_for(game_where(can_give, players=3))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            assert "Dirk" not in screen_text(pilot)
            await pilot.press("g")
            assert table.held is None
            assert table.game.step == "place"

    asyncio.run(drive())


def test_a_long_reserve_shows_the_tile_pointed_at_and_that_there_are_more() -> None:
    game = game_where(lambda game: can_take_money(game) and len(game.seats[0].reserve) >= 8, players=2)
    table = table_for(game)
    tiles = game.seats[0].reserve

    async def drive() -> None:
        for size in ((80, 24), (120, 40)):
            async with driven(play_app(table), size) as pilot:
                screen = await asked(pilot)
                panel = screen.query_one(LooseTiles)
                await pilot.press("d")
                assert "›" in panel.render().plain
                assert "‹" not in panel.render().plain
                await pilot.press("left")
                assert "‹" in panel.render().plain
                assert "△" in panel.render().plain
                await pilot.press("enter")
                assert screen.choice is not None
                assert screen.choice.tile == tiles[-1]

    asyncio.run(drive())
