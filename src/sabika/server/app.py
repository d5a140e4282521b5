"""The application: API, live channel, the client in the browser, and how errors are told."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sabika.desk.errors import DeskError, TooMuch, Unavailable
from sabika.desk.problems import headers_for, problem_of
from sabika.desk.wire.messages import Answer, Problem
from sabika.record.record import made_by
from sabika.server.api import Asked, requests
from sabika.server.document import Document
from sabika.server.ledger import opened
from sabika.server.live import live
from sabika.server.metrics import METRICS, measured, metrics_page
from sabika.server.observing import noted, observed
from sabika.server.pages import Pages
from sabika.server.pieces import in_pieces
from sabika.server.policy import HEADERS
from sabika.server.settings import Settings
from sabika.server.worker import Worker

SENT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What an answer says that does not say how long it holds."""
ENCRYPTED: Final = (b"strict-transport-security", b"max-age=31536000")
"""What an answer says that goes by https: for a year, ask no other way."""
CODES: Final = {
    400: "unreadable",
    404: "no-such-page",
    405: "not-here",
    413: "too-large",
    415: "wrong-type",
}
"""What is wrong with requests that do not get as far as a table."""

GONE: Final = "client disconnected prematurely"
"""What the framework says where nobody waits for an answer any more: no failure of the server."""

MOST_HEADERS: Final = 100

log = logging.getLogger(__name__)


class NoLength(DeskError):
    """A body comes in chunks. Mostly the connection has ended by then; all of it came with the head."""

    status = 411
    kind = "bad-input"
    code = "length-required"


class TooManyHeaders(DeskError):
    """A request has more headers than any browser or proxy sends."""

    status = 431
    kind = "bad-input"
    code = "too-large"


def create_app(settings: Settings, folder: Path | None = None, ledger: str = "") -> Litestar:
    """The server, not started yet. Several workers tell each other what they counted in a folder, and share a ledger
    that has a name."""

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        with opened(ledger) as used:
            worker = await Worker.open(settings, used)
            app.state.worker = worker
            try:
                if not settings.metrics:
                    yield
                    return
                async with measured(worker, folder) as app.state.telling:
                    yield
            finally:
                await worker.close()

    app = Litestar(
        [*requests(), live, *([metrics_page(settings.metrics_for)] if settings.metrics else [])],
        lifespan=[serving],
        request_class=Asked,
        exception_handlers={Exception: told},
        # Whoever starts the server decides what is logged and where.
        logging_config=None,
        request_max_body_size=settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Sabika",
            version=made_by().removeprefix("sabika "),
            path="/api/schema",
            render_plugins=[Document()],
            components=Components(
                security_schemes={
                    "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
                }
            ),
        ),
    )
    # Around everything, so that it also holds where no page is found.
    pages = Pages(not_here=[METRICS] if settings.metrics else [])
    app.asgi_handler = observed(app, guarded(app, pages, app.asgi_handler))
    return app


def guarded(app: Litestar, pages: Pages, serve: ASGIApp) -> ASGIApp:
    """Counts requests by client before anything else is done for them, but for those of the client's own files, refuses
    those that came by a wrong name or from a page of others, and sets the headers of every answer."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await serve(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}
                headers = [*message["headers"], *((name, value) for name, value in SENT if name not in said)]
                if NOT_KEPT[0] not in said:
                    headers.append(NOT_KEPT)
                if worker.scheme(request) == "https":
                    headers.append(ENCRYPTED)
                message = {**message, "headers": headers}
            await send_on(message)

        send_on = in_pieces(send)
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        worker: Worker = app.state.worker
        page = pages.asked_for(scope)
        client = worker.client_of(request)
        try:
            if len(list(scope["headers"])) > MOST_HEADERS:
                raise TooManyHeaders
            if any(name == b"transfer-encoding" for name, _ in scope["headers"]):
                raise NoLength
            worker.bans.check(worker.place_of(request))
            if page is None:
                worker.requests.take(client)
            worker.reaching.check(scope)
            worker.entrance.begin(client)
        except DeskError as error:
            if isinstance(error, TooMuch):
                await worker.tarpit.hold(client)
            answer = told(request, error).to_asgi_response(app=None, request=request)
            return await answer(scope, receive, send_with_headers)
        try:
            if page is not None:
                return await pages.answer(page, scope, send_with_headers)
            return await serve(scope, receive, send_with_headers)
        finally:
            worker.entrance.finish(client)

    return guard


def told(request: "Request[Any, Any, Any]", error: Exception) -> Response[bytes]:
    """Every error as a code; what nobody thought of is written to the log and tells nothing."""
    status, problem = unread(error) if isinstance(error, HTTPException) else problem_of(error)
    noted(request.scope, problem.code, error)
    if isinstance(error, Unavailable):
        log.warning("%s", error)
    elif status >= 500 and GONE not in str(error):
        log.error("%s %r failed", request.method, request.url.path, exc_info=error)
    body = msgspec.json.encode(Answer(error=problem))
    return Response(body, status_code=status, media_type="application/json", headers=headers_for(error, status))


def unread(error: HTTPException) -> tuple[int, Problem]:
    """What is wrong with a request that does not get as far as a table."""
    if error.status_code >= 500:
        return problem_of(error)
    code = CODES.get(error.status_code, f"http-{error.status_code}")
    return error.status_code, Problem(kind="bad-input", code=code, details=places_in(error))


def places_in(error: HTTPException) -> dict[str, str | int]:
    """Which part of a request could not be read, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [(str(each.get("key") or "body"), str(each.get("message", ""))) for each in extra if isinstance(each, dict)]
    return {place[:60]: message[:200] for place, message in told[:5]}
