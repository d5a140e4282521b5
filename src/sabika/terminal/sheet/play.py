"""Playing Roll & Write: what the person points at and presses becomes a decision, or the reason why it is none."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from sabika.rules.core.declining import DECLINE
from sabika.rules.core.events import Event, Scored
from sabika.rules.sheet.coins import EARN
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.scoring import FINAL_SCORING
from sabika.terminal.screens.course import CourseScreen
from sabika.terminal.screens.reading import HelpScreen
from sabika.terminal.settings import Settings
from sabika.terminal.sheet.board import SheetBoard
from sabika.terminal.sheet.choice import SheetChoice
from sabika.terminal.sheet.dialogs import RoundScreen, SheetEndScreen
from sabika.terminal.sheet.dice import DicePanel
from sabika.terminal.sheet.guide import SheetGuide
from sabika.terminal.sheet.paper import Paper
from sabika.terminal.sheet.scene import Crossed, SheetScene
from sabika.terminal.table import Table
from sabika.terminal.widgets.keybar import KeyBar
from sabika.terminal.widgets.prompt import Prompt

KEYS = (
    ("1 2 3 4", "named-cell"),
    ("⏎", "enter"),
    ("← ↑ ↓ → ⇥", "move"),
    ("n N", "next-named"),
    ("e", "earn"),
    ("d", "dice"),
    ("esc", "decline-building"),
    ("u", "take-back-dice"),
    ("␣", "skip"),
    ("+ -", "pause"),
    ("p", "watch-sheet"),
    ("s", "score-sheet"),
    ("l", "log"),
    ("r", "rules"),
    ("t", "theme"),
    ("F2", "language"),
    ("q", "quit"),
)
MOST_NAMED = 4
"""Cells that four dice can name (R4)."""


class SheetPlayScreen(SheetBoard[str], CourseScreen):
    """One game of Roll & Write from wherever it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose_named({number})") for number in range(1, MOST_NAMED + 1)),
        Binding("e", "earn"),
        Binding("d", "focus_part('dice')"),
        Binding("n", "next_cell(1)"),
        Binding("N", "next_cell(-1)"),
        Binding("escape", "step_back"),
    ]

    def __init__(self, table: Table[SheetGame], settings: Settings) -> None:
        CourseScreen.__init__(self, table, settings)
        self.table: Table[SheetGame] = table
        self.choice: SheetChoice | None = None
        self.crossed = Crossed()

    @property
    def game(self) -> SheetGame:
        return self.table.shown

    # The course of the game

    def ask(self) -> None:
        self.objection = None
        before = self.choice
        asks = self.table.mine and self.table.held is None
        self.choice = SheetChoice(self.table.game, *(before.cursor, before.die) if before else ()) if asks else None
        self.show()
        if self.choice and not (self.choice.can_turn and isinstance(self.focused, DicePanel)):
            self.query_one(Paper).focus()

    def notice(self, events: list[Event]) -> int | None:
        self.crossed = Crossed.of(events)
        return self.crossed.actor

    def scoring_screen(self, scored: Scored) -> RoundScreen | None:
        """The last scoring is told at the end of the game."""
        if scored.scoring == FINAL_SCORING:
            return None
        return RoundScreen(self.settings, self.narrator, scored.terms)

    def end_screen(self) -> SheetEndScreen:
        return SheetEndScreen(self.settings, self.table, self.narrator)

    def help_screen(self) -> HelpScreen:
        return HelpScreen(self.settings, ("help-sheet",), KEYS)

    # Deciding

    def action_choose_named(self, number: int) -> None:
        """The cell, or the pair of dice, with this number."""
        if self.choice and number <= len(self.choice.named()):
            self.choice.cursor = self.choice.named()[number - 1]
            self.action_choose_cell()

    @on(Paper.Chosen)
    def action_choose_cell(self) -> None:
        if self.choice:
            self.decide(self.choice.at_cursor())

    def action_earn(self) -> None:
        self.decide(EARN)

    def action_turn_die(self, direction: str) -> None:
        if self.choice:
            self.decide(self.choice.turned(direction))

    def action_next_cell(self, step: int) -> None:
        if self.choice:
            self.objection = None
            self.watched = self.table.seat
            self.query_one(Paper).focus()
            self.choice.next_cell(step)
            self.show()

    def action_step_back(self) -> None:
        """Build nothing more, or back to the own sheet."""
        self.objection = None
        if self.table.held is not None:
            self.action_take_back()
        elif self.choice and self.choice.can_decline and self.watched == self.table.seat:
            self.decide(DECLINE)
        else:
            self.watched = self.table.seat
            self.query_one(Paper).focus()
            self.show()

    # Pointing

    @on(DicePanel.Turned)
    def _die_turned(self, message: DicePanel.Turned) -> None:
        self.action_turn_die(message.direction)

    def action_enter(self) -> None:
        """What Enter does, for a click on the key bar."""
        self.action_choose_cell()

    def action_focus_part(self, part: str) -> None:
        if self.choice:
            self.watched = self.table.seat
            self.query_one(f"#{part}").focus()
            self.show()

    # Showing

    def scene(self) -> SheetScene:
        """The moment as the person sees it."""
        view = self.game.view(self.table.seat)
        return SheetScene(view, self.narrator, self.watched, self.points_now(), self.choice, self.crossed)

    def show(self) -> None:
        scene = self.scene()
        guide = SheetGuide(self.table, scene, isinstance(self.focused, DicePanel), self.objection)
        self.show_board(scene, guide.heading())
        self.query_one(Prompt).show(guide.question(), *guide.detail(), self.palette)
        self.query_one(KeyBar).show(guide.keys_now(), guide.keys_always())
