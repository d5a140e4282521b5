"""Requests: records of games, wherever they were played."""

from typing import NamedTuple

import msgspec

from sabika.desk.caller import Caller
from sabika.desk.reckoning import Encoded
from sabika.desk.tables import forking
from sabika.desk.tables.entries import MOST_PLAYED, Offer
from sabika.desk.wire.messages import Checked, Kept, WrongInRecord
from sabika.i18n.sentence import sentence
from sabika.record import Record
from sabika.record import verify as verified
from sabika.record.errors import BadRecord
from sabika.record.record import Player


async def upload(caller: Caller, data: bytes) -> Kept:
    """Keep a record as a table of its own: a finished game to be looked at, shared and forked, an unfinished one to
    be played on by who sits down."""
    # Playing it again takes time, so nobody may send too many.
    caller.count("record")
    found = await caller.desk.inquiries.answer(caller, RecordToKeep(data))
    record = msgspec.json.decode(found, type=ToKeep)
    caller.count("table")
    desk = caller.desk
    table = await desk.open_table(record.offer, record.version)
    if record.over:
        for make in forking.entries_of_record(record.players):
            await desk.door.change(table.name, make)
    async with desk.door.looking(table.name) as table:
        return Kept(
            table=table.name,
            key=table.key,
            version=table.version,
            status=table.status,  # type: ignore[arg-type]
            link=caller.link_to(table),
        )


async def verify(caller: Caller, data: bytes) -> Encoded[Checked]:
    """Check a record: its seed, its pieces, every action and the result."""
    caller.count("record")
    return Encoded(await caller.desk.inquiries.answer(caller, RecordToCheck(data)))


class ToKeep(msgspec.Struct, frozen=True):
    """What a table needs to know of a record that was found to be true."""

    offer: Offer
    version: int
    over: bool
    players: list[Player]


class RecordToKeep(NamedTuple):
    """A record to be read, and played again before anything of it is taken over."""

    data: bytes

    def answer(self) -> ToKeep:
        record = record_in(self.data)
        offer = forking.offer_of_record(record)
        return ToKeep(offer, record.version, record.result is not None, record.players)


class RecordToCheck(NamedTuple):
    """A record to be played again."""

    data: bytes

    def answer(self) -> Checked:
        found = verified(record_in(self.data))
        problems = [WrongInRecord(field=problem.field, said=problem.said) for problem in found.problems]
        return Checked(ok=found.ok, problems=problems, points=found.points)


def record_in(data: bytes) -> Record:
    """The record that was sent."""
    record = Record.loads(data, sentence("record-source-sent"))
    if len(record.actions) > MOST_PLAYED:
        raise BadRecord("actions", sentence("record-too-long", most=MOST_PLAYED))
    return record
