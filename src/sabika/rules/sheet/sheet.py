"""The printed sheet: six columns by blue die, six rows by yellow die, a building in every cell (R1).

A cell is a number from 0 to 35, row by row, and buildings on a sheet are the bits of one number.
"""

from collections.abc import Mapping
from typing import Final, final

SIDE: Final = 6
CELLS: Final = SIDE * SIDE

# R12: the bits of the cells of each row and column.
ROWS: Final = [sum([1 << SIDE * row + column for column in range(SIDE)]) for row in range(SIDE)]
COLUMNS: Final = [sum([1 << SIDE * row + column for row in range(SIDE)]) for column in range(SIDE)]


def cell_at(blue: int, yellow: int) -> int:
    """The cell that two dice name (R1)."""
    return SIDE * (yellow - 1) + blue - 1


def dice_of(cell: int) -> tuple[int, int]:
    """The blue and the yellow die that name a cell."""
    return cell % SIDE + 1, cell // SIDE + 1


def cells_in(built: int) -> list[int]:
    """The cells of a number of bits, in order."""
    return [cell for cell in range(CELLS) if built >> cell & 1]


@final
class Sheet:
    """What is printed on a sheet. Never changes."""

    __slots__ = ("digest", "first_coins", "kind", "kinds", "of_kind", "printed_coins", "provenance", "rounds")

    def __init__(
        self,
        kinds: tuple[str, ...],
        cells: list[str],
        first_coins: int,
        printed_coins: int,
        rounds: Mapping[int, int],
        digest: str,
        provenance: Mapping[str, str],
    ) -> None:
        self.kinds: Final = kinds
        self.kind: Final = [kinds.index(name) for name in cells]
        """The number of the kind of each cell."""
        self.of_kind: Final = [
            sum([1 << cell for cell, own in enumerate(self.kind) if own == kind]) for kind in range(len(kinds))
        ]
        """The bits of the cells of each kind."""
        self.first_coins: Final = first_coins
        self.printed_coins: Final = printed_coins
        """How many coins a player can ever have had, the first ones among them (R3)."""
        self.rounds: Final = rounds
        """How many rounds are played, by the number of sides (R1)."""
        self.digest: Final = digest
        """Tells apart sheets that are printed differently."""
        self.provenance: Final = provenance
        """Of each row, of the coins and of the numbers of rounds: `verified` or `reconstructed`."""

    def __reduce__(self) -> tuple[object, ...]:
        cells = [self.kinds[kind] for kind in self.kind]
        facts = (self.kinds, cells, self.first_coins, self.printed_coins, self.rounds, self.digest, self.provenance)
        return Sheet, facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.digest)

    def size(self, kind: int) -> int:
        """How many buildings of a kind are printed."""
        return self.of_kind[kind].bit_count()

    def number(self, built: int, kind: int) -> int:
        """How many of the buildings are of a kind."""
        return (built & self.of_kind[kind]).bit_count()
