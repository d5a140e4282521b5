"""What all files of pieces have in common: how they are read, and what is wrong with any of them."""

import tomllib
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from sabika.files import content_of
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.pieces import DIRECTIONS, Tile

LARGEST: Final = 1_000_000
"""Bytes. No file of pieces comes near."""

Entries = TypeVar("Entries", bound=msgspec.Struct)
Document = dict[str, object]
"""What stands in a file, not checked yet."""


class Model(NamedTuple):
    """A file of pieces that comes with Sabika, which an owner of the printed game can correct in a copy."""

    name: str
    what: str
    """What it is a file of."""
    package: str = "sabika.components"
    """Where it lies."""

    def refused(self, source: str, reason: str) -> BadInput:
        """What is said about a file that is no copy of this one."""
        return BadInput(f"{source} is not a file of {self.what}: {reason}. Correct a copy of {self.name}.")

    def printed(self) -> Document:
        """What stands in the file that comes with Sabika."""
        return document((files(self.package) / self.name).read_bytes(), self.name, self)


def read_file(path: Path) -> bytes:
    """The content of a corrected file, or as much of it as shows that it is too large."""
    try:
        return content_of(path, LARGEST)
    except OSError as error:
        raise BadInput(f"The pieces in {path} cannot be read: {error.strerror}.") from None


def document(text: bytes, source: str, model: Model) -> Document:
    """What stands in a file; `source` is how complaints call it."""
    if len(text) > LARGEST:
        raise model.refused(source, "it is too large")
    try:
        return tomllib.loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError:
        reason = "it is not UTF-8 text"
    except RecursionError:
        reason = "it is nested too deeply"
    except ValueError as error:
        reason = str(error)
    raise model.refused(source, reason)


def entries(found: Document, form: type[Entries], source: str, model: Model) -> Entries:
    """The entries of a file in the form that they should have."""
    try:
        return msgspec.convert(found, form)
    except msgspec.ValidationError as error:
        raise model.refused(source, str(error)) from None


def check_sides(sides: str, what: str, where: str) -> None:
    """Refuse what are no sides of a tile; `what` they carry."""
    if set(sides) - set(DIRECTIONS) or len(set(sides)) != len(sides):
        raise BadInput(f"{where}: {what} {sides!r} are not letters out of N, E, S, W, each at most once.")


def check_provenance(provenance: str, where: str) -> None:
    """Refuse a provenance that nobody knows."""
    if provenance not in ("verified", "reconstructed"):
        raise BadInput(f"{where}: provenance is 'verified' or 'reconstructed', not {provenance!r}.")


def in_order(sides: str) -> str:
    """The letters of some sides in the order N, E, S, W."""
    return "".join(letter for letter in DIRECTIONS if letter in sides)


def digest_of(lines: Iterable[str]) -> str:
    """Tells apart what is written in different lines."""
    return sha256("\n".join(lines).encode()).hexdigest()


def digest_of_tiles(tiles: Sequence[Tile]) -> str:
    """Tells apart different tiles: those of a game, or of both sets together (C1)."""
    sets = [[tile for tile in tiles if bool(tile.back) == two_faces] for two_faces in (False, True)]
    digests = [digest_of(f"{tile.name} {tile.back}".rstrip() for tile in own) for own in sets if own]
    return digests[0] if len(digests) == 1 else digest_of(digests)
