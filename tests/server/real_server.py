"""A real server in a process of its own, and people who play there over HTTP and the live channel."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
import websockets

import sabika
from desk.patience import HANG
from sabika.desk.store import due_at
from sabika.desk.tables.entries import Act, Confirm, Entry, Hold, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.tokens import Tokens
from sabika.server.settings import Settings
from sabika.server.store import SqlStore

SERVING = Path(__file__).with_name("serving.py")
SECRET = "a secret of the tests"
PATIENT: dict[str, Any] = {"open_timeout": HANG, "ping_timeout": None, "max_size": None, "proxy": None}
"""How tests connect to the live channel."""
Message = dict[str, Any]
Lost = (OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)


def settings_for(database: str, **chosen: Any) -> Settings:
    """Without limits: all clients of a test have the same address."""
    usual: dict[str, Any] = {
        "secret": SECRET,
        "bot_seconds": HANG,
        "requests_a_minute": 10_000_000,
        "tables_an_hour": 10_000_000,
        "sockets_a_client": 10_000,
        "connections_a_client": 10_000,
        "coach_questions_a_minute": 10_000_000,
        "reckoned_a_minute": 10_000_000,
        "reckoning_seconds": HANG,
        "coach_budget": "60",
    }
    return Settings(database=database, **(usual | chosen))


class RealServer:
    """It listens at a socket that the test holds: whoever calls while it is dead waits until it runs again."""

    def __init__(self, settings: Settings, workers: int = 1, ledger: tuple[str, int] = ("", 0)) -> None:
        """A ledger that it shares with others has a name, and the server a number in it."""
        self._ledger = ledger
        self._settings = settings
        self._workers = workers
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=512)
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"

    def start(self) -> None:
        number = self._socket.fileno()
        ledger = map(str, self._ledger)
        settings = msgspec.json.encode(self._settings).decode()
        self._process = subprocess.Popen(
            [sys.executable, str(SERVING), str(number), str(self._workers), settings, *ledger],
            pass_fds=[number],
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )

    def kill(self) -> None:
        """All its processes, at once."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def kill_a_worker(self, chance: random.Random) -> bool:
        """Only one of several; another takes its place. Whether there was one to be found."""
        if self._process is None:
            return False
        processes = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        workers = [pid for pid in processes if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        if workers:
            os.kill(int(chance.choice(workers)), signal.SIGKILL)
        return bool(workers)

    def __enter__(self) -> "RealServer":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        self._socket.close()


async def keep(store: SqlStore, table: Table, entry: Entry) -> None:
    table.carry_out(entry)
    await store.append(table.name, entry, table.status, due_at(table))


async def begun(store: SqlStore, name: str, offer: Offer, opened_at: int | None = None) -> Table:
    """A table where everybody sits, kept in the store; the game is on. It was opened just now, or when it is said: a
    server that runs on it already deletes tables at which nothing has happened for long."""
    opened_at = opened_at or int(time.time() * 1000)
    table = Table(name, offer, check_offer(offer), f"key-{name}", opened_at)
    await store.create(table)
    for seat, chair in enumerate(table.chairs):
        if not chair.bot:
            await keep(store, table, table.sit(opened_at + 1, seat, f"Player {seat}", f"holder-{seat}"))
    await keep(store, table, table.begin(opened_at + 2, table.host))
    return table


def token(table: str, seat: int) -> str:
    return Tokens(SECRET).make(table, seat, f"holder-{seat}")


@asynccontextmanager
async def live(
    address: str, table: str, seat: int, since: int = 0, differences: bool = False, **options: Any
) -> AsyncIterator[websockets.ClientConnection]:
    """The live channel, for a seat or for a spectator."""
    async with websockets.connect(f"ws://{address}/api/tables/{table}/live", **(PATIENT | options)) as connection:
        who = {"token": token(table, seat)} if seat >= 0 else {"key": f"key-{table}"}
        more = {"differences": True} if differences else {}
        await connection.send(msgspec.json.encode({"type": "hello", "since": since, **who, **more}).decode())
        yield connection


def told(message: str | bytes) -> Message:
    found: Message = msgspec.json.decode(message)
    assert "kind" not in found, found
    return found


class Person:
    """Plays a seat by chance until the game is over, whatever happens to the server."""

    def __init__(self, http: httpx.AsyncClient, address: str, table: str, seat: int) -> None:
        self._http = http
        self._address = address
        self._chance = random.Random(f"{table} {seat}")
        self.table = table
        self.seat = seat
        self.seen = 0
        """The version of the table that was shown last."""
        self.happened: list[Message] = []
        """What the live channel has told, in the order in which it came."""
        self.acknowledged: dict[int, tuple[str, str]] = {}
        """By version: what was asked, and which action."""
        self.resumed = 0
        self.over = False
        self.on_acknowledged: Callable[[], None] = lambda: None

    async def play(self) -> None:
        while True:
            try:
                async with live(self._address, self.table, self.seat, self.seen) as connection:
                    await self.resume()
                    while not self.over:
                        now = told(await connection.recv())
                        self.take_in(now)
                        await self.decide(now)
                    return
            except Lost:
                # Not all at once, again and again.
                await asyncio.sleep(0.05)

    async def resume(self) -> None:
        """There is a connection, once more."""
        self.resumed += 1

    def take_in(self, now: Message) -> None:
        numbers = [entry["number"] for entry in now["happened"]]
        assert numbers == list(range(self.seen + 1, now["version"] + 1)), (self.table, self.seen, numbers)
        self.happened += now["happened"]
        self.seen = now["version"]
        self.over = now["status"] == "over"

    async def decide(self, now: Message) -> None:
        if now["held"]:
            await self.ask("confirm", {"version": now["version"]})
        elif now["options"]:
            action = self._chance.choice(now["options"])["action"]
            await self.ask("actions", {"version": now["version"], "action": action})

    async def ask(self, what: str, body: Message) -> httpx.Response:
        answer = await self._http.post(
            f"http://{self._address}/api/tables/{self.table}/{what}",
            json=body,
            headers={"Authorization": f"Bearer {token(self.table, self.seat)}"},
        )
        if answer.status_code == 200:
            self.acknowledged[answer.json()["version"]] = (what, body.get("action", ""))
            self.on_acknowledged()
        else:
            # What could not be acknowledged before the server was killed may have been kept.
            assert answer.status_code in (403, 409), answer.text
        return answer


def check_kept(person: Person, entries: list[Entry]) -> None:
    """All that was acknowledged or shown to somebody is in the store, as it was."""
    by_number = {entry.number: entry for entry in entries}
    for version, (what, action) in person.acknowledged.items():
        entry = by_number[version]
        assert entry.seat == person.seat
        if what == "confirm":
            assert isinstance(entry, Confirm)
        else:
            assert isinstance(entry, Act | Hold)
            assert entry.action == action
    for shown in person.happened:
        entry = by_number[shown["number"]]
        seat = entry.seat if entry.seat >= 0 else None
        assert (shown["at"], shown["what"], shown["seat"]) == (entry.at, entry.what, seat)


def late_in_a_game(game: str, players: int, seed: str, decisions: int) -> Offer:
    """A game that so many decisions played by chance would end; a table goes on from there."""
    playing = sabika.new_game(game, players=players, seed=seed)
    chance = random.Random(seed)
    while not playing.over:
        playing.play(chance.choice(playing.options()))
    played = [playing.notation(action) for action in playing.log[:-decisions]]
    return Offer(game=game, players=players, seed=seed, actions=played)
