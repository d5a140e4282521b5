"""The ladder of opponents: five bots of every game in the order of their strength, each with a face and a name.

The order was found by letting them play each other: `docs/tournaments.md` has the figures. What they are called and how
they play is in the catalogues (`ladder-greedy`), so that every screen says the same.
"""

from collections.abc import Sequence
from typing import Final

from sabika.bots.bot import Bot
from sabika.i18n import Texts

LADDER: Final = ("random", "planner-gentle", "greedy", "planner-steady", "planner-strong")
"""From a child's opponent to the strongest."""
FIRST_OPPONENTS: Final = ("greedy", "planner-gentle")
"""Whom the browser seats where nobody chose."""
NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")


def rung(bot: str) -> int:
    """Where a bot stands, counted from 1; 0 for one that is not on the ladder. How long it thinks does not matter."""
    name, _, _ = bot.partition("@")
    return LADDER.index(name) + 1 if name in LADDER else 0


def from_easy_to_hard(bots: Sequence[Bot]) -> list[Bot]:
    """Those on the ladder from the first rung up, then all others as they come."""
    return sorted(bots, key=lambda bot: rung(bot.name) or len(LADDER) + 1)


def called(bot: str, texts: Texts) -> str:
    """Who a bot is: `Zaida, the silk merchant`; its own name if it has no face."""
    name, _, _ = bot.partition("@")
    if not rung(bot):
        return bot
    return texts.say("ladder-called", name=texts.say(f"ladder-{name}"), who=texts.say(f"ladder-{name}.who"))


def how_it_plays(bot: Bot, texts: Texts) -> str:
    """In a sentence."""
    return texts.say(f"ladder-{bot.name}.how") if rung(bot.name) else bot.blurb[texts.language]


def names_of_bots(bots: Sequence[str], people: Sequence[str], texts: Texts) -> list[str]:
    """What bots at one table are called: by their faces, who comes twice by another name, and never like a person."""
    taken = {name.casefold() for name in people}
    found: list[str] = []
    for bot in bots:
        name, _, _ = bot.partition("@")
        face = [texts.say(f"ladder-{name}")] if rung(bot) else []
        others = texts.say(f"ladder-{name}.others" if rung(bot) else "bot-names")
        wanted = face + [own.strip() for own in others.split(",")]
        free = [own + number for number in NUMERALS for own in wanted if (own + number).casefold() not in taken]
        found.append(free[0])
        taken.add(free[0].casefold())
    return found
