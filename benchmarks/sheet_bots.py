"""How well the bots of Roll & Write play: tables of win shares and points with 95 % intervals.

One bot sits at a table with others of another name. Every deal is played once from each seat, and the interval is that
of the mean over deals.

    python benchmarks/sheet_bots.py --games 400
    python benchmarks/sheet_bots.py --games 400 --only solo
"""

import argparse
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import sabika
from sabika.bots import bot_named
from sabika.rules.sheet.game import SheetGame

GAME: Final = "roll-and-write"
DUELS = (("greedy", "random"), ("expecting", "greedy"), ("expecting", "random"))
Z = 1.96
times: dict[str, list[float]] = defaultdict(list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="at least so many for each line")
    parser.add_argument("--only", choices=("tables", "solo"), help="tables with several players, or solo games")
    chosen = parser.parse_args()
    if chosen.only != "solo":
        print("| players | bot | against | games | win share | points ahead |\n|---|---|---|---|---|---|")
        for players in range(2, 6):
            for bot, other in DUELS:
                duel(players, bot, other, chosen.games)
    if chosen.only != "tables":
        print("\n| dummies | goal | bot | games | points | dummies beaten |\n|---|---|---|---|---|---|")
        for dummies in "234":
            for goal in ("points", "beat"):
                for bot in ("random", "greedy", "expecting"):
                    solo(dummies, goal, bot, chosen.games)
    print("\n| bot | choices | ms each | slowest ms |\n|---|---|---|---|")
    for bot, spent in times.items():
        print(f"| {bot} | {len(spent)} | {1000 * sum(spent) / len(spent):.2f} | {1000 * max(spent):.0f} |")


def duel(players: int, bot: str, other: str, games: int) -> None:
    """One bot against others, with shared wins in parts."""
    shares, ahead = [], []
    for deal in range(-(-games // players)):
        share = points = 0.0
        for seat in range(players):
            bots = [bot if own == seat else other for own in range(players)]
            game = play(f"duel {deal}", bots, {})
            winners = game.winners()
            share += (seat in winners) / len(winners)
            others = [own for side, own in enumerate(game.points[:players]) if side != seat]
            points += game.points[seat] - sum(others) / len(others)
        shares.append(100 * share / players)
        ahead.append(points / players)
    played = len(shares) * players
    print(f"| {players} | {bot} | {other} | {played} | {interval(shares)} % | {interval(ahead)} |", flush=True)


def solo(dummies: str, goal: str, bot: str, games: int) -> None:
    """A player alone."""
    ended = [play(f"solo {deal}", [bot], {"dummies": dummies, "goal": goal}) for deal in range(games)]
    points = [float(game.points[0]) for game in ended]
    beaten = interval([100.0 * (0 in game.winners()) for game in ended]) + " %" if goal == "beat" else ""
    print(f"| {dummies} | {goal} | {bot} | {games} | {interval(points)} | {beaten} |", flush=True)


def play(seed: str, bots: list[str], options: dict[str, str]) -> SheetGame:
    """A game between bots to its end."""
    game = sabika.new_game(GAME, players=len(bots), seed=seed, options=options)
    chances = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    while not game.over:
        seat = game.asked()
        view, legal = game.view(seat), game.options()
        begun = perf_counter()
        action = bot_named(bots[seat], GAME).choose(view, legal, chances[seat])
        times[bots[seat]].append(perf_counter() - begun)
        game.apply(action)
    return game


def interval(values: list[float]) -> str:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.1f} ± {Z * sqrt(variance / len(values)):.1f}"


if __name__ == "__main__":
    main()
