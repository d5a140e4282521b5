"""How far ahead the planner should judge: what its choices gain in the end, by the rounds after which it judges.

Positions come from games between greedy bots. Every option is played to the end many times, in the same imagined games.
Some of these choose an option by what is expected after one, two or three rounds. The others tell by how many points
the seat then ends further ahead of the other players than with the option usually taken.

    python benchmarks/planner_looks.py --players 4 --positions 200
    python benchmarks/planner_looks.py --players 4 --positions 200 --playouts 12
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from sabika.bots import ask, bot_asked_for
from sabika.bots.planner.bot import PALACE
from sabika.bots.planner.search import Tried
from sabika.library import new_game
from sabika.rules.core.action import Action
from sabika.rules.games import alhambra
from sabika.rules.palace.game import PalaceGame

OPTIONS: Final = 5
"""So many are tried, the most promising ones."""
JUDGING: Final = 80
"""So many playouts of each tell what it is worth."""
ROUNDS: Final = 3
END: Final = -1
"""After the last round that is judged comes the end."""
WAYS: Final = {
    "one round": (0,),
    "two rounds": (1,),
    "three rounds": (2,),
    "one and two": (0, 1),
    "all three": (0, 1, 2),
}
Playout = list[list[float]]
"""By option: how far the seat is ahead after each round, and at the end."""


def positions(players: int, number: int) -> Iterator[PalaceGame]:
    """One decision of each game, somewhere in it."""
    greedy = bot_asked_for("greedy", alhambra.NAME)
    game_number = 0
    while number:
        rng = Random(game_number)
        game = new_game(players=players, seed=f"looks {game_number}")
        game_number += 1
        decisions = rng.randrange(8, 160)
        while not game.over and (decisions > 0 or len(game.options()) <= 2):
            game.play(ask(greedy, game, rng))
            decisions -= 1
        if not game.over:
            number -= 1
            yield game


def playout(imagined: PalaceGame, seat: int, options: list[Action]) -> Playout:
    players = len(imagined.seats)
    ahead: Playout = []
    for option in options:
        game = imagined.copy()
        game.play(option)
        found: list[float] = []
        while not game.over:
            if len(found) < ROUNDS and game.turn >= imagined.turn + 1 + players * (len(found) + 1):
                found.append(lead(game, seat))
            game.play(PALACE.usual(game))
        found += [lead(game, seat)] * (ROUNDS + 1 - len(found))
        ahead.append(found)
    return ahead


def lead(game: PalaceGame, seat: int) -> float:
    """By how many points the seat is thought to end ahead of the others, on average."""
    points = PALACE.expected(game)
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def choice(playouts: list[Playout], options: list[Action], rounds: tuple[int, ...]) -> int:
    """The option that the planner would take."""
    leads = [0.0]
    for option in range(1, len(options)):
        tried = Tried(options[option])
        for ahead in playouts:
            tried.add(0.0, 0.0, mean(ahead[option][after] - ahead[0][after] for after in rounds))
        leads.append(tried.lead)
    return leads.index(max(leads))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=80, help="so many of each option, to choose by")
    asked = parser.parse_args()
    gains: dict[str, list[float]] = {way: [] for way in WAYS}
    for game in positions(asked.players, asked.positions):
        seat = game.asked()
        options = PALACE.ranked(game, game.options())[:OPTIONS]
        played = [
            playout(game.imagined(seat, f"looks {number}"), seat, options) for number in range(asked.playouts + JUDGING)
        ]
        choosing, judging = played[: asked.playouts], played[asked.playouts :]
        for way, rounds in WAYS.items():
            chosen = choice(choosing, options, rounds)
            gains[way].append(mean(ahead[chosen][END] - ahead[0][END] for ahead in judging))
    print(f"{asked.players} players, {asked.positions} positions, {asked.playouts} playouts of each option\n")
    print("| judged after | points gained by a decision | more than after one round |")
    print("|---|---|---|")
    for way, found in gains.items():
        more = [own - first for own, first in zip(found, gains["one round"])]
        print(f"| {way} | {interval(found)} | {interval(more)} |")


def interval(numbers: list[float]) -> str:
    """The mean and its standard error."""
    return f"{mean(numbers):.3f} ± {stdev(numbers) / sqrt(len(numbers)):.3f}"


if __name__ == "__main__":
    main()
