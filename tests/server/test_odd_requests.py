"""Requests that come too early, as only some clients send them, or as only an attacker would: each ends somewhere, and
nothing but a refusal stands in the log."""

import asyncio
import socket
import tracemalloc
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import pytest

from desk.patience import HANG
from sabika.server.entrance import FULL
from server.held import ASK, UPLOAD, answer, ended

pytestmark = pytest.mark.anyio

UPGRADE = (
    b"GET /api/tables/nothing/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
)
LONG = b"GET /api/rules/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""Has an answer that does not go out at once to whoever reads nothing."""
MANY = 40
CHUNKED = UPLOAD + b"Transfer-Encoding: chunked\r\n\r\n"
JAVA = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
"""What Java's own client says with every request until it has been answered without encryption."""


@pytest.mark.parametrize(
    "handshake",
    [
        UPGRADE + b"Content-Length: 5\r\n\r\nhello",
        UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n",
        UPGRADE + b"X: " + b"x" * 9_000 + b"\r\n\r\n",
        UPGRADE.replace(b"/live", b"/live?" + b"x" * 9_000) + b"\r\n",
        UPGRADE.replace(b"nothing", b"\xff") + b"\r\n",
    ],
    ids=["body", "chunks", "header", "query", "letters"],
)
async def test_a_handshake_that_cannot_be_read_is_refused(held: Any, logged: list[str], handshake: bytes) -> None:
    async with held() as server:
        async with server.line() as (reader, writer):
            writer.write(handshake)
            assert (await ended(reader)).startswith(b"HTTP/1.1 400")
            await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged == ["Refused (unreadable): from 127.0.0.1"]


async def test_cookies_of_others_do_not_keep_anybody_from_a_live_channel(held: Any) -> None:
    """A browser sends those of every server on the same machine."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(UPGRADE + b"Cookie: " + b"x" * 9_000 + b"\r\n\r\n")
        async with asyncio.timeout(HANG):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize(
    "second",
    [
        CHUNKED + b"2\r\n",
        UPLOAD + b"Content-Length: 9999999\r\n\r\n{",
        UPGRADE.replace(b"-Key", b"-Lock") + b"\r\n",
        b"\0\r\n\r\n",
    ],
    ids=["chunks", "length", "upgrade", "unreadable"],
)
async def test_no_refusal_gets_into_the_answer_before_it(held: Any, logged: list[str], second: bytes) -> None:
    """What may not come does so while an earlier request is answered."""
    async with held(buffer=4_096) as server, server.line(limit=1) as (reader, writer):
        await server.until(lambda: len(server.worker.entrance) == 1)
        (place,) = server.worker.entrance._places.values()
        writer.write(LONG * 8)
        await server.until(lambda: place.guest.flow.write_paused)
        writer.write(second)
        told = b""
        with suppress(ConnectionResetError):
            told = await ended(reader)
        while told:
            head, _, rest = told.partition(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or len(rest))
            assert head.startswith(b"HTTP/1.1 ")
            assert b"HTTP/1.1" not in rest[:length]
            told = rest[length:]
        server.later(100)
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert len([line for line in logged if not line.startswith("Refused (")]) == 0


@pytest.mark.parametrize("path", [b"/", b"/api/health"])
async def test_a_chunk_that_cannot_be_read_leaves_no_trace_in_the_log(
    held: Any, logged: list[str], path: bytes
) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
        assert (await ended(reader)).count(b"HTTP/1.1 400") == 1
        await server.until(lambda: len(server.worker.entrance) == 0)
        assert logged == ["Refused (unreadable): from 127.0.0.1"]


async def test_chunks_are_refused_however_they_come(held: Any) -> None:
    """Also if all of them come with the head, as those of some clients do now and then."""
    async with held() as server, server.line() as (reader, writer):
        writer.write(CHUNKED + b"2\r\n{}\r\n0\r\n\r\n")
        status, body = await answer(reader)
        assert (status, msgspec.json.decode(body)["error"]["code"]) == (411, "length-required")


async def test_who_offers_another_protocol_is_answered_in_this_one(held: Any) -> None:
    """As Java's client does, with a body and without, in one piece and in several."""
    async with held() as server, server.line() as (reader, writer):
        for body in (b"{}", b"{" + b" " * 9_000 + b"}"):
            post = UPLOAD + JAVA + b"Content-Length: %d\r\n\r\n" % len(body)
            writer.write(post + body + ASK + JAVA + b"\r\n" + ASK + b"\r\n")
            status, told = await answer(reader)
            assert (status, b"format" in told) == (400, True), told
            assert [(await answer(reader))[0] for _ in range(2)] == [200, 200]
        await server.until(lambda: server.stages() == ["waiting"])


async def test_chunks_are_refused_in_words_also_with_such_an_offer(held: Any) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(CHUNKED.replace(b"\r\n\r\n", b"\r\n" + JAVA + b"\r\n") + b"2\r\n{}\r\n0\r\n\r\n")
        assert (await answer(reader))[0] == 411


async def test_a_slow_reader_is_not_given_up(held: Any, logged: list[str]) -> None:
    """However little was left to send at some moment: more has followed since."""
    async with held(buffer=4_096) as server, server.line(limit=1) as (reader, writer):
        await server.until(lambda: len(server.worker.entrance) == 1)
        (place,) = server.worker.entrance._places.values()
        writer.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 16)
        await server.until(lambda: place.guest.flow.write_paused)
        for _ in range(4):
            place.unread = 1  # So little was left when somebody looked.
            server.later(20)
            async with asyncio.timeout(HANG):
                while place.unread:
                    assert await reader.read(30_000)
            server.later(0)
        assert not logged


async def test_a_flood_through_a_proxy_is_not_its_own(held: Any) -> None:
    """Nor that of whoever asks on the same machine whether the server is well."""
    async with held(trusted_proxy=True, requests_a_minute=100) as server:
        for _ in range(25):
            async with server.line() as (reader, writer):
                writer.write(ASK + b"X: " + b"x" * 17_000)
                assert (await answer(reader))[0] == 431
        async with server.line() as (reader, writer):
            writer.write(ASK + b"\r\n")
            assert (await answer(reader))[0] == 200


async def test_only_who_may_come_again_is_told_when(held: Any) -> None:
    async with held() as server:
        for request in (CHUNKED, ASK + b"X: " + b"x" * 17_000):
            async with server.line() as (reader, writer):
                writer.write(request)
                assert b"retry-after" not in await ended(reader)
    assert b"retry-after" in FULL


async def test_a_long_address_does_not_fill_the_log(held: Any, logged: list[str]) -> None:
    async with held() as server, server.line() as (reader, writer):
        writer.write(b"POST /api/health/" + b"x" * 10_000 + b" HTTP/1.1\r\nHost: evil.test\r\n\r\n")
        assert (await answer(reader))[0] == 421
        await server.until(lambda: logged)
        assert len(logged) == 1
        assert len(logged[0]) < 500


async def test_however_many_leave_a_long_answer_unread_it_is_held_once(held: Any) -> None:
    loop = asyncio.get_running_loop()
    async with held(buffer=4_096) as server, AsyncExitStack() as open_lines:
        async with server.line() as (reader, writer):
            writer.write(LONG)
            _, body = await answer(reader)
        host, _, port = server.address.partition(":")
        tracemalloc.start()
        open_lines.callback(tracemalloc.stop)
        for _ in range(MANY):
            line = open_lines.enter_context(socket.socket())
            line.setblocking(False)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            await loop.sock_connect(line, (host, int(port)))
            await loop.sock_sendall(line, LONG)
            # The answer has been begun.
            async with asyncio.timeout(HANG):
                assert await loop.sock_recv(line, 8) == b"HTTP/1.1"
        held_whole = [trace.size for trace in tracemalloc.take_snapshot().traces if trace.size >= len(body)]
    assert len(held_whole) < MANY / 2, held_whole
