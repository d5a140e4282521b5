"""Tables made from records and from moments of other games."""

from collections.abc import Callable, Iterator

import msgspec

from sabika.desk.errors import Unknown
from sabika.desk.requests.replaying import finished
from sabika.desk.tables.entries import Entry, Name, Offer, Word
from sabika.desk.tables.table import Table
from sabika.record import BadRecord, Record, verify
from sabika.rules.core.errors import BadInput

UNNAMED = "-"


def offer_of_record(record: Record) -> Offer:
    """What a table plays that shows a recorded game or goes on with it. Nothing is taken over unchecked."""
    found = verify(record)
    if not found.ok:
        raise BadRecord(found.problems[0].field, found.problems[0].sentence)
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


def entries_of_record(record: Record) -> Iterator[Callable[[Table, int], Entry]]:
    """What happens at a table that shows a finished game. Its seats are nobody's: no token opens them."""
    for seat, player in enumerate(record.players):
        name, bot = plain(player.name, Name) or UNNAMED, plain(player.bot or "", Word)
        yield lambda table, at, seat=seat, name=name, bot=bot: table.recall(at, seat, name, bot)  # type: ignore[misc]
    yield lambda table, at: table.begin(at, table.host)


def plain(text: str, kind: object) -> str:
    """A text of somebody else's record, if it is one that could have been given here."""
    try:
        return str(msgspec.convert(text, kind))
    except msgspec.ValidationError:
        return ""


def record_of(table: Table) -> Record:
    """The record of a finished game. Before, it would tell the deal."""
    names = [chair.name or chair.bot.capitalize() for chair in table.chairs]
    return Record.from_game(finished(table), names, [chair.bot or None for chair in table.chairs])


def forked(table: Table, actions: int, bots: dict[str, str] | None) -> Offer:
    """What a table plays that goes on from a moment of this one."""
    game = finished(table)
    if not 0 <= actions < len(game.log):
        raise Unknown("no-such-moment")
    return msgspec.structs.replace(
        table.offer,
        seed=table.setup.seed,
        actions=[game.notation(action) for action in game.log[:actions]],
        bots=table.offer.bots if bots is None else bots,
        public=False,
    )
