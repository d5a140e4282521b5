"""The desk's requests over HTTP, made from the one list of them."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from litestar import Request, Response
from litestar.datastructures import CacheControlHeader
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from litestar.types import Empty

from sabika.desk.errors import DeskError
from sabika.desk.reckoning import Encoded
from sabika.desk.routes import JSON, ROUTES, Brought, Route, Who
from sabika.desk.wire.messages import Answer
from sabika.server.worker import Client


class WrongType(DeskError):
    """What was sent is not said to be JSON. Pages of other sites can send anything else without asking first."""

    status = 415
    kind = "bad-input"
    code = "wrong-type"


class Asked(Request[Any, Any, Any]):
    """A request. Its body is read as what it has to be, to the letter."""

    async def json(self) -> Any:
        kind = self.route_handler.parsed_data_field
        assert kind is not None
        return msgspec.json.decode(await self.sent(), type=kind.annotation)

    async def sent(self) -> bytes:
        """The body, if it is one of JSON; none is as good."""
        body = await self.body()
        if body and not IN_JSON.fullmatch(self.headers.get("content-type", "")):
            raise WrongType
        return body


@dataclass
class BytesSent(Operation):
    """The document of a request whose body is read later: a record."""

    def __post_init__(self) -> None:
        content = {JSON: OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content=content, required=True)


def _wrong(description: str) -> ResponseSpec:
    return ResponseSpec(Answer, description=description, generate_examples=False)


WRONG: Final = {
    400: _wrong("What was sent cannot be read."),
    401: _wrong("No token, or none that opens a seat at this table."),
    403: _wrong("Not for whoever asked it, or not now."),
    404: _wrong("No such table, seat or moment, as far as whoever asked may know."),
    405: _wrong("That cannot be done here."),
    409: _wrong("Meant for another version of the table; the newest one comes along."),
    410: _wrong("The table was closed."),
    413: _wrong("More than anybody needs to send."),
    415: _wrong("What is sent has to be application/json."),
    421: _wrong("The server does not go by the name that was asked for."),
    422: _wrong("A rule refuses it."),
    429: _wrong("Too much at once; Retry-After says when to ask again."),
    503: _wrong("The store or the coach cannot be used just now; Retry-After says when to ask again."),
}
"""What every request can be answered with."""
SECURITY: Final[dict[Who, list[dict[str, list[str]]] | None]] = {
    "anybody": None,
    "viewer": [{"seat": []}, {}],
    "seat": [{"seat": []}],
}

IN_JSON: Final = re.compile(r'\s*application/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?;?\s*', re.IGNORECASE)
LIMITS: Final = ("ge", "le", "min_length", "max_length")
MARKED: Final[Any] = Annotated
IN_BODY: Final = BodyKwarg(media_type=RequestEncodingType.JSON)


def requests() -> list[HTTPRouteHandler]:
    return [handler_of(route) for route in ROUTES]


def handler_of(route: Route) -> HTTPRouteHandler:
    """What the framework needs to know of a request."""
    sends_bytes = any(each.kind is bytes for each in route.brings)
    path = route.path
    for word in filter(route.in_path, route.brings):
        path = path.replace(f"{{{word.name}}}", f"{{{word.name}:{word.kind.__name__}}}")
    return HTTPRouteHandler(
        path,
        http_method=route.method,
        status_code=route.status,
        media_type=route.media,
        tags=[route.tag],
        security=SECURITY[route.who],
        responses=WRONG | ({route.status: described(route)} if route.described else {}),
        cache_control=CacheControlHeader(max_age=route.holds) if route.holds else None,
        request_max_body_size=route.largest or Empty,
        operation_class=BytesSent if sends_bytes else Operation,
    )(function_of(route, sends_bytes))


def described(route: Route) -> ResponseSpec:
    kind = dict[str, object] if route.media == JSON else bytes
    return ResponseSpec(kind, media_type=route.media, description=route.described, generate_examples=False)


def function_of(route: Route, sends_bytes: bool) -> Callable[..., Awaitable[Any]]:
    """The request as the framework wants it: it reads from the signature what there is to bring."""

    async def ask(request: Asked, **brought: Any) -> Any:
        caller = Client(request.app.state.worker, request)
        if sends_bytes:
            brought["data"] = await request.sent()
        said = await route.answer(caller, **brought)
        if isinstance(said, Encoded):
            return Response(said.body, media_type=JSON)
        if route.returns is not bytes:
            return said
        return Response(said, media_type=route.media, headers=route.headers(**brought))

    taken = [Parameter("request", Parameter.KEYWORD_ONLY, annotation=Asked)] + [
        Parameter(each.name, Parameter.KEYWORD_ONLY, default=each.default, annotation=kind_of(route, each))
        for each in route.brings
        if each.kind is not bytes
    ]
    returned = Response[bytes] if route.returns is bytes else route.returns
    ask.__name__ = ask.__qualname__ = route.name
    ask.__doc__ = route.answer.__doc__
    ask.__signature__ = Signature(taken, return_annotation=returned)  # type: ignore[attr-defined]
    ask.__annotations__ = {each.name: each.annotation for each in taken} | {"return": returned}
    return ask


def kind_of(route: Route, each: Brought) -> Any:
    """Where it stands in the request, and within which limits."""
    if route.in_path(each) or each.name == "data":
        return MARKED[each.kind, PathParameter() if route.in_path(each) else IN_BODY]
    kind, limits = without_limits(each.kind)
    return MARKED[kind, QueryParameter(**limits)]


def without_limits(kind: Any) -> tuple[Any, dict[str, Any]]:
    """The limits of a word in the framework's own words."""
    if get_origin(kind) is Annotated:
        bare, *said = get_args(kind)
        return bare, {name: getattr(meta, name) for meta in said for name in LIMITS}
    if type(None) in get_args(kind):
        bare, limits = without_limits(get_args(kind)[0])
        return bare | None, limits
    return kind, {}
