"""What bots cost: whether one is quick enough for the process that is kept for quick ones."""

from typing import Final

CHEAP: Final = 0.1
"""Seconds. A bot that takes longer for a thought is costly."""
WEIGHT: Final = 0.2
"""That of the last thought in the mean of all: what was long ago hardly counts."""
QUICK: Final = frozenset({"random", "greedy"})
"""Those that come with Sabika and look at no more than the table. However busy the machine is, they stay cheap."""


class Costs:
    """What is known of each bot."""

    def __init__(self) -> None:
        self._means: Final[dict[str, float]] = {}

    def is_costly(self, bot: str) -> bool:
        """Also a bot that nobody has asked yet."""
        return bot not in QUICK and self._means.get(bot, CHEAP + 1) > CHEAP

    def took(self, bot: str, seconds: float) -> None:
        """A thought of the bot took so long."""
        mean = self._means.get(bot, seconds)
        self._means[bot] = mean + WEIGHT * (seconds - mean)
