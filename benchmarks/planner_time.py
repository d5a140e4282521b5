"""Whether the planner keeps to its time: choices of games at every kind of table, by how long they took.

On a machine that does nothing else. Positions come from games between greedy bots; every so often the planner is asked
what it would do there. A choice of which the clock says too much may be the machine's: beside the wall clock the
processor time is told, which leaves out what other programs took.

    python benchmarks/planner_time.py
    python benchmarks/planner_time.py --seconds 0.3 --choices 200 --only alhambra-6-all
"""

import argparse
import gc
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from planner_strength import Table

from sabika.bots import ask, bot_asked_for
from sabika.library import GAMES, game_from, new_setup

LATE: Final = 0.05
"""No choice may take so many seconds more than its budget."""
NEAR: Final = 0.1
"""Nor should it take, or leave, more than this share of it."""


class Took(NamedTuple):
    """Seconds of a choice."""

    wall: float
    processor: float


TABLES: Final = {
    "alhambra-2": Table("alhambra", 2),
    "alhambra-4": Table("alhambra", 4),
    "alhambra-6-all": Table("alhambra", 6, GAMES["alhambra"].modules),
    "granada-4": Table("granada", 4),
    "combined-6": Table("combined", 6),
    "combined-4-all": Table("combined", 4, GAMES["combined"].modules),
    "roll-and-write-2": Table("roll-and-write", 2),
    "roll-and-write-5": Table("roll-and-write", 5),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="the planner's budget")
    parser.add_argument("--choices", type=int, default=40, help="so many at each table")
    parser.add_argument("--only", choices=TABLES, action="append", help="can be given several times")
    chosen = parser.parse_args()
    budget = chosen.seconds
    print(f"Budget {1000 * budget:.0f} ms; times in ms\n")
    print("| table | choices | least | median | most | most processor | outside 10 % | over 50 ms late |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for name in chosen.only or TABLES:
        took = list(choices(TABLES[name], budget, chosen.choices))
        walls = [one.wall for one in took]
        away = sum(abs(wall - budget) > NEAR * budget for wall in walls)
        late = sum(wall > budget + LATE for wall in walls)
        print(
            f"| {name} | {len(took)} | {1000 * min(walls):.0f} | {1000 * median(walls):.0f} | {1000 * max(walls):.0f} "
            f"| {1000 * max(one.processor for one in took):.0f} | {away} | {late} |",
            flush=True,
        )


def choices(table: Table, budget: float, number: int) -> Iterator[Took]:
    """What so many choices took, spread over several games."""
    planner = bot_asked_for(f"planner-strong@{budget}s", table.game)
    rng = Random(f"time {table}")
    for position in positions(table, number):
        gc.collect()
        wall, processor = perf_counter(), process_time()
        ask(planner, position, rng)
        yield Took(perf_counter() - wall, process_time() - processor)


def positions(table: Table, number: int) -> Iterator[Any]:
    """Games at moments when somebody has a choice, early and late."""
    rng = Random(f"positions {table}")
    greedy = bot_asked_for("greedy", table.game)
    found = deal = 0
    while True:
        deal += 1
        setup = new_setup(table.game, players=table.players, seed=f"time {deal}", modules=table.modules)
        game = game_from(setup)
        while not game.over:
            if rng.random() < 0.1 and len(game.options()) > 1:
                yield game
                found += 1
                if found == number:
                    return
            game.play(ask(greedy, game, rng))


if __name__ == "__main__":
    main()
