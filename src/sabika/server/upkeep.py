"""What somebody else does to the database of a running server, by `sabika admin`: how its workers notice.

Whoever deletes tables or changes bans leaves a new mark in the same transaction. Every worker looks at the mark every
few seconds, and only if it is another one at what may have changed.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sabika.desk.store import StoreFailed
from sabika.server.database import failing, is_storable
from sabika.server.schema import facts, tables

MARK: Final = "upkeep"
SECONDS: Final = 2.0
"""Between two looks."""
AT_ONCE: Final = 500
"""So many tables are asked for in one question."""

log = logging.getLogger(__name__)


async def announce(connection: AsyncConnection) -> None:
    """Leave a new mark, with whatever else the transaction does."""
    inserted = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    mark = inserted(facts).values(name=MARK, value=secrets.token_hex(8))
    await connection.execute(mark.on_conflict_do_update(index_elements=["name"], set_={"value": mark.excluded.value}))


class Upkeep:
    """Looks for the mark of others."""

    def __init__(self, reading: AsyncEngine) -> None:
        self._reading: Final = reading
        self._seen: str | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self, changed: Callable[[], Awaitable[None]]) -> None:
        """Call this whenever there is another mark, from now on."""
        self._task = asyncio.create_task(self._look_on(changed))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self, changed: Callable[[], Awaitable[None]]) -> None:
        """Once."""
        with failing():
            async with self._reading.connect() as connection:
                mark = await connection.scalar(select(facts.c.value).where(facts.c.name == MARK))
        if mark != self._seen:
            await changed()
            self._seen = mark

    async def still_there(self, names: Collection[str]) -> set[str]:
        """Those of the tables that were not deleted."""
        asked, found = list(filter(is_storable, names)), set[str]()
        with failing():
            async with self._reading.connect() as connection:
                for first in range(0, len(asked), AT_ONCE):
                    wanted = select(tables.c.name).where(tables.c.name.in_(asked[first : first + AT_ONCE]))
                    found.update(await connection.scalars(wanted))
        return found

    async def _look_on(self, changed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await self.look(changed)
            except StoreFailed as error:
                log.warning("%s", error)
            await asyncio.sleep(SECONDS)
