"""Kill a server again and again while people and bots play, and count what became of what they were promised.

    python benchmarks/server_kills.py                  # SQLite: 200 kills; PostgreSQL with two workers: 100
    python benchmarks/server_kills.py --sqlite 20 --postgresql 0

Kills are SIGKILL to all processes of the server at once, at random moments; with two workers every second one meets a
single worker, and the other goes on. PostgreSQL is one of our own in a temporary folder. What counts, of every request
that was acknowledged and every entry that was shown to somebody:

- lost: it is not in the store, or is another one there
- doubled: an entry of a person that was not asked for at that moment
- broken: a table that cannot be played again, whose entries have gaps, or that is not what its players saw last; or a
  database that does not pass its own check

All three are to be 0. Everything is on this machine; nothing is asked of any other.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from desk.patience import HANG
from sabika.desk.tables.entries import Act, Confirm, Entry, Hold
from sabika.rules.core.errors import SabikaError
from sabika.server.store import SqlStore
from server.killing import Killer, Survivor
from server.postgresql import Postgresql
from server.real_server import RealServer, begun, late_in_a_game, settings_for

GAMES = (("alhambra", 3), ("granada", 2), ("alhambra", 2), ("combined", 3))
DECISIONS = 120
"""About so many are played at each table."""
APART = 4
"""So many requests are acknowledged between two kills, in the mean."""


class Asker(Survivor):
    """Remembers all that was asked, whatever became of it."""

    def __init__(self, *who: Any) -> None:
        super().__init__(*who)
        self.asked: set[tuple[int, str, str]] = set()
        """As which entry, what, and which action."""

    async def ask(self, what: str, body: dict[str, Any]) -> httpx.Response:
        self.asked.add((body["version"] + 1, what, body.get("action", "")))
        return await super().ask(what, body)


class Striker(Killer):
    """Kills all, or with several workers every second time one of them."""

    def __init__(self, server: RealServer, seed: str, workers: int) -> None:
        super().__init__(server, seed)
        self._several = workers > 1
        self.all_killed = self.one_killed = 0

    def strike(self) -> None:
        if self._several and self.one_killed <= self.all_killed and self._server.kill_a_worker(self._chance):
            self.one_killed += 1
            return
        self.all_killed += 1
        super().strike()


class Found(msgspec.Struct):
    """What became of it all."""

    acknowledged: int = 0
    shown: int = 0
    unanswered: int = 0
    """Kept, though the server was killed before it could say so: whoever asked saw it afterwards."""
    lost: int = 0
    doubled: int = 0
    broken: int = 0


def compare(person: Asker, entries: list[Entry], found: Found) -> None:
    """What a person was promised, and what is there."""
    by_number = {entry.number: entry for entry in entries}
    for version, (what, action) in person.acknowledged.items():
        found.acknowledged += 1
        found.lost += said(by_number.get(version), person.seat) != (version, what, action)
    for shown in person.happened:
        found.shown += 1
        entry = by_number.get(shown["number"])
        found.lost += entry is None or (shown["at"], shown["what"]) != (entry.at, entry.what)
    for entry in entries:
        asked = said(entry, person.seat)
        if asked is not None and entry.number not in person.acknowledged:
            found.unanswered += asked in person.asked
            found.doubled += asked not in person.asked


def said(entry: Entry | None, seat: int) -> tuple[int, str, str] | None:
    """What somebody asked for that became this entry."""
    if entry is None or entry.seat != seat:
        return None
    if isinstance(entry, Act | Hold):
        return entry.number, "actions", entry.action
    return (entry.number, "confirm", "") if isinstance(entry, Confirm) else None


async def measure(database: str, kills: int, workers: int) -> None:
    store = await SqlStore.open(database)
    tables = max(4, 2 * kills * APART // DECISIONS)
    names = [f"table-{number}" for number in range(tables)]
    for number, name in enumerate(names):
        game, players = GAMES[number % len(GAMES)]
        offer = late_in_a_game(game, players, name, DECISIONS)
        # The first seat is a person's; of the others every second one.
        bots = {str(seat): "random" for seat in range(1, players) if (number + seat) % 2}
        await begun(store, name, msgspec.structs.replace(offer, bots=bots, confirm=number % 3 > 0))
    async with httpx.AsyncClient(timeout=HANG, trust_env=False) as http:
        with RealServer(settings_for(database, bot_processes=1), workers) as server:
            striker = Striker(server, database.partition(":")[0], workers)
            people = [
                Asker(http, server.address, name, seat)
                for name in names
                for seat, chair in enumerate((await store.load(name)).chairs)
                if not chair.bot
            ]
            striker.people = [*people]
            for person in people:
                person.killer = striker
                person.on_acknowledged = striker.count
            striker.expect()
            killing = asyncio.create_task(striker.kill(kills, APART))
            await asyncio.gather(*(person.play() for person in people))
            if not killing.done():
                killing.cancel()
                await asyncio.gather(killing, return_exceptions=True)
    found = Found()
    for name in names:
        try:
            table = await store.load(name)
        except SabikaError as error:
            print(f"  {name}: {error}")
            found.broken += 1
            continue
        mine = [person for person in people if person.table == name]
        numbers = [entry.number for entry in table.entries]
        whole = numbers == list(range(1, len(numbers) + 1)) and table.status == "over"
        found.broken += not whole or any(person.seen != table.version for person in mine)
        for person in mine:
            compare(person, table.entries, found)
    await store.close()
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            found.broken += file.execute("PRAGMA integrity_check").fetchall() != [("ok",)]
    kind = database.partition(":")[0].partition("+")[0]
    killed = f"all {striker.all_killed} times, one worker {striker.one_killed} times"
    print(f"{kind}, {workers} worker{'s' * (workers > 1)}, {tables} tables: killed {killed}")
    for name, number in msgspec.structs.asdict(found).items():
        print(f"  {name:13}{number:7}")
    print(f"  the next action at most {max(striker.resumed_after, default=0):.1f} s after a kill", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sqlite", type=int, default=200, help="kills of a server with SQLite")
    parser.add_argument("--postgresql", type=int, default=100, help="kills of a server with PostgreSQL")
    chosen = parser.parse_args()
    if chosen.sqlite:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(f"sqlite:///{folder}/kills.sqlite", chosen.sqlite, 1))
    if chosen.postgresql:
        postgresql = Postgresql()
        try:
            asyncio.run(measure(postgresql.new_database(), chosen.postgresql, 2))
        finally:
            postgresql.close()


if __name__ == "__main__":
    main()
