"""What the workers of the benchmark share: the question-and-answer loop, one timed round, and three measuring tools.

A worker is a process that stays alive. It reads one request per line ("round 20") and answers one line of JSON, so that
`run.py` can let several engines take turns in one run. The peer's worker runs this too, so only the standard library
is used.
"""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import TypeVar

Answer = dict[str, float | str | None]
T = TypeVar("T")


@dataclass(slots=True)
class Tally:
    """What was counted while games were played: every decision, those with a choice, and the options offered."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    options: int = 0
    points: int = 0


def serve(commands: dict[str, Callable[[int], Answer]], hello: Answer) -> None:
    """Say hello, then answer "NAME NUMBER" lines until the input ends."""
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        name, number = line.split()
        print(json.dumps(commands[name](int(number))), flush=True)


def timed_round(play: Callable[[int, Tally], object], games: int) -> Answer:
    """Play the games with seeds 1 to `games`, the same ones each time, and time them."""
    tally = Tally()
    gc.collect()
    wall, cpu = time.perf_counter(), time.process_time()
    for seed in range(1, games + 1):
        play(seed, tally)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return {**asdict(tally), "cpu_s": cpu, "wall_s": wall}


def memory(play: Callable[[int, Tally], object], games: int) -> Answer:
    """Bytes per finished game that is kept: how much the process grew, and what Python allocated for them."""
    play(1, Tally())
    gc.collect()
    before = resident_bytes()
    kept = [play(seed, Tally()) for seed in range(1, games + 1)]
    gc.collect()
    after = resident_bytes()
    del kept
    tracemalloc.start()
    traced_games = max(1, games // 10)
    kept = [play(seed, Tally()) for seed in range(1, traced_games + 1)]
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    resident = None if before is None or after is None else (after - before) / games
    return {"resident_bytes": resident, "traced_bytes": traced / len(kept)}


def resident_bytes() -> int | None:
    """The memory the process holds, where the system tells (Linux)."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) * 1024


def microseconds(action: Callable[[T], object], things: Iterable[T], repeat: int = 5, loops: int = 20) -> float:
    """The mean over `things` of the best time of `action(thing)`."""
    return fmean(min(_loop(action, thing, loops) for _ in range(repeat)) for thing in things)


def microseconds_once(action: Callable[[T], object], fresh: Callable[[], Iterable[T]], repeat: int = 5) -> float:
    """The same for an action that leaves something cached: each thing is used once, then made anew."""
    rounds = [[_loop(action, thing, 1) for thing in fresh()] for _ in range(repeat)]
    return fmean(min(times) for times in zip(*rounds, strict=True))


def _loop(action: Callable[[T], object], thing: T, loops: int) -> float:
    start = time.perf_counter()
    for _ in range(loops):
        action(thing)
    return (time.perf_counter() - start) / loops * 1e6
