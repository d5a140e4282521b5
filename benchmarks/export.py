"""How many decisions a second become rows of a Parquet file, beside playing the same records again and nothing else.

Records are made first, with greedy bots. Replaying and exporting take turns, so that a slow spell of the machine meets
both; the best round of each counts, in processor time of one process.

    python benchmarks/export.py
    python benchmarks/export.py --games 400 --rounds 9 --more     # the rows of options and the planes too
"""

import argparse
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from sabika.arena import Plan, Simulation
from sabika.data.decisions import Wanted
from sabika.data.gathering import portions
from sabika.data.parquet import part_from, write_parquet
from sabika.record import Record, replay
from sabika.rules.palace import game as engine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--more", action="store_true", help="the rows of options and the planes too")
    asked = parser.parse_args()
    variants = {"usual": Wanted()}
    if asked.more:
        variants |= {"with rows": Wanted(rows=True), "with planes": Wanted(planes=True)}
    with TemporaryDirectory() as folder:
        records = Path(folder, "records")
        plan = Plan(("greedy",) * asked.players, asked.games, "export", records=records, game=asked.game)
        Simulation(plan).run()
        files = sorted(records.iterdir())
        best: dict[str, float] = {}
        for number in range(asked.rounds):
            work: dict[str, Callable[[], int]] = {"replay alone": partial(replayed, files)}
            for name, wanted in variants.items():
                work[name] = partial(exported, files, Path(folder, f"{name}-{number}"), wanted)
            for name, do in work.items():
                begun = process_time()
                decisions = do()
                best[name] = min(best.get(name, inf), process_time() - begun)
        sizes = {name: Path(folder, f"{name}-0").stat().st_size / decisions for name in variants}
    compiled = "plain Python" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"{asked.game}, {asked.players} players, {asked.games} games, {decisions:,} decisions; {compiled}\n")
    print("| | decisions/s | as a multiple of the time to replay | bytes a row |\n|---|---|---|---|")
    for name, seconds in best.items():
        size = f"{sizes[name]:.0f}" if name in sizes else ""
        print(f"| {name} | {decisions / seconds:,.0f} | {seconds / best['replay alone']:.1f} | {size} |")


def replayed(files: list[Path]) -> int:
    return sum(len(replay(Record.read(path)).log) for path in files)


def exported(files: list[Path], path: Path, wanted: Wanted) -> int:
    return write_parquet(path, (part_from(portion, wanted, ()) for portion in portions(files)), wanted).decisions


if __name__ == "__main__":
    main()
