"""How much moves on a phone that is not the game's own movement: a whole game against two bots, by touch.

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.shifts [--width 390] [--height 664] [--speed off] [--modules]

Needs the built client and a Chromium, as the tests beside it do. Chromium counts what is laid out elsewhere than
before, times how far it has moved (https://web.dev/articles/cls), except within half a second after a touch. The sum
over the game is told, and what has moved most.
"""

import argparse
from collections import defaultdict
from typing import Any

from playwright.sync_api import Page

from e2e.people import Person
from e2e.playing import Player, tap
from e2e.showing import showing
from e2e.tables import Tables, take_seat

ALL_MODULES = ("bonus", "certificates", "exchange", "falcons", "huts", "portals", "sites", "vizier")
MOST_TOLD = 12

WATCH = """
window.shifts = [];
const named = (node) => {
  const element = node?.nodeType === 1 ? node : node?.parentElement;
  const part = element?.closest("[data-part], dialog");
  const own = `${element?.tagName.toLowerCase() ?? "gone"}.${element?.classList[0] ?? ""}`;
  return `${part?.dataset.part ?? part?.tagName ?? ""} ${own}`;
};
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => named(node))]);
}).observe({ type: "layout-shift", buffered: true });
"""


def watch(page: Page) -> None:
    """From now on, and on every page that follows."""
    page.add_init_script(WATCH)


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """How much has moved each time, and what."""
    found: list[tuple[float, list[str]]] = page.evaluate("window.shifts")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=664)
    parser.add_argument("--speed", default="off", help="of what flies: off, fast, normal or slow")
    parser.add_argument("--modules", action="store_true", help="with all of them")
    chosen = parser.parse_args()
    offer: dict[str, Any] = {"modules": list(ALL_MODULES)} if chosen.modules else {}
    with showing() as (chromium, address):
        tables = Tables(address)
        seated = tables.opened(players=3, bots={"1": "greedy", "2": "greedy"}, seed="shifts", **offer)
        tables.begin(seated)
        person = Person(chromium, address, phone=True, moving=chosen.speed != "off")
        person.bring("sabika-settings", {"speed": chosen.speed, "confirming": "on"})
        page = person.page
        page.set_viewport_size({"width": chosen.width, "height": chosen.height})
        watch(page)
        take_seat(person, seated)
        Player(page, tap).play_to_the_end()
        tell(shifts(page))
        person.leave()


def tell(found: list[tuple[float, list[str]]]) -> None:
    print(f"{len(found)} shifts, {sum(value for value, _ in found):.3f} in all")
    movers: defaultdict[str, float] = defaultdict(float)
    for value, nodes in found:
        movers[", ".join(sorted(set(nodes)))] += value
    for name, moved in sorted(movers.items(), key=lambda mover: -mover[1])[:MOST_TOLD]:
        print(f"{moved:.3f} {name}")


if __name__ == "__main__":
    main()
