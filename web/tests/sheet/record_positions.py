"""Records positions of random games of Roll & Write as the server sends them, for the tests of the table.

    python web/tests/sheet/record_positions.py

writes positions.json.gz beside this file: what is printed on the sheet, and for every kind of game one message of each
sort: what is decided, which actions there are, whether other dice may be turned, what is held.
"""

import gzip
from pathlib import Path
from random import Random

import msgspec

from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import table_now
from sabika.desk.wire.messages import TableNow
from sabika.desk.wire.view import SheetView

SOLO = [{"dummies": dummies, "goal": goal} for dummies in "234" for goal in ("points", "beat")]
MODES = [*((1, options) for options in SOLO), *((players, {}) for players in range(1, 6))]
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
FILE = Path(__file__).with_name("positions.json.gz")


def seated(players: int, options: dict[str, str]) -> Table:
    """A table whose game has begun."""
    offer = Offer(game="roll-and-write", players=players, options=options, seed="positions")
    table = Table("positions", offer, check_offer(offer), "key", 0)
    for seat in range(players):
        table.carry_out(table.sit(0, seat, NAMES[seat], NAMES[seat]))
    table.carry_out(table.begin(0, 0))
    return table


def sort_of(now: TableNow) -> str:
    """What tells positions apart."""
    verbs = sorted({option.verb for option in now.options})
    assert isinstance(now.view, SheetView)
    full = "no other die" if not now.view.left_to_turn else ""
    return " ".join([now.view.step, *verbs, full, f"held {now.held.verb}" if now.held else ""])


def positions(table: Table, picks: Random) -> list[TableNow]:
    """One of each sort that turns up in a game of chance."""
    found: dict[str, TableNow] = {}
    while not table.over:
        seat = table.asked()
        now = table_now(table, seat, since=table.version)
        found.setdefault(sort_of(now), now)
        if now.held:
            table.carry_out(table.confirm(0, seat))
        else:
            table.carry_out(table.act(0, seat, picks.choice(now.options).action))
    found["over"] = table_now(table, 0, since=table.version)
    found["watched"] = table_now(seated(len(table.chairs), dict(table.offer.options)), -1)
    return list(found.values())


def main() -> None:
    picks = Random(1)
    kept = [now for players, options in MODES for now in positions(seated(players, options), picks)]
    shown = [msgspec.structs.replace(now, pieces=None) for now in kept]
    content = msgspec.json.encode({"pieces": kept[0].pieces, "positions": shown})
    # Without a time the same positions give the same file.
    FILE.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    main()
