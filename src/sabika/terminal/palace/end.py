"""The end of a game: the ranking, and where every point came from."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Narrator
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.columns import columns, width_of
from sabika.terminal.palace.scoring import ScoringScreen, source_label, source_name, source_sign, sources
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.saves import shown_path
from sabika.terminal.screens.base import Dialog
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import Key, KeyBar


class EndScreen(Dialog[str]):
    """Answers `again`, `quit`, or nothing to look at the board once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('again')"),
        Binding("q", "answer('quit')"),
        Binding("escape,b", "answer('')"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        *(Binding(str(scoring), f"scoring({scoring})") for scoring in (1, 2, 3)),
    ]

    def __init__(self, settings: Settings, table: Table[PalaceGame]) -> None:
        super().__init__(settings)
        self.table = table

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.settings.texts, self.table.game.pieces, self.table.names)

    def box(self) -> Iterable[Widget]:
        game = self.table.game
        names = [self.narrator.words.name(seat) for seat in game.winners()]
        points = game.points[game.winners()[0]]
        won = self.say("end-winner", winners=self.narrator.words.listed(names), count=len(names), points=points)
        yield Static(Text(won, "bold"), id="dialog-title")
        self.ranking = ranking(game, self.narrator, self.palette, self.room)
        yield VerticalScroll(Static(self.ranking, id="dialog-body"), id="dialog-scroll", can_focus=False)
        if self.table.path:
            yield Static(Text(self.say("end-saved", path=shown_path(self.table.path))), id="saved")
        yield KeyBar(id="dialog-keys")

    def on_mount(self) -> None:
        keys = [
            Key("⏎", self.say("key-again"), "answer('again')"),
            Key("1-3", self.say("key-scorings"), "scoring(3)"),
            Key("b", self.say("key-board"), "answer('')"),
            Key("q", self.say("key-quit"), "answer('quit')"),
        ]
        if self.fit(len(self.ranking.split("\n"))):
            keys.append(Key("↑ ↓", self.say("key-scroll"), "scroll(5)"))
        bar = self.query_one(KeyBar)
        bar.margins = self.app.size.width - self.room
        bar.show(keys)

    def action_scoring(self, number: int) -> None:
        for scored in self.table.game.scorings:
            if scored.scoring == number:
                self.app.push_screen(ScoringScreen(self.settings, self.table.game, self.narrator, scored.terms, number))


def ranking(game: PalaceGame, narrator: Narrator, palette: Palette, room: int) -> Text:
    """The sides by points, with what each scoring and each source gave: a row for each side, or a column if that would
    be too wide."""
    named = sources([term for scored in game.scorings for term in scored.terms], game)
    say = narrator.texts.say
    heading = [Text(), Text(say("score-points"), "bold")]
    heading += [Text(say("end-scoring", scoring=scored.scoring), "bold") for scored in game.scorings]
    sides = [
        _side(game, side, named, narrator, palette)
        for side in sorted(range(len(game.points)), key=lambda side: -game.points[side])
    ]
    wide = columns([[*heading, *(_sign(what, game, narrator) for what in named)], *sides], room)
    if width_of(wide) <= room:
        return wide
    labels = [*heading, *(source_label(what, game, narrator) for what in named)]
    return columns(list(zip(labels, *sides)), room)


def _side(game: PalaceGame, side: int, named: list[str], narrator: Narrator, palette: Palette) -> list[Text]:
    """The name, the points, and where they came from."""
    won = side in game.winners()
    own = [(scored.scoring, term) for scored in game.scorings for term in scored.terms if term.side == side]
    by_scoring = [sum(term.points for number, term in own if number == scored.scoring) for scored in game.scorings]
    by_source = [sum(term.points for _, term in own if term.what == what) for what in named]
    return [
        Text(f"{'★' if won else ' '} {narrator.words.name(side)[:12]}", palette.wall if won else ""),
        Text(str(game.points[side]), palette.good if won else "bold"),
        *(Text(str(points), palette.quiet) for points in by_scoring),
        *(Text(str(points) if points else "·") for points in by_source),
    ]


def _sign(source: str, game: PalaceGame, narrator: Narrator) -> Text:
    """A source as short as possible."""
    if source not in game.pieces.kinds:
        return Text(source_sign(source) or source_name(source, narrator))
    return Text(f" {KIND_SIGNS[source]} ", KIND_STYLES[source])
