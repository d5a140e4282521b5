"""Nothing acknowledged is lost, exactly one of two wins, and a table is the same after it was kept."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import aiosqlite.core
import pytest
from sqlalchemy import event, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection

from desk.kept import new_table, note, versions
from desk.patience import HANG
from desk.test_table import picture
from desk.test_table import seated as at_table
from sabika.desk.store import BEAT, Store, StoreFailed, due_at
from sabika.desk.tables.entries import Act, BankClock, Entry, Hook, Offer, Sit, Slept
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Sitter
from sabika.rules.core.errors import BadInput, Conflict, Gone
from sabika.server.database import ADVICE, keep_a_journal
from sabika.server.schema import tables
from sabika.server.store import SqlStore
from server.postgresql import Postgresql

APPENDER = Path(__file__).with_name("appender.py")

pytestmark = pytest.mark.anyio


async def keep(store: Store, table: Table, entry: Entry) -> None:
    table.carry_out(entry)
    await store.append(table.name, entry, table.status, due_at(table))


async def seated(store: Store, name: str = "lions", offer: Offer | None = None) -> Table:
    table = new_table(name, offer)
    await store.create(table)
    for seat, who in enumerate(("Boabdil", "Āʾisha 🦁")):
        await keep(store, table, table.sit(1_100 + seat, seat, who, f"token {seat}"))
    await keep(store, table, table.begin(1_200, 0))
    return table


async def play(store: Store, table: Table, decisions: int) -> None:
    """Random decisions, some of them taken back."""
    chance = random.Random(7)
    for _ in range(decisions):
        if table.game is None or table.game.over:
            return
        at, seat = table.changed_at + chance.randrange(3_000), table.asked()
        if table.held is not None:
            await keep(store, table, table.confirm(at, seat))
        elif table.can_undo(seat) and chance.random() < 0.2:
            await keep(store, table, table.undo(at, seat))
        else:
            action = chance.choice(table.game.options())
            await keep(store, table, table.act(max(at, table.no_before()), seat, table.game.notation(action)))


def process(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(APPENDER), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def heard(child: "subprocess.Popen[str]") -> str:
    assert child.stdout is not None
    return child.stdout.readline()


def tell(child: "subprocess.Popen[str]") -> None:
    assert child.stdin is not None
    child.stdin.write("\n")
    child.stdin.flush()


# What is kept


async def test_a_table_is_the_same_after_it_was_kept(any_store: Store) -> None:
    offer = Offer(players=2, modules=["vizier"], clock=BankClock(600_000, 5_000), public=True)
    table = await seated(any_store, offer=offer)
    await play(any_store, table, 60)
    loaded = await any_store.load("lions")
    assert (loaded.name, loaded.key, loaded.offer, loaded.setup) == (table.name, table.key, table.offer, table.setup)
    assert (loaded.version, loaded.opened_at, loaded.changed_at) == (table.version, 1_000, table.changed_at)
    assert table.game is not None
    assert loaded.game is not None
    assert loaded.game.digest == table.game.digest
    assert loaded.game.log == table.game.log
    assert loaded.changes == table.changes
    assert loaded.settled == table.settled
    assert loaded.held == table.held
    assert [vars(chair) for chair in loaded.chairs] == [vars(chair) for chair in table.chairs]
    assert vars(loaded.clocks) == vars(table.clocks)


async def test_a_drawn_seed_is_kept(any_store: Store) -> None:
    table = new_table(offer=Offer(players=2, seed=None))
    await any_store.create(table)
    loaded = await any_store.load("lions")
    assert loaded.setup.seed == table.setup.seed
    assert loaded.offer.seed is None


async def test_entries_come_back_as_they_were_appended(store: SqlStore, database_url: str) -> None:
    await store.create(new_table())
    odd: list[Entry] = [
        Sit(1, 1_001, 0, name="\u0000'\"\\; DROP TABLE entries; -- 💶 \u2028", holder="h"),
        Slept(2, 2**53, milliseconds=2**40),
        Act(3, 2**53, 1, action="x" * 10_000),
    ]
    for entry in odd:
        await store.append("lions", entry, "open")
    assert await store.entries_after("lions", 0) == odd
    assert await store.entries_after("lions", 2) == odd[2:]
    assert await store.entries_after("lions", 3) == []
    other = await SqlStore.open(database_url)
    assert await other.entries_after("lions", 1) == odd[1:]
    await other.close()


async def test_a_name_is_taken_once(any_store: Store) -> None:
    await any_store.create(new_table())
    with pytest.raises(Conflict):
        await any_store.create(new_table(offer=Offer(players=3)))
    assert (await any_store.load("lions")).offer.players == 2


@pytest.mark.parametrize("name", ["", "nowhere", "lions\x00", "\ud800", "l'ions\" --", "Ł", "x" * 10_000])
async def test_an_unknown_table_is_gone(any_store: Store, name: str) -> None:
    with pytest.raises(Gone):
        await any_store.load(name)
    with pytest.raises(Gone):
        await any_store.entries_after(name, 0)
    with pytest.raises(Gone):
        await any_store.append(name, note(1), "open")
    assert await versions(any_store, [name]) == {}


async def test_what_is_no_text_is_refused(store: SqlStore) -> None:
    await store.create(new_table())
    with pytest.raises(BadInput):
        await store.append("lions", note(1, "\ud800"), "open")
    with pytest.raises(BadInput):
        await store.create(new_table("\x00"))
    assert await versions(store, ["lions"]) == {"lions": 0}


async def test_a_table_beyond_this_program_is_refused_with_a_sentence(store: SqlStore) -> None:
    await store.create(new_table())
    await store.append("lions", Act(1, 1_001, 0, action="fly to the moon"), "playing")
    with pytest.raises(StoreFailed, match=r"'lions' cannot be read \(.+\): it is damaged, or another version of"):
        await store.load("lions")


async def test_a_damaged_table_does_not_keep_the_others_from_the_list(store: SqlStore) -> None:
    await store.create(new_table("lions", Offer(players=2, public=True)))
    await store.create(new_table("myrtles", Offer(players=2, public=True)))
    async with store._writing.begin() as connection:
        await connection.execute(update(tables).where(tables.c.name == "lions").values(offer='{"game": 7}'))
    assert [listed.name for listed in await store.public("open")] == ["myrtles"]


# Exactly one wins


async def test_a_number_is_given_once_and_in_order(any_store: Store) -> None:
    await any_store.create(new_table())
    await any_store.append("lions", note(1), "open")
    for number in (0, 1, 3):
        with pytest.raises(Conflict):
            await any_store.append("lions", note(number, "https://example.org/other"), "closed")
    assert await any_store.entries_after("lions", 0) == [note(1)]
    await any_store.append("lions", note(2), "open")
    assert await versions(any_store, ["lions", "nowhere"]) == {"lions": 2}


async def test_exactly_one_of_many_wins(store: SqlStore, database_url: str) -> None:
    """Through one store, where they are written together, and through two, where the database decides."""
    other = await SqlStore.open(database_url)
    await store.create(new_table())
    winners = []
    for number in range(1, 51):
        tries = [
            (one, note(number, f"https://example.org/{number}/{which}"))
            for which, one in enumerate((store, other, store, other))
        ]
        outcomes = await asyncio.gather(
            *(one.append("lions", entry, "open") for one, entry in tries), return_exceptions=True
        )
        won = [entry for (_, entry), outcome in zip(tries, outcomes) if outcome is None]
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 3
        winners += won
    assert await store.entries_after("lions", 0) == winners
    await other.close()


async def test_one_entry_in_conflict_does_not_harm_the_others(any_store: Store) -> None:
    names = [f"table-{number}" for number in range(150)]
    for name in names:
        await any_store.create(new_table(name))
    good = [any_store.append(name, note(1), "open") for name in names]
    after = [any_store.append(name, note(2), "playing", 5) for name in names[:10]]
    bad = [any_store.append(name, note(7), "over") for name in (*names[:10], "nowhere")]
    outcomes = await asyncio.gather(*good, *after, *bad, return_exceptions=True)
    assert outcomes[:160] == [None] * 160
    assert [type(outcome) for outcome in outcomes[160:]] == [Conflict] * 10 + [Gone]
    assert await versions(any_store, names) == {name: 2 if name in names[:10] else 1 for name in names}
    assert await any_store.playing() == sorted(names[:10])


async def test_a_cancelled_caller_does_not_harm_the_others(any_store: Store) -> None:
    await any_store.create(new_table("one"))
    await any_store.create(new_table("two"))
    impatient = asyncio.create_task(any_store.append("one", note(1), "open"))
    patient = asyncio.create_task(any_store.append("two", note(1), "open"))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert (await versions(any_store, ["two"])) == {"two": 1}
    await any_store.append("one", note((await versions(any_store, ["one"]))["one"] + 1), "open")


async def test_what_waits_is_written_before_the_store_closes(database_url: str) -> None:
    store = await SqlStore.open(database_url)
    await store.create(new_table())
    waiting = [asyncio.create_task(store.append("lions", note(number), "open")) for number in range(1, 250)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreFailed):
        await store.append("lions", note(250), "open")
    store = await SqlStore.open(database_url)
    assert await versions(store, ["lions"]) == {"lions": 249}
    await store.close()


async def test_two_processes_never_both_win(store: SqlStore, database_url: str) -> None:
    await store.create(new_table())
    last = 300
    racers = [process("race", database_url, "lions", str(last)) for _ in range(2)]
    assert [heard(racer) for racer in racers] == ["ready\n"] * 2
    for racer in racers:
        tell(racer)
    # However long one of them is held up: each wins before the other goes on.
    first = [heard(racer) for racer in racers]
    said = await asyncio.gather(*(asyncio.to_thread(racer.communicate, "\n") for racer in racers))
    assert [racer.returncode for racer in racers] == [0, 0]
    wins = {
        racer.pid: [int(line.split()[1]) for line in (won + out).splitlines()]
        for racer, won, (out, _) in zip(racers, first, said)
    }
    assert sorted(number for numbers in wins.values() for number in numbers) == list(range(1, last + 1))
    hooks = [entry for entry in await store.entries_after("lions", 0) if isinstance(entry, Hook)]
    for pid, numbers in wins.items():
        assert [entry.number for entry in hooks if f"/{pid}/" in entry.url] == numbers
    assert all(wins.values())


# Nothing acknowledged is lost


@pytest.mark.slow
async def test_killed_again_and_again_nothing_acknowledged_is_lost(store: SqlStore, database_url: str) -> None:
    names = ["lions", "myrtles", "ambassadors"]
    for name in names:
        await store.create(new_table(name))
    chance = random.Random(12)
    known = dict.fromkeys(names, 0)
    for _ in range(12):
        with process("go", database_url, *names) as child:
            assert child.stdout is not None
            for _ in range(chance.randrange(1, 120)):
                read(child.stdout.readline(), known)
            child.kill()
            for line in child.stdout:
                read(line, known)
        await settled(store, names)
        for name in names:
            numbers = [entry.number for entry in await store.entries_after(name, 0)]
            assert numbers == list(range(1, len(numbers) + 1))
            # More may be written than it had time to say.
            assert known[name] <= len(numbers)
            assert await versions(store, [name]) == {name: len(numbers)}
            assert (await store.load(name)).version == len(numbers)
    assert sum(known.values()) > 300


async def test_of_what_is_written_together_each_is_weighed_by_itself(database_url: str) -> None:
    """Also several entries of one table, and the same one twice."""
    store = await SqlStore.open(database_url)
    for name in ("lions", "myrtles"):
        await store.create(new_table(name))
    given = [("lions", 1), ("myrtles", 2), ("lions", 2), ("lions", 2), ("myrtles", 1), ("gone", 1), ("no\0name", 1)]
    told = await asyncio.gather(
        *(store.append(name, note(number, "https://example.org"), "open") for name, number in given),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in told] == [
        *(type(None), Conflict, type(None), Conflict, type(None), Gone, Gone),
    ]
    assert await versions(store, ["lions", "myrtles", "gone"]) == {"lions": 2, "myrtles": 1}
    await store.close()


async def settled(store: SqlStore, names: list[str]) -> None:
    """What somebody killed had begun is over, one way or the other: a database goes on with a commit by itself."""
    async with store._writing.begin() as connection:
        wanted = select(tables.c.name).where(tables.c.name.in_(names)).order_by(tables.c.name).with_for_update()
        assert len((await connection.execute(wanted)).all()) == len(names)


def read(line: str, known: dict[str, int]) -> None:
    """What the child acknowledged, except a line it could not finish."""
    if line.endswith("\n"):
        name, number = line.split()
        assert int(number) > known[name]
        known[name] = int(number)


@pytest.mark.slow
async def test_postgresql_crashes_and_nothing_acknowledged_is_lost(postgresql: Postgresql, postgresql_url: str) -> None:
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table())
    acknowledged = 0

    async def append_until_it_fails() -> None:
        nonlocal acknowledged
        while True:
            await store.append("lions", note(acknowledged + 1), "open")
            acknowledged += 1
            if acknowledged == 50:
                half_way.set()

    half_way = asyncio.Event()
    appending = asyncio.create_task(append_until_it_fails())
    await half_way.wait()
    await asyncio.to_thread(postgresql.crash)
    with pytest.raises(StoreFailed):
        await appending
    with pytest.raises(StoreFailed):
        await store.load("lions")
    await asyncio.to_thread(postgresql.start)
    version = (await store.load("lions")).version
    assert acknowledged <= version <= acknowledged + 1
    await store.append("lions", note(version + 1), "open")
    await store.close()


# When the disk does not do its part


async def test_a_full_disk_fails_with_a_sentence_and_half_writes_nothing(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.create(new_table())
    await store.close()
    child = process("full", sqlite_url, "lions", "400000")
    out, _ = child.communicate()
    *acknowledged, failed, afterwards = out.splitlines()
    assert child.returncode == 0
    assert failed.startswith("failed The database cannot be used (")
    assert failed.endswith((ADVICE[sqlite3.SQLITE_FULL], ADVICE[sqlite3.SQLITE_IOERR]))
    store = await SqlStore.open(sqlite_url)
    happened = [entry.number for entry in await store.entries_after("lions", 0)]
    assert happened == [int(line.split()[1]) for line in (*acknowledged, afterwards)]
    assert len(happened) > 10
    assert (await store.load("lions")).version == len(happened)
    await store.close()


async def test_a_full_disk_of_postgresql_half_writes_nothing(postgresql: Postgresql, postgresql_url: str) -> None:
    """The disk is full when the entry is written and its table is not yet changed."""
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table())
    database = postgresql_url.partition("?")[0].rpartition("/")[2]
    postgresql.sql(
        database,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;"
        "CREATE TRIGGER full_disk BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION full_disk()",
    )
    with pytest.raises(StoreFailed, match="No space left on device"):
        await store.append("lions", note(1), "open")
    assert await store.entries_after("lions", 0) == []
    postgresql.sql(database, "DROP TRIGGER full_disk ON tables")
    await store.append("lions", note(1), "open")
    assert await store.entries_after("lions", 0) == [note(1)]
    await store.close()


async def test_a_read_only_sqlite_half_writes_nothing(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.create(new_table())
    await store.close()
    store = await SqlStore.open(sqlite_url)

    @event.listens_for(store._writing.sync_engine, "checkout")
    def taken(connection: DBAPIConnection, *_: object) -> None:
        connection.cursor().execute("PRAGMA query_only = ON")

    with pytest.raises(StoreFailed, match=r"readonly database.*write to the file"):
        await store.append("lions", note(1), "open")
    assert await store.entries_after("lions", 0) == []
    await store.close()


async def test_a_read_only_postgresql_half_writes_nothing(postgresql: Postgresql, postgresql_url: str) -> None:
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table())
    await store.close()
    database = postgresql_url.partition("?")[0].rpartition("/")[2]
    store = await SqlStore.open(postgresql_url)
    postgresql.sql(database, f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    postgresql.sql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
    with pytest.raises(StoreFailed, match="read-only"):
        await store.append("lions", note(1), "open")
    assert await store.entries_after("lions", 0) == []
    await store.close()


async def test_a_sqlite_that_another_program_holds_fails_with_a_sentence(tmp_path: Path) -> None:
    store = await SqlStore.open(f"sqlite:///{tmp_path / 'sabika.db'}?timeout=0.05")
    await store.create(new_table())
    holder = sqlite3.connect(tmp_path / "sabika.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed, match="locked"):
        await store.append("lions", note(1), "open")
    assert (await store.load("lions")).version == 0
    holder.close()
    await store.append("lions", note(1), "open")
    await store.close()


async def test_sqlite_is_set_so_that_what_is_committed_stays(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    for engine in (store._reading, store._writing):
        async with engine.connect() as connection:
            settings = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert settings == ["wal", 2, 1, 10_000]
    await store.close()


@pytest.mark.parametrize(
    "url", ["", "lions", "mysql://localhost/sabika", "sqlite://", "sqlite:///:memory:", "postgresql://host:port/x"]
)
async def test_what_is_no_database_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(BadInput, match="Give the"):
        await SqlStore.open(url)


async def test_a_database_that_cannot_be_reached_fails_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Zoraya, " * 1000)
    for url, advice in (
        (f"sqlite:///{tmp_path / 'nowhere' / 'sabika.db'}", "Check that it is a file"),
        (f"sqlite:///{tmp_path / 'letter.txt'}", "The file is something else"),
        (f"postgresql://sabika@/sabika?host={tmp_path}", "Check that it can be reached"),
    ):
        with pytest.raises(StoreFailed, match=rf"^The database cannot be used \(.+\)\. {advice}"):
            await SqlStore.open(url)
    assert (tmp_path / "letter.txt").read_text().startswith("Dear Zoraya, ")


def test_a_database_that_cannot_be_opened_leaves_nothing_behind_that_complains_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    complaints: list[object] = []
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    # The thread that opens it takes its time to end.
    monkeypatch.setattr(aiosqlite.core.LOG, "debug", lambda *_: time.sleep(0.01))
    with pytest.raises(StoreFailed, match="unable to open"):
        asyncio.run(SqlStore.open(f"sqlite:///{tmp_path}"))
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join()
    assert complaints == []


# Lists


async def test_only_public_tables_are_listed_by_their_status(any_store: Store) -> None:
    public = Offer(players=2, public=True)
    for at, name in enumerate(("first", "second", "closed", "full")):
        await any_store.create(new_table(name, public, 1_000 + at))
    await any_store.create(new_table("private"))
    await any_store.append("closed", note(1), "closed")
    await any_store.append("full", note(1), "playing")
    await any_store.append("first", note(1), "open")
    listed = await any_store.public("open")
    assert [(table.name, table.status, table.opened_at) for table in listed] == [
        ("second", "open", 1_001),
        ("first", "open", 1_000),
    ]
    assert (listed[0].key, listed[0].offer) == ("key of second", public)
    assert [table.name for table in await any_store.public("open", 1)] == ["second"]
    assert [table.name for table in await any_store.public("playing")] == ["full"]


async def test_who_sits_at_a_public_table_is_kept_until_it_changes(any_store: Store) -> None:
    """Whatever else happens there, also at the same time."""
    offer = Offer(players=2, public=True, bots={"1": "greedy"})
    await any_store.create(new_table("lions", offer))
    nobody, ana, bot = Sitter(name="", bot=""), Sitter(name="Ana", bot=""), Sitter(name="", bot="greedy")
    assert [table.sitters for table in await any_store.public("open")] == [[nobody, bot]]
    await asyncio.gather(
        any_store.append("lions", note(1), "open", None, [ana, bot]),
        any_store.append("lions", note(2), "open"),
    )
    await any_store.append("lions", note(3), "open")
    assert [table.sitters for table in await any_store.public("open")] == [[ana, bot]]
    await any_store.append("lions", note(4), "open", None, [nobody, bot])
    assert [table.sitters for table in await any_store.public("open")] == [[nobody, bot]]


async def test_tables_where_the_server_has_to_do_something_are_found(any_store: Store) -> None:
    clock = Offer(players=2, clock=BankClock(600_000), confirm=False)
    timed = await seated(any_store, "timed", clock)
    bot = await seated(any_store, "bot")
    await seated(any_store, "people")
    await keep(any_store, bot, bot.away(bot.changed_at, bot.asked()))
    assert await any_store.playing() == ["bot", "timed"]
    assert due_at(timed) == 1_200 + 600_000
    await keep(any_store, bot, bot.back(bot.changed_at, bot.asked()))
    assert await any_store.playing() == ["timed"]


async def test_old_tables_are_forgotten_with_their_entries(any_store: Store) -> None:
    for name, status, at in (("open", "open", 10), ("over", "over", 10), ("on", "playing", 10), ("new", "over", 99)):
        await any_store.create(new_table(name, opened_at=1))
        await any_store.append(name, note(1, at=at), status)
    for number in range(250):
        await any_store.create(new_table(f"many-{number}", opened_at=1))
    deleted = await any_store.delete_before(50)
    assert sorted(deleted) == sorted(["open", "over", *(f"many-{number}" for number in range(250))])
    assert await versions(any_store, ["open", "over", "on", "new"]) == {"on": 1, "new": 1}
    # Its entries went with it: the name can be used again, from the beginning.
    await any_store.create(new_table("open"))
    assert await any_store.entries_after("open", 0) == []
    assert await any_store.delete_before(50) == []


# The server itself


async def test_the_secret_is_drawn_once(two_workers: tuple[Store, Store]) -> None:
    store, other = two_workers
    drawn = set(await asyncio.gather(*(one.secret() for one in (store, other) * 5)))
    assert len(drawn) == 1
    assert len(drawn.pop()) >= 40


async def test_time_in_which_no_worker_ran_is_known(two_workers: tuple[Store, Store]) -> None:
    store, other = two_workers
    assert await store.last_heartbeat() is None
    assert await store.heartbeat(100_000) == 0
    assert await store.heartbeat(110_000) == 0
    assert await store.slept_since(0) == 0
    # Both start after a pause; it is counted once.
    assert sorted(await asyncio.gather(store.heartbeat(210_000), other.heartbeat(210_500))) in (
        [0, 100_000],
        [0, 100_500],
    )
    assert await store.last_heartbeat() in (210_000, 210_500)
    assert await other.heartbeat(400_500, expected=1_000_000) == 0
    assert await store.slept_since(0) in (100_000, 100_500)
    assert await store.slept_since(200_000) in (10_000, 10_500)
    assert await store.slept_since(210_500) == 0
    # A clock that was set back makes no pause.
    assert await store.heartbeat(5) == 0
    assert await store.last_heartbeat() == 400_500


async def test_the_store_knows_for_how_long_no_server_ran(sqlite_url: str) -> None:
    """What a running clock gets back after a restart, whatever the time of day is."""
    store = await SqlStore.open(sqlite_url)
    table = at_table(Offer(players=2, clock=BankClock(20_000), seed="a"))
    await store.create(Table(table.name, table.offer, table.setup, table.key, table.opened_at))
    table.carry_out(table.begin(100_000, table.host))
    for entry in table.entries:
        await store.append(table.name, entry, table.status, due_at(table))
    await store.heartbeat(101_000)
    await store.close()

    store = await SqlStore.open(sqlite_url)
    again = await store.load(table.name)
    assert picture(again) == picture(table)
    assert await store.heartbeat(101_000 + BEAT + 40_000) == BEAT + 40_000
    slept = await store.slept_since(again.changed_at)
    assert slept == BEAT + 40_000
    again.carry_out(again.slept(101_000 + slept, slept))
    assert again.clocks.left_to(again.asked(), 101_000 + slept) == 19_000
    await store.close()


def test_many_may_open_a_new_file_at_the_same_moment(tmp_path: Path) -> None:
    """SQLite does not wait for others while it changes how it keeps its journal."""
    refused: list[sqlite3.Error] = []

    def opened(file: Path, together: threading.Barrier) -> None:
        together.wait()
        with closing(sqlite3.connect(file, timeout=HANG, isolation_level=None)) as connection:
            try:
                keep_a_journal(connection.cursor())
                for statement in ("BEGIN IMMEDIATE", "CREATE TABLE IF NOT EXISTS words (word)", "COMMIT"):
                    connection.execute(statement)
            except sqlite3.Error as error:
                refused.append(error)

    for number in range(60):
        together = threading.Barrier(6)
        threads = [threading.Thread(target=opened, args=(tmp_path / str(number), together)) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not refused
