"""Tables and entries for tests to keep."""

from sabika.desk.tables.entries import Hook, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table


def new_table(name: str = "lions", offer: Offer | None = None, opened_at: int = 1_000) -> Table:
    offer = offer or Offer(players=2)
    return Table(name, offer, check_offer(offer), f"key of {name}", opened_at)


def note(number: int, url: str = "", at: int = 2_000) -> Hook:
    """An entry that is possible at any time."""
    return Hook(number, at, 0, url=url or f"https://example.org/{number}")
