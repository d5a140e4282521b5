"""Whom the server refuses, by address."""

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, nullable=False, comment="an address is a network of one"),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, comment="null for good"),
        sa.PrimaryKeyConstraint("network", name="pk_bans"),
    )
