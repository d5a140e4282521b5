"""The workers' huts of the file huts.toml (H1)."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec

from sabika.rules.core.errors import BadInput
from sabika.rules.modules.huts import Hut
from sabika.rules.palace.pieces import DIRECTIONS, Extra, edges_of

# H1: how many huts of each kind, and how many walls each of them has.
HUTS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
FEWEST_WALLS, MOST_WALLS = 1, 3


class HutEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A hut as it stands in the file."""

    kind: str
    walls: str
    provenance: str = "verified"


class HutFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of huts."""

    hut: list[HutEntry]


def load_huts(path: Path | None = None) -> tuple[list[Extra], tuple[Hut, ...]]:
    """The huts that come with Sabika, or those of a corrected file: as pieces of a palace, and as printed."""
    if path is None:
        return _huts((files("sabika.components") / "huts.toml").read_bytes(), "the huts of Sabika")
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The huts in {path} cannot be read: {error.strerror or error}.") from None
    return _huts(text, str(path))


def _huts(text: bytes, source: str) -> tuple[list[Extra], tuple[Hut, ...]]:
    try:
        file = msgspec.convert(tomllib.loads(text.decode()), HutFile)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{source} is not a file of huts: {error}. Correct a copy of huts.toml.") from None
    for index, entry in enumerate(file.hut, 1):
        _check(entry, f"{source}, hut {index}")
    numbers = Counter(entry.kind for entry in file.hut)
    for kind, number in HUTS.items():
        if numbers[kind] != number:
            raise BadInput(f"{source} has {numbers[kind]} huts of kind {kind}, but there are {number} (H1).")
    huts: list[Hut] = []
    printed: Counter[str] = Counter()
    # The order of the file does not matter, so that equal sets are equal games.
    for entry in sorted(file.hut, key=lambda entry: (list(HUTS).index(entry.kind), _in_order(entry.walls))):
        walls = _in_order(entry.walls)
        name = f"hut-{entry.kind}-{walls}"
        printed[name] += 1
        # Huts that are printed alike are told apart by a number.
        distinct = name if printed[name] == 1 else f"{name}-{printed[name]}"
        huts.append(Hut(distinct, entry.kind, walls, entry.provenance))
    return [Extra(hut.name, edges_of(hut.walls)) for hut in huts], tuple(huts)


def _in_order(walls: str) -> str:
    return "".join(letter for letter in DIRECTIONS if letter in walls)


def _check(entry: HutEntry, where: str) -> None:
    if entry.kind not in HUTS:
        raise BadInput(f"{where}: there is no kind {entry.kind!r}. The kinds are {', '.join(HUTS)}.")
    if set(entry.walls) - set(DIRECTIONS) or len(set(entry.walls)) != len(entry.walls):
        raise BadInput(f"{where}: walls {entry.walls!r} are not letters out of N, E, S, W.")
    if not FEWEST_WALLS <= len(entry.walls) <= MOST_WALLS:
        raise BadInput(f"{where}: a hut has one to three walls (H1), not {entry.walls!r}.")
    if entry.provenance not in ("verified", "reconstructed"):
        raise BadInput(f"{where}: provenance is 'verified' or 'reconstructed', not {entry.provenance!r}.")
