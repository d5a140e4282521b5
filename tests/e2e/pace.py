"""Where the time of a game goes that is shown at normal speed: somebody who decides a second after being asked plays a
whole game against two greedy bots.

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.pace [--seed pace] [--speed normal] [--confirms]

Needs the built client and a Chromium, as the tests beside it do, and as long as the game lasts. A decision that ends a
turn goes on by itself when its countdown is over, or is confirmed after another second (`--confirms`).
"""

import argparse
import os
import re
import time

from playwright.sync_api import Page

from e2e.people import Person
from e2e.playing import Player
from e2e.showing import showing
from e2e.tables import Tables, take_seat

DECIDING = 1_000
"""Milliseconds."""
LATE = 250
"""Milliseconds between two looks of the page: longer, and the machine had something else to do."""

# What the page shows, looked at often: the time between two looks is spent on what was seen at the first.
WATCH = """
window.spent = {};
window.late = 0;
const sees = () => {
  const bar = document.querySelector("[data-part=bar]");
  if (document.querySelector("dialog[open]")) return "ceremonies";
  if ([...bar.querySelectorAll("[data-primary]")].some((button) => button.innerText.startsWith("Confirm turn")))
    return "countdowns";
  if (bar.dataset.asked) return "own decisions";
  const [flies, told] = ["[data-ghost]", ".acting"].map((found) => document.querySelector(found));
  if (flies) return told ? "others, something flies" : "own, something flies";
  return told ? "others, to be read" : "nothing to be seen";
};
let [seen, at] = [sees(), performance.now()];
setInterval(() => {
  const now = performance.now();
  if (now - at > LATE) window.late += now - at;
  window.spent[seen] = (window.spent[seen] ?? 0) + now - at;
  [seen, at] = [sees(), now];
}, 20);
"""
# What there is to decide: nothing while a ceremony goes on by itself, or a countdown.
TO_DECIDE = """confirms => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return dialog.querySelector("header .primary") !== null;
  const bar = document.querySelector("[data-part=bar][data-asked]");
  const buttons = [...document.querySelectorAll("[data-part=bar] [data-primary]")];
  const held = buttons.some((button) => button.innerText.startsWith("Confirm turn"));
  return (bar !== null && (confirms || !held)) || document.querySelector(".actions") !== null;
}"""


class Deciding(Player):
    """Decides a second after being asked. What is selected is taken with the next click."""

    decisions = 0

    def play(self, confirms: bool) -> None:
        over = self.page.get_by_role("button", name="Play again")
        while True:
            self.page.wait_for_function(TO_DECIDE, arg=confirms)
            if over.count():
                return
            self.page.wait_for_timeout(DECIDING)
            self.decide()
            self.decisions += 1
            take = self.page.get_by_role("button", name=re.compile("^Take"), disabled=False)
            if self.clicked[-1] == "display" and take.count():
                take.click()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--confirms", action="store_true")
    chosen = parser.parse_args()
    with showing() as (chromium, address):
        tables = Tables(address)
        seated = tables.opened(game="alhambra", players=3, bots={"1": "greedy", "2": "greedy"}, seed=chosen.seed)
        tables.begin(seated)
        person = Person(chromium, address, moving=True, hurried=True)
        person.bring("sabika-settings", {"speed": chosen.speed})
        take_seat(person, seated)
        page = person.page
        page.wait_for_function(TO_DECIDE, arg=True)
        page.evaluate(WATCH.replace("LATE", str(LATE)))
        began = time.monotonic()
        player = Deciding(page)
        player.play(chosen.confirms)
        lasted = time.monotonic() - began
        tell(page, lasted)
        turns = tables.look(seated)["view"]["turn"]
    print(f"{turns} turns, {player.decisions} decisions; load {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


def tell(page: Page, lasted: float) -> None:
    spent: dict[str, float] = page.evaluate("window.spent")
    for what, milliseconds in sorted(spent.items(), key=lambda found: -found[1]):
        print(f"{milliseconds / 1000:6.1f} s  {what}")
    print(f"{lasted:6.1f} s  in all; {page.evaluate('window.late') / 1000:.1f} s of it the page came late")


if __name__ == "__main__":
    main()
