"""Requests: records of games, wherever they were played."""

from sabika.desk.caller import Caller
from sabika.desk.tables import forking
from sabika.desk.tables.entries import MOST_PLAYED
from sabika.desk.wire.messages import Checked, Kept
from sabika.record import Record
from sabika.record import verify as verified
from sabika.rules.core.errors import BadInput


async def upload(caller: Caller, data: bytes) -> Kept:
    """Keep a record as a table of its own: a finished game to be looked at, shared and forked, an unfinished one to
    be played on by who sits down."""
    record = record_in(caller, data)
    offer = forking.offer_of_record(record)
    caller.count("table")
    desk = caller.desk
    table = await desk.open_table(offer, record.version)
    if record.result is not None:
        for make in forking.entries_of_record(record):
            await desk.door.change(table.name, make)
    async with desk.door.looking(table.name) as table:
        return Kept(
            table=table.name,
            key=table.key,
            version=table.version,
            status=table.status,  # type: ignore[arg-type]
            link=caller.link_to(table),
        )


async def verify(caller: Caller, data: bytes) -> Checked:
    """Check a record: its seed, its pieces, every action and the result."""
    found = verified(record_in(caller, data))
    return Checked(ok=found.ok, problems=[problem.field for problem in found.problems], points=found.points)


def record_in(caller: Caller, data: bytes) -> Record:
    """The record that was sent. Playing it again takes time, so nobody may send too many."""
    caller.count("record")
    record = Record.loads(data, "The record")
    if len(record.actions) > MOST_PLAYED:
        raise BadInput(f"The record is longer than a game can be: it has more than {MOST_PLAYED} actions.")
    return record
