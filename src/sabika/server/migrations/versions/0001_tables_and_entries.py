"""Tables, their entries, and what is known about the server."""

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("offer", sa.Text, nullable=False, comment="JSON"),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970, as all times"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, comment="when the server has to do something by itself, if it has to"),
        sa.PrimaryKeyConstraint("name", name="pk_tables"),
    )
    op.create_index("ix_tables_public_status_opened_at", "tables", ["public", "status", "opened_at"])
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False, comment="JSON"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_entries_table", ondelete="CASCADE"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "pauses",
        sa.Column("began_at", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began_at", name="pk_pauses"),
    )
