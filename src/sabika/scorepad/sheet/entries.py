"""Sheets of Roll & Write as they are written down."""

from typing import Annotated, ClassVar

import msgspec

from sabika.scorepad.entry import Cell, Count, Counts, Entry


class Lines(Entry, frozen=True, kw_only=True, tag="lines"):
    """A sheet of Roll & Write, counted: buildings of each kind, in each row and in each column."""

    kinds: Counts = msgspec.field(default_factory=dict)
    rows: Annotated[list[Count], msgspec.Meta(max_length=6)] = msgspec.field(default_factory=list)
    columns: Annotated[list[Count], msgspec.Meta(max_length=6)] = msgspec.field(default_factory=list)
    coins: Count = 0


class Cells(Entry, frozen=True, kw_only=True, tag="cells"):
    """A sheet of Roll & Write, cell by cell."""

    laid: ClassVar[bool] = True
    cells: Annotated[list[Cell], msgspec.Meta(max_length=80)] = msgspec.field(default_factory=list)
    coins: Count = 0


class Ticks(Entry, frozen=True, kw_only=True, tag="ticks"):
    """The buildings of a dummy (R15)."""

    kinds: Counts = msgspec.field(default_factory=dict)
