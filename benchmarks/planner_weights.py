"""Fits the planner's weights: least squares on the final margins of two-player games between greedy bots.

python benchmarks/planner_weights.py --games 400
"""

import argparse
from random import Random

import sabika
from sabika.bots import ask, bot_named
from sabika.bots.planner.palace import WEIGHTS, parts_of

SOMETIMES = 0.03
"""How often a bot plays by chance, so that positions are not all of one kind."""
TO_MOVE = "to move"
"""What is ahead when it is one's turn; the planner compares positions with the same seat in turn, and needs it not."""


def positions(games: int) -> list[tuple[list[float], int]]:
    """For the beginning of each turn: what seat 0 is ahead in, and by how many points it ended ahead."""
    greedy = bot_named("greedy")
    found = []
    for number in range(games):
        rng = Random(number)
        game = sabika.new_game(players=2, seed=f"weights {number}")
        ahead: list[list[float]] = []
        turn = -1
        while not game.over:
            if game.turn != turn:
                turn = game.turn
                parts = [own - other for own, other in zip(parts_of(game, 0), parts_of(game, 1))]
                ahead.append([*parts, 1.0 if game.active == 0 else -1.0])
            game.play(rng.choice(game.options()) if rng.random() < SOMETIMES else ask(greedy, game, rng))
        found += [(parts, game.points[0] - game.points[1]) for parts in ahead]
    return found


def fitted(found: list[tuple[list[float], int]]) -> list[float]:
    """The normal equations, solved by elimination."""
    size = len(found[0][0])
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for parts, margin in found:
        for row, own in zip(rows, parts):
            for column, other in enumerate((*parts, margin)):
                row[column] += own * other
    for step in range(size):
        pivot = max(range(step, size), key=lambda index: abs(rows[index][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        for index in range(size):
            if index != step:
                factor = rows[index][step] / rows[step][step]
                rows[index] = [own - factor * other for own, other in zip(rows[index], rows[step])]
    return [row[-1] / row[step] for step, row in enumerate(rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    found = positions(parser.parse_args().games)
    weights = fitted(found)
    total = sum(margin * margin for _, margin in found)
    off = sum((margin - sum(own * part for own, part in zip(weights, parts))) ** 2 for parts, margin in found)
    print(f"{len(found)} positions, {1 - off / total:.1%} of the margins' squares explained")
    for name, weight in zip((*WEIGHTS, TO_MOVE), weights):
        print(f"{name:16} {weight:6.2f}   in use {WEIGHTS.get(name, 0):6.2f}")


if __name__ == "__main__":
    main()
