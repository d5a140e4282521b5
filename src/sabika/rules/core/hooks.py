"""Where a game and its modules plug in. Filled once when a game is set up, shared by its copies.

Each list is asked in order. A game puts its own rules in first, then every module adds what it has, so a module costs
nothing where it has nothing to say.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabika.rules.core.action import Action, Reader
    from sabika.rules.core.game import Game
    from sabika.rules.core.paying import Paying
    from sabika.rules.core.scoring import Term
    from sabika.rules.core.step import Step


class Hooks:
    """The rules a game is made of."""

    __slots__ = (
        "choices",
        "counts",
        "ending",
        "payments",
        "placings",
        "scorers",
        "setup",
        "tiles",
        "turn",
        "verbs",
        "views",
    )

    def __init__(self) -> None:
        self.setup: list[Callable[[Game], None]] = []
        """Steps of the set-up, in order."""
        self.turn: list[Step] = []
        """Steps of a turn, in order (A11-A18)."""
        self.ending: list[Step] = []
        """Steps after the last turn, in order (A36-A38)."""
        self.choices: list[Callable[[Game, list[Action]], None]] = []
        """Adds what an action of a turn can be (A11)."""
        self.payments: list[Callable[[Game, Paying, list[Action]], None]] = []
        """Adds ways to pay what is asked for (A13)."""
        self.placings: list[Callable[[Game, int, list[Action]], None]] = []
        """Adds what can be done with a tile just bought (A17)."""
        self.counts: list[Callable[[Game, list[list[int]]], None]] = []
        """Adds to the number of tiles per side and kind before ranking (A32)."""
        self.scorers: list[Callable[[Game, int, list[Term]], None]] = []
        """Adds the terms of a scoring, in order (A31, A32)."""
        self.tiles: list[Callable[[Game, dict[str, list[int]]], None]] = []
        """Adds the tiles that lie in places of its own."""
        self.views: list[Callable[[Game, int, dict[str, object]], None]] = []
        """Adds what a seat may know of it."""
        self.verbs: dict[str, Reader] = {}
        """Reads the notation of actions."""

    def turn_index(self, name: str) -> int:
        """Where the step of this name stands in the turn, for a module that wants its own before or after it."""
        return [step.name for step in self.turn].index(name)
