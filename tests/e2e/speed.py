"""How long a move takes to the screen: from the server's message to the next painted frame, with six full palaces.

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.speed [--moves 60] [--bot planner-steady]

Needs the built client and a Chromium, as the tests beside it do. The messages are also only parsed, as a measure of
the machine.
"""

import argparse
import statistics
from itertools import pairwise

from e2e.people import Person
from e2e.showing import showing
from e2e.tables import Tables, finished, moment, take_seat

PLAYERS = 6
QUIET = 150
"""Milliseconds."""

# Before the page's own code: note when a message comes, and when the second frame after it begins.
WATCH = """
window.moves = [];
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (message) => {
      const come = performance.now();
      JSON.parse(message.data);
      const parsed = performance.now() - come;
      requestAnimationFrame(() => requestAnimationFrame(() => {
        window.moves.push({ come, parsed, shown: performance.now() - come });
      }));
    });
  }
};
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--bot", default="greedy", help="one that thinks for a while lets moves come one by one")
    chosen = parser.parse_args()
    wanted = chosen.moves
    game = finished(game="combined", players=PLAYERS, seed="client")
    late = moment(game, lambda then: then.turn > game.turn - wanted // 2)
    with showing() as (chromium, address):
        tables = Tables(address)
        seated = tables.going_on(game, late, bot=chosen.bot)
        person = Person(chromium, address)
        person.page.add_init_script(WATCH)
        take_seat(person, seated)
        wait_for_moves(person, 1)
        tables.begin(seated)
        tables.away(seated)
        wait_for_moves(person, wanted)
        moves = person.page.evaluate("window.moves")[1:]
        view = tables.look(seated)["view"]
    tiles = [len(player["palace"]) - 1 for player in view["players"]]
    print(f"palaces of {tiles} tiles; from message to paint:")
    tell("all moves", [move["shown"] for move in moves])
    # Bots decide faster than a screen is drawn; a move of a person comes alone.
    quiet = [move["shown"] for before, move in pairwise(moves) if move["come"] - before["come"] > QUIET]
    tell(f"after {QUIET} ms without a move", quiet)
    print(f"parsing alone: median {statistics.median(move['parsed'] for move in moves):.1f} ms")


def tell(which: str, shown: list[float]) -> None:
    if shown:
        print(f"{which} ({len(shown)}): median {statistics.median(shown):.0f} ms, worst {max(shown):.0f} ms")


def wait_for_moves(person: Person, wanted: int) -> None:
    while person.page.evaluate("window.moves.length") < wanted:
        person.page.wait_for_timeout(200)


if __name__ == "__main__":
    main()
