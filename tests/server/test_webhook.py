"""Turn notices: they arrive once, at the right place, and nothing that a seat asks for can hurt the server."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from desk.patience import HANG
from desk.people import asked_of, checked
from desk.test_table import begun
from sabika.desk.errors import Unusable
from sabika.server import outside, webhook
from sabika.server.outside import by_address, check_url
from sabika.server.webhook import Webhooks
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice that takes long arrives all the same; one that held somebody up would do so for ever."""
    monkeypatch.setattr(outside, "SECONDS", HANG)


class Listener:
    """Somebody's machine that waits for notices."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.endless = False
        self.port = 0

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line[15:]) for line in head.splitlines() if line.lower().startswith("content-length:"))
        self.heard.put_nowait((head, json.loads(await reader.readexactly(length))))
        writer.write(self.answer)
        try:
            while self.endless:
                writer.write(b"x" * 65_536)
                await writer.drain()
            await writer.drain()
        except ConnectionError:
            pass
        writer.close()

    async def next(self) -> tuple[str, dict[str, Any]]:
        return await asyncio.wait_for(self.heard.get(), HANG)


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.meet, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    yield listener
    server.close()


async def test_the_seat_whose_turn_it_is_gets_one_notice(tmp_path: Path) -> None:
    async with listening() as ben, serving(settings_in(tmp_path, private_hooks=True)) as served:
        people = await served.begun(confirm=True)
        person, now = await asked_of(people)
        other = people[1 - person.seat]
        await other.done("hook", url=f"http://127.0.0.1:{ben.port}/turn?of=ben")
        version = (await person.now())["version"]
        take = next(option["action"] for option in now["options"] if option["verb"] == "take")
        version = await person.done("actions", version=version, action=take)
        version = await person.done("confirm", version=version)
        head, notice = await ben.next()
        assert head.startswith("POST /turn?of=ben HTTP/1.1\r\n")
        assert f"host: 127.0.0.1:{ben.port}" in head.lower()
        assert notice == {"table": person.table, "seat": other.seat, "version": version}
        await other.done("hook", url="")
        await asyncio.gather(*served.worker.webhooks._tasks)
        assert ben.heard.empty()


async def test_a_machine_that_is_not_there_or_never_ends_holds_nobody_up(tmp_path: Path) -> None:
    async with listening() as endless, serving(settings_in(tmp_path, private_hooks=True)) as served:
        endless.answer = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n"
        endless.endless = True
        people = await served.begun(confirm=False)
        for url in (f"http://127.0.0.1:{endless.port}", "http://127.0.0.1:1/", "http://[::1]:1/"):
            for person in people:
                await person.done("hook", url=url)
            for _ in range(2):
                person, now = await asked_of(people)
                take = next(option["action"] for option in now["options"] if option["verb"] == "take")
                await person.done("actions", version=now["version"], action=take)
        assert (await endless.next())[1]["table"] == people[0].table


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with (
        listening() as first,
        listening() as second,
        serving(settings_in(tmp_path, private_hooks=True)) as served,
    ):
        first.answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:{second.port}/\r\n\r\n".encode()
        people = await served.begun(confirm=False)
        person, now = await asked_of(people)
        await people[1 - person.seat].done("hook", url=f"http://127.0.0.1:{first.port}/")
        take = next(option["action"] for option in now["options"] if option["verb"] == "take")
        await person.done("actions", version=(await person.now())["version"], action=take)
        await first.next()
        await asyncio.gather(*served.worker.webhooks._tasks)
        assert second.heard.empty()


NUMBERS = ("127.0.0.1", "127.1", "0x7f.1", "0x7f000001", "017700000001", "2130706433", "10.0.0.1", "192.0.0.8")
NUMBERS_6 = ("[::1]", "[::ffff:127.0.0.1]", "[::127.0.0.1]", "[::ffff:0:127.0.0.1]", "[64:ff9b::a00:1]", "[3fff::1]")
NAMES = ("localhost", "LOCALHOST", "localhost.", "x.localhost", "nas", "nas.local", "nas.home.arpa", "db.internal.")


async def test_machines_of_the_own_network_are_refused_where_somebody_names_them(tmp_path: Path) -> None:
    """Unless the server is told that it may."""
    async with serving(settings_in(tmp_path)) as served:
        person = (await served.begun(confirm=False))[0]
        for host in (*NUMBERS, *NUMBERS_6, *NAMES):
            error = checked(await person.tell("hook", url=f"http://{host}:8080/"), 400)
            assert (error["kind"], error["code"]) == ("bad-input", "inner-address"), host
        for host in ("1.1.1.1", "[2606:4700:4700::1111]", "example.org", "localhost.example.org"):
            await person.done("hook", url=f"http://{host}:8080/")


async def test_what_was_chosen_earlier_leads_to_no_machine_of_the_own_network(tmp_path: Path) -> None:
    """A server that once allowed them keeps no hook that still does."""
    async with listening() as inside, serving(settings_in(tmp_path)) as served:
        for host in (*NUMBERS[:6], "localhost", *NUMBERS_6[:4]):
            await served.worker.webhooks._send(f"http://{host}:{inside.port}/", {"table": "t"})
        assert inside.heard.empty()


async def test_a_name_that_leads_to_several_addresses_leads_to_no_inner_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async with listening() as inside:
        loop = asyncio.get_running_loop()

        async def resolve(host: str, port: object, **rest: object) -> list[Any]:
            return [(2, 1, 6, "", (address, port or 0)) for address in ("127.0.0.1", "1.1.1.1")]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        hooks = Webhooks()
        hooks.check(f"http://both.example.org:{inside.port}/")
        await hooks._send(f"http://both.example.org:{inside.port}/", {"table": "t"})
        await hooks.close()
        assert inside.heard.empty()


async def test_a_name_that_leads_elsewhere_the_second_time_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice goes to the address that was looked at."""
    async with listening() as inside:
        asked: list[str] = []
        loop = asyncio.get_running_loop()

        async def resolve(host: str, port: object, **rest: object) -> list[Any]:
            asked.append(host)
            address = "127.0.0.1" if host in ("twofold.example", "127.0.0.1") else "203.0.113.1"
            return [(2, 1, 6, "", (address, port or 0))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        hooks = Webhooks(private=True)
        await hooks._send(f"http://twofold.example:{inside.port}/x", {"table": "t"})
        head, _ = await inside.next()
        assert f"host: twofold.example:{inside.port}" in head.lower()
        assert asked.count("twofold.example") == 1
        closed = Webhooks(private=False)
        await closed._send(f"http://twofold.example:{inside.port}/x", {"table": "t"})
        assert inside.heard.empty()
        await hooks.close()
        await closed.close()


async def test_the_way_there_keeps_path_query_and_port() -> None:
    assert by_address(urlsplit("https://a.example:8443/x?y=z"), "1.2.3.4") == "https://1.2.3.4:8443/x?y=z"
    assert by_address(urlsplit("http://a.example/x"), "2001:db8::1") == "http://[2001:db8::1]/x"


@pytest.mark.parametrize(
    "url",
    [
        "example.org",
        "ftp://example.org",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "http://user:password@example.org",
        "http://@example.org",
        "http://example.org:0",
        "http://example.org:99999",
        "http://example.org:port",
        "http://[::1",
        "http://exa mple.org",
        "http://example.org/\r\nX: y",
        "http://ex\u00e4mple.org",
        "//example.org",
        "http://0177.0.0.1/",
    ],
)
async def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(Unusable, match="no-such-address"):
        check_url(url)


async def test_an_address_of_the_web_is_taken() -> None:
    for url in (
        "",
        "https://example.org",
        "http://example.org:8080/a?b=c#d",
        "http://192.0.2.1/",
        "http://[2001:db8::1]/",
    ):
        check_url(url)


async def test_notices_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "MOST_WAITING", 3)
    hooks = Webhooks()

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(hooks, "_send", never)
    table = begun()
    table.chairs[table.asked()].hook = "https://example.org"
    for _ in range(10):
        hooks.announce(table)
    assert len(hooks._tasks) == 3
    await hooks.close()
