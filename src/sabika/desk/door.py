"""The one door: whatever changes a table, asked by a person, a bot or a clock, comes in here, one after the other.

An entry is made by the table, kept by the store, and only then shown to anybody. If it could not be kept the table is
read anew from the store, so that nothing is ever shown that could be lost.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from sabika.desk import clock
from sabika.desk.errors import OutOfDate
from sabika.desk.intents import Intent
from sabika.desk.news import ENTRIES, News
from sabika.desk.pieces import carry_out, played_ahead
from sabika.desk.store import READER, Store, StoreFailed, Unreadable, due_at, sitters_after
from sabika.desk.tables.entries import Act, Confirm, Entry, Hold
from sabika.desk.tables.table import Table
from sabika.desk.wellbeing import Wellbeing
from sabika.rules.core.errors import Conflict, SabikaError

MOST_KEPT: Final = 1_000
"""So many tables are kept in memory, and those that somebody watches; others are read again when they are asked for."""

INTENTS: Final = "intents"
"""On this topic the name of a table is said where a player has told what they mean to do out of turn."""

log = logging.getLogger(__name__)

Make = Callable[[Table, int], Entry | None]
"""Makes an entry for a table as it stands now; None if there is nothing to do."""


def now() -> int:
    """Milliseconds since 1970."""
    return clock.CLOCK.now()


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
        self.shown: object = None
        """The newest version as its viewers are sent it, if somebody wanted it: several may."""
        self.before: object = None
        """The one that was shown last, until the newest is made: much of it is still the same."""
        self.watchers: Final[set[asyncio.Event]] = set()
        self.payer = ""
        """Which client last let something happen here, if any: what bots then have to think is that client's."""


class Door:
    """The tables of a worker."""

    def __init__(self, store: Store, news: News, wellbeing: Wellbeing | None = None) -> None:
        self.store: Final = store
        self.wellbeing: Final = wellbeing or Wellbeing()
        self.news: Final = news
        self._tables: Final[OrderedDict[str, TableInMemory]] = OrderedDict()
        self.changed: Callable[[Table], None] = lambda table: None
        """Told of every table that was changed here."""
        self.leapt_at = 0
        """When time last leapt here, if it did: clocks that have run since before get the pause back."""
        self._background: Final[set[asyncio.Task[None]]] = set()
        self._close: Final = [
            news.listen(ENTRIES, self._brought),
            news.listen(INTENTS, self._intended),
            news.subscribe(self._heard, self._missed),
        ]

    @property
    def in_memory(self) -> int:
        """How many tables are kept there."""
        return len(self._tables)

    async def close(self) -> None:
        for close in self._close:
            close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def open(self, table: Table) -> None:
        """Keep a new table."""
        try:
            await self.store.create(table)
        except StoreFailed:
            self.wellbeing.not_kept()
            raise
        self.wellbeing.kept()
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

    async def change(
        self, name: str, make: Make, version: int | None = None, payer: str = ""
    ) -> tuple[int, Entry | None]:
        """Let something happen at a table, for a client if one asked for it. Returns its version afterwards; the change
        is kept by then."""
        here = self._place(name)
        async with here.lock:
            table = await self._current(name, here)
            if version is not None and version != table.version:
                # Another worker may have been quicker than its news.
                await self._catch_up(name, table, here)
                if version != table.version:
                    raise OutOfDate(table.version)
            if table.changed_at < self.leapt_at:
                await self._give_back(here, table)
            entry = make(table, now())
            if entry is None:
                return table.version, None
            await played_ahead(table, entry)
            await self._keep(here, table, entry)
            here.payer = payer or here.payer
        self.changed(table)
        return entry.number, entry

    async def intend(self, name: str, intend: Callable[[Table], tuple[int, Intent | None]]) -> int:
        """Keep what a player means to do out of turn, beside the game: nobody else hears of it. Returns the version."""
        here = self._place(name)
        async with here.lock:
            table = await self._current(name, here)
            seat, intent = intend(table)
            await self.store.intents.put(name, seat, intent)
            table.intents = await self.store.intents.of(name)
        self.stir(name)
        self.news.say(INTENTS, name)
        self.changed(table)
        return table.version

    async def close_round(self, name: str) -> None:
        """Before the round at a table is carried out, if its time is over: whatever players have said by now to any
        worker counts, and whoever comes later is told so."""
        here = self._place(name)
        async with here.lock:
            table = await self._current(name, here)
            if not table.asked_now() or now() < table.no_before() or table.round_closed == table.round_from:
                return
            table.intents = await self.store.intents.close(name, table.round_from)
            table.round_closed = table.round_from
        self.stir(name)

    async def learn_intents(self, name: str) -> None:
        """What players have said to whatever worker."""
        here = self._place(name)
        async with here.lock:
            table = await self._current(name, here)
            intents = await self.store.intents.of(name)
            if intents == table.intents:
                return
            table.intents = intents
        self.stir(name)

    def _intended(self, name: str) -> None:
        """A player has told some worker."""
        here = self._tables.get(name)
        if here and here.table:
            self._later(self._learn(name))

    async def _learn(self, name: str) -> None:
        try:
            await self.learn_intents(name)
        except SabikaError as error:
            log.warning("What is intended at table %s could not be read: %s", name, error)

    def payer(self, name: str) -> str:
        """Whose questions the bots of a table ask: those of the client who last did something there, in this worker. If
        nobody did, as after a restart, the table stands for itself."""
        here = self._tables.get(name)
        return here.payer if here and here.payer else name

    async def give_back(self, name: str) -> None:
        """The time in which no worker ran does not count."""
        here = self._place(name)
        async with here.lock:
            await self._give_back(here, await self._current(name, here))

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
            if not here.watchers:
                here.shown = here.before = None

    def stir(self, name: str) -> None:
        """What is told of a table may have changed, though the table has not."""
        if here := self._tables.get(name):
            self._moved_on(here)

    def known(self) -> list[str]:
        """The tables that are in memory, or would be if they could be read."""
        return [*(name for name, here in self._tables.items() if here.table is not None), *self.wellbeing.unreadable]

    def deleted(self, names: Iterable[str]) -> None:
        """Somebody has deleted tables: whoever watches one is told that it is gone."""
        for name in names:
            self.wellbeing.gone(name)
            if here := self._tables.get(name):
                self._read_anew(here)

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
            here.shown = here.before = None
            try:
                table = await self.store.load(name)
                table.intents = await self.store.intents.of(name)
                here.table = table
            except BaseException as error:
                if isinstance(error, Unreadable):
                    self.wellbeing.cannot_read(name)
                if not here.watchers:
                    self._tables.pop(name, None)
                raise
        return here.table

    async def _keep(self, here: TableInMemory, table: Table, entry: Entry) -> None:
        try:
            table.carry_out(entry)
            await self.store.append(table.name, entry, table.status, due_at(table), sitters_after(table, entry))
        except BaseException as error:
            if isinstance(error, StoreFailed):
                self.wellbeing.not_kept()
            # The table in memory is ahead of what is here, or nobody knows: read it anew.
            self._read_anew(here)
            if isinstance(error, Conflict):
                raise OutOfDate(entry.number) from error
            raise
        self.wellbeing.kept()
        self._moved_on(here)
        self.news.publish(table.name, entry.number)

    async def _give_back(self, here: TableInMemory, table: Table) -> None:
        waits = table.clocks.running >= 0 or table.status == "shuffling"
        if waits and (slept := await self.store.slept_since(table.changed_at)):
            await self._keep(here, table, table.slept(now(), slept))

    async def _catch_up(self, name: str, table: Table, here: TableInMemory) -> None:
        """Carry out what other workers have written."""
        try:
            entries = await self.store.entries_after(name, table.version)
        except Unreadable:
            self.wellbeing.cannot_read(name)
            raise
        if not entries:
            return
        try:
            await carry_out(table, entries)
        finally:
            self._moved_on(here)

    def _read_anew(self, here: TableInMemory) -> None:
        here.table = None
        self._moved_on(here)

    def _moved_on(self, here: TableInMemory) -> None:
        here.shown, here.before = None, here.shown or here.before
        for watcher in here.watchers:
            watcher.set()

    def _brought(self, text: str) -> None:
        """Another worker has kept an entry. What belongs to every turn is carried out at once, if it is the next one
        and nobody is at the table: all else is read from the store."""
        name, _, written = text.partition("\n")
        here = self._tables.get(name)
        if here is None or here.table is None or here.lock.locked():
            return
        entry = READER.decode(written)
        if entry.number != here.table.version + 1 or not isinstance(entry, Act | Hold | Confirm):
            return
        try:
            here.table.carry_out(entry)
        except BaseException:
            self._read_anew(here)
            raise
        self._moved_on(here)

    def _heard(self, name: str, version: int) -> None:
        here = self._tables.get(name)
        if here and here.table and here.table.version < version:
            self._later(self._follow(name, version))

    def _missed(self) -> None:
        for name in list(self._tables):
            self._later(self._follow(name))

    async def _follow(self, name: str, version: int | None = None) -> None:
        here = self._tables.get(name)
        if here is None:
            return
        async with here.lock:
            # Whoever was let in before may have seen as much.
            if here.table is not None and (version is None or here.table.version < version):
                try:
                    await self._catch_up(name, here.table, here)
                except SabikaError as error:
                    log.warning("Table %s could not be followed: %s", name, error)
                    self._read_anew(here)

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
