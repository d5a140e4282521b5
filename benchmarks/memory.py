"""Whether memory stays flat: how much of it one process has after more and more games between the same bots.

After each tenth of the games two things are read: the blocks of memory that Python holds, and the megabytes that the
system gave to the process (Linux only). Caches fill in the first tenths; a leak goes on growing. The verdict compares
the end with the middle.

    python benchmarks/memory.py                                       # 1,000 games of greedy bots
    python benchmarks/memory.py --bot planner-strong@6 --players 2
    python benchmarks/memory.py --game roll-and-write --games 300
    python benchmarks/memory.py --modules all --games 200
"""

import argparse
import gc
import os
import sys
from pathlib import Path
from statistics import fmean
from typing import Final

from sabika.arena import play_match
from sabika.bots import bot_asked_for
from sabika.library import kind_of_game, new_setup

TENTHS: Final = 10
MEGABYTE: Final = 2**20
GROWTH: Final = 0.1
"""More than this from the middle of the games to their end is a leak. The planner's cache comes and goes by nearly as
much; finished games that are kept would be several times that much in 1,000 games."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="in all seats")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    modules = kind_of_game(asked.game).modules if asked.modules == "all" else ()
    bots = [bot_asked_for(asked.bot, asked.game)] * asked.players
    each = max(1, asked.games // TENTHS)
    blocks: list[int] = []
    print(f"{asked.game}, {asked.players} players, {asked.bot}, modules: {asked.modules}\n")
    print("| games | blocks held by Python | MB given by the system |\n|---|---|---|")
    for tenth in range(TENTHS):
        for deal in range(tenth * each, (tenth + 1) * each):
            setup = new_setup(asked.game, players=asked.players, seed=f"memory {deal}", modules=modules)
            play_match(setup, bots)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
        print(f"| {(tenth + 1) * each} | {blocks[-1]:,} | {resident() / MEGABYTE:.1f} |", flush=True)
    # Means of three tenths each: a single one depends on what the last game happened to put into a cache.
    grown = fmean(blocks[-3:]) / fmean(blocks[3:6]) - 1
    flat = grown < GROWTH
    print(f"\nFrom the middle of the games to their end: {grown:+.1%} blocks, {'flat' if flat else 'NOT FLAT'}.")
    sys.exit(not flat)


def resident() -> int:
    """Bytes of memory that the process has; 0 where the system does not tell."""
    told = Path("/proc/self/statm")
    return int(told.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else 0


if __name__ == "__main__":
    main()
