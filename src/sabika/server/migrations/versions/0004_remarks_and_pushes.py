"""What people say at tables, and which browsers want to hear of turns: both go with their table."""

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("remark", sa.Text, nullable=False, comment="JSON"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_remarks"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_remarks_table", ondelete="CASCADE"),
    )
    op.create_table(
        "pushes",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, comment="counts the subscriptions of a seat"),
        sa.Column("subscription", sa.Text, nullable=False, comment="JSON"),
        sa.Column("told", sa.Integer, comment="the turn that was announced last, if one was"),
        sa.PrimaryKeyConstraint("table", "seat", "endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_pushes_table", ondelete="CASCADE"),
    )
