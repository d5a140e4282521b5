"""Writes entries, many together: the disk takes a hundred as fast as one."""

import asyncio
import logging
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.store import StoreFailed
from sabika.rules.core.errors import SabikaError
from sabika.server import postgresql, sqlite
from sabika.server.additions import Addition
from sabika.server.database import failing

TOGETHER: Final = 100
"""So many entries at most are written in one transaction."""

log = logging.getLogger(__name__)


class Writer:
    """The only one in a worker who adds entries. Whatever came while it was writing, it writes next, together."""

    def __init__(self, engine: AsyncEngine) -> None:
        # PostgreSQL is told all by one statement, which is a transaction by itself.
        self._engine: Final = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._held: Final = sqlite.Held(engine) if engine.dialect.name == "sqlite" else None
        self._waiting: Final = asyncio.Queue[tuple[Addition, asyncio.Future[None]] | None]()
        self._task: Final = asyncio.create_task(self._write_on())

    async def add(self, addition: Addition) -> None:
        """Returns when the entry is on the disk. If the caller is cancelled, it may be written all the same."""
        if self._task.done():
            raise StoreFailed("The store is closed.")
        written = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((addition, written))
        await written

    async def close(self) -> None:
        """Write what waits, and no more."""
        self._waiting.put_nowait(None)
        await self._task
        if self._held is not None:
            await self._held.close()
        while not self._waiting.empty():
            late = self._waiting.get_nowait()
            if late is not None:
                _answer(late[1], StoreFailed("The store is closed."))

    async def _write_on(self) -> None:
        while True:
            batch: list[tuple[Addition, asyncio.Future[None]]] = []
            next_one = await self._waiting.get()
            while next_one is not None:
                batch.append(next_one)
                if len(batch) == TOGETHER or self._waiting.empty():
                    break
                next_one = self._waiting.get_nowait()
            if batch:
                outcomes = await self._write_or_say_why([addition for addition, _ in batch])
                for (_, written), outcome in zip(batch, outcomes):
                    _answer(written, outcome)
            if next_one is None:
                return

    async def _write_or_say_why(self, additions: list[Addition]) -> list[SabikaError | None]:
        """For each what stood against it, or None: it is written."""
        try:
            with failing():
                return await self._write(additions)
        except StoreFailed as error:
            # Each gets its own: an exception collects the traces of everybody who raises it.
            return [StoreFailed(str(error)) for _ in additions]
        except Exception:
            log.exception("Entries could not be written.")
            return [StoreFailed("The entry could not be written.") for _ in additions]

    async def _write(self, additions: list[Addition]) -> list[SabikaError | None]:
        if self._held is not None:
            return await self._held.write(additions)
        return await postgresql.write(self._engine, additions)


def _answer(written: asyncio.Future[None], outcome: SabikaError | None) -> None:
    if written.done():
        return  # whoever waited for it was cancelled
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
