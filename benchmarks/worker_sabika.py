"""Sabika's worker: three uniformly random players of the base game, on one core, as plain Python or compiled.

Which of the two it is depends on where the package was imported from; the worker looks, and says so when it starts.
Everything the benchmark knows about the engine's interface is in the first few functions.
"""

import random

from worker import Answer, Tally, memory, microseconds, microseconds_once, serve, timed_round

import sabika
from sabika.modules import CHOICES
from sabika.rules.palace import game as engine
from sabika.rules.palace.game import PalaceGame

PLAYERS = 3


MODULE_ROUNDS = 4


def new_game(seed: int, modules: tuple[str, ...] = ()) -> PalaceGame:
    return sabika.new_game(players=PLAYERS, seed=f"benchmark {seed}", modules=modules)


def copy(game: PalaceGame) -> PalaceGame:
    return game.copy()


def score(game: PalaceGame) -> object:
    return game.score_now()


def view(game: PalaceGame) -> object:
    return game.view(0)


def play(seed: int, tally: Tally, decisions: int | None = None, modules: tuple[str, ...] = ()) -> PalaceGame:
    """Play a game to its end or for a number of decisions; a forced decision counts as one."""
    game = new_game(seed, modules)
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

    def middles() -> list[PalaceGame]:
        return [play(seed, Tally(), length // 2) for seed, length in enumerate(lengths, 1)]

    games = middles()
    return {
        "copy_us": microseconds(copy, games),
        "scoring_cold_us": microseconds_once(score, middles),
        "scoring_warm_us": microseconds(score, games),
        "view_us": microseconds(view, games),
        "modules_ratio": modules_cost(positions),
    }


def modules_cost(games: int) -> float:
    """What a decision costs with all modules, as a multiple of one without any: best rounds, taken in turns."""

    def with_modules(seed: int, tally: Tally) -> PalaceGame:
        return play(seed, tally, modules=CHOICES)

    def cost(answer: Answer) -> float:
        return float(answer["cpu_s"] or 0) / float(answer["decisions"] or 1)

    rounds = [(timed_round(play, games), timed_round(with_modules, games)) for _ in range(MODULE_ROUNDS)]
    return min(cost(full) for _, full in rounds) / min(cost(base) for base, _ in rounds)


if __name__ == "__main__":
    serve(
        {"round": lambda games: timed_round(play, games), "memory": lambda games: memory(play, games), "costs": costs},
        {"engine": "Sabika", "variant": "plain" if str(engine.__file__).endswith(".py") else "compiled"},
    )
