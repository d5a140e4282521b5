"""A server whose time a test holds, and what a client says to it byte by byte."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from desk.patience import HANG

ASK = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
UPLOAD = b"POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


class Held:
    """A server whose time the test holds."""

    def __init__(self, address: str, worker: Any, clock: list[float]) -> None:
        self._host, _, self._port = address.partition(":")
        self.address = address
        self.worker = worker
        self._clock = clock

    @asynccontextmanager
    async def line(self, **options: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(self._host, int(self._port), **options)
        try:
            yield reader, writer
        finally:
            writer.close()

    async def until(self, there: Any) -> None:
        """What the client did has arrived at the server."""
        async with asyncio.timeout(HANG):
            while not there():
                await asyncio.sleep(0)

    def later(self, seconds: float) -> None:
        self._clock[0] += seconds
        self.worker.entrance.look()

    def stages(self) -> list[str]:
        return [place.stage for place in self.worker.entrance._places.values()]


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status and the body of what comes next."""
    async with asyncio.timeout(HANG):
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(head.split(b" ", 2)[1]), await reader.readexactly(length)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server ends the connection."""
    async with asyncio.timeout(HANG):
        return await reader.read()
