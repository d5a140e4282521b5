"""Drives Roll & Write in the terminal as a person would."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from sabika.bots import bot_named
from sabika.library import new_game
from sabika.rules.core.action import Action
from sabika.rules.core.declining import Decline
from sabika.rules.sheet.building import Build
from sabika.rules.sheet.coins import Earn, Turn
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import Keep
from sabika.rules.sheet.sheet import cell_at
from sabika.terminal.sheet.dialogs import RoundScreen, SheetEndScreen
from sabika.terminal.sheet.play import SheetPlayScreen
from sabika.terminal.table import Table
from terminal.driving import until

GAME = "roll-and-write"


def sheet_game(
    condition: Callable[[SheetGame], bool] = lambda game: True,
    players: int = 3,
    seed: str = "sheets",
    options: dict[str, str] | None = None,
) -> SheetGame:
    """A game played by bots until seat 0 is asked and the condition holds."""
    bot = bot_named("greedy", GAME)
    for attempt in range(100):
        game = new_game("roll-and-write", players=players, seed=f"{seed} {attempt}", options=options)
        while not game.over:
            if game.asked() == 0 and condition(game):
                return game
            game.play(bot.choose(game.view(game.asked()), game.options(), Random(1)))
    raise AssertionError("no such game was found")


def finished(players: int = 3, options: dict[str, str] | None = None) -> SheetGame:
    """A whole game of bots."""
    game, bot = sheet_game(players=players, options=options), bot_named("greedy", GAME)
    while not game.over:
        game.play(bot.choose(game.view(game.asked()), game.options(), Random(1)))
    return game


def sheet_table(game: SheetGame, path: Path | None = None, confirm: bool = True) -> Table[SheetGame]:
    """A person in seat 0 against bots."""
    players = len(game.players)
    names = ["Ana", "Boabdil", "Aixa", "Yusuf", "Zoraya"][:players]
    return Table(game, names, [None, *["random"] * (players - 1)], path, confirm)


async def asked_for_sheet(pilot: Pilot[None]) -> SheetPlayScreen:
    """The play screen once the person has to decide."""

    def ready() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, SheetPlayScreen) and screen.choice is not None

    await until(pilot, ready)
    screen = pilot.app.screen
    assert isinstance(screen, SheetPlayScreen)
    return screen


async def carry_out(pilot: Pilot[None], screen: SheetPlayScreen, action: Action) -> None:
    """Press what a person would press for the action."""
    choice = screen.choice
    assert choice is not None
    match action:
        case Build():
            await pilot.press(str(choice.named().index(action.cell) + 1))
        case Keep():
            await pilot.press(str(choice.named().index(cell_at(action.blue, action.yellow)) + 1))
        case Earn():
            await pilot.press("e")
        case Decline():
            await pilot.press("escape")
        case Turn():
            await pilot.press("d")
            while choice.dice()[choice.die] != (action.colour, action.value):
                await pilot.press("right")
            await pilot.press(action.direction)


async def play_as_the_bot(pilot: Pilot[None]) -> int:
    """Carry out by keys what a bot would do, until the end. Says how often a completed kind was told."""
    bot, rng, told = bot_named("greedy", GAME), Random(3), 0
    while not isinstance(pilot.app.screen, SheetEndScreen):
        screen = pilot.app.screen
        if isinstance(screen, RoundScreen):
            told += 1
            await pilot.press("enter")
        elif isinstance(screen, SheetPlayScreen) and screen.table.held is not None:
            await pilot.press("enter")
        elif isinstance(screen, SheetPlayScreen) and screen.choice is not None:
            action = bot.choose(screen.table.game.view(0), screen.choice.options, rng)
            decided = len(screen.table.game.log)
            await carry_out(pilot, screen, action)
            assert screen.table.held is action or screen.table.game.log[decided] is action
        await pilot.pause()
    return told
