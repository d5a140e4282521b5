"""The state of a game, as arrays of fixed shapes. Everything that rules depend on is in it, also what is hidden.

Seats, currencies and spaces are counted from 0, tiles from 0 in the order of the rules, and cards as in the rules.
"""

from enum import IntEnum
from typing import NamedTuple

from jax import Array


class Phase(IntEnum):
    """What is to be decided; the last three are never seen from outside but for the end."""

    ACT = 0
    PAY = 1
    PLACE = 2
    LEFTOVERS = 3
    OVER = 4
    TURN_ENDS = 5
    """The turn is over, and more than a plain refill is to be done."""
    GAME_ENDS = 6
    """All leftovers are placed."""


class State(NamedTuple):
    """One game. `jax.vmap` makes batches of it."""

    # The palaces. A palace is kept twice: as planes for placing, as slots with neighbours for walking.
    planes: Array
    """[seats, 5, rows] words: tiles, then walls in the north, east, south and west."""
    where: Array
    """[seats, slots] i16: the cell of a built tile, -1 if the slot is free. The start tile is in the first one."""
    tiles: Array
    """[seats, slots] i8: which tile it is."""
    beyond: Array
    """[seats, slots, 4] i8: the slot of the neighbour in each direction, -1 if there is none."""
    reserve: Array
    """[seats, 2] words: a set of tiles."""
    beside: Array
    """[seats, 2] words: tiles that are still to be placed (A15)."""
    dirk: Array
    """[2] words: his tiles (A41)."""

    # Money and tiles to come.
    purses: Array
    """[seats, 4] words: by currency, two bits for each value."""
    display: Array
    """[4] i32: the open cards, sorted; empty places come last."""
    yard: Array
    """[4] i32: the tile of each space, -1 if there is none."""
    bag: Array
    """[54] u8: the order in which tiles are drawn."""
    bag_next: Array
    """How many of them have been."""
    pile: Array
    """[108] u8: the order in which cards are drawn."""
    pile_next: Array
    pile_end: Array
    """How many cards there are in that order."""
    stacked: Array
    """How many money cards there were when the pile was stacked (A10)."""
    scoring_cards: Array
    """[2] i32: before which card of the pile each scoring card turns up; -1 when it has."""
    discard: Array
    """[4] words, like a purse."""

    # The turn.
    phase: Array
    """See `Phase`."""
    current_player: Array
    """The seat that has to decide."""
    active: Array
    """The seat whose turn it is."""
    turn: Array
    left: Array
    """Actions left in this turn."""
    taken: Array
    """Actions taken in this turn."""
    space: Array
    """The space whose tile is being paid for."""
    named: Array
    """The tile that goes somewhere next, -1 if none was named."""
    points: Array
    """[sides] i32: the seats, then Dirk."""

    # What the last step brought.
    rewards: Array
    """[seats] f32."""
    terminated: Array
    """Whether it ended a game."""
    final: Array
    """[sides] i32: the points of the game that ended last."""

    # Chance.
    key: Array
    """[2] words: all chance of this game comes from it."""
    shuffles: Array
    """How often cards were shuffled anew."""
    cramped: Array
    """Decisions of a seat whose palace reached the border of its square or had no slot left, where the rules may know
    more options."""
