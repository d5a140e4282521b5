"""A bot that plays by chance alone."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, final

from sabika.bots.bot import Level
from sabika.rules.core.action import Action
from sabika.rules.core.view import View


@final
class RandomBot:
    """Every option is equally likely."""

    name: ClassVar[str] = "random"
    level: ClassVar[Level] = Level.GENTLE
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Does anything the rules allow.",
        "fr": "Fait n’importe quoi, pourvu que la règle le permette.",
        "nl": "Doet zomaar iets dat de regels toestaan.",
        "de": "Tut irgendetwas, das die Regeln erlauben.",
    }

    def choose(self, view: View, options: Sequence[Action], rng: Random) -> Action:
        return rng.choice(options)
