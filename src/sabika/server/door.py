"""The one door: whatever changes a table, asked by a person, a bot or a clock, comes in here, one after the other.

An entry is made by the table, kept by the store, and only then shown to anybody. If it could not be kept the table is
read anew from the store, so that nothing is ever shown that could be lost.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from typing import Any, Final

from sabika.desk.errors import OutOfDate
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.rules.core.errors import Conflict, SabikaError
from sabika.server.news import News
from sabika.server.store import Store, due_at, sitters_after

MOST_KEPT: Final = 1_000
"""So many tables are kept in memory, and those that somebody watches; others are read again when they are asked for."""

log = logging.getLogger(__name__)

Make = Callable[[Table, int], Entry | None]
"""Makes an entry for a table as it stands now; None if there is nothing to do."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Kept:
    """A table in memory."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.shown: Final[dict[Hashable, Any]] = {}
        """What was made for viewers of this version: several may want the same."""
        self.watchers: Final[set[asyncio.Event]] = set()


class Door:
    """The tables of a worker."""

    def __init__(self, store: Store, news: News) -> None:
        self.store: Final = store
        self.news: Final = news
        self._kept: Final[OrderedDict[str, Kept]] = OrderedDict()
        self.changed: Callable[[Table], None] = lambda table: None
        """Told of every table that was changed here."""
        self._background: Final[set[asyncio.Task[None]]] = set()
        self._unsubscribe: Final = news.subscribe(self._heard, self._missed)

    async def close(self) -> None:
        self._unsubscribe()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def open(self, table: Table) -> None:
        """Keep a new table."""
        await self.store.create(table)
        kept = self._place(table.name)
        kept.table = table

    @asynccontextmanager
    async def looking(self, name: str) -> AsyncIterator[tuple[Table, Kept]]:
        """The table as it stands, while nobody changes it."""
        kept = self._place(name)
        async with kept.lock:
            yield await self._current(name, kept), kept

    async def current(self, name: str) -> Table:
        """The table as it stands, until the caller waits for something."""
        async with self.looking(name) as (table, _):
            return table

    def at_rest(self, kept: Kept) -> Table | None:
        """The same without waiting, unless something is just happening at the table and not kept yet."""
        return None if kept.lock.locked() else kept.table

    async def change(self, name: str, make: Make, version: int | None = None) -> tuple[int, Entry | None]:
        """Let something happen at a table. Returns its version afterwards; the change is kept by then."""
        kept = self._place(name)
        async with kept.lock:
            table = await self._current(name, kept)
            if version is not None and version != table.version:
                # Another worker may have been quicker than its news.
                await self._catch_up(name, table, kept)
                if version != table.version:
                    raise OutOfDate(table.version)
            entry = make(table, now())
            if entry is None:
                return table.version, None
            try:
                table.carry_out(entry)
                await self.store.append(name, entry, table.status, due_at(table), sitters_after(table, entry))
            except BaseException as error:
                # The table in memory is ahead of what is kept, or nobody knows: read it anew.
                self._read_anew(kept)
                if isinstance(error, Conflict):
                    raise OutOfDate(entry.number) from error
                raise
            self._moved_on(kept)
        self.news.publish(name, entry.number)
        self.changed(table)
        return entry.number, entry

    async def catch_up(self, name: str) -> bool:
        """Whether other workers have changed the table since this one last looked."""
        kept = self._place(name)
        async with kept.lock:
            if kept.table is None:
                return True
            version = kept.table.version
            await self._catch_up(name, kept.table, kept)
            return kept.table.version > version

    def watch(self, name: str) -> tuple[Kept, asyncio.Event]:
        """Be woken whenever the table has changed."""
        kept = self._place(name)
        event = asyncio.Event()
        kept.watchers.add(event)
        return kept, event

    def _place(self, name: str) -> Kept:
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = Kept()
            self._forget_old()
        self._kept.move_to_end(name)
        return kept

    def _forget_old(self) -> None:
        for name, kept in list(self._kept.items()):
            if len(self._kept) <= MOST_KEPT:
                return
            if not kept.watchers and not kept.lock.locked():
                del self._kept[name]

    async def _current(self, name: str, kept: Kept) -> Table:
        if kept.table is None:
            kept.shown.clear()
            try:
                kept.table = await self.store.load(name)
            except BaseException:
                if not kept.watchers:
                    self._kept.pop(name, None)
                raise
        return kept.table

    async def _catch_up(self, name: str, table: Table, kept: Kept) -> None:
        """Carry out what other workers have written."""
        entries = await self.store.entries_after(name, table.version)
        for entry in entries:
            table.carry_out(entry)
        if entries:
            self._moved_on(kept)

    def _read_anew(self, kept: Kept) -> None:
        kept.table = None
        self._moved_on(kept)

    def _moved_on(self, kept: Kept) -> None:
        kept.shown.clear()
        for watcher in kept.watchers:
            watcher.set()

    def _heard(self, name: str, version: int) -> None:
        kept = self._kept.get(name)
        if kept and kept.table and kept.table.version < version:
            self._later(self._follow(name))

    def _missed(self) -> None:
        for name in list(self._kept):
            self._later(self._follow(name))

    async def _follow(self, name: str) -> None:
        kept = self._kept.get(name)
        if kept is None:
            return
        async with kept.lock:
            if kept.table is not None:
                try:
                    await self._catch_up(name, kept.table, kept)
                except SabikaError as error:
                    log.warning("Table %s could not be followed: %s", name, error)
                    self._read_anew(kept)

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
