"""The keys, and how a turn goes."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar


class HelpScreen(Dialog[None]):
    """Closed with any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,question_mark,f1,q", "close")]

    def __init__(self, settings: Settings, turn: Sequence[str], keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(settings)
        self.turn = turn
        """The messages that tell how a turn goes."""
        self.keys = keys
        """Each with what it does."""

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("help-title"), "bold"), id="dialog-title")
        told = "\n\n".join(self.say(message) for message in self.turn)
        yield VerticalScroll(Static(told, id="help-turn"), Static(self._keys()), id="scroll")
        yield KeyBar(id="dialog-keys")

    def _keys(self) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold", no_wrap=True)
        for keys, message in self.keys:
            table.add_row(keys, self.say(f"help-{message}"))
        return table

    def on_mount(self) -> None:
        self.query_one(KeyBar).show([Key("⏎", self.say("key-go-on"), "close")])
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss()
