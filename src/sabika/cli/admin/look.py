"""`sabika admin look`: one table, closely."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.cli.admin.database import AsJson, Database
from sabika.cli.admin.times import moment

if TYPE_CHECKING:
    from sabika.server.housekeeping import Looked, Secrets


def look(
    name: Annotated[str, typer.Argument(help="The name of the table.", metavar="TABLE")],
    show_secrets: Annotated[
        bool,
        typer.Option(
            "--show-secrets",
            help="Also the key of its link and its seed. Whoever has them can sit down there, and knows every card.",
        ),
    ] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Show what a table plays, who sits there, and whether all that is kept of it can be played again."""
    looked, secrets = asyncio.run(looked_at(database, name, show_secrets))
    if as_json:
        both = msgspec.to_builtins(looked) | (msgspec.to_builtins(secrets) if secrets else {})
        typer.echo(msgspec.json.format(msgspec.json.encode(both), indent=2).decode())
    else:
        show(looked, secrets)


async def looked_at(database: str, name: str, show_secrets: bool) -> "tuple[Looked, Secrets | None]":
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        return await here.look(name), await here.secrets(name) if show_secrets else None


def show(looked: "Looked", secrets: "Secrets | None") -> None:
    offer = ", ".join(f"{what} {msgspec.json.encode(said).decode()}" for what, said in looked.offer.items())
    rows = {
        "table": looked.name,
        "state": looked.state,
        "offer": offer,
        **{f"seat {number}": shown_seat(seat.name, seat.bot) for number, seat in enumerate(looked.seats)},
        "entries": f"{looked.entries} ({looked.bytes} bytes)",
        "remarks": str(looked.remarks),
        "notified": f"{looked.pushes} browser{'s' * (looked.pushes != 1)}",
        "opened": f"{moment(looked.opened_at)} UTC",
        "changed": f"{moment(looked.changed_at)} UTC",
        "can be read": "; ".join(looked.problems) or "yes, and played again to the last entry",
    }
    if secrets is not None:
        rows |= {"key": secrets.key, "seed": secrets.seed}
    table = Table(show_header=False, box=None)
    for what, said in rows.items():
        table.add_row(Text(what, "bold cyan"), Text(said, overflow="fold"))
    Console().print(table)


def shown_seat(name: str, bot: str) -> str:
    if bot:
        return f"{name} (bot: {bot})".strip()
    return name or "free"
