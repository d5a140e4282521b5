"""One game between bots, and what is remembered of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from sabika.arena.module_use import modules_used
from sabika.bots import Bot, ask
from sabika.library import Components, game_from
from sabika.record.gained import gained_in
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game, Setup
from sabika.rules.games import alhambra, combined, granada, roll_and_write
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.scoring import BORDER, MOAT, WALL
from sabika.rules.sheet.game import SheetGame

BORDERS: Final[dict[str, tuple[str, ...]]] = {
    alhambra.NAME: (WALL,),
    granada.NAME: (MOAT,),
    combined.NAME: (WALL, MOAT, BORDER),
    roll_and_write.NAME: (),
}
"""Whose longest unbroken run gives points, by game."""
MOST_DECISIONS: Final = 50_000
"""No sensible game comes near."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game between bots went. Points and winners are by side: the seats, then whoever else is ranked."""

    seed: str
    first: int
    """The seat that had the first turn (A8)."""
    points: tuple[int, ...]
    winners: tuple[int, ...]
    gained: tuple[tuple[dict[str, int], ...], ...]
    """By side, scoring and source."""
    purchases: tuple[int, ...]
    """By seat, as are the exact ones among them; empty in a game in which nothing is bought."""
    exact: tuple[int, ...]
    rounds: int
    """0 in a game without rounds."""
    turns: int
    decisions: int
    longest: tuple[dict[str, int], ...]
    """By seat: the longest wall, moat and border of the palace at the end, as far as the game has them."""
    used: tuple[dict[str, int], ...]
    """By seat: how often each module was used."""
    seconds: float = field(compare=False)


class Match(NamedTuple):
    """A finished game and its result."""

    game: Game
    result: MatchResult


def play_match(setup: Setup, bots: Sequence[Bot], pieces: Components | None = None) -> Match:
    """Let bots, one for each seat, play a game to its end."""
    begun = perf_counter()
    if len(bots) != setup.players:
        raise BadInput(f"{setup.players} players need {setup.players} bots, not {len(bots)}.")
    game = game_from(setup, pieces)
    first = game.active
    chances = [Random(f"{setup.seed} seat {seat}") for seat in range(setup.players)]
    buyers = setup.players if isinstance(game, PalaceGame) else 0
    purchases = [0] * buyers
    exact = [0] * buyers
    used = [dict.fromkeys(setup.modules, 0) for _ in range(setup.players)]
    while not game.over:
        seat = game.asked()
        events = game.apply(ask(bots[seat], game, chances[seat]))
        for module, user in modules_used(events, setup.modules):
            used[user][module] += 1
        for event in events:
            if isinstance(event, TileBought):
                purchases[seat] += 1
                exact[seat] += event.exact
        if len(game.log) > MOST_DECISIONS:
            raise BadInput(f"The game {setup.seed!r} does not end: more than {MOST_DECISIONS} decisions were taken.")
    result = MatchResult(
        seed=setup.seed,
        first=first,
        points=tuple(game.points),
        winners=tuple(game.winners()),
        gained=gained_in(game),
        purchases=tuple(purchases),
        exact=tuple(exact),
        rounds=game.round if isinstance(game, SheetGame) else 0,
        turns=game.turn,
        decisions=len(game.log),
        longest=longest_in(game),
        used=tuple(used),
        seconds=perf_counter() - begun,
    )
    return Match(game, result)


def longest_in(game: Game) -> tuple[dict[str, int], ...]:
    """The longest wall, moat and border of each seat, as far as the game has them."""
    if not isinstance(game, PalaceGame):
        return tuple({} for _ in range(game.setup.players))
    runs = {WALL: Palace.longest_wall, MOAT: Palace.longest_moat, BORDER: Palace.longest_border}
    return tuple({name: runs[name](seat.palace) for name in BORDERS[game.setup.game]} for seat in game.seats)
