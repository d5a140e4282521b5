"""Tells the scripts of a character, by a table that tests/names/make_scripts.py makes of Unicode's: `scripts.toml`."""

import tomllib
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FILE: Final = files("sabika.names") / "scripts.toml"


class Table(NamedTuple):
    """Ranges of characters by their numbers, in ascending order, and the scripts of each range."""

    firsts: list[int]
    lasts: list[int]
    scripts: list[frozenset[str]]


@cache
def table() -> Table:
    """The table in the file, which is read when it is first needed."""
    found: list[tuple[int, int, frozenset[str]]] = []
    for scripts, ranges in tomllib.loads(FILE.read_text(encoding="ascii")).items():
        for each in ranges.split():
            first, _, last = each.partition("-")
            found.append((int(first, 16), int(last or first, 16), frozenset(scripts.split())))
    found.sort(key=lambda each: each[0])
    return Table(*map(list, zip(*found)))


def range_of(letter: str) -> int | None:
    """Which range of the table a character is in; none if Unicode has no such character."""
    known, number = table(), ord(letter)
    at = bisect_right(known.firsts, number) - 1
    return at if at >= 0 and number <= known.lasts[at] else None


def is_assigned(letter: str) -> bool:
    """Whether Unicode has such a character, in the table's version, which may be newer than Python's."""
    return range_of(letter) is not None


def scripts_of(letter: str) -> frozenset[str]:
    """The scripts of a character by their codes of ISO 15924; none for what goes with every script, such as European
    digits, punctuation and emoji."""
    at = range_of(letter)
    return frozenset() if at is None else table().scripts[at]
