"""One game between bots, and what is remembered of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from sabika.bots import Bot
from sabika.library import game_from
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game, Setup
from sabika.rules.games.alhambra import KINDS, NAME
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.scoring import WALL

SOURCES: Final = (WALL, *KINDS)
"""What points are given for in every game. Modules add to it."""
MOST_DECISIONS: Final = 50_000
"""No sensible game comes near."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game between bots went. Points are by side: the seats, then whoever else is ranked."""

    seed: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    gained: tuple[tuple[dict[str, int], ...], ...]
    """By side, scoring and source."""
    purchases: tuple[int, ...]
    """By seat, as are the exact ones among them."""
    exact: tuple[int, ...]
    turns: int
    decisions: int
    seconds: float = field(compare=False)


class Match(NamedTuple):
    """A finished game and its result."""

    game: Game
    result: MatchResult


def play_match(setup: Setup, bots: Sequence[Bot], pieces: Pieces | None = None) -> Match:
    """Let bots, one for each seat, play a game to its end."""
    begun = perf_counter()
    if len(bots) != setup.players:
        raise BadInput(f"{setup.players} players need {setup.players} bots, not {len(bots)}.")
    game = game_from(setup, pieces)
    if not isinstance(game, PalaceGame):
        raise BadInput(f"No bot plays {setup.game} yet. Choose {NAME}.")
    chances = [Random(f"{setup.seed} seat {seat}") for seat in range(setup.players)]
    purchases = [0] * setup.players
    exact = [0] * setup.players
    while not game.over:
        seat = game.asked()
        for event in game.apply(bots[seat].choose(game.view(seat), game.options(), chances[seat])):
            if isinstance(event, TileBought):
                purchases[seat] += 1
                exact[seat] += event.exact
        if len(game.log) > MOST_DECISIONS:
            raise BadInput(f"The game {setup.seed!r} does not end: more than {MOST_DECISIONS} decisions were taken.")
    result = MatchResult(
        seed=setup.seed,
        points=tuple(game.points),
        winners=tuple(game.winners()),
        gained=gained_in(game),
        purchases=tuple(purchases),
        exact=tuple(exact),
        turns=game.turn,
        decisions=len(game.log),
        seconds=perf_counter() - begun,
    )
    return Match(game, result)


def gained_in(game: Game) -> tuple[tuple[dict[str, int], ...], ...]:
    """The points of a game by side, scoring and source; zeros for a scoring that never came (A39)."""
    gained = tuple(tuple(dict.fromkeys(SOURCES, 0) for _ in range(LAST_SCORING)) for _ in game.points)
    for scored in game.scorings:
        for term in scored.terms:
            sources = gained[term.side][scored.scoring - 1]
            sources[term.what] = sources.get(term.what, 0) + term.points
    return gained
