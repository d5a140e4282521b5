"""Which database is meant, and whether a server uses it now."""

from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.alone import Alone, Used
from sabika.terminal.saves import data_folder

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE, as with serve; the file in your data folder"
        " if left out."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")]


def chosen(database: str | None) -> str:
    """The database that is meant. The usual one is not made if it is not there."""
    return database or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def is_served(file: Path) -> bool:
    """Whether a server uses the file of a database now."""
    try:
        alone = Alone(file)
    except Used:
        return True
    alone.end()
    return False
