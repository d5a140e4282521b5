"""Requests: games that are over, to be looked at again, gone on with, or played once more."""

from typing import Final

import msgspec

from sabika.desk.caller import Caller
from sabika.desk.errors import NotAllowed
from sabika.desk.reckoning import Encoded
from sabika.desk.requests import replaying
from sabika.desk.requests.words import Key, OneSeat
from sabika.desk.tables import forking
from sabika.desk.tables.names import called
from sabika.desk.telling import deal_now
from sabika.desk.wire.messages import Again, DealNow, Forking, Moment, Move, Seated, Statistics, Whereabouts
from sabika.rules.core.errors import Conflict, Gone

ANEW: Final = Again()


async def rematch(caller: Caller, name: str, data: Again = ANEW) -> Seated:
    """Sit down at a table like this one, on the same seat if that is free, as the order of ages goes by seats. Who asks
    first opens it; the others at this one are told of it."""
    said = caller.seat_token(name)
    async with caller.desk.door.looking(name) as table:
        seat = caller.desk.seat_in(table, said)
        player, holder, fresh = table.chairs[seat].name, table.chairs[seat].holder, table.rematch
        if table.status != "over":
            raise NotAllowed("not-over")
        offer = msgspec.structs.replace(table.offer, seed=None, actions=[])
    if not fresh:
        caller.count("table")
        opened = await caller.desk.open_table(offer)
        try:
            await caller.change(name, lambda table, at, by: table.follow_up(at, by, opened.name))
            fresh = opened.name
        except Conflict:  # Somebody else was quicker: nobody needs this one.
            await caller.desk.door.change(opened.name, lambda table, at: table.close(at, table.host))
            async with caller.desk.door.looking(name) as table:
                fresh = table.rematch
    return await caller.sit(
        fresh, player, holder=caller.desk.tokens.heir(holder, fresh), rather=seat, promise=data.promise
    )


async def where_rematch(caller: Caller, name: str, key: Key = "") -> Whereabouts:
    """Where the rematch is played: who has the link of this table gets that one's, also without a seat."""
    fresh = await caller.look(name, key, lambda table, _: table.rematch)
    if not fresh:
        raise Gone(f"There is no rematch of {name!r} yet.")
    async with caller.desk.door.looking(fresh) as table:
        return Whereabouts(table=table.name, key=table.key, link=caller.link_to(table))


async def deal(caller: Caller, name: str, key: Key = "") -> DealNow:
    """What the deal was made of: before the game the hashes, after it everything."""
    return await caller.look(name, key, lambda table, _: deal_now(table))


async def record(caller: Caller, name: str, key: Key = "") -> bytes:
    """The record of a finished game, with the seed that was used."""
    question, over = await caller.look(
        name, key, lambda table, _: (replaying.asked_record(table, caller.has_it_all()), table.status == "over")
    )
    return await caller.desk.inquiries.answer(caller, question, ("record", name) if over else None)


async def replay(caller: Caller, name: str, actions: int, key: Key = "", seat: OneSeat = None) -> Encoded[Moment]:
    """A game after so many actions, as the viewer saw it; when it is over, as a seat did, or everything."""
    question = await caller.look(name, key, lambda table, viewer: replaying.asked_moment(table, actions, viewer, seat))
    about = ("moment", name, actions, seat) if question.viewer is None else None
    return Encoded(await caller.desk.inquiries.answer(caller, question, about))


async def story(caller: Caller, name: str, key: Key = "") -> Encoded[list[Move]]:
    """A finished game, action by action."""
    question = await caller.look(name, key, lambda table, _: replaying.asked_story(table))
    return Encoded(await caller.desk.inquiries.answer(caller, question, ("story", name)))


async def statistics(caller: Caller, name: str, key: Key = "") -> Encoded[Statistics]:
    """A finished game in figures."""
    question = await caller.look(name, key, lambda table, _: replaying.asked_statistics(table))
    return Encoded(await caller.desk.inquiries.answer(caller, question, ("statistics", name)))


async def fork(caller: Caller, name: str, data: Forking, key: Key = "") -> Seated:
    """A new table that goes on from a moment of a finished game."""
    offer, rules = await caller.look(
        name, key, lambda table, _: (forking.forked(table, data.actions, data.bots), table.setup.rules)
    )
    player = called(data.name)
    caller.count("table")
    fresh = await caller.desk.open_table(offer, rules)
    return await caller.sit(fresh.name, player, data.seat)
