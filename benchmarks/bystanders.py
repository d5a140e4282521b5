"""Others at a server that is attacked, in a process of their own: whoever asks whether it is well, and two who play.

Each goes by the clock. What is asked has its moment, and its latency counts from that, whether or not what was asked
before has been answered: whoever comes while the server stands still waits for as long as anybody would.
"""

import asyncio
import random
import ssl
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from attacks.aim import NAME
from server_load import DECODE, Live, Now

EVERY: Final = 0.1
"""Seconds between two questions."""
TURN: Final = 0.2
"""Seconds between two decisions: a client may ask for ten things a second in the long run."""
PATIENCE: Final = 40.0
"""Seconds after which an answer is given up."""
MOST: Final = 450
"""So many questions may wait at a time."""
KEPT, FRESH, SEATS = "127.0.0.3", "127.0.0.4", ("127.0.0.5", "127.0.0.6")
ASK: Final = f"GET /api/health HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode()
LAST: Final = ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")


class Table(msgspec.Struct, frozen=True):
    """One for two, whose game has begun."""

    name: str
    tokens: tuple[str, ...]


class Sample(msgspec.Struct, frozen=True):
    """What came of one question or decision."""

    what: str
    due: float
    took: float | None
    """Seconds; nothing if it failed."""


class Bystanders:
    """All of them."""

    def __init__(self, port: int, tls: bool, tables: list[Table]) -> None:
        self._port: Final = port
        known: dict[str, Any] = {"ssl": ssl._create_unverified_context(), "server_hostname": NAME}
        self._how: Final = known if tls else {}
        self._tables: Final = tables
        self._kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._pair: Pair | None = None
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self.samples: Final[list[Sample]] = []
        self._until = float("inf")

    async def stay(self, line: Connection) -> None:
        """Until somebody says when to end; then what was found is told."""
        goes_on = [
            asyncio.create_task(self._one_by_one("kept", EVERY, self._ask)),
            asyncio.create_task(self._all_at_once()),
            asyncio.create_task(self._one_by_one("decisions", TURN, self._decide)),
        ]
        self._until = await asyncio.to_thread(line.recv)
        await asyncio.gather(*goes_on)
        await asyncio.gather(*self._under_way)
        line.send(self.samples)

    async def _one_by_one(self, what: str, every: float, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        due = time.monotonic()
        while due < self._until:
            await asyncio.sleep(due - time.monotonic())
            if due >= self._until:
                break
            await self._timed(what, due, do)
            due += every
            if self._until < time.monotonic() - PATIENCE:
                break

    async def _all_at_once(self) -> None:
        due = time.monotonic()
        while due < self._until:
            await asyncio.sleep(due - time.monotonic())
            if len(self._under_way) < MOST:
                task = asyncio.create_task(self._timed("fresh", due, self._come))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
            due += EVERY

    async def _timed(self, what: str, due: float, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await do()
        except (OSError, TimeoutError, EOFError, ValueError, msgspec.MsgspecError):
            self.samples.append(Sample(what, due, None))
            return
        self.samples.append(Sample(what, due, time.monotonic() - due))

    async def _ask(self) -> None:
        try:
            if self._kept is None:
                self._kept = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(KEPT, 0), **self._how)
            reader, writer = self._kept
            writer.write(ASK)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            await reader.readexactly(int(head.partition(b"content-length:")[2].partition(b"\r\n")[0]))
            if head.split(b" ", 2)[1] != b"200":
                raise ValueError(head)
        except BaseException:
            if self._kept is not None:
                self._kept[1].close()
            self._kept = None
            raise

    async def _come(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(FRESH, 0), **self._how)
        try:
            writer.write(LAST)
            if not (await reader.readline()).split(b" ", 2)[1:2] == [b"200"]:
                raise ValueError
            await reader.read()
        finally:
            writer.transport.abort()

    async def _decide(self) -> None:
        try:
            while self._pair is None or self._pair.over():
                if self._pair is not None:
                    self._pair.go()
                    self._tables.pop(0)
                self._pair = Pair(self._tables[0])
                await self._pair.come(self._port, self._how)
            await self._pair.decide()
        except BaseException:
            if self._pair is not None:
                self._pair.go()
            self._pair = None
            raise


class Pair:
    """Two who play at a table, each over a live connection of their own."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._chance: Final = random.Random(table.name)
        self._seen: Final = [Now(), Now()]
        self._changed: Final = asyncio.Event()
        self._lives: Final[list[Live]] = []
        self._readers: Final[list[asyncio.Task[None]]] = []
        self._gone: Exception | None = None

    async def come(self, port: int, how: dict[str, Any]) -> None:
        for seat, token in enumerate(self._table.tokens):
            said = msgspec.json.encode({"type": "hello", "token": token, "differences": True})
            from_there = {"local_addr": (SEATS[seat], 0), **how}
            self._lives.append(await Live.open(port, self._table.name, said, NAME, **from_there))
        for seat, live in enumerate(self._lives):
            self._seen[seat] = DECODE(await live.receive())
            self._readers.append(asyncio.create_task(self._read(seat, live)))

    async def _read(self, seat: int, live: Live) -> None:
        try:
            while True:
                message = DECODE(await live.receive())
                if message.type != "answer":
                    self._seen[seat] = message.after(self._seen[seat])
                elif message.status != 200:
                    raise ConnectionError(f"refused: {message.status}")
                self._changed.set()
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            self._gone = error
            self._changed.set()

    def over(self) -> bool:
        return any(now.status == "over" for now in self._seen)

    async def decide(self) -> None:
        """One decision, until both have it."""
        while not any(now.options for now in self._seen):
            await self._more()
        seat = max(range(2), key=lambda number: len(self._seen[number].options or []))
        now = self._seen[seat]
        action = self._chance.choice(now.options or []).action
        self._lives[seat].ask("actions", {"version": now.version, "action": action})
        while any(seen.version <= now.version for seen in self._seen):
            await self._more()

    async def _more(self) -> None:
        if self._gone is not None:
            raise ConnectionError from self._gone
        self._changed.clear()
        await self._changed.wait()

    def go(self) -> None:
        for task in self._readers:
            task.cancel()
        for live in self._lives:
            with suppress(OSError):
                live.close()


def stay(port: int, tls: bool, tables: list[Table], line: Connection) -> None:
    """In a process of their own."""
    asyncio.run(Bystanders(port, tls, tables).stay(line))
