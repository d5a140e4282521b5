"""The desk: everything that requests need, whatever brings them here."""

import hmac
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from sabika.bots.planner.budget import Budget
from sabika.desk.coaching import Coaching
from sabika.desk.conversations import Conversations
from sabika.desk.door import Door, now
from sabika.desk.errors import NoToken, OutOfDate, Unusable
from sabika.desk.inquiries import Inquiries
from sabika.desk.keeper import USUAL, Keeper, Retention
from sabika.desk.news import News, NoNotices, Notices
from sabika.desk.presence import GRACE, Presence
from sabika.desk.reckoning import Reckoning, ReckoningHere
from sabika.desk.store import Store
from sabika.desk.tables.entries import Back, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.thinking import Thinking
from sabika.desk.tokens import SeatToken, Tokens, new_key, new_name
from sabika.desk.wellbeing import Wellbeing
from sabika.rules.core.errors import Gone
from sabika.rules.core.game import RULES
from sabika.rules.core.view import SPECTATOR

NOBODY: Final = NoNotices()
HERE: Final = ReckoningHere()


class Desk:
    """The tables that are looked after here, and whoever helps with them."""

    def __init__(
        self,
        store: Store,
        news: News,
        thinking: Thinking,
        secret: str,
        budget: Budget,
        notices: Notices = NOBODY,
        grace: int = GRACE,
        naming: Callable[[], str] = new_name,
        reckoning: Reckoning = HERE,
        retention: Retention = USUAL,
    ) -> None:
        self.store: Final = store
        self.notices: Final = notices
        self.tokens: Final = Tokens(secret)
        self._naming: Final = naming
        self.wellbeing: Final = Wellbeing()
        self.door: Final = Door(store, news, self.wellbeing)
        self.conversations: Final = Conversations(store.remarks, news)
        self.coaching: Final = Coaching(thinking, budget)
        self.inquiries: Final = Inquiries(reckoning)
        self.presence: Final = Presence(news, self.door.stir, grace)
        self.keeper: Final = Keeper(self.door, thinking, notices, self.presence, retention)

    async def open(self) -> None:
        await self.keeper.start()
        self.presence.open()

    async def close(self) -> None:
        self.presence.close()
        await self.keeper.close()
        await self.inquiries.close()
        self.conversations.close()
        await self.door.close()

    async def open_table(self, offer: Offer, rules: int = RULES) -> Table:
        """A new table that nobody sits at. What was begun by earlier rules goes on by them."""
        setup = check_offer(offer, rules)
        if len(offer.bots) == offer.players:
            raise Unusable("no-seat-left")
        table = Table(self._naming(), offer, setup, new_key(), now())
        await self.door.open(table)
        return table

    async def welcome(self, name: str, holders: Collection[str]) -> None:
        """Who is there again takes the seat back from a bot that others let in. What it decided stays."""
        waiting = list(holders)
        while waiting:
            with suppress(OutOfDate):  # Something else may have happened meanwhile: once more.
                await self.door.change(name, partial(back_if_let_in, waiting[-1]))
                waiting.pop()

    def seat_token(self, name: str, token: str) -> SeatToken:
        """What a token says that was made here for this table. Any other is refused before anybody looks whether there
        is such a table."""
        said = self.tokens.read(token)
        if said is None or said.table != name:
            raise NoToken("no-valid-token")
        return said

    def seat_in(self, table: Table, said: SeatToken) -> int:
        """The seat that a token opens at its table."""
        if said.seat < 0 or table.seat_of(said.holder) != said.seat:
            raise NoToken("no-valid-token")
        return said.seat

    def viewer_of(self, table: Table, said: SeatToken | None, key: str) -> int:
        """The seat of whoever wants to look; a spectator without a token. A private table needs its key."""
        if said is not None:
            return self.seat_in(table, said)
        if table.offer.public or hmac.compare_digest(key.encode(), table.key.encode()):
            return SPECTATOR
        # As if it were not there: who has no link learns nothing.
        raise Gone(f"There is no table {table.name!r}.")


def back_if_let_in(holder: str, table: Table, at: int) -> Back | None:
    seat = table.seat_of(holder)
    return table.back(at, seat) if seat >= 0 and table.status == "playing" and table.chairs[seat].let_in else None
