"""The board of a game with palaces, in play and recorded."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from sabika.i18n import Narrator
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import kind_counts, kind_parts
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.display import Display
from sabika.terminal.palace.gauge import Gauge
from sabika.terminal.palace.hand import HandPanel
from sabika.terminal.palace.loose import LooseTiles
from sabika.terminal.palace.modules import ModulesScreen
from sabika.terminal.palace.others import OthersPanel
from sabika.terminal.palace.palace import PalacePanel
from sabika.terminal.palace.scene import Scene
from sabika.terminal.palace.scores import Scores
from sabika.terminal.palace.scoring import ScoringScreen
from sabika.terminal.palace.yard import Yard
from sabika.terminal.screens.board import BoardScreen
from sabika.terminal.widgets.log import Log

Answer = TypeVar("Answer")


class PalaceBoard(BoardScreen[Answer]):
    """A game with one palace shown large."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("z", "large"), Binding("k", "next_scores")]

    @property
    def game(self) -> PalaceGame:
        """The game as it is shown."""
        raise NotImplementedError

    def scene(self) -> Scene:
        """The moment as it may be seen."""
        raise NotImplementedError

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.settings.texts, self.game.pieces, self.names)

    def counts(self) -> list[list[int]]:
        """What is ranked, by side and kind."""
        return kind_counts(self.game, kind_parts(self.game))

    def parts(self) -> Iterable[Widget]:
        yield Horizontal(Yard(id="yard"), Display(id="display"), Gauge(id="gauge"), id="market")
        yield Horizontal(
            PalacePanel(id="palace"),
            OthersPanel(id="others"),
            Vertical(Scores(id="scores"), Choices(id="choices"), Log(id="log"), id="side"),
            id="middle",
        )
        yield Horizontal(HandPanel(id="hand"), LooseTiles(id="loose"), id="own")

    def action_large(self) -> None:
        """Show the palace as large as possible, or everything again."""
        self.toggle_class("-large")

    def action_score_now(self) -> None:
        self.app.push_screen(ScoringScreen(self.settings, self.game, self.narrator))

    def action_next_scores(self) -> None:
        """The next page of the score table, where it does not fit."""
        self.query_one(Scores).turn_page()

    def action_modules(self) -> None:
        self.app.push_screen(ModulesScreen(self.settings, self.scene().view, self.narrator.words))
