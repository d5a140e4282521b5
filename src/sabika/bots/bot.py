"""What a bot is, and how it is asked: with what its seat may know, and a game to try things out in if it imagines."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, Protocol

from sabika.rules.core.action import Action
from sabika.rules.core.declining import answer_for
from sabika.rules.core.game import Game

ANY_SEED: Final = "imagined"
"""Of the game that a bot is given, from which it imagines others by seeds of its own."""


class Level(StrEnum):
    """How hard a bot is to beat, from a child's opponent upwards."""

    GENTLE = "gentle"
    STEADY = "steady"
    STRONG = "strong"


class Bot(Protocol):
    """Plays a seat. It keeps nothing between two choices, so one bot can play several seats and games."""

    name: ClassVar[str]
    blurb: ClassVar[Mapping[str, str]]
    """How it plays, in one sentence, by language: en, fr, nl, de."""
    level: ClassVar[Level]

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        """One of the options, which are never empty. The view is that of its games. Chance comes from `rng` alone."""
        ...


def ask(bot: Bot, game: Game, rng: Random) -> Action:
    """What the bot does in the seat that is asked. A bot whose class says `imagines = True` finds an imagined game in
    its view; the others are spared the time that it takes. A bot that is asked as a matter of form and has nothing to
    choose is not bothered."""
    answer = answer_for(game)
    if answer is not None:
        return answer
    seat = game.asked()
    view = game.view(seat)
    options = game.options()
    if len(options) > 1 and getattr(bot, "imagines", False):
        view = replace(view, imagined=game.imagined(seat, ANY_SEED))
    return bot.choose(view, options, rng)
