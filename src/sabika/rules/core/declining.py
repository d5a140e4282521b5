"""Declining what a step offers a seat, and answering for seats that are asked as a matter of form."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal

if TYPE_CHECKING:
    from sabika.rules.core.game import Game


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


def asked_for_form(game: "Game") -> bool:
    """Whether the seat is asked as a matter of form, so that an answer given too soon would tell something."""
    return bool(game.agenda) and game.agenda[-1].matter_of_form


def asked_at_once(game: "Game") -> bool:
    """Whether all who are asked if nobody does anything may make up their minds at the same time."""
    return bool(game.agenda) and game.agenda[-1].all_at_once


def asked_together(game: "Game") -> "list[int]":
    """The seats that may make up their minds now, in the order in which they are asked; none if they have to wait."""
    return game.agenda[-1].still_asked(game) if asked_at_once(game) else []


def as_asked(game: "Game", seat: int) -> "Game":
    """The game as it is when one of these seats is asked, because all before it have declined. To be looked at only."""
    if game.asked() == seat:
        return game
    twin = game.copy()
    while twin.asked() != seat:
        twin.play(DECLINE)
    return twin


def answer_for(game: "Game") -> Action | None:
    """The answer of a seat that is asked as a matter of form and has nothing to choose; None if it has to be asked."""
    options = game.options() if asked_for_form(game) else []
    return options[0] if len(options) == 1 else None
