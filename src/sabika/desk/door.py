"""The one door: whatever changes a table, asked by a person, a bot or a clock, comes in here, one after the other.

An entry is made by the table, kept by the store, and only then shown to anybody. If it could not be kept the table is
read anew from the store, so that nothing is ever shown that could be lost.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from sabika.desk.errors import OutOfDate
from sabika.desk.news import News
from sabika.desk.store import Store, due_at, sitters_after
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.rules.core.errors import Conflict, SabikaError

MOST_KEPT: Final = 1_000
"""So many tables are kept in memory, and those that somebody watches; others are read again when they are asked for."""

log = logging.getLogger(__name__)

Make = Callable[[Table, int], Entry | None]
"""Makes an entry for a table as it stands now; None if there is nothing to do."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def until(at: int) -> None:
    """Wait for a moment, if it is still to come."""
    left = at - now()
    if left > 0:
        await asyncio.sleep(left / 1000)


class TableInMemory:
    """A table, and who waits for it."""

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
        self._tables: Final[OrderedDict[str, TableInMemory]] = OrderedDict()
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
        here = self._place(table.name)
        here.table = table

    @asynccontextmanager
    async def looking(self, name: str) -> AsyncIterator[Table]:
        """The table as it stands, while nobody changes it."""
        here = self._place(name)
        async with here.lock:
            yield await self._current(name, here)

    async def current(self, name: str) -> Table:
        """The table as it stands, until the caller waits for something."""
        async with self.looking(name) as table:
            return table

    def at_rest(self, here: TableInMemory) -> Table | None:
        """The same without waiting, unless something is just happening at the table and not kept yet."""
        return None if here.lock.locked() else here.table

    async def change(self, name: str, make: Make, version: int | None = None) -> tuple[int, Entry | None]:
        """Let something happen at a table. Returns its version afterwards; the change is kept by then."""
        here = self._place(name)
        async with here.lock:
            table = await self._current(name, here)
            if version is not None and version != table.version:
                # Another worker may have been quicker than its news.
                await self._catch_up(name, table, here)
                if version != table.version:
                    raise OutOfDate(table.version)
            entry = make(table, now())
            if entry is None:
                return table.version, None
            try:
                table.carry_out(entry)
                await self.store.append(name, entry, table.status, due_at(table), sitters_after(table, entry))
            except BaseException as error:
                # The table in memory is ahead of what is here, or nobody knows: read it anew.
                self._read_anew(here)
                if isinstance(error, Conflict):
                    raise OutOfDate(entry.number) from error
                raise
            self._moved_on(here)
        self.news.publish(name, entry.number)
        self.changed(table)
        return entry.number, entry

    async def catch_up(self, name: str) -> bool:
        """Whether other workers have changed the table since this one last looked."""
        here = self._place(name)
        async with here.lock:
            if here.table is None:
                return True
            version = here.table.version
            await self._catch_up(name, here.table, here)
            return here.table.version > version

    @contextmanager
    def watching(self, name: str, changed: asyncio.Event) -> Iterator[TableInMemory]:
        """Have this set whenever the table has changed."""
        here = self._place(name)
        here.watchers.add(changed)
        try:
            yield here
        finally:
            here.watchers.discard(changed)

    def _place(self, name: str) -> TableInMemory:
        here = self._tables.get(name)
        if here is None:
            here = self._tables[name] = TableInMemory()
            self._forget_old()
        self._tables.move_to_end(name)
        return here

    def _forget_old(self) -> None:
        for name, here in list(self._tables.items()):
            if len(self._tables) <= MOST_KEPT:
                return
            if not here.watchers and not here.lock.locked():
                del self._tables[name]

    async def _current(self, name: str, here: TableInMemory) -> Table:
        if here.table is None:
            here.shown.clear()
            try:
                here.table = await self.store.load(name)
            except BaseException:
                if not here.watchers:
                    self._tables.pop(name, None)
                raise
        return here.table

    async def _catch_up(self, name: str, table: Table, here: TableInMemory) -> None:
        """Carry out what other workers have written."""
        entries = await self.store.entries_after(name, table.version)
        for entry in entries:
            table.carry_out(entry)
        if entries:
            self._moved_on(here)

    def _read_anew(self, here: TableInMemory) -> None:
        here.table = None
        self._moved_on(here)

    def _moved_on(self, here: TableInMemory) -> None:
        here.shown.clear()
        for watcher in here.watchers:
            watcher.set()

    def _heard(self, name: str, version: int) -> None:
        here = self._tables.get(name)
        if here and here.table and here.table.version < version:
            self._later(self._follow(name))

    def _missed(self) -> None:
        for name in list(self._tables):
            self._later(self._follow(name))

    async def _follow(self, name: str) -> None:
        here = self._tables.get(name)
        if here is None:
            return
        async with here.lock:
            if here.table is not None:
                try:
                    await self._catch_up(name, here.table, here)
                except SabikaError as error:
                    log.warning("Table %s could not be followed: %s", name, error)
                    self._read_anew(here)

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
