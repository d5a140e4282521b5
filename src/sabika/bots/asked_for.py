"""The bot that a text on the command line stands for.

Never for texts that come over a network: a file that is named here is run.
"""

from typing import Final

from sabika.bots.bot import Bot
from sabika.bots.loading import bot_from_file, games_of
from sabika.bots.planner.bot import Planner
from sabika.bots.planner.budget import Budget
from sabika.bots.registry import ENLISTED, bot_named, bots_for
from sabika.rules.core.errors import BadInput
from sabika.rules.games import alhambra

FILE: Final = ".py:"


def bot_asked_for(text: str, game: str = alhambra.NAME) -> Bot:
    """A name; `path/to/file.py:Class`; or a planner with a budget, `planner-strong@300` for so many playouts a decision
    and `planner-strong@0.5s` for so many seconds."""
    if FILE in text:
        bot = bot_from(text)
        if game not in games_of(bot):
            raise BadInput(f"The bot {text} does not play {game}.")
        return bot
    name, at, budget = text.partition("@")
    bot = bot_named(name, game)
    if not at:
        return bot
    if not isinstance(bot, Planner):
        raise BadInput(f"The bot {name!r} does not think for any time: leave out @{budget}.")
    return type(bot)(budget_from(budget))


def bot_from(text: str) -> Bot:
    """The bot of `path/to/file.py:Class`, whatever it plays."""
    path, _, name = text.rpartition(":")
    return bot_from_file(path, name)


def enlist(text: str, game: str = alhambra.NAME) -> str:
    """Make the bot that a text stands for one of this game's bots, and tell the name by which it is found."""
    bot = bot_asked_for(text, game)
    name = bot.name if FILE in text else text
    if bots_for(game).get(name, bot) is not bot:
        raise BadInput(f"There already is a bot {name!r}. Give the one of {text} another name.")
    if name not in bots_for(game):
        ENLISTED[name] = bot
    return name


def budget_from(text: str) -> Budget:
    """A whole number of playouts, or seconds with an s."""
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(playouts=int(text))
    except ValueError:
        budget = Budget()
    if max(budget) <= 0:
        raise BadInput(f"{text!r} is no budget. Give playouts, such as 300, or seconds, such as 0.5s.")
    return budget
