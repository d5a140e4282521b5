"""Points on a screen of their own, and the end of any game."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.terminal.saves import shown_path
from sabika.terminal.screens.base import Answer, Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.table import AnyTable
from sabika.terminal.widgets.keybar import Key, KeyBar


class PointsDialog(Dialog[Answer]):
    """A title, points that may have to be scrolled, and keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "scroll(-1)"), Binding("down", "scroll(1)")]

    def title_line(self) -> str:
        raise NotImplementedError

    def told(self) -> Text:
        """The points."""
        raise NotImplementedError

    def keys(self) -> list[Key]:
        return [Key("⏎", self.say("key-go-on"), "close")]

    def footer(self) -> Iterable[Widget]:
        """What stands between the points and the keys."""
        return ()

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.title_line(), "bold"), id="dialog-title")
        yield VerticalScroll(Static(self.told(), id="dialog-body"), id="dialog-scroll", can_focus=False)
        yield from self.footer()
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        keys = self.keys()
        if self.fit(len(self.told().wrap(self.app.console, self.room))):
            keys.append(Key("↑ ↓", self.say("key-scroll"), "scroll(5)"))
        bar = self.query_one(KeyBar)
        bar.margins = self.app.size.width - self.room
        bar.show(keys)


class EndDialog(PointsDialog[str]):
    """Answers `again`, `quit`, or nothing to look at the board once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('again')"),
        Binding("q", "answer('quit')"),
        Binding("escape,b", "answer('')"),
    ]
    looking = "key-board"
    """The message of the key to look once more."""

    def __init__(self, settings: Settings, table: AnyTable) -> None:
        super().__init__(settings)
        self.table = table

    def footer(self) -> Iterable[Widget]:
        if self.table.path:
            yield Static(Text(self.say("end-saved", path=shown_path(self.table.path))), id="saved")

    def keys(self) -> list[Key]:
        return [
            Key("⏎", self.say("key-again"), "answer('again')"),
            Key("b", self.say(self.looking), "answer('')"),
            Key("q", self.say("key-quit"), "answer('quit')"),
        ]
