"""Where a game and its modules plug in. Filled once when a game is set up, shared by its copies.

Each list is asked in order. A game puts its own rules in first, then every module adds what it has, so a module costs
nothing where it has nothing to say.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabika.rules.core.action import Action, Reader
    from sabika.rules.core.scoring import Part, Term
    from sabika.rules.core.step import Step
    from sabika.rules.palace.game import PalaceGame
    from sabika.rules.palace.out_of_turn import Occasion
    from sabika.rules.palace.paying import Paying
    from sabika.rules.palace.tally import Tally


class Hooks:
    """The rules a game is made of."""

    __slots__ = (
        "asides",
        "choices",
        "counts",
        "ending",
        "hidden",
        "other_ways",
        "out_of_turn",
        "paid",
        "parts",
        "payments",
        "piles",
        "placings",
        "prices",
        "redesigned",
        "reshuffled",
        "scorers",
        "setup",
        "shuffled",
        "tallies",
        "tiles",
        "turn",
        "verbs",
        "views",
    )

    def __init__(self) -> None:
        self.setup: list[Callable[[PalaceGame], None]] = []
        """Steps of the set-up, in order."""
        self.shuffled: list[Callable[[PalaceGame], None]] = []
        """Told when the tiles are shuffled, before the first ones are drawn (A6)."""
        self.piles: list[Callable[[PalaceGame, int, list[int]], None]] = []
        """Shuffles further cards into one of the five piles, numbered from 1 (A10)."""
        self.reshuffled: list[Callable[[PalaceGame], None]] = []
        """Told when the discard has become the pile (A18)."""
        self.turn: list[Step] = []
        """Steps of a turn, in order (A11-A18)."""
        self.ending: list[Step] = []
        """Steps after the last turn, in order (A36-A38)."""
        self.choices: list[Callable[[PalaceGame, list[Action]], None]] = []
        """Adds what an action of a turn can be (A11)."""
        self.asides: list[Callable[[PalaceGame, list[Action]], None]] = []
        """Adds what can be done in one's turn without using up the action; it is never a reason not to pass (A19)."""
        self.out_of_turn: list[Occasion] = []
        """What seats may do out of turn, after each turn (V2)."""
        self.other_ways: list[str] = []
        """Other ways to buy a tile of the yard than by paying its price."""
        self.payments: list[Callable[[PalaceGame, Paying, list[Action]], None]] = []
        """Adds ways to pay what is asked for (A13)."""
        self.paid: list[Callable[[PalaceGame, int, Paying, int], None]] = []
        """Told when a seat has paid, with what it has overpaid."""
        self.placings: list[Callable[[PalaceGame, int, list[Action]], None]] = []
        """Adds what can be done with a tile just bought (A17)."""
        self.redesigned: list[Callable[[PalaceGame, int, int], None]] = []
        """Told when a tile was taken from a seat's palace, or swapped: the seat and the cell (A16)."""
        self.counts: list[Callable[[PalaceGame, list[list[int]]], None]] = []
        """Adds the number of tiles per kind of further sides that are ranked (A32)."""
        self.prices: list[Callable[[PalaceGame, list[list[int]]], None]] = []
        """Adds the highest price per kind of further sides that are ranked (G11)."""
        self.parts: list[Callable[[PalaceGame, int, list[list[Part]]], None]] = []
        """Adds what counts like tiles in the palace of a seat, by kind (A32)."""
        self.tallies: list[Callable[[PalaceGame, Tally], None]] = []
        """Counts what a scoring is about (A31, A32)."""
        self.scorers: list[Callable[[Tally, int, list[Term]], None]] = []
        """Adds the terms of a scoring to what was counted, in order (A31, A32)."""
        self.tiles: list[Callable[[PalaceGame, dict[str, list[int]]], None]] = []
        """Adds the tiles that lie in places of its own."""
        self.views: list[Callable[[PalaceGame, int, dict[str, object]], None]] = []
        """Adds what a seat may know of it."""
        self.hidden: list[Callable[[PalaceGame, int], None]] = []
        """Draws anew what a seat cannot know of it."""
        self.verbs: dict[str, Reader] = {}
        """Reads the notation of actions."""

    def insert_before(self, name: str, step: "Step") -> None:
        """Put a step before the one of this name, in the turn or in the ending."""
        steps = self._list_with(name)
        steps.insert([other.name for other in steps].index(name), step)

    def insert_after(self, name: str, step: "Step") -> None:
        """Put a step after the one of this name, in the turn or in the ending."""
        steps = self._list_with(name)
        steps.insert([other.name for other in steps].index(name) + 1, step)

    def _list_with(self, name: str) -> "list[Step]":
        return self.turn if any(step.name == name for step in self.turn) else self.ending
