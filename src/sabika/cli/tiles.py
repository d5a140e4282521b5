"""`sabika tiles`: the pieces, or the sheet, with the provenance of each; and the option `--components`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.games import DEFAULT_GAME, Game
from sabika.cli.modules import Modules, listed
from sabika.components.modules import files_of_modules
from sabika.library import load_pieces
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import SIDE, Sheet, cell_at

ComponentFiles = Annotated[
    list[Path] | None,
    typer.Option("--components", help="A corrected file of pieces to use instead of Sabika's own. Repeatable."),
]
HELP = (
    "The building tiles: price, walls or moats, and whether they were verified against the printed game. With "
    f"--modules also {' and '.join(f'the {file.model.what}' for file in files_of_modules().values())}. "
    "Of Roll & Write the sheet."
)


def tiles(
    kind: Annotated[str | None, typer.Argument(help="A kind, such as tower.", metavar="KIND")] = None,
    game: Game = DEFAULT_GAME,
    modules: Modules = "",
    components: ComponentFiles = None,
) -> None:
    """The building tiles, and what stands in the files of modules; or the sheet."""
    pieces = load_pieces(components or [], game, listed(modules, game))
    if kind is not None and kind not in pieces.kinds:
        raise BadInput(f"There is no kind {kind!r}. The kinds are {', '.join(pieces.kinds)}.")
    wanted = pieces.kinds if kind is None else (kind,)
    for table in sheet_tables(pieces, wanted) if isinstance(pieces, Sheet) else tables(pieces, wanted):
        if table.row_count:
            Console().print(table)


def sheet_tables(sheet: Sheet, kinds: tuple[str, ...]) -> list[Table]:
    """The cells by yellow and blue die (R1), and what is known about the sheet."""
    cells = Table("", *(f"blue {blue}" for blue in range(1, SIDE + 1)))
    for yellow in range(1, SIDE + 1):
        row = [sheet.kinds[sheet.kind[cell_at(blue, yellow)]] for blue in range(1, SIDE + 1)]
        cells.add_row(f"yellow {yellow}", *(kind if kind in kinds else "" for kind in row))
    known = Table("sheet", "", "provenance")
    figures = {"coins": f"{sheet.printed_coins}, {sheet.first_coins} of them at the start"}
    figures |= {f"rounds of {sides}": str(rounds) for sides, rounds in sheet.rounds.items()}
    for part, provenance in sheet.provenance.items():
        known.add_row(part, figures.get(part, ""), provenance)
    return [cells, known]


def tables(pieces: Pieces, kinds: tuple[str, ...]) -> list[Table]:
    """The tiles and what modules bring along."""
    return [tiles_table(pieces, kinds), faces_table(pieces, kinds), *modules_tables(pieces, kinds)]


def tiles_table(pieces: Pieces, kinds: tuple[str, ...]) -> Table:
    """The tiles with one face."""
    table = Table("tile", "kind", "price", "walls", "provenance")
    for tile in pieces.tiles:
        if tile.kind in kinds and not tile.back:
            table.add_row(tile.name, tile.kind, str(tile.price), tile.walls or "none", tile.provenance)
    return table


def faces_table(pieces: Pieces, kinds: tuple[str, ...]) -> Table:
    """The tiles with two faces (G1)."""
    table = Table("even face", "odd face", "moats", "provenance")
    for number in pieces.all_tiles():
        even = pieces.tile(number)
        if even.back:
            odd = pieces.tile(pieces.other_face[number])
            if even.kind in kinds or odd.kind in kinds:
                table.add_row(even.name, odd.name, even.walls or "none", even.provenance)
    return table


def modules_tables(pieces: Pieces, kinds: tuple[str, ...]) -> list[Table]:
    """What stands in the files of modules."""
    found: list[Table] = []
    for name, file in files_of_modules().items():
        if name in pieces.data:
            found.append(Table(*file.columns, "provenance"))
            for row in file.rows(pieces.data[name]):
                if set(row.kinds) & set(kinds):
                    found[-1].add_row(row.name, *row.cells, row.provenance)
    return found
