"""How to get at a database: SQLite and PostgreSQL, each set so that what is committed stays."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiosqlite
from sqlalchemy import event, make_url
from sqlalchemy.engine import URL, Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sabika.desk.store import StoreFailed
from sabika.extras import need
from sabika.rules.core.errors import BadInput

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY = 10
"""So many seconds one process waits for another to finish writing."""


def database_url(text: str) -> URL:
    """The address of a database as it was given, with the driver that is used for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in DRIVERS:
        raise BadInput("Give the database as sqlite:///FILE or as postgresql://USER:PASSWORD@HOST/DATABASE.")
    if url.drivername.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise BadInput("Give the file of the database, as in sqlite:///FILE: what is in memory only would be lost.")
    if url.drivername.startswith("postgres"):
        need("postgres", "A PostgreSQL database")
    return url.set(drivername=DRIVERS[url.drivername])


def engines_for(text: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One for reading and one for writing; on PostgreSQL they are the same."""
    url = database_url(text)
    if url.drivername.startswith("postgresql"):
        engine = _postgresql(url)
        return engine, engine
    return _sqlite(url, "BEGIN", 4), _sqlite(url, "BEGIN IMMEDIATE", 1)


def _postgresql(url: URL) -> AsyncEngine:
    settings = {
        "application_name": "sabika",
        "synchronous_commit": "on",
        # A worker that hangs must not hold up the others.
        "lock_timeout": str(BUSY * 1000),
        "idle_in_transaction_session_timeout": str(BUSY * 1000),
    }
    return create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        pool_pre_ping=True,
        connect_args={"timeout": BUSY, "command_timeout": 3 * BUSY, "server_settings": settings},
    )


def _sqlite(url: URL, begin: str, connections: int) -> AsyncEngine:
    """SQLite has one writer at a time. It gets the right to write when it begins, so that what it read stays true."""
    connect_args = {} if "timeout" in url.query else {"timeout": BUSY}
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        connect_args={"async_creator_fn": _opened, **connect_args},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        # The driver would begin transactions by itself, and too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


async def _opened(*place: Any, **settings: Any) -> aiosqlite.Connection:
    connection = aiosqlite.connect(*place, **settings)
    thread = connection._thread
    thread.daemon = True
    try:
        return await connection
    except BaseException:
        # It still reports to the event loop, which would complain if it were closed by then.
        await asyncio.to_thread(thread.join)
        raise


@contextmanager
def failing() -> Iterator[None]:
    """Turn whatever goes wrong in the database into one sentence."""
    try:
        yield
    except failures() as error:
        raise StoreFailed(
            f"The database cannot be used ({why(error)}). "
            "Check that it can be reached, and that its disk is writable and not full."
        ) from error


def failures() -> tuple[type[Exception], ...]:
    """All that can come out of a database; some of it comes straight from PostgreSQL's driver, if that is at work."""
    if sys.modules.get("asyncpg") is None:
        return SQLAlchemyError, OSError
    import asyncpg

    return SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


def why(error: Exception) -> str:
    """What the database itself said."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    return (str(cause).strip() or type(cause).__name__).splitlines()[0].rstrip(".")


def is_storable(name: str) -> bool:
    """Whether something can have this name: PostgreSQL does not take every text."""
    return name.isascii() and name.isprintable()
