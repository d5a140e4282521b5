"""The tables of the database. The migrations make them; a test keeps both the same."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    # What never changes
    Column("name", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("offer", Text, nullable=False, comment="JSON"),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1", comment="the version of the rules"),
    Column("public", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False, comment="milliseconds since 1970, as all times"),
    # What follows from the entries, so that nobody has to read them all to find a table
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, comment="when the server has to do something by itself, if it has to"),
    Column("sitters", Text, comment="JSON: who sits at a public table; nobody yet if it is null"),
    # What is beside the game
    Column("round_closed", Integer, comment="the round of acting out of turn that nobody can join any more"),
    Index(None, "public", "status", "opened_at"),
    Index(None, "status", "changed_at"),
    Index(None, "due_at"),
)
"""One row for each table at which people play."""

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False, comment="JSON"),
)
"""What happened at each table. Rows are added, and never changed."""

remarks = Table(
    "remarks",
    metadata,
    Column("table", Text, ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("remark", Text, nullable=False, comment="JSON"),
)
"""What people said at each table, the newest only."""

pushes = Table(
    "pushes",
    metadata,
    Column("table", Text, ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", Text, primary_key=True),
    Column("number", Integer, nullable=False, comment="counts the subscriptions of a seat"),
    Column("subscription", Text, nullable=False, comment="JSON"),
    Column("told", Integer, comment="the turn that was announced last, if one was"),
)
"""Browsers that want to hear of the turns of a seat."""

intents = Table(
    "intents",
    metadata,
    Column("table", Text, ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("intent", Text, nullable=False, comment="JSON"),
)
"""What players mean to do when they are asked out of turn. Told to nobody else."""

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What is known about the server itself: `secret`, `push-key`, `heartbeat`, and `upkeep`, which is another one whenever
tables were deleted or bans changed."""

pauses = Table(
    "pauses",
    metadata,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
)
"""When no worker ran."""

bans = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True, comment="an address is a network of one"),
    Column("reason", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, comment="null for good"),
)
"""Whom the server refuses."""
