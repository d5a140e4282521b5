"""What a worker has at hand while it serves: the desk, the processes of its bots, and how much each client may ask."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar.connection import ASGIConnection

from sabika.bots.asked_for import budget_from
from sabika.desk.caller import Caller, Counted
from sabika.desk.desk import Desk
from sabika.desk.errors import DeskError
from sabika.desk.keeper import Retention
from sabika.desk.news import LocalNews, News
from sabika.desk.tables.table import Table
from sabika.desk.watching import Watching
from sabika.server.bans import Bans
from sabika.server.bots import Bots
from sabika.server.database import database_url
from sabika.server.entrance import Entrance
from sabika.server.ledger import Ledger
from sabika.server.limits import Address, Allowance, Connections, Rate, address_from, client_of, said_address
from sabika.server.memory import Memory
from sabika.server.metrics import Metrics
from sabika.server.news import PostgresNews
from sabika.server.notices import TurnNotices
from sabika.server.push import Pushes, new_key
from sabika.server.reaching import HOST, Reaching
from sabika.server.reckoning import Reckoners
from sabika.server.refusals import Refusals
from sabika.server.settings import Settings
from sabika.server.store import SqlStore
from sabika.server.tarpit import Tarpit
from sabika.server.webhook import Webhooks
from sabika.server.wellbeing import Room, waits_for

BEARER: Final = "Bearer "
DAY: Final = 24 * 3600 * 1000
Connection = ASGIConnection[Any, Any, Any, Any]


class Worker:
    """One for each process that serves."""

    def __init__(
        self, settings: Settings, store: SqlStore, news: News, secret: str, push_key: str, ledger: Ledger
    ) -> None:
        self.settings: Final = settings
        self.reaching: Final = Reaching(settings)
        self.store: Final = store
        self.news: Final = news
        self.bots: Final = Bots(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
        self.webhooks: Final = Webhooks(settings.private_hooks)
        contact = settings.contact or (settings.address if settings.address.startswith("https:") else "")
        self.pushes: Final = Pushes(store.pushes, push_key, contact, settings.push_seconds, settings.private_pushes)
        self.notices: Final = TurnNotices(self.webhooks, self.pushes)
        budget, grace = budget_from(settings.coach_budget), round(settings.grace * 1000)
        self.reckoners: Final = Reckoners(settings.reckoning_processes, settings.reckoning_seconds)
        self.reckoned: Final = Allowance(settings.reckoned_a_minute, 60, code="too-much-reckoned", ledger=ledger)
        retention = Retention(
            over=round(settings.keep_over_days * DAY),
            waiting=round(settings.keep_waiting_days * DAY),
            abandoned=round(settings.keep_abandoned_days * DAY),
        )
        self.desk: Final = Desk(
            store,
            news,
            self.bots,
            secret,
            budget,
            self.notices,
            grace,
            reckoning=self.reckoners,
            retention=retention,
        )
        room = Room(settings.database, settings.least_free_megabytes)
        self.desk.wellbeing.also_ask(room.troubles)
        self.memory: Final = Memory(settings.most_megabytes, settings.workers)
        self.desk.wellbeing.also_ask(self.memory.troubles)
        self.desk.wellbeing.also_ask(waits_for("bots", self.bots.idles_for, settings.stuck_seconds))
        self.desk.wellbeing.also_ask(waits_for("reckoning", self.desk.inquiries.idles_for, settings.stuck_seconds))
        self.bans: Final = Bans()
        self.watching: Final[dict[Watching, Address | None]] = {}
        """Who listens on the live channel, and from where."""
        self.requests: Final = Rate(settings.requests_a_minute, 60, "too-many-requests", ledger)
        self.counted: Final[dict[Counted, Rate]] = {
            "table": Rate(settings.tables_an_hour, 3600, "too-many-tables", ledger),
            "record": Rate(settings.records_an_hour, 3600, "too-many-records", ledger),
            "question": Rate(settings.coach_questions_a_minute, 60, "too-many-questions", ledger),
        }
        self.connections: Final = Connections(settings.sockets_a_client, settings.sockets, ledger)
        self.tarpit: Final = Tarpit()
        self.refusals: Final = Refusals()
        self.entrance: Final = Entrance(settings, self.refusals, ledger, self.requests)
        self._watch: Final = asyncio.create_task(self.entrance.watch())
        self.metrics: Final = Metrics()
        self._look_after: Final = self.desk.door.changed
        self.desk.door.changed = self._changed

    @classmethod
    async def open(cls, settings: Settings, ledger: Ledger) -> "Worker":
        store = await SqlStore.open(settings.database)
        try:
            several = database_url(settings.database).drivername.startswith("postgresql")
            news: News = await PostgresNews.open(settings.database) if several else LocalNews()
            fresh = new_key()
            push_key = await store.kept("push-key", fresh) if fresh else ""
            worker = cls(settings, store, news, settings.secret or await store.secret(), push_key, ledger)
            await store.upkeep.look(worker.look_again)
            await worker.desk.open()
            store.upkeep.start(worker.look_again)
        except BaseException:
            await store.close()
            raise
        return worker

    async def close(self) -> None:
        self._watch.cancel()
        with suppress(asyncio.CancelledError):
            await self._watch
        await self.store.upkeep.close()
        await self.desk.close()
        self.bots.close()
        self.reckoners.close()
        await self.notices.close()
        await self.news.close()
        await self.store.close()

    def _changed(self, table: Table) -> None:
        self.metrics.changed(table)
        self._look_after(table)

    async def look_again(self) -> None:
        """Somebody has banned clients or deleted tables: those who are here now have to go, too."""
        self.bans.learn(await self.store.bans.all())
        for watching, place in self.watching.items():
            try:
                self.bans.check(place)
            except DeskError:
                watching.end()
        known = self.desk.door.known()
        self.desk.door.deleted(set(known) - await self.store.upkeep.still_there(known))

    def client_of(self, connection: Connection) -> str:
        """Who asks, as far as limits are concerned."""
        peer = connection.client.host if connection.client else ""
        return client_of(peer, connection.scope["headers"], self.settings.trusted_proxy)

    def place_of(self, connection: Connection) -> Address | None:
        """Where somebody asks from, as far as bans are concerned."""
        peer = connection.client.host if connection.client else ""
        return address_from(said_address(peer, connection.scope["headers"], self.settings.trusted_proxy))

    def address(self, connection: Connection) -> str:
        """Where whoever asks reaches the server; empty if nobody knows."""
        if self.settings.address:
            return self.settings.address.rstrip("/")
        host = connection.headers.get("host", "")
        if not HOST.fullmatch(host):
            return ""
        return f"{self.scheme(connection)}://{host}"

    def scheme(self, connection: Connection) -> str:
        """By which one whoever asks reached the server, or the proxy in front of it."""
        said = connection.headers.get("x-forwarded-proto", "")
        if self.settings.trusted_proxy and said in ("http", "https"):
            return said
        return str(connection.scope["scheme"])


class Client(Caller):
    """Somebody who asks over HTTP, or over the live channel with the token of the hello."""

    def __init__(self, worker: Worker, connection: Connection, token: str | None = None) -> None:
        super().__init__(worker.desk, token_of(connection) if token is None else token)
        self._worker: Final = worker
        self._connection: Final = connection
        self._client: str | None = None

    def client(self) -> str:
        if self._client is None:
            self._client = self._worker.client_of(self._connection)
        return self._client

    def address(self) -> str:
        return self._worker.address(self._connection)

    def count(self, what: Counted) -> None:
        self._worker.counted[what].take(self.client())

    def afford(self) -> None:
        self._worker.reckoned.check(self.client())

    def charge(self, seconds: float) -> None:
        self._worker.reckoned.charge(self.client(), seconds)


def token_of(connection: Connection) -> str:
    """What a request says that it may."""
    header = connection.headers.get("Authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""
