"""What playing and replaying have in common: the board, and everything one can look at without deciding anything."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Narrator
from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import kind_counts, kind_parts
from sabika.terminal.scene import Scene
from sabika.terminal.screens.base import FullScreen
from sabika.terminal.screens.log import LogScreen
from sabika.terminal.screens.modules import ModulesScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.screens.scoring import ScoringScreen
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.choices import Choices
from sabika.terminal.widgets.display import Display
from sabika.terminal.widgets.gauge import Gauge
from sabika.terminal.widgets.hand import HandPanel
from sabika.terminal.widgets.keybar import KeyBar
from sabika.terminal.widgets.log import Log
from sabika.terminal.widgets.loose import LooseTiles
from sabika.terminal.widgets.others import OthersPanel
from sabika.terminal.widgets.palace import PalacePanel
from sabika.terminal.widgets.panel import Panel, PlayerPicked
from sabika.terminal.widgets.prompt import Prompt
from sabika.terminal.widgets.scores import Scores
from sabika.terminal.widgets.yard import Yard

Answer = TypeVar("Answer")


class BoardScreen(FullScreen[Answer]):
    """A game on the screen, with one palace shown large."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "watch_next"),
        Binding("z", "large"),
        Binding("s", "score_now"),
        Binding("l", "log"),
        Binding("r", "rules"),
        Binding("f2", "language"),
        Binding("t", "app.switch_light"),
    ]

    def __init__(self, settings: Settings, names: Sequence[str], watched: int) -> None:
        super().__init__(settings)
        self.names = names
        self.watched = watched
        """The seat whose palace is shown large."""

    # What a game in play and a recorded one have to say

    @property
    def game(self) -> PalaceGame:
        """The game as it is shown."""
        raise NotImplementedError

    @property
    def story(self) -> Sequence[Event]:
        """Everything that happened so far."""
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

    # The board

    def board(self) -> Iterable[Widget]:
        yield Static(id="heading")
        yield Horizontal(Yard(id="yard"), Display(id="display"), Gauge(id="gauge"), id="market")
        yield Horizontal(
            PalacePanel(id="palace"),
            OthersPanel(id="others"),
            Vertical(Scores(id="scores"), Choices(id="choices"), Log(id="log"), id="side"),
            id="middle",
        )
        yield Horizontal(HandPanel(id="hand"), LooseTiles(id="loose"), id="own")
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")

    def show_board(self, scene: Scene, heading: str) -> None:
        """Bring every part of the board up to date."""
        for panel in self.query(Panel):
            panel.show(scene)
        self.query_one(Log).show(self.story, scene.narrator)
        self.query_one("#heading", Static).update(heading)

    # Looking

    def look_at(self, seat: int) -> None:
        """Show the palace of a seat large."""
        self.watched = seat
        self.show()

    def action_watch_next(self) -> None:
        self.look_at((self.watched + 1) % len(self.names))

    @on(PlayerPicked)
    def _player_picked(self, message: PlayerPicked) -> None:
        self.look_at(message.seat)

    def action_large(self) -> None:
        """Show the palace as large as possible, or everything again."""
        self.toggle_class("-large")

    def action_score_now(self) -> None:
        self.app.push_screen(ScoringScreen(self.settings, self.game, self.narrator))

    def action_log(self) -> None:
        self.app.push_screen(LogScreen(self.settings, self.story, self.narrator))

    def action_modules(self) -> None:
        self.app.push_screen(ModulesScreen(self.settings, self.scene().view, self.narrator.words))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.settings))

    def action_language(self) -> None:
        self.settings.next_language()
        self.show()
