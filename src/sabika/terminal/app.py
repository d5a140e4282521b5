"""The application: one screen after the other, from the start to the last game."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sabika.rules.sheet.game import SheetGame
from sabika.terminal.palace.play import PlayScreen
from sabika.terminal.palace.replay import ReplayScreen
from sabika.terminal.replaying import Replay
from sabika.terminal.screens.base import FullScreen
from sabika.terminal.screens.course import AGAIN, CourseScreen
from sabika.terminal.screens.start import StartScreen
from sabika.terminal.screens.stepping import SteppingScreen
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.play import SheetPlayScreen
from sabika.terminal.sheet.replay import SheetReplayScreen
from sabika.terminal.table import AnyTable

DARK_THEME = "textual-dark"
LIGHT_THEME = "textual-light"
SMALLEST = (80, 24)


class TerminalApp(App[None]):
    """What all applications here have in common."""

    CSS_PATH = Path(__file__).with_name("terminal.tcss")
    TITLE = "Sabika"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit")]
    # mypy takes textual's own annotation of these two for that of an instance.
    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]]] = [  # type: ignore[misc]
        (0, "-too-narrow"),
        (SMALLEST[0], "-narrow"),
        (110, "-wide"),
        (150, "-huge"),
    ]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]]] = [  # type: ignore[misc]
        (0, "-too-short"),
        (SMALLEST[1], "-short"),
        (34, "-tall"),
    ]

    def action_switch_light(self) -> None:
        """From dark to light or back."""
        self.theme = LIGHT_THEME if self.current_theme.dark else DARK_THEME
        for screen in self.screen_stack:
            if isinstance(screen, FullScreen):
                screen.show()


class PlayApp(TerminalApp):
    """Plays games one after the other until the person has enough."""

    def __init__(self, settings: Settings, table: AnyTable | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.table = table

    def on_mount(self) -> None:
        self.run_worker(self._play(), exclusive=True)

    async def action_quit(self) -> None:
        """Leave at once; the game is kept as it stands."""
        if self.table:
            self.table.save()
        self.exit()

    async def _play(self) -> None:
        table = self.table or await self._start()
        while table:
            self.table = table
            played: type[CourseScreen] = SheetPlayScreen if isinstance(table.game, SheetGame) else PlayScreen
            answer = await self.push_screen_wait(played(table, self.settings))
            table = await self._start() if answer == AGAIN else None
        self.exit()

    async def _start(self) -> AnyTable | None:
        """Ask for the settings of a new game."""
        return self.settings.new_table() if await self.push_screen_wait(StartScreen(self.settings)) else None


class ReplayApp(TerminalApp):
    """Steps through one recorded game."""

    def __init__(self, settings: Settings, replay: Replay) -> None:
        super().__init__()
        self.settings = settings
        self.replay = replay

    def on_mount(self) -> None:
        shown: type[SteppingScreen] = SheetReplayScreen if isinstance(self.replay.game, SheetGame) else ReplayScreen
        self.push_screen(shown(self.replay, self.settings), lambda _: self.exit())
