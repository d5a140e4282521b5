"""The modules of a game: what lies open, and one's own secrets. And the choice of modules before a game."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sabika.i18n import Wording
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palace.module import State, terminal_module
from sabika.terminal.screens.base import Dialog, Reading
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar


class ModulesScreen(Reading):
    """Module by module."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,v,m,q", "close")]
    title_key = "modules-title"

    def __init__(self, settings: Settings, view: PalaceView, words: Wording) -> None:
        super().__init__(settings)
        self.view = view
        self.words = words

    def body(self) -> Iterable[Widget]:
        state = State(self.view, self.words)
        told = Text()
        for module in self.view.modules:
            told.append(f"{self.say(f'module-{module}')}\n", self.palette.mark)
            for line in terminal_module(module).lines(state):
                told.append(f"  {line}\n")
        yield Static(told if self.view.modules else Text(self.say("modules-none")))


class ModulePicker(Dialog[tuple[str, ...]]):
    """Each module of the game on or off, with what the one pointed at is about. Answers with those that are on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "close", priority=True),
        Binding("space,left,right", "switch", priority=True),
        Binding("a", "all"),
    ]

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.modules = settings.kind.modules
        self.chosen = set(settings.modules)

    def box(self) -> Iterable[Widget]:
        yield Static(Text(self.say("modules-title"), "bold"), id="dialog-title")
        yield OptionList(*(Option(self._line(name), id=name) for name in self.modules), id="modules-list", compact=True)
        yield Static(id="modules-blurb")
        yield KeyBar(id="dialog-keys")

    def _line(self, name: str) -> Text:
        return Text(f"[{'x' if name in self.chosen else ' '}] {self.say(f'module-{name}')}")

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = 0
        self.query_one(KeyBar).show(
            [
                Key("␣", self.say("key-toggle"), "switch"),
                Key("a", self.say("key-all"), "all"),
                Key("⏎", self.say("key-go-on"), "close"),
            ]
        )

    @on(OptionList.OptionHighlighted)
    def _pointed(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#modules-blurb", Static).update(self.say(f"module-{message.option.id}.blurb"))

    @on(OptionList.OptionSelected)
    def action_switch(self) -> None:
        place = self.query_one(OptionList).highlighted
        if place is not None:
            self.chosen ^= {self.modules[place]}
            self._show()

    def action_all(self) -> None:
        self.chosen = set() if self.chosen else set(self.modules)
        self._show()

    def _show(self) -> None:
        for name in self.modules:
            self.query_one(OptionList).replace_option_prompt(name, self._line(name))

    def action_close(self) -> None:
        self.dismiss(tuple(name for name in self.modules if name in self.chosen))
