"""Reads files of falcons and refuses those that cannot be a full set.

An owner of the printed game can correct which falcon shows which kinds in a copy of the file; that there are five of
each colour with two kinds each is a rule (F1).
"""

from collections import Counter
from typing import Final

import msgspec

from sabika.components.file import Document, Model, check_provenance, entries
from sabika.components.modules import ModuleFile, ModulePieces, Row
from sabika.modules.falcons.rules import COLOURS, OF_EACH_COLOUR, Falcon, Flock
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import KINDS

FALCONS: Final = Model("falcons.toml", "falcons", "sabika.modules.falcons")


class FalconEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A falcon as it stands in the file."""

    colour: str
    kinds: list[str]
    provenance: str = "verified"


class FalconFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of falcons."""

    falcon: list[FalconEntry]


def falcons_from(found: Document, source: str) -> Flock:
    """The falcons that stand in a file."""
    file = entries(found, FalconFile, source, FALCONS)
    for index, entry in enumerate(file.falcon, 1):
        _check_falcon(entry, f"{source}, falcon {index}")
    falcons = [_falcon(entry) for entry in file.falcon]
    _check_set(falcons, source)
    # The order of the file does not matter, so that equal sets are equal games.
    falcons.sort(key=lambda falcon: (COLOURS.index(falcon.colour), [KINDS.index(kind) for kind in falcon.kinds]))
    return Flock(falcons, KINDS)


def _falcon(entry: FalconEntry) -> Falcon:
    first, second = sorted(entry.kinds, key=KINDS.index)
    return Falcon(entry.colour, (first, second), entry.provenance)


def _check_falcon(entry: FalconEntry, where: str) -> None:
    if entry.colour not in COLOURS:
        raise BadInput(f"{where}: there is no colour {entry.colour!r}. The colours are {', '.join(COLOURS)}.")
    if len(set(entry.kinds)) != 2 or len(entry.kinds) != 2 or set(entry.kinds) - set(KINDS):
        raise BadInput(f"{where}: a falcon names two different kinds (F1) out of {', '.join(KINDS)}.")
    check_provenance(entry.provenance, where)


def _check_set(falcons: list[Falcon], source: str) -> None:
    for colour in COLOURS:
        number = sum(falcon.colour == colour for falcon in falcons)
        if number != OF_EACH_COLOUR:
            raise BadInput(f"{source} has {number} {colour} falcons, but each colour has {OF_EACH_COLOUR} (F1).")
    for name, number in Counter(falcon.name for falcon in falcons).items():
        if number > 1:
            raise BadInput(f"{source} has the falcon {name} {number} times.")


def _rows(flock: Flock) -> list[Row]:
    return [
        Row(falcon.name, falcon.kinds, (falcon.colour, ", ".join(falcon.kinds)), falcon.provenance)
        for falcon in flock.falcons
    ]


PIECES: Final = ModulePieces(ModuleFile(FALCONS, "falcon", falcons_from, ("falcon", "colour", "kinds"), _rows))
