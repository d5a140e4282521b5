"""Points on screens of their own: kinds completed in a round, what each would have now, and the end of the game."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import SheetNarrator
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.scoring import ROUND_SCORING
from sabika.terminal.saves import shown_path
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.points import all_terms, points_table, sentences
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import Key, KeyBar

Answer = TypeVar("Answer")


class PointsDialog(Dialog[Answer]):
    """A title, points that may have to be scrolled, and keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown", "scroll(10)"),
    ]

    def __init__(self, settings: Settings, game: SheetGame, narrator: SheetNarrator) -> None:
        super().__init__(settings)
        self.game = game
        self.narrator = narrator

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

    def explained(self, terms: Sequence[Term]) -> Text:
        """The table, and below it every term as a sentence."""
        table = points_table(terms, self.game, self.narrator, self.palette, self.room)
        return Text("\n\n").join([table, sentences(terms, self.narrator)])


class RoundScreen(PointsDialog[None]):
    """The kinds completed in a round (R10)."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,space,q", "close")]

    def __init__(self, settings: Settings, game: SheetGame, narrator: SheetNarrator, terms: Sequence[Term]) -> None:
        super().__init__(settings, game, narrator)
        self.terms = terms

    def title_line(self) -> str:
        return self.say("sheet-scoring-name", scoring=ROUND_SCORING)

    def told(self) -> Text:
        return sentences(self.terms, self.narrator)


class NowScreen(PointsDialog[None]):
    """What each would have if the game ended now."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,s,space,q", "close")]

    def title_line(self) -> str:
        return self.say("sheet-if-over")

    def told(self) -> Text:
        terms = all_terms(self.game)
        return self.explained(terms if self.game.over else [*terms, *self.game.score_now()])


class SheetEndScreen(PointsDialog[str]):
    """Answers `again`, `quit`, or nothing to look at the sheets once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('again')"),
        Binding("q", "answer('quit')"),
        Binding("escape,b", "answer('')"),
    ]

    def __init__(self, settings: Settings, table: Table[SheetGame], narrator: SheetNarrator) -> None:
        super().__init__(settings, table.game, narrator)
        self.table = table

    def title_line(self) -> str:
        return self.narrator.ending(self.game.points, self.game.winners())

    def told(self) -> Text:
        return self.explained(all_terms(self.game))

    def footer(self) -> Iterable[Widget]:
        if self.table.path:
            yield Static(Text(self.say("end-saved", path=shown_path(self.table.path))), id="saved")

    def keys(self) -> list[Key]:
        return [
            Key("⏎", self.say("key-again"), "answer('again')"),
            Key("b", self.say("key-sheets"), "answer('')"),
            Key("q", self.say("key-quit"), "answer('quit')"),
        ]
