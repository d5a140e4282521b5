"""The desk without a server: requests go straight to the list of routes, and tables are kept in memory."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any
from urllib.parse import parse_qsl

import httpx
import msgspec

from desk.people import Served
from sabika.bots.planner.budget import Budget
from sabika.desk.answering import answered
from sabika.desk.caller import Caller
from sabika.desk.desk import Desk
from sabika.desk.memory import MemoryStore, ThinkingHere
from sabika.desk.news import LocalNews
from sabika.desk.problems import problem_of
from sabika.desk.tables.table import Table
from sabika.desk.watching import Watching
from sabika.desk.wire.messages import Hello, Subscribing
from sabika.desk.wire.showing import encoded
from sabika.rules.core.errors import SabikaError

ADDRESS = "https://desk.example"
BEARER = "Bearer "


class Somebody(Caller):
    """Whoever asks in the tests."""

    def address(self) -> str:
        return ADDRESS


class Noticeboard:
    """Notices are noted, and go nowhere."""

    def __init__(self) -> None:
        self.noted: list[tuple[str, int]] = []
        """The address of whose turn it is, and the version of the table."""

    push_key = "a key"

    def check_push(self, wanted: Subscribing) -> None:
        pass

    def check(self, url: str) -> None:
        pass

    def announce(self, table: Table) -> None:
        if table.newly_asked and table.decider() >= 0 and (hook := table.chairs[table.decider()].hook):
            self.noted.append((hook, table.version))


class Straight(httpx.AsyncBaseTransport):
    """Takes what a client would send, and lets the desk answer it in the same process: nothing is sent."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        said = request.headers.get("authorization", "")
        caller = Somebody(self._desk, said.removeprefix(BEARER) if said.startswith(BEARER) else "")
        path, _, query = request.url.raw_path.decode().partition("?")
        words = dict(parse_qsl(query, keep_blank_values=True))
        found = await answered(caller, request.method, path, words, await request.aread())
        headers = {"Content-Type": found.media, **found.headers}
        return httpx.Response(found.status, headers=headers, content=found.body)


class InTheRoom:
    """Somebody who watches without a wire."""

    def __init__(self, told: AsyncGenerator[str, None]) -> None:
        self._told = told

    async def next(self) -> dict[str, Any]:
        try:
            message: str | bytes = await anext(self._told)
        except SabikaError as error:
            message = encoded(problem_of(error)[1])
        found: dict[str, Any] = msgspec.json.decode(message)
        return found


class ServedInMemory(Served):
    """A desk in the test's own process."""

    def another_client(self) -> httpx.AsyncClient:
        return client_of(self.desk)

    @asynccontextmanager
    async def watching(self, table: str, **hello: str | int) -> AsyncIterator[InTheRoom]:
        async with aclosing(Watching(self.desk, table, msgspec.convert(hello, Hello)).told()) as told:
            yield InTheRoom(told)


def client_of(desk: Desk) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=Straight(desk), base_url=ADDRESS)


@asynccontextmanager
async def at_the_desk(store: MemoryStore | None = None) -> AsyncIterator[ServedInMemory]:
    """Until the test is over."""
    store = store or MemoryStore()
    desk = Desk(store, LocalNews(), ThinkingHere(), await store.secret(), Budget(playouts=6), Noticeboard())
    await desk.open()
    try:
        async with client_of(desk) as client:
            yield ServedInMemory(desk, client, ADDRESS)
    finally:
        await desk.close()
