"""The bots by name."""

from typing import Final

import sabika.bots.modules  # noqa: F401  (its files teach the greedy bot)
from sabika.bots.bot import Bot
from sabika.bots.greedy import GreedyBot
from sabika.bots.random_bot import RandomBot
from sabika.rules.core.errors import BadInput

_ALL: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot())
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in _ALL}


def bot_named(name: str) -> Bot:
    """The bot with this name."""
    bot = BOTS.get(name)
    if bot is None:
        raise BadInput(f"There is no bot {name!r}. The bots are: {', '.join(BOTS)}.")
    return bot
