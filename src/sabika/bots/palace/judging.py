"""What a position of a palace game is worth, in points at the end.

Found by least squares on games between greedy bots, and rounded; `benchmarks/planner_weights.py` fits them anew.
"""

from collections.abc import Sequence
from typing import Final, final

from sabika.bots.palace.greedy import Weighing, worths
from sabika.bots.palace.money import exact_share
from sabika.bots.palace.sites import room_in, wall_points
from sabika.rules.core.action import Action
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.yard import SPACES

WEIGHTS: Final = {
    "points so far": (1.09, 1.03, 1.06),  # Whoever leads tends to go on doing so.
    "majorities": (1.13, 1.0, 0.89),
    "wall": (0.54, 0.72, 0.76),  # Others grow theirs too.
    "room": (0.83, 1.49, 2.15),
    "reserve": (0.61, 0.55, 0.44),
    "coins": (0.2, 0.21, 0.24),
    "coins early": (0.06, 0.4, 0.25),
    "cards": (-0.29, -0.09, -0.38),  # Coins count already, and in few cards they are as good in the end.
    "cards early": (2.92, 1.48, 2.63),
    "exact payments": (1.8, 2.84, 2.13),
    "deals": (0.87, 0.6, 0.65),
    "best deal": (0.23, 0.43, 0.37),
}
"""What one of each thing that `parts_of` counts is worth in the end, with two, three, and more players."""
TABLES: Final = (2, 3, 4)
EACH: Final = [[weights[table] for weights in WEIGHTS.values()] for table in range(len(TABLES))]


@final
class PalaceJudgement:
    """Goes on like the greedy bot, and judges by what it hopes for."""

    def ranked(self, game: PalaceGame, options: Sequence[Action]) -> list[Action]:
        return sorted(options, key=worths(game.view(game.asked()), options), reverse=True)

    def usual(self, game: PalaceGame) -> Action:
        options = game.options()
        return max(options, key=worths(game.view(game.asked()), options))

    def turns_ahead(self, game: PalaceGame) -> tuple[int, ...]:
        """When the seat that decides has had its next turn, and again when it has had the one after."""
        players = len(game.seats)
        return (players + 1, 2 * players + 1)

    def expected(self, game: PalaceGame) -> list[float]:
        if game.over:
            return [float(points) for points in game.points[: len(game.seats)]]  # A44
        return [expected_of(game, seat) for seat in range(len(game.seats))]


def expected_of(game: PalaceGame, seat: int) -> float:
    """The points that a seat can expect at the end."""
    expected = 0.0
    weights = EACH[min(len(game.seats), TABLES[-1]) - TABLES[0]]
    for weight, part in zip(weights, parts_of(game, seat)):
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
