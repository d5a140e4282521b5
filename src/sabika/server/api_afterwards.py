"""Requests: games that are over, and records of games."""

from dataclasses import dataclass
from typing import Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody

from sabika.desk.errors import NotAllowed
from sabika.desk.requests.replaying import replayed, statistics, story
from sabika.desk.tables import forking
from sabika.desk.tables.entries import MOST_PLAYED
from sabika.desk.wire.messages import (
    Chances,
    Checked,
    Coached,
    Forking,
    Kept,
    Moment,
    Move,
    Seated,
    Statistics,
    Whereabouts,
)
from sabika.record import Record, verify
from sabika.rules.core.errors import BadInput, Conflict, Gone
from sabika.server.asking import (
    LOOKING,
    SEATED,
    WRONG,
    Asked,
    Key,
    Number,
    OneSeat,
    TableName,
    changed,
    coached_by,
    looked,
    office_of,
    seated,
    token_of,
)
from sabika.server.coaching import asked_afterwards, asked_of_all

RECORD: Final = ResponseSpec(dict[str, object], description="The record.", generate_examples=False)


@dataclass
class RecordSent(Operation):
    """The document of a request whose body is a record."""

    def __post_init__(self) -> None:
        content = {"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content=content, required=True)


class Afterwards(Controller):
    """Games played before: look back, check, go on, play again."""

    path = "/api/tables"
    tags = ("afterwards",)

    @post("/{name:str}/rematch", security=SEATED, responses=WRONG)
    async def rematch(self, request: Asked, name: TableName) -> Seated:
        """Sit down at a table like this one. Who asks first opens it; the others at this one are told of it."""
        office = office_of(request)
        said = office.seat_token(name, token_of(request))
        async with office.door.looking(name) as (table, _):
            seat = office.seat_in(table, said)
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

    @get("/{name:str}/rematch", security=LOOKING, responses=WRONG)
    async def where_rematch(self, request: Asked, name: TableName, key: Key = "") -> Whereabouts:
        """Where the rematch is played: who has the link of this table gets that one's, also without a seat."""
        office = office_of(request)
        fresh = await looked(request, name, key, lambda table, _: table.rematch)
        if not fresh:
            raise Gone(f"There is no rematch of {name!r} yet.")
        async with office.door.looking(fresh) as (table, _):
            return Whereabouts(table=table.name, key=table.key, link=office.link_to(table, request))

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
        """A game after so many actions, as the viewer saw it; when it is over, as a seat did, or everything."""
        return await looked(request, name, key, lambda table, viewer: replayed(table, actions, viewer, seat))

    @get("/{name:str}/replay/{actions:int}/coach", security=LOOKING, responses=WRONG)
    async def coach(self, request: Asked, name: TableName, actions: Number, key: Key = "") -> Coached:
        """What the coach would have done after so many actions of a finished game, and what it thinks of what was."""
        return await coached_by(request, name, key, lambda table, _: asked_afterwards(table, actions))

    @get("/{name:str}/chances", security=LOOKING, responses=WRONG)
    async def chances(self, request: Asked, name: TableName, key: Key = "") -> list[Chances]:
        """The chances to win over a finished game, turn by turn, as the coach judges them."""
        office = office_of(request)
        setup, played = await looked(request, name, key, lambda table, _: asked_of_all(table))
        course = await office.coaching.course(office.client_of(request), setup, played)
        return [Chances(actions=at, chances=[round(chance, 3) for chance in chances]) for at, chances in course]

    @get("/{name:str}/story", security=LOOKING, responses=WRONG)
    async def story(self, request: Asked, name: TableName, key: Key = "") -> list[Move]:
        """A finished game, action by action."""
        return await looked(request, name, key, lambda table, _: story(table))

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
