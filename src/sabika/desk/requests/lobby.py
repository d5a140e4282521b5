"""Requests: what can be played, and tables before the game begins."""

from io import BytesIO

import msgspec
import segno

from sabika.bots import bots_for
from sabika.desk.caller import Caller
from sabika.desk.requests.reading import Rulebooks, rulebooks
from sabika.desk.requests.words import Key, Shown
from sabika.desk.wire.messages import Beginning, BotOffered, GameOffered, Healthy, Listed, Now, Opening, Seated, Sitting
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
                BotOffered(name=name, level=bot.level, blurb=dict(bot.blurb))
                for name, bot in bots_for(kind.name).items()
            ],
        )
        for kind in GAMES.values()
    ]


async def health(caller: Caller) -> Healthy:
    """Whether the server and its store run."""
    await caller.desk.store.last_heartbeat()
    return Healthy(version=made_by())


async def rules(caller: Caller, language: str) -> Rulebooks:
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
    caller.count("table")
    table = await caller.desk.open_table(data.offer)
    return await caller.sit(table.name, data.name)


async def qr(caller: Caller, name: str, key: Key = "", show: Shown = "") -> bytes:
    """The link that lets people in, to be photographed; with `hand`, for a phone beside a shared board."""
    link = await caller.look(name, key, lambda table, _: caller.link_to(table, show))
    if link.startswith("/"):
        raise BadInput("The request does not name the server. Send a Host header.")
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, nl=False)
    return picture.getvalue()


async def sit(caller: Caller, name: str, data: Sitting, key: Key = "") -> Seated:
    """Sit down. A private table is open to who has its link. One device may take several seats."""
    async with caller.desk.door.looking(name) as table:
        caller.desk.viewer_of(table, None, key)
    return await caller.sit(name, data.name, data.seat)


async def stand(caller: Caller, name: str, seat: int) -> Now:
    """Give the seat back before the game begins, or send somebody away as the host."""
    return await caller.change(name, lambda table, at, by: table.stand(at, by, seat))


async def begin(caller: Caller, name: str, data: Beginning) -> Now:
    """Deal. Only the host does, when all seats are taken."""
    return await caller.change(name, lambda table, at, by: table.begin(at, by, data.youngest_first), data.version)


async def close(caller: Caller, name: str) -> Now:
    """Give the table up before the game begins."""
    return await caller.change(name, lambda table, at, by: table.close(at, by))
