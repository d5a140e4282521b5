"""A scoring as a table: who gets how many points for what. Also what a scoring would give if it came now."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Narrator
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import WALL
from sabika.terminal.columns import columns
from sabika.terminal.palette import FALCON_SIGNS, KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar

SCORINGS = 3


class ScoringScreen(Dialog[None]):
    """With terms: a scoring that took place. Without: the next one if it came now, and the others by arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,s,space,q", "close"),
        Binding("left", "other(-1)"),
        Binding("right", "other(1)"),
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
        yield Static(id="dialog-body")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """The table of the scoring chosen."""
        name = self.say("scoring-name", scoring=self.scoring)
        title = name if self.happened is not None else self.say("scoring-if", scoring=name)
        self.query_one("#dialog-title", Static).update(Text(title, "bold"))
        terms = self.happened if self.happened is not None else self.game.terms(self.scoring)
        table = scoring_table(terms, self.game, self.narrator, self.palette, self.room)
        self.query_one("#dialog-body", Static).update(table)
        keys = [Key("⏎", self.say("key-go-on"), "close")]
        if self.happened is None:
            keys.append(Key("← →", self.say("key-other-scoring"), "other(1)"))
        self.query_one(KeyBar).show(keys)

    def action_close(self) -> None:
        self.dismiss()

    def action_other(self, step: int) -> None:
        if self.happened is None:
            self.scoring = (self.scoring - 1 + step) % SCORINGS + 1
            self.show()


def scoring_table(terms: Sequence[Term], game: PalaceGame, narrator: Narrator, palette: Palette, room: int) -> Text:
    """A row for each thing that gives points, a column for each side, and the totals."""
    sides = range(len(game.points))
    roomy = room >= 14 + 14 * len(sides)
    names = [Text(narrator.words.name(side)[: 12 if roomy else 7], "bold") for side in sides]
    rows = [[Text(), *names]]
    for what in sources(terms, game):
        cells = [_cell(terms, what, side, narrator, palette, roomy) for side in sides]
        rows.append([_label(what, game, narrator), *cells])
    totals = [sum(term.points for term in terms if term.side == side) for side in sides]
    rows.append([Text(narrator.texts.say("score-total"), "bold"), *(Text(str(total), "bold") for total in totals)])
    return columns(rows, room)


def sources(terms: Iterable[Term], game: PalaceGame) -> list[str]:
    """What gives points: the wall, the kinds, and whatever else modules score."""
    usual = [WALL, *game.pieces.kinds]
    return usual + list(dict.fromkeys(term.what for term in terms if term.what not in usual))


def source_name(what: str, narrator: Narrator) -> str:
    """A source of points that is no kind."""
    if what == WALL:
        return narrator.texts.say("score-wall")
    colour = what.removesuffix("-falcons")
    if colour in FALCON_SIGNS:
        return f"{FALCON_SIGNS[colour]} {narrator.texts.say('module-falcons')}"
    return narrator.texts.say(f"module-{what}")


def _label(what: str, game: PalaceGame, narrator: Narrator) -> Text:
    if what not in game.pieces.kinds:
        return Text(source_name(what, narrator))
    kind = game.pieces.kinds.index(what)
    return Text.assemble((f" {KIND_SIGNS[kind]} ", KIND_STYLES[kind]), f" {narrator.words.kind(what)}")


def _cell(terms: Sequence[Term], what: str, side: int, narrator: Narrator, palette: Palette, roomy: bool) -> Text:
    """The points and what they are for: `21 (4, 1st)`."""
    cell = Text()
    for term in terms:
        if (term.what, term.side) == (what, side):
            why = narrator.texts.say("why-wall", amount=term.amount)
            if term.place:
                message = "why-kind" if roomy else "why-place"
                why = narrator.texts.say(message, amount=term.amount, place=term.place, sharers=term.sharers)
            cell.append(f"{why} ", palette.quiet)
            cell.append(f"{term.points:>2}", palette.good if term.points else palette.quiet)
    return cell or Text("·", palette.quiet)
