"""The end of a game: the ranking, and where every point came from."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from sabika.i18n import Narrator
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.columns import columns, width_of
from sabika.terminal.palace.scoring import SCORINGS, ScoringScreen, source_label, source_name, source_sign, sources
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.screens.points import EndDialog
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import Key


class EndScreen(EndDialog):
    """Shows each scoring besides."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(scoring), f"scoring({scoring})") for scoring in range(1, SCORINGS + 1)
    ]

    def __init__(self, settings: Settings, table: Table[PalaceGame]) -> None:
        super().__init__(settings, table)
        self.game = table.game

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.settings.texts, self.game.pieces, self.table.names)

    def title_line(self) -> str:
        winners, words = self.game.winners(), self.narrator.words
        names = words.listed([words.name(seat) for seat in winners])
        return self.say("end-winner", winners=names, count=len(winners), points=self.game.points[winners[0]])

    def told(self) -> Text:
        return ranking(self.game, self.narrator, self.palette, self.room)

    def keys(self) -> list[Key]:
        again, *others = super().keys()
        return [again, Key("1-3", self.say("key-scorings"), "scoring(3)"), *others]

    def action_scoring(self, number: int) -> None:
        for scored in self.game.scorings:
            if scored.scoring == number:
                self.app.push_screen(ScoringScreen(self.settings, self.game, self.narrator, scored.terms, number))


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
