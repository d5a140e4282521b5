"""`sabika tiles`: the pieces, with the provenance of each."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sabika.components import alhambra_pieces, load_alhambra_pieces
from sabika.rules.core.errors import BadInput

ComponentsFile = Annotated[
    Path | None, typer.Option("--components", help="A corrected file of pieces to use instead of Sabika's own.")
]


def tiles(
    kind: Annotated[str | None, typer.Argument(help="A kind, such as tower.", metavar="KIND")] = None,
    components: ComponentsFile = None,
) -> None:
    """The building tiles: price, walls, and whether they were verified against the printed game."""
    pieces = load_alhambra_pieces(components) if components else alhambra_pieces()
    if kind is not None and kind not in pieces.kinds:
        raise BadInput(f"There is no kind {kind!r}. The kinds are {', '.join(pieces.kinds)}.")
    table = Table("tile", "kind", "price", "walls", "provenance")
    for tile in pieces.tiles:
        if kind in (None, tile.kind):
            table.add_row(tile.name, tile.kind, str(tile.price), tile.walls or "none", tile.provenance)
    Console().print(table)
