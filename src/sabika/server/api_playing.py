"""Requests: the game that is on. Every decision names the version of the table that the client has seen."""

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from sabika.desk.errors import not_while
from sabika.desk.requests import considering
from sabika.desk.requests.looking import seen_by, table_now
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import At, Coached, Considered, Deciding, Hooking, Now, StandingIn, TableNow, Trying, Why
from sabika.rules.core.game import Game
from sabika.server.asking import (
    LOOKING,
    SEATED,
    WRONG,
    Asked,
    Key,
    OneSeat,
    Since,
    TableName,
    changed,
    coached_by,
    looked,
    office_of,
    token_of,
)
from sabika.server.coaching import asked_now
from sabika.server.webhook import check_url

Tile = Annotated[str, QueryParameter(min_length=1, max_length=60)]
ONESELF: Final = StandingIn()


class Playing(Controller):
    """Look at a table, think, decide."""

    path = "/api/tables"
    tags = ("playing",)

    @get("/{name:str}", security=LOOKING, responses=WRONG)
    async def look(self, request: Asked, name: TableName, key: Key = "", since: Since = 0) -> TableNow:
        """The table as it stands, as the viewer may see it."""
        return await looked(
            request, name, key, lambda table, seat: table_now(table, seat, min(since, table.version)), since
        )

    # Thinking

    @get("/{name:str}/consider", security=LOOKING, responses=WRONG)
    async def consider(
        self, request: Asked, name: TableName, tile: Tile, key: Key = "", seat: OneSeat = None
    ) -> Considered:
        """Where a tile could go in one's own palace, or in that of another seat."""
        return await looked(
            request,
            name,
            key,
            lambda table, viewer: considering.considered(
                table, seen(table, viewer), viewer if seat is None else seat, tile
            ),
        )

    @post("/{name:str}/why", status_code=200, security=SEATED, responses=WRONG)
    async def why(self, request: Asked, name: TableName, data: JSONBody[Trying]) -> Why:
        """Why the rules do not let the seat take an action now."""
        office_of(request).seat_token(name, token_of(request))
        return await looked(
            request, name, "", lambda table, seat: considering.why_not(seen(table, seat), seat, data.action)
        )

    @get("/{name:str}/coach", security=SEATED, responses=WRONG)
    async def coach(self, request: Asked, name: TableName) -> Coached:
        """What the coach would do in one's own place, at a table with hints."""
        office_of(request).seat_token(name, token_of(request))
        return await coached_by(request, name, "", asked_now)

    # Deciding

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


def seen(table: Table, viewer: int) -> Game:
    """The game that the viewer sees."""
    game = seen_by(table, viewer)
    if game is None:
        raise not_while(table.status)
    return game
