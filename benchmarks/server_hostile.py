"""One client attacks the server with everything that it can think of, while others ask whether it is well, and play.

    python benchmarks/server_hostile.py                          # all of it, 60 seconds each: two hours and a half
    python benchmarks/server_hostile.py --seconds 8              # a first look
    python benchmarks/server_hostile.py --only ping --only trailers
    python benchmarks/server_hostile.py --behind nginx           # or caddy, with the files in `deploy`
    python benchmarks/server_hostile.py --list

Each attack (`attacks`) is one process at an address of its own, as fast as it can, against a server that was started
for it. Beside it others (`bystanders.py`), at other addresses, ask for `/api/health` ten times a second over a
connection that they keep, as often over a new one each time, and play a game of two, five decisions a second. An
attack is met if

- the median of each of the three is at most three times that before, or 50 ms, and the p99 at most 250 ms; all are
  answered;
- the server's memory grows by at most 30 MB, and ten seconds after the attack it is no more than that, either;
- the log names whoever was refused with the reason, once a minute at most, and says nothing else.

`nothing` and `busy` are for comparison: what the machine does by itself counts against an attack, too. All goes over
the loopback. The three at the end (`server_questions.py`) ask for what costs most within the limits.
"""

import argparse
import asyncio
import math
import multiprocessing
import os
import re
import resource
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Final

import attacks
import bystanders
import msgspec
import server_questions
from attacks.aim import Aim, Count
from bystanders import Sample
from places import SERVERS, Place, opened

from sabika.server.pages import BUILT, TABBED, pages_in

TIMES, FLOOR, WORST = 3.0, 50.0, 250.0
"""How many times the median before, or so many milliseconds; so many for the p99."""
GROWS: Final = 30.0
"""Megabytes."""
BEFORE, AFTER, WARM = 5.0, 10.0, 2.0
"""Seconds."""
GAME: Final = 20.0
"""Seconds that a game lasts at least."""
KINDS: Final = ("kept", "fresh", "decisions")
REFUSED: Final = re.compile(r"Refused \(([a-z-]+)\)|Refused \d+ times more")
STAMP: Final = re.compile(r"^\S+ (?=[A-Z]+ \d+ )")


class Latencies(msgspec.Struct):
    """Milliseconds."""

    median: float
    p99: float
    worst: float
    many: int
    failed: int

    @classmethod
    def of(cls, samples: list[Sample]) -> "Latencies":
        took = sorted(sample.took * 1e3 for sample in samples if sample.took is not None)
        failed = sum(sample.took is None for sample in samples)
        if not took:
            return cls(math.inf, math.inf, math.inf, 0, failed)
        return cls(median(took), took[int(len(took) * 0.99)], took[-1], len(took), failed)


class Found(msgspec.Struct):
    """What came of an attack."""

    name: str
    seconds: float
    count: Count
    before: dict[str, Latencies]
    during: dict[str, Latencies]
    memory: tuple[float, float, float]
    """Megabytes before, at most, and some seconds after it."""
    lines: dict[str, int]
    """What the log said, without times and numbers, and how often."""
    load: float
    """Of the machine."""

    def faults(self) -> list[str]:
        found: list[str] = []
        for kind in KINDS:
            before, during = self.before[kind], self.during[kind]
            if during.median > max(TIMES * before.median, FLOOR):
                found.append(f"{kind}: median {during.median:.0f} ms")
            if during.p99 > WORST:
                found.append(f"{kind}: p99 {during.p99:.0f} ms")
            if during.failed:
                found.append(f"{kind}: {during.failed} of {during.failed + during.many} failed")
        empty, most, after = self.memory
        if most - empty > GROWS:
            found.append(f"memory: +{most - empty:.0f} MB")
        if after - empty > GROWS:
            found.append(f"memory stays: +{after - empty:.0f} MB")
        minutes = math.ceil(self.seconds / 60) + 1
        for line, many in self.lines.items():
            if not REFUSED.search(line):
                found.append(f"log: {line[:80]!r}")
            elif many > minutes:
                found.append(f"log: {many} times {line[:80]!r}")
        return found


def attack(name: str, line: Connection) -> None:
    """In a process of its own."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = Count()
    line.send(count)
    attacks.ALL[name].run(line.recv(), count)
    line.send(count)


def suffer(name: str, place: Place, seconds: float) -> Found:
    """One attack, and what it does to others."""
    tables = place.tables(math.ceil((seconds + BEFORE + WARM + 10) / GAME) + 2)
    pages = pages_in(BUILT, TABBED)
    context = multiprocessing.get_context("spawn")
    line, far = context.Pipe()
    others = context.Process(target=bystanders.stay, args=(place.port, place.tls, tables[1:], far), daemon=True)
    others.start()
    told, end = context.Pipe()
    process = context.Process(target=attack, args=(name, end), daemon=True)
    process.start()
    told.recv()
    time.sleep(WARM)
    began = time.monotonic()
    time.sleep(BEFORE)
    load, memory = os.getloadavg()[0], place.memory()
    aim = Aim(
        port=place.port,
        until=time.monotonic() + seconds,
        tls=place.tls,
        http2=place.http2,
        table=tables[0].name,
        token=tables[0].tokens[0],
        watched=tables[1].name,
        largest=max(pages, key=lambda path: len(pages[path].plain.body)),
        small=min((path for path in pages if path.endswith(".svg")), default="/"),
    )
    quiet = time.monotonic()
    told.send(aim)
    most = memory
    while time.monotonic() < aim.until:
        time.sleep(0.25)
        most = max(most, place.memory())
    count = told.recv() if told.poll(10) else Count()
    process.kill()
    process.join()
    line.send(time.monotonic())
    for _ in range(int(AFTER / 0.5)):
        time.sleep(0.5)
        most = max(most, place.memory())
    after = place.memory()
    samples: list[Sample] = line.recv() if line.poll(2 * bystanders.PATIENCE) else []
    others.kill()
    others.join()
    before = {kind: Latencies.of([s for s in samples if s.what == kind and began <= s.due < quiet]) for kind in KINDS}
    during = {kind: Latencies.of([s for s in samples if s.what == kind and quiet <= s.due]) for kind in KINDS}
    said = Counter(re.sub(r"\d+", "N", STAMP.sub("", text)) for text in place.log.read_text().splitlines())
    return Found(name, seconds, count, before, during, (memory, most, after), dict(said), load)


def show(found: Found) -> None:
    known = attacks.ALL[found.name]
    print(f"\n{found.name}: {known.what}; load {found.load:.1f}")
    for kind in KINDS:
        before, during = found.before[kind], found.during[kind]
        ratio = during.median / before.median if before.many else math.nan
        print(
            f"  {kind:10}median, p99, worst: before {before.median:7.1f}{before.p99:7.0f}{before.worst:7.0f} ms, during"
            f" {during.median:8.1f}{during.p99:8.0f}{during.worst:8.0f} ms, ratio {ratio:6.1f}, failed {during.failed}"
        )
    count, seconds = found.count, found.seconds
    told = ", ".join(f"{many} × {status}" for status, many in count.told.most_common(5))
    print(
        f"  attack    {count.sent / seconds / 1e6:.1f} MB/s, {count.units / seconds:,.0f} {known.unit}/s,"
        f" {count.connections / seconds:,.0f} connections/s ({count.failed} failed, {count.closed} closed by the"
        f" server), {count.received / seconds / 1e6:.1f} MB/s back; told {told or 'nothing'}"
    )
    print("  memory    {:.0f} MB before, {:.0f} at most, {:.0f} after".format(*found.memory))
    print(f"  log       {sum(found.lines.values())} lines")
    for line, many in sorted(found.lines.items(), key=lambda item: -item[1])[:6]:
        print(f"            {many} × {line[:140]}")
    faults = found.faults()
    print("  NOT MET:  " + "; ".join(faults[:12]) if faults else "  met", flush=True)


def conduct(chosen: argparse.Namespace) -> bool:
    every: list[Found] = []
    for name in chosen.only or attacks.ALL:
        if name not in attacks.ALL:
            continue
        with tempfile.TemporaryDirectory() as folder, opened(chosen.server, chosen.behind, Path(folder)) as place:
            if attacks.ALL[name].needs == "tls" and not place.tls:
                continue
            if attacks.ALL[name].needs == "http2" and not place.http2:
                continue
            every.append(suffer(name, place, chosen.seconds))
        show(every[-1])
        if chosen.json:
            chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(every)))
    print(f"\n{'':26}{'kept':>8}{'fresh':>9}{'decisions':>10}{'worst p99':>10}{'memory':>9}{'after':>7}   MB/s")
    for found in every:
        medians = [found.during[kind].median for kind in KINDS]
        p99 = max(found.during[kind].p99 for kind in KINDS)
        before, most, after = found.memory
        print(
            f"{found.name:26}" + "{:>8.1f}{:>9.1f}{:>10.1f}".format(*medians) + f"{p99:>10.0f}{most - before:>+9.0f}"
            f"{after - before:>+7.0f}{found.count.sent / found.seconds / 1e6:>7.1f}   {'' if found.faults() else 'met'}"
        )
    met = sum(not found.faults() for found in every)
    print(f"{met} of {len(every)} are met.")
    return met == len(every)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what one client can do to the others.")
    parser.add_argument("--server", choices=sorted(SERVERS), default="sabika")
    parser.add_argument("--behind", choices=["nginx", "caddy"], default="", help="a proxy in front")
    parser.add_argument("--only", action="append", metavar="NAME", help="once for each; all if left out")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each attack")
    parser.add_argument("--json", type=Path, help="also write the figures into a file")
    parser.add_argument("--list", action="store_true", help="say what there is, and end")
    chosen = parser.parse_args()
    if chosen.list:
        for name, known in attacks.ALL.items():
            print(f"{name:26}{known.what}")
        return
    wanted = [name for name in server_questions.STINTS if name in (chosen.only or server_questions.STINTS)]
    if strange := set(chosen.only or ()) - set(attacks.ALL) - set(wanted):
        parser.error(f"There is no attack called {', '.join(sorted(strange))}; --list names them.")
    good = conduct(chosen) if not chosen.only or set(chosen.only) - set(wanted) else True
    if wanted and not chosen.behind and chosen.server == "sabika":
        good = asyncio.run(server_questions.conduct(chosen.seconds, 30, wanted)) and good
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
