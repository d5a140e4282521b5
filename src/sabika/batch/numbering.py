"""The fixed numbers of actions, and which action of the rules each one stands for. Needs neither JAX nor NumPy.

One decision of the rules is one number, but for a tile that is chosen among several: then a number names the tile and
the next one says where it goes.
"""

from itertools import accumulate, product
from operator import index
from typing import Final, NamedTuple, SupportsIndex

from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.building import Build, Reserve, build, reserve
from sabika.rules.palace.buying import Buy, buy
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import COPIES, VALUES, purse_total
from sabika.rules.palace.paying import Pay, Paying, pay_part
from sabika.rules.palace.pieces import NOTHING, START
from sabika.rules.palace.redesign import Remove, Swap, remove, swap
from sabika.rules.palace.taking import TakeMoney, take_money
from sabika.rules.palace.turn import DISPLAY_SIZE, PASS, STOP
from sabika.rules.palace.yard import SPACES

TILES: Final = 54
SIDE: Final = 25
"""Cells in a row and in a column of the square around the fountain, as in observations."""
REACH: Final = SIDE // 2
SQUARE: Final = SIDE * SIDE
CHEAPEST: Final = 2
DEAREST: Final = 13
"""The prices of tiles go from one to the other (A1)."""


def _payments() -> list[int]:
    """Every set of cards that pays some price without a superfluous card (A13), as parts of a purse."""
    found: list[int] = []
    for counts in product(range(COPIES + 1), repeat=VALUES):
        total = sum([count * (value + 1) for value, count in enumerate(counts)])
        if total and total - lowest(counts) < DEAREST and total >= CHEAPEST:
            found.append(sum([count << 2 * value for value, count in enumerate(counts)]))
    return sorted(found, key=lambda part: (purse_total(part), part))


def lowest(counts: tuple[int, ...]) -> int:
    """The lowest value of which there is a card."""
    return next(value + 1 for value, count in enumerate(counts) if count)


PAYMENTS: Final = _payments()


class Group(NamedTuple):
    """Actions that stand one after the other."""

    name: str
    size: int
    about: str


GROUPS: Final = (
    Group(
        "take",
        2**DISPLAY_SIZE - 1,
        "take cards of the display: number n takes card k if bit k of n + 1 is 1, the cards sorted by currency "
        "(florin, dirham, denar, ducat) and value; of equal sets the one with the lowest number",
    ),
    Group("buy", SPACES, "buy the tile of yard space 1 to 4"),
    Group("pass", 1, "do nothing, when nothing is possible"),
    Group("stop", 1, "give up the right to another action"),
    Group(
        "tile",
        TILES,
        "name a tile, in the order of `sabika tiles`: in an action one of the reserve to be built or swapped in, at "
        "the end of a turn one beside the palace, if there are several",
    ),
    Group(
        "cell",
        SQUARE,
        "a cell of the square of 25 x 25 around the fountain, row by row from the north-west: after a tile was named, "
        "or if only one lies beside the palace, that tile goes there, into an empty cell or in exchange for the tile "
        "in it; else the tile in it is taken away",
    ),
    Group("reserve", 1, "lay the new tile into the reserve"),
    Group("give", 1, "give the new tile to Dirk"),
    Group(
        "pay",
        len(PAYMENTS),
        "pay with these cards of the currency of the space: each set of values that pays a price from 2 to 13 without "
        "a superfluous card, by worth, in the order of `PAYMENTS`",
    ),
)
"""The one table of actions."""

FIRST: Final = dict(
    zip([group.name for group in GROUPS], accumulate([group.size for group in GROUPS], initial=0), strict=False)
)
"""By group: the number of its first action."""
ACTIONS: Final = sum([group.size for group in GROUPS])
_PAYMENT_NUMBERS: Final = {part: number for number, part in enumerate(PAYMENTS)}


def square_of(cell: int) -> int:
    """The place of a cell of the rules in the square."""
    x, y = place_of(cell)
    if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
        raise BadInput(f"The cell {x},{y} lies outside of the {SIDE} x {SIDE} cells that batches have.")
    return (y + REACH) * SIDE + x + REACH


def cell_of(square: int) -> int:
    """The cell of the rules at a place of the square."""
    return cell_at(square % SIDE - REACH, square // SIDE - REACH)


def named_by_itself(game: PalaceGame) -> int:
    """The tile that goes somewhere next without being named first; 0 if there is none."""
    if game.step not in ("place", "place-leftovers"):
        return NOTHING
    beside = game.seats[game.asked()].beside
    return beside[0] if len(beside) == 1 else NOTHING


def numbers_of(game: PalaceGame, action: Action) -> tuple[int, ...]:
    """The numbers of an action that can be chosen in a game: one, or two where a tile is named first."""
    match action:
        case TakeMoney():
            return (FIRST["take"] + _subset(sorted(game.display), action.cards) - 1,)
        case Buy():
            return (FIRST["buy"] + action.space,)
        case Pay():
            return (FIRST["pay"] + _PAYMENT_NUMBERS[action.part],)
        case Remove():
            return (FIRST["cell"] + square_of(action.cell),)
        case Build() | Swap():
            return *_naming(game, action.tile), FIRST["cell"] + square_of(action.cell)
        case Reserve():
            return *_naming(game, action.tile), FIRST["reserve"]
    if action is PASS or action is STOP:
        return (FIRST[action.verb],)
    if action.verb == "give":
        tile: int = getattr(action, "tile", NOTHING)
        return *_naming(game, tile), FIRST["give"]
    raise BadInput(f"Batches know no action {action.verb!r}.")


def _naming(game: PalaceGame, tile: int) -> tuple[int, ...]:
    return () if named_by_itself(game) == tile else (FIRST["tile"] + tile - START - 1,)


def _subset(display: list[int], cards: tuple[int, ...]) -> int:
    """The cards as bits of their places in the display, of equal ones the first."""
    left: list[int | None] = [*display]
    found = 0
    for card in cards:
        place = left.index(card)
        left[place] = None
        found |= 1 << place
    return found


def checked(number: object) -> int:
    """A number that stands for something."""
    if isinstance(number, SupportsIndex) and 0 <= index(number) < ACTIONS:
        return index(number)
    raise BadInput(f"There is no action {number!r}: their numbers go from 0 to {ACTIONS - 1}.")


def action_of(game: PalaceGame, number: int, named: int = NOTHING) -> Action | int:
    """What a number stands for in a game: an action of the rules, or a tile that it names. `named` is the tile that the
    number before has named."""
    number = checked(number)
    group = next(group for group in reversed(GROUPS) if number >= FIRST[group.name])
    place = number - FIRST[group.name]
    tile = named or named_by_itself(game)
    match group.name:
        case "take":
            display = sorted(game.display)
            return take_money(tuple([card for k, card in enumerate(display) if place + 1 >> k & 1]))
        case "buy":
            return buy(place)
        case "pay":
            step = game.agenda[-1] if game.agenda else None
            if not isinstance(step, Paying):
                raise BadInput(f"Action {number} pays, but there is nothing to pay now.")
            return pay_part(step.currency(game), PAYMENTS[place])
        case "tile":
            return START + 1 + place
        case "cell":
            cell = cell_of(place)
            if not tile:
                return remove(cell)
            occupied = game.seats[game.asked()].palace.at(cell)
            return swap(tile, cell) if occupied else build(tile, cell)
        case "reserve":
            return reserve(tile)
        case "give":
            return game.hooks.verbs["give"]([game.pieces.name(tile)], game.pieces)
    return STOP if group.name == "stop" else PASS
