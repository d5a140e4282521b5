"""Requests over a live connection: whoever watches a table plays there, too, without another way to the desk.

They are those of the game that is on, from the one list of requests, and are answered as over any other way.
"""

from typing import Final, NamedTuple

import msgspec

from sabika.desk.answering import NoSuchPage, answered_by, refused
from sabika.desk.caller import Caller
from sabika.desk.errors import DeskError
from sabika.desk.routes import ROUTES, Route
from sabika.desk.wire.messages import Ask, Reply

LONGEST: Final = 3_000
"""So many letters a message of a client has at most."""
PLACE: Final = "/api/tables/{name}/"
PLAYING: Final[dict[str, Route]] = {
    route.path.removeprefix(PLACE): route
    for route in ROUTES
    if route.tag == "playing" and route.method == "POST" and route.path.startswith(PLACE)
}
"""By the end of their address."""


class TooLong(DeskError):
    """Nobody needs to say that much."""

    status = 413
    kind = "bad-input"
    code = "too-large"


class Unread(NamedTuple):
    """A request that is not looked at any further."""

    why: Exception
    id: int | None = None


def asked(text: str) -> Ask | Unread:
    """What a message asks for."""
    try:
        return ASK.decode(text) if len(text) <= LONGEST else Unread(TooLong())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Unread(error)


async def reply(caller: Caller, table: str, ask: Ask | Unread) -> bytes:
    """The answer to a request about a table."""
    if isinstance(ask, Unread):
        answer = refused(ask.why)
    elif route := PLAYING.get(ask.what):
        answer = await answered_by(route, caller, {"name": table}, {}, bytes(ask.data))
    else:
        answer = refused(NoSuchPage())
    return msgspec.json.encode(Reply(ask.id, answer.status, msgspec.Raw(answer.body)))


ASK: Final = msgspec.json.Decoder(Ask)
