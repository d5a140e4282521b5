"""Drives the terminal game as a person would, without waiting longer than needed."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from textual.events import Key
from textual.message import Message
from textual.pilot import Pilot

from sabika.library import PalaceName, new_game
from sabika.rules.palace.building import Build
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.taking import TakeMoney
from sabika.terminal.app import PlayApp, TerminalApp
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.settings import Settings
from sabika.terminal.table import AnyTable, Table
from sabika.terminal.widgets.prompt import Prompt
from terminal.steady import steady

LONGEST_WAIT = 300
"""Seconds after a key in which a test gets nowhere, on however busy a machine, only if it hangs."""


def table_for(
    game: PalaceGame, path: Path | None = None, confirm: bool = True, bot: str = "random"
) -> Table[PalaceGame]:
    """A person in seat 0 against bots."""
    names = ["Ana", "Boabdil", "Aixa", "Yusuf", "Zoraya", "Ismail"][: len(game.seats)]
    return Table(game, names, [None, *[bot] * (len(game.seats) - 1)], path, confirm)


def game_where(
    condition: Callable[[PalaceGame], bool],
    players: int = 3,
    seed: str = "terminal",
    modules: tuple[str, ...] = (),
    kind: PalaceName = "alhambra",
    options: Mapping[str, str] | None = None,
) -> PalaceGame:
    """A game played at random until seat 0 is asked and the condition holds."""
    rng = Random(1)
    for attempt in range(100):
        game = new_game(kind, players=players, seed=f"{seed} {attempt}", modules=modules, options=options)
        while not game.over:
            if game.asked() == 0 and condition(game):
                return game
            game.play(rng.choice(game.options()))
    raise AssertionError("no such game was found")


def play_app(table: AnyTable | None = None, language: str = "en", pause: float = 0.0) -> PlayApp:
    return PlayApp(Settings(name="Ana", language=language, pause=pause, seed="terminal"), table)


@asynccontextmanager
async def driven(app: TerminalApp, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Pilot[None]]:
    """The app on a screen of this size."""
    loop = asyncio.get_running_loop()

    def go_on(message: Message) -> None:
        if isinstance(message, Key):
            guard.reschedule(loop.time() + LONGEST_WAIT)

    async with asyncio.timeout(LONGEST_WAIT) as guard, steady(app, size, go_on) as pilot:
        yield pilot


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Let the app work until the condition holds."""
    while not condition():
        await pilot.pause()


async def asked(pilot: Pilot[None]) -> PlayScreen:
    """The play screen once the person has to decide."""

    def ready() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, PlayScreen) and screen.choice is not None

    await until(pilot, ready)
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    return screen


def prompt(pilot: Pilot[None]) -> Prompt:
    return pilot.app.screen.query_one(Prompt)


def can_take_money(game: PalaceGame) -> bool:
    """At the beginning of a turn."""
    return game.step == "act" and not game.seats[0].beside and isinstance(game.options()[0], TakeMoney)


def can_build(game: PalaceGame) -> bool:
    """The last tile of a turn."""
    return game.step == "place" and len(game.seats[0].beside) == 1 and isinstance(game.options()[0], Build)


def screen_text(pilot: Pilot[None]) -> str:
    """All characters on the screen."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in lines)


def boxed(pilot: Pilot[None]) -> str:
    """What can be read in the dialog, without spaces, since sentences are wrapped and paths are broken."""
    box = pilot.app.screen.query_one("#dialog").content_region
    lines = screen_text(pilot).splitlines()[box.y : box.bottom]
    return "".join("".join(line[box.x : box.right].split()) for line in lines)


def said(text: str) -> str:
    """A text as it would be read in a dialog."""
    return "".join(text.split())
