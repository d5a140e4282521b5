"""HTTP and WebSockets as uvicorn speaks them, with an entrance in front: every connection is counted as long as it is
open, and the entrance knows how far each request has come."""

import asyncio
import logging
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sabika.server import live
from sabika.server.entrance import Entrance, Place, Stage

if TYPE_CHECKING:
    Speaks = H11Protocol
else:
    Speaks = object

UNREADABLE: Final = "Invalid HTTP request received."


def not_unreadable(record: logging.LogRecord) -> bool:
    """The entrance says that itself, and not for every request."""
    return record.msg != UNREADABLE


logging.getLogger("uvicorn.error").addFilter(not_unreadable)


class Entered(Speaks):
    """What both ways to speak HTTP have in common."""

    place: Place | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.entrance: Entrance = entrance_of(self)
        self.place = self.entrance.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.entrance.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.place is not None:
            self.entrance.came(self.place, self.stage(), len(data))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.place is not None:
            self.entrance.answered(self.place, self.stage())

    def send_400_response(self, msg: str) -> None:
        self.entrance.refused(self.transport, "unreadable")
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        super().handle_websocket_upgrade(*request)
        self.place = None
        self.entrance.hand_over(self.transport)

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody has to know."""

    def is_kept(self) -> bool:
        """Nothing is read until the server has done its part, or it still answers what was asked before."""
        return self.flow.read_paused or (self.stage() == "headers" and not self._at_rest())

    def can_be_told(self) -> bool:
        return self._at_rest() or (self.stage() == "body" and not self.cycle.response_started)

    def _at_rest(self) -> bool:
        """Whether everything that was asked is answered."""
        return self.cycle is None or self.cycle.response_complete

    def stage(self) -> Stage:
        raise NotImplementedError


class OverH11(Entered, H11Protocol):
    """In plain Python."""

    def stage(self) -> Stage:
        if str(self.conn.their_state) == "SEND_BODY":
            return "body"
        if str(self.conn.their_state) != "IDLE":
            return "served"
        return "headers" if self.conn.trailing_data[0] else "waiting"


class OverWebSocket(WebSocketsSansIOProtocol):
    """The live channel. Whoever takes nothing of it is closed by the application; closing must not take for ever."""

    async def send(self, message: Any) -> None:
        """To whoever takes what was sent before this is done at once, and needs no limit."""
        async with nullcontext() if self.writable.is_set() else asyncio.timeout(live.PATIENCE):
            await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        entrance_of(self).leave(self.transport)


def entrance_of(speaking: Any) -> Entrance:
    """That of the worker."""
    found: Entrance = speaking.config.loaded_app.state.worker.entrance
    return found


OverHttp: type[asyncio.Protocol]
"""The fastest way there is."""
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:
    OverHttp = OverH11
else:

    class OverHttptools(Entered, HttpToolsProtocol):  # type: ignore[misc]
        """With the parser of Node.js, which comes with the extra `fast`."""

        _stage: Stage = "waiting"

        def stage(self) -> Stage:
            return self._stage

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._stage = "headers"

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._stage = "body"

        def on_message_complete(self) -> None:
            super().on_message_complete()
            # It may have been answered before all of it had come.
            self._stage = "waiting" if self._at_rest() else "served"

        def on_response_complete(self) -> None:
            if self._stage == "served" and not self.pipeline:
                self._stage = "waiting"
            super().on_response_complete()

    OverHttp = OverHttptools
