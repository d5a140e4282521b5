"""A server in the test's own process, at a free port."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from sabika.cli.serve import bound, config
from sabika.server.app import create_app
from sabika.server.settings import Settings
from sabika.server.worker import Worker


@asynccontextmanager
async def serving(
    settings: Settings, buffer: int = 0, http: type[asyncio.Protocol] | None = None
) -> AsyncIterator[tuple[str, Worker]]:
    """Its address, and what it has at hand. So many bytes may be under way to a client that does not read. HTTP is
    spoken in the usual way, or in another one."""
    app = create_app(settings)
    with bound("127.0.0.1", 0) as door:
        if buffer:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        chosen = config(lambda: app)
        # A client that a test keeps from reading has not gone away, however long that takes.
        chosen.ws_ping_interval = None
        chosen.http = http or chosen.http
        server = uvicorn.Server(chosen)
        task = asyncio.create_task(server._serve([door]))  # `serve` would catch the signals of the tests.
        while not server.started:
            assert not task.done(), "The server did not start."
            await asyncio.sleep(0.01)
        try:
            yield f"127.0.0.1:{door.getsockname()[1]}", app.state.worker
        finally:
            server.should_exit = True
            await task
