"""Everything that happened so far, sentence by sentence."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Teller
from sabika.rules.core.events import Event
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar
from sabika.terminal.widgets.log import line


class LogScreen(Dialog[None]):
    """Scrolls with the arrow keys, the wheel, page up and down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,l,q", "close")]

    def __init__(self, settings: Settings, story: Sequence[Event], narrator: Teller) -> None:
        super().__init__(settings)
        self.story = story
        self.narrator = narrator

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("panel-log"), "bold"), id="dialog-title")
        told = Text("\n").join(line(event, self.narrator) for event in self.story)
        yield VerticalScroll(Static(told), id="scroll")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show([Key("⏎", self.say("key-go-on"), "close")])
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def action_close(self) -> None:
        self.dismiss()
