"""Which database is meant, and whether a server uses it now."""

import os
from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.alone import Alone, Used
from sabika.terminal.saves import data_folder

SettingsFile = Annotated[
    str | None,
    typer.Option("--settings", metavar="FILE", help="The server's settings in a file; also SABIKA_SETTINGS."),
]
DatabaseFile = Annotated[
    str | None, typer.Option(metavar="FILE", help="Holds the database's address, or only its password.")
]


def told(context: typer.Context, settings_file: SettingsFile = None, database_file: DatabaseFile = None) -> None:
    """Look after the tables of a server, also while it runs. They are found as `sabika serve` finds them: by flags, in
    the environment, in a file of settings, else in your data folder."""
    context.obj = settings_file, database_file


def chosen(context: typer.Context, database: str) -> str:
    """The database that is meant. The usual one is not made if it is not there."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.sources import database_of

    settings_file, database_file = context.obj
    flags = {"database": ("--database", database or None), "database_file": ("--database-file", database_file)}
    return database_of(flags, os.environ, settings_file) or f"sqlite:///{data_folder() / 'tables.sqlite'}"


Database = Annotated[
    str,
    typer.Option(
        callback=chosen, help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE; as for serve if left out."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")]


def is_served(file: Path) -> bool:
    """Whether a server uses the file of a database now."""
    try:
        alone = Alone(file)
    except Used:
        return True
    alone.end()
    return False
