"""Playing: the course of a game, with the bots between the person's decisions."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual.binding import Binding, BindingType

from sabika.rules.core.events import Event, Scored
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.guide import Guide, Pointing
from sabika.terminal.saves import shown_path
from sabika.terminal.scene import Fresh, Scene
from sabika.terminal.screens.deciding import DecidingScreen
from sabika.terminal.screens.end import EndScreen
from sabika.terminal.screens.failure import FailureScreen
from sabika.terminal.screens.help import HelpScreen
from sabika.terminal.screens.quit import QuitScreen
from sabika.terminal.screens.rules import RulesScreen
from sabika.terminal.screens.scoring import ScoringScreen
from sabika.terminal.settings import Settings
from sabika.terminal.table import BotFailed, Table
from sabika.terminal.widgets.choices import Choices
from sabika.terminal.widgets.display import Display
from sabika.terminal.widgets.keybar import KeyBar
from sabika.terminal.widgets.prompt import Prompt
from sabika.terminal.widgets.yard import Yard

AGAIN = "again"
QUIT = "quit"


class PlayScreen(DecidingScreen):
    """One game from wherever it stands to its end. Answers whether to play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "modules"),
        Binding("space", "skip", priority=True),
        Binding("question_mark,f1", "help"),
        Binding("plus", "pause(1)"),
        Binding("minus", "pause(-1)"),
        Binding("q", "quit"),
    ]

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table, settings)
        self._since_own_turn: list[Event] = []
        self._skip = asyncio.Event()

    @property
    def game(self) -> PalaceGame:
        return self.table.shown

    @property
    def story(self) -> list[Event]:
        return self.table.story

    def on_mount(self) -> None:
        self._complain()
        self.go_on([])

    # The course of the game

    def go_on(self, events: list[Event]) -> None:
        self.run_worker(self._until_asked(events), exclusive=True, group="game")

    async def _until_asked(self, events: list[Event]) -> None:
        self._since_own_turn = []
        if events:
            self._complain()
        await self._tell(events)
        while not self.table.mine and not self.table.game.over:
            try:
                action = await asyncio.to_thread(self.table.bot_choice)
            except BotFailed as failure:
                await self._break_off(failure)
                return
            events = self.table.let_bot(action)
            if events:
                await self._tell(events)
                await self._rest()
        self._skip.clear()
        self.watched = self.table.seat
        self.fresh = Fresh.of(self._since_own_turn)
        self.ask()
        if self.table.game.over:
            await self._end()

    async def _tell(self, events: list[Event]) -> None:
        """Show what one decision caused, scorings on a screen of their own."""
        self._since_own_turn += events
        scorings = [event for event in events if isinstance(event, Scored)]
        if scorings or not self._hurrying:
            self.fresh = Fresh.of(events)
            if self.fresh.buyer is not None:
                self.watched = self.fresh.buyer
            self.show()
        for event in scorings:
            await self.app.push_screen_wait(
                ScoringScreen(self.settings, self.table.game, self.narrator, event.terms, event.scoring)
            )

    @property
    def _hurrying(self) -> bool:
        """Whether the person does not want to follow every move of the bots."""
        return self._skip.is_set() or not self.settings.pause

    async def _rest(self) -> None:
        """A short pause, so that one can follow; cut short by the person."""
        if not self._hurrying:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), self.settings.pause)

    async def _break_off(self, failure: BotFailed) -> None:
        """Leave a game that a bot cannot go on with; it is saved, and can be resumed once the bot is well."""
        self.table.save()
        self._complain()
        await self.app.push_screen_wait(FailureScreen(self.settings, self.table, failure))
        self.app.exit(return_code=1)

    async def _end(self) -> None:
        answer = await self.app.push_screen_wait(EndScreen(self.settings, self.table))
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

    # Looking

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
        self.app.push_screen(HelpScreen(self.settings, self.game.setup))

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

    # Showing

    def scene(self) -> Scene:
        """The moment as the person may see it."""
        view = self.table.shown.view(self.table.seat)
        choice = self.choice
        offers = choice.offers() if choice else {}
        hands = [(self.table.seat, view.hand)]
        considered = 0
        if choice and choice.game.step == "act" and not choice.tile and isinstance(self.focused, Yard):
            considered = view.yard[self.focused.space]
        return Scene(view, self.narrator, hands, self.watched, choice, offers, self.fresh, self.counts(), considered)

    def show(self) -> None:
        scene = self.scene()
        guide = Guide(self.table, scene, self._pointing(), self.objection)
        self.show_board(scene, guide.heading())
        choices = self.query_one(Choices)
        choices.show(scene, self.palette)
        self.set_class(bool(choices.actions), "-choosing")
        self.set_class(scene.choice is not None and scene.choice.tile != 0, "-placing")
        self.query_one(Prompt).show(guide.question(), *guide.detail(), self.palette)
        self.query_one(KeyBar).show(guide.keys_now(), guide.keys_always())

    def _pointing(self) -> Pointing:
        if isinstance(self.focused, Yard):
            return Pointing("yard", self.focused.space)
        if isinstance(self.focused, Display):
            return Pointing("display", self.focused.position)
        return Pointing(self.focused.id or "") if self.focused else Pointing()
