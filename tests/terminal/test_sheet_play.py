"""Roll & Write in the terminal: whole games by keys, the mouse, confirming and taking back, leaving and going on."""

import asyncio
from pathlib import Path

import pytest

from sabika.i18n import Texts
from sabika.library import new_game
from sabika.record import Record, replay
from sabika.rules.core.events import Scored
from sabika.rules.sheet.building import Build
from sabika.rules.sheet.coins import EARN
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.scoring import ROUND_SCORING
from sabika.terminal.sheet.dialogs import SheetEndScreen
from sabika.terminal.sheet.dice import DicePanel
from sabika.terminal.sheet.drawing import DIE_HEIGHT, DIE_WIDTH
from sabika.terminal.sheet.paper import Paper
from sabika.terminal.table import Table
from terminal.driving import boxed, driven, play_app, prompt, said, screen_text, until
from terminal.sheets import asked_for_sheet, play_as_the_bot, sheet_game, sheet_table


def with_coins(game: SheetGame) -> bool:
    """A turn begins, with a die that can be turned."""
    return game.step == "act" and game.players[0].coins > 2 and len(game.options()) > 6


def with_dice_apart(game: SheetGame) -> bool:
    """The same, and the dice of each colour are so far apart that one turned does not become like the other."""
    own = game.players[0]
    return with_coins(game) and own.blue[1] - own.blue[0] > 1 and own.yellow[1] - own.yellow[0] > 1


def can_build_again(game: SheetGame) -> bool:
    return game.step == "build-again"


def last_building(game: SheetGame) -> bool:
    """A turn in which a building ends it, since a second one cannot be paid."""
    return game.step == "act" and game.players[0].coins == 0 and isinstance(game.options()[0], Build)


@pytest.mark.parametrize(
    ("players", "size", "options"), [(1, (80, 24), {"dummies": "4", "goal": "beat"}), (3, (120, 40), {})]
)
def test_a_game_by_keys_alone_through_to_its_end(
    players: int, size: tuple[int, int], options: dict[str, str], tmp_path: Path
) -> None:
    """R1-R18: alone to beat dummies, and against bots; the end tells every point."""
    path = tmp_path / "game.json"
    table = sheet_table(new_game("roll-and-write", players=players, seed="by keys", options=options), path)

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            told = await play_as_the_bot(pilot)
            assert table.game.over
            assert told == sum(scored.scoring == ROUND_SCORING for scored in table.game.scorings)
            screen = pilot.app.screen
            assert isinstance(screen, SheetEndScreen)
            assert said(screen.narrator.ending(table.game.points, table.game.winners())) in boxed(pilot)
            explained = screen.told().plain
            for side, points in enumerate(table.game.points):
                terms = [term for scored in table.game.scorings for term in scored.terms if term.side == side]
                assert sum(term.points for term in terms) == points
                for term in terms:
                    assert screen.narrator.term(term) in explained
            await pilot.press("b")
            assert str(table.game.points[0]) in screen_text(pilot)

    asyncio.run(drive())
    record = Record.read(path)
    assert record.result is not None
    assert replay(record).points == table.game.points


def test_a_turn_is_taken_back_until_dice_are_rolled() -> None:
    """R5, R6, R7: turning a die and building are taken back, a roll is not."""
    table = sheet_table(sheet_game(with_coins))
    start, before = len(table.game.log), table.game.view(0)

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert screen.choice is not None
            await pilot.press("d")
            direction = "up" if screen.choice.dice()[0][1] < 6 else "down"
            await pilot.press(direction)
            assert table.game.players[0].coins == before.players[0].coins - 1
            assert isinstance(screen.focused, DicePanel)
            await pilot.press("e")
            assert table.held is EARN
            assert prompt(pilot).detail == Texts("en").say("hint-roll")
            assert len(table.game.log) == start + 1
            await pilot.press("u", "u")
            await asked_for_sheet(pilot)
            assert table.game.view(0).players == before.players
            assert not table.can_take_back
            await pilot.press("e", "enter")
            screen = await asked_for_sheet(pilot)
            assert table.game.step == "keep"
            assert not table.can_take_back
            await pilot.press("1")
            assert table.held is not None
            assert prompt(pilot).detail == Texts("en").say("ask-end-turn")
            assert len(table.shown.players[0].blue) == 1  # R8: the other pair is passed on
            await pilot.press("escape")
            await asked_for_sheet(pilot)
            await pilot.press("n", "enter", "enter")
            await until(pilot, lambda: table.game.round > before.round)

    asyncio.run(drive())


def test_a_second_building_costs_coins_and_can_be_declined() -> None:
    """R8."""
    table = sheet_table(sheet_game(can_build_again))
    game = table.game
    coins, cell = game.players[0].coins, next(o.cell for o in game.options() if isinstance(o, Build))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert prompt(pilot).question == screen.narrator.question(game)
            await pilot.press("enter")
            assert table.shown.players[0].coins == coins - 3
            assert table.shown.players[0].has_built(cell)
            await pilot.press("u")
            await asked_for_sheet(pilot)
            await pilot.press("escape")
            assert table.held is not None
            assert table.held.verb == "decline"
            assert screen.narrator.action(table.held, table.game) in prompt(pilot).question
            await pilot.press("enter")
            await until(pilot, lambda: table.game.log[-1].verb != "decline" or table.mine)
            assert not table.game.players[0].has_built(cell)

    asyncio.run(drive())


def test_a_building_is_seen_before_the_turn_ends() -> None:
    """R6, R7: crossed, while the dice still lie as they were."""
    table = sheet_table(sheet_game(last_building))
    action = table.game.options()[0]
    assert isinstance(action, Build)
    dice = table.game.players[0].blue, table.game.players[0].yellow
    assert table.decide(action) == []
    shown = table.shown.players[0]
    assert shown.has_built(action.cell)
    assert (shown.blue, shown.yellow) == dice
    assert table.end_turn()
    assert not table.can_take_back


def test_without_confirmation_nothing_is_held_back() -> None:
    """R17: alone, the next turn begins at once."""
    table = sheet_table(sheet_game(players=1), confirm=False)
    before = table.game.turn

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked_for_sheet(pilot)
            await pilot.press("e")
            await asked_for_sheet(pilot)
            assert table.held is None
            assert not table.can_take_back
            assert table.game.turn == before + 1

    asyncio.run(drive())


def test_what_is_not_possible_says_the_rule() -> None:
    """R5, R6."""
    table = sheet_table(sheet_game(last_building))
    built = table.game.players[0].cells()[0]
    log = list(table.game.log)

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert screen.choice is not None
            screen.choice.cursor = built
            await pilot.press("enter")
            assert "R6" in prompt(pilot).detail
            await pilot.press("d", "up")
            assert "R5" in prompt(pilot).detail
            assert table.game.log == log

    asyncio.run(drive())


def test_r5_a_third_die_has_no_arrows_and_is_refused() -> None:
    table = sheet_table(sheet_game(with_dice_apart))
    own = table.game.players[0]
    refusal = f"You have already turned two dice, so the blue {own.blue[1]} stays as it is"

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked_for_sheet(pilot)
            panel = screen.query_one(DicePanel)
            assert signs(panel) == {"↕": 0, "▲": 4, "▼": 4}
            await pilot.press("d", "up", "right", "right", "up")
            assert prompt(pilot).detail == Texts("en").say("hint-dice-turned")
            assert signs(panel) == {"↕": 2, "▲": 2, "▼": 2}
            log = list(table.game.log)
            await pilot.press("left", "down")
            assert refusal in prompt(pilot).detail
            assert "(R5)" in prompt(pilot).detail
            assert table.game.log == log
            await pilot.press("left", "up")
            assert len(table.game.log) == len(log) + 1
            await pilot.press("u", "u")
            assert signs(panel) == {"↕": 1, "▲": 4, "▼": 4}

    def signs(panel: DicePanel) -> dict[str, int]:
        assert panel.scene is not None
        shown = panel.picture(panel.scene).plain
        return {sign: shown.count(sign) for sign in "↕▲▼"}

    asyncio.run(drive())


def test_cells_are_chosen_and_dice_are_turned_with_the_mouse() -> None:
    """R5, R6: a first click points, a second one builds; the arrows of a die turn it."""
    table = sheet_table(sheet_game(with_coins))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert screen.choice is not None
            colour, value = screen.choice.dice()[0]
            up = value < 6
            corner = screen.query_one("#dice").content_region
            across = DIE_WIDTH - 2 if up else 1
            await pilot.click(offset=(corner.x + across, corner.y + DIE_HEIGHT - 1))
            assert table.game.notation(table.game.log[-1]) == f"turn {colour}-{value} {'up' if up else 'down'}"
            paper = screen.query_one(Paper)
            assert paper.plan is not None
            assert screen.choice is not None
            cell = next(cell for cell in screen.choice.cells() if cell != screen.choice.cursor)
            left, top = paper.plan.grid.corner(cell % 6, cell // 6)
            place = (paper.content_region.x + left + 2, paper.content_region.y + top + 1)
            await pilot.click(offset=place)
            assert screen.choice.cursor == cell
            await pilot.click(offset=place)
            assert table.shown.players[0].has_built(cell)

    asyncio.run(drive())


def test_the_sheets_of_others_are_looked_at_and_one_comes_back() -> None:
    table = sheet_table(sheet_game(with_coins))

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked_for_sheet(pilot)
            await pilot.press("p")
            assert screen.watched == 1
            assert "Boabdil’s dice" in screen_text(pilot)
            assert prompt(pilot).detail == Texts("en").say("hint-watching-sheet")
            await pilot.press("escape")
            assert screen.watched == 0
            await pilot.click("#points", offset=(screen.query_one("#points").size.width - 2, 5))
            assert screen.watched == 2

    asyncio.run(drive())


def test_a_game_goes_on_where_it_was_left_and_as_it_would_have(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = sheet_table(new_game("roll-and-write", players=3, seed="left"), path)

    def play_on(table: Table[SheetGame], decisions: int) -> None:
        for _ in range(decisions):
            if table.game.over:
                return
            if table.mine:
                table.decide(table.game.options()[0])
                table.end_turn()
            else:
                table.apply(table.bot_choice())

    play_on(table, 40)
    table.save()
    resumed = Table.from_record(Record.read(path), path)
    assert (resumed.names, resumed.bots, resumed.seat) == (table.names, table.bots, table.seat)
    assert (resumed.story, resumed.since) == (table.story, table.since)
    play_on(table, 500)
    play_on(resumed, 500)
    assert table.game.over
    assert resumed.game.points == table.game.points
    assert any(isinstance(event, Scored) for event in table.story)


def test_a_resumed_game_is_shown_on_its_own_screen(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sheet_table(sheet_game(with_coins), path).save()
    resumed = Table.from_record(Record.read(path), path)

    async def drive() -> None:
        async with driven(play_app(resumed)) as pilot:
            screen = await asked_for_sheet(pilot)
            assert screen.narrator.words.round(screen.game.round, 18) in screen_text(pilot)

    asyncio.run(drive())
