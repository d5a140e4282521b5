"""Which round of acting out of turn nobody can join any more."""

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    comment = "the round of acting out of turn that nobody can join any more"
    op.add_column("tables", sa.Column("round_closed", sa.Integer, comment=comment))
