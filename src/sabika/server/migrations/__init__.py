"""Brings a database to the schema of this program."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sabika.rules.core.errors import BadInput

LOCK = 0x5AB1CA
"""Several workers may start at once; on PostgreSQL the one that holds this lock migrates."""


def configuration() -> Config:
    """What Alembic needs, wherever the package is installed."""
    config = Config()
    # A percent sign in the path would be read as the start of a reference.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def upgrade(connection: Connection) -> None:
    """Migrate within the connection's transaction, so that it happens wholly or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadInput("The database was made by a newer version of Sabika. Update Sabika, or use another database.")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
