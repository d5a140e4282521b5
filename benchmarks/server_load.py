"""Measure a server under load, side by side with a bare echo over the same stack.

    python benchmarks/server_load.py                       # 100 tables, 20 seconds each
    python benchmarks/server_load.py --tables 500 --every 2
    python benchmarks/server_load.py --http                # actions as requests, whole views instead of differences
    python benchmarks/server_load.py --database postgresql://USER:PASSWORD@HOST/DATABASE --workers 2

Every table has four seats, each with a live connection, and each seat acts every `--every` seconds, in turn: four
actions in that time at every table. An action is due at its moment, whether or not the server is ready for it; its
latency counts from that moment until the last of the four has the message with its version. The echo takes the same
requests by the same way, keeps nothing, plays nothing, and sends messages of the same length to the same four.
"""

import argparse
import asyncio
import base64
import os
import random
import secrets
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import mean, median
from typing import IO, Any

import msgspec

import sabika
from sabika.cli.serve import config, run
from sabika.desk.store import due_at
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.tokens import Tokens
from sabika.server.settings import Settings
from sabika.server.store import SqlStore

SECRET = "what the benchmark signs with"
SEATS = 4
PLAYED = 120
"""So many decisions were made at each table before."""
POSITIONS = 20


class Choice(msgspec.Struct):
    action: str


class Now(msgspec.Struct):
    """What a client has to read of a message. What a difference leaves out is as it was."""

    version: int = 0
    status: str | int | None = None
    """Of the table, or of the answer to a request."""
    options: list[Choice] | None = None
    type: str = ""

    def after(self, before: "Now") -> "Now":
        return Now(
            self.version,
            before.status if self.status is None else self.status,
            before.options if self.options is None else self.options,
        )


DECODE = msgspec.json.Decoder(Now).decode


# The clients: as little work as possible, since they share the machine with the server


class Live:
    """A live connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, table: str, hello: bytes, host: str = "", **how: Any) -> "Live":
        reader, writer = await asyncio.open_connection("127.0.0.1", port, **how)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host or f'127.0.0.1:{port}'}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        live = cls(reader, writer)
        live._send(1, hello)
        return live

    def ask(self, what: str, data: dict[str, object]) -> None:
        self._send(1, msgspec.json.encode({"type": "ask", "id": 1, "what": what, "data": data}))

    def _send(self, opcode: int, data: bytes) -> None:
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        self._writer.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + data)

    async def receive(self) -> bytes:
        while True:
            first, length = await self._reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self._reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
            data = await self._reader.readexactly(length)
            if first & 0xF == 1:
                return data
            if first & 0xF == 8:
                raise ConnectionError(f"closed: {data!r}")
            if first & 0xF == 9:
                self._send(10, data)

    def close(self) -> None:
        self._writer.close()


class Caller:
    """Sends requests over one connection, one after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int) -> "Caller":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, token: str, body: bytes) -> int:
        self._writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
        await self._reader.readexactly(int(length))
        return int(head.split(b" ", 2)[1])

    def close(self) -> None:
        self._writer.close()


class Players:
    """The four at one table."""

    def __init__(self, port: int, table: str, tokens: list[str], http: bool) -> None:
        self._port = port
        self._http = http
        self._answers: list[asyncio.Future[int]] = []
        self._table = table
        self._tokens = tokens
        self._chance = random.Random(table)
        self._seen = [Now()] * SEATS
        self._changed = asyncio.Event()
        self._lives: list[Live] = []
        self._readers: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.refused = 0
        self.bytes: list[int] = []

    async def come(self) -> None:
        self._caller = await Caller.open(self._port)
        for token in self._tokens:
            hello = msgspec.json.encode({"type": "hello", "token": token, "differences": not self._http})
            self._lives.append(await Live.open(self._port, self._table, hello))
        for seat, live in enumerate(self._lives):
            self._seen[seat] = DECODE(await live.receive())
            self._readers.append(asyncio.create_task(self._read(seat, live)))

    async def _read(self, seat: int, live: Live) -> None:
        while True:
            data = await live.receive()
            message = DECODE(data)
            if message.type == "answer":
                self._answers.pop().set_result(int(message.status or 0))
                continue
            self.bytes.append(len(data))
            self._seen[seat] = message.after(self._seen[seat])
            self._changed.set()

    async def play(self, start: float, interval: float, until: float) -> None:
        due = start
        while due < until:
            await asyncio.sleep(due - time.monotonic())
            if any(now.status == "over" for now in self._seen):
                return
            await self._act(due)
            due += interval

    async def _act(self, due: float) -> None:
        seat = max(range(SEATS), key=lambda number: len(self._seen[number].options or []))
        now = self._seen[seat]
        decision = {"version": now.version, "action": self._chance.choice(now.options or []).action}
        status = await (self._posted(seat, decision) if self._http else self._asked(seat, decision))
        if status != 200:
            self.refused += 1
            return
        while any(seen.version <= now.version for seen in self._seen):
            self._changed.clear()
            await self._changed.wait()
        self.latencies.append(time.monotonic() - due)

    async def _posted(self, seat: int, decision: dict[str, object]) -> int:
        body = msgspec.json.encode(decision)
        return await self._caller.post(f"/api/tables/{self._table}/actions", self._tokens[seat], body)

    async def _asked(self, seat: int, decision: dict[str, object]) -> int:
        answer = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        self._lives[seat].ask("actions", decision)
        return int(await answer)

    def go(self) -> None:
        for task in self._readers:
            task.cancel()
        for live in self._lives:
            live.close()
        self._caller.close()


# The servers


class Server:
    """Processes of their own that listen at a socket of ours."""

    def __init__(self, *arguments: str, log: IO[bytes] | None = None) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.port = self.socket.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(self.socket.fileno()), *arguments],
            pass_fds=[self.socket.fileno()],
            start_new_session=True,
            stderr=log,
        )

    def memory(self) -> int:
        """Bytes. No bot plays, so all of it is the server's own."""
        return sum(int(fields[21]) for fields in self._processes()) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds that it has worked."""
        ticks = sum(int(fields[11]) + int(fields[12]) for fields in self._processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> Iterator[list[str]]:
        """The facts of its processes, as proc(5) lists them, from the state on."""
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = file.read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid:
                    yield fields

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.socket.close()


def serve_echo(door: socket.socket, length: int) -> None:
    """The same framework and the same messages, without a game, a store or a check."""
    import uvicorn
    from litestar import Litestar, WebSocket, post, websocket

    filler = "x" * length
    viewers: dict[str, list[asyncio.Queue[str]]] = {}

    def carried_out(name: str, seen: object) -> int:
        version = int(str(seen)) + 1
        text = f'{{"version":{version},"options":[{{"action":"echo"}}],"filler":"{filler}"}}'
        for viewer in viewers[name]:
            viewer.put_nowait(text)
        return version

    @post("/api/tables/{name:str}/actions", status_code=200)
    async def act(name: str, data: dict[str, object]) -> dict[str, int]:
        return {"version": carried_out(name, data["version"])}

    @websocket("/api/tables/{name:str}/live")
    async def live(socket: "WebSocket[Any, Any, Any]", name: str) -> None:
        await socket.accept()
        await socket.receive_text()
        queue = asyncio.Queue[str]()
        viewers.setdefault(name, []).append(queue)
        await socket.send_text('{"version":0,"options":[{"action":"echo"}]}')

        async def listen() -> None:
            while True:
                ask = msgspec.json.decode(await socket.receive_text())
                version = carried_out(name, ask["data"]["version"])
                await socket.send_text(
                    f'{{"type":"answer","id":{ask["id"]},"status":200,"body":{{"version":{version}}}}}'
                )

        listening = asyncio.create_task(listen())
        try:
            while True:
                await socket.send_text(await queue.get())
        finally:
            listening.cancel()

    app = Litestar([act, live], logging_config=None, openapi_config=None)
    chosen = config(lambda: app)
    chosen.http, chosen.ws = "auto", "auto"
    uvicorn.Server(chosen).run([door])


# The measurement


class Figures(msgspec.Struct):
    name: str
    asked: float
    done: float
    refused: int
    median: float
    p99: float
    processor: float
    length: float
    memory: float


async def measure(name: str, server: Server, people: list[Players], chosen: argparse.Namespace) -> Figures:
    empty = server.memory()
    for players in people:
        await players.come()
    loaded = server.memory()
    interval = chosen.every / SEATS
    start = time.monotonic() + 1
    until = start + chosen.seconds
    # Spread over the interval: people do not act in step.
    plays = [
        players.play(start + interval * number / len(people), interval, until) for number, players in enumerate(people)
    ]
    await asyncio.sleep(start - time.monotonic())
    worked = server.processor()
    await asyncio.gather(*plays)
    took = time.monotonic() - start
    worked = server.processor() - worked
    for players in people:
        players.go()
    latencies = sorted(latency for players in people for latency in players.latencies)
    return Figures(
        name,
        len(people) / interval,
        len(latencies) / took,
        sum(players.refused for players in people),
        median(latencies) * 1e3,
        latencies[int(len(latencies) * 0.99)] * 1e3,
        worked / len(latencies) * 1e3,
        mean(length for players in people for length in players.bytes),
        (loaded - empty) / len(people) / 1024,
    )


async def lay_out(database: str, tables: int) -> list[list[str]]:
    """Games half-way through, in the store; returns the tokens of each table."""
    offers = [offer(number) for number in range(min(tables, POSITIONS))]
    tokens = Tokens(SECRET)
    store = await SqlStore.open(database)

    async def lay(number: int) -> list[str]:
        name = table_name(number)
        table = Table(name, offers[number % len(offers)], check_offer(offers[number % len(offers)]), "key", 1)
        await store.create(table)

        async def keep(entry: Entry) -> None:
            table.carry_out(entry)
            await store.append(name, entry, table.status, due_at(table))

        for seat in range(SEATS):
            await keep(table.sit(1, seat, f"Player {seat}", f"holder {seat}"))
        await keep(table.begin(2, 0))
        return [tokens.make(name, seat, f"holder {seat}") for seat in range(SEATS)]

    found = await asyncio.gather(*(lay(number) for number in range(tables)))
    await store.close()
    return found


RUN = secrets.token_hex(4)


def table_name(number: int) -> str:
    return f"{RUN}-{number}"


def offer(number: int) -> Offer:
    game = sabika.new_game("alhambra", players=SEATS, seed=f"load {number}")
    chance = random.Random(number)
    for _ in range(PLAYED):
        game.play(chance.choice(game.options()))
    played = [game.notation(action) for action in game.log]
    return Offer(players=SEATS, seed=f"load {number}", actions=played, confirm=False)


async def conduct(chosen: argparse.Namespace) -> list[Figures]:
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{folder}/load.sqlite"
        settings = Settings(
            database=database,
            secret=SECRET,
            requests_a_minute=10**9,
            sockets_a_client=10**6,
            sockets=10**6,
            connections=10**5,
            connections_a_client=10**5,
        )
        tokens = await lay_out(database, chosen.tables)
        found: list[Figures] = []
        for kind in ("sabika", "echo"):
            served = msgspec.json.encode(settings).decode() if kind == "sabika" else str(round(found[0].length))
            server = Server(kind, served, str(chosen.workers))
            try:
                await ready(server.port)
                people = [
                    Players(server.port, table_name(number), own, chosen.http) for number, own in enumerate(tokens)
                ]
                found.append(await measure(kind, server, people, chosen))
            finally:
                server.end()
        return found


async def ready(port: int) -> None:
    caller = await Caller.open(port)
    await caller.post("/nothing", "", b"")
    caller.close()


def show(found: list[Figures], chosen: argparse.Namespace) -> None:
    print(f"{chosen.tables} tables, {SEATS} seats each, a seat acts every {chosen.every:g} s; {chosen.seconds:g} s")
    print("actions over HTTP, whole views" if chosen.http else "actions over the live channel, differences")
    lines: list[tuple[str, Callable[[Figures], float], str]] = [
        ("actions a second, asked for", lambda figures: figures.asked, ".0f"),
        ("actions a second, carried out", lambda figures: figures.done, ".0f"),
        ("refused", lambda figures: figures.refused, "d"),
        ("latency to the last viewer, median, ms", lambda figures: figures.median, ".1f"),
        ("latency to the last viewer, p99, ms", lambda figures: figures.p99, ".1f"),
        ("processor time per action, ms", lambda figures: figures.processor, ".2f"),
        ("bytes of a message, mean", lambda figures: figures.length, ".0f"),
        ("memory per table with its connections, KiB", lambda figures: figures.memory, ".0f"),
    ]
    print(f"{'':44}{'sabika':>9}{'echo':>9}{'ratio':>8}")
    for title, figure, style in lines:
        own, bare = (figure(figures) for figures in found)
        ratio = f"{own / bare:.1f}" if bare else ""
        print(f"{title:44}{own:>9{style}}{bare:>9{style}}{ratio:>8}")


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        door = socket.socket(fileno=int(sys.argv[2]))
        if sys.argv[3] == "echo":
            serve_echo(door, int(sys.argv[4]))
        else:
            run(msgspec.json.decode(sys.argv[4], type=Settings), door, int(sys.argv[5]))
        return
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions of a seat")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--http", action="store_true", help="actions as requests, and whole views")
    parser.add_argument("--database", help="a SQLite file of its own if left out")
    parser.add_argument("--workers", type=int, default=1, help="several need PostgreSQL; the echo has one")
    chosen = parser.parse_args()
    show(asyncio.run(conduct(chosen)), chosen)


if __name__ == "__main__":
    main()
