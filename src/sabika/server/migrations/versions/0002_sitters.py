"""Who sits at a public table, for the list of tables."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    sitters = sa.Column("sitters", sa.Text, comment="JSON: who sits at a public table; nobody yet if it is null")
    op.add_column("tables", sitters)
