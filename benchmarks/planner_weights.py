"""Fits the planner's weights: least squares on how far players end ahead of the others, in games between greedy bots.

python benchmarks/planner_weights.py --games 400                  # of 2, 3 and 4 players each
python benchmarks/planner_weights.py --games 400 --game roll-and-write
"""

import argparse
from collections.abc import Sequence
from random import Random

from sabika.bots import ask, bot_asked_for
from sabika.bots.palace import judging as palace
from sabika.bots.sheet import judging as sheet
from sabika.library import game_from, new_setup
from sabika.rules.core.game import Game
from sabika.rules.games import alhambra, roll_and_write
from sabika.rules.palace.game import PalaceGame
from sabika.rules.sheet.game import SheetGame

SOMETIMES = 0.03
"""How often a bot plays by chance, so that positions are not all of one kind."""
TO_MOVE = "to move"
"""What is ahead when it is one's turn; the planner compares positions with the same seat in turn, and needs it not."""


EVERY = 5
"""Turns from one position to the next that is looked at: those in between tell little more."""
Position = tuple[list[float], float]
"""What a seat is ahead of the others in, and by how many points it ended ahead of them."""


def positions(name: str, players: int, games: int) -> list[Position]:
    """Of the beginnings of turns, for every seat."""
    greedy = bot_asked_for("greedy", name)
    found: list[Position] = []
    for number in range(games):
        rng = Random(number)
        game = game_from(new_setup(name, players=players, seed=f"weights {number}"))
        seen: list[list[list[float]]] = []
        turn = -1
        while not game.over:
            if game.turn != turn:
                turn = game.turn
                if (turn + number) % EVERY == 0:
                    seen.append([[*parts_of(game, seat), float(game.active == seat)] for seat in range(players)])
            game.play(rng.choice(game.options()) if rng.random() < SOMETIMES else ask(greedy, game, rng))
        points = [float(points) for points in game.points[:players]]
        for parts in seen:
            found += zip(map(list, zip(*map(ahead, zip(*parts)))), ahead(points))
    return found


def parts_of(game: Game, seat: int) -> list[float]:
    if isinstance(game, SheetGame):
        return sheet.parts_of(game.view(seat), seat)
    assert isinstance(game, PalaceGame)
    return palace.parts_of(game, seat)


def ahead(numbers: Sequence[float]) -> list[float]:
    """For each: how much it is more than the others, on average."""
    others = len(numbers) - 1
    return [number - (sum(numbers) - number) / others for number in numbers]


def fitted(found: list[Position]) -> list[float]:
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
    parser.add_argument("--game", choices=(alhambra.NAME, roll_and_write.NAME), default=alhambra.NAME)
    asked = parser.parse_args()
    for table, players in enumerate(palace.TABLES):
        in_use = {name: weights[table] for name, weights in palace.WEIGHTS.items()}
        if asked.game == roll_and_write.NAME:
            in_use = sheet.WEIGHTS
        show(positions(asked.game, players, asked.games), players, in_use)


def show(found: list[Position], players: int, in_use: dict[str, float]) -> None:
    """The weights for so many players."""
    weights = fitted(found)
    total = sum(margin * margin for _, margin in found)
    off = sum((margin - sum(own * part for own, part in zip(weights, parts))) ** 2 for parts, margin in found)
    print(f"{players} players, {len(found)} positions, {1 - off / total:.1%} of the margins' squares explained")
    for name, weight, used in zip((*in_use, TO_MOVE), weights, (*in_use.values(), 0.0)):
        print(f"{name:16} {weight:6.2f}   in use {used:6.2f}")


if __name__ == "__main__":
    main()
