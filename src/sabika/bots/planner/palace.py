"""What a position of a palace game is worth, in points at the end.

The weights were fitted by least squares to the final margins of games between greedy bots (`benchmarks/README.md`).
"""

from collections.abc import Sequence
from typing import final

from sabika.bots.greedy import Weighing
from sabika.bots.money import exact_share
from sabika.bots.sites import room_in, wall_points
from sabika.rules.core.action import Action
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.yard import SPACES

POINTS = 1.1
"""A point in hand: whoever leads tends to go on doing so."""
KINDS = 1.06
"""A point that majorities promise."""
WALL = 0.75
"""A point that the wall of today would bring in the scorings to come: others grow theirs too."""
ROOM = 2.0
COIN = 0.25
CARD = 0.8
EXACT = 2.5
"""A purse that could pay every price exactly."""
RESERVE = 0.6
"""The part of a tile's worth in its best place that is left while it lies in the reserve."""
BEST_DEAL = 0.6
"""A point that the best purchase of the next turn promises, on top of all of them."""
DEAL = 0.5


@final
class PalaceJudgement:
    """Goes on like the greedy bot, and judges by what it hopes for."""

    def ranked(self, game: PalaceGame, options: Sequence[Action]) -> list[Action]:
        return sorted(options, key=Weighing(game.view(game.asked())).worth, reverse=True)

    def usual(self, game: PalaceGame) -> Action:
        return max(game.options(), key=Weighing(game.view(game.asked())).worth)

    def turns_ahead(self, game: PalaceGame) -> int:
        """Until the seat that decides has had its next turn."""
        return len(game.seats) + 1

    def expected(self, game: PalaceGame) -> list[float]:
        if game.over:
            return [float(points) for points in game.points]
        return [expected_of(game, seat) for seat in range(len(game.seats))]


def expected_of(game: PalaceGame, seat: int) -> float:
    """The points that a seat can expect at the end."""
    view = game.view(seat)
    weighing = Weighing(view)
    own = view.players[seat]
    majorities = 0.0
    for kind in range(len(view.pieces.kinds)):
        majorities += weighing.prospects.points(seat, kind)
    places = WALL * weighing.walls * wall_points(own.palace) + ROOM * weighing.tiles_each * room_in(own.palace)
    in_reserve = 0.0
    for tile in own.reserve:
        in_reserve += RESERVE * max(0.0, weighing.best_built(tile))
    return POINTS * view.points[seat] + KINDS * majorities + places + in_reserve + hand_worth(weighing)


def hand_worth(weighing: Weighing) -> float:
    """What the hand is worth: as money, and for the tiles of the yard."""
    view = weighing.view
    worth = COIN * sum(weighing.hand.totals) + CARD * len(view.hand)
    best = 0.0
    for space in range(len(view.yard)):
        purse = weighing.purses[space % SPACES]
        if space < SPACES:
            worth += EXACT * weighing.money * exact_share(purse, view.pieces)
        deal = weighing.chance(weighing.deals(space, purse))
        worth += DEAL * deal
        best = max(best, deal)
    return worth + BEST_DEAL * best
