"""How many frames come late while pieces fly, on a slow processor: somebody plays against five bots.

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.frames [--throttle 4] [--turns 6]

Needs the built client and a Chromium, as the tests beside it do. The same game is played twice in one run, once with
everything shown at once and once with flights: what carries over is the second beside the first, and beside an empty
page at the same moment, whose frames come late only because other programs keep the machine busy.

The last lines count no such frames. Both are played once more, as fast as the machine is: how much of the processor has
the page's own thread used, and how many frames would be late by that on one so many times slower?
"""

import argparse
from itertools import pairwise

from playwright.sync_api import Browser, Page

from e2e.people import Person
from e2e.showing import showing
from e2e.tables import Answer, Tables, finished, moment, take_seat
from e2e.work import Work

PLAYERS = 6
SPEEDS = ("off", "normal")
FRAME = 1000 / 60
ON_ITS_WAY = 500
BASELINE = 5_000
"""Milliseconds on an empty page."""

Frames = list[tuple[tuple[float, bool], tuple[float, bool]]]

# Every frame, with whether something flew.
WATCH = """
window.frames_seen = [];
(function next(at) {
  window.frames_seen.push([at, document.querySelector("[data-ghost]") !== null]);
  requestAnimationFrame(next);
})(performance.now());
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--turns", type=int, default=6)
    chosen = parser.parse_args()
    with showing() as (chromium, address):
        watch_nothing(chromium)
        for speed in SPEEDS:
            frames, _ = played(chromium, address, speed, chosen.turns, chosen.throttle)
            tell(f"speed {speed}, all", frames)
            tell(f"speed {speed}, something flies", [(a, b) for a, b in frames if a[1] and b[1]])
            tell(f"speed {speed}, nothing flies", [(a, b) for a, b in frames if not a[1] and not b[1]])
        for speed in SPEEDS:
            _, work = played(chromium, address, speed, chosen.turns, 1)
            tell_work(speed, work, chosen.throttle)


def played(chromium: Browser, address: str, speed: str, turns: int, throttle: float) -> tuple[Frames, Work]:
    """Some turns of the same game: every frame with the one before it, and what the page did."""
    game = finished(game="alhambra", players=PLAYERS, seed="client")
    late = moment(game, lambda then: then.turn > game.turn / 2)
    tables = Tables(address)
    seated = tables.going_on(game, late)
    person = Person(chromium, address, moving=True, hurried=True)
    person.bring("sabika-settings", {"speed": speed, "confirming": "off"})
    take_seat(person, seated)
    page = person.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    tables.begin(seated)
    wait_for_the_next(page)
    work = Work(chromium)
    page.evaluate(WATCH)
    for _ in range(turns):
        take_a_turn(tables, seated)
        # What came of it is on its way to the page, and then told.
        page.wait_for_timeout(ON_ITS_WAY)
        wait_for_the_next(page)
    work.end(page)
    frames = list(pairwise(page.evaluate("window.frames_seen")))
    person.leave()
    return frames, work


def tell_work(speed: str, work: Work, throttle: float) -> None:
    """How many frames would be late on a slower processor that has nothing else to do."""
    late = sum(int(throttle * task / FRAME) for task in work.tasks)
    print(
        f"speed {speed}, by the page's own thread: {sum(work.tasks):.0f} ms of work in {work.lasted:.0f} ms, "
        f"{100 * late * FRAME / work.lasted:.1f} % late if {throttle:g} times slower, longest {max(work.tasks):.0f} ms"
    )


def watch_nothing(chromium: Browser) -> None:
    page = chromium.new_page()
    page.evaluate(WATCH)
    page.wait_for_timeout(BASELINE)
    tell("an empty page", list(pairwise(page.evaluate("window.frames_seen"))))
    page.close()


def take_a_turn(tables: Tables, seated: Answer) -> None:
    """From another device, so that nothing but the page itself keeps the page busy."""
    while True:
        now = tables.look(seated)
        if now["view"]["asked"] != 0 or now["held"]:
            return
        tables.act(seated, now["options"][0]["action"])


def wait_for_the_next(page: Page) -> None:
    """Until everything is told and Ana is to decide; looked for seldom, since looking takes time from the page."""
    while not page.evaluate("document.querySelector('[data-part=bar][data-asked]') !== null"):
        if page.evaluate("document.querySelector('dialog[open]') !== null"):
            page.keyboard.press("Escape")
        page.wait_for_timeout(ON_ITS_WAY)


def tell(which: str, frames: Frames) -> None:
    """How many frames were skipped of those that were due."""
    if not frames:
        return
    gaps = [after - before for (before, _), (after, _) in frames]
    due = sum(max(1, round(gap / FRAME)) for gap in gaps)
    skipped = due - len(gaps)
    worst = max(gaps)
    print(f"{which}: {due} frames due, {100 * skipped / due:.1f} % late, longest {worst:.0f} ms")


if __name__ == "__main__":
    main()
