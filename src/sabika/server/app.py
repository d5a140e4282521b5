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

from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput, Conflict, Gone, Refused
from sabika.server import showing
from sabika.server.api_afterwards import Afterwards, Records
from sabika.server.api_lobby import Games, Lobby
from sabika.server.api_playing import Playing
from sabika.server.api_scorepad import Scorepad
from sabika.server.asking import Asked, Behind
from sabika.server.coaching import CoachFailed
from sabika.server.database import StoreFailed
from sabika.server.document import Document
from sabika.server.door import OutOfDate
from sabika.server.forking import BadRecord
from sabika.server.limits import TooMuch
from sabika.server.live import live
from sabika.server.messages import Answer, Problem
from sabika.server.office import Office
from sabika.server.pages import client
from sabika.server.settings import Settings
from sabika.server.table import NotAllowed

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
AGAIN: Final = 5
"""So many seconds after which it is worth asking again, where the store or the coach could not be used."""
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
        office = await Office.open(settings)
        app.state.office = office
        try:
            yield
        finally:
            await office.close()

    app = Litestar(
        [Games, Lobby, Playing, Afterwards, Records, Scorepad, live, client()],
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
        office: Office = app.state.office
        try:
            office.requests.take(office.client_of(request))
        except TooMuch as error:
            answer = told(request, error).to_asgi_response(app=None, request=request)
            return await answer(scope, receive, send_with_headers)
        return await serve(scope, receive, send_with_headers)

    return guard


def told(request: "Request[Any, Any, Any]", error: Exception) -> Response[bytes]:
    """Every error as a code; what nobody thought of is written to the log and tells nothing."""
    status, problem = problem_of(error)
    headers = {}
    if isinstance(error, TooMuch):
        headers["Retry-After"] = str(error.seconds)
    elif isinstance(error, StoreFailed | CoachFailed):
        headers["Retry-After"] = str(AGAIN)
        log.warning("%s", error)
    elif status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    elif status >= 500:
        log.error("%s %r failed", request.method, request.url.path, exc_info=error)
    body = msgspec.json.encode(Answer(error=problem))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The four things that can be wrong with what was asked, and those that are wrong with who asked or when."""
    match error:
        case Refused():
            shown = showing.refusal(error.refusal)
            return 422, Problem(kind="refused", code=shown.reason, rule=shown.rule, details=shown.details)
        case Behind():
            return 409, Problem(kind="conflict", code="out-of-date", version=error.now.version, now=error.now)
        case OutOfDate():
            return 409, Problem(kind="conflict", code="out-of-date", version=error.version)
        case Conflict():
            return 409, Problem(kind="conflict", code=str(error))
        case Gone():
            return 404, Problem(kind="unknown", code="no-such-table")
        case NotAllowed():
            return not_allowed(error.code)
        case TooMuch():
            return 429, Problem(kind="too-much", code=error.code, details={"seconds": error.seconds})
        case StoreFailed():
            return 503, Problem(kind="failed", code="store")
        case CoachFailed():
            return 503, Problem(kind="failed", code="coach")
        case BadRecord():
            return 400, Problem(kind="bad-input", code="bad-record", details={"field": error.field})
        case BadInput():
            return 400, Problem(kind="bad-input", code="bad-input", details={"sentence": str(error)[:300]})
        case HTTPException() if error.status_code < 500:
            code = CODES.get(error.status_code, f"http-{error.status_code}")
            return error.status_code, Problem(kind="bad-input", code=code, details=places_in(error))
        case msgspec.MsgspecError() | UnicodeError() | RecursionError():
            return 400, Problem(kind="bad-input", code="unreadable", details={"body": str(error)[:200]})
        case _:
            return 500, Problem(kind="failed", code="unexpected")


def not_allowed(code: str) -> tuple[int, Problem]:
    """What is not for whoever asked, or not now; some of it because there is no such thing."""
    match code:
        case "no-valid-token":
            return 401, Problem(kind="not-allowed", code=code)
        case "no-such-seat" | "no-such-moment":
            return 404, Problem(kind="unknown", code=code)
        case "no-such-address" | "no-seat-left":
            return 400, Problem(kind="bad-input", code=code)
        case "table-closed":
            return 410, Problem(kind="gone", code=code)
        case _:
            return 403, Problem(kind="not-allowed", code=code)


def places_in(error: HTTPException) -> dict[str, str | int]:
    """Which part of a request could not be read, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [(str(each.get("key") or "body"), str(each.get("message", ""))) for each in extra if isinstance(each, dict)]
    return {place[:60]: message[:200] for place, message in told[:5]}
