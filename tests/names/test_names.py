"""A name is of one script, or of those that are written together, and everybody can see all of it."""

import re
import unicodedata
from unicodedata import normalize

import pytest

from names.examples import DISGUISED, MIXED, PEOPLE, SEEN, TIDIED, TOWERS, UNSEEN
from sabika.names import can_be_seen, is_flat, is_name, is_of_one_script, tidied
from sabika.names.disguises import is_plain
from sabika.names.scripts import is_assigned, scripts_of, table

NAMED = {
    "ARABIC": "Arab",
    "ARMENIAN": "Armn",
    "BENGALI": "Beng",
    "CHEROKEE": "Cher",
    "CJK": "Hani",
    "CYRILLIC": "Cyrl",
    "DEVANAGARI": "Deva",
    "ETHIOPIC": "Ethi",
    "GEORGIAN": "Geor",
    "GREEK": "Grek",
    "GUJARATI": "Gujr",
    "GURMUKHI": "Guru",
    "HANGUL": "Hang",
    "HEBREW": "Hebr",
    "HIRAGANA": "Hira",
    "KANNADA": "Knda",
    "KATAKANA": "Kana",
    "KHMER": "Khmr",
    "LAO": "Laoo",
    "LATIN": "Latn",
    "MALAYALAM": "Mlym",
    "MONGOLIAN": "Mong",
    "MYANMAR": "Mymr",
    "ORIYA": "Orya",
    "SINHALA": "Sinh",
    "SYRIAC": "Syrc",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "THAANA": "Thaa",
    "THAI": "Thai",
    "TIBETAN": "Tibt",
    "TIFINAGH": "Tfng",
    "VAI": "Vaii",
    "YI": "Yiii",
}
"""What the names of letters begin with, which Python knows."""


@pytest.mark.parametrize("kind", [*SEEN, *(f"{name}, a person" for name in PEOPLE)])
def test_people_everywhere_have_names(kind: str) -> None:
    name = PEOPLE[kind.removesuffix(", a person")] if kind.endswith(", a person") else SEEN[kind]
    for each in (name, normalize("NFC", name), normalize("NFD", name)):
        assert is_name(each), [unicodedata.name(letter, "?") for letter in each]


@pytest.mark.parametrize("kind", UNSEEN)
def test_letters_that_nobody_sees_are_none(kind: str) -> None:
    assert not can_be_seen(UNSEEN[kind])
    assert not is_name(UNSEEN[kind])


@pytest.mark.parametrize("kind", MIXED)
def test_letters_of_several_scripts_are_none(kind: str) -> None:
    name = MIXED[kind]
    assert not is_name(name)
    assert is_of_one_script(name) == (kind == "a logo that only some have")


@pytest.mark.parametrize("kind", TOWERS)
def test_towers_of_accents_are_none(kind: str) -> None:
    assert not is_flat(tidied(TOWERS[kind]))
    assert not is_name(TOWERS[kind])


@pytest.mark.parametrize("kind", DISGUISED)
def test_symbols_in_the_place_of_letters_are_none(kind: str) -> None:
    name = DISGUISED[kind]
    for each in (name, normalize("NFC", name), normalize("NFD", name)):
        assert not is_plain(tidied(each))
        assert not is_name(each)


def test_no_letter_of_formulas_circles_boxes_or_other_widths_is_left_out() -> None:
    """Of the alphabets in which most names are that somebody could pass for."""
    for number in range(0x110000):
        letter = chr(number)
        shape = unicodedata.decomposition(letter).partition(">")[0]
        plain = [each for each in normalize("NFKC", letter) if each.isalpha()]
        imitated = plain and {"LATIN", "GREEK", "CYRILLIC"} & {unicodedata.name(each, "?").split()[0] for each in plain}
        if shape in ("<font", "<circle", "<square", "<wide") and imitated:
            assert not is_name(letter), unicodedata.name(letter)


@pytest.mark.parametrize("kind", TIDIED)
def test_a_name_is_kept_in_one_form_with_plain_single_spaces(kind: str) -> None:
    given, kept = TIDIED[kind]
    assert tidied(given) == kept == tidied(kept)
    assert is_name(given)


def test_letters_of_more_than_thirty_scripts_are_among_the_people() -> None:
    assert len({script for name in PEOPLE.values() for each in name for script in scripts_of(each)}) > 30


def test_the_table_of_scripts_agrees_with_the_names_of_letters() -> None:
    """Where the name of a letter begins with its script. The table was made elsewhere."""
    found = 0
    for number in range(0x30000):
        letter = chr(number)
        script = NAMED.get(re.split(r"[ -]", unicodedata.name(letter, ""))[0])
        if script and unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo"):
            assert not scripts_of(letter) or script in scripts_of(letter), unicodedata.name(letter)
            found += bool(scripts_of(letter))
    assert found > 100_000


def test_the_ranges_of_scripts_do_not_overlap() -> None:
    known = table()
    assert all(first <= last for first, last in zip(known.firsts, known.lasts))
    assert all(last < first for last, first in zip(known.lasts, known.firsts[1:]))


def test_the_table_has_every_character_that_python_has_and_no_other_is_one() -> None:
    """Python may be older: what it lacks, the table may have, but never a non-character."""
    for number in range(0x110000):
        letter, kind = chr(number), unicodedata.category(chr(number))
        if kind not in ("Cn", "Co", "Cs"):
            assert is_assigned(letter), unicodedata.name(letter, hex(number))
    nowhere = [
        *range(0xFDD0, 0xFDF0),
        *(plane + end for plane in range(0, 0x110000, 0x10000) for end in (0xFFFE, 0xFFFF)),
    ]
    assert not any(is_assigned(chr(number)) for number in nowhere)
