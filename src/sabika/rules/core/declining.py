"""Saying no to what a step offers a seat."""

from typing import Any, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal


@final
class Decline(Action):
    """Do nothing of what is offered. Only a step that offers it can be declined."""

    __slots__ = ()

    verb: ClassVar[str] = "decline"

    def perform(self, game: Any) -> None:
        game.agenda[-1].declined(game)

    def refusal(self, game: Any) -> Refusal | None:
        return None

    def words(self, pieces: Any) -> str:
        return ""

    def __reduce__(self) -> str:
        return "DECLINE"


DECLINE: Final = Decline()


def read_decline(words: list[str], pieces: Any) -> Action:
    expect(words, 0, "decline")
    return DECLINE
