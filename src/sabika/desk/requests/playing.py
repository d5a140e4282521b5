"""Requests: the game that is on. Every decision names the version of the table that the client has seen."""

from typing import Final

from sabika.desk import door
from sabika.desk.caller import Caller
from sabika.desk.door import until
from sabika.desk.errors import not_while
from sabika.desk.intents import Intent
from sabika.desk.requests import considering
from sabika.desk.requests.words import Key, OneSeat, Since, Tile
from sabika.desk.tables.entries import Act, Confirm, Entry, Hold, Undo
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all_in_pieces, seen_by, table_now
from sabika.desk.wire.messages import (
    At,
    Considered,
    Deciding,
    Hooking,
    Intending,
    Now,
    StandingIn,
    TableNow,
    Trying,
    Why,
)
from sabika.rules.core.declining import Decline
from sabika.rules.core.game import Game

ONESELF: Final = StandingIn()


async def look(caller: Caller, name: str, key: Key = "", since: Since = 0) -> TableNow:
    """The table as it stands, as the viewer may see it."""

    async def look(table: Table, seat: int) -> TableNow:
        everybody = await for_all_in_pieces(table, caller.desk.presence, min(since, table.version))
        return table_now(table, seat, everybody)

    found = await caller.look_in_pieces(name, key, look, since)
    # Only this is a sign of life. A decision is none: it would tell that there was something to decide.
    if caller.token:
        caller.desk.presence.seen(name, caller.seat_token(name).holder)
    return found


async def consider(caller: Caller, name: str, tile: Tile, key: Key = "", seat: OneSeat = None) -> Considered:
    """Where a tile could go in one's own palace, or in that of another seat."""
    return await caller.look(
        name,
        key,
        lambda table, viewer: considering.considered(
            table, seen(table, viewer), viewer if seat is None else seat, tile
        ),
    )


async def why(caller: Caller, name: str, data: Trying) -> Why:
    """Why the rules do not let the seat take an action now."""
    caller.seat_token(name)
    return await caller.look(name, "", lambda table, seat: considering.why_not(seen(table, seat), seat, data.action))


async def act(caller: Caller, name: str, data: Deciding) -> Now:
    """The one door for decisions. A no that could tell something waits as long as those that the desk gives."""
    caller.seat_token(name)
    waits, wants = await caller.look(name, "", lambda table, seat: no_before(table, seat, data))
    if wants:
        await intend(caller, name, Intending(says="act"))
    await until(waits)

    def is_made(entry: Entry) -> bool:
        return isinstance(entry, Act | Hold) and entry.action == data.action

    return await caller.change(name, lambda table, at, by: table.act(at, by, data.action), data.version, is_made)


async def intend(caller: Caller, name: str, data: Intending) -> Now:
    """What the player means to do out of turn. Nobody else is told, now or later."""
    said = caller.seat_token(name)

    def intended(table: Table) -> tuple[int, Intent | None]:
        seat = caller.desk.seat_in(table, said)
        return seat, table.intend(door.now(), seat, data.says)

    return Now(version=await caller.desk.door.intend(name, intended))


async def confirm(caller: Caller, name: str, data: At) -> Now:
    """Carry out the held decision."""

    def is_made(entry: Entry) -> bool:
        return isinstance(entry, Confirm)

    return await caller.change(name, lambda table, at, by: table.confirm(at, by), data.version, is_made)


async def undo(caller: Caller, name: str, data: At) -> Now:
    """Take back the held decision, or the last one."""

    def is_made(entry: Entry) -> bool:
        return isinstance(entry, Undo)

    return await caller.change(name, lambda table, at, by: table.undo(at, by), data.version, is_made)


async def resign(caller: Caller, name: str) -> Now:
    """Leave the game for good; a bot plays on."""
    return await caller.change(name, lambda table, at, by: table.resign(at, by))


async def away(caller: Caller, name: str, data: StandingIn = ONESELF) -> Now:
    """Let a bot stand in for oneself, or for somebody who is away as long as the table chose: the host does so alone,
    or all who are there together, each of whom asks for it."""
    presence = caller.desk.presence

    def let_in(table: Table, at: int, by: int) -> Entry:
        seat = by if data.seat is None else data.seat
        since = presence.away_since(table, seat) if seat < len(table.chairs) else None
        return table.away(at, seat, by, since, presence.people_at(table))

    return await caller.change(name, let_in)


async def back(caller: Caller, name: str) -> Now:
    """Take the seat back from the bot that stands in."""
    return await caller.change(name, lambda table, at, by: table.back(at, by))


async def hook(caller: Caller, name: str, data: Hooking) -> Now:
    """Where the seat wants its turns announced."""
    caller.desk.notices.check(data.url)
    return await caller.change(name, lambda table, at, by: table.announce(at, by, data.url))


def no_before(table: Table, seat: int, data: Deciding) -> tuple[int, bool]:
    """The moment before which a decision does not take effect, and whether the seat's intent to act has to be kept
    until then, because it acts in a round that is still open. What is refused anyway need not wait; where seats are
    asked one after the other, only a no has to."""
    at_once = bool(table.asked_now())
    if (table.asked(), table.version) != (seat, data.version) or not (at_once or data.action == Decline.verb):
        return 0, False
    return table.no_before(), at_once and data.action != Decline.verb and door.now() < table.no_before()


def seen(table: Table, viewer: int) -> Game:
    """The game that the viewer sees."""
    game = seen_by(table, viewer)
    if game is None:
        raise not_while(table.status)
    return game
