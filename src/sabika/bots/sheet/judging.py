"""What a position of Roll & Write is worth, in points at the end.

Found by least squares on games between greedy bots, and rounded; `benchmarks/planner_weights.py` fits them anew.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, final

from sabika.bots.sheet.expecting import Expectation
from sabika.bots.sheet.greedy import GreedySheetBot
from sabika.bots.sheet.outcomes import bits, outcomes
from sabika.bots.sheet.prospects import (
    LINES,
    Prospects,
    line_worths,
    places_to_come,
    share_built,
    share_of,
    turns_to_come,
    weight_of,
)
from sabika.bots.sheet.turns import Turn
from sabika.rules.core.action import Action
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.view import SheetView

WEIGHTS: Final = {
    "points so far": 1.03,
    "places": 1.09,
    "rows and columns": 0.97,
    "coins": 0.2,  # That they build more counts already.
    "dice": 0.35,
}
"""What one of each thing that `parts_of` counts is worth in the end."""
EACH: Final = list(WEIGHTS.values())
TOO_MUCH: Final = 9.5
LESS_A_TURN: Final = 0.5
"""The weights are right for how far seats are apart. On the whole they promise all of them some points too much: so
many at the end, and so many less for each turn to come."""
GREEDY: Final = GreedySheetBot()
NO_CHANCE: Final = Random(0)
"""The greedy bot asks for chance, but uses none."""


@final
class SheetJudgement:
    """Goes on like the greedy bot, ranks like the expecting one, and judges by what the sheets promise."""

    def ranked(self, game: SheetGame, options: Sequence[Action]) -> list[Action]:
        view = game.view(game.asked())
        expectation = Expectation(view)
        if view.step == "keep":
            return sorted(options, key=expectation.keeping, reverse=True)
        worths = dict.fromkeys(options, -1000.0)
        for outcome in expectation.promising(outcomes(view)):
            worths[outcome.action] = max(worths[outcome.action], expectation.ending(outcome))
        return sorted(options, key=worths.__getitem__, reverse=True)

    def usual(self, game: SheetGame) -> Action:
        return GREEDY.choose(game.view(game.asked()), game.options(), NO_CHANCE)

    def turns_ahead(self, game: SheetGame) -> tuple[int, ...]:
        """When the seat that decides has had its next turn."""
        return (len(game.players) + 1,)

    def expected(self, game: SheetGame) -> list[float]:
        if game.over:
            return [float(points) for points in game.points]
        view = game.view(game.asked())
        players = len(view.players)
        seats = [expected_of(view, seat) for seat in range(players)]
        return seats + [expected_of_dummy(view, side) for side in range(players, len(view.numbers))]


def expected_of(view: SheetView, seat: int) -> float:
    """The points that a seat can expect at the end."""
    expected = LESS_A_TURN * turns_to_come(view, seat) - TOO_MUCH
    for weight, part in zip(EACH, parts_of(view, seat)):
        expected += weight * part
    return expected


def expected_of_dummy(view: SheetView, side: int) -> float:
    """Dummies score if they are to be beaten (R18); what they get besides is the same whatever happens."""
    return view.points[side] + places_to_come(view, side, share_of(view, side)) if weight_of(view, side) else 0.0


def parts_of(view: SheetView, seat: int) -> list[float]:
    """What a seat has and hopes for, in the order of the weights."""
    own = view.players[seat]
    built = bits(own.built)
    turns = turns_to_come(view, seat) + (seat == view.active)
    share = share_built(len(own.built), turns, own.coins)
    lines = line_worths(round(share, 2))
    rows_and_columns = 0.0
    for cells in LINES:
        rows_and_columns += lines[(built & cells).bit_count()]
    return [
        float(view.points[seat]),
        places_to_come(view, seat, share),
        rows_and_columns,
        float(own.coins),
        dice_worth(view, seat, turns - 1) if turns else 0.0,
    ]


def dice_worth(view: SheetView, seat: int, turns: int) -> float:
    """What a seat's dice bring in its next turn, with so many turns after that."""
    own = view.players[seat]
    turn = Turn(Prospects(view, seat, turns), bits(own.built), own.coins, own.coins_to_earn)
    pair = own.blue[0], own.yellow[0]
    if len(own.blue) == 1:
        return turn.with_pair(pair)
    return turn.with_dice(pair, (own.blue[1], own.yellow[1]))
