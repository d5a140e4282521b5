"""Reads files of falcons and refuses those that cannot be a full set.

An owner of the printed game can correct which falcon shows which kinds in a copy of the file; that there are five of
each colour with two kinds each is a rule (F1).
"""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec

from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import KINDS
from sabika.rules.modules.falcons import COLOURS, OF_EACH_COLOUR, Falcon, Flock
from sabika.rules.palace.pieces import Extra


class FalconEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A falcon as it stands in the file."""

    colour: str
    kinds: list[str]
    provenance: str = "verified"


class FalconFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of falcons."""

    falcon: list[FalconEntry]


def falcons() -> tuple[list[Extra], Flock]:
    """The falcons that come with Sabika. None of them is built into palaces."""
    return [], _flock((files("sabika.components") / "falcons.toml").read_bytes(), "the falcons of Sabika")


def load_falcons(path: Path) -> Flock:
    """The falcons from a corrected file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The falcons in {path} cannot be read: {error.strerror or error}.") from None
    return _flock(text, str(path))


def _flock(text: bytes, source: str) -> Flock:
    try:
        file = msgspec.convert(tomllib.loads(text.decode()), FalconFile)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{source} is not a file of falcons: {error}. Correct a copy of falcons.toml.") from None
    for index, entry in enumerate(file.falcon, 1):
        _check_falcon(entry, f"{source}, falcon {index}")
    found = [_falcon(entry) for entry in file.falcon]
    _check_set(found, source)
    # The order of the file does not matter, so that equal sets are equal games.
    found.sort(key=lambda falcon: (COLOURS.index(falcon.colour), [KINDS.index(kind) for kind in falcon.kinds]))
    return Flock(found, KINDS)


def _falcon(entry: FalconEntry) -> Falcon:
    first, second = sorted(entry.kinds, key=KINDS.index)
    return Falcon(entry.colour, (first, second), entry.provenance)


def _check_falcon(entry: FalconEntry, where: str) -> None:
    if entry.colour not in COLOURS:
        raise BadInput(f"{where}: there is no colour {entry.colour!r}. The colours are {', '.join(COLOURS)}.")
    if len(set(entry.kinds)) != 2 or len(entry.kinds) != 2 or set(entry.kinds) - set(KINDS):
        raise BadInput(f"{where}: a falcon names two different kinds (F1) out of {', '.join(KINDS)}.")
    if entry.provenance not in ("verified", "reconstructed"):
        raise BadInput(f"{where}: provenance is 'verified' or 'reconstructed', not {entry.provenance!r}.")


def _check_set(found: list[Falcon], source: str) -> None:
    for colour in COLOURS:
        number = sum(falcon.colour == colour for falcon in found)
        if number != OF_EACH_COLOUR:
            raise BadInput(f"{source} has {number} {colour} falcons, but each colour has {OF_EACH_COLOUR} (F1).")
    for name, number in Counter(falcon.name for falcon in found).items():
        if number > 1:
            raise BadInput(f"{source} has the falcon {name} {number} times.")
