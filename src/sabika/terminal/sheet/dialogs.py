"""Points on screens of their own: kinds completed in a round, what each would have now, and the end of the game."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from sabika.i18n import SheetNarrator
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.scoring import ROUND_SCORING
from sabika.terminal.palette import Palette
from sabika.terminal.screens.points import EndDialog, PointsDialog
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.points import all_terms, points_table, sentences
from sabika.terminal.table import Table

PAGES: list[BindingType] = [Binding("pageup", "scroll(-10)"), Binding("pagedown", "scroll(10)")]


class RoundScreen(PointsDialog[None]):
    """The kinds completed in a round (R10)."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,space,q", "close"), *PAGES]

    def __init__(self, settings: Settings, narrator: SheetNarrator, terms: Sequence[Term]) -> None:
        super().__init__(settings)
        self.narrator = narrator
        self.terms = terms

    def title_line(self) -> str:
        return self.say("sheet-scoring-name", scoring=ROUND_SCORING)

    def told(self) -> Text:
        return sentences(self.terms, self.narrator)


class NowScreen(PointsDialog[None]):
    """What each would have if the game ended now."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,s,space,q", "close"), *PAGES]

    def __init__(self, settings: Settings, game: SheetGame, narrator: SheetNarrator) -> None:
        super().__init__(settings)
        self.game = game
        self.narrator = narrator

    def title_line(self) -> str:
        return self.say("sheet-if-over")

    def told(self) -> Text:
        more = () if self.game.over else self.game.score_now()
        return explained([*all_terms(self.game), *more], self.game, self.narrator, self.palette, self.room)


class SheetEndScreen(EndDialog):
    """Answers `again`, `quit`, or nothing to look at the sheets once more."""

    BINDINGS: ClassVar[list[BindingType]] = PAGES
    looking = "key-sheets"

    def __init__(self, settings: Settings, table: Table[SheetGame], narrator: SheetNarrator) -> None:
        super().__init__(settings, table)
        self.game = table.game
        self.narrator = narrator

    def title_line(self) -> str:
        return self.narrator.ending(self.game.points, self.game.winners())

    def told(self) -> Text:
        return explained(all_terms(self.game), self.game, self.narrator, self.palette, self.room)


def explained(terms: Sequence[Term], game: SheetGame, narrator: SheetNarrator, palette: Palette, room: int) -> Text:
    """The table, and below it every term as a sentence."""
    return Text("\n\n").join([points_table(terms, game, narrator, palette, room), sentences(terms, narrator)])
