"""The entrance: whoever holds connections open is one of many, and does not hold them for ever."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from desk.patience import HANG
from sabika.server.speaking import OverH11, OverHttp
from server import here
from server.real_server import PATIENT
from server.served import settings_in

pytestmark = pytest.mark.anyio

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


@pytest.fixture(params=[OverHttp, OverH11], ids=["usual", "h11"])
def http(request: pytest.FixtureRequest) -> type[asyncio.Protocol]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def held(tmp_path: Path, http: type[asyncio.Protocol], monkeypatch: pytest.MonkeyPatch) -> Any:
    clock = [100.0]
    monkeypatch.setattr("sabika.server.entrance.monotonic", lambda: clock[0])
    monkeypatch.setattr("sabika.server.refusals.monotonic", lambda: clock[0])

    @asynccontextmanager
    async def start(buffer: int = 0, **chosen: Any) -> AsyncIterator[Held]:
        async with here.serving(settings_in(tmp_path, **chosen), buffer, http) as (address, worker):
            yield Held(address, worker, clock)

    return start


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """What is logged as a warning or worse. Handlers would be gone when the server sets its log up."""
    found: list[str] = []
    made = logging.getLogRecordFactory()

    def noted(*arguments: Any, **further: Any) -> logging.LogRecord:
        record = made(*arguments, **further)
        ours = record.levelno >= logging.WARNING and record.name.startswith(("sabika", "uvicorn"))
        if ours and logging.getLogger(record.name).filter(record):
            found.append(record.getMessage())
        return record

    logging.setLogRecordFactory(noted)
    yield found
    logging.setLogRecordFactory(made)


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


async def test_slow_headers_are_not_waited_for(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, writer), server.line() as (quick, asks):
        writer.write(ASK)
        await server.until(lambda: "headers" in server.stages())
        server.later(9)
        writer.write(b"X-More: and more\r\n")
        asks.write(ASK + b"\r\n")
        assert (await answer(quick))[0] == 200
        server.later(2)
        status, body = await answer(reader)
        assert (status, msgspec.json.decode(body)["error"]["code"]) == (408, "too-slow")
        assert await ended(reader) == b""
        asks.write(ASK + b"\r\n")
        assert (await answer(quick))[0] == 200
        assert logged == ["Refused (slow-headers): from 127.0.0.1"]


async def test_who_says_nothing_is_told_nothing(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, _):
        await server.until(lambda: server.stages() == ["waiting"])
        server.later(11)
        assert await ended(reader) == b""
        assert not logged


async def test_the_next_request_has_its_own_time(held: Any) -> None:
    """Also in a connection that was kept, and if a part of it came with the one before."""
    async with held() as server, server.line() as (reader, writer):
        for _ in range(3):
            writer.write(ASK + b"\r\n" + ASK[:20])
            assert (await answer(reader))[0] == 200
            await server.until(lambda: server.stages() == ["headers"])
            server.later(9)
            writer.write(ASK[20:] + b"\r\n")
            assert (await answer(reader))[0] == 200
            await server.until(lambda: server.stages() == ["waiting"])
            server.later(9)
        writer.write(ASK)
        await server.until(lambda: server.stages() == ["headers"])
        server.later(11)
        assert (await answer(reader))[0] == 408


async def test_requests_may_come_all_at_once(held: Any) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write((ASK + b"\r\n") * 20)
        assert [(await answer(reader))[0] for _ in range(20)] == [200] * 20
        await server.until(lambda: server.stages() == ["waiting"])
        server.later(91)
        assert await ended(reader) == b""


async def test_slow_bodies_are_not_waited_for(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Content-Length: 100000\r\n\r\n{")
        await server.until(lambda: server.stages() == ["body"])
        (place,) = server.worker.entrance._places.values()
        server.later(19)
        received = place.received
        writer.write(b" " * 10)
        await server.until(lambda: place.received == received + 10)
        server.later(2)
        assert (await answer(reader))[0] == 408
        assert await ended(reader) == b""
        assert logged == ["Refused (slow-body): from 127.0.0.1"]


async def test_a_slow_phone_gets_its_upload_through(held: Any) -> None:
    """A hundred seconds for a hundred thousand bytes."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Content-Length: 100000\r\n\r\n")
        await server.until(lambda: server.stages() == ["body"])
        (place,) = server.worker.entrance._places.values()
        for sent in range(10_000, 110_000, 10_000):
            writer.write(b" " * 10_000)
            await server.until(lambda sent=sent: place.received >= sent or place.stage != "body")
            server.later(10)
        assert (await answer(reader))[0] == 400
        writer.write(ASK + b"\r\n")
        assert (await answer(reader))[0] == 200


async def test_who_sends_on_after_the_answer_is_not_read_for_ever(held: Any) -> None:
    async with held(largest_body=1_000) as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Content-Length: 1000000000\r\n\r\n")
        assert (await answer(reader))[0] == 413
        await server.until(lambda: server.stages() == ["body"])
        (place,) = server.worker.entrance._places.values()
        entrance = server.worker.entrance
        for sent in range(10_000, 1_000_000, 10_000):
            writer.write(b" " * 10_000)
            await server.until(lambda sent=sent: place.received >= sent or not len(entrance))
            server.later(5)
            if place.transport.is_closing():
                break
        await server.until(lambda: not len(entrance))


@pytest.mark.parametrize("closes", [False, True])
async def test_who_does_not_take_its_answers_is_given_up(held: Any, closes: bool, logged: list[str]) -> None:
    """Also if the server has closed the connection already."""
    async with held(buffer=4_096, requests_a_minute=10**9) as server, server.line(limit=1) as (_, writer):
        ask = b"GET /api/rules/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        entrance = server.worker.entrance
        await server.until(lambda: len(entrance) == 1)
        (place,) = entrance._places.values()
        # Enough to fill what the system holds for the client.
        writer.write(ask * 40)
        await server.until(lambda: place.transport.get_write_buffer_size() > 0 and place.guest.flow.write_paused)
        if closes:
            place.transport.close()
        server.later(0)
        server.later(29)
        assert len(entrance) == 1
        server.later(2)
        await server.until(lambda: len(entrance) == 0)
        assert logged == ["Refused (unread-answer): from 127.0.0.1"]


async def test_one_address_has_so_many_and_no_more(held: Any, logged: list[str]) -> None:
    async with (
        held(connections_a_client=2) as server,
        server.line() as (one, asks),
        server.line(),
        server.line(local_addr=("127.0.0.2", 0)) as (other, others),
    ):
        await server.until(lambda: len(server.worker.entrance) == 3)
        for _ in range(3):
            async with server.line() as (refused, _):
                status, body = await answer(refused)
                assert (status, msgspec.json.decode(body)["error"]["code"]) == (429, "too-many-connections")
                assert await ended(refused) == b""
        for reader, writer in ((one, asks), (other, others)):
            writer.write(ASK + b"Connection: close\r\n\r\n")
            assert (await answer(reader))[0] == 200
            assert await ended(reader) == b""
        await server.until(lambda: len(server.worker.entrance) == 1)
        async with server.line() as (again, asks):
            asks.write(ASK + b"\r\n")
            assert (await answer(again))[0] == 200
        assert logged == ["Refused (too-many-connections): from 127.0.0.1"]


async def test_in_all_there_are_so_many_and_no_more(held: Any, logged: list[str]) -> None:
    lines = [("127.0.0.1", 0), ("127.0.0.2", 0)]
    async with held(connections=2) as server, server.line(local_addr=lines[0]), server.line(local_addr=lines[1]):
        await server.until(lambda: len(server.worker.entrance) == 2)
        async with server.line(local_addr=("127.0.0.3", 0)) as (refused, _):
            assert (await answer(refused))[0] == 503
        assert logged == ["Refused (server-full): from 127.0.0.3"]


async def test_behind_a_proxy_all_connections_are_its_own(held: Any) -> None:
    async with held(connections_a_client=1, connections=8, trusted_proxy=True) as server:
        async with server.line(), server.line(), server.line(), server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200
        await server.until(lambda: len(server.worker.entrance) == 0)


async def test_live_channels_count_as_long_as_they_are_open(held: Any) -> None:
    async with held(connections_a_client=1) as server:
        address = f"ws://{server.address}/api/tables/x/live"
        async with websockets.connect(address, **PATIENT) as live:
            server.later(1_000)
            assert len(server.worker.entrance) == 1
            async with server.line() as (refused, _):
                assert (await answer(refused))[0] == 429
            await live.send("nothing")
            async with asyncio.timeout(HANG):
                assert "no-hello" in str(await live.recv())
        await server.until(lambda: len(server.worker.entrance) == 0)
        async with server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200


async def test_what_cannot_be_read_does_not_fill_the_log(held: Any, logged: list[str]) -> None:
    async with held() as server:
        for _ in range(5):
            async with server.line() as (reader, writer):
                writer.write(b"\0\r\n\r\n")
                assert (await ended(reader)).startswith(b"HTTP/1.1 400")
        assert logged == ["Refused (unreadable): from 127.0.0.1"]
        server.later(61)
        async with server.line() as (reader, writer):
            writer.write(b"\0\r\n\r\n")
            await ended(reader)
        assert logged[1:] == ["Refused (unreadable): from 127.0.0.1, and 4 before"]
