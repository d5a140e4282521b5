"""Databases for the tests of the server: SQLite and PostgreSQL, both real, a new one for every test."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sabika.desk.memory import MemoryStore
from sabika.desk.store import Store
from sabika.server.store import SqlStore
from sabika.tab.shelf import MemoryShelf
from sabika.tab.store import TabStore
from server.postgresql import NoPostgresql, Postgresql

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
