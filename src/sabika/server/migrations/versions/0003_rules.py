"""By which version of the rules a table plays. Those opened before, and by workers of before, play by the first."""

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    rules = sa.Column("rules", sa.Integer, nullable=False, server_default="1", comment="the version of the rules")
    op.add_column("tables", rules)
