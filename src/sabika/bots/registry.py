"""The bots by name, for each game."""

from typing import Final

import sabika.bots.modules  # noqa: F401  (its files teach the greedy bot)
from sabika.bots.bot import Bot
from sabika.bots.greedy import GreedyBot
from sabika.bots.random_bot import RandomBot
from sabika.bots.sheet.expecting import ExpectingSheetBot
from sabika.bots.sheet.greedy import GreedySheetBot
from sabika.rules.core.errors import BadInput
from sabika.rules.games import alhambra, roll_and_write

_ALL: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot())
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in _ALL}
"""Those of games with tiles."""
_SHEET: Final[tuple[Bot, ...]] = (RandomBot(), GreedySheetBot(), ExpectingSheetBot())
SHEET_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in _SHEET}


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that play a game, by name."""
    return SHEET_BOTS if game == roll_and_write.NAME else BOTS


def bot_named(name: str, game: str = alhambra.NAME) -> Bot:
    """The bot of a game with this name."""
    bots = bots_for(game)
    if name in bots:
        return bots[name]
    known = ", ".join(bots)
    if name in BOTS or name in SHEET_BOTS:
        raise BadInput(f"The bot {name!r} does not play {game}. The bots for {game} are: {known}.")
    raise BadInput(f"There is no bot {name!r}. The bots are: {known}.")
