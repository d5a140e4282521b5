"""How long a bot may think: some time, or a number of playouts, which gives the same choice on every machine."""

from time import perf_counter
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """One of the two; the other is 0."""

    seconds: float = 0.0
    playouts: int = 0

    def begin(self) -> "Spending":
        return Spending(self)

    def __str__(self) -> str:
        return f"{self.playouts} playouts" if self.playouts else f"{self.seconds:g} s"


class Spending:
    """A budget of which some is spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget: Final = budget
        self._begun: Final = perf_counter()
        self._playouts = 0
        self._spent = 0.0

    def count(self) -> None:
        """Another playout is done."""
        self._playouts += 1
        self._spent = perf_counter() - self._begun

    def is_over(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is spent. As a playout that is broken off tells nothing, time ends half a
        playout early, so that most of them are finished."""
        if self._budget.playouts:
            return self._playouts >= share * self._budget.playouts
        half = self._spent / (2 * max(1, self._playouts))
        return self._spent + half >= share * self._budget.seconds

    def is_overdrawn(self) -> bool:
        """Whether all the time is spent, in the middle of a playout."""
        return not self._budget.playouts and perf_counter() - self._begun >= self._budget.seconds
