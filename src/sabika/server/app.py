"""The application: API, live channel, the client in the browser, and how errors are told."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sabika.desk.errors import TooMuch, Unavailable
from sabika.desk.problems import headers_for, problem_of
from sabika.desk.wire.messages import Answer, Problem
from sabika.record.record import made_by
from sabika.server.api import Asked, requests
from sabika.server.document import Document
from sabika.server.live import live
from sabika.server.pages import client
from sabika.server.settings import Settings
from sabika.server.worker import Worker

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page may load, and from where: everything from here, and nothing that stands in the page itself."""
HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SENT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What an answer says that does not say how long it holds."""
CODES: Final = {
    400: "unreadable",
    404: "no-such-page",
    405: "not-here",
    413: "too-large",
    415: "wrong-type",
}
"""What is wrong with requests that do not get as far as a table."""

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Litestar:
    """The server, not started yet."""

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        worker = await Worker.open(settings)
        app.state.worker = worker
        try:
            yield
        finally:
            await worker.close()

    app = Litestar(
        [*requests(), live, client()],
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
    app.asgi_handler = guarded(app, app.asgi_handler)
    return app


def guarded(app: Litestar, serve: ASGIApp) -> ASGIApp:
    """Counts requests by client before anything else is done for them, and sets the headers of every answer."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await serve(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *SENT]
                if not any(name.lower() == NOT_KEPT[0] for name, _ in headers):
                    headers.append(NOT_KEPT)
                message = {**message, "headers": headers}
            await send(message)

        request: Request[Any, Any, Any] = Request(scope, receive, send)
        worker: Worker = app.state.worker
        try:
            worker.requests.take(worker.client_of(request))
        except TooMuch as error:
            answer = told(request, error).to_asgi_response(app=None, request=request)
            return await answer(scope, receive, send_with_headers)
        return await serve(scope, receive, send_with_headers)

    return guard


def told(request: "Request[Any, Any, Any]", error: Exception) -> Response[bytes]:
    """Every error as a code; what nobody thought of is written to the log and tells nothing."""
    status, problem = unread(error) if isinstance(error, HTTPException) else problem_of(error)
    if isinstance(error, Unavailable):
        log.warning("%s", error)
    elif status >= 500:
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
