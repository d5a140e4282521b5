"""Sabika's worker: three uniformly random players of the base game, on one core, as plain Python or compiled.

Which of the two it is depends on where the package was imported from; the worker looks, and says so when it starts.
Everything the benchmark knows about the engine's interface is in the first few functions.
"""

import random

from worker import Answer, Tally, memory, microseconds, microseconds_once, serve, timed_round

import sabika
from sabika.rules.core import game as engine
from sabika.rules.core.game import Game

PLAYERS = 3


def new_game(seed: int) -> Game:
    return sabika.new_game(players=PLAYERS, seed=f"benchmark {seed}")


def copy(game: Game) -> Game:
    return game.copy()


def score(game: Game) -> object:
    return game.score_now()


def view(game: Game) -> object:
    return game.view(0)


def play(seed: int, tally: Tally, decisions: int | None = None) -> Game:
    """Play a game to its end or for a number of decisions; a forced decision counts as one."""
    game = new_game(seed)
    rng = random.Random(seed)
    made = choices = offered = 0
    while not game.over and made != decisions:
        options = game.options()
        count = len(options)
        made += 1
        offered += count
        choices += count > 1
        game.apply(options[rng.randrange(count)])
    tally.games += 1
    tally.decisions += made
    tally.choices += choices
    tally.options += offered
    tally.points += sum(game.points)
    return game


def costs(positions: int) -> Answer:
    """The cost of a copy, a scoring and a view in the middle of a game."""
    lengths = []
    for seed in range(1, positions + 1):
        whole = Tally()
        play(seed, whole)
        lengths.append(whole.decisions)

    def middles() -> list[Game]:
        return [play(seed, Tally(), length // 2) for seed, length in enumerate(lengths, 1)]

    games = middles()
    return {
        "copy_us": microseconds(copy, games),
        "scoring_cold_us": microseconds_once(score, middles),
        "scoring_warm_us": microseconds(score, games),
        "view_us": microseconds(view, games),
    }


if __name__ == "__main__":
    serve(
        {"round": lambda games: timed_round(play, games), "memory": lambda games: memory(play, games), "costs": costs},
        {"engine": "Sabika", "variant": "plain" if str(engine.__file__).endswith(".py") else "compiled"},
    )
