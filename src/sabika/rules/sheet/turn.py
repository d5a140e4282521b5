"""Rounds and turns: turn dice, then build or earn; after all players the dummies, then the places (R4, R10, R15)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.events import GameEnded, TurnBegan
from sabika.rules.core.step import Step
from sabika.rules.sheet.building import NO_CELL, BuildAgain, offer_cells
from sabika.rules.sheet.coins import EARN, offer_turns
from sabika.rules.sheet.dummies import dummies_build
from sabika.rules.sheet.events import RoundBegan
from sabika.rules.sheet.passing import KeepDice, RollDice
from sabika.rules.sheet.scoring import FINAL_SCORING, give_places

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame


@final
class Act(Step):
    """Asks the seat in turn to build or to earn coins, and before that for any number of coins to spend (R4, R5)."""

    __slots__ = ()

    name: ClassVar[str] = "act"

    def asks(self, game: "SheetGame") -> bool:
        return not game.acted

    def options(self, game: "SheetGame") -> list[Action]:
        options: list[Action] = []
        offer_cells(game, options)
        options.append(EARN)
        offer_turns(game, options)
        return options


@final
class NextTurn(Step):
    """Begins the next seat's turn; after the last seat of a round the round ends (R4)."""

    __slots__ = ()

    name: ClassVar[str] = "next-turn"

    def finish(self, game: "SheetGame") -> None:
        game.active = game.next_seat()
        if game.active != game.first:
            begin_turn(game)
        else:
            end_round(game)


TURN: Final[list[Step]] = [Act(), BuildAgain(), RollDice(), KeepDice(), NextTurn()]


def begin_turn(game: "SheetGame") -> None:
    """The seat in turn has four dice (R4)."""
    game.turn += 1
    game.acted = False
    game.turned = ()
    game.used = NO_CELL
    game.declined = False
    game.agenda += TURN[::-1]
    game.events.append(TurnBegan(game.active, game.turn))


def begin_round(game: "SheetGame") -> None:
    """The first player begins (R4)."""
    game.round += 1
    game.events.append(RoundBegan(game.round))
    begin_turn(game)


def end_round(game: "SheetGame") -> None:
    """The dummies build (R15), completed kinds are paid (R10), and after the last round the game is scored (R11)."""
    dummies_build(game)
    give_places(game)
    if game.round < game.rounds:
        begin_round(game)
    else:
        game.score(FINAL_SCORING)
        game.events.append(GameEnded(tuple(game.winners())))
