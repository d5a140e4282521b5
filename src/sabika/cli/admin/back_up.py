"""`sabika admin back-up`: a copy of the database, also while a server runs."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.admin.agreeing import Yes, agree
from sabika.cli.admin.database import Database
from sabika.rules.core.errors import BadInput


def back_up(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Write all that is kept into a file, as it is at this moment, whoever plays meanwhile. Keep it safe: what is in it
    opens every seat."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server import copies

    if file.is_dir():
        raise BadInput(f"{file} is a folder. Name a file in it.")
    if file.exists():
        agree(f"{file} is there already. Replace it?", yes)
    asyncio.run(copies.back_up(database, file))
    typer.echo(f"{file}: {file.stat().st_size / 10**6:.1f} MB.")
