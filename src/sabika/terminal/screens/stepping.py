"""Stepping through a recorded game, whatever was played."""

from collections.abc import Iterable
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget

from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.terminal.replaying import Replay
from sabika.terminal.screens.board import BoardScreen
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.keybar import Key, KeyBar
from sabika.terminal.widgets.log import short
from sabika.terminal.widgets.part import Part
from sabika.terminal.widgets.prompt import Prompt, Tone
from sabika.terminal.widgets.timeline import Timeline


class SteppingScreen(BoardScreen[None]):
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
        Binding("q,escape", "leave"),
    ]

    def __init__(self, replay: Replay, settings: Settings) -> None:
        super().__init__(settings, replay.names, replay.actor())
        self.replay = replay

    @property
    def story(self) -> list[Event]:
        return self.replay.story()

    def board(self) -> Iterable[Widget]:
        """With the course of the game above the sentences."""
        for part in super().board():
            if isinstance(part, Prompt):
                yield Timeline(self.replay, id="timeline")
            yield part

    def on_mount(self) -> None:
        self.add_class("-replay")
        for part in self.query(Part):
            part.can_focus = False
        self._follow()

    # What each game does in its own way

    def sentence(self, action: Action, before: Game) -> str:
        """What an action that causes nothing yet is about."""
        raise NotImplementedError

    def looking_keys(self) -> list[Key]:
        """The keys with which one looks around."""
        raise NotImplementedError

    # Stepping

    def _follow(self) -> None:
        """Show the moment, and what belongs to whoever acted."""
        self.watched = max(self.replay.actor(), 0)
        self.show()

    def action_step(self, steps: int) -> None:
        self.replay.go(self.replay.position + steps)
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

    @on(Timeline.Picked)
    def _pointed(self, message: Timeline.Picked) -> None:
        self.action_go(message.number)

    def action_leave(self) -> None:
        self.dismiss()

    # Showing

    def show_course(self) -> None:
        """Where in the game one is, what just happened, and which keys go on from here."""
        self.query_one(Timeline).refresh()
        question = self.say("replay-start") if not self.replay.position else self._told()
        self.query_one(Prompt).show(question, "", Tone.QUIET, self.palette)
        stepping = [
            self.key("← →", "action", "step(1)"),
            self.key("↑ ↓", "turn", "turn(1)"),
            self.key("n N", "scoring", "scoring(1)"),
            self.key("home", "begin", "go(0)"),
            self.key("end", "end", "end"),
        ]
        self.query_one(KeyBar).show(stepping, self.looking_keys())

    def _told(self) -> str:
        """What the action did, or what it was about if that comes later, as with a tile that is yet to be paid."""
        told = self.narrator.events(short(self.replay.moment.events))
        action = self.replay.moment.action
        if told or action is None:
            return " ".join(told)
        before = self.replay.moments[self.replay.position - 1].game
        return f"{self.narrator.words.name(before.asked())}: {self.sentence(action, before)}"

    def key(self, label: str, message: str, action: str) -> Key:
        return Key(label, self.say(f"key-{message}"), action)
