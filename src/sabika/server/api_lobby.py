"""Requests: what can be played, and tables before the game begins."""

from io import BytesIO
from typing import Annotated, Final, Literal

import msgspec
import segno
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, JSONBody, QueryParameter

from sabika.bots import bots_for
from sabika.desk.requests.reading import Rulebooks, rulebooks
from sabika.desk.wire.messages import At, BotOffered, GameOffered, Healthy, Listed, Now, Opening, Seated, Sitting
from sabika.library import GAMES
from sabika.record.record import made_by
from sabika.reference import LANGUAGES
from sabika.rules.core.errors import BadInput
from sabika.server.asking import (
    LOOKING,
    SEATED,
    WRONG,
    Asked,
    Key,
    Number,
    TableName,
    changed,
    looked,
    office_of,
    seated,
)

Shown = Annotated[Literal["", "hand"], QueryParameter()]
HOUR: Final = 3600
"""In seconds: the rules change with the program only."""


class Games(Controller):
    """What can be played, and by which rules."""

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
                options_alone=kind.alone,
                bots=[
                    BotOffered(name=name, level=bot.level, blurb=dict(bot.blurb))
                    for name, bot in bots_for(kind.name).items()
                ],
            )
            for kind in GAMES.values()
        ]

    @get("/health", responses=WRONG)
    async def health(self, request: Asked) -> Healthy:
        """Whether the server and its store run."""
        await office_of(request).store.last_heartbeat()
        return Healthy(version=made_by())

    @get("/rules/{language:str}", responses=WRONG, cache_control=CacheControlHeader(max_age=HOUR))
    async def rules(self, language: FromPath[str]) -> Rulebooks:
        """The rulebooks in a language: en, fr, nl or de."""
        if language not in LANGUAGES:
            raise BadInput(f"There are no rules in {language[:20]!r}. The languages are: {', '.join(LANGUAGES)}.")
        return rulebooks(language)


class Lobby(Controller):
    """Tables: open one, sit down, begin."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=WRONG)
    async def listed(self, request: Asked) -> list[Listed]:
        """Public tables: those that wait for players, then those where one can look on, the newest first."""
        return [
            Listed(
                table=found.name,
                key=found.key,
                status=found.status,  # type: ignore[arg-type]
                offer=msgspec.structs.replace(found.offer, seed=None, actions=[]),
                opened_at=found.opened_at,
                sitters=found.sitters,
            )
            for status in ("open", "playing")
            for found in await office_of(request).store.public(status)
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

    @get("/{name:str}/qr.svg", security=LOOKING, responses=WRONG, media_type="image/svg+xml")
    async def qr(self, request: Asked, name: TableName, key: Key = "", show: Shown = "") -> Response[bytes]:
        """The link that lets people in, to be photographed; with `hand`, for a phone beside a shared board."""
        office = office_of(request)
        link = await looked(request, name, key, lambda table, _: office.link_to(table, request, show))
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
            office.viewer_of(table, None, key)
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
