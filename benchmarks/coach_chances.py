"""Checks the coach: how often does a seat win that is given so much of a chance, and how many points does it get?

python benchmarks/coach_chances.py --game alhambra --players 3 --games 100

Greedy bots play, and the coach is asked now and then what it expects of what they do. A chance is good if the seat wins
about as often as it says. `sabika.bots.planner.chances` has the figures to adjust.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sabika.bots import ask, bot_named
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.chances import left_of
from sabika.bots.planner.coach import Coach
from sabika.library import GAMES, game_from, new_setup

SOMETIMES = 0.03
"""How often a bot plays by chance, so that positions are not all of one kind."""
NOW_AND_THEN = 0.06
"""How often the coach is asked."""
STEPS = 10
PARTS = 4


class Said(NamedTuple):
    """What the coach said, and what came of it."""

    left: float
    chance: float
    points: float
    won: float
    got: int


def asked(game_name: str, players: int, modules: tuple[str, ...], number: int, budget: Budget) -> Iterator[Said]:
    """One game."""
    rng = Random(f"{game_name} {players} {number}")
    game = game_from(new_setup(game_name, players=players, seed=f"chances {number}", modules=modules))
    greedy, coach = bot_named("greedy", game_name), Coach(budget)
    said: list[tuple[int, float, float, float]] = []
    while not game.over:
        options = game.options()
        action = rng.choice(options) if rng.random() < SOMETIMES else ask(greedy, game, rng)
        if len(options) > 1 and rng.random() < NOW_AND_THEN:
            advice = coach.opinion(game, rng, action).played
            assert advice is not None
            assert advice.chance is not None
            said.append((game.asked(), left_of(game), advice.chance, advice.points))
        game.play(action)
    winners = game.winners()
    for seat, left, chance, points in said:
        yield Said(left, chance, points, 1 / len(winners) if seat in winners else 0.0, game.points[seat])


def show(title: str, said: list[Said]) -> None:
    if not said:
        return
    number = len(said)
    off = sum(one.got - one.points for one in said) / number
    spread = (sum((one.got - one.points) ** 2 for one in said) / number) ** 0.5
    chance, won = sum(one.chance for one in said) / number, sum(one.won for one in said) / number
    error = (won * (1 - won) / number) ** 0.5
    print(f"{title:12} {number:6} {chance:8.1%} {won:8.1%} ± {error:.1%}   points {off:+6.1f} ± {spread:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="alhambra", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--all-modules", action="store_true")
    chosen = parser.parse_args()
    modules = tuple(GAMES[chosen.game].modules) if chosen.all_modules else ()
    said: list[Said] = []
    for number in range(chosen.games):
        said += asked(chosen.game, chosen.players, modules, number, Budget(playouts=chosen.playouts))
    print(f"{chosen.game}, {chosen.players} players, {chosen.games} games, {chosen.playouts} playouts a decision")
    print("chance          said     said       won   (on average)      points at the end: off by, spread")
    for step in range(STEPS):
        within = [one for one in said if step == min(STEPS - 1, int(one.chance * STEPS))]
        show(f"{step * 100 // STEPS}-{(step + 1) * 100 // STEPS} %", within)
    for part in reversed(range(PARTS)):
        within = [one for one in said if part == min(PARTS - 1, int(one.left * PARTS))]
        show(f"{part}/{PARTS} left", within)
    show("all", said)
    print(f"Brier score {sum((one.chance - one.won) ** 2 for one in said) / len(said):.3f}")


if __name__ == "__main__":
    main()
