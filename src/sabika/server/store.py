"""Where tables are kept: SQLite for one worker, PostgreSQL for several. What was appended is on the disk."""

import logging
import secrets
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import Insert, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sabika.desk.store import (
    BEAT,
    MOST_LISTED,
    NOT_PLAYING,
    READER,
    ListedTable,
    Unreadable,
    bots_alone,
    readable,
    table_from,
    written,
)
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Sitter
from sabika.rules.core.errors import BadInput, Conflict, Gone
from sabika.server import migrations
from sabika.server.additions import Addition
from sabika.server.bans import SqlBans
from sabika.server.database import engines_for, failing, is_storable
from sabika.server.intents import SqlIntents
from sabika.server.pushes import SqlPushes
from sabika.server.remarks import SqlRemarks
from sabika.server.schema import entries, facts, pauses, tables
from sabika.server.upkeep import Upkeep, announce
from sabika.server.writer import Writer

log = logging.getLogger(__name__)

AT_ONCE: Final = 100
"""So many tables at most are deleted in one transaction, so that nobody waits long."""

# What is asked for again and again is put together once.
LATER: Final = (
    select(entries.c.entry)
    .select_from(
        tables.outerjoin(entries, (entries.c.table == tables.c.name) & (entries.c.number > bindparam("version")))
    )
    .where(tables.c.name == bindparam("of"))
    .order_by(entries.c.number)
)
DUE: Final = select(tables.c.name).where(tables.c.due_at <= bindparam("at")).order_by(tables.c.due_at).limit(AT_ONCE)


class SqlStore:
    """The tables in a database. What each request means, `Store` says."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading: Final = reading
        self._writing: Final = writing
        self._writer: Final = Writer(writing)
        self.remarks: Final = SqlRemarks(reading, writing)
        self.pushes: Final = SqlPushes(reading, writing)
        self.intents: Final = SqlIntents(reading, writing)
        self.bans: Final = SqlBans(reading, writing)
        self.upkeep: Final = Upkeep(reading)

    @classmethod
    async def open(cls, url: str) -> "SqlStore":
        """The store at `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`, migrated if it has to be."""
        store = cls(*engines_for(url))
        try:
            with failing():
                async with store._writing.begin() as connection:
                    await connection.run_sync(migrations.upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._writer.close()
        await self._reading.dispose()
        await self._writing.dispose()

    # Tables

    async def create(self, table: Table) -> None:
        if not is_storable(table.name):
            raise BadInput(f"A table cannot be called {table.name!r}.")
        row = {
            "name": table.name,
            "key": table.key,
            "offer": written(table.offer),
            "seed": table.setup.seed,
            "rules": table.setup.rules,
            "public": table.offer.public,
            "opened_at": table.opened_at,
            "version": 0,
            "status": table.status,
            "changed_at": table.opened_at,
        }
        with failing():
            try:
                async with self._writing.begin() as connection:
                    await connection.execute(insert(tables), row)
            except IntegrityError:
                raise Conflict(f"There is a table {table.name!r} already.") from None

    async def load(self, name: str) -> Table:
        columns = (tables.c.key, tables.c.offer, tables.c.seed, tables.c.rules, tables.c.opened_at)
        wanted = select(*columns).where(tables.c.name == name)
        row = None
        if is_storable(name):
            with failing():
                async with self._reading.connect() as connection:
                    row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise Gone(f"There is no table {name!r}.")
        happened = await self.entries_after(name, 0)
        with readable(name):
            offer = msgspec.json.decode(row.offer, type=Offer)
            return await table_from(name, row.key, offer, row.seed, row.rules, row.opened_at, happened)

    async def entries_after(self, name: str, version: int) -> list[Entry]:
        rows: Sequence[str | None] = []
        if is_storable(name):
            with failing():
                async with self._reading.connect() as connection:
                    rows = (await connection.scalars(LATER, {"of": name, "version": version})).all()
        if not rows:
            raise Gone(f"There is no table {name!r}.")
        with readable(name):
            return [READER.decode(row) for row in rows if row is not None]

    async def append(
        self, name: str, entry: Entry, status: str, due_at: int | None = None, sitters: list[Sitter] | None = None
    ) -> None:
        """It is on the disk when this returns."""
        sitting = None if sitters is None else written(sitters)
        await self._writer.add(Addition(name, entry.number, entry.at, written(entry), status, due_at, sitting))

    async def public(self, status: str, most: int = MOST_LISTED) -> list[ListedTable]:
        wanted = (
            select(tables.c.name, tables.c.key, tables.c.offer, tables.c.opened_at, tables.c.sitters)
            .where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.opened_at.desc(), tables.c.name)
            .limit(most)
        )
        with failing():
            async with self._reading.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        listed = []
        for row in rows:
            try:
                with readable(row.name):
                    offer = msgspec.json.decode(row.offer, type=Offer)
                    sitters = msgspec.json.decode(row.sitters, type=list[Sitter]) if row.sitters else bots_alone(offer)
            except Unreadable as error:
                log.warning("%s", error)  # The others are listed all the same.
                continue
            listed.append(ListedTable(row.name, row.key, status, offer, row.opened_at, sitters))
        return listed

    async def playing(self) -> list[str]:
        wanted = select(tables.c.name).where(tables.c.due_at.is_not(None)).order_by(tables.c.due_at, tables.c.name)
        with failing():
            async with self._reading.connect() as connection:
                return list(await connection.scalars(wanted))

    async def due_before(self, at: int) -> list[str]:
        with failing():
            async with self._reading.connect() as connection:
                return list(await connection.scalars(DUE, {"at": at}))

    async def delete_before(self, at: int, statuses: Collection[str] = NOT_PLAYING) -> list[str]:
        some = (
            select(tables.c.name)
            .where(tables.c.status.in_(statuses), tables.c.changed_at < at)
            .order_by(tables.c.name)
            .limit(AT_ONCE)
            .with_for_update()
        )
        deleted: list[str] = []
        while True:
            with failing():
                async with self._writing.begin() as connection:
                    names = (await connection.scalars(some)).all()
                    if names:
                        await connection.execute(delete(tables).where(tables.c.name.in_(names)))
                        await announce(connection)
            if not names:
                return deleted
            deleted += names

    # The server itself

    async def heartbeat(self, at: int, expected: int = BEAT) -> int:
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(self._noted("heartbeat", str(at)))
                last = int(await self._fact(connection, "heartbeat"))
                pause = at - last if at - last > expected else 0
                if pause:
                    await connection.execute(insert(pauses), {"began_at": last, "ended_at": at})
                changed = update(facts).where(facts.c.name == "heartbeat").values(value=str(max(at, last)))
                await connection.execute(changed)
        return pause

    async def last_heartbeat(self) -> int | None:
        with failing():
            async with self._reading.connect() as connection:
                value = await connection.scalar(select(facts.c.value).where(facts.c.name == "heartbeat"))
        return None if value is None else int(value)

    async def slept_since(self, at: int) -> int:
        wanted = select(pauses.c.began_at, pauses.c.ended_at).where(pauses.c.ended_at > at)
        with failing():
            async with self._reading.connect() as connection:
                return sum(row.ended_at - max(row.began_at, at) for row in await connection.execute(wanted))

    async def secret(self) -> str:
        return await self.kept("secret", secrets.token_urlsafe(32))

    async def kept(self, name: str, fresh: str) -> str:
        """What the first worker ever has noted under this name."""
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(self._noted(name, fresh))
                return await self._fact(connection, name)

    def _noted(self, name: str, value: str) -> Insert:
        """Note it, if nothing is noted."""
        if self._writing.dialect.name == "postgresql":
            return postgresql.insert(facts).values(name=name, value=value).on_conflict_do_nothing()
        return sqlite.insert(facts).values(name=name, value=value).on_conflict_do_nothing()

    async def _fact(self, connection: AsyncConnection, name: str) -> str:
        wanted = select(facts.c.value).where(facts.c.name == name).with_for_update()
        return str((await connection.execute(wanted)).scalar_one())
