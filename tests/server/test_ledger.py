"""What clients have used is known to all workers, whichever of them they ask, and whoever of these is killed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from desk.patience import HANG
from sabika.desk.errors import TooMuch
from sabika.server import ledger
from sabika.server.ledger import ALIVE, COUNTS, PAGES, PARTS, WAYS, WORKERS, Ledger, opened, shared, size
from sabika.server.limits import Allowance, Connections, Rate
from server.real_server import RealServer, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def memory() -> memoryview:
    return memoryview(bytearray(size(WORKERS)))


@pytest.fixture
def name() -> Iterator[str]:
    with shared() as name:
        assert name
        yield name


def test_one_client_has_one_allowance_with_all_workers(memory: memoryview, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: 100.0)
    books = [Ledger(memory, WORKERS, number) for number in range(4)]
    rates = [Rate(10, 60, "too-many", book) for book in books]
    spent = [Allowance(10, 60, code="too-much", ledger=book) for book in books]
    for number in range(10):
        rates[number % 4].take("a")
    for rate, allowance in zip(rates, spent, strict=True):
        with pytest.raises(TooMuch):
            rate.take("a")
        rate.take("b")
        allowance.check("a")
    spent[0].charge("a", 15)
    for allowance in spent:
        with pytest.raises(TooMuch) as caught:
            allowance.check("a")
        assert caught.value.seconds == 30


def test_connections_with_other_workers_count_as_long_as_these_live(
    memory: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr("sabika.server.ledger.monotonic", lambda: now)
    one, two = (Connections(3, 100, Ledger(memory, WORKERS, number)) for number in (7, 8))
    one.enter("a")
    one.enter("a")
    two.enter("a")
    for each in (one, two):
        with pytest.raises(TooMuch):
            each.enter("a")
        each.enter("b")
    one.leave("a")
    two.enter("a")
    # The first one is killed, and says no more that it is alive.
    now += ALIVE
    two.enter("a")
    with pytest.raises(TooMuch):
        two.enter("a")
    # Another one in its place begins with nothing.
    again = Connections(3, 100, Ledger(memory, WORKERS, 7))
    two._ledger.beat()
    two.leave("a")
    again.enter("a")
    with pytest.raises(TooMuch):
        two.enter("a")


def test_who_was_quiet_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1.0
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: now)
    book = Ledger()
    rate = Rate(1, 1e12, "too-many", book)
    beside: list[str] = []
    for number in range(1_000_000):
        client = f"client {number}"
        if book._page(client) // WAYS == 0:
            beside.append(client)
            rate.take(client)
            now += 1
        if len(beside) == WAYS + 1:
            break
    with pytest.raises(TooMuch):
        rate.take(beside[-1])
    with pytest.raises(TooMuch):
        rate.take(beside[1])
    rate.take(beside[0])


def test_a_page_that_changes_hands_is_empty(memory: memoryview) -> None:
    book = Ledger(memory, WORKERS, 3)
    connections = Connections(1, PAGES, book)
    connections.enter("a")
    page = book._page("a")
    book._marks[page * ledger.PAGE] = 1
    assert all(not book._counted[column * PAGES + book._page("a")] for column in range(WORKERS * COUNTS))
    connections.leave("a")
    assert PARTS * WAYS == PAGES


def test_without_shared_memory_each_worker_has_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(**asked: Any) -> None:
        raise FileNotFoundError("no /dev/shm")

    monkeypatch.setattr(ledger, "SharedMemory", missing)
    with shared() as name, opened(name) as one, opened(name) as two:
        Rate(1, 1e12, "too-many", one).take("a")
        Rate(1, 1e12, "too-many", two).take("a")
    assert "cannot share" in caplog.text


def client_of(server: RealServer) -> httpx.AsyncClient:
    """One connection, if one request follows the other."""
    return httpx.AsyncClient(trust_env=False, timeout=HANG, base_url=f"http://{server.address}")


async def well(client: httpx.AsyncClient) -> int:
    return (await client.get("/api/health")).status_code


async def opening(client: httpx.AsyncClient) -> int:
    return (await client.post("/api/tables", json={"name": "Ana", "offer": {"players": 2}})).status_code


async def test_what_a_client_used_with_a_worker_it_has_used_with_all(tmp_path: Path, name: str) -> None:
    """Also when the worker is killed."""
    settings = [
        settings_for(f"sqlite:///{tmp_path / f'{number}.db'}", tables_an_hour=4, connections_a_client=3)
        for number in (0, 1)
    ]
    with RealServer(settings[0], ledger=(name, 1)) as one, RealServer(settings[1], ledger=(name, 2)) as two:
        kept = [client_of(one) for _ in range(3)]
        assert [await well(client) for client in kept] == [200] * 3
        assert [await opening(kept[0]) for _ in range(3)] == [201] * 3
        async with client_of(two) as client:
            assert await well(client) == 429
        for client in kept:
            await client.aclose()
        async with client_of(two) as client, asyncio.timeout(HANG):
            while await well(client) == 429:
                pass
            one.kill()
            assert [await opening(client) for _ in range(2)] == [201, 429]


async def test_several_workers_of_a_server_let_a_client_do_no_more_than_one(postgresql_url: str) -> None:
    """As `sabika serve --workers 2` starts them, and whichever of them takes a connection."""
    with RealServer(settings_for(postgresql_url, tables_an_hour=4), workers=2) as server:
        clients = [client_of(server) for _ in range(24)]
        assert set(await asyncio.gather(*map(well, clients))) == {200}
        assert [await opening(client) for client in clients] == [201] * 4 + [429] * 20
        for client in clients:
            await client.aclose()
