"""What is measured of a tab, wherever Python runs: it uses nothing but Sabika and prints one line of JSON."""

import json
from collections.abc import Callable
from random import Random
from time import perf_counter

from sabika.bots import ask, bot_named
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Coach
from sabika.library import new_game
from sabika.rules.core.game import Game

PLAYERS = 3
GAMES = 6
CHOICES = 60
PLAYOUTS = 100


def figures() -> str:
    """Decisions a second of uniform random games, and milliseconds of a greedy choice and of the coach."""
    decisions, seconds = random_games()
    half_way = played_on("coach", 60)
    greedy = bot_named("greedy")
    positions = [played_on(f"greedy {number}", 40) for number in range(CHOICES)]
    chosen = took(lambda: [ask(greedy, game, Random(1)) for game in positions]) / CHOICES
    coach = took(lambda: Coach(Budget(playouts=PLAYOUTS)).opinion(half_way, Random(1), None))
    found = {"decisions a second": decisions / seconds, "greedy choice": 1000 * chosen, "coach": 1000 * coach}
    return json.dumps(found)


def random_games() -> tuple[int, float]:
    played_on("warm", 10_000)
    decisions, chance, begun = 0, Random(7), perf_counter()
    for number in range(GAMES):
        game = new_game("alhambra", players=PLAYERS, seed=f"tab {number}")
        while not game.over:
            game.apply(chance.choice(game.options()))
            decisions += 1
    return decisions, perf_counter() - begun


def played_on(seed: str, decisions: int) -> Game:
    """A random game after so many decisions, or at its end."""
    game, chance = new_game("alhambra", players=PLAYERS, seed=seed), Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.apply(chance.choice(game.options()))
    return game


def took(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


if __name__ == "__main__":
    print(figures())
