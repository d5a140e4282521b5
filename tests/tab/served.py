"""People at the desk of a tab: their requests go to Pyodide under node, as those of a page go to its worker."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from desk.memory import BEARER
from desk.patience import HANG
from desk.people import Seat, Served
from sabika.desk.desk import Desk
from sabika.desk.store import READER, table_from
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.table import Table
from tab.node import Node

ADDRESS = "https://tab.example"
PLAYOUTS = 6
OPEN = """
import msgspec
from sabika.desk.tables.entries import Offer
table = await tab.desk.open_table(msgspec.json.decode(given["offer"], type=Offer), given["rules"])
return msgspec.json.encode([table.name, table.key]).decode()
"""
TABLE = """
import msgspec
async with tab.desk.door.looking(given) as table:
    kept = [table.key, table.offer, table.setup.seed, table.setup.rules, table.opened_at, table.entries]
    return msgspec.json.encode(kept).decode()
"""


class OverTheFence(httpx.AsyncBaseTransport):
    """Takes what a client would send, and brings it to node."""

    def __init__(self, node: Node, desk: int) -> None:
        self._node = node
        self._desk = desk

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        said = request.headers.get("authorization", "")
        path, _, query = request.url.raw_path.decode().partition("?")
        found = await self._node.ask(
            "ask",
            desk=self._desk,
            method=request.method,
            path=path,
            query=query,
            token=said.removeprefix(BEARER) if said.startswith(BEARER) else "",
            body=(await request.aread()).decode("utf-8", "surrogateescape"),
        )
        headers = {"Content-Type": found["media"], **found["headers"]}
        return httpx.Response(found["status"], headers=headers, content=base64.b64decode(found["body"]))


class OnThePage:
    """Somebody who watches in a tab."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def told(self, said: dict[str, Any]) -> None:
        if "text" in said:
            self.messages.put_nowait(json.loads(said["text"]))

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(HANG):
            return await self.messages.get()


class ServedInTab(Served):
    """The bundle's own desk. Nobody can reach into it from here."""

    def __init__(self, node: Node, number: int, client: httpx.AsyncClient) -> None:
        self.client = client
        self.address = ADDRESS
        self.node = node
        self.number = number

    @property
    def desk(self) -> Desk:  # type: ignore[override]
        raise AssertionError("This desk is in another process: add the test to those that are left out of a tab.")

    def another_client(self) -> httpx.AsyncClient:
        return client_of(self.node, self.number)

    @asynccontextmanager
    async def watching(self, table: str, **hello: str | int) -> AsyncIterator[OnThePage]:
        page = OnThePage()
        number = self.node.watch(self.number, table, json.dumps({"type": "hello", **hello}), page.told)
        try:
            yield page
        finally:
            await self.node.unwatch(number)

    async def open_table(self, offer: Offer, rules: int) -> tuple[str, str]:
        given = {"offer": msgspec.json.encode(offer).decode(), "rules": rules}
        name, key = await self.node.run(OPEN, given, self.number)
        return name, key

    async def until(self, seat: Seat, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with self.watching(seat.table, token=seat.token) as viewer:
            while not there(now := await seat.now()):
                await viewer.next()
            return now

    async def table(self, name: str) -> Table:
        key, offer, seed, rules, opened_at, entries = await self.node.run(TABLE, name, self.number)
        happened = [READER.decode(json.dumps(entry)) for entry in entries]
        return await table_from(name, key, msgspec.convert(offer, Offer), seed, rules, opened_at, happened)


def client_of(node: Node, desk: int) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=OverTheFence(node, desk), base_url=ADDRESS)


@asynccontextmanager
async def in_the_tab(node: Node) -> AsyncIterator[ServedInTab]:
    """A fresh desk until the test is over."""
    number = await node.ask("open", playouts=PLAYOUTS)
    async with client_of(node, number) as client:
        yield ServedInTab(node, number, client)
    await node.ask("close", desk=number)
