"""Asks before something is done that cannot be undone."""

import sys
from typing import Annotated

import typer

from sabika.rules.core.errors import BadInput

Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


def agree(question: str, yes: bool) -> None:
    """Ends the command unless somebody says yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadInput(f"{question} Nobody can be asked here: add --yes if it is meant.")
    if not typer.confirm(question):
        typer.echo("Nothing was changed.")
        raise typer.Exit
