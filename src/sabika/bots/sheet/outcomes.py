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


class Die(NamedTuple):
    """One of the four dice."""

    value: int
    counts: int
    """1 if it would be another one of those that may be turned, 0 if it was turned already (R5)."""


class Lying(NamedTuple):
    """The four dice as they lie."""

    blue: list[Die]
    yellow: list[Die]
    left_to_turn: int
    """How many may be turned besides those that were."""


class Reach(NamedTuple):
    """A cell that two dice can be made to name."""

    cell: int
    coins: int
    """How many that takes."""
    dice: int
    """How many others have to be turned than those that were (R5)."""


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
    lying = Lying(dice(view, BLUE, own.blue), dice(view, YELLOW, own.yellow), view.left_to_turn)
    return [*earnings(own, built, lying), *buildings(own, built, lying), *second_buildings(own, built, lying)]


def dice(view: SheetView, colour: str, values: Dice) -> list[Die]:
    """The dice of a colour, of equal ones those first that were turned."""
    turned = [value for own, value in view.turned if own == colour]
    return [Die(value, int(values[:place].count(value) >= turned.count(value))) for place, value in enumerate(values)]


def earnings(own: PlayerView, built: int, lying: Lying) -> Iterator[Outcome]:
    """Earn, with the dice as they are or, if that leaves more coins, with one of them turned (R9)."""
    unturned = own.coins + earned(own, built, own.blue, own.yellow)
    yield Outcome(EARN, built, unturned, None)
    if not own.coins:
        return
    for colour, values, those in ((BLUE, own.blue, lying.blue), (YELLOW, own.yellow, lying.yellow)):
        for value in {die.value for die in those if die.counts <= lying.left_to_turn}:
            for direction, turned in (("up", value + 1), ("down", value - 1)):
                if LOWEST <= turned <= HIGHEST:
                    after = (*without(values, value), turned)
                    both = (after, own.yellow) if colour == BLUE else (own.blue, after)
                    coins = own.coins - 1 + earned(own, built, *both)
                    if coins > unturned:
                        yield Outcome(turn(colour, value, direction), built, coins, None)


def earned(own: PlayerView, built: int, blue: Dice, yellow: Dice) -> int:
    """Coins for the pairings that name a built cell."""
    pairings = sum(built >> cell_at(first, second) & 1 for second in yellow for first in blue)
    return min(pairings, own.coins_to_earn)  # R3


def buildings(own: PlayerView, built: int, lying: Lying) -> Iterator[Outcome]:
    """Build with one pair of dice, turned if need be (R5, R6)."""
    for place, blue in enumerate(lying.blue):
        for other, yellow in enumerate(lying.yellow):
            if blue.value in own.blue[:place] or yellow.value in own.yellow[:other]:
                continue
            left = own.blue[1 - place], own.yellow[1 - other]
            for reach in reached(blue, yellow, built, own.coins, lying.left_to_turn):
                action = towards((blue.value, yellow.value), reach.cell)
                yield Outcome(action, built | 1 << reach.cell, own.coins - reach.coins, left)


def second_buildings(own: PlayerView, built: int, lying: Lying) -> Iterator[Outcome]:
    """Build with both pairs of dice (R8)."""
    coins = own.coins - SECOND_BUILDING
    (blue, other_blue), most = lying.blue, lying.left_to_turn
    for yellow, other_yellow in (lying.yellow, lying.yellow[::-1]):
        pair, other = (blue.value, yellow.value), (other_blue.value, other_yellow.value)
        seconds = reached(other_blue, other_yellow, built, coins, most)
        for first in reached(blue, yellow, built, coins, most):
            for second in seconds:
                spent = first.coins + second.coins
                if second.cell != first.cell and spent <= coins and first.dice + second.dice <= most:
                    action = towards(pair, first.cell) if first.coins else towards(other, second.cell)
                    yield Outcome(action, built | 1 << first.cell | 1 << second.cell, coins - spent, None)


def reached(blue: Die, yellow: Die, built: int, coins: int, most: int) -> list[Reach]:
    """The cells not yet built that two dice can name for so many coins, if so many others may be turned."""
    found: list[Reach] = []
    start = cell_at(blue.value, yellow.value)
    for cell, steps in enumerate(STEPS[start]):
        if steps <= coins and not built >> cell & 1:
            turned = blue.counts * (cell % SIDE != start % SIDE) + yellow.counts * (cell // SIDE != start // SIDE)
            if turned <= most:
                found.append(Reach(cell, steps, turned))
    return found


def towards(pair: Pair, cell: int) -> Action:
    """Build the cell, or turn one of the dice towards it."""
    blue, yellow = dice_of(cell)
    if pair[0] != blue:
        return turn(BLUE, pair[0], "up" if pair[0] < blue else "down")
    if pair[1] != yellow:
        return turn(YELLOW, pair[1], "up" if pair[1] < yellow else "down")
    return build(cell)
