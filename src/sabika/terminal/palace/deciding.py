"""Deciding: what the person points at and presses becomes a decision, or the reason why it is none."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.palace.buying import Buy, buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import MOAT
from sabika.rules.palace.turn import DISPLAY_SIZE, STOP
from sabika.rules.palace.yard import SPACES
from sabika.terminal.palace.board import PalaceBoard
from sabika.terminal.palace.choice import PLACING, STOP_KEY, Choice
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.display import FIRST_KEY, Display
from sabika.terminal.palace.lengths import measured
from sabika.terminal.palace.loose import LooseTiles
from sabika.terminal.palace.module import ASIDE_KEY, TURN_KEY, terminal_modules
from sabika.terminal.palace.palace import PalacePanel
from sabika.terminal.palace.scene import Fresh
from sabika.terminal.palace.yard import Yard
from sabika.terminal.screens.course import CourseScreen
from sabika.terminal.settings import Settings
from sabika.terminal.table import Table


class DecidingScreen(PalaceBoard[str], CourseScreen):
    """A board with palaces and the decisions of one person."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(space + 1), f"buy_on({space})") for space in range(SPACES)),
        *(Binding(str(position + FIRST_KEY), f"toggle_card({position})") for position in range(DISPLAY_SIZE)),
        Binding("escape", "step_back"),
        Binding("n", "next_cell(1)"),
        Binding("N", "next_cell(-1)"),
        Binding("x", "reserve"),
        Binding("d", "redesign"),
        Binding("m", "more"),
        Binding(ASIDE_KEY, "stand_aside"),
        Binding(STOP_KEY, "stop"),
        Binding(TURN_KEY, "turn_over"),
        *(
            Binding(gesture.key, f"gesture('{gesture.key}')")
            for module in terminal_modules().values()
            for gesture in module.gestures
        ),
    ]

    def __init__(self, table: Table[PalaceGame], settings: Settings) -> None:
        CourseScreen.__init__(self, table, settings)
        self.table: Table[PalaceGame] = table
        self.choice: Choice | None = None
        self.fresh = Fresh()

    @property
    def game(self) -> PalaceGame:
        return self.table.shown

    def ask(self) -> None:
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

    # Going back

    def action_step_back(self) -> None:
        """Back to the choice before: put down what is picked, or do not buy after all."""
        self.objection = None
        step = self.table.game.step
        if self.choice and self.choice.tile and step == "act":
            self.choice.drop_tile()
        elif self.choice and self.choice.close():
            self.show()
            self._focus_step(self.choice)
        elif self.choice and self.choice.can_decline:
            self.decide(DECLINE)
            return
        elif self.choice and self.choice.money:
            self.choice.money.clear()
        elif step not in ("act", *PLACING) or self.table.held is not None:
            self.action_take_back()
        self.watched = self.table.seat
        self.show()

    def action_stand_aside(self) -> None:
        """Do nothing out of turn until the same key is pressed again; an answer that is due is given (V2)."""
        game = self.table.game
        if not game.acts_out_of_turn() or game.over:
            return
        decided = len(game.log)
        events = self.table.stand_aside()
        if len(game.log) > decided:
            self.choice = None
            self.go_on(events)
        else:
            self.show()

    # Market

    def action_buy_on(self, space: int) -> None:
        """Buy from a space of the yard, where one or two tiles lie."""
        if self.choice:
            places = self.choice.places_on(space) or [space]
            ways = [way for place in places for way in self.choice.ways(place)]
            self._buy(places[0], ways)

    def action_buy(self, place: int) -> None:
        """Buy the tile on one place of the yard."""
        if self.choice:
            self._buy(place, self.choice.ways(place))

    def _buy(self, place: int, ways: list[Action]) -> None:
        """Buy in the only way there is, or ask which, or say why not."""
        first = ways[0] if ways else buy(place)
        assert isinstance(first, Buy)
        self.query_one(Yard).space = first.space
        if len(ways) > 1:
            self._open(ways)
        else:
            self.decide(first)

    def action_more(self) -> None:
        """List what cannot be pointed at on the board."""
        if self.choice and self.table.game.step == "act" and self.choice.more():
            self._open(self.choice.more())

    def action_stop(self) -> None:
        """End the actions of the turn, or say why not yet (A14, A19)."""
        if self.choice and self.table.game.step == "act":
            self.decide(STOP)

    def _open(self, actions: list[Action]) -> None:
        if self.choice:
            self.objection = None
            self.choice.open(actions)
            self.show()
            self.query_one(Choices).focus()

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

    # Tiles and cells

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

    @on(PalacePanel.Chosen)
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
            self._one_of(self.choice.reserves())

    def action_gesture(self, key: str) -> None:
        """What a key of a module does with the picked tile."""
        choice = self.choice
        offered = {gesture.key: gesture for gesture in choice.gestures()} if choice else {}
        if choice and key in offered:
            self.decide(offered[key].action(choice.tile))

    def action_turn_over(self) -> None:
        """Turn a piece to the next way in which it fits, or a tile with two faces over, for money."""
        if self.choice and self.choice.handling:
            self.choice.turn_piece()
            self.show()
        elif self.choice and self.choice.tile and MOAT in measured(self.game.pieces):
            self._one_of(self.choice.turns() or [self.choice.nearest_turn()])

    def _one_of(self, actions: list[Action]) -> None:
        """The only one there is, or a list of them."""
        if len(actions) > 1:
            self._open(actions)
        else:
            self.decide(actions[0])

    # Pointing

    @on(Yard.Picked)
    def _yard_picked(self, message: Yard.Picked) -> None:
        self.action_buy(message.number)

    @on(Display.Toggled)
    def _card_toggled(self, message: Display.Toggled) -> None:
        self.action_toggle_card(message.number)

    @on(Display.Taken)
    def _cards_taken(self, message: Display.Taken) -> None:
        self.action_take(message.number)

    @on(LooseTiles.Picked)
    def _tile_picked(self, message: LooseTiles.Picked) -> None:
        self.action_pick_tile(message.number)

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
