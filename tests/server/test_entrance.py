"""The entrance: whoever holds connections open is one of many, and does not hold them for ever."""

import asyncio
from typing import Any

import msgspec
import pytest
import websockets

from desk.patience import HANG
from sabika.server.entrance import (
    ENOUGH,
    FULL,
    HEAD_TOO_LONG,
    LENGTH_REQUIRED,
    TOO_LARGE,
    TOO_MANY_AT_ONCE,
    TOO_SLOW,
)
from server.held import ASK, UPLOAD, answer, ended
from server.real_server import PATIENT

pytestmark = pytest.mark.anyio


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
        writer.write((ASK + b"\r\n") * 16)
        assert [(await answer(reader))[0] for _ in range(16)] == [200] * 16
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
    async with held() as server, server.line() as (reader, writer):
        writer.write(b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 150000\r\n\r\n")
        assert (await answer(reader))[0] == 404
        await server.until(lambda: server.stages() == ["body"])
        (place,) = server.worker.entrance._places.values()
        entrance = server.worker.entrance
        for sent in range(100, 150_000, 100):
            writer.write(b" " * 100)
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
        writer.write(ask * 16)
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


async def test_behind_a_proxy_one_client_has_so_many_requests_under_way(held: Any, logged: list[str]) -> None:
    """Otherwise it could have every connection of the server, with requests that it never ends."""
    from_there, from_elsewhere = b"X-Forwarded-For: 203.0.113.9\r\n", b"X-Forwarded-For: 203.0.113.10\r\n"
    begun = UPLOAD + from_there + b"Content-Length: 2\r\n\r\n"
    async with held(connections_a_client=2, trusted_proxy=True) as server:
        async with server.line() as (one, first), server.line() as (_, second):
            first.write(begun)
            second.write(begun)
            await server.until(lambda: server.stages() == ["body", "body"])
            for client, status in ((from_there, 429), (from_elsewhere, 200)):
                async with server.line() as (reader, writer):
                    writer.write(ASK + client + b"\r\n")
                    assert (await answer(reader))[0] == status
            first.write(b"{}")
            assert (await answer(one))[0] == 400
            first.write(ASK + from_there + b"\r\n")
            assert (await answer(one))[0] == 200
            second.transport.abort()
        assert logged[0] == "Refused (too-many-connections): GET /api/health 429 from 203.0.113.9"


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


@pytest.mark.parametrize("answer", [FULL, ENOUGH, TOO_MANY_AT_ONCE])
def test_whoever_is_too_many_is_told_when_to_ask_again(answer: bytes) -> None:
    assert b"\r\nretry-after: 60\r\n" in answer


@pytest.mark.parametrize("answer", [TOO_SLOW, TOO_LARGE, LENGTH_REQUIRED, HEAD_TOO_LONG])
def test_what_would_be_refused_again_is_not_to_be_asked_again(answer: bytes) -> None:
    assert b"retry-after" not in answer
