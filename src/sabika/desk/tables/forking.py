"""Tables made from records and from moments of other games."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from sabika.desk.errors import Unknown
from sabika.desk.requests.replaying import finished
from sabika.desk.tables.entries import Entry, Name, Offer, Word
from sabika.desk.tables.table import Table
from sabika.names import is_name, tidied
from sabika.record import BadRecord, Record, verify
from sabika.record.record import Player
from sabika.rules.core.errors import BadInput

UNNAMED = "-"


def offer_of_record(record: Record) -> Offer:
    """What a table plays that shows a recorded game or goes on with it. Nothing is taken over unchecked."""
    found = verify(record)
    if not found.ok:
        raise BadRecord(found.problems[0].field, found.problems[0].said)
    if record.draws:
        raise BadRecord("draws", "A table deals by its seed alone. Look at a record with draws with: sabika replay.")
    offer = Offer(
        game=record.game,
        edition=record.edition or None,
        modules=list(record.modules),
        options=dict(record.options),
        youngest_first=list(record.youngest_first),
        players=len(record.players),
        seed=record.seed,
        actions=list(record.actions),
    )
    try:
        return msgspec.convert(msgspec.to_builtins(offer), Offer)
    except msgspec.ValidationError:
        raise BadInput("The record is longer than a game can be, or has names that no game knows.") from None


def entries_of_record(players: Sequence[Player]) -> Iterator[Callable[[Table, int], Entry]]:
    """What happens at a table that shows a finished game. Its seats are nobody's: no token opens them."""
    for seat, player in enumerate(players):
        name, bot = plain(player.name, Name), plain(player.bot or "", Word)
        name = tidied(name) if is_name(name) else UNNAMED
        yield lambda table, at, seat=seat, name=name, bot=bot: table.recall(at, seat, name, bot)  # type: ignore[misc]
    yield lambda table, at: table.begin(at, table.host)


def plain(text: str, kind: object) -> str:
    """A text of somebody else's record, if it is one that could have been given here."""
    try:
        return str(msgspec.convert(text, kind))
    except msgspec.ValidationError:
        return ""


def forked(table: Table, actions: int, bots: dict[str, str] | None) -> Offer:
    """What a table plays that goes on from a moment of this one."""
    finished(table)
    if not 0 <= actions < len(table.played):
        raise Unknown("no-such-moment")
    return msgspec.structs.replace(
        table.offer,
        seed=table.setup.seed,
        actions=table.played[:actions],
        bots=table.offer.bots if bots is None else bots,
        public=False,
    )
