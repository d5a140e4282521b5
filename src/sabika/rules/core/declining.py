"""Saying no to what a step offers a seat."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.core.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.core.game import Game


@final
class Decline(Action):
    """Do nothing of what is offered. Only a step that offers it can be declined."""

    __slots__ = ()

    verb: ClassVar[str] = "decline"

    def perform(self, game: "Game") -> None:
        game.agenda[-1].declined(game)

    def refusal(self, game: "Game") -> Refusal | None:
        return None

    def words(self, pieces: Pieces) -> str:
        return ""


DECLINE: Final = Decline()


def read_decline(words: list[str], pieces: Pieces) -> Action:
    expect(words, 0, "decline")
    return DECLINE
