"""Turn notices: a small message to the address that a seat has given. Nobody waits for it and nothing depends on it."""

import asyncio
from typing import Final

import msgspec

from sabika.desk.errors import Unusable
from sabika.desk.tables.table import Table
from sabika.server.outside import Outside, check_url, is_inner

MOST_WAITING: Final = 1_000
"""More notices than that are not kept waiting: nobody would want them so late."""
JSON: Final = {"Content-Type": "application/json"}


class Webhooks:
    """Sends notices."""

    def __init__(self, private: bool = False) -> None:
        self._private: Final = private
        self._outside: Final = Outside(private)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def check(self, url: str) -> None:
        """Refuse what is no address of the web, or one of the own network where these are not allowed."""
        check_url(url)
        if url and not self._private and is_inner(url):
            raise Unusable("inner-address")

    def announce(self, table: Table) -> None:
        """Tell the seat that is asked now, if it was another one before and a person decides for it."""
        seat = table.decider()
        if seat < 0 or not table.chairs[seat].hook or not table.newly_asked:
            return
        if len(self._tasks) >= MOST_WAITING:
            return
        notice: dict[str, object] = {"table": table.name, "seat": seat, "version": table.version}
        task = asyncio.ensure_future(self._send(table.chairs[seat].hook, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outside.close()

    async def _send(self, url: str, notice: dict[str, object]) -> None:
        await self._outside.post(url, msgspec.json.encode(notice), JSON)
