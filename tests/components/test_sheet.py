"""The sheet of Roll & Write: what comes with Sabika, and corrected files."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import sabika
from sabika.components.sheet import sheet
from sabika.rules.core.errors import BadInput

TEXT = (files("sabika.components") / "roll_and_write.toml").read_text(encoding="utf-8")
FIRST_ROW = 'cells = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sheet.toml"


def test_the_sheet_of_sabika() -> None:
    own = sheet()
    assert Counter(own.kinds[kind] for kind in own.kind) == dict(zip(own.kinds, (5, 5, 6, 6, 7, 7)))
    assert [own.size(kind) for kind in range(6)] == [5, 5, 6, 6, 7, 7]
    assert (own.first_coins, own.printed_coins, dict(own.rounds)) == (3, 15, {3: 18, 4: 15, 5: 12})
    assert own.provenance["row 1"] == "reconstructed"
    assert own.provenance["rounds of 3"] == "verified"


def test_a_corrected_sheet_is_another_one_and_can_be_played(path: Path) -> None:
    path.write_text(TEXT.replace(FIRST_ROW, FIRST_ROW.replace('"pavilion"', '"tower"')), encoding="utf-8")
    own = sabika.load_pieces(path, "roll-and-write")
    assert own.digest != sheet().digest
    assert own.size(5) == 8
    game = sabika.new_game(
        "roll-and-write", players=3, seed="x", pieces=sabika.load_pieces(str(path), "roll-and-write")
    )
    assert game.digest == own.digest
    while not game.over:
        game.apply(game.options()[0])


def test_the_number_of_printed_coins_can_be_corrected(path: Path) -> None:
    path.write_text(TEXT.replace("printed = 15", "printed = 14"), encoding="utf-8")
    assert sabika.load_pieces(path, "roll-and-write").printed_coins == 14
    assert sabika.load_pieces(path, "roll-and-write").digest != sheet().digest


def test_neither_the_order_of_the_file_nor_provenance_makes_another_sheet(path: Path) -> None:
    head, *rows = TEXT.split("[[row]]")
    rows[-1], rest = rows[-1].split("[[coins]]")
    text = "[[row]]".join([head, *rows[::-1]]) + "[[coins]]" + rest
    path.write_text(text.replace("reconstructed", "verified"), encoding="utf-8")
    assert sabika.load_pieces(path, "roll-and-write").digest == sheet().digest
    assert sabika.load_pieces(path, "roll-and-write").kind == sheet().kind


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("yellow = 2", "yellow = 1", "one row for each yellow die"),
        ("yellow = 6", "yellow = 7", "one row for each yellow die"),
        (FIRST_ROW, 'cells = ["pavilion", "tower"]', "row 1 has 2 cells, but there is one for each blue die"),
        (FIRST_ROW, FIRST_ROW.replace("garden", "park"), "row 1: there is no kind 'park'. The kinds are pavilion, "),
        ("pavilion", "tower", "none of the 36 cells is of the kind pavilion"),
        ("start = 3", "start = 4", "everyone starts with 3 coins .R3., not 4"),
        ("printed = 15", "printed = 2", "3 to 99 printed coins"),
        ("printed = 15", "printed = 100", "3 to 99 printed coins"),
        ("printed = 15", 'printed = "many"', "is not a file of a sheet: Expected `int`"),
        ("rounds = 18", "rounds = 17", "18 for 3 players, 15 for 4 and 12 for 5"),
        ("players = 5", "players = 4", "18 for 3 players, 15 for 4 and 12 for 5"),
        ("[[coins]]", "[[coins]]\nstart = 3\nprinted = 3\n[[coins]]", "stand there 2 times"),
        ('provenance = "verified"', 'provenance = "rumour"', "rounds of 3: provenance is 'verified' or"),
        ("[[rounds]]", "[[round]]", "is not a file of a sheet"),
        ("[[row]]", "[[row", "is not a file of pieces"),
    ],
)
def test_a_wrong_file_is_refused_in_a_sentence(path: Path, old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput, match=sentence) as error:
        sabika.load_pieces(path, "roll-and-write")
    assert str(path) in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"x = " + 5000 * b"[", 1_000_001 * b"#", b""])
def test_what_is_no_sheet_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadInput, match=r"is not a file of pieces: .* or roll_and_write.toml."):
        sabika.load_pieces(path, "roll-and-write")


def test_a_file_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        sabika.load_pieces(path, "roll-and-write")
