"""What belongs to one player: a sheet with buildings, coins and dice."""

from typing import final

from sabika.rules.sheet.dice import Dice, together, without
from sabika.rules.sheet.sheet import cell_at, cells_in


@final
class Player:
    """One player's sheet."""

    __slots__ = ("blue", "built", "coins", "coins_had", "yellow")

    def __init__(self, coins: int) -> None:
        self.built = 0
        """The bits of the cells that are built."""
        self.coins = coins
        self.coins_had = coins
        """All coins so far, also those spent: no more of them than are printed (R3)."""
        self.blue: Dice = ()
        self.yellow: Dice = ()

    def copy(self) -> "Player":
        twin = Player(self.coins)
        twin.built = self.built
        twin.coins_had = self.coins_had
        twin.blue = self.blue
        twin.yellow = self.yellow
        return twin

    def has_built(self, cell: int) -> bool:
        return bool(self.built >> cell & 1)

    def cells(self) -> list[int]:
        """The cells that are built."""
        return cells_in(self.built)

    def named(self) -> list[int]:
        """The cells that the pairings of a blue with a yellow die name, one for each pairing (R4, R9)."""
        return [cell_at(blue, yellow) for yellow in self.yellow for blue in self.blue]

    def receive(self, blue: Dice, yellow: Dice) -> None:
        """Put dice onto the sheet."""
        self.blue = together(self.blue, blue)
        self.yellow = together(self.yellow, yellow)

    def give_up(self, blue: int, yellow: int) -> None:
        """Take a pair of dice off the sheet."""
        self.blue = without(self.blue, blue)
        self.yellow = without(self.yellow, yellow)
