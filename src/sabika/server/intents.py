"""What players mean to do out of turn, in the database."""

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.intents import Intent
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
                locked = select(tables.c.name).where(tables.c.name == table).with_for_update()
                if await connection.scalar(locked) is None:
                    raise Gone(f"There is no table {table!r}.")
                await connection.execute(delete(intents).where(intents.c.table == table, intents.c.seat == seat))
                if intent:
                    row = {"table": table, "seat": seat, "intent": msgspec.json.encode(intent).decode()}
                    await connection.execute(insert(intents), row)

    async def of(self, table: str) -> dict[int, Intent]:
        if not is_storable(table):
            return {}
        wanted = select(intents.c.seat, intents.c.intent).where(intents.c.table == table)
        with failing():
            async with self._reading.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        return {row.seat: msgspec.json.decode(row.intent, type=Intent) for row in rows}
