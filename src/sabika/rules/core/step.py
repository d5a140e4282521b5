"""A step of a turn: it either asks a seat something or does something by itself.

The agenda of a game is a stack of steps. The step on top is asked for its options as long as it has a question; then it
is taken off and finished, and the next one is on top. Steps hold no state, so that copies of a game share them.
"""

from typing import TYPE_CHECKING, ClassVar

from sabika.rules.core.errors import Refusal

if TYPE_CHECKING:
    from sabika.rules.core.action import Action
    from sabika.rules.core.game import Game


class Step:
    """One step. Those that ask override the first four methods, those that act `finish`."""

    __slots__ = ()

    name: ClassVar[str] = ""

    def asks(self, game: "Game") -> bool:
        """Whether a seat has something to decide in this step."""
        return False

    def seat(self, game: "Game") -> int:
        """The seat that is asked."""
        return game.active

    def options(self, game: "Game") -> "list[Action]":
        """All legal actions."""
        return []

    def choose(self, game: "Game", action: "Action") -> None:
        """Carry out the chosen option."""
        action.perform(game)

    def declined(self, game: "Game") -> None:
        """The seat that is asked wants nothing, where the step lets it say so."""

    def finish(self, game: "Game") -> None:
        """What happens when there is nothing (more) to ask."""

    def refusal(self, game: "Game", action: "Action") -> Refusal | None:
        """Why the action is refused in this step."""
        if self.name not in action.steps:
            return Refusal("A11", "not-now")
        return action.refusal(game)
