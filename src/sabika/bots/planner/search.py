"""The search: the same imagined games for every option, and ever more of them for the options that do best.

Each option is tried in games that the seat imagines. All players go on as usual for a round or two, and the position
is judged. After each part of the budget the worse half of the options is dropped (sequential halving), but never the
one that is usually taken: all others are compared with it, in the same games, which takes out most of the noise.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sabika.bots.planner.budget import Budget, Spending
from sabika.bots.planner.judgement import Judgement
from sabika.rules.core.action import Action

WIDTH: Final = 10
"""So many options are tried, the most promising ones."""
MANY: Final = 200
"""With fewer playouts the position is judged only once in each: what comes later varies too much by chance."""
PLAYOUTS_EACH: Final = 8
"""An option is not tried at all where there are not so many playouts for it."""
ADVANTAGE: Final = 4.0
"""By how many points options usually differ from the one usually taken: a standard deviation."""
LEAD: Final = -1.0
"""By how many points another option is thought to be better than the one usually taken, before it is tried."""
DOUBT: Final = 150.0
"""The variance of the difference between two options in one imagined game, before it is known better."""
DOUBTS: Final = 4
"""So many playouts it takes to know it better."""


class Tried:
    """An option and what came of it so far."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.playouts = 0
        self._points = 0.0
        self._margins = 0.0
        self._leads = 0.0
        self._squares = 0.0

    def add(self, points: float, margin: float, lead: float) -> None:
        """What the seat can expect after a playout; the lead is that over the option usually taken."""
        self.playouts += 1
        self._points += points
        self._margins += margin
        self._leads += lead
        self._squares += lead * lead

    @property
    def points(self) -> float:
        """The seat's points at the end, on average."""
        return self._points / max(1, self.playouts)

    @property
    def margin(self) -> float:
        """By how many points the seat ends ahead of the best other side, on average."""
        return self._margins / max(1, self.playouts)

    @property
    def lead(self) -> float:
        """By how many points it is better than the option usually taken. The fewer playouts, the less they are
        believed, so that little thinking does no harm."""
        if not self.playouts:
            return LEAD
        mean = self._leads / self.playouts
        spread = self._squares - self.playouts * mean * mean
        doubt = (spread + DOUBTS * DOUBT) / (self.playouts + DOUBTS) / self.playouts
        trust = ADVANTAGE**2 / (ADVANTAGE**2 + doubt)
        return trust * mean + (1 - trust) * LEAD


class Search:
    """One decision of the seat that is asked in an imagined game."""

    def __init__(self, game: Any, judgement: Judgement, rng: Random) -> None:
        self._game: Final = game
        self._seat: Final[int] = game.asked()
        self._judgement: Final = judgement
        self._rng: Final = rng
        self._looks: list[int] = []
        """The turns before which the position is judged."""

    def tried(self, options: Sequence[Action], budget: Budget) -> list[Tried]:
        """The options that were tried, the best first."""
        spending = budget.begin()
        ahead = self._judgement.turns_ahead(self._game)
        few = 0 < budget.playouts < MANY
        self._looks = [self._game.turn + turns for turns in (ahead[:1] if few else ahead)]
        width = min(WIDTH, max(2, budget.playouts // PLAYOUTS_EACH)) if budget.playouts else WIDTH
        every = [Tried(action) for action in self._judgement.ranked(self._game, options)[:width]]
        usual, left = every[0], every[1:]
        parts = max(1, len(left).bit_length())
        for part in range(1, parts + 1):
            self._try(usual, left, spending, part / parts)
            left = sorted(left, key=lead_of, reverse=True)[: (len(left) + 1) // 2]
        return sorted(every, key=lambda option: 0.0 if option is usual else option.lead, reverse=True)

    def _try(self, usual: Tried, others: list[Tried], spending: Spending, share: float) -> None:
        """Playouts of these options, until this share of the budget is spent."""
        while not spending.is_over(share):
            imagined = self._game.imagined(self._seat, self._rng.randbytes(8).hex())
            expected = 0.0
            for option in (usual, *others):
                points = self._playout(imagined.copy(), option.action, spending)
                if not points:
                    return
                ahead = self._ahead(points)
                if option is usual:
                    expected = ahead
                option.add(points[self._seat], self._margin(points), ahead - expected)
                spending.count()
                if spending.is_over():
                    return

    def _playout(self, game: Any, action: Action, spending: Spending) -> list[float]:
        """The points that each side can expect after this action, on the average of all looks; none if there was no
        time to find out."""
        game.play(action)
        expected: list[float] = []
        for look in self._looks:
            while not game.over and game.turn < look:
                if spending.is_overdrawn():
                    return []
                options = game.options()
                game.play(options[0] if len(options) == 1 else self._judgement.usual(game))
            judged = self._judgement.expected(game)
            expected = [own + now for own, now in zip(expected, judged)] if expected else judged
        return [own / len(self._looks) for own in expected]

    def _ahead(self, points: list[float]) -> float:
        """By how many points the seat is ahead of the others, on average: what options are compared by, as it varies
        less by chance than the margin to the best of them."""
        others = len(points) - 1
        own = points[self._seat]
        return own - (sum(points) - own) / others if others else own

    def _margin(self, points: list[float]) -> float:
        others = [other for side, other in enumerate(points) if side != self._seat]
        return points[self._seat] - max(others, default=0.0)


def lead_of(option: Tried) -> float:
    return option.lead
