"""The file of a pad: read again as it was written, and refused in one sentence if it is none."""

import json

import pytest
from msgspec.structs import replace

from sabika.i18n import LANGUAGES, Texts
from sabika.record.file import LARGEST as LARGEST_FILE
from sabika.rules.core.errors import BadInput
from sabika.scorepad.export import as_csv, as_text
from sabika.scorepad.pad import LARGEST, Pad, PadPlayer, is_pad
from sabika.scorepad.palace.entries import Numbers
from scorepad.pads import pad, played, round_of


def test_what_is_written_is_read_again() -> None:
    """Of the largest games there are, and it is small enough to be sent."""
    for table in (
        played("combined", 6, 51, ("vizier",), "normal"),
        played("alhambra", 6, 9, ("huts", "portals", "sites")),
    ):
        for written in (table.by_tiles, table.by_numbers):
            text = written.dumps()
            assert Pad.loads(text) == written
            assert len(json.dumps({"pad": json.loads(text)})) < LARGEST < LARGEST_FILE
            assert is_pad(text.encode())


def test_a8_the_order_of_ages_is_in_the_file_if_there_is_one() -> None:
    """Without one a file is what it always was."""
    known = replace(pad(), youngest_first=[2, 0])
    assert Pad.loads(known.dumps()) == known
    assert "youngest_first" not in pad().dumps()
    assert pad().youngest_first == []


GOOD = json.loads(pad(round_of(1, Numbers(kinds={"tower": 1}))).dumps())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "it is not UTF-8 text"),
        (b'{"format"', "The file is not a scorepad: Input data was truncated."),
        (b"[" * 100_000, "nested too deeply|Expected `object`"),
        (b"{}", "missing required field `format`"),
        (json.dumps(GOOD | {"format": "sabika-record"}), "its format is 'sabika-record'"),
        (json.dumps(GOOD | {"version": 2}), "made by a newer Sabika. Update Sabika"),
        (json.dumps(GOOD | {"version": 0}), "there is no version 0"),
        (json.dumps(GOOD | {"winner": "Ana"}), "unknown field `winner`"),
        (json.dumps(GOOD | {"players": []}), "length >= 1"),
        (json.dumps(GOOD | {"youngest_first": [6]}), "Expected `int` <= 5"),
        (json.dumps(GOOD | {"players": [{"name": "\x1b[2J", "colour": 0}]}), "matching regex"),
        (json.dumps(GOOD | {"rounds": [{"scoring": 4}]}), "Expected `int` <= 3"),
        (json.dumps(GOOD | {"rounds": [{"scoring": 1, "entries": [{"by": "magic"}]}]}), "Invalid value 'magic'"),
    ],
)
def test_what_is_no_pad_is_refused_in_one_sentence(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence) as error:
        Pad.loads(text, "The file")
    assert "\n" not in str(error.value)


def test_a_table_for_other_programs() -> None:
    written = pad(round_of(1, Numbers(kinds={"tower": 1}, wall=2), Numbers(), Numbers()))
    assert as_csv(written, Texts("en")).splitlines() == [
        "Scoring,For what,Ana,Boabdil,Cetti",
        "First scoring,Wall,2,0,0",
        "First scoring,Tower,6,0,0",
        "Total,,8,0,0",
    ]


def test_names_are_no_formulas_in_other_programs() -> None:
    written = Pad(game="alhambra", players=[PadPlayer("=1+1", 0), PadPlayer('a,"b"', 1)])
    assert as_csv(written, Texts("en")).splitlines()[0] == 'Scoring,For what,\'=1+1,"a,""b""",Dirk'


def test_the_result_in_a_few_lines() -> None:
    entries = Numbers(kinds={"tower": 1}, wall=2), Numbers(), Numbers(kinds={"garden": 6})
    written = pad(round_of(1, *entries), round_of(3, *entries), players=2, modules=["vizier"])
    assert as_text(written, Texts("en")).splitlines() == [
        "Alhambra (Vizier’s favour)",
        "Ana wins with 31 points!",
        "1. Ana: 31 (8 + 23)",
        "2. Boabdil: 0 (0 + 0)",
        "Dirk: 25 (5 + 20)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)
    for table in (played("alhambra", 2, 3, ("falcons", "portals")), played("combined", 2, 22, (), "normal")):
        assert table.by_tiles.players[0].name in as_csv(table.by_tiles, texts)
        assert len(as_text(table.by_tiles, texts).splitlines()) == 5
