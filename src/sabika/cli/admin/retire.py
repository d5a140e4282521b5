"""`sabika admin retire`: old tables are deleted, by age."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

import typer

from sabika.cli.admin.agreeing import Yes, agree
from sabika.cli.admin.database import Database
from sabika.cli.admin.states import States, checked
from sabika.cli.admin.times import in_words, milliseconds

USUAL = ["waiting", "over", "closed"]


def retire(
    older_than: Annotated[str, typer.Option(metavar="AGE", help="Not changed for so long: 180d, 12h, 90m, 2w.")],
    states: States = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would be deleted.")] = False,
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Delete tables that nobody has changed for long; running games only if --state says playing."""
    asyncio.run(retired(database, checked(states) or USUAL, milliseconds(older_than), dry_run, yes))


async def retired(database: str, states: Sequence[str], age: int, dry_run: bool, yes: bool) -> None:
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.desk.door import now
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        at = now()
        found = await here.all(states, at - age)
        if dry_run:
            for each in found:
                typer.echo(f"{each.name}: {each.state}, not changed for {in_words(at - each.changed_at)}")
            typer.echo(f"{counted(len(found))} would be deleted.")
            return
        if not found:
            typer.echo("There is no such table.")
            return
        agree(f"Delete {counted(len(found))}?", yes)
        gone = await here.retire(states, at - age)
    typer.echo(f"{counted(len(gone))} deleted.")


def counted(number: int) -> str:
    return f"{number} table{'s' * (number != 1)}"
