"""What players mean to do out of turn, in the database."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.intents import Intent, check_open
from sabika.rules.core.errors import Gone
from sabika.server.database import failing, is_storable
from sabika.server.schema import intents, tables


class SqlIntents:
    """The intents at all tables. What each request means, `KeptIntents` says."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        with failing():
            async with self._writing.begin() as connection:
                locked = select(tables.c.round_closed).where(tables.c.name == table).with_for_update()
                found = (await connection.execute(locked)).one_or_none()
                if found is None:
                    raise Gone(f"There is no table {table!r}.")
                check_open(intent, found.round_closed)
                await connection.execute(delete(intents).where(intents.c.table == table, intents.c.seat == seat))
                if intent:
                    row = {"table": table, "seat": seat, "intent": msgspec.json.encode(intent).decode()}
                    await connection.execute(insert(intents), row)

    async def close(self, table: str, round_from: int) -> dict[int, Intent]:
        closed = update(tables).where(tables.c.name == table).values(round_closed=round_from)
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(closed)
                return read((await connection.execute(intents_of(table))).all())

    async def of(self, table: str) -> dict[int, Intent]:
        if not is_storable(table):
            return {}
        with failing():
            async with self._reading.connect() as connection:
                return read((await connection.execute(intents_of(table))).all())


def intents_of(table: str) -> Select[tuple[int, str]]:
    return select(intents.c.seat, intents.c.intent).where(intents.c.table == table)


def read(rows: Sequence[Row[tuple[int, str]]]) -> dict[int, Intent]:
    """As they were kept, by seat."""
    return {row.seat: msgspec.json.decode(row.intent, type=Intent) for row in rows}
