"""The pieces of modules, together with those of their game."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from sabika.components.file import Document, Model, digest_of, digest_of_tiles
from sabika.modules import parts
from sabika.rules.palace.pieces import Extra, Pieces


class Row(NamedTuple):
    """One of the things that stand in a file."""

    name: str
    kinds: tuple[str, ...]
    """That it has to do with."""
    cells: tuple[str, ...]
    """What else is told of it in a list."""
    provenance: str


class ModuleFile(NamedTuple):
    """A file of pieces that comes with a module, which an owner of the printed game can correct in a copy."""

    model: Model
    entry: str
    """What each of its entries is called, by which a copy is recognised."""
    read: Callable[[Document, str], object]
    """What stands in it; complaints call it by the second."""
    columns: tuple[str, ...]
    """Of a list of what it holds: the name, and what else is told."""
    rows: Callable[[Any], list[Row]]

    def digest(self, data: object) -> str:
        """Tells apart files that hold other things."""
        return digest_of([self.model.what, *[row.name for row in self.rows(data)]])


def nothing_built(data: object) -> Sequence[Extra]:
    return ()


class ModulePieces(NamedTuple):
    """What a module brings along: `PIECES` in the file `pieces.py` of its folder."""

    file: ModuleFile | None = None
    """What stands in it the module finds in `pieces.data` under its name."""
    extras: Callable[[Any], Sequence[Extra]] = nothing_built
    """What of it is built into palaces."""


@cache
def printed_in(file: ModuleFile) -> object:
    """What stands in a file that comes with Sabika."""
    return file.read(file.model.printed(), file.model.name)


def pieces_of_modules() -> dict[str, ModulePieces]:
    """By module. Those without pieces are left out."""
    return {name: part.PIECES for name, part in parts("pieces").items()}


def files_of_modules() -> dict[str, ModuleFile]:
    """By the module that they belong to."""
    return {name: brought.file for name, brought in pieces_of_modules().items() if brought.file}


@lru_cache(maxsize=32)
def with_modules(pieces: Pieces, modules: tuple[str, ...]) -> Pieces:
    """The pieces with those of modules, corrected ones if there are any. The digest covers what was corrected."""
    data: dict[str, object] = {}
    extras: list[Extra] = []
    corrected: list[str] = []
    for name, brought in pieces_of_modules().items():
        if name in modules:
            file = brought.file
            data[name] = pieces.data.get(name) or (printed_in(file) if file else None)
            extras += brought.extras(data[name])
            if file and file.digest(data[name]) != file.digest(printed_in(file)):
                corrected.append(file.digest(data[name]))
    if not data and not pieces.data:
        return pieces
    digest = digest_of_tiles(pieces.tiles) if pieces.data else pieces.digest
    if corrected:
        digest = digest_of([digest, *corrected])
    return Pieces(pieces.kinds, pieces.tiles, digest, extras, data)
