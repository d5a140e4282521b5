"""Measure Sabika's rules engine, plain and compiled, against Catanatron on this machine, and print a table.

    python benchmarks/run.py [--rounds 7] [--seconds 2] [--skip compiled] [--json FILE]

Run it with the Python of the project's environment. The first run makes an environment for the peer and compiles
Sabika; later runs reuse both. How to read the table is told in README.md beside this file.
"""

import argparse
import contextlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEER_HOME = ROOT / ".benchmarks-venv"
PEER_PINS = HERE / "peer-requirements.txt"
COMPILED_HOME = ROOT / "build" / "benchmark"
WARM_UP_GAMES = 5
COST_POSITIONS = 20


class Target(NamedTuple):
    """How many times as fast as the peer a variant should be, and must be."""

    aim: float
    floor: float


TARGETS = {"plain": Target(2.0, 1.5), "compiled": Target(8.0, 5.0)}
KEPT_GAMES = {"plain": 300, "compiled": 300, "peer": 50}
HEADINGS = {"plain": "Sabika, plain", "compiled": "Sabika, compiled", "peer": "Catanatron"}


class BenchmarkError(Exception):
    """Something outside the benchmark is missing or broken; the message is one sentence for the reader."""


class Worker:
    """A process that answers one line of JSON to one line of request."""

    def __init__(self, name: str, python: Path, script: str, path: Path | None = None) -> None:
        # PYTHONHASHSEED: the peer's games depend on the order of sets.
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(path or "")}
        self.name = name
        self.process = subprocess.Popen(
            [str(python), str(HERE / script)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.hello = self._read()

    def ask(self, request: str, number: int) -> dict[str, Any]:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):  # it has died, and _read says of what
            print(request, number, file=self.process.stdin, flush=True)
        return self._read()

    def close(self) -> None:
        self.process.communicate()

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            _, complaint = self.process.communicate()
            reason = (complaint.strip().splitlines() or ["no message"])[-1]
            raise BenchmarkError(f"The worker of {HEADINGS[self.name]} stopped: {reason}")
        answer: dict[str, Any] = json.loads(line)
        return answer


@dataclass(slots=True)
class Result:
    """What one engine showed: its rounds, and what was measured once."""

    rounds: list[dict[str, Any]] = field(default_factory=list)
    once: dict[str, Any] = field(default_factory=dict)

    @property
    def rates(self) -> list[float]:
        return [one["decisions"] / one["cpu_s"] for one in self.rounds]

    def summary(self) -> dict[str, float | None]:
        """The figures of the table. The rounds play the same games, so that only their times differ."""
        one = min(self.rounds, key=lambda round_: float(round_["cpu_s"]))
        return {
            "decisions_per_s": one["decisions"] / one["cpu_s"],
            "choices_per_s": one["choices"] / one["cpu_s"],
            "games_per_s": one["games"] / one["cpu_s"],
            "decisions_per_game": one["decisions"] / one["games"],
            "choices_per_game": one["choices"] / one["games"],
            "options_per_decision": one["options"] / one["decisions"],
            **self.once,
        }


ROWS = {
    "decisions_per_s": ("decisions per second", ",.0f"),
    "choices_per_s": ("  of these with a choice", ",.0f"),
    "games_per_s": ("games per second", ",.1f"),
    "decisions_per_game": ("decisions per game", ",.0f"),
    "choices_per_game": ("  of these with a choice", ",.0f"),
    "options_per_decision": ("options per decision", ".1f"),
    "traced_bytes": ("kept game, allocated (kB)", ",.0f"),
    "resident_bytes": ("kept game, growth (kB)", ",.0f"),
    "copy_us": ("copy (µs)", ",.1f"),
    "scoring_cold_us": ("scoring, nothing cached (µs)", ",.1f"),
    "scoring_warm_us": ("scoring, again (µs)", ",.1f"),
    "view_us": ("view of one seat (µs)", ",.1f"),
    "modules_ratio": ("a decision with all modules / without", ".2f"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each engine; the best one counts")
    parser.add_argument("--seconds", type=float, default=2.0, help="about how long a round lasts")
    parser.add_argument("--skip", action="append", default=[], choices=list(TARGETS), help="leave a variant out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to FILE")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds and --seconds must be positive.")
    if arguments.json and not arguments.json.parent.is_dir():
        parser.error(f"--json: there is no folder {arguments.json.parent}.")
    try:
        report = as_report(measure(arguments.rounds, arguments.seconds, arguments.skip))
        show(report)
        if arguments.json:
            arguments.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    except (BenchmarkError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# --- measuring ---


def measure(rounds: int, seconds: float, skipped: list[str]) -> dict[str, Result]:
    """Let the engines take turns, so that a slow spell of the machine meets them all."""
    workers = start_workers(skipped)
    results = {name: Result() for name in workers}
    for name, worker in workers.items():
        say(f"Memory and single costs: {HEADINGS[name]}")
        results[name].once = {**worker.ask("memory", KEPT_GAMES[name]), **worker.ask("costs", COST_POSITIONS)}
    warm_ups = {name: worker.ask("round", WARM_UP_GAMES) for name, worker in workers.items()}
    check_same_games(warm_ups)
    games = {name: max(1, round(seconds * WARM_UP_GAMES / one["cpu_s"])) for name, one in warm_ups.items()}
    for number in range(1, rounds + 1):
        say(f"Round {number} of {rounds}")
        for name, worker in workers.items():
            results[name].rounds.append(worker.ask("round", games[name]))
    for worker in workers.values():
        worker.close()
    return results


def start_workers(skipped: list[str]) -> dict[str, Worker]:
    python = Path(sys.executable)
    workers = {}
    if "plain" not in skipped:
        workers["plain"] = Worker("plain", python, "worker_sabika.py", ROOT / "src")
    if "compiled" not in skipped:
        build_compiled()
        workers["compiled"] = Worker("compiled", python, "worker_sabika.py", COMPILED_HOME)
    workers["peer"] = Worker("peer", peer_python(), "peer_catanatron.py")
    for name in TARGETS.keys() & workers.keys():
        if (found := workers[name].hello["variant"]) != name:
            raise BenchmarkError(f"The {name} variant was asked for, but the {found} one was imported.")
    return workers


def check_same_games(warm_ups: Mapping[str, Mapping[str, Any]]) -> None:
    """Both variants must have played the very same games."""
    counted = ("decisions", "choices", "options", "points")
    seen = {tuple(warm_ups[name][key] for key in counted) for name in TARGETS.keys() & warm_ups.keys()}
    if len(seen) > 1:
        raise BenchmarkError("The plain and the compiled engine played different games from the same seeds.")


# --- making ready ---


def peer_python() -> Path:
    """The Python of the peer's environment, which is made when it is missing or no longer what is pinned."""
    python = PEER_HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEER_HOME / "made-from.txt"
    wanted = f"Python {platform.python_version()}\n{PEER_PINS.read_text(encoding='utf-8')}"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        say("Making the peer's environment (once)")
        shutil.rmtree(PEER_HOME, ignore_errors=True)
        command([sys.executable, "-m", "venv", str(PEER_HOME)], "The peer's environment could not be made")
        install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(PEER_PINS)]
        command(install, "The peer could not be installed")
        stamp.write_text(wanted, encoding="utf-8")
    return python


def build_compiled() -> None:
    """Compile the working tree into a folder of its own, unless nothing has changed since the last time."""
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    newest = max(source.stat().st_mtime for source in sources if source.exists())
    stamp = COMPILED_HOME / "compiled-at.txt"
    if stamp.exists() and float(stamp.read_text(encoding="utf-8")) == newest:
        return
    say("Compiling Sabika")
    shutil.rmtree(COMPILED_HOME, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    command(
        [*pip, "--target", str(COMPILED_HOME), str(ROOT)],
        "Sabika could not be compiled (--skip compiled measures the rest)",
        {"SABIKA_COMPILE": "1"},
    )
    stamp.write_text(str(newest), encoding="utf-8")


def command(line: list[str], complaint: str, environment: Mapping[str, str] | None = None) -> None:
    done = subprocess.run(line, env={**os.environ, **(environment or {})}, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [text.strip() for text in done.stderr.splitlines()] or ["no message"]
        errors = [text for text in lines if re.search(r"^\w+Error: |: error: |^ERROR: ", text)] or lines[-1:]
        raise BenchmarkError(f"{complaint}: {errors[0]}")


# --- telling ---


def as_report(results: Mapping[str, Result]) -> dict[str, Any]:
    """Everything measured, ready for JSON."""
    peer = results["peer"].rates
    comparisons = {}
    for name, target in TARGETS.items():
        if name in results:
            rates = results[name].rates
            by_round = sorted(ours / theirs for ours, theirs in zip(rates, peer, strict=True))
            comparisons[name] = {
                "ratio": max(rates) / max(peer),
                "lowest": by_round[0],
                "highest": by_round[-1],
                **target._asdict(),
            }
    return {
        "python": platform.python_version(),
        "policy": "three players, each choosing uniformly among all options",
        "engines": {name: {**result.summary(), "rounds": result.rounds} for name, result in results.items()},
        "against_peer": comparisons,
    }


def show(report: Mapping[str, Any]) -> None:
    engines = report["engines"]
    rows = []
    for key, (label, form) in ROWS.items():
        scale = 1000 if key.endswith("bytes") else 1
        values = [figures.get(key) for figures in engines.values()]
        rows.append([label, *("-" if value is None else format(value / scale, form) for value in values)])
    print_table(f"Python {report['python']}; {report['policy']}", ["", *(HEADINGS[name] for name in engines)], rows)
    rows = []
    for name, one in report["against_peer"].items():
        met = [word for word in ("aim", "floor") if one["ratio"] >= one[word]]
        verdict = f"{met[0]} met" if met else "too slow"
        spread = f"{one['lowest']:.2f} to {one['highest']:.2f}"
        rows.append([HEADINGS[name], f"{one['ratio']:.2f}", spread, f"{one['aim']:g}", f"{one['floor']:g}", verdict])
    if rows:
        headings = ["", "best rounds", "by round", "aim", "floor", ""]
        print_table("Decisions per second, as a multiple of Catanatron's", headings, rows)


def print_table(title: str, headings: list[str], rows: list[list[str]]) -> None:
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        print_plain_table(title, headings, rows)
        return
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def print_plain_table(title: str, headings: list[str], rows: list[list[str]]) -> None:
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]
    print(title)
    for first, *others in [headings, *rows]:
        cells = (text.rjust(width) for text, width in zip(others, widths[1:], strict=True))
        print("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    print()


def say(text: str) -> None:
    """Progress, apart from the table."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
