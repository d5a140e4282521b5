"""`sabika site`: makes the folder, and says how large it is and how to try it."""

from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.site import folder


def site(
    out: Annotated[Path, typer.Option(help="The folder to make; an earlier one of the same kind is replaced.")] = Path(
        "dist"
    ),
) -> None:
    """Make a folder of files with the whole game in it, for any web space. No server of Sabika's is needed."""
    folder.make(out)
    typer.echo(f"{out}: {folder.megabytes(out):.1f} MB. Put all of it on a web space.")
    typer.echo(f"To try it here: python3 -m http.server --bind 127.0.0.1 --directory {out}")
