"""Bots that do not come with Sabika: out of a file, and what makes a class a bot."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, cast

from sabika.bots.bot import Bot, Level
from sabika.files import check_file
from sabika.languages import LANGUAGES
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput


def games_of(bot: Bot) -> tuple[str, ...]:
    """The games that a bot plays: all, unless its class has a tuple `games`."""
    return tuple(getattr(bot, "games", GAMES))


def made(found: Any, source: str) -> Bot:
    """The bot of a class, or the sentence that says what the class lacks."""
    if not isinstance(found, type):
        raise BadInput(f"{source} is not a class.")
    lacking = what_lacks(found)
    if lacking:
        raise BadInput(f"{source} is not a bot: {lacking}")
    try:
        return cast(Bot, found())
    except BadInput as error:  # a sentence of the bot's own
        raise BadInput(f"{source} cannot be made: {error}") from error
    except (Exception, SystemExit) as error:
        raise BadInput(f"{source} cannot be made: {type(error).__name__}: {error}.") from error


def what_lacks(found: type) -> str:
    """What a class lacks to be a bot, in one sentence; empty if nothing."""
    name = getattr(found, "name", None)
    if not isinstance(name, str) or not name or any(sign in name for sign in ",:@ "):
        return "it needs a name, a string without spaces, commas, colons and @."
    blurb = getattr(found, "blurb", None)
    if not isinstance(blurb, dict) or not all(isinstance(blurb.get(language), str) for language in LANGUAGES):
        return f"it needs a blurb, a dictionary with a sentence for each of {', '.join(LANGUAGES)}."
    if getattr(found, "level", None) not in list(Level):
        return f"it needs a level, one of {', '.join(Level)}."
    if not callable(getattr(found, "choose", None)):
        return "it needs a method choose(self, view, options, rng)."
    unknown = [game for game in getattr(found, "games", ()) if game not in GAMES]
    if unknown:
        return f"it plays {unknown[0]!r}, but the games are: {', '.join(GAMES)}."
    return ""


@cache
def bot_from_file(path: str, name: str) -> Bot:
    """The bot that a class of this name in a Python file is."""
    source = f"{path}:{name}"
    try:
        check_file(path)
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    spec = spec_from_file_location(f"sabika_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise BadInput(f"{path} is not a Python file.")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"{path} cannot be loaded: {type(error).__name__}: {error}.") from error
    if not hasattr(module, name):
        raise BadInput(f"There is no class {name} in {path}.")
    return made(getattr(module, name), source)
