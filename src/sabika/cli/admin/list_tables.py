"""`sabika admin list`: the tables, and how they are."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.cli.admin.database import AsJson, Database
from sabika.cli.admin.states import States, checked
from sabika.cli.admin.times import in_words, milliseconds, moment

if TYPE_CHECKING:
    from sabika.server.housekeeping import Listed


def list_tables(
    states: States = None,
    older_than: Annotated[
        str | None, typer.Option(metavar="AGE", help="Not changed for so long: 30d, 12h, 90m, 2w.")
    ] = None,
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List tables, the one that changed last first."""
    from sabika.desk.door import now

    at = now()
    before = at - milliseconds(older_than) if older_than else None
    found = asyncio.run(listed(database, checked(states), before, game))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, at)


async def listed(database: str, states: Sequence[str], before: int | None, game: str) -> "list[Listed]":
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        return await here.all(states, before, game)


def show(found: "Sequence[Listed]", at: int) -> None:
    table = Table("table", "game", "players", "state", "entries", "age", "last change (UTC)", box=None)
    for each in found:
        table.add_row(
            Text(each.name),
            Text(each.game or "?"),
            str(each.players),
            each.state,
            str(each.entries),
            in_words(at - each.opened_at),
            moment(each.changed_at),
        )
    console = Console()
    if found:
        # A name must be whole to be of use, also where the output is no terminal.
        console.print(table, soft_wrap=not console.is_terminal)
    console.print(f"{len(found)} table{'s' * (len(found) != 1)}", highlight=False)
