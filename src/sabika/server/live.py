"""The live channel: a table watched over a WebSocket, and played at. Hello first; then every change, and whatever is
asked, until one of both goes away."""

import asyncio
from contextlib import aclosing, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from sabika.desk.asking import LONGEST, Unread, asked, reply
from sabika.desk.errors import DeskError, TooMuch, Unusable
from sabika.desk.problems import CLOSED_BY, problem_of
from sabika.desk.watching import Watching
from sabika.desk.wire.messages import Hello
from sabika.desk.wire.showing import encoded
from sabika.rules.core.errors import SabikaError
from sabika.server.observing import LIVE, noted
from sabika.server.worker import Client, Worker

Socket = WebSocket[Any, Any, Any]

PATIENCE: Final = 10.0
"""Seconds that a client has to say hello, and to take what it is sent."""
GONE: Final = (WebSocketException, OSError, TimeoutError)
"""What is raised once nobody listens any more."""
PAUSE: Final = 1.0
"""For so many seconds nobody listens to who has asked too much."""


@websocket("/api/tables/{name:str}/live")
async def live(socket: Socket, name: FromPath[str]) -> None:
    worker: Worker = socket.app.state.worker
    client = worker.client_of(socket)
    try:
        worker.bans.check(worker.place_of(socket))
        worker.requests.take(client)
        worker.reaching.check(socket.scope)
        worker.connections.enter(client)
    except DeskError as error:
        await _refuse(worker, socket, error)
    else:
        try:
            await socket.accept()
            await _serve(worker, socket, name)
        except GONE:
            pass  # It is gone, or does not take what it is sent.
        finally:
            worker.connections.leave(client)
    finally:
        # They are closures over the socket that holds them, which the collector would have to find.
        socket.receive, socket.send = empty_receive, empty_send


async def _refuse(worker: Worker, socket: Socket, error: DeskError) -> None:
    noted(socket.scope, error.code, error)
    if not isinstance(error, TooMuch):
        await socket.close(CLOSED_BY[error.kind])
        return
    await worker.tarpit.hold(worker.client_of(socket))
    # A browser tells its page nothing of a connection that did not come about.
    with suppress(*GONE):
        await socket.accept()
        await _close(socket, error)


async def _serve(worker: Worker, socket: Socket, name: str) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            hello = await _hello(socket)
        await Line(worker, socket, name, hello).serve()
        worker.bans.check(worker.place_of(socket))
    except (msgspec.MsgspecError, UnicodeError):
        await _close(socket, Unusable("no-hello"))
    except SabikaError as error:
        noted(socket.scope, problem_of(error)[1].code, error)
        await _close(socket, error)


async def _hello(socket: Socket) -> Hello:
    text = await socket.receive_text()
    if len(text) > LONGEST:
        raise msgspec.ValidationError("too long")
    return msgspec.json.decode(text, type=Hello)


class Line:
    """A connection after its hello: what is told over it, and what is asked."""

    def __init__(self, worker: Worker, socket: Socket, name: str, hello: Hello) -> None:
        self._worker: Final = worker
        self._socket: Final = socket
        self._name: Final = name
        self._caller: Final = Client(worker, socket, hello.token)
        self._watching: Final = Watching(worker.desk, name, hello)
        self._answering: Final = asyncio.Lock()

    async def serve(self) -> None:
        listening = asyncio.create_task(self._listen())
        listening.add_done_callback(lambda _: self._watching.end())
        self._worker.watching[self._watching] = self._worker.place_of(self._socket)
        try:
            async with aclosing(self._watching.told()) as told:
                async for message in told:
                    await self._socket.send_text(message)
        finally:
            del self._worker.watching[self._watching]
            # What is under way is carried out and kept, whether or not somebody hears the answer.
            async with self._answering:
                listening.cancel()
            try:
                with suppress(asyncio.CancelledError, *GONE):
                    await listening
            finally:
                # An error in it would hold this frame, which holds it.
                del listening

    async def _listen(self) -> None:
        """One request after the other, until the connection ends."""
        while True:
            text = await self._socket.receive_text()
            async with self._answering:
                refused = not await self._answer(text)
            if refused:
                await asyncio.sleep(PAUSE)

    async def _answer(self, text: str) -> bool:
        """Whether there is more to be asked just now, or it was too much."""
        ask = asked(text)
        try:
            self._worker.requests.take(self._caller.client())
        except TooMuch as error:
            self._worker.refusals.note(self._caller.client(), error.code, LIVE)
            ask = Unread(error, ask.id)
        await self._socket.send_text((await reply(self._caller, self._name, ask)).decode())
        return not (isinstance(ask, Unread) and isinstance(ask.why, TooMuch))


async def _close(socket: Socket, error: SabikaError) -> None:
    _, problem = problem_of(error)
    await socket.send_text(encoded(problem).decode())
    await socket.close(CLOSED_BY[problem.kind])
