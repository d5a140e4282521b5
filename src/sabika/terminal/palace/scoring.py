"""A scoring as a table: who gets how many points for what. Also what a scoring would give if it came now."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Narrator
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import BORDER, MOAT, WALL
from sabika.terminal.columns import columns, width_of
from sabika.terminal.palace.lengths import measured
from sabika.terminal.palace.module import terminal_modules
from sabika.terminal.palace.signs import PRICE_SIGN
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar

SCORINGS = 3
HEAD = 2
"""Names and totals stay in sight."""


class Detail(Enum):
    """How much is said about the points of a kind."""

    FULL = 0
    TIE = 1
    """The place and what broke a tie."""
    PLACE = 2


class ScoringScreen(Dialog[None]):
    """With terms: a scoring that took place. Without: the next one if it came now, and the others by arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,s,space,q", "close"),
        Binding("left", "other(-1)"),
        Binding("right", "other(1)"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
    ]

    def __init__(
        self,
        settings: Settings,
        game: PalaceGame,
        narrator: Narrator,
        terms: Sequence[Term] | None = None,
        scoring: int = 0,
    ) -> None:
        super().__init__(settings)
        self.game = game
        self.narrator = narrator
        self.happened = terms
        self.scoring = scoring or game.next_scoring()

    def box(self) -> Iterable[Widget]:
        yield Static(id="dialog-title")
        yield Static(id="dialog-head")
        yield VerticalScroll(Static(id="dialog-body"), id="dialog-scroll", can_focus=False)
        if MOAT in measured(self.game.pieces):
            yield Static(Text(self.say("scoring-legend"), self.palette.quiet), id="legend")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """The table of the scoring chosen: names and totals, and what they are made of."""
        name = self.say("scoring-name", scoring=self.scoring)
        title = name if self.happened is not None else self.say("scoring-if", scoring=name)
        self.query_one("#dialog-title", Static).update(Text(title, "bold"))
        terms = self.happened if self.happened is not None else self.game.terms(self.scoring)
        lines = scoring_table(terms, self.game, self.narrator, self.palette, self.room).split("\n")
        self.query_one("#dialog-head", Static).update(Text("\n", no_wrap=True).join(lines[:HEAD]))
        self.query_one("#dialog-body", Static).update(Text("\n", no_wrap=True).join(lines[HEAD:]))
        keys = [Key("⏎", self.say("key-go-on"), "close")]
        if self.happened is None:
            keys.append(Key("← →", self.say("key-other-scoring"), "other(1)"))
        if self.fit(len(lines) - HEAD):
            keys.append(Key("↑ ↓", self.say("key-scroll"), "scroll(5)"))
        self.query_one(KeyBar).show(keys)

    def action_other(self, step: int) -> None:
        if self.happened is None:
            self.scoring = (self.scoring - 1 + step) % SCORINGS + 1
            self.show()


def scoring_table(terms: Sequence[Term], game: PalaceGame, narrator: Narrator, palette: Palette, room: int) -> Text:
    """A column for each side, the totals, and a row for each thing that gives points; with all that explains them, or
    with as much as there is room for."""
    for detail in Detail:
        table = _table(terms, game, narrator, palette, room, detail)
        if width_of(table) <= room:
            break
    return table


def _table(
    terms: Sequence[Term], game: PalaceGame, narrator: Narrator, palette: Palette, room: int, detail: Detail
) -> Text:
    sides = range(len(game.points))
    names = [Text(narrator.words.name(side)[: 12 if detail is Detail.FULL else 7], "bold") for side in sides]
    totals = [sum(term.points for term in terms if term.side == side) for side in sides]
    rows = [[Text(), *names]]
    rows.append([Text(narrator.texts.say("score-total"), "bold"), *(Text(str(total), "bold") for total in totals)])
    for what in sources(terms, game):
        cells = [_cell(terms, what, side, narrator, palette, detail) for side in sides]
        rows.append([_label(terms, what, game, narrator, palette), *cells])
    return columns(rows, room)


def sources(terms: Iterable[Term], game: PalaceGame) -> list[str]:
    """What gives points: wall, moat and border, the kinds, and whatever else modules score."""
    usual = [*measured(game.pieces), *game.pieces.kinds]
    return usual + list(dict.fromkeys(term.what for term in terms if term.what not in usual))


def source_name(what: str, narrator: Narrator) -> str:
    """A source of points that is no kind; if a module has several of them, their signs tell them apart."""
    if what == WALL:
        return narrator.texts.say("score-wall")
    if what in (MOAT, BORDER):
        return narrator.texts.say(what)
    for module in terminal_modules().values():
        if what in module.sources and len(module.sources) > 1:
            return f"{module.sources[what]} {narrator.texts.say(f'module-{module.name}')}"
    return narrator.texts.say(f"module-{what}")


def source_sign(what: str) -> str:
    """A source of points of a module as short as possible, if it has a sign."""
    signs = (module.sources.get(what, "") for module in terminal_modules().values())
    return next(filter(None, signs), "")


def source_label(what: str, game: PalaceGame, narrator: Narrator) -> Text:
    """A source of points by name, a kind also by its sign."""
    if what not in game.pieces.kinds:
        return Text(source_name(what, narrator))
    return Text.assemble((f" {KIND_SIGNS[what]} ", KIND_STYLES[what]), f" {narrator.words.kind(what)}")


def _label(terms: Sequence[Term], what: str, game: PalaceGame, narrator: Narrator, palette: Palette) -> Text:
    """A source of points, with the number of all tiles of the kind where the points depend on it (G10)."""
    label = source_label(what, game, narrator)
    together = max((term.together for term in terms if term.what == what), default=0)
    return label.append(f" n={together}", palette.quiet) if together else label


def _cell(terms: Sequence[Term], what: str, side: int, narrator: Narrator, palette: Palette, detail: Detail) -> Text:
    """The points and what they are for: `4×, 1st 21`, with the price that broke a tie: `↑12`."""
    cell = Text()
    for term in terms:
        if (term.what, term.side) == (what, side):
            why = narrator.texts.say("why-wall", amount=term.amount)
            if term.place:
                message = "why-kind" if detail is Detail.FULL else "why-place"
                why = narrator.texts.say(message, amount=term.amount, place=term.place, sharers=term.sharers)
            tie = f"{PRICE_SIGN}{term.best_price} " if term.best_price and detail is not Detail.PLACE else ""
            cell.append(f"{why} {tie}", palette.quiet)
            cell.append(f"{term.points:>2}", palette.good if term.points else palette.quiet)
    return cell or Text("·", palette.quiet)
