"""News reach every worker, also after the connection was lost, and also if whoever wrote was killed at once."""

import asyncio

import pytest

from desk.kept import new_table, note
from desk.patience import HANG
from sabika.desk.news import ENTRIES, LocalNews, News
from sabika.desk.store import READER, StoreFailed
from sabika.rules.core.errors import Conflict
from sabika.server.news import CHANNEL, LONGEST, PostgresNews, parse, payload
from sabika.server.store import SqlStore
from server.postgresql import Postgresql

pytestmark = pytest.mark.anyio


class Subscriber:
    """Remembers what it was told, and can be waited for."""

    def __init__(self, news: News) -> None:
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        self._changed = asyncio.Event()
        self.entries: list[tuple[str, str]] = []
        news.listen(ENTRIES, self._bring)
        self.unsubscribe = news.subscribe(self._hear, self._miss)

    def _bring(self, text: str) -> None:
        name, _, entry = text.partition("\n")
        self.entries.append((name, entry))

    def _hear(self, table: str, version: int) -> None:
        self.heard.append((table, version))
        self._changed.set()

    def _miss(self) -> None:
        self.missed += 1
        self._changed.set()

    async def until(self, heard: tuple[str, int] | None = None, missed: int = 0) -> None:
        async with asyncio.timeout(HANG):
            while (heard is not None and heard not in self.heard) or self.missed < missed:
                self._changed.clear()
                await self._changed.wait()


def database_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def cut_listeners(postgresql: Postgresql, url: str) -> None:
    """Whatever they last asked; stores have a name."""
    postgresql.sql(
        "postgres",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{database_of(url)}' AND application_name = ''",
    )


async def test_local_news_reach_everybody_who_subscribed() -> None:
    news = LocalNews()
    one, two = Subscriber(news), Subscriber(news)
    news.publish("lions", 3)
    one.unsubscribe()
    news.publish("lions", 4)
    assert one.heard == [("lions", 3)]
    assert two.heard == [("lions", 3), ("lions", 4)]
    one.unsubscribe()
    await news.close()
    news.publish("lions", 5)
    assert len(two.heard) == 2


async def test_a_subscriber_that_fails_does_not_keep_the_others_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(table: str, version: int) -> None:
        raise ValueError("deaf")

    news = LocalNews()
    news.subscribe(fail, lambda: None)
    other = Subscriber(news)
    news.publish("lions", 1)
    assert other.heard == [("lions", 1)]
    assert "deaf" in caplog.text


async def test_the_payload_is_table_and_version_only() -> None:
    assert payload("lions", 12) == "12 lions"
    assert parse("12 lions") == ("lions", 12, "")
    assert parse(payload("a b", 1)) == ("a b", 1, "")
    assert parse(payload("a b", 1, '{"what":"act"}')) == ("a b", 1, '{"what":"act"}')
    assert parse(payload("lions", 2, "é" * LONGEST)) == ("lions", 2, ""), "PostgreSQL would refuse it"


async def test_what_is_appended_reaches_other_workers(postgresql_url: str) -> None:
    """Nobody publishes here: whoever wrote may have been killed right after it was written."""
    store = await SqlStore.open(postgresql_url)
    news = await PostgresNews.open(postgresql_url)
    other_news = await PostgresNews.open(postgresql_url)
    subscribers = [Subscriber(news), Subscriber(other_news)]
    await store.create(new_table())
    await store.create(new_table("myrtles"))
    await store.append("lions", note(1), "open")
    await asyncio.gather(*(store.append("lions", note(number), "open") for number in (2, 3)))
    with pytest.raises(Conflict):
        await store.append("lions", note(3), "open")  # Of what is not written nothing is told.
    await store.append("myrtles", note(1), "open")
    for subscriber in subscribers:
        await subscriber.until(heard=("myrtles", 1))
        assert subscriber.heard == [("lions", 1), ("lions", 2), ("lions", 3), ("myrtles", 1)]
        assert [name for name, _ in subscriber.entries] == ["lions", "lions", "lions", "myrtles"]
        assert [READER.decode(entry) for _, entry in subscriber.entries] == [note(1), note(2), note(3), note(1)]
        assert subscriber.missed == 0
    for one in (store, news, other_news):
        await one.close()


async def test_what_was_not_written_is_not_told(postgresql: Postgresql, postgresql_url: str) -> None:
    store = await SqlStore.open(postgresql_url)
    news = await PostgresNews.open(postgresql_url)
    subscriber = Subscriber(news)
    await store.create(new_table())
    database = database_of(postgresql_url)
    postgresql.sql(
        database,
        "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;"
        "CREATE CONSTRAINT TRIGGER fail AFTER UPDATE ON tables DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION fail()",
    )
    with pytest.raises(StoreFailed):
        await store.append("lions", note(1), "open")
    postgresql.sql(database, f"NOTIFY {CHANNEL}, '7 the-end'")
    await subscriber.until(heard=("the-end", 7))
    assert subscriber.heard == [("the-end", 7)]
    await news.close()
    await store.close()


async def test_publishing_reaches_the_own_worker_at_once(postgresql_url: str) -> None:
    news = await PostgresNews.open(postgresql_url)
    subscriber = Subscriber(news)
    news.publish("lions", 1)
    assert subscriber.heard == [("lions", 1)]
    await news.close()


async def test_after_a_lost_connection_everybody_is_told_to_catch_up(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table())
    news = await PostgresNews.open(postgresql_url)
    subscriber = Subscriber(news)
    for times in range(1, 4):
        await asyncio.to_thread(cut_listeners, postgresql, postgresql_url)
        await subscriber.until(missed=times)
        await store.append("lions", note(times), "open")
        await subscriber.until(heard=("lions", times))
    assert subscriber.missed == 3
    await news.close()
    await store.close()


@pytest.mark.slow
async def test_news_come_again_after_postgresql_was_down(postgresql: Postgresql, postgresql_url: str) -> None:
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table())
    news = await PostgresNews.open(postgresql_url)
    subscriber = Subscriber(news)
    await asyncio.to_thread(postgresql.crash)
    await asyncio.to_thread(postgresql.start)
    await subscriber.until(missed=1)
    await store.append("lions", note(1), "open")
    await subscriber.until(heard=("lions", 1))
    await news.close()
    await store.close()


async def test_a_database_that_cannot_be_listened_to_fails_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, postgresql_url: str
) -> None:
    monkeypatch.setattr("sabika.server.news.PATIENCE", 0.5)
    nowhere = postgresql_url.replace(database_of(postgresql_url), "nowhere", 1)
    with pytest.raises(StoreFailed, match="cannot be listened to"):
        await PostgresNews.open(nowhere)
