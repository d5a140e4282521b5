"""The keys, and how a turn goes."""

from collections.abc import Iterable
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.rules.core.game import Setup
from sabika.rules.games import roll_and_write
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar

KEYS = (
    ("1 2 3 4", "buy"),
    ("5 6 7 8", "card"),
    ("⏎", "enter"),
    ("← ↑ ↓ → ⇥", "move"),
    ("n N", "next-cell"),
    ("x", "reserve"),
    ("g", "give"),
    ("d", "redesign"),
    ("esc", "back"),
    ("u", "take-back"),
    ("␣", "skip"),
    ("+ -", "pause"),
    ("p", "watch"),
    ("z", "large"),
    ("s", "score-now"),
    ("k", "scores"),
    ("l", "log"),
    ("r", "rules"),
    ("t", "theme"),
    ("F2", "language"),
    ("q", "quit"),
)
MODULE_KEYS = (("m", "more"), ("v", "modules"), ("o", "turn-portal"))
GRANADA = {"granada": ("help-granada",), "combined": ("help-granada", "help-combined")}
"""What there is to say besides, where tiles have two faces."""
GRANADA_KEYS = (("o", "turn-over"),)
SHEET_KEYS = (
    ("1 2 3 4", "named-cell"),
    ("⏎", "enter"),
    ("← ↑ ↓ → ⇥", "move"),
    ("n N", "next-named"),
    ("e", "earn"),
    ("d", "dice"),
    ("esc", "decline-building"),
    ("u", "take-back-dice"),
    ("␣", "skip"),
    ("+ -", "pause"),
    ("p", "watch-sheet"),
    ("s", "score-sheet"),
    ("l", "log"),
    ("r", "rules"),
    ("t", "theme"),
    ("F2", "language"),
    ("q", "quit"),
)


class HelpScreen(Dialog[None]):
    """Closed with any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,question_mark,f1,q", "close")]

    def __init__(self, settings: Settings, setup: Setup) -> None:
        super().__init__(settings)
        self.game = setup.game
        self.keys: tuple[tuple[str, str], ...] = (*KEYS, *MODULE_KEYS) if setup.modules else KEYS
        if self.game in GRANADA:
            self.keys = (*self.keys, *GRANADA_KEYS)
        if self.game == roll_and_write.NAME:
            self.keys = SHEET_KEYS

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("help-title"), "bold"), id="dialog-title")
        yield VerticalScroll(Static(self._turn(), id="help-turn"), Static(self._keys()), id="scroll")
        yield KeyBar(id="dialog-keys")

    def _turn(self) -> str:
        """How a turn goes, and what is different in other games."""
        if self.game == roll_and_write.NAME:
            return self.say("help-sheet")
        return "\n\n".join(self.say(message) for message in ("help-turn", *GRANADA.get(self.game, ())))

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
