"""Tables on the browser's shelf. What was appended is in a complete transaction, so it outlives the tab."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, get_type_hints

import msgspec

from sabika.desk.intents import Intent, check_open
from sabika.desk.pushing import PushesInMemory
from sabika.desk.remarks import RemarksInMemory
from sabika.desk.store import (
    BEAT,
    MOST_LISTED,
    NOT_PLAYING,
    ListedTable,
    StoreFailed,
    Unreadable,
    bots_alone,
    readable,
    table_from,
    written,
)
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Sitter
from sabika.rules.core.errors import Conflict, Gone, SabikaError
from sabika.tab.shelf import TAKEN, Change, Shelf

MOST_ENTRIES: Final = 1_000_000
"""No table comes near; a row that says more is damaged."""
MOST_PAUSES: Final = 1_000
"""So many times in which no desk ran are known, the newest. A tab is closed and opened often."""
READER: Final = msgspec.json.Decoder[list[Entry]](list[Entry])

log = logging.getLogger(__name__)


class Row(msgspec.Struct, frozen=True):
    """What is kept of one table besides its entries."""

    key: str
    offer: msgspec.Raw
    """JSON, read when it is needed: one table that cannot be read is no reason to lose the others."""
    seed: str
    rules: int
    public: bool
    opened_at: int
    version: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]
    status: str
    changed_at: int
    due_at: int | None
    sitters: list[Sitter]
    intents: dict[int, Intent] = {}
    """What players mean to do out of turn, by seat."""
    round_closed: int | None = None
    """The round of acting out of turn that nobody can join any more."""


class Facts(msgspec.Struct, frozen=True):
    """What is kept of the desk itself."""

    secret: str = ""
    heartbeat: int | None = None
    pauses: list[tuple[int, int]] = []
    """When no desk ran: from, to."""


class OnShelf(msgspec.Struct):
    """What stands on the shelf, but for entries."""

    tables: dict[str, msgspec.Raw]
    kept: dict[str, msgspec.Raw]


class TabStore:
    """The tables of a tab. What each request means, `Store` says; one is dealt with at a time.

    Remarks and subscriptions are in memory only: alone at a table, nobody needs them tomorrow."""

    def __init__(self, shelf: Shelf) -> None:
        self.intents: Final = IntentsOnShelf(self)
        self.remarks: Final = RemarksInMemory()
        self.pushes: Final = PushesInMemory()
        self._shelf: Final = shelf
        self._lock: Final = asyncio.Lock()
        self._known = False
        """Whether what is here is what the shelf has: after a write that failed, nobody knows."""
        self._rows: dict[str, Row] = {}
        self._facts = Facts()

    # Tables

    async def create(self, table: Table) -> None:
        async with self._alone():
            if table.name in self._rows:
                raise _taken(table.name)
            row = Row(
                key=table.key,
                offer=msgspec.Raw(written(table.offer)),
                seed=table.setup.seed,
                rules=table.setup.rules,
                public=table.offer.public,
                opened_at=table.opened_at,
                version=0,
                status=table.status,
                changed_at=table.opened_at,
                due_at=None,
                sitters=bots_alone(table.offer),
            )
            await self._write(_taken(table.name), Change("add", "tables", table.name, row))
            self._rows[table.name] = row

    async def load(self, name: str) -> Table:
        async with self._alone():
            row, happened = self._row(name), await self._entries(name)
        with readable(name):
            return await table_from(name, row.key, _offer(row), row.seed, row.rules, row.opened_at, happened)

    async def entries_after(self, name: str, version: int) -> list[Entry]:
        async with self._alone():
            # Nearly always there is nothing new, and the shelf need not be asked.
            return (await self._entries(name))[version:] if self._row(name).version > version else []

    async def append(
        self, name: str, entry: Entry, status: str, due_at: int | None = None, sitters: list[Sitter] | None = None
    ) -> None:
        """Its transaction is complete when this returns."""
        async with self._alone():
            row = self._row(name)
            conflict = Conflict(f"Entry {entry.number} does not follow version {row.version}.")
            if entry.number != row.version + 1:
                raise conflict
            after = msgspec.structs.replace(
                row,
                version=entry.number,
                status=status,
                changed_at=entry.at,
                due_at=due_at,
                sitters=row.sitters if sitters is None else sitters,
            )
            added = Change("add", "entries", (name, entry.number), entry)
            await self._write(conflict, added, Change("put", "tables", name, after))
            self._rows[name] = after

    async def public(self, status: str, most: int = MOST_LISTED) -> list[ListedTable]:
        async with self._alone():
            found = [(name, row) for name, row in self._rows.items() if row.public and row.status == status]
        listed = []
        for name, row in sorted(found, key=lambda each: (-each[1].opened_at, each[0]))[:most]:
            try:
                with readable(name):
                    listed.append(ListedTable(name, row.key, status, _offer(row), row.opened_at, row.sitters))
            except Unreadable as error:
                log.warning("%s", error)
        return listed

    async def playing(self) -> list[str]:
        async with self._alone():
            return [name for _, name in self._due()]

    async def due_before(self, at: int) -> list[str]:
        async with self._alone():
            return [name for due, name in self._due() if due <= at]

    async def delete_before(self, at: int, statuses: Collection[str] = NOT_PLAYING) -> list[str]:
        async with self._alone():
            old = [name for name, row in self._rows.items() if row.status in statuses and row.changed_at < at]
            gone = [Change("delete", "tables", name) for name in old]
            for name in old:
                gone += [Change("delete", "entries", (name, n)) for n in range(1, self._rows[name].version + 1)]
            if gone:
                await self._write(StoreFailed("Old tables could not be deleted."), *gone)
            for name in old:
                del self._rows[name]
                self.remarks.forget(name)
                await self.pushes.forget(name)
            return old

    async def put_intent(self, name: str, seat: int, intent: Intent | None) -> None:
        """Keep what a seat means to do, with its table."""
        async with self._alone():
            row = self._row(name)
            check_open(intent, row.round_closed)
            others = {other: kept for other, kept in row.intents.items() if other != seat}
            after = msgspec.structs.replace(row, intents=others | ({seat: intent} if intent else {}))
            await self._write(StoreFailed("The browser kept nothing."), Change("put", "tables", name, after))
            self._rows[name] = after

    async def close_round(self, name: str, round_from: int) -> dict[int, Intent]:
        """Let nobody join a round any more."""
        async with self._alone():
            after = msgspec.structs.replace(self._row(name), round_closed=round_from)
            await self._write(StoreFailed("The browser kept nothing."), Change("put", "tables", name, after))
            self._rows[name] = after
            return dict(after.intents)

    async def intents_of(self, name: str) -> dict[int, Intent]:
        async with self._alone():
            return dict(self._row(name).intents)

    # The desk itself

    async def heartbeat(self, at: int, expected: int = BEAT) -> int:
        async with self._alone():
            last = at if self._facts.heartbeat is None else self._facts.heartbeat
            slept = at - last if at - last > expected else 0
            pauses = [*self._facts.pauses, (last, at)][-MOST_PAUSES:] if slept else self._facts.pauses
            await self._note(heartbeat=max(at, last), **({"pauses": pauses} if slept else {}))
            return slept

    async def last_heartbeat(self) -> int | None:
        async with self._alone():
            return self._facts.heartbeat

    async def slept_since(self, at: int) -> int:
        async with self._alone():
            return sum(ended - max(began, at) for began, ended in self._facts.pauses if ended > at)

    async def secret(self) -> str:
        async with self._alone():
            if not self._facts.secret:
                await self._note(secret=secrets.token_urlsafe(32))
            return self._facts.secret

    async def close(self) -> None:
        """Write what waits, and no more."""
        async with self._lock:
            pass

    # The shelf

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """While nobody else reads or writes."""
        async with self._lock:
            if not self._known:
                await self._look()
            yield

    async def _look(self) -> None:
        try:
            found = msgspec.json.decode(await self._shelf.read(), type=OnShelf)
        except Exception as error:
            raise _failed(error) from error
        self._rows, self._facts, self._known = {}, _facts_in(found.kept), True
        for name, row in found.tables.items():
            try:
                self._rows[name] = msgspec.json.decode(row, type=Row)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                log.warning("The table %s cannot be read (%s): it is damaged, or of another version.", name, error)

    async def _entries(self, name: str) -> list[Entry]:
        try:
            text = await self._shelf.entries(name)
        except Exception as error:
            raise _failed(error) from error
        with readable(name):
            return READER.decode(text)

    async def _write(self, taken: SabikaError, *changes: Change) -> None:
        """All at once. `taken` is what it means if something is there already that is to be added."""
        text = written(changes)
        self._known = False
        try:
            await self._shelf.write(text)
        except Exception as error:
            raise (taken if str(error).startswith(TAKEN) else _failed(error)) from error
        self._known = True

    async def _note(self, **facts: Any) -> None:
        changes = [Change("put", "kept", name, value) for name, value in facts.items()]
        await self._write(StoreFailed("The browser kept nothing."), *changes)
        self._facts = msgspec.structs.replace(self._facts, **facts)

    def _row(self, name: str) -> Row:
        if name not in self._rows:
            raise Gone(f"There is no table {name!r}.")
        return self._rows[name]

    def _due(self) -> list[tuple[int, str]]:
        return sorted((row.due_at, name) for name, row in self._rows.items() if row.due_at is not None)


def _facts_in(kept: Mapping[str, msgspec.Raw]) -> Facts:
    """What is known of the desk, as far as it can be understood."""
    found: dict[str, Any] = {}
    for name, kind in get_type_hints(Facts).items():
        try:
            if name in kept:
                found[name] = msgspec.json.decode(kept[name], type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            log.warning("What the browser keeps as %s cannot be read (%s) and is left out.", name, error)
    return Facts(**found)


class IntentsOnShelf:
    """What players mean to do out of turn, as `KeptIntents` says."""

    def __init__(self, store: TabStore) -> None:
        self._store: Final = store

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        await self._store.put_intent(table, seat, intent)

    async def close(self, table: str, round_from: int) -> dict[int, Intent]:
        return await self._store.close_round(table, round_from)

    async def of(self, table: str) -> dict[int, Intent]:
        return await self._store.intents_of(table)


def _offer(row: Row) -> Offer:
    return msgspec.json.decode(row.offer, type=Offer)


def _taken(name: str) -> Conflict:
    return Conflict(f"There is a table {name!r} already.")


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"The browser keeps nothing ({error}). Check that it may store data, and that there is space.")
