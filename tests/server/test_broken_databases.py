"""A database that cannot be used is told in one sentence that says what to do, by `serve` and by `play`."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from cli.conftest import call
from cli.shell import Call
from desk.patience import HANG
from sabika.cli import serve
from sabika.desk.store import StoreFailed, Unreadable
from sabika.server import database
from sabika.server.database import ADVICE
from sabika.server.store import SqlStore

__all__ = ["call"]

WRONG = 2
COMMANDS = {"serve": ("serve", "--port", "0"), "play": ("play",)}
AS_ANYBODY = """
import ctypes, os, sys
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2
for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
    if os.geteuid() == 0 and ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, right, 0, 0, 0):
        sys.exit(99)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""A program that becomes another one: root, too, is to keep to what files allow."""


def complaint_of_anybody(command: str, home: Path) -> str:
    """The one sentence with which it does not start, as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-c", AS_ANYBODY, "-m", "sabika", *COMMANDS[command]],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=HANG,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(home)},
        check=False,
    )
    assert (done.returncode, done.stdout) == (WRONG, ""), done.stderr
    assert done.stderr.startswith("sabika: ")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


async def use(file: Path) -> None:
    """As a server does."""
    store = await SqlStore.open(f"sqlite:///{file}")
    try:
        await store.secret()
    finally:
        await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where both commands look, with a database that is whole."""
    path = tmp_path / "sabika" / "tables.sqlite"
    path.parent.mkdir()
    asyncio.run(use(path))
    return path


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 3])


def noise(file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 300)


def a_letter(file: Path) -> None:
    file.write_text("Dear Ana, this is a letter and no database. " * 20)


def a_diary(file: Path) -> None:
    """The database of another program, which has something called `entries` too."""
    file.unlink()
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("CREATE TABLE entries (words TEXT)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")


def holes(file: Path) -> None:
    """Whole at its beginning, and nothing where the facts about the server are."""
    with closing(sqlite3.connect(file)) as opened:
        size = opened.execute("PRAGMA page_size").fetchone()[0]
        page = opened.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'facts'").fetchone()[0]
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(content)


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (truncated, ("malformed", "`sabika admin check`", "`sabika admin restore FILE`")),
        (noise, ("not a database", "`sabika admin restore FILE`", "--database")),
        (a_letter, ("not a database", "`sabika admin restore FILE`", "--database")),
        (a_diary, ("already exists",)),
        (newer, ("newer version of Sabika", "Update Sabika")),
        (holes, ("malformed", "`sabika admin check`", "`sabika admin restore FILE`")),
    ],
)
def test_a_broken_file_is_a_sentence(
    file: Path,
    tmp_path: Path,
    call: Call,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    spoil: Callable[[Path], None],
    words: tuple[str, ...],
) -> None:
    spoil(file)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(serve, "run", lambda *_: pytest.fail("The server starts."))
    said = call(*COMMANDS[command]).complaint
    for word in words:
        assert word in said


@pytest.mark.skipif(sys.platform != "linux", reason="Root's rights are given up as Linux knows them.")
@pytest.mark.parametrize("command", ["serve", "play"])
def test_what_may_not_be_written_to_is_a_sentence(file: Path, tmp_path: Path, command: str) -> None:
    file.chmod(0o444)
    assert "Let whoever runs the server write to the file" in complaint_of_anybody(command, tmp_path)
    file.chmod(0o644)
    file.with_name(f"{file.name}.lock").unlink()
    file.parent.chmod(0o555)
    try:
        said = complaint_of_anybody(command, tmp_path)
        assert "cannot be written to" in said
        assert "--database" in said
    finally:
        file.parent.chmod(0o755)


def small(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA max_page_count = 1")
    cursor.close()


def test_a_full_disk_is_a_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says the same of a limit of its own."""
    usual = database._sqlite

    def tiny(url: URL, begin: str, connections: int) -> AsyncEngine:
        engine = usual(url, begin, connections)
        event.listen(engine.sync_engine, "connect", small)
        return engine

    file.unlink()
    monkeypatch.setattr(database, "_sqlite", tiny)
    with pytest.raises(StoreFailed, match=r"database or disk is full\)\. Its disk is full\. Make room there"):
        asyncio.run(use(file))


@pytest.mark.parametrize("code", sorted(ADVICE))
def test_what_sqlite_says_has_its_advice(code: int) -> None:
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode = code | (3 << 8)  # with details
    with pytest.raises(StoreFailed) as told, database.failing():
        raise error
    assert str(told.value) == f"The database cannot be used (something). {ADVICE[code]}"
    assert isinstance(told.value, Unreadable) == (code in database.DAMAGED)
