"""Databases for the tests of the server: SQLite and PostgreSQL, both real, a new one for every test; and servers whose
time a test holds."""

import asyncio
import logging
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sabika.desk.memory import MemoryStore
from sabika.desk.store import Store
from sabika.server.speaking import OverH11, OverHttp
from sabika.server.store import SqlStore
from sabika.tab.shelf import MemoryShelf
from sabika.tab.store import TabStore
from server import here
from server.held import Held
from server.postgresql import NoPostgresql, Postgresql
from server.served import settings_in

DATABASES = ("sqlite", "postgresql")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL that runs as long as the tests do. With SABIKA_EXPECT_POSTGRESQL=1 it must be there."""
    try:
        server = Postgresql()
    except (NoPostgresql, OSError, subprocess.SubprocessError) as error:
        if os.environ.get("SABIKA_EXPECT_POSTGRESQL") == "1":
            pytest.fail(str(error))
        pytest.skip(str(error))
    yield server
    server.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'sabika.db'}"


@pytest.fixture
def postgresql_url(postgresql: Postgresql) -> Iterator[str]:
    url = postgresql.new_database()
    yield url
    postgresql.drop(url)


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database, once of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(database_url)
    yield store
    await store.close()


@pytest.fixture(params=("memory", "tab", *DATABASES))
async def two_workers(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Store, Store]]:
    """What two of them have as their store: in memory and in a tab the same, else two at one database."""
    if request.param in ("memory", "tab"):
        store: Store = MemoryStore() if request.param == "memory" else TabStore(MemoryShelf())
        yield store, store
        return
    url = str(request.getfixturevalue(f"{request.param}_url"))
    one, two = await SqlStore.open(url), await SqlStore.open(url)
    yield one, two
    await one.close()
    await two.close()


@pytest.fixture
def any_store(two_workers: tuple[Store, Store]) -> Store:
    """Whatever it is made of."""
    return two_workers[0]


@pytest.fixture
def odd_bots() -> Iterator[None]:
    """Bots that hang or break down, as long as a test needs them."""
    from server import odd_bots

    odd_bots.add()
    yield
    odd_bots.remove()


@pytest.fixture(params=[OverHttp, OverH11], ids=["usual", "h11"])
def http(request: pytest.FixtureRequest) -> type[asyncio.Protocol]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def held(tmp_path: Path, http: type[asyncio.Protocol], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Starts servers whose time the test holds."""
    clock = [100.0]
    monkeypatch.setattr("sabika.server.entrance.monotonic", lambda: clock[0])
    monkeypatch.setattr("sabika.server.budget.monotonic", lambda: clock[0])
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: clock[0])
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
