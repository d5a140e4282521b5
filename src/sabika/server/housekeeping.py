"""What whoever runs a server does to its tables: look at them, delete them, see that all are whole. The server may run
meanwhile; it notices what was deleted (`upkeep.py`)."""

import sqlite3
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.errors import in_short
from sabika.desk.store import READER, StoreFailed
from sabika.desk.tables.chairs import Chair
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.rules.core.errors import BadInput, Gone
from sabika.server import migrations
from sabika.server.database import BUSY, database_url, engines_for, failing, is_storable, straight_to, why
from sabika.server.schema import entries, pushes, remarks, tables
from sabika.server.store import SqlStore
from sabika.server.upkeep import announce

STATES: Final = {
    "waiting": ("open", "shuffling"),
    "playing": ("playing",),
    "over": ("over",),
    "closed": ("closed",),
}
"""What people call the status of a table."""
STATE_OF: Final = {status: state for state, statuses in STATES.items() for status in statuses}
SHOWN: Final = (
    tables.c.name,
    tables.c.key,
    tables.c.offer,
    tables.c.seed,
    tables.c.rules,
    tables.c.status,
    tables.c.version,
    tables.c.opened_at,
    tables.c.changed_at,
)


class Kept(NamedTuple):
    """A table as it stands in the database."""

    name: str
    key: str
    offer: str
    seed: str
    rules: int
    status: str
    version: int
    opened_at: int
    changed_at: int


class KeptEntry(NamedTuple):
    """One of its entries."""

    number: int
    entry: str


class Listed(msgspec.Struct, frozen=True):
    """A table as a list shows it. Times are milliseconds since 1970."""

    name: str
    game: str
    """Empty if its offer cannot be read."""
    players: int
    state: str
    entries: int
    opened_at: int
    changed_at: int


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat, be it a person or a bot; neither if it is free."""

    name: str
    bot: str


class Looked(msgspec.Struct, frozen=True):
    """A table, looked at closely. There is nothing in it that opens a seat or shows a hidden card."""

    name: str
    state: str
    offer: dict[str, Any]
    seats: list[Seat]
    entries: int
    remarks: int
    pushes: int
    bytes: int
    opened_at: int
    changed_at: int
    problems: list[str]
    """Why it cannot be read or played again; empty if it can."""


class Secrets(msgspec.Struct, frozen=True):
    """What nobody may see as long as the game is on."""

    key: str
    """In the link: whoever has it may look and sit down."""
    seed: str
    """By which every card can be known."""


def statuses_of(states: Iterable[str]) -> list[str]:
    return [status for state in states for status in STATES[state]]


def file_of(url: URL) -> Path | None:
    """Where the tables are, if they are in a file."""
    return Path(url.database or "") if url.drivername.startswith("sqlite") else None


class Housekeeping:
    """At one database."""

    def __init__(self, url: URL, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._url: Final = url
        self._reading: Final = reading
        self._writing: Final = writing
        self._store: Final = SqlStore(reading, writing)
        self.bans: Final = self._store.bans

    @classmethod
    @asynccontextmanager
    async def at(cls, database: str, whole: bool = True) -> AsyncIterator["Housekeeping"]:
        """The database that a server uses or has used. Nothing is made or migrated; unless somebody wants to know what
        is wrong with it, it has to be as this program needs it."""
        url = database_url(database)
        if (file := file_of(url)) is not None and not file.is_file():
            raise BadInput(f"There is no database {file}. Check --database, or what the settings say.")
        here = cls(url, *engines_for(database))
        try:
            if whole and (said := await here.schema()):
                raise BadInput(said)
            yield here
        finally:
            await here._store.close()

    async def schema(self) -> str:
        """What is wrong with it, if anything is."""
        with failing():
            async with self._reading.connect() as connection:
                standing = await connection.run_sync(migrations.standing)
        return {"none": migrations.NONE, "older": migrations.OLDER, "newer": migrations.NEWER}.get(standing, "")

    # Looking

    async def all(self, states: Collection[str] = (), before: int | None = None, game: str = "") -> list[Listed]:
        """Tables, the one that changed last first; only those in one of the states, not changed since a moment, of a
        game."""
        wanted = select(*SHOWN).order_by(tables.c.changed_at.desc(), tables.c.name)
        if states:
            wanted = wanted.where(tables.c.status.in_(statuses_of(states)))
        if before is not None:
            wanted = wanted.where(tables.c.changed_at < before)
        with failing():
            async with self._reading.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        found = [listed(Kept(*row)) for row in rows]
        return [table for table in found if game in ("", table.game)]

    async def look(self, name: str) -> Looked:
        row, happened = await self._kept(name)
        problems, table = examined(row, happened)
        offer = plain_offer(row.offer)
        for hidden in ("seed", "actions"):
            offer.pop(hidden, None)
        with failing():
            async with self._reading.connect() as connection:
                said = await connection.scalar(select(func.count()).select_from(remarks).where(remarks.c.table == name))
                told = await connection.scalar(select(func.count()).select_from(pushes).where(pushes.c.table == name))
        return Looked(
            name=name,
            state=STATE_OF.get(row.status, row.status),
            offer=offer,
            seats=[Seat(chair.name, chair.bot) for chair in seats_of(table, row.offer)],
            entries=len(happened),
            remarks=said or 0,
            pushes=told or 0,
            bytes=len(row.offer.encode()) + sum(len(each.entry.encode()) for each in happened),
            opened_at=row.opened_at,
            changed_at=row.changed_at,
            problems=problems,
        )

    async def secrets(self, name: str) -> Secrets:
        row, _ = await self._kept(name)
        return Secrets(key=row.key, seed=row.seed)

    async def _kept(self, name: str) -> tuple[Kept, list[KeptEntry]]:
        wanted = select(entries.c.number, entries.c.entry).where(entries.c.table == name).order_by(entries.c.number)
        row = None
        if is_storable(name):
            with failing():
                async with self._reading.connect() as connection:
                    row = (await connection.execute(select(*SHOWN).where(tables.c.name == name))).one_or_none()
                    happened = (await connection.execute(wanted)).all()
        if row is None:
            raise Gone(f"There is no table {name!r}. `sabika admin list` shows those that are there.")
        return Kept(*row), [KeptEntry(*each) for each in happened]

    # Deleting

    async def delete(self, names: Collection[str]) -> None:
        """With their entries, remarks and subscriptions."""
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(delete(tables).where(tables.c.name.in_(names)))
                await announce(connection)

    async def retire(self, states: Collection[str], before: int) -> list[str]:
        """Delete tables in one of these states that nobody has changed since a moment."""
        return await self._store.delete_before(before, statuses_of(states))

    async def vacuum(self) -> tuple[int, int]:
        """Give back the room of what was deleted. How many bytes there were, and are now."""
        with failing():
            before = await self.size()
            if (file := file_of(self._url)) is not None:
                with closing(sqlite3.connect(file, timeout=BUSY, isolation_level=None)) as connection:
                    connection.execute("VACUUM")
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            else:
                import asyncpg

                straight = await asyncpg.connect(**straight_to(self._url), timeout=BUSY)
                try:
                    await straight.execute("VACUUM (ANALYZE)")
                finally:
                    await straight.close()
            return before, await self.size()

    async def size(self) -> int:
        """Bytes that the database takes on its disk."""
        if (file := file_of(self._url)) is not None:
            beside = (file, file.with_name(f"{file.name}-wal"))
            return sum(each.stat().st_size for each in beside if each.exists())
        async with self._reading.connect() as connection:
            return int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)

    # Seeing that all is whole

    async def check(self) -> AsyncIterator[str]:
        """A line for each thing that is wrong."""
        try:
            if said := await self.schema():
                yield said
                return
            for said in await self._damage():
                yield f"The database is damaged: {said}"
            found = await self.all()
        except StoreFailed as error:
            yield f"The database cannot be read ({why(error.__cause__ or error)})."
            return
        for table in found:
            try:
                problems, _ = examined(*await self._kept(table.name))
            except Gone:
                continue  # Deleted since.
            except StoreFailed as error:
                problems = [f"it cannot be read ({why(error.__cause__ or error)})"]
            for problem in problems:
                yield f"Table {table.name}: {problem}"

    async def _damage(self) -> list[str]:
        """What SQLite itself finds; PostgreSQL looks when something is read."""
        if file_of(self._url) is None:
            return []
        with failing():
            async with self._reading.connect() as connection:
                found = (await connection.scalars(text("PRAGMA integrity_check"))).all()
                lost = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
        said = [line for each in found if each != "ok" for line in str(each).splitlines()]
        return said + [f"{row[0]} {row[1]} belongs to no table" for row in lost]


def listed(row: Kept) -> Listed:
    offer = plain_offer(row.offer)
    return Listed(
        name=row.name,
        game=str(offer.get("game", "alhambra" if offer else "")),
        players=int(offer.get("players", Offer().players if offer else 0)),
        state=STATE_OF.get(row.status, row.status),
        entries=row.version,
        opened_at=row.opened_at,
        changed_at=row.changed_at,
    )


def plain_offer(said: str) -> dict[str, Any]:
    """An offer that may be of another version of the program; empty if it is nothing at all."""
    try:
        return msgspec.json.decode(said, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError):
        return {}


def seats_of(table: Table | None, said: str) -> list[Chair]:
    if table is not None:
        return table.chairs
    offer = plain_offer(said)
    return [Chair(offer.get("bots", {}).get(str(seat), "")) for seat in range(int(offer.get("players", 0)))]


def examined(row: Kept, happened: Sequence[KeptEntry]) -> tuple[list[str], Table | None]:
    """What is wrong with a table, if anything is; and the table as far as it can be played again."""
    try:
        offer = msgspec.json.decode(row.offer, type=Offer)
        setup = check_offer(msgspec.structs.replace(offer, seed=row.seed), row.rules)
        table = Table(row.name, offer, setup, row.key, row.opened_at)
    except Exception as error:
        return [f"its offer cannot be read ({in_short(error)})"], None
    for number, kept in enumerate(happened, 1):
        if kept.number != number:
            return [f"entry {number} is missing"], table
        try:
            entry: Entry = READER.decode(kept.entry)
        except Exception as error:
            return [f"entry {number} cannot be read ({in_short(error)})"], table
        try:
            table.carry_out(entry)
        except Exception as error:
            return [f"entry {number} cannot be played again ({in_short(error)})"], table
    problems = []
    if row.version != len(happened):
        problems.append(f"it is said to have {row.version} entries, and has {len(happened)}")
    elif row.status != table.status:
        problems.append(f"it is said to be {STATE_OF.get(row.status, row.status)}, and is {STATE_OF[table.status]}")
    return problems, table
