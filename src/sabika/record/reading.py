"""Why a document is not a record, in words of ours: which field it is, and what was expected there."""

import re
from typing import Final

import msgspec

from sabika.i18n.sentence import Sentence, sentence
from sabika.record.errors import BadRecord, printable

LONGEST: Final = 100
"""Letters of a field's name that are repeated."""
PLACE: Final = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$\.?(?P<path>.*)`)?", re.DOTALL)
MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
EXPECTED: Final = re.compile(r"Expected `(?P<kind>\w+)(?P<or_null> \| null)?`(?P<more>.*)", re.DOTALL)
LENGTH: Final = re.compile(r" of length (?P<how><=|>=) (?P<many>\d+)")
DIGITS: Final = re.compile(r"\[0-9a-f\]\{(?:(?P<least>\d+),)?(?P<most>\d+)\}")
WANTED: Final = {
    "object": "record-wanted-object",
    "array": "record-wanted-list",
    "str": "record-wanted-text",
    "int": "record-wanted-number",
}


class Twice(msgspec.DecodeError):
    """A key stands twice in an object of a JSON document."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} stands in it twice")
        self.key = key


def not_a_record(source: Sentence | str, why: Sentence, field: str = "") -> BadRecord:
    """The error for a document that is not a record; `source` is how complaints call it."""
    return BadRecord(field, sentence("record-unreadable", source=source, why=why))


def unreadable(source: Sentence | str, error: msgspec.DecodeError) -> BadRecord:
    """The error for a document that msgspec, or the look at its keys, refused."""
    if isinstance(error, Twice):
        return not_a_record(source, sentence("record-field-twice", field=shown(error.key)))
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        is_cut = "truncated" in text
        return not_a_record(source, sentence("record-cut-off") if is_cut else sentence("record-no-json"))
    found = PLACE.fullmatch(text)
    what, path, is_key = (found["what"], found["path"] or "", found["key"]) if found else (text, "", None)
    if missing := MISSING.fullmatch(what):
        field = shown(f"{path}.{missing[1]}".lstrip("."))
        return not_a_record(source, sentence("record-field-missing", field=field), field)
    if unknown := UNKNOWN.fullmatch(what):
        field = shown(f"{path}.{unknown[1]}".lstrip("."))
        return not_a_record(source, sentence("record-field-unknown", field=field), field)
    field = shown(path)
    if not field:
        return not_a_record(source, sentence("record-no-object"))
    said = "record-key-wrong" if is_key else "record-field-wrong"
    return not_a_record(source, sentence(said, field=field, wanted=wanted(what)), field)


def wanted(what: str) -> Sentence:
    """What is expected of a field, from what msgspec says about another value of it."""
    expected = EXPECTED.fullmatch(what)
    if expected is None or expected["kind"] not in WANTED:
        return sentence("record-wanted-other")
    name, more = WANTED[expected["kind"]], expected["more"]
    if digits := DIGITS.search(more):
        least, most = digits["least"] or digits["most"], digits["most"]
        if least == most:
            return sentence("record-wanted-digits", many=int(most))
        return sentence("record-wanted-digits.between", least=int(least), most=int(most))
    if "matching" in more:
        return sentence("record-wanted-line")
    if length := LENGTH.match(more):
        return sentence(f"{name}.{'longest' if length['how'] == '<=' else 'shortest'}", many=int(length["many"]))
    return sentence(f"{name}.or-null" if expected["or_null"] else name)


def shown(name: str) -> str:
    """The name of a field, short and harmless."""
    text = printable(name)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
