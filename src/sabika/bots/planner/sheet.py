"""What a position of Roll & Write is worth, in points at the end."""

from collections.abc import Sequence
from random import Random
from typing import Final, final

from sabika.bots.sheet.expecting import Expectation
from sabika.bots.sheet.greedy import GreedySheetBot
from sabika.bots.sheet.outcomes import bits, outcomes
from sabika.bots.sheet.prospects import Prospects, turns_to_come
from sabika.rules.core.action import Action
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.view import SheetView

GREEDY: Final = GreedySheetBot()
NO_CHANCE: Final = Random(0)
"""The greedy bot asks for chance, but uses none."""


@final
class SheetJudgement:
    """Goes on like the greedy bot, ranks like the expecting one, and judges by what the sheets promise."""

    def ranked(self, game: SheetGame, options: Sequence[Action]) -> list[Action]:
        view = game.view(game.asked())
        worths = dict.fromkeys(options, -1000.0)
        if view.step == "keep":
            keeping = Expectation(view)
            worths |= {action: keeping.keeping(action) for action in options}
        else:
            expectation = Expectation(view)
            for outcome in expectation.promising(outcomes(view)):
                worths[outcome.action] = max(worths[outcome.action], expectation.ending(outcome))
        return sorted(options, key=worths.__getitem__, reverse=True)

    def usual(self, game: SheetGame) -> Action:
        return GREEDY.choose(game.view(game.asked()), game.options(), NO_CHANCE)

    def turns_ahead(self, game: SheetGame) -> int:
        """Until the seat that decides has had its next turn."""
        return len(game.players) + 1

    def expected(self, game: SheetGame) -> list[float]:
        if game.over:
            return [float(points) for points in game.points]
        view = game.view(game.asked())
        return [view.points[seat] + promised(view, seat) for seat in range(len(view.players))] + [
            float(points) for points in view.points[len(view.players) :]
        ]


def promised(view: SheetView, seat: int) -> float:
    """What a seat's sheet promises."""
    own = view.players[seat]
    turns = turns_to_come(view, seat) + (seat == view.active)
    return Prospects(view, seat, turns).worth(bits(own.built), own.coins)
