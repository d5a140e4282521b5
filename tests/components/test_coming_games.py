"""The pieces of modules, and of a game that is still to come: complete, and in the numbers that the rules state."""

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import sabika
from sabika.reference import rulebook

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
PROVENANCES = {"verified", "reconstructed"}

Entry = dict[str, object]
SOURCES = Path(sabika.__file__).parent
PRINTED = {path.name: path for room in ("components", "modules") for path in sorted((SOURCES / room).rglob("*.toml"))}


def pieces(file: str, name: str) -> list[Entry]:
    """The pieces of this name in a file."""
    entries = tomllib.loads(PRINTED[file].read_text(encoding="utf-8"))[name]
    assert isinstance(entries, list)
    return entries


def says(rule: str, *words: str) -> bool:
    """Whether the rule states this, so that data and rules cannot drift apart."""
    text = rulebook().rule(rule).text
    return all(word in text for word in words)


@pytest.mark.parametrize("file", PRINTED)
def test_every_file_can_be_read_and_marks_where_its_pieces_come_from(file: str) -> None:
    content = tomllib.loads(PRINTED[file].read_text(encoding="utf-8"))
    entries = [entry for group in content.values() for entry in group]
    assert entries
    assert {entry.get("provenance", "verified") for entry in entries} <= PROVENANCES


def test_there_are_24_huts() -> None:
    numbers = dict(zip(KINDS, (3, 3, 4, 4, 5, 5)))
    assert says("H1", "24 huts", ", ".join(f"{kind} {number}" for kind, number in numbers.items()), "1 to 3 walls")
    huts = pieces("huts.toml", "hut")
    assert len(huts) == 24
    assert Counter(hut["kind"] for hut in huts) == numbers
    assert {len(str(hut["walls"])) for hut in huts} == {1, 2, 3}
    assert set("".join(str(hut["walls"]) for hut in huts)) == set("NESW")


def test_there_are_15_falcons() -> None:
    assert says("F1", "15 falcons", "five each of white, brown and black", "names two kinds")
    falcons = pieces("falcons.toml", "falcon")
    assert Counter(falcon["colour"] for falcon in falcons) == {"white": 5, "brown": 5, "black": 5}
    pairs = []
    for falcon in falcons:
        kinds = falcon["kinds"]
        assert isinstance(kinds, list)
        pairs.append(frozenset(kinds))
    assert Counter(pairs) == Counter(map(frozenset, combinations(KINDS, 2)))


def test_the_sheet_of_roll_and_write_has_six_rows_of_six() -> None:
    assert says("R1", "six rows (yellow) by six columns (blue)", "18 with up to three", "15 with four, 12 with five")
    assert says("R3", "3 coins")
    rows = pieces("roll_and_write.toml", "row")
    assert [row["yellow"] for row in rows] == [1, 2, 3, 4, 5, 6]
    cells = []
    for row in rows:
        assert isinstance(row["cells"], list)
        assert len(row["cells"]) == 6
        cells += row["cells"]
    assert Counter(cells) == dict(zip(KINDS, (5, 5, 6, 6, 7, 7)))
    rounds = {entry["players"]: entry["rounds"] for entry in pieces("roll_and_write.toml", "rounds")}
    assert rounds == {3: 18, 4: 15, 5: 12}
    assert [coins["start"] for coins in pieces("roll_and_write.toml", "coins")] == [3]
