"""Tables and entries for tests to keep."""

from collections.abc import Iterable
from contextlib import suppress

from sabika.desk.store import Store
from sabika.desk.tables.entries import Hook, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.rules.core.errors import Gone


def new_table(name: str = "lions", offer: Offer | None = None, opened_at: int = 1_000) -> Table:
    offer = offer or Offer(players=2)
    return Table(name, offer, check_offer(offer), f"key of {name}", opened_at)


def note(number: int, url: str = "", at: int = 2_000) -> Hook:
    """An entry that is possible at any time."""
    return Hook(number, at, 0, url=url or f"https://example.org/{number}")


async def versions(store: Store, names: Iterable[str]) -> dict[str, int]:
    """The versions of those of the tables that are there."""
    found: dict[str, int] = {}
    for name in names:
        with suppress(Gone):
            found[name] = len(await store.entries_after(name, 0))
    return found
