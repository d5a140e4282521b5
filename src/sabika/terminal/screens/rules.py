"""The rules reference: type an id or words, read the rules."""

from collections.abc import Iterable
from typing import ClassVar

from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from sabika.reference import Case, Rule, rulebook
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar

BOOKS = {
    "alhambra": ("alhambra",),
    "granada": ("granada", "alhambra"),
    "combined": ("combined", "granada", "alhambra"),
    "roll-and-write": ("roll-and-write",),
}
"""By game: each book changes those after it."""


class RulesScreen(Dialog[None]):
    """Shows the rules of the game, or those that contain what is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close"),
        Binding("up", "scroll(-1)", priority=True),
        Binding("down", "scroll(1)", priority=True),
        Binding("pageup", "scroll(-10)", priority=True),
        Binding("pagedown", "scroll(10)", priority=True),
    ]

    def __init__(self, settings: Settings, game: str, query: str = "") -> None:
        super().__init__(settings)
        self.game = game
        self.words = query

    def box(self) -> Iterable[Widget]:
        yield Input(self.words, placeholder=self.say("rules-search"), id="query")
        yield VerticalScroll(Static(id="dialog-body"), id="scroll", can_focus=False)
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show(
            [Key("esc", self.say("key-go-on"), "close"), Key("↑ ↓", self.say("key-scroll"), "scroll(10)")]
        )
        self.show(self.words)

    @on(Input.Changed)
    def _typed(self, message: Input.Changed) -> None:
        self.show(message.value)

    def show(self, query: str) -> None:
        """The rules found, or a sentence that there are none."""
        found = self.found(query)
        body = self.query_one("#dialog-body", Static)
        body.update(Group(*(self._shown(rule) for rule in found)) if found else self.say("rules-none"))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def found(self, query: str) -> list[Rule]:
        """All rules of the game without a query, else those of any book that contain it."""
        book = rulebook(self.settings.language)
        if query.strip():
            return book.search(query)
        return [rule for name in BOOKS[self.game] for rule in book if rule.book == name]

    def _shown(self, rule: Rule) -> Group:
        heading = Text.assemble((rule.id, "bold"), "  ", (rule.section, "dim"))
        known = {"ruling": bool(rule.ruling), "untranslated": rule.language != self.settings.language}
        marks = [Text(self.say(f"reference-{mark}"), self.palette.mark) for mark, holds in known.items() if holds]
        body = Text(f"{rule.given}\n→ {rule.expected}") if isinstance(rule, Case) else Markdown(rule.text)
        return Group(heading, Padding(Group(*marks, body), (0, 0, 1, 4)))

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
