"""What may come over a connection: whoever sends more loses it before others have waited for it."""

import asyncio
import gc
import zlib
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from desk.patience import HANG
from sabika.desk.watching import Watching
from sabika.server import speaking
from server.held import ASK, UPLOAD, answer, ended
from server.real_server import PATIENT
from server.served import client_at

pytestmark = pytest.mark.anyio

UPGRADE = (
    b"GET /api/tables/nothing/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"
PING, PONG, TEXT = b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x81\x81" + MASK + b"x"
BEGUN, GOES_ON = b"\x01\x80" + MASK, b"\x00\x80" + MASK
BINARY = b"\x82\xfe\x3e\x80" + MASK + bytes(16_000)


async def over_a_live_channel(server: Any, data: bytes, **options: Any) -> bytes:
    """What is answered until the server ends the connection."""
    async with server.line(**options) as (reader, writer):
        writer.write(UPGRADE)
        async with asyncio.timeout(HANG):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        writer.write(data)
        try:
            return await ended(reader)
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize("data", [PING * 9_000, PONG * 9_000, BEGUN + GOES_ON * 9_000, TEXT * 9_000])
async def test_a_flood_of_frames_ends_the_live_channel(held: Any, logged: list[str], data: bytes) -> None:
    """Control frames, empty fragments and tiny texts, of which the application sees little or nothing."""
    async with held() as server:
        await over_a_live_channel(server, data)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged == ["Refused (too-many-frames): from 127.0.0.1"]


async def test_of_a_flood_hardly_anything_is_parsed(held: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = 0

    def count(self: Any) -> None:
        nonlocal parsed
        parsed += len(self.conn.events)
        handle(self)

    handle = WebSocketsSansIOProtocol.handle_events
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_events", count)
    async with held() as server:
        await over_a_live_channel(server, PONG * 40_000)
        await server.until(lambda: len(server.worker.entrance) == 0)
    assert speaking.FRAMES[0] < parsed < 2 * speaking.FRAMES[0]


async def test_so_much_and_no_more_comes_over_a_live_channel(held: Any, logged: list[str]) -> None:
    async with held() as server:
        await over_a_live_channel(server, BINARY * 12)
        assert logged[-1] == "Refused (too-many-bytes): from 127.0.0.1"


async def test_what_is_inflated_counts_as_it_then_is(held: Any, logged: list[str]) -> None:
    """Thirty bytes can be fifteen thousand letters."""
    async with held() as server:
        deflater = zlib.compressobj(wbits=-15)
        small = deflater.compress(b"x" * 15_000) + deflater.flush(zlib.Z_SYNC_FLUSH)
        frame = bytes((0xC1, 0x80 | len(small) - 4)) + MASK + small[:-4]
        asks = UPGRADE.replace(
            b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n\r\n"
        )
        async with server.line() as (reader, writer):
            writer.write(asks)
            async with asyncio.timeout(HANG):
                assert b"permessage-deflate" in await reader.readuntil(b"\r\n\r\n")
            writer.write(frame * 50)
            with suppress(ConnectionResetError):
                await ended(reader)
        assert logged == ["Refused (too-many-bytes): from 127.0.0.1"]


async def test_empty_lines_before_a_request_end_somewhere(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(b"\r\n" * 500_000)
        with suppress(ConnectionResetError):
            await ended(reader)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged in (["Refused (head-too-long): from 127.0.0.1"], ["Refused (unreadable): from 127.0.0.1"])


async def test_who_asks_ahead_and_leaves_leaves_no_trace_in_the_log(held: Any, logged: list[str]) -> None:
    """While an earlier request is answered than the newest that came."""
    async with held(buffer=4_096) as server:
        ask = b"GET /api/rules/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with server.line(limit=1) as (_, writer):
            writer.write(ask * 16)
            await server.until(lambda: len(server.worker.entrance) == 1)
            (place,) = server.worker.entrance._places.values()
            await server.until(lambda: place.transport.get_write_buffer_size() > 0 and place.guest.flow.write_paused)
            writer.transport.abort()
            await server.until(lambda: len(server.worker.entrance) == 0)
        async with server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200
        assert not logged


async def test_what_a_live_channel_may_send_comes_back_with_time(held: Any, logged: list[str]) -> None:
    async with held() as server:
        async with websockets.connect(f"ws://{server.address}/api/tables/x/live", **PATIENT) as live:
            for _ in range(10):
                for number in range(200):
                    await live.pong(bytes([number]))
                async with asyncio.timeout(HANG):
                    await (await live.ping())
                server.later(11)
        assert not logged


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [(b"GET /", b"x"), (ASK + b"X: ", b"x"), (ASK, b"a:b\r\n"), (ASK, b"x"), (b"", b"G")],
    ids=["url", "header", "headers", "name", "method"],
)
async def test_a_head_ends_somewhere(held: Any, logged: list[str], begins: bytes, goes_on: bytes) -> None:
    """A megabyte of it is not read, whatever it consists of."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(begins + goes_on * (1_000_000 // len(goes_on)))
        try:
            told = await ended(reader)
        except ConnectionResetError:
            told = b""
        assert told == b"" or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged in (["Refused (head-too-long): from 127.0.0.1"], ["Refused (unreadable): from 127.0.0.1"])


async def test_a_long_head_is_refused_in_words(held: Any) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(ASK + b"X: " + b"x" * speaking.LONGEST_HEAD)
        assert (await answer(reader))[0] == 431


async def test_a_head_of_twelve_kilobytes_is_read(held: Any) -> None:
    """As those are whose browser has got many cookies from other servers of the same name."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(ASK + b"Cookie: " + b"x" * 12_000 + b"\r\n\r\n")
        assert (await answer(reader))[0] == 200


async def test_whoever_is_refused_can_send_a_bit_more_and_reads_why(held: Any) -> None:
    """What is left of the body would otherwise reset the connection before the answer is read."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Content-Length: 250000\r\n\r\n")
        for _ in range(25):
            writer.write(b" " * 10_000)
            await writer.drain()
        assert (await answer(reader))[0] == 413


async def test_only_so_many_requests_wait_for_an_answer(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write((ASK + b"\r\n") * 10_000)
        with suppress(ConnectionResetError):
            await ended(reader)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged == ["Refused (too-many-at-once): from 127.0.0.1"]


@pytest.mark.parametrize("chunk", [b"1\r\nx\r\n", b"1;" + b"x" * 10_000 + b"\r\nx\r\n"], ids=["tiny", "extended"])
async def test_a_body_says_in_advance_how_long_it_is(held: Any, logged: list[str], chunk: bytes) -> None:
    """Chunks could be any number, with words of their own behind each and behind all."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Transfer-Encoding: chunked\r\n\r\n")
        assert (await answer(reader))[0] == 411
        writer.write(chunk * 1_000)
        server.later(3)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged == ["Refused (length-required): from 127.0.0.1"]


@pytest.mark.parametrize("length", [b"1000000000", b"9" * 30])
async def test_no_body_is_read_that_is_too_long(held: Any, logged: list[str], length: bytes) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPLOAD + b"Content-Length: " + length + b"\r\n\r\n")
        assert (await ended(reader))[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")
        server.later(3)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged in (["Refused (too-large): from 127.0.0.1"], ["Refused (unreadable): from 127.0.0.1"])


async def test_whoever_floods_again_and_again_is_let_in_no_more(held: Any, logged: list[str]) -> None:
    """For a while; nobody else is."""
    async with held() as server:
        for _ in range(19):
            await over_a_live_channel(server, PONG * 600)
        async with server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200
        await over_a_live_channel(server, PONG * 600)
        async with server.line() as (reader, _):
            assert (await answer(reader))[0] == 429
        async with server.line(local_addr=("127.0.0.2", 0)) as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200
        assert logged == [
            f"Refused ({reason}): from 127.0.0.1" for reason in ("too-many-frames", "too-many-connections")
        ]
        server.later(61)
        async with server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200


async def test_behind_a_proxy_the_flood_of_a_client_is_its_own(held: Any, logged: list[str]) -> None:
    async with held(trusted_proxy=True, requests_a_minute=100) as server:
        for _ in range(21):
            async with server.line() as (reader, writer):
                writer.write(UPGRADE.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n"))
                async with asyncio.timeout(HANG):
                    head = await reader.readuntil(b"\r\n\r\n")
                    assert head.startswith(b"HTTP/1.1 101")
                writer.write(PONG * 600)
                told = b""
                with suppress(ConnectionResetError):
                    told = await ended(reader)
                if b"too-many-requests" in told:
                    break
        else:
            pytest.fail("It was let in again and again.")
        for client, status in ((b"203.0.113.9", 429), (b"203.0.113.10", 200)):
            async with server.line() as (reader, writer):
                writer.write(ASK + b"X-Forwarded-For: " + client + b"\r\n\r\n")
                assert (await answer(reader))[0] == status
        assert logged[0] == "Refused (too-many-frames): from 203.0.113.9"


@pytest.mark.parametrize("hello", [b"", b'{"type":"hello"}', b"nothing", b"seated"])
async def test_a_closed_connection_leaves_nothing_for_the_collector(held: Any, hello: bytes) -> None:
    """What is held in circles would stay until all of a large heap is searched for it."""
    kinds = (speaking.Entered, speaking.OverWebSocket, Watching)

    def kept() -> int:
        return sum(isinstance(each, kinds) for each in gc.get_objects())

    async with held() as server:
        table, greeting = "nothing", hello
        if hello == b"seated":
            async with client_at(server.address) as client:
                opened = await client.post("/api/tables", json={"name": "Ana", "offer": {"players": 2}})
            table = opened.json()["table"]
            greeting = msgspec.json.encode({"type": "hello", "token": opened.json()["token"]})

        async def come_and_go() -> None:
            async with server.line() as (reader, writer):
                writer.write(ASK + b"\r\n")
                assert (await answer(reader))[0] == 200
            async with server.line() as (reader, writer):
                writer.write(b"\0\r\n\r\n")
                await ended(reader)
            async with server.line() as (reader, writer):
                writer.write(UPGRADE.replace(b"nothing", table.encode()))
                async with asyncio.timeout(HANG):
                    await reader.readuntil(b"\r\n\r\n")
                if greeting:
                    length = bytes((0xFE,)) + len(greeting).to_bytes(2, "big")
                    writer.write(b"\x81" + length + MASK + greeting)
                    async with asyncio.timeout(HANG):
                        await reader.read(1)

        await come_and_go()
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                await come_and_go()
            await server.until(lambda: len(server.worker.entrance) == 0)
            await server.until(lambda: kept() == 0)
        finally:
            gc.enable()
