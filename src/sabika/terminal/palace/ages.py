"""Who is the youngest, asked before a game of palaces: in the last tie the youngest begins (A8)."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar


class AgesPicker(Dialog[tuple[int, ...]]):
    """Everybody at the table, to be picked from the youngest on. Answers with the seats in this order."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "close", priority=True),
        Binding("space,left,right", "pick", priority=True),
    ]

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.names = settings.names
        self.order = settings.youngest_first

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("ages-title"), "bold"), id="dialog-title")
        yield OptionList(*(Option(self._line(seat), id=str(seat)) for seat in self._seats()), id="ages", compact=True)
        yield Static(self.say("ages-blurb"), id="ages-blurb")
        yield KeyBar(id="dialog-keys")

    def _seats(self) -> range:
        return range(len(self.names))

    def _line(self, seat: int) -> Text:
        place = f"{self.order.index(seat) + 1}." if seat in self.order else ""
        return Text(f"{place:>3} {self.names[seat]}")

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = 0
        self.query_one(KeyBar).show(
            [Key("␣", self.say("key-next-by-age"), "pick"), Key("⏎", self.say("key-go-on"), "close")]
        )

    @on(OptionList.OptionSelected)
    def action_pick(self) -> None:
        """The one pointed at comes next, or is taken back."""
        seat = self.query_one(OptionList).highlighted
        if seat is not None:
            others = tuple(other for other in self.order if other != seat)
            self.order = others if seat in self.order else (*others, seat)
            for each in self._seats():
                self.query_one(OptionList).replace_option_prompt(str(each), self._line(each))

    def action_close(self) -> None:
        self.dismiss(self.order)
