"""Brings a database to the schema of this program."""

from pathlib import Path
from typing import Final, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sabika.rules.core.errors import BadInput

LOCK = 0x5AB1CA
"""Several workers may start at once; on PostgreSQL the one that holds this lock migrates."""
NEWER: Final = "The database was made by a newer version of Sabika. Update Sabika, or use another database."
OLDER: Final = "The database is of an older version of Sabika. Start the server once: it brings it up to date."
NONE: Final = "This is no database of Sabika, or one that no server has used yet. Check what --database says."

Standing = Literal["none", "older", "current", "newer"]


def configuration() -> Config:
    """What Alembic needs, wherever the package is installed."""
    config = Config()
    # A percent sign in the path would be read as the start of a reference.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def standing(connection: Connection) -> Standing:
    """How the schema of a database compares with that of this program."""
    return standing_of(set(MigrationContext.configure(connection).get_current_heads()))


def standing_of(heads: set[str]) -> Standing:
    """The same, by what is noted in the database."""
    scripts = ScriptDirectory.from_config(configuration())
    if not heads:
        return "none"
    if not heads <= {script.revision for script in scripts.walk_revisions()}:
        return "newer"
    return "current" if heads == set(scripts.get_heads()) else "older"


def upgrade(connection: Connection) -> None:
    """Migrate within the connection's transaction, so that it happens wholly or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configuration()
    if standing(connection) == "newer":
        raise BadInput(NEWER)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
