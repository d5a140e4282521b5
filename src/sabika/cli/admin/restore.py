"""`sabika admin restore`: a back-up takes the place of the database."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.admin.agreeing import Yes, agree
from sabika.cli.admin.database import Database
from sabika.cli.alone import Alone


def restore(
    file: Annotated[Path, typer.Argument(help="What back-up wrote.", metavar="FILE")],
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Put a back-up in the place of the database, which is kept beside it. No server may use it meanwhile."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server import copies
    from sabika.server.database import database_url
    from sabika.server.housekeeping import file_of

    target = file_of(database_url(database))
    alone = Alone(target) if target is not None else None
    try:
        if target is None or target.exists():
            agree(f"Put {file} in the place of {target or 'all tables in the database'}?", yes)
        old = asyncio.run(copies.restore(database, file))
    finally:
        if alone is not None:
            alone.end()
    typer.echo(f"{file} is in its place." + (f" The old one is {old}." if old else ""))
