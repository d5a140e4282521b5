"""Entries written to SQLite, many by one job of the connection's own thread.

While everybody is served, that thread gets its turn only every few milliseconds, and it loses it with every statement
and every row: so there is one statement for all rows, and nobody goes back and forth between two of them.
"""

import json
import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sabika.rules.core.errors import SabikaError
from sabika.server.additions import Addition, newest_of, weighed

T = TypeVar("T")

VERSIONS: Final = """
    SELECT json_group_object(name, version) FROM tables WHERE name IN (SELECT value FROM json_each(?))"""
ADDED: Final = """
    INSERT INTO entries ("table", number, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"""
CHANGED: Final = """
    UPDATE tables SET version = json_extract(value, '$[1]'), status = json_extract(value, '$[2]'),
        changed_at = json_extract(value, '$[3]'), due_at = json_extract(value, '$[4]'),
        sitters = coalesce(json_extract(value, '$[5]'), sitters)
    FROM json_each(?) WHERE name = json_extract(value, '$[0]')"""


class Held:
    """A connection that is kept for writing: to take one for every job, and to give it back, takes longer than the
    job."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, additions: list[Addition]) -> list[SabikaError | None]:
        """For each what stood against it, or None: it is written."""
        try:
            return await self._in_its_thread(lambda connection: _write(connection, additions))
        except BaseException:
            # Whatever is wrong with it, the next one is another.
            await self.close()
            raise

    async def close(self) -> None:
        """Give it back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _in_its_thread(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have it do something without anybody between the steps."""
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        done: T = await self._driver._execute(job, self._driver._conn)
        return done


def _write(connection: sqlite3.Connection, additions: list[Addition]) -> list[SabikaError | None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        names = json.dumps([addition.table for addition in additions])
        (found,) = connection.execute(VERSIONS, (names,)).fetchone()
        outcomes, good = weighed(additions, json.loads(found))
        rows = [(addition.table, addition.number, addition.entry) for addition in good]
        connection.execute(ADDED, (json.dumps(rows),))
        changes = [
            (addition.table, addition.number, addition.status, addition.at, addition.due_at, addition.sitters)
            for addition in newest_of(good)
        ]
        connection.execute(CHANGED, (json.dumps(changes),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes
