"""Whether a bot does what a bot must: tried in all of its games, by few, three and many players, with all modules."""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from sabika.arena.match import MOST_DECISIONS
from sabika.bots import Bot, ask, bot_named
from sabika.bots.loading import games_of, what_lacks
from sabika.library import GAMES, Kind, game_from, new_setup
from sabika.record.errors import printable
from sabika.rules.core.game import Game, Setup

LOOKED_AT: Final = 9
"""Every so many of its decisions are looked at more closely."""


class Tried(NamedTuple):
    """How a bot did in one game."""

    table: str
    """The game, the players, the modules."""
    decisions: int
    longest: float
    """Of its decisions, in seconds."""
    problem: str
    """The first thing that was wrong, as a sentence; empty if nothing was."""


def tables_for(bot: Bot) -> Iterator[Setup]:
    """All games that it plays: by as few players as can be, by three, by as many as can be, and with all modules."""
    for name in games_of(bot):
        kind: Kind = GAMES[name]
        for players in (kind.players[0], 3, kind.players[-1]):
            yield new_setup(name, players=players, seed="conformance")
        if kind.modules:
            yield new_setup(name, players=3, seed="conformance", modules=kind.modules)


def try_bot(bot: Bot) -> Iterator[Tried]:
    """Try a bot out in one game after the other."""
    lacking = what_lacks(type(bot))
    if lacking:
        yield Tried("the class", 0, 0.0, lacking)
    for setup in tables_for(bot):
        yield try_at(setup, bot)


def try_at(setup: Setup, bot: Bot) -> Tried:
    """Let it play the first seat against bots that play by chance."""
    table = f"{setup.game}, {setup.players} players{', all modules' if setup.modules else ''}"
    game = game_from(setup)
    others = bot_named("random", setup.game)
    chance = Random(setup.seed)
    decisions = 0
    longest = 0.0
    while not game.over and len(game.log) < MOST_DECISIONS:
        if game.asked():
            game.apply(ask(others, game, chance))
            continue
        begun = perf_counter()
        try:
            action = ask(bot, game, Random(decisions))
            longest = max(longest, perf_counter() - begun)
            problem = "" if game.is_legal(action) else f"It chose {printable(repr(action))}, which is not an option."
            if not problem and decisions % LOOKED_AT == 0:
                problem = look_closer(game, bot, decisions)
        except (Exception, SystemExit) as error:
            problem = f"It broke down: {type(error).__name__}: {printable(str(error))}."
        if problem:
            return Tried(table, decisions, longest, f"{problem} (Decision {decisions + 1}.)")
        decisions += 1
        game.play(action)
    problem = "" if game.over else f"The game did not end: more than {MOST_DECISIONS} decisions were taken."
    return Tried(table, decisions, longest, problem)


def is_timed(bot: Bot) -> bool:
    """Whether it says that it thinks by the clock, so that it may choose otherwise when it is asked again."""
    return bool(getattr(bot, "timed", False))


def look_closer(game: Game, bot: Bot, decision: int) -> str:
    """What is wrong with how it chooses; empty if nothing is."""
    options = game.options()[:]
    choice = ask(bot, game, Random(decision))
    if game.options() != options:
        return "It changed the list of options."
    if is_timed(bot):
        return ""
    if ask(bot, game, Random(decision)) is not choice:
        return "Asked again with the same chance, it chose otherwise: chance has to come from `rng` alone."
    if ask(bot, game.imagined(game.asked(), "other"), Random(decision)) is not choice:
        return "It chose otherwise when only what is hidden from it had changed."
    return ""
