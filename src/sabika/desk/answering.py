"""Requests as plain values, answered: for whoever brings them here without a framework of their own."""

import logging
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import msgspec

from sabika.desk.caller import Caller
from sabika.desk.errors import DeskError, Unavailable
from sabika.desk.problems import headers_for, problem_of
from sabika.desk.reckoning import Encoded
from sabika.desk.routes import JSON, REQUIRED, ROUTES, Brought, Route
from sabika.desk.wire.messages import Answer

log = logging.getLogger(__name__)


class NoSuchPage(DeskError):
    """Nothing can be asked there."""

    status = 404
    kind = "bad-input"
    code = "no-such-page"


class NotHere(NoSuchPage):
    """Something can be asked there, but not that."""

    status = 405
    code = "not-here"


class Answered(NamedTuple):
    """What goes back."""

    status: int
    media: str
    headers: dict[str, str]
    body: bytes


async def answered(caller: Caller, method: str, path: str, query: Mapping[str, str], body: bytes) -> Answered:
    """The answer to a request. The path is as it stands in an address, the query is read already."""
    try:
        route, words = route_to(method, path)
    except NoSuchPage as error:
        return refused(error)
    return await answered_by(route, caller, words, query, body)


async def answered_by(
    route: Route, caller: Caller, words: Mapping[str, str], query: Mapping[str, str], body: bytes
) -> Answered:
    """The same where it is known to whom the request leads."""
    try:
        brought = dict(read(route, words, query, body))
        said = await route.answer(caller, **brought)
    except Exception as error:
        return refused(error)
    said = said.body if isinstance(said, Encoded) else said
    content = said if isinstance(said, bytes) else msgspec.json.encode(said)
    return Answered(route.status, route.media, route.headers(**brought), content)


def refused(error: Exception) -> Answered:
    """The answer that tells what went wrong."""
    status, problem = problem_of(error)
    if status >= 500:
        log.log(logging.WARNING if isinstance(error, Unavailable) else logging.ERROR, "%s", error, exc_info=error)
    return Answered(status, JSON, headers_for(error, status), msgspec.json.encode(Answer(error=problem)))


def route_to(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Where a request leads, and the words of its path."""
    somewhere = False
    for route, pattern in PATTERNS:
        if found := pattern.fullmatch(path):
            if route.method == method:
                return route, found.groupdict()
            somewhere = True
    raise NotHere if somewhere else NoSuchPage


def read(route: Route, words: Mapping[str, str], query: Mapping[str, str], body: bytes) -> Iterator[tuple[str, Any]]:
    """All that a request brings, to the letter."""
    for each in route.brings:
        if each.name in words:
            yield each.name, int(words[each.name]) if each.kind is int else unquote(words[each.name])
        elif each.name == "data" and (body or each.default is REQUIRED):
            yield each.name, body if each.kind is bytes else msgspec.json.decode(body, type=each.kind)
        elif each.name in query:
            yield each.name, msgspec.convert(query[each.name], each.kind, strict=False)
        elif each.default is REQUIRED:
            raise msgspec.ValidationError(f"{each.name} is missing")


def _pattern(route: Route) -> re.Pattern[str]:
    def group(word: Brought) -> str:
        return f"(?P<{word.name}>{'-?[0-9]{1,18}' if word.kind is int else '[^/]+'})"

    pattern = re.escape(route.path)
    for word in route.brings:
        pattern = pattern.replace(re.escape(f"{{{word.name}}}"), group(word))
    return re.compile(pattern)


PATTERNS: Final = [(route, _pattern(route)) for route in ROUTES]
