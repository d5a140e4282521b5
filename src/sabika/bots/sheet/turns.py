"""What a turn brings a player, by the dice it begins with and before they are known."""

from itertools import combinations_with_replacement
from math import inf
from typing import Final, final

from sabika.bots.sheet.outcomes import STEPS, Pair
from sabika.bots.sheet.prospects import Prospects
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


@final
class Turn:
    """A turn that begins with such a sheet and so many coins."""

    __slots__ = ("_by_pair", "_named", "built", "costs", "earned", "gains", "second")

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
        self._named: list[float] = []
        self._by_pair: list[float] = []

    # Known dice

    def with_dice(self, pair: Pair, other: Pair) -> float:
        """What the best action with these four dice brings."""
        return self._best(pair[0] - 1, other[0] - 1, SIDE * (pair[1] - 1), SIDE * (other[1] - 1))

    def _best(self, blue: int, other_blue: int, row: int, other_row: int) -> float:
        """The same, by the columns and by the first cells of the rows that the dice name."""
        named, gains, built = self.named(), self.gains, self.built
        one, two, three, four = row + blue, other_row + other_blue, row + other_blue, other_row + blue
        pairings = (built >> one & 1) + (built >> two & 1) + (built >> three & 1) + (built >> four & 1)
        best = max(self.earned[pairings], named[one], named[two], named[three], named[four])
        if self.second < inf:
            if one != two:  # Equal pairs name one cell only.
                best = max(best, gains[one] + gains[two] - self.second)
            if three != four:
                best = max(best, gains[three] + gains[four] - self.second)
        return best

    def named(self) -> list[float]:
        """What one building brings with the dice of each cell, turned if that is better (R5, R6)."""
        if not self._named:
            gains, costs = self.gains, self.costs
            for cell in range(CELLS):
                best = gains[cell]
                for other, steps in NEAR[cell]:
                    if steps < len(costs):
                        best = max(best, gains[other] - costs[steps])
                self._named.append(best)
        return self._named

    # Dice to be rolled

    def with_pair(self, pair: Pair) -> float:
        """What is to be expected of this pair and another one that is rolled."""
        return self.by_pair()[cell_at(*pair)]

    def by_pair(self) -> list[float]:
        """What is to be expected of a pair, by the cell it names, and another one that is rolled."""
        if not self._by_pair:
            best = [[self._best(a, b, SIDE * c, SIDE * d) for a, b in DOUBLES] for c, d in DOUBLES]
            for yellow in range(SIDE):
                by_blue = [0.0] * len(DOUBLES)
                for number in NUMBER[yellow]:
                    by_blue = [total + more for total, more in zip(by_blue, best[number])]
                for blue in range(SIDE):
                    self._by_pair.append(sum([by_blue[number] for number in NUMBER[blue]]) / CELLS)
        return self._by_pair

    def with_two_rolled(self) -> float:
        """What is to be expected of two pairs that are rolled."""
        return sum(self.by_pair()) / CELLS

    def with_best_kept(self) -> float:
        """What is to be expected of the best pair of four dice that are rolled, and another pair (R8, R9)."""
        by_pair = self.by_pair()
        expected = 0.0
        for (yellow, other), chance in zip(DOUBLES, CHANCES):
            best = [max(by_pair[SIDE * yellow + blue], by_pair[SIDE * other + blue]) for blue in range(SIDE)]
            for (a, b), more in zip(DOUBLES, CHANCES):
                expected += chance * more * max(best[a], best[b])
        return expected
