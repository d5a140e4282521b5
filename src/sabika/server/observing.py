"""What is seen of every request from outside: who asked for what, how it ended, how long it took. It is counted, and
logged as far as somebody wants that; never what stands in a query, in a header or in a body."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sabika.desk.problems import CLOSED_BY
from sabika.server.limits import client_of
from sabika.server.logs import ACCESS, MORE
from sabika.server.refusals import Refusals

if TYPE_CHECKING:
    from sabika.server.worker import Worker

REFUSALS: Final = frozenset({400, 401, 403, 405, 413, 415, 421, 429})
"""Not what is part of playing: that a table is not there (404), has moved on (409) or was closed (410), that a rule
refuses something (422)."""
CLOSED_FOR: Final = {CLOSED_BY[kind]: kind for kind in ("bad-input", "not-allowed", "too-much")}
LIVE: Final = "LIVE"
NO_ANSWER: Final = 499
"""Whoever asked went away before."""
BROKEN_OFF: Final = 1006
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH", LIVE)
OTHER: Final = "other"
LONGEST_PATH: Final = 300
"""Letters. No address of the server is longer; a request's may be, and would fill the disk."""
REASON: Final = "sabika.reason"

access = logging.getLogger(ACCESS)


class Seen(NamedTuple):
    """A request, when it is over."""

    client: str
    """Empty if nobody is told of it."""
    method: str
    path: str
    route: str
    status: int
    seconds: float
    size: int
    """Bytes that were sent."""
    reason: str
    """Why it was refused; empty if it was not."""
    more: str
    """What that was about."""


def noted(scope: Scope, reason: str, error: Exception) -> None:
    """Why a request is refused."""
    cast(dict[str, Any], scope)[REASON] = reason, "; ".join(getattr(error, "__notes__", ()))


def observed(app: Litestar, serve: ASGIApp) -> ASGIApp:
    """The same application, seen from outside."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        worker: Worker = app.state.worker
        began, size, accepted = perf_counter(), 0, False
        is_live = scope["type"] == ScopeType.WEBSOCKET
        status = BROKEN_OFF if is_live else NO_ANSWER

        async def send_seen(message: Message) -> None:
            nonlocal status, size, accepted
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            elif message["type"] == "websocket.send":
                size += len(message.get("bytes") or message.get("text") or "")
            elif message["type"] == "websocket.accept":
                accepted = True
                worker.metrics.live += 1
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def receive_seen() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message["code"]
            return message

        try:
            await serve(scope, receive_seen if is_live else receive, send_seen)
        finally:
            kept = cast(dict[str, Any], scope)
            worker.metrics.live -= accepted
            reason, more = "", ""
            if status in REFUSALS or status in CLOSED_FOR:
                reason, more = kept.get(REASON, (CLOSED_FOR.get(status, OTHER), ""))
            told = bool(reason) or access.isEnabledFor(logging.INFO)
            request = Seen(
                client=client_of(peer_of(scope), scope["headers"], worker.settings.trusted_proxy) if told else "",
                method=LIVE if is_live else kept["method"],
                path=kept["raw_path"].partition(b"?")[0].decode("latin-1")[:LONGEST_PATH],
                route=kept.get("path_template") or OTHER,
                status=status,
                seconds=perf_counter() - began,
                size=size,
                reason=reason,
                more=more,
            )
            worker.metrics.seen(request)
            if told:
                tell(request, worker.refusals)
            # What the framework has put into it leads back to it. Without this, every connection would be kept until
            # the collector finds it.
            kept.clear()

    return observe


def peer_of(scope: Scope) -> str:
    """The address at the other end."""
    peer = scope.get("client")
    return peer[0] if peer else ""


def tell(request: Seen, refusals: Refusals) -> None:
    """Write it to the log."""
    if access.isEnabledFor(logging.INFO):
        ms = round(request.seconds * 1000, 1)
        access.info(
            "%s %s %d %.1f ms %d bytes %s",
            *(request.method, request.path, request.status, ms, request.size, request.client),
            extra={MORE: said_of(request) | {"client": request.client, "ms": ms, "bytes": request.size}},
        )
    if request.reason:
        what = " ".join(filter(None, (request.more, request.method, request.path, str(request.status))))
        refusals.note(request.client, request.reason, what, **said_of(request))


def said_of(request: Seen) -> dict[str, Any]:
    return {"method": request.method, "path": request.path, "status": request.status}
