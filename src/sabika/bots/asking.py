"""How a bot is asked: with what its seat may know, and with a game to try things out in if it imagines."""

from dataclasses import replace
from random import Random
from typing import Final

from sabika.bots.bot import Bot
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game

ANY_SEED: Final = "imagined"
"""Of the game that a bot is given, from which it imagines others by seeds of its own."""


def ask(bot: Bot, game: Game, rng: Random) -> Action:
    """What the bot does in the seat that is asked. A bot whose class says `imagines = True` finds an imagined game in
    its view; the others are spared the time that it takes."""
    seat = game.asked()
    view = game.view(seat)
    options = game.options()
    if len(options) > 1 and getattr(bot, "imagines", False):
        view = replace(view, imagined=game.imagined(seat, ANY_SEED))
    return bot.choose(view, options, rng)
