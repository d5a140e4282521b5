"""What may be done out of turn: after each turn one round of asking, which modules share (V2, V3).

A module says which seats it lets act and with what; who is asked, in which order and until when is the same for all.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, final

from sabika.rules.core.declining import DECLINE
from sabika.rules.core.step import Step
from sabika.rules.palace.turn import refill_display

if TYPE_CHECKING:
    from sabika.rules.core.action import Action
    from sabika.rules.palace.game import PalaceGame
    from sabika.rules.palace.hooks import Hooks

NAME: Final = "out-of-turn"


class Occasion(NamedTuple):
    """What a module lets seats do out of turn."""

    may_act: "Callable[[PalaceGame, int], bool]"
    """Whether a seat is asked. That has to follow from what everybody sees."""
    offer: "Callable[[PalaceGame, int, list[Action]], None]"
    """Adds what the seat can do."""


def let_act_out_of_turn(hooks: "Hooks", occasion: Occasion) -> None:
    """Have seats asked after each turn: once display and yard are refilled and all that a scoring brings is done."""
    if not hooks.out_of_turn:
        hooks.insert_before("next-turn", OutOfTurn())
    hooks.out_of_turn.append(occasion)


def everybody_decides_again(game: "PalaceGame") -> None:
    """Somebody has done something out of turn (V3)."""
    game.declined = []


def asked_out_of_turn(game: "PalaceGame") -> int:
    """The first seat that may act and has not declined, also while it carries out what it does; -1 if there is none."""
    players = len(game.seats)
    for distance in range(1, players + 1):
        side = (game.active + distance) % players
        if side not in game.declined and may_act(game, side):
            return side
    return -1


def may_act(game: "PalaceGame", side: int) -> bool:
    """Whether a module lets the seat act out of turn."""
    for occasion in game.hooks.out_of_turn:
        if occasion.may_act(game, side):
            return True
    return False


@final
class OutOfTurn(Step):
    """Asks every seat that may act, whatever it could do, until all have declined since something was last done: the
    player next in turn first, then clockwise, the one who has just finished last (V3). So being asked tells nothing."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    matter_of_form: ClassVar[bool] = True
    all_at_once: ClassVar[bool] = True

    def asks(self, game: "PalaceGame") -> bool:
        return asked_out_of_turn(game) >= 0

    def seat(self, game: "PalaceGame") -> int:
        return asked_out_of_turn(game)

    def still_asked(self, game: "PalaceGame") -> list[int]:
        order = [(game.active + distance) % len(game.seats) for distance in range(1, len(game.seats) + 1)]
        return [side for side in order if side not in game.declined and may_act(game, side)]

    def options(self, game: "PalaceGame") -> "list[Action]":
        side = asked_out_of_turn(game)
        options: list[Action] = []
        for occasion in game.hooks.out_of_turn:
            if occasion.may_act(game, side):
                occasion.offer(game, side, options)
        options.append(DECLINE)
        return options

    def declined(self, game: "PalaceGame") -> None:
        # A new list, as copies of the game share it.
        game.declined = [*game.declined, asked_out_of_turn(game)]

    def finish(self, game: "PalaceGame") -> None:
        """What was paid out of turn may fill up a display for which no cards were left (V2, A19)."""
        game.declined = []
        if not game.ending:
            refill_display(game)
