"""The API over HTTP. Every decision names the version of the table that the client has seen."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any, Final, TypeVar

import msgspec
import segno
from litestar import Controller, Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from sabika.bots import bots_for
from sabika.library import GAMES
from sabika.record import Record, verify
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput, Conflict
from sabika.server import forking
from sabika.server.door import OutOfDate
from sabika.server.entries import MOST_PLAYED, Entry
from sabika.server.looking import replayed, statistics, table_now
from sabika.server.messages import (
    Answer,
    At,
    Checked,
    Deciding,
    Forking,
    GameOffered,
    Healthy,
    Hooking,
    Kept,
    Listed,
    Moment,
    Now,
    Opening,
    Seated,
    Sitting,
    StandingIn,
    Statistics,
    TableNow,
)
from sabika.server.office import Office
from sabika.server.table import NotAllowed, Table
from sabika.server.tokens import new_key
from sabika.server.webhook import check_url


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
ONESELF: Final = StandingIn()


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
    503: _wrong("The store cannot be used just now; Retry-After says when to ask again."),
}
"""What every request can be answered with."""


RECORD: Final = ResponseSpec(dict[str, object], description="The record.", generate_examples=False)


class Behind(Conflict):
    """What was asked was meant for another version of the table than the newest, which comes along."""

    def __init__(self, now: TableNow) -> None:
        super().__init__("out-of-date")
        self.now = now


@dataclass
class RecordSent(Operation):
    """The document of a request whose body is a record."""

    def __post_init__(self) -> None:
        content = {"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content=content, required=True)


def office_of(request: Asked) -> Office:
    office: Office = request.app.state.office
    return office


def token_of(request: Asked) -> str:
    header = request.headers.get("Authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""


class Games(Controller):
    """What can be played."""

    path = "/api"
    tags = ("games",)

    @get("/games", responses=WRONG)
    async def games(self) -> list[GameOffered]:
        """Every game with what a table can choose."""
        return [
            GameOffered(
                name=kind.name,
                fewest=kind.players[0],
                most=kind.players[-1],
                editions=[edition for edition in kind.editions if edition],
                modules=list(kind.modules),
                options={name: list(values) for name, values in kind.options.items()},
                bots=list(bots_for(kind.name)),
            )
            for kind in GAMES.values()
        ]

    @get("/health", responses=WRONG)
    async def health(self, request: Asked) -> Healthy:
        """Whether the server and its store run."""
        await office_of(request).store.last_heartbeat()
        return Healthy(version=made_by())


class Tables(Controller):
    """Tables: open, look, sit down, play."""

    path = "/api/tables"
    tags = ("tables",)

    # The lobby

    @get(responses=WRONG)
    async def listed(self, request: Asked) -> list[Listed]:
        """Public tables that wait for players."""
        return [
            Listed(
                table=found.name,
                key=found.key,
                offer=msgspec.structs.replace(found.offer, seed=None, actions=[]),
                opened_at=found.opened_at,
            )
            for found in await office_of(request).store.public_open()
        ]

    @post(responses=WRONG)
    async def open(self, request: Asked, data: JSONBody[Opening]) -> Seated:
        """Open a table and sit down at its first seat without a bot."""
        office = office_of(request)
        if data.offer.actions:
            raise BadInput("A table goes on from another game by forking it or by uploading its record.")
        office.openings.take(office.client_of(request))
        table = await office.open_table(data.offer)
        return await seated(request, table.name, data.name)

    @get("/{name:str}", security=LOOKING, responses=WRONG)
    async def look(self, request: Asked, name: TableName, key: Key = "", since: Since = 0) -> TableNow:
        """The table as it stands, as the viewer may see it."""
        return await looked(
            request, name, key, lambda table, seat: table_now(table, seat, min(since, table.version)), since
        )

    @get("/{name:str}/qr.svg", security=LOOKING, responses=WRONG, media_type="image/svg+xml")
    async def qr(self, request: Asked, name: TableName, key: Key = "") -> Response[bytes]:
        """The link that lets people in, to be photographed."""
        office = office_of(request)
        link = await looked(request, name, key, lambda table, _: office.link_to(table, request))
        if link.startswith("/"):
            raise BadInput("The request does not name the server. Send a Host header.")
        picture = BytesIO()
        segno.make(link, micro=False).save(picture, kind="svg", scale=8, nl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @post("/{name:str}/seats", responses=WRONG)
    async def sit(self, request: Asked, name: TableName, data: JSONBody[Sitting], key: Key = "") -> Seated:
        """Sit down. A private table is open to who has its link. One device may take several seats."""
        office = office_of(request)
        async with office.door.looking(name) as (table, _):
            office.viewer_of(table, "", key)
        return await seated(request, name, data.name, data.seat)

    @delete("/{name:str}/seats/{seat:int}", status_code=200, security=SEATED, responses=WRONG)
    async def stand(self, request: Asked, name: TableName, seat: Number) -> Now:
        """Give the seat back before the game begins, or send somebody away as the host."""
        return await changed(request, name, lambda table, at, by: table.stand(at, by, seat))

    @post("/{name:str}/begin", status_code=200, security=SEATED, responses=WRONG)
    async def begin(self, request: Asked, name: TableName, data: JSONBody[At]) -> Now:
        """Deal. Only the host does, when all seats are taken."""
        return await changed(request, name, lambda table, at, by: table.begin(at, by), data.version)

    @post("/{name:str}/close", status_code=200, security=SEATED, responses=WRONG)
    async def close(self, request: Asked, name: TableName) -> Now:
        """Give the table up before the game begins."""
        return await changed(request, name, lambda table, at, by: table.close(at, by))

    # Playing

    @post("/{name:str}/actions", status_code=200, security=SEATED, responses=WRONG)
    async def act(self, request: Asked, name: TableName, data: JSONBody[Deciding]) -> Now:
        """The one door for decisions."""
        return await changed(request, name, lambda table, at, by: table.act(at, by, data.action), data.version)

    @post("/{name:str}/confirm", status_code=200, security=SEATED, responses=WRONG)
    async def confirm(self, request: Asked, name: TableName, data: JSONBody[At]) -> Now:
        """Carry out the held decision."""
        return await changed(request, name, lambda table, at, by: table.confirm(at, by), data.version)

    @post("/{name:str}/undo", status_code=200, security=SEATED, responses=WRONG)
    async def undo(self, request: Asked, name: TableName, data: JSONBody[At]) -> Now:
        """Take back the held decision, or the last one."""
        return await changed(request, name, lambda table, at, by: table.undo(at, by), data.version)

    @post("/{name:str}/resign", status_code=200, security=SEATED, responses=WRONG)
    async def resign(self, request: Asked, name: TableName) -> Now:
        """Leave the game for good; a bot plays on."""
        return await changed(request, name, lambda table, at, by: table.resign(at, by))

    @post("/{name:str}/away", status_code=200, security=SEATED, responses=WRONG)
    async def away(self, request: Asked, name: TableName, data: JSONBody[StandingIn] = ONESELF) -> Now:
        """Let a bot stand in for oneself, or for somebody who keeps everybody waiting."""
        return await changed(
            request, name, lambda table, at, by: table.away(at, by if data.seat is None else data.seat, by)
        )

    @post("/{name:str}/back", status_code=200, security=SEATED, responses=WRONG)
    async def back(self, request: Asked, name: TableName) -> Now:
        """Take the seat back from the bot that stands in."""
        return await changed(request, name, lambda table, at, by: table.back(at, by))

    @post("/{name:str}/hook", status_code=200, security=SEATED, responses=WRONG)
    async def hook(self, request: Asked, name: TableName, data: JSONBody[Hooking]) -> Now:
        """Where the seat wants its turns announced."""
        check_url(data.url)
        return await changed(request, name, lambda table, at, by: table.announce(at, by, data.url))

    # Afterwards

    @post("/{name:str}/rematch", security=SEATED, responses=WRONG)
    async def rematch(self, request: Asked, name: TableName) -> Seated:
        """Sit down at a table like this one. Who asks first opens it; the others at this one are told of it."""
        office, token = office_of(request), token_of(request)
        office.check_token(name, token)
        async with office.door.looking(name) as (table, _):
            seat = office.seat_in(table, token)
            player, holder, fresh = table.chairs[seat].name, table.chairs[seat].holder, table.rematch
            if table.status != "over":
                raise NotAllowed("not-over")
            offer = msgspec.structs.replace(table.offer, seed=None, actions=[])
        if not fresh:
            office.openings.take(office.client_of(request))
            opened = await office.open_table(offer)
            try:
                await changed(request, name, lambda table, at, by: table.follow_up(at, by, opened.name))
                fresh = opened.name
            except Conflict:  # Somebody else was quicker: nobody needs this one.
                await office.door.change(opened.name, lambda table, at: table.close(at, table.host))
                async with office.door.looking(name) as (table, _):
                    fresh = table.rematch
        return await seated(request, fresh, player, holder=office.tokens.heir(holder, fresh))

    @get("/{name:str}/record", security=LOOKING, responses=WRONG | {200: RECORD})
    async def record(self, request: Asked, name: TableName, key: Key = "") -> Response[bytes]:
        """The record of a finished game, with the seed that was used."""
        text = await looked(request, name, key, lambda table, _: forking.record_of(table).dumps())
        # Only a table that is there has got this far, and those have names of letters and digits.
        headers = {"Content-Disposition": f'attachment; filename="sabika-{name}.json"'}
        return Response(text.encode(), media_type="application/json", headers=headers)

    @get("/{name:str}/replay/{actions:int}", security=LOOKING, responses=WRONG)
    async def replay(
        self, request: Asked, name: TableName, actions: Number, key: Key = "", seat: OneSeat = None
    ) -> Moment:
        """A finished game after so many actions: as a seat saw it, or everything."""
        return await looked(request, name, key, lambda table, _: replayed(table, actions, seat))

    @get("/{name:str}/statistics", security=LOOKING, responses=WRONG)
    async def statistics(self, request: Asked, name: TableName, key: Key = "") -> Statistics:
        """A finished game in figures."""
        return await looked(request, name, key, lambda table, _: statistics(table))

    @post("/{name:str}/fork", security=LOOKING, responses=WRONG)
    async def fork(self, request: Asked, name: TableName, data: JSONBody[Forking], key: Key = "") -> Seated:
        """A new table that goes on from a moment of a finished game."""
        office = office_of(request)
        offer = await looked(request, name, key, lambda table, _: forking.forked(table, data.actions, data.bots))
        office.openings.take(office.client_of(request))
        fresh = await office.open_table(offer)
        return await seated(request, fresh.name, data.name, data.seat)


class Records(Controller):
    """Records of games, wherever they were played."""

    path = "/api/records"
    tags = ("records",)

    @post(responses=WRONG, operation_class=RecordSent)
    async def upload(self, request: Asked) -> Kept:
        """Keep a record as a table of its own: a finished game to be looked at, shared and forked, an unfinished one to
        be played on by who sits down."""
        office = office_of(request)
        record = await record_in(request)
        offer = forking.offer_of_record(record)
        office.openings.take(office.client_of(request))
        table = await office.open_table(offer)
        if record.result is not None:
            for make in forking.entries_of_record(record):
                await office.door.change(table.name, make)
        async with office.door.looking(table.name) as (table, _):
            return Kept(
                table=table.name,
                key=table.key,
                version=table.version,
                status=table.status,  # type: ignore[arg-type]
                link=office.link_to(table, request),
            )

    @post("/verify", status_code=200, responses=WRONG, operation_class=RecordSent)
    async def verify(self, request: Asked) -> Checked:
        """Check a record: its seed, its pieces, every action and the result."""
        found = verify(await record_in(request))
        return Checked(ok=found.ok, problems=[problem.field for problem in found.problems], points=found.points)


async def record_in(request: Asked) -> Record:
    """The record that was sent. Playing it again takes time, so nobody may send too many."""
    office = office_of(request)
    office.records.take(office.client_of(request))
    record = Record.loads(await request.body(), "The record")
    if len(record.actions) > MOST_PLAYED:
        raise BadInput(f"The record is longer than a game can be: it has more than {MOST_PLAYED} actions.")
    return record


# What several requests have in common


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
    if token:
        office.check_token(name, token)

    async def ask() -> T:
        async with office.door.looking(name) as (table, _):
            seat = office.viewer_of(table, token, key)
            behind = since > table.version
            if not behind:
                return look(table, seat)
        # The client has seen more than this worker has.
        await office.door.catch_up(name)
        async with office.door.looking(name) as (table, _):
            return look(table, office.viewer_of(table, token, key))

    return await on_newest(office, name, ask)


async def changed(
    request: Asked, name: str, make: Callable[[Table, int, int], Entry], version: int | None = None
) -> Now:
    """Let something happen at a table, by the seat whose token was sent."""
    office, token = office_of(request), token_of(request)
    office.check_token(name, token)

    async def ask() -> Now:
        number, _ = await office.door.change(
            name, lambda table, at: make(table, at, office.seat_in(table, token)), version
        )
        return Now(version=number)

    try:
        return await on_newest(office, name, ask)
    except OutOfDate:
        async with office.door.looking(name) as (table, _):
            seen = min(version or 0, table.version)
            raise Behind(table_now(table, office.seat_in(table, token), seen, first=False)) from None


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
