"""The desk of a tab: requests come from the page, and whoever watches a table is told there."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from typing import Final
from urllib.parse import parse_qsl

import msgspec

from sabika.bots.planner.budget import Budget
from sabika.desk.answering import Answered, answered
from sabika.desk.asking import LONGEST
from sabika.desk.caller import Caller
from sabika.desk.desk import Desk
from sabika.desk.errors import Unusable
from sabika.desk.news import LocalNews
from sabika.desk.problems import CLOSED_BY, problem_of
from sabika.desk.tables.table import Table
from sabika.desk.thinking import Thinking
from sabika.desk.tokens import new_name
from sabika.desk.watching import Watching
from sabika.desk.wire.messages import Hello
from sabika.desk.wire.showing import encoded
from sabika.rules.core.errors import BadInput
from sabika.tab.shelf import Shelf
from sabika.tab.store import TabStore

PREFIX: Final = "tab-"
"""Names of tables begin so: a page that a server hands out knows by it where a table is kept."""
THINKS: Final = Budget(seconds=1.0)
"""How long the coach does, as at a server."""

log = logging.getLogger(__name__)


class Visitor(Caller):
    """Whoever sits before this browser."""

    def __init__(self, desk: Desk, token: str, address: str) -> None:
        super().__init__(desk, token)
        self._address: Final = address

    def address(self) -> str:
        return self._address

    def has_it_all(self) -> bool:
        """A game that the browser will not keep is written down as it stands."""
        return True

    def link_for_others(self, table: Table, show: str = "") -> str:
        raise BadInput("This table is kept in this browser, so no link leads others to it. Use: sabika serve")


class Listener:
    """A page that watches a table."""

    def __init__(self, desk: Desk, table: str, told: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._desk: Final = desk
        self._table: Final = table
        self._told: Final = told
        self._closed: Final = closed
        self._watching: Watching | None = None
        self._left = False

    def leave(self) -> None:
        self._left = True
        if self._watching:
            self._watching.end()

    async def listen(self, hello: str) -> None:
        try:
            self._watching = Watching(self._desk, self._table, _hello(hello))
            async with aclosing(self._watching.told()) as messages:
                async for message in messages:
                    if self._left:
                        return
                    self._told(message)
        except Exception as error:
            status, problem = problem_of(error)
            if status >= 500:
                log.error("Watching %s failed", self._table, exc_info=error)
            if not self._left:
                self._told(encoded(problem).decode())
                self._closed(CLOSED_BY[problem.kind])


class Tab:
    """All that a page can ask of the desk."""

    def __init__(self, desk: Desk, address: str) -> None:
        self.desk: Final = desk
        self._address: Final = address
        self._listening: Final[set[asyncio.Task[None]]] = set()

    async def ask(self, method: str, path: str, query: str, token: str, body: bytes) -> Answered:
        """The answer to a request, as a server would give it. Path and query are as they stand in an address."""
        visitor = Visitor(self.desk, token, self._address)
        return await answered(visitor, method, path, dict(parse_qsl(query, keep_blank_values=True)), body)

    def watch(
        self, table: str, hello: str, told: Callable[[str], None], closed: Callable[[int], None]
    ) -> Callable[[], None]:
        """Have every message about a table told, as over a live connection; call what is returned to hear no more. If
        there is a problem it is told last, and with which code a connection would be closed."""
        listener = Listener(self.desk, table, told, closed)
        task = asyncio.create_task(listener.listen(hello))
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)
        return listener.leave

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await self.desk.close()
        await self.desk.store.close()


async def opened(shelf: Shelf, thinking: Thinking, address: str = "", budget: Budget = THINKS) -> Tab:
    """The desk over a shelf. Links to its tables begin with the address."""
    store = TabStore(shelf)
    desk = Desk(store, LocalNews(), thinking, await store.secret(), budget, naming=name_here)
    await desk.open()
    return Tab(desk, address.rstrip("/"))


def name_here() -> str:
    return PREFIX + new_name()


def _hello(text: str) -> Hello:
    try:
        if len(text) <= LONGEST:
            return msgspec.json.decode(text, type=Hello)
    except (msgspec.MsgspecError, UnicodeError):
        pass
    raise Unusable("no-hello")
