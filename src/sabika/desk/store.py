"""Where tables are kept: what a store has to do, whatever it is made of."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

import msgspec

from sabika.desk.errors import Unavailable, in_short
from sabika.desk.intents import KeptIntents
from sabika.desk.pieces import carry_out
from sabika.desk.pushing import KeptPushes
from sabika.desk.remarks import KeptRemarks
from sabika.desk.tables.entries import Appoint, Entry, Offer, Recall, Resign, Sit, Stand
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Sitter
from sabika.rules.core.errors import BadInput

BEAT: Final = 15_000
"""If there was no heartbeat for longer than so many milliseconds, no worker ran."""
ORPHANED: Final = 3_000
"""A table waits so many milliseconds for its bot before another worker takes over from the one that let it think."""
MOST_LISTED: Final = 100
NOT_PLAYING: Final = ("open", "over", "closed")


class StoreFailed(Unavailable):
    """The store did not do what it was asked. What was to be written is there wholly or not at all: look again."""

    code = "store"


class Unreadable(StoreFailed):
    """What is kept cannot be understood, be it damaged or beyond this program. Asking again changes nothing."""

    status = 410
    kind = "gone"
    seconds = None
    code = "unreadable-table"


class ListedTable(NamedTuple):
    """A table as the list of public tables shows it."""

    name: str
    key: str
    status: str
    offer: Offer
    opened_at: int
    sitters: list[Sitter]
    """By seat."""


class Store(Protocol):
    """Keeps tables. Everything may raise `StoreFailed`."""

    @property
    def remarks(self) -> KeptRemarks:
        """What people say at tables."""

    @property
    def pushes(self) -> KeptPushes:
        """Who wants to hear of turns while the page is closed."""

    @property
    def intents(self) -> KeptIntents:
        """What players mean to do out of turn."""

    async def create(self, table: Table) -> None:
        """Keep a table that nobody has changed yet; `Conflict` if there is one of that name."""

    async def load(self, name: str) -> Table:
        """A table as it stands after its last entry; `Gone` if there is none."""

    async def entries_after(self, name: str, version: int) -> list[Entry]:
        """What happened at a table after a version of it."""

    async def append(
        self, name: str, entry: Entry, status: str, due_at: int | None = None, sitters: list[Sitter] | None = None
    ) -> None:
        """Add an entry to a table, with the status and the due time that the table has after it, and who sits there if
        that has changed. It cannot be lost any more when this returns. `Conflict` if the table has another version,
        `Gone` if there is no such table; after `StoreFailed` or a cancellation it may be there or not."""

    async def public(self, status: str, most: int = MOST_LISTED) -> list[ListedTable]:
        """Tables that everybody may look at, the newest first."""

    async def playing(self) -> list[str]:
        """Tables where something has to be done by itself, now or later, those with the least time first."""

    async def due_before(self, at: int) -> list[str]:
        """Tables where something has to be done by now."""

    async def delete_before(self, at: int, statuses: Collection[str] = NOT_PLAYING) -> list[str]:
        """Forget tables that nobody has changed since then, if they have one of these statuses."""

    async def heartbeat(self, at: int, expected: int = BEAT) -> int:
        """Say that a worker runs. Returns the milliseconds before it in which none did: usually 0."""

    async def last_heartbeat(self) -> int | None:
        """When a worker was last known to run."""

    async def slept_since(self, at: int) -> int:
        """The milliseconds after a moment in which no worker ran. A running clock gets back those since its table was
        last changed, before anything else happens there."""

    async def secret(self) -> str:
        """What tokens are signed with: drawn once, the same for every worker."""

    async def close(self) -> None:
        """Write what waits, and no more."""


# What a store is told of a table, or makes of what it was told


def due_at(table: Table) -> int | None:
    """When something has to be done at a table by itself: deal without those who are silent, let a bot decide, answer
    for somebody with nothing to choose, or see that the time is up."""
    if table.status == "shuffling":
        return table.deal_at()
    if table.status != "playing":
        return None
    if table.bot_to_act():
        return max(table.changed_at, table.no_before()) + ORPHANED
    return table.no_before() if table.answer() else table.clocks.up_at()


def sitters_after(table: Table, entry: Entry) -> list[Sitter] | None:
    """Who sits at a public table, if an entry has just changed that."""
    if not table.offer.public or not isinstance(entry, Sit | Recall | Stand | Appoint | Resign):
        return None
    return [Sitter(name=chair.name, bot=chair.bot) for chair in table.chairs]


def bots_alone(offer: Offer) -> list[Sitter]:
    """Who sits at a table before anybody has sat down."""
    return [Sitter(name="", bot=offer.bots.get(str(seat), "")) for seat in range(offer.players)]


async def table_from(
    name: str, key: str, offer: Offer, seed: str, rules: int, opened_at: int, entries: Sequence[Entry]
) -> Table:
    """A table, from what was kept of it."""
    table = Table(name, offer, check_offer(msgspec.structs.replace(offer, seed=seed), rules), key, opened_at)
    await carry_out(table, entries)
    return table


# How it is written down: as JSON, the same in every store

READER: Final = msgspec.json.Decoder[Entry](Entry)


def written(thing: object) -> str:
    """As it is kept."""
    try:
        return msgspec.json.encode(thing).decode()
    except UnicodeEncodeError:
        raise BadInput("There are characters that are no text. Use letters and digits.") from None


@contextmanager
def readable(name: str) -> Iterator[None]:
    """What another version of the program kept may be beyond this one, as is what was damaged."""
    try:
        yield
    except Exception as error:
        raise Unreadable(
            f"The table {name!r} cannot be read ({in_short(error)}): it is damaged, or another version of Sabika"
            f" began it under other rules. To be rid of it: sabika admin delete {name}"
        ) from error
