"""Reads files of workers' huts and refuses those that cannot be a full set (H1)."""

from collections import Counter
from typing import Final

import msgspec

from sabika.components.file import Document, Model, check_provenance, check_sides, entries, in_order
from sabika.components.modules import ModuleFile, ModulePieces, Row
from sabika.modules.huts.rules import Hut
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.pieces import Extra, edges_of

HUTS: Final = Model("huts.toml", "huts", "sabika.modules.huts")

# H1: how many huts of each kind, and how many walls each of them has.
NUMBERS: Final = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
FEWEST_WALLS, MOST_WALLS = 1, 3


class HutEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A hut as it stands in the file."""

    kind: str
    walls: str
    provenance: str = "verified"


class HutFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of huts."""

    hut: list[HutEntry]


def built(huts: tuple[Hut, ...]) -> list[Extra]:
    """The huts as pieces of a palace."""
    return [Extra(hut.name, edges_of(hut.walls)) for hut in huts]


def huts_from(found: Document, source: str) -> tuple[Hut, ...]:
    """The huts that stand in a file."""
    file = entries(found, HutFile, source, HUTS)
    for index, entry in enumerate(file.hut, 1):
        _check(entry, f"{source}, hut {index}")
    numbers = Counter(entry.kind for entry in file.hut)
    for kind, number in NUMBERS.items():
        if numbers[kind] != number:
            raise BadInput(f"{source} has {numbers[kind]} huts of kind {kind}, but there are {number} (H1).")
    huts: list[Hut] = []
    printed: Counter[str] = Counter()
    # The order of the file does not matter, so that equal sets are equal games.
    for entry in sorted(file.hut, key=lambda entry: (list(NUMBERS).index(entry.kind), in_order(entry.walls))):
        walls = in_order(entry.walls)
        name = f"hut-{entry.kind}-{walls}"
        printed[name] += 1
        # Huts that are printed alike are told apart by a number.
        distinct = name if printed[name] == 1 else f"{name}-{printed[name]}"
        huts.append(Hut(distinct, entry.kind, walls, entry.provenance))
    return tuple(huts)


def _check(entry: HutEntry, where: str) -> None:
    if entry.kind not in NUMBERS:
        raise BadInput(f"{where}: there is no kind {entry.kind!r}. The kinds are {', '.join(NUMBERS)}.")
    check_sides(entry.walls, "walls", where)
    if not FEWEST_WALLS <= len(entry.walls) <= MOST_WALLS:
        raise BadInput(f"{where}: a hut has one to three walls (H1), not {entry.walls!r}.")
    check_provenance(entry.provenance, where)


def _rows(huts: tuple[Hut, ...]) -> list[Row]:
    return [Row(hut.name, (hut.kind,), (hut.kind, hut.walls), hut.provenance) for hut in huts]


PIECES: Final = ModulePieces(ModuleFile(HUTS, "hut", huts_from, ("hut", "kind", "walls"), _rows), built)
