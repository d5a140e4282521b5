"""One client asks for what costs most, as often as the limits let it, while another asks whether the server is well.

    python benchmarks/server_questions.py                # 20 seconds of each; `server_hostile.py` does the same
    python benchmarks/server_questions.py --seconds 60 --at-once 30

The longest game (`longest_game.py`) is uploaded; then thirty at a time ask for its statistics, for moments of it that
nobody has asked for yet, and to have its record checked, each as soon as it was answered, but no more often than the
usual limit of 600 requests a minute lets them all. Beside them `/api/health` is asked by somebody else, one request
after the other. What counts is its median against that before: at most three times as much.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from statistics import median
from typing import Final

import msgspec
from longest_game import longest_record
from server_load import Server, ready

from sabika.server.settings import Settings

HOSTILE, OTHER = "203.0.113.1", "203.0.113.2"
"""Two clients, as a proxy would tell them apart."""
MOST = 3.0


class Client:
    """Asks over one connection, one request after the other."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        self._line = self._line or await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        reader, writer = self._line
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self._address}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(head.split(b" ", 2)[1]), await reader.readexactly(length)

    def close(self) -> None:
        if self._line:
            self._line[1].close()


async def health(port: int, seconds: float) -> list[float]:
    """Milliseconds of each answer. Ten a second: the server has no limit for that."""
    client, found = Client(port, OTHER), []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        status, _ = await client.ask("GET", "/api/health")
        assert status == 200, status
        found.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)
    client.close()
    return found


async def hostile(
    port: int, at_once: int, request: Callable[[], tuple[str, str, bytes]], counted: Counter[int]
) -> None:
    """Until it is stopped."""
    every = at_once * 60 / Settings(database="").requests_a_minute

    async def one() -> None:
        client = Client(port, HOSTILE)
        while True:
            due = time.monotonic() + every
            status, _ = await client.ask(*request())
            counted[status] += 1
            await asyncio.sleep(due - time.monotonic())

    await asyncio.gather(*(one() for _ in range(at_once)))


STINTS: Final = ("statistics", "moments", "verify")


async def conduct(seconds: float, at_once: int, only: Collection[str] = STINTS) -> bool:
    record = longest_record()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/hostile.sqlite", trusted_proxy=True)
        server = Server("sabika", msgspec.json.encode(settings).decode(), "1")
        try:
            await ready(server.port)
            status, answer = await Client(server.port, OTHER).ask("POST", "/api/records", record)
            assert status == 201, answer
            kept = msgspec.json.decode(answer)
            path, key, numbers = f"/api/tables/{kept['table']}", f"?key={kept['key']}", count(2_700, -1)
            stints: dict[str, Callable[[], tuple[str, str, bytes]]] = {
                "statistics": lambda: ("GET", f"{path}/statistics{key}", b""),
                "moments": lambda: ("GET", f"{path}/replay/{next(numbers) % 2_701}{key}", b""),
                "verify": lambda: ("POST", "/api/records/verify", record),
            }
            await health(server.port, 1)
            good = True
            print(f"{at_once} at a time; median of /api/health in ms")
            print(f"{'':12}{'before':>9}{'during':>9}{'ratio':>8}{'worst':>9}   answers")
            for name in only:
                before = median(await health(server.port, seconds / 2))
                counted: Counter[int] = Counter()
                crowd = asyncio.create_task(hostile(server.port, at_once, stints[name], counted))
                during = await health(server.port, seconds)
                crowd.cancel()
                with suppress(asyncio.CancelledError):
                    await crowd
                ratio = median(during) / before
                good = good and ratio <= MOST
                answers = ", ".join(f"{number} × {status}" for status, number in sorted(counted.items()))
                print(f"{name:12}{before:>9.1f}{median(during):>9.1f}{ratio:>8.1f}{max(during):>9.0f}   {answers}")
            return good
        finally:
            server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what one client can do to the others.")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--at-once", type=int, default=30)
    chosen = parser.parse_args()
    good = asyncio.run(conduct(chosen.seconds, chosen.at_once))
    print(f"The median is {'at most' if good else 'more than'} {MOST:g} times that before.")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
