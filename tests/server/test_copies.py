"""Back-ups of both kinds of databases, and what can be done to the tables of both."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import make_url

from desk.kept import new_table, note
from sabika.desk.store import written
from sabika.desk.tables.entries import Offer
from sabika.rules.core.errors import BadInput
from sabika.server import copies
from sabika.server.additions import Addition
from sabika.server.housekeeping import Housekeeping
from sabika.server.store import SqlStore
from server.real_server import begun

pytestmark = pytest.mark.anyio


async def fill(url: str) -> str:
    """A game that is on, and a table that waits; what the server's tokens are signed with."""
    store = await SqlStore.open(url)
    await begun(store, "lions", Offer(players=2))
    await store.create(new_table("doves"))
    secret = await store.secret()
    await store.close()
    return secret


async def names(url: str) -> list[str]:
    async with Housekeeping.at(url) as here:
        return sorted(table.name for table in await here.all())


async def problems(url: str) -> list[str]:
    async with Housekeeping.at(url, whole=False) as here:
        return [line async for line in here.check()]


needs_programs = pytest.mark.skipif(
    not all(map(shutil.which, ("pg_dump", "pg_restore", "psql"))), reason="PostgreSQL's programs are not on the path."
)


@needs_programs
async def test_a_back_up_brings_everything_back(database_url: str, tmp_path: Path) -> None:
    secret = await fill(database_url)
    kept = tmp_path / "kept"
    await copies.back_up(database_url, kept)
    async with Housekeeping.at(database_url) as here:
        await here.delete(["lions"])
    old = await copies.restore(database_url, kept)
    assert await names(database_url) == ["doves", "lions"]
    assert await problems(database_url) == []
    store = await SqlStore.open(database_url)
    assert await store.secret() == secret, "tokens stay good"
    assert (await store.load("lions")).status == "playing"
    await store.close()
    assert old is not None
    await copies.restore(database_url, old)
    assert await names(database_url) == ["doves"], "what was there before is kept beside"


@needs_programs
async def test_nothing_is_restored_while_a_server_uses_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    await fill(postgresql_url)
    await copies.back_up(postgresql_url, tmp_path / "kept")
    store = await SqlStore.open(postgresql_url)
    await store.create(new_table("eagles"))
    with pytest.raises(BadInput, match=r"^A server uses the database\. End it first\.$"):
        await copies.restore(postgresql_url, tmp_path / "kept")
    await store.close()
    assert await names(postgresql_url) == ["doves", "eagles", "lions"]


@needs_programs
async def test_what_is_no_back_up_of_postgresql_changes_nothing(postgresql_url: str, tmp_path: Path) -> None:
    await fill(postgresql_url)
    (tmp_path / "letter").write_text("Dear Ana, this is a letter.")
    with pytest.raises(BadInput, match="no back-up that can be used"):
        await copies.restore(postgresql_url, tmp_path / "letter")
    assert await names(postgresql_url) == ["doves", "lions"]
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


async def test_without_the_programs_of_postgresql_the_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match=r"^pg_dump is not on this machine.* Install PostgreSQL's client programs"):
        await copies.back_up("postgresql://somebody:secret@127.0.0.1:1/tables", tmp_path / "kept")
    assert list(tmp_path.iterdir()) == []


@needs_programs
async def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="could not be copied") as told:
        await copies.back_up("postgresql://somebody:hush-hush@127.0.0.1:1/tables", tmp_path / "kept")
    assert "hush-hush" not in str(told.value)
    assert list(tmp_path.iterdir()) == []


@needs_programs
async def test_the_programs_of_postgresql_know_what_the_address_says(postgresql_url: str, tmp_path: Path) -> None:
    await fill(postgresql_url)
    said = "&ssl=prefer&password=hush-hush&prepared_statement_cache_size=0"
    await copies.back_up(f"{postgresql_url}{'' if '?' in postgresql_url else '?'}{said}", tmp_path / "kept")
    assert "hush" not in copies.bare(make_url(f"{postgresql_url}?{said}"))
    assert (tmp_path / "kept").is_file()


async def test_tables_are_looked_at_deleted_and_checked_in_both(database_url: str) -> None:
    await fill(database_url)
    assert await problems(database_url) == []
    async with Housekeeping.at(database_url) as here:
        looked = await here.look("lions")
        assert (looked.state, looked.entries, looked.problems) == ("playing", 3, [])
        assert [table.name for table in await here.all(["waiting"])] == ["doves"]
        assert await here.retire(["waiting"], 10**15) == ["doves"]
        assert all(size > 0 for size in await here.vacuum())
        await here.delete(["lions"])
        assert await here.all() == []


async def test_an_entry_that_cannot_be_played_again_is_named_in_both(database_url: str) -> None:
    await fill(database_url)
    store = await SqlStore.open(database_url)
    says_that_it_is_another = Addition("lions", 4, 2_000, written(note(7)), "playing", None)
    await store._writer.add(says_that_it_is_another)
    await store.close()
    [said] = await problems(database_url)
    assert said.startswith("Table lions: entry 4 cannot be played again")
