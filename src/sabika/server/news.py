"""News between workers, over PostgreSQL."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sabika.desk.news import ENTRIES, LocalNews
from sabika.desk.store import StoreFailed
from sabika.server.database import database_url, failures, straight_to

CHANNEL: Final = "sabika"
"""The store announces what it writes on this channel of PostgreSQL, in the same transaction: no worker can be killed
between the two."""
SAID: Final = "sabika_said"
"""What is in no store goes over this one: a topic, and a text."""
MOST_UNSAID: Final = 10_000
"""So much waits to be said while the database cannot be reached; what is beyond that is not said at all."""
SILENCE: Final = 20.0
"""A connection that was quiet for so many seconds is tried out: it may be dead without anybody having said so."""
LONGEST: Final = 7_000
"""So many bytes go over a channel at most; PostgreSQL refuses 8,000."""
PATIENCE: Final = 10.0
"""So many seconds the database has to answer."""
LONGEST_WAIT: Final = 5.0
"""So many seconds at most between two tries to connect."""

log = logging.getLogger(__name__)


class PostgresNews(LocalNews):
    """News between the workers at one PostgreSQL database. `publish` reaches the own worker at once; the others hear
    what the store announced. A lost connection is made again, and then everybody is told that they may have missed
    something."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url: Final = database_url(url)
        self._listening = asyncio.Event()
        self._unsaid: Final = asyncio.Queue[str | None](MOST_UNSAID)
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresNews":
        """Listen to a database. Returns when nothing can be missed any more."""
        news = cls(url)
        news._task = asyncio.create_task(news._listen_on())
        try:
            await asyncio.wait_for(news._listening.wait(), PATIENCE)
        except TimeoutError:
            await news.close()
            raise StoreFailed("The database cannot be listened to. Check that it can be reached.") from None
        return news

    async def close(self) -> None:
        await super().close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def say(self, topic: str, text: str) -> None:
        with suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(f"{topic} {text}")

    async def _listen_on(self) -> None:
        wait = 0.1
        while True:
            self._listening.clear()
            try:
                await self._listen()
                wait = 0.1
            except failures() as error:
                log.warning("News from other workers cannot be heard now: %s", error)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _listen(self) -> None:
        """As long as the connection holds."""
        # Not everybody has PostgreSQL.
        import asyncpg

        connection = await asyncpg.connect(**straight_to(self._url), timeout=PATIENCE)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: self._lose(lost))
            await connection.add_listener(CHANNEL, self._heard)
            await connection.add_listener(SAID, self._said)
            self._listening.set()
            self._missed()
            while not lost.is_set():
                try:
                    text = await asyncio.wait_for(self._unsaid.get(), SILENCE)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PATIENCE)
                    continue
                if text is not None:
                    await connection.execute("SELECT pg_notify($1, $2)", SAID, text, timeout=PATIENCE)
        finally:
            connection.terminate()

    def _lose(self, lost: asyncio.Event) -> None:
        """Whoever waits for something to say has to know."""
        lost.set()
        with suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(None)

    def _said(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        topic, _, text = str(payload).partition(" ")
        super().say(topic, text)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, version, entry = parse(str(payload))
        if entry:
            super().say(ENTRIES, f"{table}\n{entry}")
        super().publish(table, version)


def payload(table: str, version: int, entry: str = "") -> str:
    """What goes over the channel. An entry comes along if it is short enough, so that nobody has to read it."""
    news = f"{version} {table}"
    whole = f"{news}\n{entry}"
    return whole if entry and len(whole.encode()) <= LONGEST else news


def parse(text: str) -> tuple[str, int, str]:
    version, _, rest = text.partition(" ")
    table, _, entry = rest.partition("\n")
    return table, int(version), entry
