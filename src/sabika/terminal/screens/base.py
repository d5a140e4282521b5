"""What all screens have in common: the settings, and a sentence instead of a board that does not fit."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Static

from sabika.terminal.palette import Palette, palette
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar

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

    def action_close(self) -> None:
        self.dismiss()

    def action_answer(self, answer: Answer) -> None:
        self.dismiss(answer)

    @property
    def palette(self) -> Palette:
        return palette(self.app.current_theme.dark)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.settings.texts.say(message, **arguments)


class Reading(Dialog[None]):
    """Something to read, which scrolls with the arrow keys."""

    title_key: ClassVar[str]
    """The message that stands above it."""

    def body(self) -> Iterable[Widget]:
        """What is to be read."""
        raise NotImplementedError

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say(self.title_key), "bold"), id="dialog-title")
        yield VerticalScroll(*self.body(), id="scroll")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show([Key("⏎", self.say("key-go-on"), "close")])
        self.query_one(VerticalScroll).focus()
