"""From what the planner expects to points at the end and a chance to win.

The planner's judgement is made to compare the options of one decision. How far off it is on the whole, and how unsure
as long as much is to come, was found on games between greedy bots; `benchmarks/coach_chances.py` checks it.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from sabika.rules.core.game import Game
from sabika.rules.games import alhambra, combined, granada, roll_and_write
from sabika.rules.palace.game import PalaceGame
from sabika.rules.sheet.game import SheetGame


class Course(NamedTuple):
    """How games of a kind go."""

    spread: float
    """By how many points margins still change from the first turn on: a standard deviation. More where the judgement
    says little."""
    last_turns: float
    """The same when nothing but what is under way is left."""
    shares: tuple[float, ...]
    """How much comes true of the points that are expected to come, by how much is left: from nothing to everything."""
    per_player: float
    """How much more of them come true with each player beyond three, at the beginning."""


COURSES: Final = {
    alhambra.NAME: Course(27.0, 2.0, (1.02, 0.77, 0.79, 0.84, 1.02), 0.06),
    granada.NAME: Course(37.0, 2.0, (0.96, 0.86, 0.98, 1.18, 1.1), 0.1),
    combined.NAME: Course(40.0, 2.0, (0.98, 0.83, 1.06, 1.31, 1.44), 0.0),
    roll_and_write.NAME: Course(5.5, 5.0, (1.0, 1.0), 0.0),
}
USUAL_PLAYERS: Final = 3
PER_MODULE: Final = 9.0
"""Points that a module brings to a seat besides, on average, from the first turn on."""
LOGISTIC: Final = 0.55
"""The scale of a logistic distribution with a standard deviation of 1."""
FLATTERED: Final = 0.3
"""How much the judgement flatters the seat whose turn is just over, as a logarithm of odds."""
RIVALS: Final = 0.5
"""How much the others beside the best one count; as much as that one would be 1."""


def points_at_end(game: Game, seat: int, expected: float) -> float:
    """The points that a seat will have, where the planner expects so many."""
    if game.over:
        return expected
    course = COURSES[game.setup.game]
    left = left_of(game)
    share = between(course.shares, left) + course.per_player * (game.setup.players - USUAL_PLAYERS) * left
    now = game.points[seat]
    by_modules = PER_MODULE * len(game.setup.modules) * sqrt(left)
    return now + by_modules + share * (expected - now)


def chance_to_win(game: Game, margin: float) -> float | None:
    """The chance of a seat whose turn is just over, where the planner expects it so many points ahead of the others.
    None for a player alone: dummies that are to be beaten (R18) do not show before the end how they stand."""
    rivals = game.setup.players - 1
    if not rivals:
        return None
    course = COURSES[game.setup.game]
    scale = LOGISTIC * (course.last_turns + course.spread * sqrt(left_of(game)))
    against = FLATTERED + RIVALS * log(rivals) - margin / scale
    return 1 / (1 + exp(min(50.0, against)))


def chances_of_all(game: Game, expected: Sequence[float]) -> list[float]:
    """The chances of all seats between two turns, where the planner expects so many points of each."""
    players = game.setup.players
    if game.over:
        winners = game.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    found: list[float] = []
    for seat in range(players):
        others = [points for other, points in enumerate(expected[:players]) if other != seat]
        found.append(chance_to_win(game, expected[seat] - max(others)) or 0.0)
    together = sum(found)
    return [chance / together for chance in found]


def left_of(game: Game) -> float:
    """How much of the game is to come, from 1 down to 0."""
    if isinstance(game, SheetGame):
        # The planner tries out the last two rounds to their end.
        return max(0, game.rounds - game.round - 1) / game.rounds
    assert isinstance(game, PalaceGame)
    return sum([len(bag) for bag in game.bags]) / len(game.pieces.all_tiles())


def between(values: tuple[float, ...], where: float) -> float:
    """What lies at this place, from 0 to 1, on the line through evenly spaced values."""
    place = where * (len(values) - 1)
    before = min(int(place), len(values) - 2)
    return values[before] + (values[before + 1] - values[before]) * (place - before)
