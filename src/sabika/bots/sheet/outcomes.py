"""How a turn can end: what is built, what coins are left, and what becomes of the dice (R5-R9)."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.sheet.building import SECOND_BUILDING, build
from sabika.rules.sheet.coins import EARN, turn
from sabika.rules.sheet.dice import BLUE, HIGHEST, LOWEST, YELLOW, Dice, without
from sabika.rules.sheet.sheet import CELLS, SIDE, cell_at, dice_of
from sabika.rules.sheet.view import PlayerView, SheetView

Pair = tuple[int, int]
"""A blue and a yellow die."""


class Outcome(NamedTuple):
    """The end of a turn, and the action with which to go on towards it."""

    action: Action
    built: int
    coins: int
    left: Pair | None
    """The dice that were not used; none if all four are rolled (R7, R8, R9)."""


STEPS: Final = [
    [abs(cell % SIDE - other % SIDE) + abs(cell // SIDE - other // SIDE) for other in range(CELLS)]
    for cell in range(CELLS)
]
"""For each cell how many coins turn its dice into those of each cell (R5)."""


def bits(cells: Iterable[int]) -> int:
    """Cells as the bits of one number."""
    return sum(1 << cell for cell in cells)


def outcomes(view: SheetView) -> list[Outcome]:
    """How the turn of the seat that is asked to act or to build again can end."""
    own = view.players[view.seat]
    built = bits(own.built)
    if view.step == "build-again":
        used = dice_of(view.used)
        left = without(own.blue, used[0])[0], without(own.yellow, used[1])[0]
        cell = cell_at(*left)
        return [
            Outcome(build(cell), built | 1 << cell, own.coins - SECOND_BUILDING, None),
            Outcome(DECLINE, built, own.coins, left),
        ]
    return [*earnings(own, built), *buildings(own, built), *second_buildings(own, built)]


def earnings(own: PlayerView, built: int) -> Iterator[Outcome]:
    """Earn, with the dice as they are or, if that leaves more coins, with one of them turned (R9)."""
    unturned = own.coins + earned(own, built, own.blue, own.yellow)
    yield Outcome(EARN, built, unturned, None)
    if not own.coins:
        return
    for colour, dice in ((BLUE, own.blue), (YELLOW, own.yellow)):
        for value in set(dice):
            for direction, turned in (("up", value + 1), ("down", value - 1)):
                if LOWEST <= turned <= HIGHEST:
                    after = (*without(dice, value), turned)
                    blue, yellow = (after, own.yellow) if colour == BLUE else (own.blue, after)
                    coins = own.coins - 1 + earned(own, built, blue, yellow)
                    if coins > unturned:
                        yield Outcome(turn(colour, value, direction), built, coins, None)


def earned(own: PlayerView, built: int, blue: Dice, yellow: Dice) -> int:
    """Coins for the pairings that name a built cell."""
    pairings = sum(built >> cell_at(first, second) & 1 for second in yellow for first in blue)
    return min(pairings, own.coins_to_earn)  # R3


def buildings(own: PlayerView, built: int) -> Iterator[Outcome]:
    """Build with one pair of dice, turned if need be (R5, R6)."""
    for blue in set(own.blue):
        for yellow in set(own.yellow):
            left = without(own.blue, blue)[0], without(own.yellow, yellow)[0]
            for cell, steps in reached((blue, yellow), built, own.coins):
                yield Outcome(towards((blue, yellow), cell), built | 1 << cell, own.coins - steps, left)


def second_buildings(own: PlayerView, built: int) -> Iterator[Outcome]:
    """Build with both pairs of dice (R8)."""
    coins = own.coins - SECOND_BUILDING
    (blue, other_blue), (yellow, other_yellow) = own.blue, own.yellow
    for pair, other in (((blue, yellow), (other_blue, other_yellow)), ((blue, other_yellow), (other_blue, yellow))):
        for cell, steps in reached(pair, built, coins):
            for second, more in reached(other, built, coins - steps):
                if second != cell:
                    action = towards(pair, cell) if steps else towards(other, second)
                    yield Outcome(action, built | 1 << cell | 1 << second, coins - steps - more, None)


def reached(pair: Pair, built: int, coins: int) -> list[tuple[int, int]]:
    """The cells not yet built that a pair can name for so many coins, and how many each takes."""
    return [
        (cell, steps) for cell, steps in enumerate(STEPS[cell_at(*pair)]) if steps <= coins and not built >> cell & 1
    ]


def towards(pair: Pair, cell: int) -> Action:
    """Build the cell, or turn one of the dice towards it."""
    blue, yellow = dice_of(cell)
    if pair[0] != blue:
        return turn(BLUE, pair[0], "up" if pair[0] < blue else "down")
    if pair[1] != yellow:
        return turn(YELLOW, pair[1], "up" if pair[1] < yellow else "down")
    return build(cell)
