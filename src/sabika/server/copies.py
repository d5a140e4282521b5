"""Back-ups of a database, and how one takes its place. With SQLite a back-up is a database, too; with PostgreSQL it is
what `pg_dump` makes."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from sabika.files import check_file as must_be_a_file
from sabika.rules.core.errors import BadInput, SabikaError
from sabika.server import migrations
from sabika.server.database import BUSY, code_of, database_url, failing, failures, straight_to, why
from sabika.server.housekeeping import file_of
from sabika.server.owners import give
from sabika.server.schema import metadata

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is used."""
PARTS: Final = ("", *BESIDE, ".lock")
"""By which a server finds what it keeps."""
NOT_TAKEN: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
"""What SQLite says of a file that it cannot write."""
NOT_READ: Final = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)
OURS: Final = ("password", "prepared_statement_cache_size")
"""What PostgreSQL's own programs are not told in the address of a database."""
SERVERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sabika'"
)


async def back_up(database: str, to: Path) -> None:
    """A consistent copy, whoever writes meanwhile. It takes the place of an earlier one when it is whole."""
    url = database_url(database)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput(f"There is no database {file}. Check --database, or what the settings say.")
    if file is not None and is_part_of(file, to):
        raise BadInput(f"{to} is the database itself, or lies beside it as a part of it. Name another file.")
    with part_of(to) as part:
        if file is not None:
            copy(file, part)
        else:
            ask("pg_dump", "--format=custom", "--no-owner", f"--file={part}", f"--dbname={bare(url)}", of=url)
        settle(part)
        part.replace(to)


@contextmanager
def part_of(to: Path) -> Iterator[Path]:
    """An empty file, to be filled and to take the place of another one, which is said not to be written if it cannot
    be. Nobody else may read it: it holds what seats are opened with."""
    part = to.with_name(f".{to.name}.part")
    try:
        try:
            part.unlink(missing_ok=True)
            part.touch(0o600)
            yield part
        finally:
            part.unlink(missing_ok=True)
    except NotTaken as error:
        raise BadInput(f"{to} cannot be written: {error}.") from error
    except OSError as error:
        raise BadInput(f"{to} cannot be written: {error.strerror or error}.") from error


async def restore(database: str, back_up_file: Path) -> Path | None:
    """Put a back-up in the place of a database, which no server may use meanwhile. Where the old one is now."""
    url = database_url(database)
    try:
        must_be_a_file(back_up_file)
    except FileNotFoundError:
        raise BadInput(f"There is no back-up {back_up_file}.") from None
    except OSError as error:
        raise BadInput(f"{back_up_file} is no back-up: {error.strerror}. Take another one.") from None
    if (file := file_of(url)) is not None:
        return restore_file(back_up_file, file)
    return await restore_dump(back_up_file, url)


def aside(file: Path) -> Path:
    """A name for what is put away, which nothing has yet."""
    stem = f"{file.name}.before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    tried, number = file.with_name(stem), 1
    while tried.exists():
        number += 1
        tried = file.with_name(f"{stem}-{number}")
    return tried


# SQLite


class NotTaken(SabikaError):
    """What was to be written has no room, or may not be there."""


def is_part_of(file: Path, to: Path) -> bool:
    """Whether something is the file of a database or lies beside it, under whatever name."""
    # SQLite goes by the file that a link leads to, the lock by the link.
    parts = [place.with_name(place.name + part) for place in (file, file.resolve()) for part in PARTS]
    return any(
        to.resolve() == part.resolve() or (to.exists() and part.exists() and to.samefile(part)) for part in parts
    )


def copy(file: Path, to: Path) -> None:
    """By SQLite itself, so that all of it is of one moment."""
    with (
        failing(),
        closing(sqlite3.connect(file, timeout=BUSY)) as source,
        closing(sqlite3.connect(to)) as target,
    ):
        # What goes wrong from here on is no matter of opening it.
        source.execute("PRAGMA schema_version").fetchall()
        try:
            source.backup(target)
            # Nothing beside it belongs to it.
            target.execute("PRAGMA journal_mode = DELETE").fetchall()
        except sqlite3.Error as error:
            if code_of(error) in NOT_TAKEN and error.sqlite_errorcode not in NOT_READ:
                raise NotTaken(why(error)) from error
            raise
        if target.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise BadInput(f"{file} is damaged: `sabika admin check` says where. No copy was made.")


def settle(file: Path) -> None:
    """It is on the disk when this returns."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def check_file(back_up_file: Path) -> None:
    """Refuse what no server could use."""
    try:
        with closing(sqlite3.connect(f"{back_up_file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            damage = opened.execute("PRAGMA integrity_check").fetchall()
        engine = create_engine(f"sqlite:///{back_up_file}")
        with engine.connect() as connection:
            standing = migrations.standing(connection)
        engine.dispose()
    except failures() as error:
        raise BadInput(f"{back_up_file} is no back-up that can be used ({why(error)}). Take another one.") from None
    if damage != [("ok",)]:
        raise BadInput(f"{back_up_file} is damaged ({str(damage[0][0]).splitlines()[0]}). Take another back-up.")
    refuse(back_up_file, standing)


def refuse(back_up_file: Path, standing: migrations.Standing) -> None:
    if standing == "none":
        raise BadInput(f"{back_up_file} is no back-up of Sabika. Take one that `sabika admin back-up` made.")
    if standing == "newer":
        raise BadInput(f"{back_up_file} is of a newer version of Sabika. Update Sabika first.")


def take_in(file: Path) -> None:
    """What stands beside a database, if it can be read: whoever is killed while all of it gets another name leaves no
    newest entries behind."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=BUSY)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def restore_file(back_up_file: Path, file: Path) -> Path | None:
    check_file(back_up_file)
    old = aside(file) if file.exists() else None
    with part_of(file) as part:
        copy(back_up_file, part)
        if old is not None:
            part.chmod(file.stat().st_mode & 0o777)
        give(part, like=file if old else file.parent)
        settle(part)
        if old is not None:
            take_in(file)
        for ending in BESIDE:
            # What could not be taken in belongs to the old one, also under its new name.
            kept = file.with_name(file.name + ending)
            if old is not None and kept.exists():
                kept.replace(old.with_name(old.name + ending))
        if old is not None:
            file.replace(old)
        part.replace(file)
    return old


# PostgreSQL


def bare(url: URL) -> str:
    """For PostgreSQL's own programs, in their words, and without the password: others could see it."""
    query = {"sslmode" if name == "ssl" else name: said for name, said in url.query.items() if name not in OURS}
    return url.set(drivername="postgresql", password=None, query=query).render_as_string(hide_password=False)


def ask(program: str, *arguments: str, of: URL, told: str | None = None) -> str:
    """What one of PostgreSQL's own programs answers."""
    if shutil.which(program) is None:
        raise BadInput(
            f"{program} is not on this machine, and it is what copies a PostgreSQL database."
            " Install PostgreSQL's client programs, or use the back-ups of whoever runs the database."
        )
    password = of.password or of.query.get("password")
    done = subprocess.run(
        [program, *arguments],
        input=told,
        capture_output=True,
        text=True,
        env={**os.environ, **({"PGPASSWORD": str(password)} if password else {})},
        check=False,
    )
    if done.returncode:
        said = (done.stderr.strip() or "no reason was given").splitlines()[0]
        raise BadInput(f"The database could not be copied ({said.rstrip('.')}). Nothing was changed.")
    return done.stdout


async def restore_dump(back_up_file: Path, url: URL) -> Path:
    check_dump(back_up_file, url)
    # Not everybody has PostgreSQL.
    import asyncpg

    with failing():
        straight = await asyncpg.connect(**straight_to(url), timeout=BUSY)
        try:
            if await straight.fetchval(SERVERS):
                raise BadInput("A server uses the database. End it first.")
        finally:
            await straight.close()
    old = aside(back_up_file)
    ask("pg_dump", "--format=custom", "--no-owner", f"--file={old}", f"--dbname={bare(url)}", of=url)
    settle(old)
    # All of it in one transaction: the old tables, also those that the back-up does not know, go if the new ones come.
    gone = "".join(f'DROP TABLE IF EXISTS "{name}" CASCADE;\n' for name in (*metadata.tables, "alembic_version"))
    script = ask("pg_restore", "--no-owner", "--file=-", str(back_up_file), of=url)
    ask(
        "psql",
        "--no-psqlrc",
        "--quiet",
        "--single-transaction",
        "--set=ON_ERROR_STOP=1",
        "--output=/dev/null",
        f"--dbname={bare(url)}",
        of=url,
        told=gone + script,
    )
    return old


def check_dump(back_up_file: Path, url: URL) -> None:
    """Refuse what no server could use."""
    try:
        held = ask("pg_restore", "--list", str(back_up_file), of=url)
    except BadInput as error:
        raise BadInput(f"{back_up_file} is no back-up that can be used. {error}") from None
    if "TABLE DATA public entries" not in held:
        refuse(back_up_file, "none")
    said = ask("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(back_up_file), of=url)
    lines = said.splitlines()
    start = next((number for number, line in enumerate(lines, 1) if line.startswith("COPY ")), len(lines))
    version = lines[start] if start < len(lines) else ""
    refuse(back_up_file, migrations.standing_of({version} - {"\\."}))
