"""What a worker has at hand while it serves: the desk, the processes of its bots, and how much each client may ask."""

import re
from typing import Any, Final

from litestar.connection import ASGIConnection

from sabika.bots.asked_for import budget_from
from sabika.desk.caller import Caller, Counted
from sabika.desk.desk import Desk
from sabika.desk.news import LocalNews, News
from sabika.server.bots import Bots
from sabika.server.database import database_url
from sabika.server.limits import Connections, Rate, client_of
from sabika.server.news import PostgresNews
from sabika.server.settings import Settings
from sabika.server.store import SqlStore
from sabika.server.webhook import Webhooks

HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
"""What can stand in a link."""
BEARER: Final = "Bearer "
Connection = ASGIConnection[Any, Any, Any, Any]


class Worker:
    """One for each process that serves."""

    def __init__(self, settings: Settings, store: SqlStore, news: News, secret: str) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.news: Final = news
        self.bots: Final = Bots(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
        self.webhooks: Final = Webhooks(settings.private_hooks)
        self.desk: Final = Desk(store, news, self.bots, secret, budget_from(settings.coach_budget), self.webhooks)
        self.requests: Final = Rate(settings.requests_a_minute, 60, "too-many-requests")
        self.counted: Final[dict[Counted, Rate]] = {
            "table": Rate(settings.tables_an_hour, 3600, "too-many-tables"),
            "record": Rate(settings.records_an_hour, 3600, "too-many-records"),
            "question": Rate(settings.coach_questions_a_minute, 60, "too-many-questions"),
        }
        self.connections: Final = Connections(settings.sockets_a_client, settings.sockets)

    @classmethod
    async def open(cls, settings: Settings) -> "Worker":
        store = await SqlStore.open(settings.database)
        try:
            several = database_url(settings.database).drivername.startswith("postgresql")
            news: News = await PostgresNews.open(settings.database) if several else LocalNews()
            worker = cls(settings, store, news, settings.secret or await store.secret())
            await worker.desk.open()
        except BaseException:
            await store.close()
            raise
        return worker

    async def close(self) -> None:
        await self.desk.close()
        self.bots.close()
        await self.webhooks.close()
        await self.news.close()
        await self.store.close()

    def client_of(self, connection: Connection) -> str:
        """Who asks, as far as limits are concerned."""
        peer = connection.client.host if connection.client else ""
        return client_of(peer, connection.scope["headers"], self.settings.trusted_proxy)

    def address(self, connection: Connection) -> str:
        """Where whoever asks reaches the server; empty if nobody knows."""
        if self.settings.address:
            return self.settings.address.rstrip("/")
        scheme, host = connection.scope["scheme"], connection.headers.get("host", "")
        if self.settings.trusted_proxy and connection.headers.get("x-forwarded-proto") in ("http", "https"):
            scheme = connection.headers["x-forwarded-proto"]
        if not HOST.fullmatch(host):
            return ""
        return f"{scheme}://{host}"


class Client(Caller):
    """Somebody who asks over HTTP."""

    def __init__(self, worker: Worker, connection: Connection) -> None:
        header = connection.headers.get("Authorization", "")
        super().__init__(worker.desk, header.removeprefix(BEARER) if header.startswith(BEARER) else "")
        self._worker: Final = worker
        self._connection: Final = connection

    def client(self) -> str:
        return self._worker.client_of(self._connection)

    def address(self) -> str:
        return self._worker.address(self._connection)

    def count(self, what: Counted) -> None:
        self._worker.counted[what].take(self.client())
