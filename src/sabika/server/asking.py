"""What all requests over HTTP have in common: who asks, for which table, and what can go wrong."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.requests.looking import table_now
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.desk.tokens import new_key
from sabika.desk.wire.messages import Answer, Coached, Now, Seated
from sabika.rules.core.errors import Conflict
from sabika.server.coaching import Asking, coached
from sabika.server.office import Office


class Asked(Request[Any, Any, Any]):
    """A request. Its body is read as what it has to be, to the letter."""

    async def json(self) -> Any:
        kind = self.route_handler.parsed_data_field
        assert kind is not None
        return msgspec.json.decode(await self.body(), type=kind.annotation)


TableName = FromPath[str]
Key = Annotated[str, QueryParameter(max_length=64)]
Since = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
OneSeat = Annotated[int | None, QueryParameter(ge=0, le=5)]
Number = FromPath[int]
T = TypeVar("T")
BEARER: Final = "Bearer "
SEATED: Final = [{"seat": list[str]()}]
"""Only with a seat token."""
LOOKING: Final = [{"seat": list[str]()}, {}]
"""With a seat token, or as a spectator."""


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
    422: _wrong("A rule refuses it."),
    429: _wrong("Too much at once; Retry-After says when to ask again."),
    503: _wrong("The store or the coach cannot be used just now; Retry-After says when to ask again."),
}
"""What every request can be answered with."""


def office_of(request: Asked) -> Office:
    office: Office = request.app.state.office
    return office


def token_of(request: Asked) -> str:
    header = request.headers.get("Authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""


async def on_newest(office: Office, name: str, ask: Callable[[], Awaitable[T]]) -> T:
    """A refusal counts if it still stands with what other workers have written meanwhile."""
    try:
        return await ask()
    except (NotAllowed, Conflict):
        if not await office.door.catch_up(name):
            raise
    return await ask()


async def looked(request: Asked, name: str, key: str, look: Callable[[Table, int], T], since: int = 0) -> T:
    """What somebody may see who has a token or the link, or if the table is public."""
    office, token = office_of(request), token_of(request)
    said = office.seat_token(name, token) if token else None

    async def ask() -> T:
        async with office.door.looking(name) as (table, _):
            seat = office.viewer_of(table, said, key)
            behind = since > table.version
            if not behind:
                return look(table, seat)
        # The client has seen more than this worker has.
        await office.door.catch_up(name)
        async with office.door.looking(name) as (table, _):
            return look(table, office.viewer_of(table, said, key))

    return await on_newest(office, name, ask)


async def coached_by(request: Asked, name: str, key: str, may_ask: Callable[[Table, int], Asking]) -> Coached:
    """What the coach thinks of a decision that the viewer may ask about. The table does not wait for it."""
    office = office_of(request)
    asking = await looked(request, name, key, may_ask)
    opinion = await office.coaching.opinion(office.client_of(request), asking)
    return await looked(request, name, key, lambda table, _: coached(table, asking, opinion))


async def changed(
    request: Asked, name: str, make: Callable[[Table, int, int], Entry], version: int | None = None
) -> Now:
    """Let something happen at a table, by the seat whose token was sent."""
    office = office_of(request)
    said = office.seat_token(name, token_of(request))

    async def ask() -> Now:
        number, _ = await office.door.change(
            name, lambda table, at: make(table, at, office.seat_in(table, said)), version
        )
        return Now(version=number)

    try:
        return await on_newest(office, name, ask)
    except OutOfDate:
        async with office.door.looking(name) as (table, _):
            seen = min(version or 0, table.version)
            newest = table_now(table, office.seat_in(table, said), seen, first=False)
            raise OutOfDate(newest.version, newest) from None


async def seated(request: Asked, name: str, player: str, seat: int | None = None, holder: str | None = None) -> Seated:
    """Sit down on a seat, or on the first free one. A holder who sits there already gets its token again."""
    office, holder = office_of(request), holder or new_key()
    taken = -1

    def sit(table: Table, at: int) -> Entry | None:
        nonlocal taken
        taken = table.seat_of(holder)
        if taken >= 0:
            return None
        free = [number for number, chair in enumerate(table.chairs) if not chair.taken]
        if seat is None and not free and table.status == "open":
            raise Conflict("seats-taken")
        taken = seat if seat is not None else free[0] if free else 0
        return table.sit(at, taken, player, holder)

    async def ask() -> int:
        version, _ = await office.door.change(name, sit)
        return version

    version = await on_newest(office, name, ask)
    async with office.door.looking(name) as (table, _):
        return Seated(
            table=name,
            key=table.key,
            seat=taken,
            token=office.tokens.make(name, taken, holder),
            version=version,
            link=office.link_to(table, request),
        )
