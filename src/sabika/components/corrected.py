"""Files of corrected pieces, recognised by what stands in them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from sabika.components.alhambra import ALHAMBRA, alhambra_from, alhambra_pieces
from sabika.components.file import Document, Model, digest_of_tiles, document, read_file
from sabika.components.granada import GRANADA, granada_from, granada_pieces
from sabika.components.modules import files_of_modules, with_modules
from sabika.components.sheet import SHEET, sheet, sheet_from
from sabika.rules.core.errors import BadInput
from sabika.rules.games.combined import KINDS
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import Sheet


class Corrected(NamedTuple):
    """A file of corrected pieces."""

    source: str
    model: str
    """The name of the file that comes with Sabika of which this is a copy."""
    pieces: Pieces | Sheet | None = None
    """The tiles of a game, or its sheet, if it holds those."""
    data: object = None
    """What a module brings along, if it holds that."""


def read_corrected(path: Path) -> Corrected:
    """A file of corrected pieces of any sort."""
    source = str(path)
    of_modules = files_of_modules().values()
    names = ", ".join([ALHAMBRA.name, GRANADA.name, *[file.model.name for file in of_modules]])
    unknown = Model(f"{names} or {SHEET.name}", "pieces")
    found = document(read_file(path), source, unknown)
    for file in of_modules:
        if file.entry in found:
            return Corrected(source, file.model.name, data=file.read(found, source))
    if _has_two_faces(found):
        return Corrected(source, GRANADA.name, granada_from(found, source))
    if "tile" in found:
        return Corrected(source, ALHAMBRA.name, alhambra_from(found, source))
    if "row" in found:
        return Corrected(source, SHEET.name, sheet_from(found, source))
    missing = " nor ".join(["tiles", *[file.model.what for file in of_modules], "rows of a sheet"])
    raise unknown.refused(source, f"there are neither {missing} in it")


def _has_two_faces(found: Document) -> bool:
    tiles = found.get("tile")
    return isinstance(tiles, list) and any(
        isinstance(tile, dict) and ("even" in tile or "odd" in tile) for tile in tiles
    )


@lru_cache(maxsize=32)
def corrected_pieces(
    files: tuple[Corrected, ...], title: str, sets: tuple[str, ...], modules: tuple[str, ...]
) -> Pieces | Sheet:
    """The pieces of a game and of its modules, with what stands in the files. `sets` are the files of its tiles."""
    known: dict[str, Corrected] = {}
    for file in files:
        _check_belongs(file, title, sets, modules)
        if file.model in known:
            other = known[file.model].source
            raise BadInput(f"{file.source} is a copy of {file.model}, and so is {other}. Give only one of them.")
        known[file.model] = file
    tiles = own_pieces(sets, {file.model: file.pieces for file in files if file.pieces})
    if isinstance(tiles, Sheet):
        return tiles
    data = {name: known[file.model.name].data for name, file in files_of_modules().items() if file.model.name in known}
    return with_modules(Pieces(tiles.kinds, tiles.tiles, tiles.digest, (), data) if data else tiles, modules)


def _check_belongs(file: Corrected, title: str, sets: Sequence[str], modules: Sequence[str]) -> None:
    module = next((name for name, own in files_of_modules().items() if own.model.name == file.model), None)
    if module and module not in modules:
        raise BadInput(
            f"{file.source} is a copy of {file.model}, but {title} is played without the module {module} here. "
            "Add the module or leave the file out."
        )
    if not module and file.model not in sets:
        raise BadInput(
            f"{file.source} is a copy of {file.model}, but {title} is played with {' and '.join(sets)}. "
            "Choose another game or leave the file out."
        )


def own_pieces(sets: Sequence[str], corrected: Mapping[str, Pieces | Sheet] | None = None) -> Pieces | Sheet:
    """The tiles or the sheet that come with Sabika in some files, or those of corrected copies."""
    known: dict[str, Callable[[], Pieces | Sheet]]
    known = {ALHAMBRA.name: alhambra_pieces, GRANADA.name: granada_pieces, SHEET.name: sheet}
    found = [(corrected or {}).get(name) or known[name]() for name in sets]
    tiles = [pieces for pieces in found if isinstance(pieces, Pieces)]
    return both(tiles[0], tiles[1]) if len(tiles) > 1 else found[0]


@lru_cache(maxsize=8)
def both(alhambra: Pieces, granada: Pieces) -> Pieces:
    """Both sets in one game (C1)."""
    tiles = alhambra.tiles + granada.tiles
    return Pieces(KINDS, tiles, digest_of_tiles(tiles))
