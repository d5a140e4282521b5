"""Entries written to PostgreSQL, many by one statement: each statement more is a message to the database and back, for
which everybody waits who has decided something."""

from typing import Final

from sqlalchemy import bindparam, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.rules.core.errors import SabikaError
from sabika.server.additions import Addition, weighed
from sabika.server.database import is_storable
from sabika.server.news import CHANNEL, payload

# Tables are locked in order, so that no two workers wait for each other. What is locked is read as whoever held it
# before has left it; so nobody is overtaken, although the statement began before.
WRITTEN: Final = text("""
    WITH given AS (
        SELECT * FROM unnest(
            CAST(:names AS text[]), CAST(:numbers AS integer[]), CAST(:entries AS text[]), CAST(:statuses AS text[]),
            CAST(:times AS bigint[]), CAST(:due AS bigint[]), CAST(:sitters AS text[]), CAST(:news AS text[])
        ) AS given (name, number, entry, status, changed_at, due_at, sitters, news)
    ), locked AS (
        SELECT name, version FROM tables WHERE name = ANY (CAST(:names AS text[])) ORDER BY name FOR UPDATE
    ), good AS (
        SELECT given.* FROM given JOIN locked USING (name) WHERE given.number = locked.version + 1
    ), added AS (
        INSERT INTO entries ("table", number, entry) SELECT name, number, entry FROM good
    ), changed AS (
        UPDATE tables
        SET version = good.number, status = good.status, changed_at = good.changed_at, due_at = good.due_at,
            sitters = coalesce(good.sitters, tables.sitters)
        FROM good WHERE tables.name = good.name
    )
    SELECT locked.name, locked.version,
        CASE WHEN good.name IS NOT NULL THEN CAST(pg_notify(:channel, good.news) AS text) END
    FROM locked LEFT JOIN good USING (name)
    """).bindparams(bindparam("channel", CHANNEL))


async def write(engine: AsyncEngine, additions: list[Addition]) -> list[SabikaError | None]:
    """For each what stood against it, or None: it is written."""
    outcomes: list[SabikaError | None] = [None] * len(additions)
    waiting = list(enumerate(additions))
    while waiting:
        # A statement sees a table once: what follows for the same one comes with the next.
        now = dict(reversed([(addition.table, place) for place, addition in waiting]))
        for place, outcome in zip(now.values(), await _write(engine, [additions[place] for place in now.values()])):
            outcomes[place] = outcome
        waiting = [(place, addition) for place, addition in waiting if now[addition.table] != place]
    return outcomes


async def _write(engine: AsyncEngine, additions: list[Addition]) -> list[SabikaError | None]:
    some = [addition for addition in additions if is_storable(addition.table)]
    given = {
        "names": [addition.table for addition in some],
        "numbers": [addition.number for addition in some],
        "entries": [addition.entry for addition in some],
        "statuses": [addition.status for addition in some],
        "times": [addition.at for addition in some],
        "due": [addition.due_at for addition in some],
        "sitters": [addition.sitters for addition in some],
        "news": [payload(addition.table, addition.number, addition.entry) for addition in some],
    }
    async with engine.connect() as connection:
        found = await connection.execute(WRITTEN, given)
    outcomes, _ = weighed(additions, {row.name: row.version for row in found})
    return outcomes
