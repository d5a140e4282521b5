"""Leaving: is the person sure, and where is the game kept?"""

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
from sabika.terminal.widgets.keybar import Key, KeyBar


class QuitScreen(Dialog[bool]):
    """Answers whether to leave."""

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
        self.query_one(KeyBar).show(
            [
                Key("⏎", self.say("key-leave"), "answer(True)"),
                Key("esc", self.say("key-stay"), "answer(False)"),
            ]
        )

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)
