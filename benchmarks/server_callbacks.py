"""What takes longest on the event loop, where everybody is served: the processor time of single callbacks.

    python benchmarks/server_callbacks.py

A server of one worker is asked for what cost most in reviews, about the longest game (`longest_game.py`) and a game of
as many entries as are told to whoever comes back. For each request the longest callback is printed. Processor time of
the loop's own thread: what else the machine does hardly matters, and nothing above five milliseconds should be there.
"""

import asyncio
import random
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import uvicorn
from longest_game import longest_record
from server_load import SECRET, Live
from server_questions import OTHER, Client

from sabika.cli.serve import bound, config, worker
from sabika.desk.requests.lobby import picture_of
from sabika.desk.store import due_at
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import MOST_TOLD
from sabika.server.settings import Settings
from sabika.server.store import SqlStore

MOST = 5.0
TIMES = 3
"""Each request is made so often, and the best of the longest callbacks counts: the others were disturbed."""


class Watched:
    """The callbacks of the server's loop."""

    def __init__(self) -> None:
        self.longest = (0.0, "")
        self.thread = 0
        handles: Any = asyncio.Handle
        run = handles._run

        def timed(handle: Any) -> None:
            if threading.get_ident() != self.thread:
                run(handle)
                return
            began = time.thread_time()
            called = handle._callback
            run(handle)
            took = (time.thread_time() - began) * 1000
            if took > self.longest[0]:
                task = getattr(called, "__self__", None)
                name = getattr(task.get_coro(), "__qualname__", "") if isinstance(task, asyncio.Task) else repr(called)
                self.longest = (took, name)

        handles._run = timed


def serve(watched: Watched, settings: Settings, door: Any, started: threading.Event) -> None:
    """In a thread, on the loop that Python has itself."""
    watched.thread = threading.get_ident()
    chosen = config(partial(worker, settings))

    async def run() -> None:
        server = uvicorn.Server(chosen)
        task = asyncio.create_task(server._serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        started.set()
        await task

    asyncio.run(run())


async def long_table(database: str) -> None:
    """A table with more entries than are ever told."""
    offer = Offer(players=4, seed="callbacks", confirm=False)
    table = Table("long", offer, check_offer(offer), "key", 1)
    store = await SqlStore.open(database)
    await store.create(table)

    async def keep(entry: Entry) -> None:
        table.carry_out(entry)
        await store.append(table.name, entry, table.status, due_at(table))

    for seat in range(4):
        await keep(table.sit(1, seat, f"Player {seat}", f"holder {seat}"))
    await keep(table.begin(2, 0))
    chance = random.Random("callbacks")
    while table.game and not table.game.over and table.version < MOST_TOLD + 10:
        game = table.game
        # Whoever takes money and rebuilds plays for long.
        options = [game.notation(action) for action in game.options()]
        idle = [each for each in options if each.startswith(("take", "swap", "remove", "build"))] or options
        await keep(table.act(3, game.asked(), chance.choice(idle)))
    await store.close()


async def asked(watched: Watched, port: int, record: bytes) -> bool:
    client = Client(port, OTHER)
    status, answer = await client.ask("POST", "/api/records", record)
    assert status == 201, answer
    kept = msgspec.json.decode(answer)
    path, key = f"/api/tables/{kept['table']}", f"?key={kept['key']}"

    async def get(what: str) -> None:
        status, answer = await client.ask("GET", what)
        assert status == 200, answer

    async def verify() -> None:
        status, answer = await client.ask("POST", "/api/records/verify", record)
        assert status in (200, 429), answer

    async def live(table: str, hello: dict[str, object]) -> None:
        line = await Live.open(port, table, msgspec.json.encode({"type": "hello", **hello}))
        await line.receive()
        line.close()

    async def picture() -> None:
        picture_of.cache_clear()
        await get(f"{path}/qr.svg{key}")

    stints: dict[str, Callable[[], Awaitable[None]]] = {
        "health": partial(get, "/api/health"),
        "first message of the longest game": partial(live, kept["table"], {"key": kept["key"]}),
        f"catch-up of {MOST_TOLD} entries": partial(live, "long", {"key": "key", "since": 1}),
        "the same as an answer": partial(get, "/api/tables/long?key=key"),
        "statistics": partial(get, f"{path}/statistics{key}"),
        "story": partial(get, f"{path}/story{key}"),
        "record": partial(get, f"{path}/record{key}"),
        "moment 2,000": partial(get, f"{path}/replay/2000{key}"),
        "verify": verify,
        "link to be photographed": picture,
        "rulebooks": partial(get, "/api/rules/en"),
    }
    good = True
    print(f"{'milliseconds of a processor':36}{'longest':>9}   where")
    for name, stint in stints.items():
        found: list[tuple[float, str]] = []
        for _ in range(TIMES):
            watched.longest = (0.0, "")
            await stint()
            # What follows the answer counts as well.
            await asyncio.sleep(0.3)
            found.append(watched.longest)
        took, where = min(found)
        good = good and took <= MOST
        print(f"{name:36}{took:>9.1f}   {where[:70]}", flush=True)
    client.close()
    return good


def main() -> None:
    record = longest_record()
    watched = Watched()
    with tempfile.TemporaryDirectory() as folder, bound("127.0.0.1", 0) as door:
        database = f"sqlite:///{folder}/callbacks.sqlite"
        settings = Settings(database=database, secret=SECRET, trusted_proxy=True, reckoned_a_minute=10**6)
        asyncio.run(long_table(database))
        started = threading.Event()
        threading.Thread(target=serve, args=(watched, settings, door, started), daemon=True).start()
        started.wait()
        good = asyncio.run(asked(watched, door.getsockname()[1], record))
    print(f"The longest is {'at most' if good else 'more than'} {MOST:g} ms.")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
