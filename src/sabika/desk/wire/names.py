"""What the numbers of the rules are called in messages."""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from sabika.rules.palace.cells import place_of
from sabika.rules.palace.money import card_name
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces

Cell = tuple[int, int]
"""Steps east and south of the fountain, or on a sheet the blue and the yellow die."""
Currency = Literal["florin", "dirham", "denar", "ducat"]
Face = Literal["even", "odd"]
_CURRENCIES: Final[tuple[Currency, ...]] = CURRENCIES
_card: Final = cache(card_name)
_FACES: Final[tuple[Face, ...]] = ("even", "odd")


def currency(number: int) -> Currency:
    return _CURRENCIES[number]


def currency_if_any(number: int) -> Currency | None:
    """None for -1: hidden, or no currency at all."""
    return _CURRENCIES[number] if number >= 0 else None


def face(number: int) -> Face:
    return _FACES[number]


def cards(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([_card(number) for number in numbers])


class Names:
    """The names of what is printed for a game."""

    def __init__(self, kinds: tuple[str, ...], printed: object) -> None:
        self.kinds: Final = kinds
        self.printed: Final = printed

    def cell(self, cell: int) -> Cell:
        raise NotImplementedError


class PalaceNames(Names):
    """The names of the pieces of a palace game."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces.kinds, pieces)
        self.pieces: Final = pieces
        self._tiles: Final = ["", *[pieces.name(piece) for piece in range(START, len(pieces.edges))]]

    def tile(self, piece: int) -> str:
        return self._tiles[piece]

    def tile_if_any(self, piece: int) -> str | None:
        """None for 0, which is nothing."""
        return self._tiles[piece] if piece else None

    def tiles(self, pieces: Iterable[int]) -> tuple[str, ...]:
        return tuple([self._tiles[piece] for piece in pieces])

    def cell(self, cell: int) -> Cell:
        return place_of(cell)
