"""The live channel: each viewer gets what is new to it, as soon as it is kept. Who was away gets what it missed.

A viewer that is slower than the game gets the newest state and everything that happened since its last one, together.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from sabika.desk.errors import NoToken, Unusable
from sabika.desk.problems import problem_of
from sabika.desk.requests.looking import for_all, table_now
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Hello, Kind
from sabika.desk.wire.showing import encoded
from sabika.rules.core.errors import SabikaError
from sabika.server.door import Kept
from sabika.server.limits import TooMuch
from sabika.server.office import Office

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
    """Hello first; then every change of the table until one of both goes away."""
    office: Office = socket.app.state.office
    client = office.client_of(socket)
    try:
        office.requests.take(client)
        office.connections.enter(client)
    except TooMuch as error:
        await socket.close(CLOSED_BY[error.kind])
        return
    try:
        await socket.accept()
        await _serve(office, socket, name)
    except (WebSocketException, OSError, TimeoutError):
        pass  # It is gone, or does not take what it is sent.
    finally:
        office.connections.leave(client)


async def _serve(office: Office, socket: Socket, name: str) -> None:
    try:
        hello = await asyncio.wait_for(_hello(socket), PATIENCE)
        await _tell(office, socket, name, hello)
    except (msgspec.MsgspecError, UnicodeError):
        await _close(socket, Unusable("no-hello"))
    except SabikaError as error:
        await _close(socket, error)


async def _hello(socket: Socket) -> Hello:
    text = await socket.receive_text()
    if len(text) > LONGEST_HELLO:
        raise msgspec.ValidationError("too long")
    return msgspec.json.decode(text, type=Hello)


async def _tell(office: Office, socket: Socket, name: str, hello: Hello) -> None:
    said = office.seat_token(name, hello.token) if hello.token else None
    async with office.door.looking(name) as (table, _):
        seat = office.viewer_of(table, said, hello.key)
        holder = table.chairs[seat].holder if seat >= 0 else ""
    kept, changed = office.door.watch(name)
    listening = asyncio.create_task(socket.receive_text())
    listening.add_done_callback(lambda _: changed.set())
    seen, greeted, printed = hello.since, False, False
    try:
        while not listening.done():
            changed.clear()
            table = office.door.at_rest(kept) or await office.door.current(name)
            if seat >= 0 and table.chairs[seat].holder != holder:
                raise NoToken("no-valid-token")
            if not greeted or table.version > seen:
                message = shown(table, kept, seat, min(seen, table.version), not printed)
                # The pieces come with the first message of the game, which may begin while somebody waits.
                seen, greeted, printed = table.version, True, table.begun
                async with asyncio.timeout(PATIENCE):
                    await socket.send_text(message)
            await changed.wait()
    finally:
        kept.watchers.discard(changed)
        listening.cancel()
        with suppress(asyncio.CancelledError, WebSocketException):
            await listening
    # Decisions come in by the door; whoever says more than hello is mistaken.
    await _close(socket, Unusable("only-hello"))


def shown(table: Table, kept: Kept, seat: int, since: int, first: bool) -> str:
    """The message for a viewer; what several get is made once."""
    wanted = (seat, since, first)
    if wanted not in kept.shown:
        if since not in kept.shown:
            kept.shown[since] = for_all(table, since)
        kept.shown[wanted] = encoded(table_now(table, seat, since, first, kept.shown[since])).decode()
    message: str = kept.shown[wanted]
    return message


async def _close(socket: Socket, error: SabikaError) -> None:
    _, problem = problem_of(error)
    await socket.send_text(encoded(problem).decode())
    await socket.close(CLOSED_BY[problem.kind])
