"""The bots by name, for each game: those that come with Sabika, and those that installed packages add."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sabika.bots.bot import Bot
from sabika.bots.ladder import from_easy_to_hard
from sabika.bots.loading import games_of, made
from sabika.bots.palace.greedy import GreedyBot
from sabika.bots.planner.bot import GentlePlanner, SteadyPlanner, StrongPlanner
from sabika.bots.random_bot import RandomBot
from sabika.bots.sheet.expecting import ExpectingSheetBot
from sabika.bots.sheet.greedy import GreedySheetBot
from sabika.rules.core.errors import BadInput
from sabika.rules.games import alhambra, roll_and_write

GROUP: Final = "sabika.bots"
"""The group of entry points in which packages name their bots."""
_PLANNERS: Final[tuple[Bot, ...]] = (GentlePlanner(), SteadyPlanner(), StrongPlanner())
_ALL: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), *_PLANNERS)
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in from_easy_to_hard(_ALL)}
"""Those of games with tiles, the easiest first."""
_SHEET: Final[tuple[Bot, ...]] = (RandomBot(), GreedySheetBot(), ExpectingSheetBot(), *_PLANNERS)
SHEET_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in from_easy_to_hard(_SHEET)}
ENLISTED: Final[dict[str, Bot]] = {}
"""Those that the person at this computer asked for besides."""


def bots_for(game: str) -> dict[str, Bot]:
    """The bots that play a game, by name: the ladder from easy to hard, then all others. A bot of a package does not
    take the place of one that is already there."""
    own = SHEET_BOTS if game == roll_and_write.NAME else BOTS
    added = {bot.name: bot for bot in added_bots()} | ENLISTED
    return own | {name: bot for name, bot in added.items() if name not in own and game in games_of(bot)}


def bot_named(name: str, game: str = alhambra.NAME) -> Bot:
    """The bot of a game with this name."""
    bots = bots_for(game)
    if name in bots:
        return bots[name]
    known = ", ".join(bots)
    if name in BOTS or name in SHEET_BOTS or any(bot.name == name for bot in added_bots()):
        raise BadInput(f"The bot {name!r} does not play {game}. The bots for {game} are: {known}.")
    raise BadInput(f"There is no bot {name!r}. The bots are: {known}.")


@cache
def added_bots() -> tuple[Bot, ...]:
    """The bots of installed packages."""
    return tuple(added(point) for point in sorted(entry_points(group=GROUP)))


def added(point: EntryPoint) -> Bot:
    """The bot that an entry point names."""
    source = f"The bot {point.name!r} ({point.value})"
    try:
        found = point.load()
    except Exception as error:
        raise BadInput(f"{source} cannot be loaded: {type(error).__name__}: {error}.") from error
    return made(found, source)
