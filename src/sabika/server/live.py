"""The live channel: a table watched over a WebSocket. Hello first; then every change until one of both goes away."""

import asyncio
from contextlib import aclosing, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from sabika.desk.errors import TooMuch, Unusable
from sabika.desk.problems import problem_of
from sabika.desk.watching import Watching
from sabika.desk.wire.messages import Hello, Kind
from sabika.desk.wire.showing import encoded
from sabika.rules.core.errors import SabikaError
from sabika.server.worker import Worker

Socket = WebSocket[Any, Any, Any]

PATIENCE: Final = 10.0
"""Seconds that a client has to say hello, and that a message may take."""
LONGEST_HELLO: Final = 2_000

# Codes that close a connection; those from 4000 on are ours.
CLOSED_BY: Final[dict[Kind, int]] = {
    "bad-input": 4400,
    "not-allowed": 4403,
    "unknown": 4404,
    "conflict": 4409,
    "gone": 4410,
    "refused": 4422,
    "too-much": 4429,
    "failed": 4500,
}


@websocket("/api/tables/{name:str}/live")
async def live(socket: Socket, name: FromPath[str]) -> None:
    worker: Worker = socket.app.state.worker
    client = worker.client_of(socket)
    try:
        worker.requests.take(client)
        worker.connections.enter(client)
    except TooMuch as error:
        await socket.close(CLOSED_BY[error.kind])
        return
    try:
        await socket.accept()
        await _serve(worker, socket, name)
    except (WebSocketException, OSError, TimeoutError):
        pass  # It is gone, or does not take what it is sent.
    finally:
        worker.connections.leave(client)


async def _serve(worker: Worker, socket: Socket, name: str) -> None:
    try:
        hello = await asyncio.wait_for(_hello(socket), PATIENCE)
        await _tell(socket, Watching(worker.desk, name, hello))
    except (msgspec.MsgspecError, UnicodeError):
        await _close(socket, Unusable("no-hello"))
    except SabikaError as error:
        await _close(socket, error)


async def _hello(socket: Socket) -> Hello:
    text = await socket.receive_text()
    if len(text) > LONGEST_HELLO:
        raise msgspec.ValidationError("too long")
    return msgspec.json.decode(text, type=Hello)


async def _tell(socket: Socket, watching: Watching) -> None:
    listening = asyncio.create_task(socket.receive_text())
    listening.add_done_callback(lambda _: watching.end())
    try:
        async with aclosing(watching.told()) as told:
            async for message in told:
                async with asyncio.timeout(PATIENCE):
                    await socket.send_text(message)
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError, WebSocketException):
            await listening
    # Decisions come in by the door; whoever says more than hello is mistaken.
    await _close(socket, Unusable("only-hello"))


async def _close(socket: Socket, error: SabikaError) -> None:
    _, problem = problem_of(error)
    await socket.send_text(encoded(problem).decode())
    await socket.close(CLOSED_BY[problem.kind])
