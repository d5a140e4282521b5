"""A bot broke down: who, how, and where the game is kept."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Static

from sabika.terminal.saves import where_kept
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.table import AnyTable, SeatFailed
from sabika.terminal.widgets.keybar import Key, KeyBar

LONGEST_REASON = 300


class FailureScreen(Dialog[None]):
    """The game cannot go on; all one can do is leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,q", "leave")]

    def __init__(self, settings: Settings, table: AnyTable, failure: SeatFailed) -> None:
        super().__init__(settings)
        self.table = table
        self.failure = failure

    def box(self) -> Iterable[Widget]:
        seat = self.failure.seat
        who = {"name": self.table.names[seat], "bot": self.table.bots[seat] or ""}
        reason = self.failure.reason[:LONGEST_REASON]
        told = self.say("bot-failed", **who, reason=reason) if reason else self.say("bot-cheated", **who)
        yield Static(Text(told, "bold"), id="dialog-title")
        if self.table.path and not self.table.unsaved:
            yield Static(Text(where_kept(self.table.path, self.settings.texts)), id="dialog-body")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show([Key("⏎", self.say("key-leave"), "leave")])

    def action_leave(self) -> None:
        self.dismiss()
