"""Stepping through a recorded game with palaces."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from sabika.rules.core.action import Action
from sabika.rules.core.game import Game
from sabika.rules.core.view import SPECTATOR
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.palace.board import PalaceBoard
from sabika.terminal.palace.scene import Fresh, Scene
from sabika.terminal.palace.sentences import sentence
from sabika.terminal.replaying import EVERYTHING, Replay
from sabika.terminal.screens.stepping import SteppingScreen
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key


class ReplayScreen(PalaceBoard[None], SteppingScreen):
    """The board of a recorded game, as somebody saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "viewer"), Binding("m", "modules")]

    def __init__(self, replay: Replay, settings: Settings) -> None:
        SteppingScreen.__init__(self, replay, settings)

    @property
    def game(self) -> PalaceGame:
        game = self.replay.game
        assert isinstance(game, PalaceGame)
        return game

    def action_viewer(self) -> None:
        self.replay.next_viewer()
        self.show()

    def scene(self) -> Scene:
        replay = self.replay
        view = self.game.view(replay.viewer if replay.viewer >= 0 else None)
        fresh = Fresh.of(replay.moment.events)
        return Scene(view, self.narrator, hands_in(replay), self.watched, fresh=fresh, counts=self.counts())

    def show(self) -> None:
        replay = self.replay
        heading = self.say(
            "heading-replay",
            position=replay.position,
            last=replay.last,
            turn=replay.game.turn,
            viewer=self._viewer_name(),
        )
        self.show_board(self.scene(), heading)
        self.show_course()

    def sentence(self, action: Action, before: Game) -> str:
        assert isinstance(before, PalaceGame)
        return sentence(action, before, self.narrator.words)

    def _viewer_name(self) -> str:
        viewer = self.replay.viewer
        if viewer == EVERYTHING:
            return self.say("viewer-everything")
        return self.say("viewer-spectator") if viewer == SPECTATOR else self.replay.names[viewer]

    def looking_keys(self) -> list[Key]:
        return [
            self.key("v", "viewer", "viewer"),
            self.key("p", "watch", "watch_next"),
            self.key("m", "modules", "modules") if self.game.setup.modules else self.key("z", "large", "large"),
            self.key("s", "score-now", "score_now"),
            self.key("l", "log", "log"),
            self.key("r", "rules", "rules"),
            self.key("q", "quit", "leave"),
        ]


def hands_in(replay: Replay) -> list[tuple[int, tuple[int, ...]]]:
    """The hands that the viewer sees."""
    game = replay.game
    assert isinstance(game, PalaceGame)
    if replay.viewer == SPECTATOR:
        return []
    seats = range(len(replay.names)) if replay.viewer == EVERYTHING else [replay.viewer]
    return [(seat, game.seats[seat].hand.all_cards()) for seat in seats]
