"""The board of Roll & Write, in play and recorded."""

from collections.abc import Iterable
from typing import TypeVar

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from sabika.i18n import SheetNarrator
from sabika.rules.sheet.game import SheetGame
from sabika.terminal.screens.board import BoardScreen
from sabika.terminal.sheet.dialogs import NowScreen
from sabika.terminal.sheet.dice import DicePanel
from sabika.terminal.sheet.others import OtherSheets
from sabika.terminal.sheet.paper import Paper
from sabika.terminal.sheet.points import totals_of
from sabika.terminal.sheet.scores import SheetScores
from sabika.terminal.widgets.log import Log

Answer = TypeVar("Answer")


class SheetBoard(BoardScreen[Answer]):
    """A game with one sheet shown large."""

    @property
    def game(self) -> SheetGame:
        """The game as it is shown."""
        raise NotImplementedError

    @property
    def narrator(self) -> SheetNarrator:
        goal = self.game.setup.option("goal", "points")
        return SheetNarrator(self.settings.texts, self.game.sheet, self.names, goal)

    def points_now(self) -> list[int]:
        """What each side would have if the game ended now."""
        game = self.game
        if game.over:
            return game.points
        return [own + more for own, more in zip(game.points, totals_of(game.score_now(), game))]

    def parts(self) -> Iterable[Widget]:
        yield Horizontal(
            Vertical(Paper(id="paper"), OtherSheets(id="sheets"), id="papers"),
            Vertical(DicePanel(id="dice"), SheetScores(id="points"), Log(id="log"), id="side"),
            id="middle",
        )

    def action_score_now(self) -> None:
        self.app.push_screen(NowScreen(self.settings, self.game, self.narrator))
