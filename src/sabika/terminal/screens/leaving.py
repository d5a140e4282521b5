"""Leaving a game, and where it is kept: because the person wants to, or because a bot broke down."""

from collections.abc import Iterable
from pathlib import Path
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


class QuitScreen(Dialog[bool]):
    """Is the person sure? Answers whether to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,y", "answer(True)"),
        Binding("escape,n", "answer(False)"),
    ]

    def __init__(self, settings: Settings, path: Path | None) -> None:
        super().__init__(settings)
        self.path = path

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("quit-question"), "bold"), id="dialog-title")
        if self.path:
            yield Static(Text(where_kept(self.path, self.settings.texts)), id="dialog-body")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        leave = Key("⏎", self.say("key-leave"), "answer(True)")
        self.query_one(KeyBar).show([leave, Key("esc", self.say("key-stay"), "answer(False)")])


class FailureScreen(Dialog[None]):
    """The game cannot go on; all one can do is leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,q", "close")]

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
        self.query_one(KeyBar).show([Key("⏎", self.say("key-leave"), "close")])
