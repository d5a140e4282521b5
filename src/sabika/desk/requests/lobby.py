"""Requests: what can be played, and tables before the game begins."""

from contextlib import suppress
from functools import lru_cache
from io import BytesIO

import msgspec

from sabika.bots import bots_for
from sabika.bots.ladder import rung
from sabika.desk.caller import Caller
from sabika.desk.errors import OutOfDate
from sabika.desk.reckoning import Encoded
from sabika.desk.requests.reading import Rulebooks, rulebooks
from sabika.desk.requests.words import Key, Shown
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.names import called
from sabika.desk.tables.table import Table
from sabika.desk.wellbeing import Unwell
from sabika.desk.wire.messages import (
    Appointing,
    Beginning,
    BotOffered,
    GameOffered,
    Healthy,
    Listed,
    Now,
    Opening,
    Seated,
    Sharing,
    Sitting,
)
from sabika.library import GAMES
from sabika.record.record import made_by
from sabika.reference import LANGUAGES
from sabika.rules.core.errors import BadInput


async def games(caller: Caller) -> list[GameOffered]:
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
            unscored=list(kind.unscored),
            bots=[
                BotOffered(name=name, rung=rung(name), level=bot.level, blurb=dict(bot.blurb))
                for name, bot in bots_for(kind.name).items()
            ],
        )
        for kind in GAMES.values()
    ]


async def health(caller: Caller) -> Healthy:
    """Whether the server does its work; 503 names what stands in the way."""
    if troubles := caller.desk.wellbeing.troubles():
        raise Unwell(troubles)
    return Healthy(version=made_by())


async def rules(caller: Caller, language: str) -> Encoded[Rulebooks]:
    """The rulebooks in a language: en, fr, nl or de."""
    if language not in LANGUAGES:
        raise BadInput(f"There are no rules in {language[:20]!r}. The languages are: {', '.join(LANGUAGES)}.")
    return rulebooks(language)


async def listed(caller: Caller) -> list[Listed]:
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
        for found in await caller.desk.store.public(status)
    ]


async def open(caller: Caller, data: Opening) -> Seated:
    """Open a table and sit down at its first seat without a bot."""
    if data.offer.actions:
        raise BadInput("A table goes on from another game by forking it or by uploading its record.")
    player = called(data.name)
    caller.count("table")
    table = await caller.desk.open_table(data.offer)
    return await caller.sit(table.name, player, promise=data.promise)


async def qr(caller: Caller, name: str, key: Key = "", show: Shown = "") -> bytes:
    """The link that lets people in, to be photographed; with `hand`, for a phone beside a shared board."""
    return picture_of(await caller.look(name, key, lambda table, _: caller.link_for_others(table, show)))


@lru_cache(maxsize=256)
def picture_of(link: str) -> bytes:
    """As a QR code."""
    # Here and not above: a tab has no such links, and does without.
    import segno

    picture = BytesIO()
    # To try all masks and take the one that looks best takes longer than everything else together.
    segno.make(link, micro=False, mask=0).save(picture, kind="svg", scale=8, nl=False)
    return picture.getvalue()


async def sit(caller: Caller, name: str, data: Sitting, key: Key = "") -> Seated:
    """Sit down. A private table is open to who has its link. One device may take several seats."""
    async with caller.desk.door.looking(name) as table:
        caller.desk.viewer_of(table, None, key)
    return await caller.sit(name, called(data.name), data.seat, promise=data.promise)


async def stand(caller: Caller, name: str, seat: int) -> Now:
    """Give the seat back before the game begins; as the host, send a person or a bot away. Whoever is away for as long
    as the table chose can be sent away by anybody at it."""
    presence = caller.desk.presence

    def stand(table: Table, at: int, by: int) -> Entry:
        return table.stand(at, by, seat, presence.away_since(table, seat) if 0 <= seat < len(table.chairs) else None)

    return await caller.change(name, stand)


async def appoint(caller: Caller, name: str, seat: int, data: Appointing) -> Now:
    """Let a bot take a free seat before the game begins, as the host."""
    return await caller.change(name, lambda table, at, by: table.appoint(at, by, seat, data.bot))


async def begin(caller: Caller, name: str, data: Beginning) -> Now:
    """Deal. Only the host does, when all seats are taken. What was promised for the deal is waited for, a little."""

    def begin(table: Table, at: int, by: int) -> Entry:
        return table.begin(at, by, data.youngest_first, data.shares)

    return await caller.change(name, begin, data.version)


async def share(caller: Caller, name: str, data: Sharing) -> Now:
    """Give the values that were promised for the deal, now that the game is to begin."""
    while True:
        with suppress(OutOfDate):  # Others give theirs at the same moment: once more.
            return await caller.change(name, lambda table, at, by: table.share(at, by, data.shares))


async def close(caller: Caller, name: str) -> Now:
    """Give the table up before the game begins."""
    return await caller.change(name, lambda table, at, by: table.close(at, by))
