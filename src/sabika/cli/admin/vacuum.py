"""`sabika admin vacuum`: the room of what was deleted."""

import asyncio

import typer

from sabika.cli.admin.agreeing import Yes, agree
from sabika.cli.admin.database import Database, is_served


def vacuum(database: Database = "", yes: Yes = False) -> None:
    """Give back the room of what was deleted. With SQLite nobody can play for the moment that it takes."""
    asyncio.run(vacuumed(database, yes))


async def vacuumed(database: str, yes: bool) -> None:
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.database import database_url
    from sabika.server.housekeeping import Housekeeping, file_of

    async with Housekeeping.at(database) as here:
        file = file_of(database_url(database))
        if file is not None and is_served(file):
            agree(f"A server uses {file}, and everybody there waits meanwhile. Vacuum all the same?", yes)
        before, after = await here.vacuum()
    typer.echo(f"{before / 10**6:.1f} MB before, {after / 10**6:.1f} MB now.")
