"""How strong what was learnt is: pairs of games with the same deal, seats changed, against two bots.

    python examples/strength.py learned --games 200 --out strength.csv       # every network that `learn.py` kept
    python examples/strength.py examples/learned.npz --games 1000

A line has the processor time that was learnt for, the opponent, the games, the share that was won (a tie counts half),
the interval in which the true share lies with 95 % certainty, and the mean margin in points. What has hardly learnt can
go around in circles: a game that does not end is lost.
"""

import argparse
import csv
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, TextIO

from learned_bot import SETUP, LearnedBot, weights_in

from sabika.arena.standings import share_of
from sabika.bots import Bot, ask, bot_named
from sabika.library import game_from
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game

OPPONENTS: Final = ("random", "greedy")
LONGEST: Final = 1500
"""So many decisions are several times those of any game that goes to its end."""
COLUMNS: Final = ("seconds", "opponent", "games", "won", "low", "high", "margin")


def measured(weights: Path, other: Bot, games: int) -> list[object]:
    """A line without the time of learning."""
    own = LearnedBot(weights)
    shares: list[tuple[int, float, int]] = []
    margins: list[int] = []
    for number in range(games):
        deal, seat = divmod(number, 2)
        bots = (own, other) if seat == 0 else (other, own)
        game = played(f"strength {deal}", bots)
        winners = game.winners() if game.over else (1 - seat,)
        shares.append((deal, (seat in winners) / len(winners), 1))
        margins.append(game.points[seat] - game.points[1 - seat])
    share = share_of(shares)
    return [other.name, games, f"{share.share:.3f}", f"{share.low:.3f}", f"{share.high:.3f}", f"{fmean(margins):.1f}"]


def played(seed: str, bots: Sequence[Bot]) -> Game:
    """A game to its end, or until it is too long."""
    game = game_from(SETUP._replace(seed=seed))
    chances = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    while not game.over and len(game.log) < LONGEST:
        seat = game.asked()
        game.apply(ask(bots[seat], game, chances[seat]))
    return game


def networks(path: Path) -> list[tuple[int, Path]]:
    """Those of a folder, or a single one, with the processor time that was learnt for."""
    files = sorted(path.glob("after-*.npz")) if path.is_dir() else [path]
    if not files:
        raise BadInput(f"There is no network after-*.npz in {path}.")
    return [(round(float(weights_in(file)["seconds"])), file) for file in files]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("learned", type=Path, help="the folder of learn.py, or a file of weights")
    parser.add_argument("--games", type=int, default=200, help="against each bot; an even number")
    parser.add_argument("--against", nargs="+", default=OPPONENTS, metavar="BOT")
    parser.add_argument("--out", type=Path, help="a file for the lines, beside printing them")
    asked = parser.parse_args(arguments)
    if asked.games < 2 or asked.games % 2:
        parser.error(f"--games is an even number, 2 or more, not {asked.games}: each deal is played from both seats.")
    try:
        found, opponents = networks(asked.learned), [bot_named(name, SETUP.game) for name in asked.against]
    except BadInput as error:
        parser.error(str(error))
    with ExitStack() as open_files:
        files = [sys.stdout]
        if asked.out:
            try:
                files.append(open_files.enter_context(asked.out.open("w", encoding="utf-8", newline="")))
            except OSError as error:
                parser.error(f"{asked.out} cannot be written: {error.strerror}. Give another file for --out.")
        tell(files, COLUMNS)
        for seconds, weights in found:
            for opponent in opponents:
                tell(files, [seconds, *measured(weights, opponent, asked.games)])


def tell(files: Sequence[TextIO], line: Sequence[object]) -> None:
    """At once, so that nothing is lost when it is stopped."""
    for file in files:
        csv.writer(file, lineterminator="\n").writerow(line)
        file.flush()


if __name__ == "__main__":
    main()
