"""What can be read during a game: the keys and how a turn goes, and everything that happened so far."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Teller
from sabika.rules.core.events import Event
from sabika.terminal.screens.base import Reading
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.log import line


class HelpScreen(Reading):
    """The keys, and how a turn goes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,question_mark,f1,q", "close")]
    title_key = "help-title"

    def __init__(self, settings: Settings, turn: Sequence[str], keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(settings)
        self.turn = turn
        """The messages that tell how a turn goes."""
        self.keys = keys
        """Each with what it does."""

    def body(self) -> Iterable[Widget]:
        yield Static("\n\n".join(self.say(message) for message in self.turn), id="help-turn")
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold", no_wrap=True)
        for keys, message in self.keys:
            table.add_row(keys, self.say(f"help-{message}"))
        yield Static(table)


class LogScreen(Reading):
    """Everything that happened so far, sentence by sentence."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,l,q", "close")]
    title_key = "panel-log"

    def __init__(self, settings: Settings, story: Sequence[Event], narrator: Teller) -> None:
        super().__init__(settings)
        self.story = story
        self.narrator = narrator

    def body(self) -> Iterable[Widget]:
        yield Static(Text("\n").join(line(event, self.narrator) for event in self.story))

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)
