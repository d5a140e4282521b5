"""A step of a turn: it either asks a seat something or does something by itself.

The agenda of a game is a stack of steps. The step on top is asked for its options as long as it has a question; then it
is taken off and finished, and the next one is on top. Steps hold no state, so that copies of a game share them.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from sabika.rules.core.errors import Refusal

if TYPE_CHECKING:
    from sabika.rules.core.action import Action


class Step:
    """One step. Those that ask override the first four methods, those that act `finish`. Each class of steps knows the
    class of its game."""

    __slots__ = ()

    name: ClassVar[str] = ""
    ends_turn: ClassVar[bool] = False
    """Whether the decisions of a turn lead up to this step; with it they are made."""
    matter_of_form: ClassVar[bool] = False
    """Whether seats are asked also where they have nothing to choose, so that being asked gives nothing away."""
    all_at_once: ClassVar[bool] = False
    """Whether seats that are asked one after the other may make up their minds at the same time: then none waits for
    another one who declines."""

    def asks(self, game: Any) -> bool:
        """Whether a seat has something to decide in this step."""
        return False

    def seat(self, game: Any) -> int:
        """The seat that is asked."""
        seat: int = game.active
        return seat

    def options(self, game: Any) -> "list[Action]":
        """All legal actions."""
        return []

    def choose(self, game: Any, action: "Action") -> None:
        """Carry out the chosen option."""
        action.perform(game)

    def declined(self, game: Any) -> None:
        """The seat that is asked wants nothing, where the step lets it say so."""

    def still_asked(self, game: Any) -> list[int]:
        """The seats that are asked one after the other if all of them decline."""
        return [self.seat(game)]

    def finish(self, game: Any) -> None:
        """What happens when there is nothing (more) to ask."""

    def refusal(self, game: Any, action: "Action") -> Refusal | None:
        """Why the action is refused in this step."""
        if self.name not in action.steps:
            return Refusal(game.turn_rule, "not-now")
        return action.refusal(game)
