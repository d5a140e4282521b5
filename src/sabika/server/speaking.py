"""HTTP and WebSockets as uvicorn speaks them, with a budget for everything that can come over a connection.

Every connection is counted as long as it is open, and the entrance knows how far each request has come. What arrives is
parsed a piece at a time, so that whoever exceeds a budget is noticed before others have waited for it.
"""

import asyncio
import socket
import sys
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from sabika.server import live
from sabika.server.budget import Budget
from sabika.server.entrance import (
    HEAD_TOO_LONG,
    LENGTH_REQUIRED,
    TOO_LARGE,
    TOO_MANY_AT_ONCE,
    UNREADABLE_HEAD,
    Entrance,
    Place,
    Stage,
)
from sabika.server.limits import client_of

if TYPE_CHECKING:
    Speaks = H11Protocol
else:
    Speaks = object

PIECE: Final = 4_096
"""Bytes that are parsed before anybody looks at the budgets again."""
LONGEST_HEAD: Final = 16_384
"""Bytes of a request's first line and headers, or of requests that wait until an earlier one is answered."""
MOST_WAITING: Final = 16
"""So many requests may wait on a connection until an earlier one is answered. Browsers send one at a time."""
UNSENT: Final = 131_072
"""Bytes that the system holds of an answer for a client that takes nothing: it would take megabytes, and the time to
copy them."""
MOST_DISCARDED: Final = 524_288
"""Bytes that a refused client may send until it has read the answer."""
FRAME_PIECE: Final = 1_024
"""Bytes of a live channel that are parsed at once: 170 frames at most."""
FRAMES: Final = (256, 60.0)
"""Frames that may come over a live channel at once, and in a second from then on. A client sends one for each request:
a program that asks without a pause is told so by the limit of requests, and loses nothing."""
BYTES: Final = (131_072, 32_768.0)
"""The same for bytes, as they come and once more as they are when they are inflated."""


class Entered(Speaks):
    """What both ways to speak HTTP have in common."""

    place: Place | None = None
    _head = 0
    """Bytes of a head that is not there as a whole."""
    _refused = False
    _discarded = 0
    """Bytes that came since the client was refused."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # Before anything else is done for it: connections can come by the thousand.
        self.transport = transport
        self.entrance: Entrance = entrance_of(self)
        peer = get_remote_addr(transport)
        self.place = self.entrance.enter(self, peer[0] if peer else "")
        if self.place is not None:
            hold_little(transport)
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.entrance.leave(self.transport)
        self.place = None
        release(self.transport)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._refused:
                self._discarded += len(data) - start
                if self._discarded > MOST_DISCARDED:
                    self.transport.abort()
                return
            # Whoever was not let in is not heard, nor what comes before a live channel is there.
            if self.place is None or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self.parse(piece)
            self._check(len(piece))

    def parse(self, piece: bytes) -> None:
        super().data_received(piece)

    def _check(self, received: int) -> None:
        """Count what came, and end the connection if it was too much."""
        if self.place is None or self.transport.is_closing():
            return
        stage = self.stage()
        self.entrance.came(self.place, stage, received)
        # Empty lines may stand before a request.
        self._head = self._head + received if stage in ("headers", "waiting") else 0
        if self._head > LONGEST_HEAD:
            self._refuse(HEAD_TOO_LONG, "head-too-long")
        elif self.is_ahead():
            self._refuse(TOO_MANY_AT_ONCE, "too-many-at-once")
        elif stage == "body":
            self._check_length()

    def _check_length(self) -> None:
        """A request says in advance how long its body is, and that is not too long. A body in chunks could bring any
        number of them, each with words of its own behind it."""
        for name, value in self.headers:
            if name == b"transfer-encoding":
                return self._refuse(LENGTH_REQUIRED, "length-required")
            if name == b"content-length" and (len(value) > 15 or int(value) > self.entrance.largest):
                return self._refuse(TOO_LARGE, "too-large")
        return None

    def _refuse(self, answer: bytes, reason: str) -> None:
        """End a connection over which more came than may come. Where the client can be told so, the rest of what it
        sends is discarded for a moment: a connection that is closed before could lose the answer."""
        assert self.place is not None
        self.entrance.offended(self._asking(self.place), reason)
        can_be_told = self.can_be_told() and self.transport.can_write_eof()
        self.give_up()
        if not can_be_told:
            self.transport.close()
            return
        self._refused = True
        self.transport.write(answer)
        self.transport.write_eof()
        self.flow.resume_reading()
        self.entrance.lingers(self.place)

    def _asking(self, place: Place) -> str:
        """Which client it is. Behind a proxy only a whole head tells; the proxy itself has not offended."""
        if not self.entrance.behind_proxy:
            return place.client
        return client_of(place.client, self.headers, behind_proxy=True) if self.stage() == "body" else ""

    def give_up(self) -> None:
        """Nothing that was asked is answered any more."""
        end(self.cycle)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.place is not None:
            self.entrance.took(self.place)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.place is not None:
            self.entrance.answered(self.place, self.stage())
            # A part of the next request may have been there already.
            self._check(0)

    def send_400_response(self, msg: str) -> None:
        self.entrance.refused(self.transport, "unreadable")
        can_be_told = self.can_be_told()
        self.give_up()
        if can_be_told:
            super().send_400_response(msg)
        else:
            self.transport.close()
        # The frames in it hold the error in turn, and this connection.
        if (error := sys.exception()) is not None:
            error.__traceback__ = None

    def handle_websocket_upgrade(self, *request: Any) -> None:
        if not self._at_rest():
            # The rest of an earlier answer would get into the live channel, however much it is.
            self._refuse(TOO_MANY_AT_ONCE, "too-many-at-once")
            return
        # Nobody here reads them, and other servers of the same name may have set more than the handshake may be long.
        self.transport.set_write_buffer_limits()
        self.headers[:] = [(name, value) for name, value in self.headers if name != b"cookie"]
        super().handle_websocket_upgrade(*request)
        self.place = None
        self.entrance.hand_over(self.transport)
        self.let_go()

    def let_go(self) -> None:
        """Break the cycles that this object is part of: another one speaks over the connection now."""

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody has to know."""

    def is_kept(self) -> bool:
        """Nothing is read until the server has done its part, or it still answers what was asked before."""
        if self._refused:
            return False
        return self.flow.read_paused or (self.stage() == "headers" and not self._at_rest())

    def can_be_told(self) -> bool:
        return self._at_rest() or (self.stage() == "body" and not self.cycle.response_started)

    def _at_rest(self) -> bool:
        """Whether everything that was asked is answered."""
        return self.cycle is None or self.cycle.response_complete

    def stage(self) -> Stage:
        raise NotImplementedError

    def is_ahead(self) -> bool:
        """Whether more requests wait for the answer to an earlier one than may."""
        raise NotImplementedError


class OverH11(Entered, H11Protocol):
    """In plain Python."""

    def stage(self) -> Stage:
        if str(self.conn.their_state) == "SEND_BODY":
            return "body"
        if str(self.conn.their_state) != "IDLE":
            return "served"
        return "headers" if self.conn.trailing_data[0] else "waiting"

    def can_be_told(self) -> bool:
        is_unreadable = str(self.conn.their_state) == "ERROR"
        return super().can_be_told() or (is_unreadable and not self.cycle.response_started)

    def is_ahead(self) -> bool:
        return self.flow.read_paused and len(self.conn.trailing_data[0]) > LONGEST_HEAD


class OverWebSocket(WebSocketsSansIOProtocol):
    """The live channel. Whoever takes nothing of it is closed by the application; closing must not take for ever."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._frames = Budget(*FRAMES)
        self._bytes = Budget(*BYTES)
        self._asking = ""
        """Which client it is, as far as limits are concerned."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), FRAME_PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + FRAME_PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            elif not self._bytes.takes(len(piece)):
                self._refuse("too-many-bytes")

    def _refuse_handshake(self) -> None:
        """End a connection whose request cannot be read as a handshake: nobody else would."""
        entrance_of(self).refused(self.transport, "unreadable")
        self.handshake_complete = self.close_sent = True
        self.transport.write(UNREADABLE_HEAD)
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        peer = self.client[0] if self.client else ""
        headers = ((name.encode(), value.encode("latin-1", "replace")) for name, value in event.headers.raw_items())
        self._asking = client_of(peer, headers, entrance_of(self).behind_proxy)
        super().handle_connect(event)

    def handle_events(self) -> None:
        events = self.conn.events
        inflated = sum(len(event.data) for event in events if isinstance(event, Frame))
        wrong = "" if self._bytes.takes(inflated) else "too-many-bytes"
        wrong = wrong if self._frames.takes(len(events)) else "too-many-frames"
        super().handle_events()
        if wrong:
            self._refuse(wrong)

    def _refuse(self, reason: str) -> None:
        """End a live channel over which more came than may come."""
        if self.transport.is_closing():
            return
        entrance_of(self).offended(self._asking, reason)
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too-much")
        self.transport.write(b"".join(self.conn.data_to_send()))
        # Nothing else of what has come is read, and nobody waits until the rest is taken.
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """To whoever takes what was sent before this is done at once, and needs no limit."""
        async with nullcontext() if self.writable.is_set() else asyncio.timeout(live.PATIENCE):
            await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        entrance_of(self).leave(self.transport)
        # A generator that holds what holds it, until it has ended.
        self.conn.parser.close()
        release(self.transport)


def hold_little(transport: asyncio.Transport) -> None:
    """A piece of an answer follows when the system has taken the one before, which takes no more than it has to."""
    transport.set_write_buffer_limits(0)
    # Not every system has it.
    with suppress(AttributeError, OSError):
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT)


def end(cycle: Any) -> None:
    """Nobody waits any more for the answer to a request, and nothing of it is sent."""
    if cycle is not None:
        cycle.disconnected = True
        cycle.message_event.set()


def release(transport: asyncio.BaseTransport) -> None:
    """Break the cycle between one of asyncio's own transports, which is closed, and the method it keeps of itself."""
    with suppress(AttributeError):
        del transport._read_ready_cb  # type: ignore[attr-defined]


def entrance_of(speaking: Any) -> Entrance:
    """That of the worker."""
    found: Entrance = speaking.config.loaded_app.state.worker.entrance
    return found


OverHttp: type[asyncio.Protocol]
"""The fastest way there is."""
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
except ImportError:
    OverHttp = OverH11
else:

    class OverHttptools(Entered, HttpToolsProtocol):  # type: ignore[misc]
        """With the parser of Node.js, which comes with the extra `fast`."""

        _stage: Stage = "waiting"
        _answered: Any = None
        """The request that is being answered; `cycle` is the newest that came."""
        _foreign = 0
        """Bytes of a body that the parser does not see."""
        _fed = _left = b""
        """What it was given last, and what it has left of that."""

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self._answered = cycle
            super()._start_asgi_task(cycle, app)

        def parse(self, piece: bytes) -> None:
            while piece:
                body = piece[: self._foreign]
                if body:
                    self._foreign -= len(body)
                    self.on_body(body)
                    if not self._foreign:
                        self.on_message_complete()
                    piece = piece[len(body) :]
                    continue
                self._fed, self._left = piece, b""
                super().parse(piece)
                piece, self._fed, self._left = self._left, b"", b""

        def connection_lost(self, exc: Exception | None) -> None:
            self.give_up()
            self._answered = None
            super().connection_lost(exc)

        def give_up(self) -> None:
            self.pipeline.clear()
            end(self._answered)
            super().give_up()

        def can_be_told(self) -> bool:
            # An earlier request may still be waiting for its answer.
            return super().can_be_told() and (self._at_rest() or self._answered is self.cycle)

        def stage(self) -> Stage:
            return self._stage

        def is_ahead(self) -> bool:
            return len(self.pipeline) > MOST_WAITING

        def let_go(self) -> None:
            self.parser = None  # type: ignore[assignment]

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._stage = "headers"

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._stage = "body"

            if self.parser.should_upgrade() and not self._should_upgrade():
                told = dict(self.headers)
                # Chunks are refused as soon as somebody looks.
                is_chunked = b"transfer-encoding" in told
                self._foreign = self.entrance.largest if is_chunked else int(told.get(b"content-length", 0))

        def _unsupported_upgrade_warning(self) -> None:
            """The parser thinks that the rest is of another protocol, which nobody speaks here: it is the body, as of
            Java's own client, or the next request."""
            error = sys.exception()
            assert error is not None
            self._left = self._fed[error.args[0] :]

        def on_message_complete(self) -> None:
            if self._foreign:
                return
            super().on_message_complete()
            # It may have been answered before all of it had come.
            self._stage = "waiting" if self._at_rest() else "served"

        def on_response_complete(self) -> None:
            if self._stage == "served" and not self.pipeline:
                self._stage = "waiting"
            super().on_response_complete()

    OverHttp = OverHttptools
