"""What players mean to do when they are asked out of turn."""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.create_table(
        "intents",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("intent", sa.Text, nullable=False, comment="JSON"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_intents_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_intents"),
    )
