"""How to get at a database: SQLite and PostgreSQL, each set so that what is committed stays."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

import aiosqlite
from sqlalchemy import event, make_url
from sqlalchemy.engine import URL, Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sabika.desk.errors import in_short
from sabika.desk.store import StoreFailed, Unreadable
from sabika.extras import need
from sabika.files import check_file
from sabika.rules.core.errors import BadInput

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
NAMES: Final = {
    "sqlite": ("timeout",),
    "postgresql": (
        *("host", "port", "user", "password", "passfile", "ssl", "target_session_attrs", "krbsrvname", "gsslib"),
        "prepared_statement_cache_size",
    ),
}
"""What can be said behind the ? of an address, by kind."""
BUSY = 10
"""So many seconds one process waits for another to finish writing."""
TRIES = 20


def database_url(text: str) -> URL:
    """The address of a database as it was given, with the driver that is used for it."""
    url = address_of(text)
    if url.drivername.startswith("postgres"):
        need("postgres", "A PostgreSQL database")
    elif url.database:
        try:
            check_file(url.database)
        except (FileNotFoundError, IsADirectoryError, PermissionError, NotADirectoryError):
            pass  # It is made, or whoever opens it says what is wrong.
        except OSError as error:
            raise BadInput(
                f"{url.database} cannot be the database: {error.strerror}. Give another one with --database."
            ) from None
    return url.set(drivername=DRIVERS[url.drivername])


def address_of(text: str) -> URL:
    """As it was given, if it is one."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in DRIVERS:
        raise BadInput("Give the database as sqlite:///FILE or as postgresql://USER:PASSWORD@HOST/DATABASE.")
    if url.drivername.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise BadInput("Give the file of the database, as in sqlite:///FILE: what is in memory only would be lost.")
    driven = url.set(drivername=DRIVERS[url.drivername])
    names = NAMES[driven.get_backend_name()]
    if unknown := sorted(set(url.query) - set(names)):
        raise BadInput(
            f"Nothing is called {unknown[0]!r} behind the ? of this database. There are: {', '.join(names)}."
        )
    try:
        driven.get_dialect()().create_connect_args(driven)
    except (ArgumentError, TypeError, ValueError) as error:
        raise BadInput(f"What stands behind the ? of this database cannot be ({why(error)}).") from None
    return url


def engines_for(text: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One for reading and one for writing."""
    url = database_url(text)
    if url.drivername.startswith("postgresql"):
        # What is read is read by one statement: to begin and to end a transaction would be two messages more.
        return _postgresql(url, isolation_level="AUTOCOMMIT"), _postgresql(url)
    # Entries have a connection of their own, and all else that is written has one.
    return _sqlite(url, "BEGIN", 4), _sqlite(url, "BEGIN IMMEDIATE", 2)


def _postgresql(url: URL, **more: str) -> AsyncEngine:
    settings = {
        "application_name": "sabika",
        "synchronous_commit": "on",
        # A worker that hangs must not hold up the others.
        "lock_timeout": str(BUSY * 1000),
        "idle_in_transaction_session_timeout": str(BUSY * 1000),
    }
    return create_async_engine(
        url,
        pool_size=3,
        max_overflow=2,
        pool_pre_ping=True,
        **more,
        connect_args={"timeout": BUSY, "command_timeout": 3 * BUSY, "server_settings": settings},
    )


def straight_to(url: URL) -> dict[str, Any]:
    """What PostgreSQL's driver itself needs to know."""
    arguments = url.get_dialect()().create_connect_args(url)[1]
    return {name: value for name, value in arguments.items() if not name.startswith("prepared_statement_")}


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
        keep_a_journal(cursor)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Cursor(Protocol):
    """That of a connection to SQLite."""

    def execute(self, statement: str, /) -> object: ...


def keep_a_journal(cursor: Cursor) -> None:
    """Where several open a new file at once, SQLite waits for nobody with this: so wait for whoever writes, and try
    again."""
    for more in reversed(range(TRIES)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not more or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")


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
        damaged = code_of(error) in DAMAGED
        raise (Unreadable if damaged else StoreFailed)(complaint(error)) from error


def complaint(error: Exception) -> str:
    """What went wrong in the database, and what to do."""
    return f"The database cannot be used ({why(error)}). {ADVICE.get(code_of(error), USUAL_ADVICE)}"


DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
RESTORED: Final = "`sabika admin restore FILE` puts a back-up in its place, or give another file with --database."
ADVICE: Final = {
    sqlite3.SQLITE_CORRUPT: f"It is damaged: `sabika admin check` says where. {RESTORED}",
    sqlite3.SQLITE_NOTADB: f"The file is something else, or damaged from its beginning on. {RESTORED}",
    sqlite3.SQLITE_READONLY: "Let whoever runs the server write to the file and to its folder.",
    sqlite3.SQLITE_CANTOPEN: "Check that it is a file that whoever runs the server may write to, and its folder too.",
    sqlite3.SQLITE_FULL: "Its disk is full. Make room there; what was acknowledged is kept.",
    sqlite3.SQLITE_IOERR: "Its disk does not do what it should: look whether it is full or broken.",
    sqlite3.SQLITE_BUSY: "Another program holds it. Wait until that one is done, or end it.",
}
USUAL_ADVICE: Final = "Check that it can be reached, and that its disk is writable and not full."


def code_of(error: Exception) -> int:
    """By which SQLite tells what went wrong, without the details; 0 if it was not SQLite."""
    return int(getattr(cause_of(error), "sqlite_errorcode", 0)) & 0xFF


def failures() -> tuple[type[Exception], ...]:
    """All that can come out of a database; some of it comes straight from its driver."""
    if sys.modules.get("asyncpg") is None:
        return SQLAlchemyError, OSError, sqlite3.Error
    import asyncpg

    return SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError


def cause_of(error: BaseException) -> BaseException:
    """The error of the database itself."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def why(error: BaseException) -> str:
    """What the database itself said."""
    return in_short(cause_of(error))


def is_storable(name: str) -> bool:
    """Whether something can have this name: PostgreSQL does not take every text."""
    return name.isascii() and name.isprintable()
