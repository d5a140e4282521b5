"""Which scripts a letter belongs to, as Unicode has it: `scripts.toml`, written by tests/names/make_scripts.py."""

import tomllib
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FILE: Final = files("sabika.names") / "scripts.toml"


class Table(NamedTuple):
    """Ranges of letters in their order."""

    firsts: list[int]
    lasts: list[int]
    scripts: list[frozenset[str]]


@cache
def table() -> Table:
    """It is read when the first name is."""
    found: list[tuple[int, int, frozenset[str]]] = []
    for scripts, ranges in tomllib.loads(FILE.read_text(encoding="ascii")).items():
        for each in ranges.split():
            first, _, last = each.partition("-")
            found.append((int(first, 16), int(last or first, 16), frozenset(scripts.split())))
    found.sort(key=lambda each: each[0])
    return Table(*map(list, zip(*found)))


def scripts_of(letter: str) -> frozenset[str]:
    """By their codes of ISO 15924; none for what goes with all of them, such as European digits, signs and pictures,
    and for what is newer than the table."""
    known, number = table(), ord(letter)
    at = bisect_right(known.firsts, number) - 1
    return known.scripts[at] if at >= 0 and number <= known.lasts[at] else frozenset()
