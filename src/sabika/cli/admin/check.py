"""`sabika admin check`: whether everything that is kept can be used."""

import asyncio

import typer

from sabika.cli.admin.database import Database

WRONG = 1
"""The exit code if something is not as it should be."""


def check(database: Database = "") -> None:
    """Check the database, and play every table again. Prints a line for each problem, and exits with 1 if there is
    one. A server may run meanwhile."""
    if asyncio.run(checked(database)):
        raise typer.Exit(WRONG)


async def checked(database: str) -> bool:
    """Whether anything is wrong."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.housekeeping import Housekeeping

    wrong = False
    async with Housekeeping.at(database, whole=False) as here:
        async for line in here.check():
            wrong = True
            typer.echo(line)
        if not wrong:
            found = await here.all()
            held = sum(table.entries for table in found)
            typer.echo(f"All is well: {len(found)} tables with {held} entries, all of which can be played again.")
    return wrong
