"""What all games on the screen have in common, in play and recorded: everything one can look at without deciding."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Static

from sabika.i18n import Teller
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.terminal.screens.base import FullScreen
from sabika.terminal.screens.reading import LogScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import KeyBar
from sabika.terminal.widgets.log import Log
from sabika.terminal.widgets.part import Part, PlayerPicked, Told
from sabika.terminal.widgets.prompt import Prompt

Answer = TypeVar("Answer")


class BoardScreen(FullScreen[Answer]):
    """A game on the screen, with what one player has shown large."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "watch_next"),
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
        """The seat that is shown large."""

    # What each game, in play or recorded, has to say

    @property
    def game(self) -> Game:
        """The game as it is shown."""
        raise NotImplementedError

    @property
    def story(self) -> Sequence[Event]:
        """Everything that happened so far."""
        raise NotImplementedError

    @property
    def narrator(self) -> Teller:
        raise NotImplementedError

    def parts(self) -> Iterable[Widget]:
        """What lies on the table."""
        raise NotImplementedError

    def action_score_now(self) -> None:
        """What each would get if a scoring came now."""
        raise NotImplementedError

    def board(self) -> Iterable[Widget]:
        yield Static(id="heading")
        yield from self.parts()
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")

    def show_board(self, scene: Told, heading: str) -> None:
        """Bring every part of the board up to date."""
        self.add_class(f"-{self.game.setup.game}")
        for part in self.query(Part):
            part.show(scene)
        self.query_one(Log).show(self.story, scene.narrator)
        self.query_one("#heading", Static).update(heading)

    # Looking

    def look_at(self, seat: int) -> None:
        """Show large what a seat has."""
        self.watched = seat
        self.show()

    def action_watch_next(self) -> None:
        self.look_at((self.watched + 1) % len(self.names))

    @on(PlayerPicked)
    def _player_picked(self, message: PlayerPicked) -> None:
        self.look_at(message.number)

    def action_log(self) -> None:
        self.app.push_screen(LogScreen(self.settings, self.story, self.narrator))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.settings, self.game.setup.game))

    def action_language(self) -> None:
        self.settings.next_language()
        self.show()
