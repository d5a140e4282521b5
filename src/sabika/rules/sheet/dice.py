"""Dice on a sheet. Equal dice are interchangeable, so dice are their values, lowest first.

In the notation a die is its colour and its value: `blue-3`. Two dice name a cell: `blue-3 yellow-5`.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import BadInput
from sabika.rules.sheet.events import DiceRolled

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame

BLUE: Final = "blue"
YELLOW: Final = "yellow"
COLOURS: Final = (BLUE, YELLOW)
LOWEST: Final = 1
HIGHEST: Final = 6

Die = tuple[str, int]
"""Its colour and its value."""
Dice = tuple[int, ...]
"""Dice of one colour, lowest first."""


def together(some: Dice, others: Dice) -> Dice:
    """All of these dice."""
    return tuple(sorted(some + others))


def without(dice: Dice, value: int) -> Dice:
    """The dice that are left when one with this value is taken away."""
    left = list(dice)
    left.remove(value)
    return tuple(left)


def roll(game: "SheetGame", side: int, pairs: int) -> tuple[Dice, Dice]:
    """So many blue and yellow dice, rolled for a side. Each side has its own stream of chance."""
    stream = f"dice {side}" if side < len(game.players) else f"dummies {side - len(game.players)}"
    values = [LOWEST + number for number in game.chance.below(stream, [HIGHEST] * (2 * pairs))]
    blue = tuple(sorted(values[:pairs]))
    yellow = tuple(sorted(values[pairs:]))
    game.events.append(DiceRolled(side, blue, yellow))
    return blue, yellow


def write_die(colour: str, value: int) -> str:
    return f"{colour}-{value}"


def write_pair(blue: int, yellow: int) -> str:
    return f"{BLUE}-{blue} {YELLOW}-{yellow}"


def read_die(word: str) -> tuple[str, int]:
    """The die in `blue-3`."""
    colour, _, digits = word.partition("-")
    if colour not in COLOURS or len(digits) != 1 or not "1" <= digits <= "6":
        raise BadInput(f"{word[:40]!r} is not a die. Write its colour and its value, such as blue-3 or yellow-5.")
    return colour, int(digits)


def read_pair(blue: str, yellow: str) -> tuple[int, int]:
    """The values in `blue-3` and `yellow-5`."""
    first, value = read_die(blue)
    second, other = read_die(yellow)
    if first != BLUE or second != YELLOW:
        raise BadInput(f"{blue} {yellow} are not a blue and a yellow die. Write the blue one first: blue-3 yellow-5.")
    return value, other
