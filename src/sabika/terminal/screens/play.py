"""Playing: the board, the person's decisions, and the bots between them."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import Refusal, Refused
from sabika.rules.core.events import Event, Scored
from sabika.rules.palace.buying import buy
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.choice import Choice
from sabika.terminal.guide import Guide, Pointing
from sabika.terminal.saves import shown_path
from sabika.terminal.scene import Fresh, Scene
from sabika.terminal.screens.board import BoardScreen
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
from sabika.terminal.widgets.loose import LooseTiles
from sabika.terminal.widgets.palace import PalacePanel
from sabika.terminal.widgets.panel import Panel
from sabika.terminal.widgets.prompt import Prompt
from sabika.terminal.widgets.yard import Yard

AGAIN = "again"
QUIT = "quit"
TAKEN_BACK = ("pay", "lay", "store", "pay-falcon")
"""In these steps Escape goes back to the choice before."""


class PlayScreen(BoardScreen[str]):
    """One game from wherever it stands to its end. Answers whether to play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(space + 1), f"buy({space})") for space in range(4)),
        *(Binding(str(position + 5), f"toggle_card({position})") for position in range(4)),
        Binding("enter", "end_turn", priority=True),
        Binding("u", "take_back"),
        Binding("escape", "step_back"),
        Binding("n", "next_cell(1)"),
        Binding("N", "next_cell(-1)"),
        Binding("x", "reserve"),
        Binding("g", "give"),
        Binding("d", "redesign"),
        Binding("m", "more"),
        Binding("v", "modules"),
        Binding("o", "turn_portal"),
        Binding("space", "skip", priority=True),
        Binding("question_mark,f1", "help"),
        Binding("plus", "pause(1)"),
        Binding("minus", "pause(-1)"),
        Binding("q", "quit"),
    ]

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(settings, table.names, table.seat)
        self.table = table
        self.choice: Choice | None = None
        self.objection: Refusal | None = None
        self.fresh = Fresh()
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
        self._continue([])

    # The course of the game

    def _continue(self, events: list[Event]) -> None:
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
        self._ask()
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

    def _ask(self) -> None:
        """Begin the next decision of the person."""
        self.objection = None
        cursor = self.choice.cursor if self.choice else (0, 0)
        asks = self.table.mine and self.table.held is None
        self.choice = Choice(self.table.game, cursor) if asks else None
        self.show()
        if self.choice:
            self._focus_step(self.choice)

    def _focus_step(self, choice: Choice) -> None:
        """Turn to where the decision is made."""
        if choice.listed():
            self.query_one(Choices).focus()
        elif choice.tile:
            self.query_one(PalacePanel).focus()
        elif not isinstance(self.focused, Yard | Display):
            self.query_one(Yard).focus()

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
        self.fresh = Fresh.of(events)
        if self.table.mine:
            self._ask()
        else:
            self.choice = None
            self._continue(events)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter ends the turn only while its last decision is held back, and Space skips only while bots move; else
        they are for the part in focus."""
        if action == "end_turn":
            return self.table.held is not None or self.table.game.over
        if action == "skip":
            return self.choice is None
        return True

    def action_end_turn(self) -> None:
        self._continue(self.table.end_turn())

    def action_take_back(self) -> None:
        if self.table.take_back():
            self.fresh = Fresh()
            self.watched = self.table.seat
            self._ask()

    def action_step_back(self) -> None:
        """Back to the choice before: put down what is picked, or do not buy after all."""
        self.objection = None
        step = self.table.game.step
        if self.choice and self.choice.tile and step == "act":
            self.choice.drop_tile()
        elif self.choice and step == "act" and self.choice.close():
            self.query_one(Yard).focus()
        elif self.choice and self.choice.can_decline:
            self.decide(DECLINE)
            return
        elif self.choice and self.choice.money:
            self.choice.money.clear()
        elif step in TAKEN_BACK or self.table.held is not None:
            self.action_take_back()
        self.watched = self.table.seat
        self.show()

    def action_buy(self, space: int) -> None:
        if self.choice:
            self.query_one(Yard).space = space
            ways = self.choice.ways(space)
            if len(ways) > 1:
                self._open(ways)
            else:
                self.decide(ways[0] if ways else buy(space))

    def action_more(self) -> None:
        """List what cannot be pointed at on the board."""
        if self.choice and self.table.game.step == "act" and self.choice.more():
            self._open(self.choice.more())

    def _open(self, actions: list[Action]) -> None:
        if self.choice:
            self.objection = None
            self.choice.open(actions)
            self.show()
            self.query_one(Choices).focus()

    def action_turn_portal(self) -> None:
        if self.choice and self.choice.is_portal:
            self.choice.turn_portal()
            self.show()

    def action_toggle_card(self, position: int) -> None:
        if self.choice and self.table.game.step == "act":
            self.query_one(Display).focus()
            self.query_one(Display).position = position
            self.choice.toggle_card(position)
            action = self.choice.take()
            self.objection = self.table.game.why_not(action) if action else None
            self.show()

    def action_take(self, position: int) -> None:
        """Take the picked cards, or the one pointed at."""
        if self.choice:
            if not self.choice.money:
                self.choice.toggle_card(position)
            action = self.choice.take()
            if action:
                self.decide(action)

    def action_pick_tile(self, tile: int) -> None:
        if self.choice and tile in self.choice.loose_tiles():
            self.objection = None
            self.choice.pick_tile(tile)
            self.query_one(PalacePanel).focus()
            self.show()

    def action_redesign(self) -> None:
        """Turn to the reserve, or to the palace if it is empty."""
        if self.choice and self.table.game.step == "act":
            self.watched = self.table.seat
            self.query_one(LooseTiles if self.choice.loose_tiles() else PalacePanel).focus()
            self.show()

    def action_choose_cell(self) -> None:
        if self.choice:
            self.decide(self.choice.at_cursor())

    def action_next_cell(self, step: int) -> None:
        if self.choice:
            self.watched = self.table.seat
            self.query_one(PalacePanel).focus()
            self.choice.next_cell(step)
            self.show()

    def action_reserve(self) -> None:
        if self.choice and self.choice.tile:
            self.decide(self.choice.reserve())

    def action_give(self) -> None:
        if self.choice and self.choice.can_give:
            self.decide(self.choice.give())

    @on(Yard.Picked)
    def _yard_picked(self, message: Yard.Picked) -> None:
        self.action_buy(message.space)

    @on(Display.Toggled)
    def _card_toggled(self, message: Display.Toggled) -> None:
        self.action_toggle_card(message.position)

    @on(Display.Taken)
    def _cards_taken(self, message: Display.Taken) -> None:
        self.action_take(message.position)

    @on(LooseTiles.Picked)
    def _tile_picked(self, message: LooseTiles.Picked) -> None:
        self.action_pick_tile(message.tile)

    @on(PalacePanel.Chosen)
    def _cell_chosen(self) -> None:
        self.action_choose_cell()

    @on(Panel.Looked)
    def _looked(self) -> None:
        self.objection = None
        self.show()

    @on(OptionList.OptionSelected)
    def _listed_chosen(self, message: OptionList.OptionSelected) -> None:
        self.decide(self.query_one(Choices).chosen(message.option))

    def action_enter(self) -> None:
        """What Enter does in the part in focus, for a click on the key bar."""
        focused = self.focused
        if isinstance(focused, Choices):
            focused.action_select()
        elif isinstance(focused, Yard):
            self.action_buy(focused.space)
        elif isinstance(focused, Display):
            self.action_take(focused.position)
        elif isinstance(focused, LooseTiles):
            focused.pick()
        elif isinstance(focused, PalacePanel):
            self.action_choose_cell()

    def action_focus_part(self, part: str) -> None:
        self.query_one(f"#{part}").focus()

    # Looking

    def action_skip(self) -> None:
        self._skip.set()

    def action_pause(self, steps: int) -> None:
        self.settings.slower(steps)
        self.notify(self.say("pace", seconds=str(self.settings.pause)), timeout=2)

    def action_rules(self) -> None:
        """The rules, beginning with the one that refused something."""
        self.app.push_screen(RulesScreen(self.settings, self.objection.rule if self.objection else ""))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.settings, bool(self.game.setup.modules)))

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
