"""Palaces as they are written down, with what modules add."""

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from sabika.scorepad.entry import Cell, Count, Counts, Entry, Word
from sabika.scorepad.palace.parts import extended


@extended(lambda part: part.numbers)
class Numbers(Entry, frozen=True, kw_only=True, tag="numbers"):
    """A palace, counted by whoever looks at it; or the tiles of a side that has none."""

    kinds: Counts = msgspec.field(default_factory=dict)
    """Tiles that count as buildings; kinds left out have none."""
    wall: Count = 0
    moat: Count = 0
    border: Count = 0
    best: Counts = msgspec.field(default_factory=dict)
    """The highest price of a kind, where a tie is to be broken by it (G11)."""

    if TYPE_CHECKING:

        def __init__(self, **fields: object) -> None: ...


class PadPlaced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a palace."""

    tile: Word
    cell: Cell


@extended(lambda part: part.tiles)
class Tiles(Entry, frozen=True, kw_only=True, tag="tiles"):
    """A palace, tile by tile, without the fountain."""

    laid: ClassVar[bool] = True
    palace: Annotated[list[PadPlaced], msgspec.Meta(max_length=150)] = msgspec.field(default_factory=list)

    if TYPE_CHECKING:

        def __init__(self, **fields: object) -> None: ...


class Given(Entry, frozen=True, kw_only=True, tag="given"):
    """The tiles of a side without a palace, by name (A41, A43)."""

    laid: ClassVar[bool] = True
    tiles: Annotated[list[Word], msgspec.Meta(max_length=120)] = msgspec.field(default_factory=list)
