"""What all screens have in common: the settings, and a sentence instead of a board that does not fit."""

from collections.abc import Iterable
from typing import TypeVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Static

from sabika.terminal.palette import Palette, palette
from sabika.terminal.settings import Settings

Answer = TypeVar("Answer")
BODY = 62
"""The most percent of the lines that what can be scrolled takes, so that title and keys stay in sight."""


class FullScreen(Screen[Answer]):
    """A screen with a board that needs 80 by 24 characters."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        yield Static(self.settings.texts.say("too-small"), id="too-small")
        with Vertical(id="board"):
            yield from self.board()

    def board(self) -> Iterable[Widget]:
        """What is on the screen."""
        raise NotImplementedError

    def show(self) -> None:
        """Bring everything up to date."""
        raise NotImplementedError

    @property
    def palette(self) -> Palette:
        return palette(self.app.current_theme.dark)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.settings.texts.say(message, **arguments)


class Dialog(ModalScreen[Answer]):
    """A box above the board."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield from self.box()

    @property
    def room(self) -> int:
        """The columns inside the box, less its border and padding."""
        return self.app.size.width * 88 // 100

    def fit(self, lines: int) -> bool:
        """Show so many lines of the body, or as many as there is room for; says whether one has to scroll."""
        room = self.app.size.height * BODY // 100
        self.query_one("#dialog-scroll").styles.max_height = room
        return lines > room

    def action_scroll(self, lines: int) -> None:
        self.query_one("#dialog-scroll").scroll_relative(y=lines, animate=False)

    def box(self) -> Iterable[Widget]:
        """What is in the box."""
        raise NotImplementedError

    @property
    def palette(self) -> Palette:
        return palette(self.app.current_theme.dark)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.settings.texts.say(message, **arguments)
