"""What each number means: the table that the encoders are made from, and that `sabika encoding` prints.

A feature is a few whole numbers about the table, or about every seat. It is written from a view, so that nothing hidden
can get into it, as bytes of 16-bit integers; many are the same from one decision to the next, and are kept.
"""

from array import array
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple

KEPT: Final = 4096
"""So many answers are kept of those that depend on a position."""
PALACES: Final = 256
"""So many palaces are kept with what is written of them: there is soon another one, and each has much else to hold."""


class Of(StrEnum):
    """Of what there is a feature: one for the table, or one each."""

    TABLE = "table"
    SEAT = "seat"
    """One's own first, then the others in the order of turns."""
    OWN = "own"
    """Of one's own seat, and hidden from the others."""


Writer = Callable[[Any, int], bytes]
"""The numbers of a view, and of a seat where there is one for each."""


class Feature(NamedTuple):
    """Some numbers of an observation."""

    name: str
    size: int
    most: int
    """What they are divided by, so that they are hardly ever above 1."""
    about: str
    write: Writer
    of: Of = Of.TABLE
    scales: tuple[int, ...] = ()
    """What each is divided by, where it is not the same for all."""


class Column(NamedTuple):
    """Where the numbers of a feature stand in an observation or in the row of an option."""

    name: str
    start: int
    size: int
    most: int
    group: str
    """`public`, or `own`: hidden from the others."""
    about: str
    scales: tuple[int, ...] = ()
    """What each number is divided by, where it is not the same for all."""

    def divisors(self) -> list[int]:
        """What each number is divided by."""
        return list(self.scales) or [self.most] * self.size


class Plane(NamedTuple):
    """One number for each cell of a palace or sheet."""

    name: str
    about: str


def numbers(*values: int) -> bytes:
    """These numbers."""
    return array("h", values).tobytes()


_SMALL: Final = [array("h", [value]).tobytes() for value in range(1024)]


def number(value: int) -> bytes:
    """One number: most are small and ready."""
    return _SMALL[value] if 0 <= value < len(_SMALL) else numbers(value)


def flag(value: bool) -> bytes:
    """1 if it is so."""
    return _SMALL[1] if value else _SMALL[0]


@lru_cache(KEPT)
def one_of(index: int, size: int) -> bytes:
    """1 at one of so many places, 0 at the others; 0 everywhere if the index is none of them."""
    found = array("h", bytes(2 * size))
    if 0 <= index < size:
        found[index] = 1
    return found.tobytes()


@lru_cache(KEPT)
def how_many(members: tuple[int, ...], first: int, size: int) -> bytes:
    """How often each of so many numbers, counted from the first, is among the members."""
    found = [0] * size
    for member in members:
        if 0 <= member - first < size:
            found[member - first] += 1
    return array("h", found).tobytes()
