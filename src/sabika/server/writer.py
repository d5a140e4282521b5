"""Writes entries, many together: the disk takes a hundred as fast as one."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

from sqlalchemy import Text, bindparam, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sabika.desk.store import StoreFailed
from sabika.rules.core.errors import SabikaError
from sabika.server import sqlite
from sabika.server.additions import Addition, newest_of, weighed
from sabika.server.database import failing, is_storable
from sabika.server.news import CHANNEL, payload
from sabika.server.schema import entries, tables

TOGETHER: Final = 100
"""So many entries at most are written in one transaction."""

log = logging.getLogger(__name__)


class Writer:
    """The only one in a worker who adds entries. Whatever came while it was writing, it writes next, together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._held: Final = sqlite.Held(engine) if engine.dialect.name == "sqlite" else None
        self._waiting: Final = asyncio.Queue[tuple[Addition, asyncio.Future[None]] | None]()
        self._task: Final = asyncio.create_task(self._write_on())

    async def add(self, addition: Addition) -> None:
        """Returns when the entry is on the disk. If the caller is cancelled, it may be written all the same."""
        if self._task.done():
            raise StoreFailed("The store is closed.")
        written = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((addition, written))
        await written

    async def close(self) -> None:
        """Write what waits, and no more."""
        self._waiting.put_nowait(None)
        await self._task
        if self._held is not None:
            await self._held.close()
        while not self._waiting.empty():
            late = self._waiting.get_nowait()
            if late is not None:
                _answer(late[1], StoreFailed("The store is closed."))

    async def _write_on(self) -> None:
        while True:
            batch: list[tuple[Addition, asyncio.Future[None]]] = []
            next_one = await self._waiting.get()
            while next_one is not None:
                batch.append(next_one)
                if len(batch) == TOGETHER or self._waiting.empty():
                    break
                next_one = self._waiting.get_nowait()
            if batch:
                outcomes = await self._write_or_say_why([addition for addition, _ in batch])
                for (_, written), outcome in zip(batch, outcomes):
                    _answer(written, outcome)
            if next_one is None:
                return

    async def _write_or_say_why(self, additions: list[Addition]) -> list[SabikaError | None]:
        """For each what stood against it, or None: it is written."""
        try:
            with failing():
                return await self._write(additions)
        except StoreFailed as error:
            # Each gets its own: an exception collects the traces of everybody who raises it.
            return [StoreFailed(str(error)) for _ in additions]
        except Exception:
            log.exception("Entries could not be written.")
            return [StoreFailed("The entry could not be written.") for _ in additions]

    async def _write(self, additions: list[Addition]) -> list[SabikaError | None]:
        if self._held is not None:
            return await self._held.write(additions)
        async with self._engine.begin() as connection:
            versions = await _locked(connection, {addition.table for addition in additions})
            outcomes, good = weighed(additions, versions)
            if good:
                await _add(connection, good)
        return outcomes


async def _locked(connection: AsyncConnection, names: Collection[str]) -> dict[str, int]:
    """The versions of tables, which nobody else changes before the transaction ends. In order, so that no two workers
    wait for each other."""
    found = await connection.execute(LOCKED, {"names": [name for name in names if is_storable(name)]})
    return {row.name: row.version for row in found}


LOCKED: Final = (
    select(tables.c.name, tables.c.version)
    .where(tables.c.name.in_(bindparam("names", expanding=True)))
    .order_by(tables.c.name)
    .with_for_update()
)
ADDED: Final = insert(entries)
CHANGED: Final = (
    update(tables)
    .where(tables.c.name == bindparam("of"))
    .values(
        version=bindparam("to_version"),
        status=bindparam("to_status"),
        changed_at=bindparam("to_changed_at"),
        due_at=bindparam("to_due_at"),
        sitters=func.coalesce(bindparam("to_sitters", type_=Text), tables.c.sitters),
    )
)
ANNOUNCED: Final = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


async def _add(connection: AsyncConnection, additions: list[Addition]) -> None:
    rows = [{"table": addition.table, "number": addition.number, "entry": addition.entry} for addition in additions]
    await connection.execute(ADDED, rows)
    newest = newest_of(additions)
    await connection.execute(CHANGED, [_change(addition) for addition in newest])
    news = [payload(addition.table, addition.number, addition.entry) for addition in newest]
    await connection.execute(ANNOUNCED, {"channel": CHANNEL, "news": news})


def _change(addition: Addition) -> dict[str, str | int | None]:
    return {
        "of": addition.table,
        "to_version": addition.number,
        "to_status": addition.status,
        "to_changed_at": addition.at,
        "to_due_at": addition.due_at,
        "to_sitters": addition.sitters,
    }


def _answer(written: asyncio.Future[None], outcome: SabikaError | None) -> None:
    if written.done():
        return  # whoever waited for it was cancelled
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
