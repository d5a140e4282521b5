"""Stepping through a recorded game of Roll & Write."""

from sabika.rules.core.action import Action
from sabika.rules.core.game import Game
from sabika.rules.sheet.game import SheetGame
from sabika.terminal.replaying import Replay
from sabika.terminal.screens.stepping import SteppingScreen
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.board import SheetBoard
from sabika.terminal.sheet.scene import Crossed, SheetScene
from sabika.terminal.widgets.keybar import Key


class SheetReplayScreen(SheetBoard[None], SteppingScreen):
    """The sheets of a recorded game; nothing on them is hidden from anybody."""

    def __init__(self, replay: Replay, settings: Settings) -> None:
        SteppingScreen.__init__(self, replay, settings)

    @property
    def game(self) -> SheetGame:
        game = self.replay.game
        assert isinstance(game, SheetGame)
        return game

    def show(self) -> None:
        replay, view = self.replay, self.game.view()
        crossed = Crossed.of(replay.moment.events)
        round = self.narrator.words.round(view.round, view.rounds)
        heading = self.say("heading-sheet-replay", position=replay.position, last=replay.last, round=round)
        self.show_board(SheetScene(view, self.narrator, self.watched, self.points_now(), None, crossed), heading)
        self.show_course()

    def sentence(self, action: Action, before: Game) -> str:
        assert isinstance(before, SheetGame)
        return self.narrator.action(action, before)

    def looking_keys(self) -> list[Key]:
        others = [self.key("p", "watch-sheet", "watch_next")] if len(self.names) > 1 else []
        return [
            *others,
            self.key("s", "score-now", "score_now"),
            self.key("l", "log", "log"),
            self.key("r", "rules", "rules"),
            self.key("q", "quit", "leave"),
        ]
