"""Measure the environments, plain and compiled, against PettingZoo's connect four on this machine, and print a table.

    python benchmarks/environments.py [--rounds 7] [--skip compiled] [--json FILE]

Run it with the Python of an environment with the extra `research`. The first run compiles Sabika, like `run.py` beside
this file.
"""

import argparse
import json
import sys
from math import inf
from pathlib import Path

from run import COMPILED_HOME, ROOT, BenchmarkError, Worker, build_compiled, print_table, say

GAMES_EACH = 8
"""So many are played in a round."""
PEER_GAMES = 40
"""Theirs are short."""
HEADINGS = {"plain": "plain", "compiled": "compiled"}
GAMES = ("alhambra", "modules", "granada", "combined", "roll-and-write")
ASKED = ("engine", *GAMES, "fresh", "seat", "vector", "theirs", "openspiel")
ROWS = {
    "engine": "Alhambra, engine alone",
    "alhambra": "Alhambra, PettingZoo",
    "fresh": "  other games in each round",
    "modules": "  with all eight modules",
    "granada": "Granada, PettingZoo",
    "combined": "both in one game, PettingZoo",
    "roll-and-write": "Roll & Write, PettingZoo",
    "seat": "Alhambra, Gymnasium, random bots",
    "vector": "  8 at once",
    "theirs": "  8 at once by Gymnasium's own",
    "openspiel": "Alhambra, OpenSpiel with tensors",
    "peer": "connect four, PettingZoo",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each; the best time of each game counts")
    parser.add_argument("--skip", action="append", default=[], choices=["plain", "compiled"], help="leave one out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to FILE")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds must be positive.")
    try:
        report = measured(arguments.rounds, arguments.skip)
    except (BenchmarkError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    show(report)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


def measured(rounds: int, skipped: list[str]) -> dict[str, dict[str, float]]:
    """Steps per second of processor time, by variant and by what was measured. All take turns, and the
    best time of each game counts: on a busy machine something is always in the way of some. What is kept of options and
    hands is known from the second round on, but not in games that nobody has seen: of these the best one counts."""
    workers = {}
    if "plain" not in skipped:
        workers["plain"] = started("plain", ROOT / "src")
    if "compiled" not in skipped:
        build_compiled()
        workers["compiled"] = started("compiled", COMPILED_HOME)
    for name, worker in workers.items():
        if worker.hello["variant"] != name:
            raise BenchmarkError(
                f"The {name} variant was asked for, but the {worker.hello['variant']} one was imported."
            )
    tasks = [
        (name, what, seed)
        for what in ASKED
        for seed in range(1, 2 if what == "fresh" else GAMES_EACH + 1)
        for name in workers
    ]
    tasks += [(name, "peer", seed) for seed in range(1, PEER_GAMES + 1) for name in list(workers)[:1]]
    best: dict[tuple[str, str, int], tuple[float, int, float]] = {}
    for number in range(1, rounds + 1):
        say(f"Round {number} of {rounds}")
        for task in tasks:
            name, what, seed = task
            answer = workers[name].ask(what, seed)
            steps, seconds = answer["steps"], answer["cpu_s"]
            best[task] = min(best.get(task, (inf, 0, 0.0)), (seconds / steps, steps, seconds))
    for worker in workers.values():
        worker.close()
    report: dict[str, dict[str, float]] = {}
    for name, what, _ in tasks:
        of_it = [task for task in tasks if task[:2] == (name, what)]
        steps, seconds = sum([best[task][1] for task in of_it]), sum([best[task][2] for task in of_it])
        report.setdefault("peer" if what == "peer" else name, {})[what] = steps / seconds
    return report


def started(name: str, path: Path) -> Worker:
    return Worker(name, Path(sys.executable), "worker_environments.py", path)


def show(report: dict[str, dict[str, float]]) -> None:
    """Steps per second, and as multiples of connect four's."""
    peer = report["peer"]["peer"]
    variants = [name for name in report if name != "peer"]
    rows = []
    for what, label in ROWS.items():
        row = [label]
        for name in variants:
            best = peer if what == "peer" else report[name][what]
            row += [f"{best:,.0f}", f"{best / peer:.2f}"]
        rows.append(row)
    headings = [""]
    for name in variants:
        headings += [HEADINGS[name], "ratio"]
    print_table("Steps per second of processor time, and their ratio to connect four's", headings, rows)


if __name__ == "__main__":
    sys.exit(main())
