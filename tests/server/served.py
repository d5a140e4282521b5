"""People who play at a real server over HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from desk.patience import HANG
from desk.people import Served
from sabika.server.settings import Settings
from sabika.server.worker import Worker
from server import here
from server.real_server import PATIENT

OFTEN = 1_000_000


def settings_in(folder: Path, **chosen: Any) -> Settings:
    """A server that lets a test ask as often as it likes."""
    usual: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'sabika.db'}",
        "bot_processes": 1,
        "bot_seconds": HANG,
        "requests_a_minute": OFTEN,
        "tables_an_hour": OFTEN,
        "records_an_hour": OFTEN,
        "coach_questions_a_minute": OFTEN,
        "reckoned_a_minute": OFTEN,
        "reckoning_seconds": HANG,
        "coach_budget": "6",
    }
    return Settings(**{**usual, **chosen})


class OnTheLine:
    """Somebody who watches over a WebSocket."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection

    async def next(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(await self._connection.recv())
        return found


class ServedOverHttp(Served):
    """A running server."""

    def __init__(self, worker: Worker, client: httpx.AsyncClient, host: str) -> None:
        super().__init__(worker.desk, client, f"http://{host}")
        self.worker = worker
        self._host = host

    def another_client(self) -> httpx.AsyncClient:
        return client_at(self._host)

    @asynccontextmanager
    async def watching(self, table: str, **hello: str | int) -> AsyncIterator[OnTheLine]:
        async with websockets.connect(f"ws://{self._host}/api/tables/{table}/live", **PATIENT) as connection:
            await connection.send(msgspec.json.encode({"type": "hello", **hello}).decode())
            yield OnTheLine(connection)


def client_at(host: str) -> httpx.AsyncClient:
    # Nothing here is encrypted, and to read certificates takes longer than most of what a test asks.
    return httpx.AsyncClient(base_url=f"http://{host}", timeout=HANG, verify=False)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[ServedOverHttp]:
    """Started, and stopped again when the test is over."""
    async with here.serving(settings) as (host, worker), client_at(host) as client:
        yield ServedOverHttp(worker, client, host)
