"""A database is brought to the schema of the program, wholly or not at all, or refused with a sentence."""

import asyncio
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import hatch_build
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from desk.kept import new_table, note, versions
from desk.patience import HANG
from sabika.desk.store import StoreFailed
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES
from sabika.server import migrations
from sabika.server.schema import metadata
from sabika.server.store import SqlStore

pytestmark = pytest.mark.anyio

Answer = TypeVar("Answer")


async def ask(url: str, question: Callable[[Connection], Answer]) -> Answer:
    """From outside of the store."""
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        return await connection.run_sync(question)


async def tell(url: str, command: str) -> None:
    await ask(url, lambda connection: connection.execute(text(command)).close())


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def names(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


def newest() -> str | None:
    return ScriptDirectory.from_config(migrations.configuration()).get_current_head()


async def test_an_empty_database_gets_the_schema(database_url: str) -> None:
    await (await SqlStore.open(database_url)).close()
    differences = await ask(
        database_url, lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == []
    assert await ask(database_url, names) == sorted(["alembic_version", *metadata.tables])
    assert await ask(database_url, revision) == newest()


async def test_opened_again_everything_is_still_there(database_url: str) -> None:
    for version in range(3):
        store = await SqlStore.open(database_url)
        if version == 0:
            await store.create(new_table())
        assert await versions(store, ["lions"]) == {"lions": version}
        await store.append("lions", note(version + 1), "open")
        await store.close()
    assert await ask(database_url, revision) == newest()


async def test_many_workers_may_start_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(SqlStore.open(database_url) for _ in range(6)))
    await stores[0].create(new_table())
    for store in stores:
        assert await versions(store, ["lions"]) == {"lions": 0}
        await store.close()


async def test_a_newer_database_is_refused_and_left_alone(database_url: str) -> None:
    store = await SqlStore.open(database_url)
    await store.create(new_table())
    await store.close()
    await tell(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match=r"^The database was made by a newer version of Sabika\. Update Sabika, or use"):
        await SqlStore.open(database_url)
    assert await ask(database_url, revision) == "9999"
    await tell(database_url, f"UPDATE alembic_version SET version_num = '{newest()}'")
    store = await SqlStore.open(database_url)
    assert await versions(store, ["lions"]) == {"lions": 0}
    await store.close()


async def test_a_migration_that_fails_changes_nothing(database_url: str) -> None:
    """The database of another program, which has something called `entries` too."""
    await tell(database_url, "CREATE TABLE entries (words TEXT)")
    await tell(database_url, "INSERT INTO entries VALUES ('a diary')")
    with pytest.raises(StoreFailed, match="already exists"):
        await SqlStore.open(database_url)
    assert await ask(database_url, names) == ["entries"]
    assert await ask(database_url, lambda connection: connection.scalar(text("SELECT words FROM entries"))) == "a diary"


def before_there_were_versions_of_the_rules(connection: Connection) -> None:
    """A table at which somebody has just paid to the coin."""
    config = migrations.configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")
    offer = '{"game":"alhambra","players":3,"confirm":false}'
    row = {"name": "lions", "key": "key", "offer": offer, "seed": "granada", "public": False, "opened_at": 1_000}
    row |= {"version": 6, "status": "playing", "changed_at": 1_006}
    columns = ", ".join(row)
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES (:{columns.replace(', ', ', :')})"), row)
    happened = [
        f'{{"number":{seat + 1},"at":1001,"what":"sit","seat":{seat},"name":"Ana","holder":"{seat}"}}'
        for seat in range(3)
    ]
    happened.append('{"number":4,"at":1004,"what":"begin","seat":0}')
    happened.append('{"number":5,"at":1005,"what":"act","seat":0,"action":"buy 2"}')
    happened.append('{"number":6,"at":1006,"what":"act","seat":0,"action":"pay dirham-7"}')
    for number, entry in enumerate(happened, 1):
        connection.execute(
            text('INSERT INTO entries ("table", number, entry) VALUES (:table, :number, :entry)'),
            {"table": "lions", "number": number, "entry": entry},
        )


async def test_a14_a_table_of_before_is_played_on_by_the_rules_of_its_time(database_url: str) -> None:
    await ask(database_url, before_there_were_versions_of_the_rules)
    store = await SqlStore.open(database_url)
    assert await ask(database_url, revision) == newest()
    old = (await store.load("lions")).game
    assert old is not None
    assert (old.setup.rules, old.step, len(old.log)) == (1, "act", 2)
    assert "stop" not in {action.verb for action in old.options()}
    await store.create(new_table("doves"))
    assert (await store.load("doves")).setup.rules == RULES
    await store.close()


def test_every_migration_has_its_number_in_order() -> None:
    scripts = list(ScriptDirectory.from_config(migrations.configuration()).walk_revisions())
    assert [script.revision for script in reversed(scripts)] == [f"{n:04}" for n in range(1, len(scripts) + 1)]
    assert all(Path(script.path).name.startswith(f"{script.revision}_") for script in scripts)


def test_an_installed_wheel_migrates_too(tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.builders.wheel import WheelBuilder

    monkeypatch.setenv("SABIKA_COMPILE", "0")
    monkeypatch.setenv("SABIKA_CLIENT", "0")
    root = Path(hatch_build.__file__).parent
    wheel = next(WheelBuilder(str(root)).build(directory=str(tmp_path), versions=["standard"]))
    installed = tmp_path / "100% installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    program = (
        "import asyncio, sys, sabika; from sabika.server.store import SqlStore; print(sabika.__file__); "
        f"asyncio.run(asyncio.wait_for(SqlStore.open(sys.argv[1]), {HANG}))"
    )
    elsewhere = [path for path in sys.path if not (Path(path) / "sabika").is_dir()]
    done = subprocess.run(
        [sys.executable, "-c", program, sqlite_url],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), *elsewhere])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(installed))
    assert asyncio.run(ask(sqlite_url, revision)) == newest()
