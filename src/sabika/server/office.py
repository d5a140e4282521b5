"""What a worker has at hand while it serves: store, door, tokens, limits, keeper."""

import hmac
import re
from typing import Any, Final

from litestar.connection import ASGIConnection

from sabika.bots.asked_for import budget_from
from sabika.desk.errors import NoToken, Unusable
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.tokens import SeatToken, Tokens, new_key, new_name
from sabika.rules.core.errors import Gone
from sabika.rules.core.view import SPECTATOR
from sabika.server.bots import Bots
from sabika.server.coaching import Coaching
from sabika.server.database import database_url
from sabika.server.door import Door, now
from sabika.server.keeper import Keeper
from sabika.server.limits import Connections, Rate, client_of
from sabika.server.news import LocalNews, News, PostgresNews
from sabika.server.settings import Settings
from sabika.server.store import Store
from sabika.server.webhook import Webhooks

HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
"""What can stand in a link."""
Connection = ASGIConnection[Any, Any, Any, Any]


class Office:
    """One for each worker."""

    def __init__(self, settings: Settings, store: Store, news: News, secret: str) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.news: Final = news
        self.tokens: Final = Tokens(secret)
        self.door: Final = Door(store, news)
        self.bots: Final = Bots(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
        self.coaching: Final = Coaching(
            self.bots, budget_from(settings.coach_budget), settings.coach_questions_a_minute
        )
        self.webhooks: Final = Webhooks(settings.private_hooks)
        self.keeper: Final = Keeper(self.door, self.bots, self.webhooks)
        self.requests: Final = Rate(settings.requests_a_minute, 60, "too-many-requests")
        self.openings: Final = Rate(settings.tables_an_hour, 3600, "too-many-tables")
        self.records: Final = Rate(settings.records_an_hour, 3600, "too-many-records")
        self.connections: Final = Connections(settings.sockets_a_client, settings.sockets)

    @classmethod
    async def open(cls, settings: Settings) -> "Office":
        store = await Store.open(settings.database)
        try:
            several = database_url(settings.database).drivername.startswith("postgresql")
            news: News = await PostgresNews.open(settings.database) if several else LocalNews()
            office = cls(settings, store, news, settings.secret or await store.secret())
            await office.keeper.start()
        except BaseException:
            await store.close()
            raise
        return office

    async def close(self) -> None:
        await self.keeper.close()
        await self.door.close()
        self.bots.close()
        await self.webhooks.close()
        await self.news.close()
        await self.store.close()

    # Tables

    async def open_table(self, offer: Offer) -> Table:
        """A new table that nobody sits at."""
        setup = check_offer(offer)
        if len(offer.bots) == offer.players:
            raise Unusable("no-seat-left")
        table = Table(new_name(), offer, setup, new_key(), now())
        await self.door.open(table)
        return table

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

    # Clients

    def client_of(self, connection: Connection) -> str:
        """Who asks, as far as limits are concerned."""
        peer = connection.client.host if connection.client else ""
        return client_of(peer, connection.scope["headers"], self.settings.trusted_proxy)

    def link_to(self, table: Table, connection: Connection, show: str = "") -> str:
        """The link that lets people in. The key stands where browsers do not send it on.
        Without the name of the server, if nobody knows it."""
        shown = f"?show={show}" if show else ""
        return f"{self._address(connection)}/tables/{table.name}{shown}#{table.key}"

    def _address(self, connection: Connection) -> str:
        if self.settings.address:
            return self.settings.address.rstrip("/")
        scheme, host = connection.scope["scheme"], connection.headers.get("host", "")
        if self.settings.trusted_proxy and connection.headers.get("x-forwarded-proto") in ("http", "https"):
            scheme = connection.headers["x-forwarded-proto"]
        if not HOST.fullmatch(host):
            return ""
        return f"{scheme}://{host}"
