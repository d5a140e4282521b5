"""What a turn brings a player, by the dice it begins with and before they are known."""

from functools import cached_property
from itertools import combinations_with_replacement
from math import inf
from typing import Final

from sabika.bots.sheet.outcomes import STEPS, Pair
from sabika.bots.sheet.prospects import BUILT, Prospects
from sabika.rules.sheet.building import SECOND_BUILDING
from sabika.rules.sheet.sheet import CELLS, SIDE, cell_at

TURNED: Final = 3
"""Coins that are spent at most on turning dice, when a turn to come is weighed."""
NEAR: Final = [[(other, steps) for other, steps in enumerate(row) if 0 < steps <= TURNED] for row in STEPS]
"""For each cell the others that its dice can be turned to, and how many coins that takes."""

DOUBLES: Final = list(combinations_with_replacement(range(SIDE), 2))
"""What two dice of one colour can show, counted from 0."""
NUMBER: Final = [[DOUBLES.index((min(a, b), max(a, b))) for b in range(SIDE)] for a in range(SIDE)]
"""For two dice of one colour, in any order, where they are among the doubles."""
CHANCES: Final = [(1 if a == b else 2) / SIDE**2 for a, b in DOUBLES]


class Turn:
    """A turn that begins with such a sheet and so many coins."""

    def __init__(self, prospects: Prospects, built: int, coins: int, to_earn: int) -> None:
        worths = prospects.coins
        self.built: Final = built
        self.gains: Final = prospects.gains(built)
        self.costs: Final = [worths[coins] - worths[coins - spent] for spent in range(min(TURNED, coins) + 1)]
        """What it costs to turn dice, by the number of coins (R5)."""
        self.second: Final = worths[coins] - worths[coins - SECOND_BUILDING] if coins >= SECOND_BUILDING else inf
        """What a second building costs (R8)."""
        self.earned: Final = [worths[coins + min(pairings, to_earn)] - worths[coins] for pairings in range(5)]
        """What is earned, by the number of pairings that name a built cell (R9)."""

    # Known dice

    def with_dice(self, pair: Pair, other: Pair) -> float:
        """What the best action with these four dice brings."""
        return self.best[NUMBER[pair[1] - 1][other[1] - 1]][NUMBER[pair[0] - 1][other[0] - 1]]

    @cached_property
    def best(self) -> list[list[float]]:
        """What the best action brings, by what the yellow and the blue dice show."""
        return [self._by_blue(*yellow) for yellow in DOUBLES]

    def _by_blue(self, yellow: int, other: int) -> list[float]:
        gains, named = self.gains, self.named
        one, two = SIDE * yellow, SIDE * other
        once = [max(named[one + blue], named[two + blue]) for blue in range(SIDE)]
        pairings = [(self.built >> one + blue & 1) + (self.built >> two + blue & 1) for blue in range(SIDE)]
        best = [max(once[a], once[b], self.earned[pairings[a] + pairings[b]]) for a, b in DOUBLES]
        if self.second < inf:
            twice = [max(gains[one + a] + gains[two + b], gains[one + b] + gains[two + a]) for a, b in DOUBLES]
            if one == two:  # Equal pairs name one cell only.
                twice = [BUILT if a == b else both for (a, b), both in zip(DOUBLES, twice)]
            best = [max(single, both - self.second) for single, both in zip(best, twice)]
        return best

    @cached_property
    def named(self) -> list[float]:
        """What one building brings with the dice of each cell, turned if that is better (R5, R6)."""
        gains, costs = self.gains, self.costs
        most = len(costs) - 1
        return [
            max([gains[cell]] + [gains[other] - costs[steps] for other, steps in NEAR[cell] if steps <= most])
            for cell in range(CELLS)
        ]

    # Dice to be rolled

    def with_pair(self, pair: Pair) -> float:
        """What is to be expected of this pair and another one that is rolled."""
        return self.by_pair[cell_at(*pair)]

    @cached_property
    def by_pair(self) -> list[float]:
        """What is to be expected of a pair, by the cell it names, and another one that is rolled."""
        expected = []
        for yellow in range(SIDE):
            by_blue = [sum(column) for column in zip(*[self.best[number] for number in NUMBER[yellow]])]
            expected += [sum(by_blue[number] for number in NUMBER[blue]) / SIDE**2 for blue in range(SIDE)]
        return expected

    @cached_property
    def with_two_rolled(self) -> float:
        """What is to be expected of two pairs that are rolled."""
        return sum(self.by_pair) / CELLS

    @cached_property
    def with_best_kept(self) -> float:
        """What is to be expected of the best pair of four dice that are rolled, and another pair (R8, R9)."""
        by_pair = self.by_pair
        expected = 0.0
        for (yellow, other), chance in zip(DOUBLES, CHANCES):
            best = [max(by_pair[SIDE * yellow + blue], by_pair[SIDE * other + blue]) for blue in range(SIDE)]
            expected += chance * sum(more * max(best[a], best[b]) for (a, b), more in zip(DOUBLES, CHANCES))
        return expected
