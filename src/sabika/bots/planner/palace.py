"""What a position of a palace game is worth, in points at the end.

Found by least squares on games between greedy bots, and rounded; `benchmarks/planner_weights.py` fits them anew.
"""

from collections.abc import Sequence
from typing import Final, final

from sabika.bots.greedy import Weighing
from sabika.bots.money import exact_share
from sabika.bots.sites import room_in, wall_points
from sabika.rules.core.action import Action
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.yard import SPACES

WEIGHTS: Final = {
    "points so far": 1.06,  # Whoever leads tends to go on doing so.
    "majorities": 0.94,
    "wall": 0.7,  # Others grow theirs too.
    "room": 1.65,
    "reserve": 0.47,
    "coins": 0.2,
    "coins early": 0.3,
    "cards": -0.2,  # Coins count already, and in few cards they are as good in the end.
    "cards early": 2.1,
    "exact payments": 2.3,
    "deals": 0.7,
    "best deal": 0.35,
}
"""What one of each thing that `parts_of` counts is worth in the end."""
EACH: Final = list(WEIGHTS.values())


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
            return [float(points) for points in game.points[: len(game.seats)]]  # A44
        return [expected_of(game, seat) for seat in range(len(game.seats))]


def expected_of(game: PalaceGame, seat: int) -> float:
    """The points that a seat can expect at the end."""
    expected = 0.0
    for weight, part in zip(EACH, parts_of(game, seat)):
        expected += weight * part
    return expected


def parts_of(game: PalaceGame, seat: int) -> list[float]:
    """What a seat has and hopes for, in the order of the weights."""
    view = game.view(seat)
    weighing = Weighing(view)
    own = view.players[seat]
    majorities = 0.0
    for kind in range(len(view.pieces.kinds)):
        majorities += weighing.prospects.points(seat, kind)
    reserve = 0.0
    for tile in own.reserve:
        reserve += max(0.0, weighing.best_built(tile))
    exact = 0.0
    for purse in weighing.purses:
        exact += weighing.money * exact_share(purse, view.pieces)
    deals = best_deal = 0.0
    for space in range(len(view.yard)):
        deal = weighing.chance(weighing.deals(space, weighing.purses[space % SPACES]))
        deals += deal
        best_deal = max(best_deal, deal)
    coins, cards = float(sum(weighing.hand.totals)), float(len(view.hand))
    early = len(view.bag) / len(view.pieces.tiles)
    return [
        float(view.points[seat]),
        majorities,
        weighing.walls * wall_points(own.palace),
        weighing.tiles_each * room_in(own.palace),
        reserve,
        coins,
        early * coins,
        cards,
        early * cards,
        exact,
        deals,
        best_deal,
    ]
