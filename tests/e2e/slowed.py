"""Makes a browser slower, as a phone is: all its processes stand still for most of the time. And tells what its threads
used of the processor, which other programs take no part in. Linux only."""

import os
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

CLOCK = os.sysconf("SC_CLK_TCK")
TICK = 0.005
"""Seconds that they run at a time."""
LOOK = 20
"""After so many ticks there may be others."""


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """What this process has started runs for one tick in so many."""
    if times == 1:
        yield
        return
    ended = threading.Event()
    thread = threading.Thread(target=_slow, args=(times, ended))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _slow(times: int, ended: threading.Event) -> None:
    for tick in count():
        if ended.wait(TICK):
            return
        # To look for new ones takes its time.
        if tick % LOOK == 0:
            stopped = browsers()
        _send(stopped, signal.SIGSTOP)
        ended.wait(TICK * (times - 1))
        _send(stopped, signal.SIGCONT)


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def browsers() -> list[int]:
    """Whatever descends from this process and is called like a browser: what drives it runs on."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            before, _, after = stat.read_text("utf-8").rpartition(")")
            process, _, name = before.partition(" (")
            parents[int(process)], names[int(process)] = int(after.split()[1]), name
    own = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in own} - own:
        own |= more
    return [process for process in own if "chrom" in names.get(process, "") or "headless" in names.get(process, "")]


def used() -> Counter[str]:
    """Milliseconds of the processor, by what threads are called."""
    found: Counter[str] = Counter()
    for process in browsers():
        for stat in Path(f"/proc/{process}/task").glob("*/stat"):
            with suppress(OSError):
                before, _, after = stat.read_text("utf-8").rpartition(")")
                user, system = after.split()[11:13]
                found[before.partition("(")[2]] += (int(user) + int(system)) * 1000 // CLOCK
    return found
