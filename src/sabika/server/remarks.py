"""What people say at tables, in the database."""

from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.remarks import MOST_KEPT, topic
from sabika.desk.wire.messages import Remark
from sabika.rules.core.errors import Gone
from sabika.server.database import failing, is_storable
from sabika.server.news import CHANNEL, payload
from sabika.server.schema import remarks, tables

ANNOUNCED: Final = text("SELECT pg_notify(:channel, :news)")


class SqlRemarks:
    """The remarks of all tables. What each request means, `KeptRemarks` says."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    async def add(self, table: str, remark: Remark) -> Remark:
        own = remarks.c.table == table
        with failing():
            async with self._writing.begin() as connection:
                # Nobody else numbers a remark of this table meanwhile.
                locked = select(tables.c.name).where(tables.c.name == table).with_for_update()
                if await connection.scalar(locked) is None:
                    raise Gone(f"There is no table {table!r}.")
                last = await connection.scalar(select(func.max(remarks.c.number)).where(own))
                numbered = msgspec.structs.replace(remark, number=(last or 0) + 1)
                row = {"table": table, "number": numbered.number, "remark": msgspec.json.encode(numbered).decode()}
                await connection.execute(insert(remarks), row)
                await connection.execute(delete(remarks).where(own, remarks.c.number <= numbered.number - MOST_KEPT))
                if connection.dialect.name == "postgresql":
                    news = payload(topic(table), numbered.number)
                    await connection.execute(ANNOUNCED, {"channel": CHANNEL, "news": news})
        return numbered

    async def after(self, table: str, number: int) -> list[Remark]:
        if not is_storable(table):
            return []
        wanted = (
            select(remarks.c.remark)
            .where(remarks.c.table == table, remarks.c.number > number)
            .order_by(remarks.c.number)
        )
        with failing():
            async with self._reading.connect() as connection:
                rows = (await connection.scalars(wanted)).all()
        return [msgspec.json.decode(row, type=Remark) for row in rows]
