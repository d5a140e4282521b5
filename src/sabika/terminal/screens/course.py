"""The course of a game: the person's decisions and the bots between them, whatever is played."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal, Refused
from sabika.rules.core.events import Event, Scored
from sabika.terminal.saves import shown_path
from sabika.terminal.screens.board import BoardScreen
from sabika.terminal.screens.leaving import FailureScreen, QuitScreen
from sabika.terminal.screens.reading import HelpScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.settings import Settings
from sabika.terminal.table import AnyTable, SeatFailed
from sabika.terminal.widgets.part import Part

AGAIN = "again"
QUIT = "quit"


class CourseScreen(BoardScreen[str]):
    """One game from wherever it stands to its end. Answers whether to play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "end_turn", priority=True),
        Binding("u", "take_back"),
        Binding("space", "skip", priority=True),
        Binding("question_mark,f1", "help"),
        Binding("plus", "pause(1)"),
        Binding("minus", "pause(-1)"),
        Binding("q", "quit"),
    ]

    def __init__(self, table: AnyTable, settings: Settings) -> None:
        super().__init__(settings, table.names, table.seat)
        self.table = table
        self.choice: object | None = None
        """What the person has picked so far, while it is theirs to decide."""
        self.objection: Refusal | None = None
        self._since_own_turn: list[Event] = []
        self._skip = asyncio.Event()

    @property
    def story(self) -> list[Event]:
        return self.table.story

    # What each game does in its own way

    def ask(self) -> None:
        """Begin the next decision of the person, if there is one, and show everything."""
        raise NotImplementedError

    def notice(self, events: list[Event]) -> int | None:
        """Mark what these events changed. Says which seat is worth looking at, if any."""
        raise NotImplementedError

    def scoring_screen(self, scored: Scored) -> ModalScreen[None] | None:
        """A scoring on a screen of its own; None if nobody needs to look at it now."""
        raise NotImplementedError

    def end_screen(self) -> ModalScreen[str]:
        raise NotImplementedError

    def help_screen(self) -> HelpScreen:
        raise NotImplementedError

    # The course of the game

    def on_mount(self) -> None:
        self._complain()
        self.go_on([])

    def go_on(self, events: list[Event]) -> None:
        """Show what happened, let the bots move, and come back to the person."""
        self.run_worker(self._until_asked(events), exclusive=True, group="game")

    async def _until_asked(self, events: list[Event]) -> None:
        self._since_own_turn = []
        if events:
            self._complain()
        await self._tell(events)
        while not self.table.mine and not self.table.game.over:
            try:
                action = await asyncio.to_thread(self.table.bot_choice)
            except SeatFailed as failure:
                await self._break_off(failure)
                return
            events = self.table.apply(action)
            if events:
                await self._tell(events)
                await self._rest()
        self._skip.clear()
        self.watched = self.table.seat
        self.notice(self._since_own_turn)
        self.ask()
        if self.table.game.over:
            await self._end()

    async def _tell(self, events: list[Event]) -> None:
        """Show what one decision caused, scorings on a screen of their own."""
        self._since_own_turn += events
        scorings = [event for event in events if isinstance(event, Scored)]
        if scorings or not self._hurrying:
            seat = self.notice(events)
            self.watched = self.watched if seat is None else seat
            self.show()
        for event in scorings:
            screen = self.scoring_screen(event)
            if screen:
                await self.app.push_screen_wait(screen)

    @property
    def _hurrying(self) -> bool:
        """Whether the person does not want to follow every move of the bots."""
        return self._skip.is_set() or not self.settings.pause

    async def _rest(self) -> None:
        """A short pause, so that one can follow; cut short by the person."""
        if not self._hurrying:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), self.settings.pause)

    async def _break_off(self, failure: SeatFailed) -> None:
        """Leave a game that a bot cannot go on with; it is saved, and can be resumed once the bot is well."""
        self.table.save()
        self._complain()
        await self.app.push_screen_wait(FailureScreen(self.settings, self.table, failure))
        self.app.exit(return_code=1)

    async def _end(self) -> None:
        answer = await self.app.push_screen_wait(self.end_screen())
        if answer:
            self.dismiss(answer)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter ends the turn only while its last decision is held back, and Space skips only while bots move; else
        they are for the part in focus."""
        if action == "end_turn":
            return self.table.held is not None or self.table.game.over
        if action == "skip":
            return self.choice is None
        return True

    # Deciding

    def decide(self, action: Action) -> None:
        """Carry out a decision of the person, or say why not."""
        if self.choice is None:
            return
        try:
            events = self.table.decide(action)
        except Refused as refused:
            self.objection = refused.refusal
            self.show()
            return
        self.watched = self.table.seat
        self.notice(events)
        if self.table.mine and not any(isinstance(event, Scored) for event in events):
            self.ask()
        else:
            self.choice = None
            self.go_on(events)

    def action_end_turn(self) -> None:
        self.go_on(self.table.end_turn())

    def action_take_back(self) -> None:
        if self.table.take_back():
            self.notice([])
            self.watched = self.table.seat
            self.ask()

    # Looking

    @on(Part.Looked)
    def _looked(self) -> None:
        self.objection = None
        self.show()

    def action_skip(self) -> None:
        self._skip.set()

    def action_pause(self, steps: int) -> None:
        self.settings.slower(steps)
        self.notify(self.say("pace", seconds=str(self.settings.pause)), timeout=2)

    def action_rules(self) -> None:
        """The rules, beginning with the one that refused something."""
        rule = self.objection.rule if self.objection else ""
        self.app.push_screen(RulesScreen(self.settings, self.game.setup.game, rule))

    def action_help(self) -> None:
        self.app.push_screen(self.help_screen())

    def action_quit(self) -> None:
        self.app.push_screen(QuitScreen(self.settings, self.table.path), self._quit)

    def _quit(self, sure: bool | None) -> None:
        """Leave once the game is saved, or has been known to be unsaved."""
        warned = self.table.unsaved is not None
        if sure and (self.table.save() or warned):
            self.dismiss(QUIT)
        self._complain()

    def _complain(self) -> None:
        """Say if the game could not be saved, each time it happens."""
        if self.table.unsaved:
            self.notify(self.say("not-saved", path=shown_path(self.table.unsaved)), severity="error", timeout=10)
