"""How long the site takes to the first decision in a real Chromium, with an empty profile and again, where that goes,
and how long the page's own thread was ever blocked meanwhile, by the clock and by what it used of the processor, which
other programs take no part in:

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.start [--rounds 5] [--reads 5] [--slowed 4] [--beside FOLDER]

Another site beside it, as `sabika site --out FOLDER` makes it of another checkout, is started in turns with this one,
so that a slow spell of the machine meets both: what carries over is the ratio. Slowed are all processes of the browser.
"""

import argparse
import json
import statistics
import tempfile
import time
from itertools import count, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from running.browsers import browser

from e2e import webspace
from e2e.conftest import FLAGS
from e2e.people import PATIENCE, Person
from e2e.playing import asked
from e2e.slowed import slowed, used
from e2e.work import Work
from sabika.cli.site import folder
from sabika.library import new_game

WATCHED = """
window.blocked = [];
new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });
"""
CLOCK = Path(__file__).with_name("clock.js")
WORKERS = {"desk": "desk.worker-*.js", "thinker": "thinking.worker-*.js"}
NOTED = """() => [...globalThis.noted, ...performance.getEntries()
    .filter(({ entryType }) => entryType === "resource" || entryType === "mark")
    .map(({ entryType, name, responseEnd, startTime }) => [
        entryType === "mark" ? name : `${name.split("/").pop().replace(/-[0-9a-f]{16}/, "")} here`,
        performance.timeOrigin + (responseEnd || startTime),
    ])]"""
PLAYERS = 3
"""As many as "Play now" puts at a table."""
KEPT = 15_000
"""Milliseconds after which all is kept that is of use for the next visit, unless the machine is very busy."""
LONG = 50
"""Milliseconds: nothing is to take longer."""

Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--slowed", type=int, default=1, help="so many times slower than this machine")
    parser.add_argument("--reads", type=float, default=0, help="seconds that somebody looks at the first page")
    parser.add_argument("--beside", type=Path, help="the folder of another site")
    parser.add_argument("--steps", action="store_true", help="print where the time goes")
    chosen = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    seeds = {"begins": seed_where(True), "comes after bots": seed_where(False)}
    found: dict[tuple[str, str, str], list[Figures]] = {}
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser(), args=FLAGS, timeout=PATIENCE) as chromium,
        slowed(chosen.slowed),
    ):
        sites = {"this": made(Path(place, "this"))} | ({"beside": chosen.beside} if chosen.beside else {})
        for number, (who, seed) in product(range(chosen.rounds), seeds.items()):
            # Whoever is first in one round is last in the next.
            for name in sorted(sites, reverse=number % 2 == 0):
                copied = noting(sites[name], Path(place, f"{name}-{who}-{number}"), seed)
                for kind, figures in visited(chromium, copied, chosen.reads).items():
                    found.setdefault((kind, who, name), []).append(figures)
    show(found, list(sites), chosen.steps)


def made(place: Path) -> Path:
    folder.make(place)
    return place


def seed_where(first: bool) -> str:
    """A deal in which the seat of whoever opens the table is asked first, or is not."""
    seeds = map(str, count())
    return next(seed for seed in seeds if (new_game(players=PLAYERS, seed=seed).asked() == 0) is first)


def noting(site: Path, place: Path, seed: str) -> Path:
    """A copy whose workers note when what happens, and where everybody plays the same game."""
    webspace.put(site, place)
    clock = CLOCK.read_text("utf-8").replace("SEED", json.dumps(seed))
    for pattern in WORKERS.values():
        (script,) = place.glob(f"assets/{pattern}")
        script.write_text(clock + script.read_text("utf-8"), "utf-8")
    return place


def visited(chromium: Browser, site: Path, reads: float) -> dict[str, Figures]:
    with webspace.serving(site) as address:
        person = Person(chromium, address, keeps=True)
        person.page.add_init_script(WATCHED)
        found = {"cold": begun(person, chromium, reads)}
        person.stays()
        person.page.wait_for_timeout(KEPT)
        person.page.goto("about:blank")
        found["warm"] = begun(person, chromium, reads)
        person.leave()
    return found


def begun(person: Person, chromium: Browser, reads: float) -> Figures:
    """Milliseconds from opening the first page to the first decision of a new game, without those of reading."""
    work, before = Work(chromium), used()
    began = time.time()
    page = person.go("/")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    shown = time.time()
    page.wait_for_timeout(reads * 1000)
    began += time.time() - shown
    play.click()
    clicked = time.time()
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    table, name = page.get_by_role("region", name="Yard"), page.get_by_role("button", name="Sit down")
    table.or_(name).first.wait_for()
    if name.count():
        name.click()
    asked(page).wait_for()
    ended, after = time.time(), used()
    blocked = page.evaluate("window.blocked")
    steps = noted(page, began)
    work.end(page)
    return {
        "first paint": painted,
        "Play now": (clicked - began) * 1000,
        "first decision": (ended - began) * 1000,
        "longest block of the page": max(blocked, default=0),
        "longest task in processor time": max(work.tasks),
        f"tasks over {LONG} ms of processor time": sum(task > LONG for task in work.tasks),
        "processor time of the page": sum(work.tasks),
        "processor time of the browser": (after - before).total(),
        **{f"processor time: {name}": spent for name, spent in (after - before).items() if spent >= LONG},
        **steps,
    }


def noted(page: Page, began: float) -> Figures:
    """When what happened in the workers, the first time."""
    found: Figures = {}
    for worker in page.workers:
        who = next((who for who, name in WORKERS.items() if name.partition("*")[0] in worker.url), "")
        notes: list[tuple[str, float]] = worker.evaluate(NOTED) if who else []
        for what, when in notes:
            found.setdefault(f"{who}: {what}", when - began * 1000)
    return found


def show(found: dict[tuple[str, str, str], list[Figures]], sites: list[str], steps: bool) -> None:
    """The median of each figure for each site, and the ratio where there are two."""
    for kind, who in dict.fromkeys((kind, who) for kind, who, _ in found):
        columns = [medians(found[kind, who, name]) for name in sites]
        print(f"\n{kind}, who {who}".ljust(61), *(name.rjust(8) for name in sites), *(["ratio"] if sites[1:] else []))
        names = dict.fromkeys(name for column in columns for name in column)
        for name in sorted(names, key=lambda name: (":" in name, columns[0].get(name, 0) if ":" in name else 0)):
            if steps or ":" not in name:
                cells = [f"{column[name]:8.0f}" if name in column else " " * 8 for column in columns]
                both: list[Any] = [column.get(name, 0) for column in columns]
                ratio = f"{both[0] / both[1]:6.2f}" if all(both) and both[1:] else ""
                print(name.ljust(60), *cells, ratio)
        each = (" ".join(f"{figures['first decision']:.0f}" for figures in found[kind, who, name]) for name in sites)
        print("each round:", " | ".join(each))


def medians(rounds: list[Figures]) -> Figures:
    names = dict.fromkeys(name for figures in rounds for name in figures)
    return {name: statistics.median(figures[name] for figures in rounds if name in figures) for name in names}


if __name__ == "__main__":
    main()
