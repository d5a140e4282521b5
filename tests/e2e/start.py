"""How long the site takes to the first decision in a real Chromium, with an empty profile and again, and how long the
page's own thread was ever blocked meanwhile, by the clock and by what it used of the processor, which other programs
take no part in: `PYTHONPATH=src:tests:. .venv/bin/python -m e2e.start`."""

import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from running.browsers import browser

from e2e import webspace
from e2e.conftest import FLAGS
from e2e.people import PATIENCE, Person
from e2e.playing import asked
from e2e.work import Work
from sabika.cli.site import folder

WATCHED = """
window.blocked = [];
new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });
"""


LONG = 50
"""Milliseconds: nothing is to take longer."""


def begun(person: Person, chromium: Browser) -> dict[str, float]:
    """Milliseconds from opening the first page to the first decision of a new game."""
    work = Work(chromium)
    began = time.perf_counter()
    page = person.go("/")
    page.get_by_role("button", name="Play now").click()
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    table, name = page.get_by_role("region", name="Yard"), page.get_by_role("button", name="Sit down")
    table.or_(name).first.wait_for()
    if name.count():
        name.click()
    asked(page).wait_for()
    ended = time.perf_counter()
    blocked = page.evaluate("window.blocked")
    work.end(page)
    return {
        "first paint": round(painted),
        "first decision": round((ended - began) * 1000),
        "longest block of the page": round(max(blocked, default=0)),
        "longest task in processor time": round(max(work.tasks)),
        f"tasks over {LONG} ms of processor time": sum(task > LONG for task in work.tasks),
        "processor time of the page": round(sum(work.tasks)),
    }


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as place:
        out = Path(place, "dist")
        folder.make(out)
        with (
            webspace.serving(out) as address,
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=browser(), args=FLAGS, timeout=PATIENCE) as chromium,
        ):
            person = Person(chromium, address, keeps=True)
            person.page.add_init_script(WATCHED)
            found = {"empty profile": begun(person, chromium)}
            person.stays()
            found["again"] = begun(person, chromium)
            person.leave()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
