"""Which browsers want to hear of turns while the page is closed, in the database."""

from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.pushing import MOST_DEVICES, Subscription
from sabika.rules.core.errors import Gone
from sabika.server.database import failing
from sabika.server.schema import pushes, tables


class SqlPushes:
    """The subscriptions at all tables. What each request means, `KeptPushes` says."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    async def add(self, table: str, subscription: Subscription) -> None:
        own = (pushes.c.table == table) & (pushes.c.seat == subscription.seat)
        with failing():
            async with self._writing.begin() as connection:
                locked = select(tables.c.name).where(tables.c.name == table).with_for_update()
                if await connection.scalar(locked) is None:
                    raise Gone(f"There is no table {table!r}.")
                told = await connection.scalar(
                    select(pushes.c.told).where(own, pushes.c.endpoint == subscription.endpoint)
                )
                await connection.execute(delete(pushes).where(own, pushes.c.endpoint == subscription.endpoint))
                number = await connection.scalar(select(func.max(pushes.c.number)).where(own)) or 0
                row = {
                    "table": table,
                    "seat": subscription.seat,
                    "endpoint": subscription.endpoint,
                    "number": number + 1,
                    "subscription": msgspec.json.encode(subscription).decode(),
                    "told": told,
                }
                await connection.execute(insert(pushes), row)
                newest = select(pushes.c.number).where(own).order_by(pushes.c.number.desc()).limit(MOST_DEVICES)
                kept = (await connection.scalars(newest)).all()
                await connection.execute(delete(pushes).where(own, pushes.c.number.not_in(kept)))

    async def remove(self, table: str, seat: int, endpoint: str) -> None:
        own = (pushes.c.table == table) & (pushes.c.seat == seat) & (pushes.c.endpoint == endpoint)
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(delete(pushes).where(own))

    async def forget(self, table: str) -> None:
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(delete(pushes).where(pushes.c.table == table))

    async def count(self, table: str, seat: int) -> int:
        wanted = select(func.count()).select_from(pushes).where(pushes.c.table == table, pushes.c.seat == seat)
        with failing():
            async with self._reading.connect() as connection:
                return int(await connection.scalar(wanted) or 0)

    async def claim(self, table: str, seat: int, turn: int) -> list[Subscription]:
        if not await self.count(table, seat):
            return []  # Most people have none: nothing is locked for them.
        fresh = (pushes.c.table == table) & (pushes.c.seat == seat) & (func.coalesce(pushes.c.told, -1) != turn)
        claimed = update(pushes).where(fresh).values(told=turn).returning(pushes.c.subscription)
        with failing():
            async with self._writing.begin() as connection:
                rows = (await connection.scalars(claimed)).all()
        return [msgspec.json.decode(row, type=Subscription) for row in rows]
