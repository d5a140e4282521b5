"""`sabika admin delete`: tables that nobody is to find any more."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

import typer

from sabika.cli.admin.agreeing import Yes, agree
from sabika.cli.admin.database import Database


def delete(
    names: Annotated[list[str], typer.Argument(help="The names of tables.", metavar="TABLE")],
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Delete tables with all that belongs to them. Whoever sits there is told within seconds that the table is gone."""
    asyncio.run(deleted(database, list(dict.fromkeys(names)), yes))


async def deleted(database: str, names: Sequence[str], yes: bool) -> None:
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        for name in names:
            looked = await here.look(name)
            seated = ", ".join(seat.name or seat.bot for seat in looked.seats if seat.name or seat.bot) or "nobody"
            agree(f"Delete {name} ({looked.state}, {looked.entries} entries; there: {seated})?", yes)
        await here.delete(names)
    for name in names:
        typer.echo(f"{name} is deleted.")
