"""Stepping through a recorded game."""

from collections.abc import Iterable
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget

from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame
from sabika.terminal import replaying
from sabika.terminal.replaying import Replay
from sabika.terminal.scene import Fresh, Scene
from sabika.terminal.screens.board import BoardScreen
from sabika.terminal.sentences import sentence
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar
from sabika.terminal.widgets.log import short
from sabika.terminal.widgets.panel import Panel
from sabika.terminal.widgets.prompt import Prompt, Tone
from sabika.terminal.widgets.timeline import Timeline


class ReplayScreen(BoardScreen[None]):
    """The board of a recorded game, moment by moment."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)"),
        Binding("left", "step(-1)"),
        Binding("down,pagedown", "turn(1)"),
        Binding("up,pageup", "turn(-1)"),
        Binding("n", "scoring(1)"),
        Binding("N", "scoring(-1)"),
        Binding("home", "go(0)"),
        Binding("end", "end"),
        Binding("v", "viewer"),
        Binding("m", "modules"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, replay: Replay, settings: Settings) -> None:
        super().__init__(settings, replay.names, replay.actor())
        self.replay = replay

    @property
    def game(self) -> PalaceGame:
        return self.replay.game

    @property
    def story(self) -> list[Event]:
        return self.replay.story()

    def board(self) -> Iterable[Widget]:
        for part in super().board():
            if isinstance(part, Prompt):
                yield Timeline(self.replay, id="timeline")
            yield part

    def on_mount(self) -> None:
        for panel in self.query(Panel):
            panel.can_focus = False
        self._follow()

    # Stepping

    def _follow(self) -> None:
        """Show the moment, and the palace of whoever acted."""
        self.watched = max(self.replay.actor(), 0)
        self.show()

    def action_step(self, steps: int) -> None:
        self.replay.step(steps)
        self._follow()

    def action_turn(self, direction: int) -> None:
        self.replay.jump(self.replay.turns, direction)
        self._follow()

    def action_scoring(self, direction: int) -> None:
        self.replay.jump(self.replay.scorings, direction)
        self._follow()

    def action_go(self, position: int) -> None:
        self.replay.go(position)
        self._follow()

    def action_end(self) -> None:
        self.action_go(self.replay.last)

    @on(Timeline.Pointed)
    def _pointed(self, message: Timeline.Pointed) -> None:
        self.action_go(message.position)

    # Looking

    def action_viewer(self) -> None:
        self.replay.next_viewer()
        self.show()

    def action_leave(self) -> None:
        self.dismiss()

    # Showing

    def scene(self) -> Scene:
        replay = self.replay
        view = replay.game.view(replay.viewer if replay.viewer >= 0 else None)
        fresh = Fresh.of(replay.moment.events)
        return Scene(view, self.narrator, replay.hands(), self.watched, fresh=fresh, counts=self.counts())

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
        self.query_one(Timeline).refresh()
        question = self.say("replay-start") if replay.moment.action is None else self._sentence()
        self.query_one(Prompt).show(question, "", Tone.QUIET, self.palette)
        self.query_one(KeyBar).show(*self._keys())

    def _sentence(self) -> str:
        """What the action did; a choice of a tile that is yet to be paid causes nothing."""
        told = self.narrator.events(short(self.replay.moment.events))
        action = self.replay.moment.action
        if told or action is None:
            return " ".join(told)
        before = self.replay.moments[self.replay.position - 1].game
        assert isinstance(before, PalaceGame)
        actor = self.narrator.words.name(before.asked())
        return f"{actor}: {sentence(action, before, self.narrator.words)}"

    def _viewer_name(self) -> str:
        match self.replay.viewer:
            case replaying.EVERYTHING:
                return self.say("viewer-everything")
            case replaying.SPECTATOR:
                return self.say("viewer-spectator")
        return self.replay.names[self.replay.viewer]

    def _keys(self) -> tuple[list[Key], list[Key]]:
        return (
            [
                self._key("← →", "action", "step(1)"),
                self._key("↑ ↓", "turn", "turn(1)"),
                self._key("n N", "scoring", "scoring(1)"),
                self._key("home", "begin", "go(0)"),
                self._key("end", "end", "end"),
            ],
            [
                self._key("v", "viewer", "viewer"),
                self._key("p", "watch", "watch_next"),
                self._key("m", "modules", "modules") if self.game.setup.modules else self._key("z", "large", "large"),
                self._key("s", "score-now", "score_now"),
                self._key("l", "log", "log"),
                self._key("r", "rules", "rules"),
                self._key("q", "quit", "leave"),
            ],
        )

    def _key(self, label: str, message: str, action: str) -> Key:
        return Key(label, self.say(f"key-{message}"), action)
