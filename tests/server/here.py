"""A server in the test's own process, at a free port."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from unittest.mock import patch

import uvicorn

from sabika.cli.serve import bound, config
from sabika.server import pages
from sabika.server.app import create_app
from sabika.server.settings import Settings
from sabika.server.worker import Worker

KEPT_PAGES = cache(pages.pages_in)
"""Many megabytes, which every server would read and hash anew."""


class Server(uvicorn.Server):
    """Ends as the usual one does, but at once: that one looks every tenth of a second whether it should, and waits for
    another before it looks whether everybody has gone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    def end(self) -> None:
        self.should_exit = True
        self._told.set()

    async def main_loop(self) -> None:
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            try:
                await asyncio.wait_for(self._told.wait(), 0.1)
            except TimeoutError:
                continue

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for door in sockets or []:
            door.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(0.005)
                for server in self.servers:
                    await server.wait_closed()
        except TimeoutError:
            for task in self.server_state.tasks:
                task.cancel()
        await self.lifespan.shutdown()


@asynccontextmanager
async def serving(
    settings: Settings, buffer: int = 0, http: type[asyncio.Protocol] | None = None
) -> AsyncIterator[tuple[str, Worker]]:
    """Its address, and what it has at hand. So many bytes may be under way to a client that does not read. HTTP is
    spoken in the usual way, or in another one."""
    with patch.object(pages, "pages_in", KEPT_PAGES):
        app = create_app(settings)
    with bound("127.0.0.1", 0) as door:
        if buffer:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        chosen = config(lambda: app)
        # A client that a test keeps from reading has not gone away, however long that takes.
        chosen.ws_ping_interval = None
        chosen.http = http or chosen.http
        server = Server(chosen)
        task = asyncio.create_task(server._serve([door]))  # `serve` would catch the signals of the tests.
        while not server.started:
            assert not task.done(), "The server did not start."
            await asyncio.sleep(0.01)
        try:
            yield f"127.0.0.1:{door.getsockname()[1]}", app.state.worker
        finally:
            server.end()
            await task
