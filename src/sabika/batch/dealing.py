"""Setting up a game (A5-A10, A40, A41)."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, nth_bit, pack
from sabika.batch.chance import DEAL, below, key_for, shuffled
from sabika.batch.money import cards_in, purses_of, sorted_cards, worth
from sabika.batch.numbering import SIDE, TILES
from sabika.batch.state import Phase, State
from sabika.rules.games.alhambra import EDITIONS
from sabika.rules.palace.dealing import FIRST_MONEY, PILES
from sabika.rules.palace.money import CARDS, COPIES
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES

MONEY: Final = CARDS * COPIES
SLOTS: Final = 32
SLOTS_FOR_TWO: Final = 40
"""Pieces of a palace at most, the start tile among them. Two players share more tiles than three."""


DIRKS_TILES: Final = 6
"""So many he gets at first, and after the first scoring (A41)."""


class Table(NamedTuple):
    """What is played."""

    players: int
    edition: str

    @property
    def dirk(self) -> bool:
        return self.players == 2

    @property
    def sides(self) -> int:
        """Those who are ranked."""
        return self.players + self.dirk

    @property
    def slots(self) -> int:
        return SLOTS_FOR_TWO if self.dirk else SLOTS

    @property
    def copies(self) -> int:
        return COPIES - self.dirk  # A40


class Deal(NamedTuple):
    """All that chance decides before the first turn."""

    bag: Array
    """The tiles in the order in which they are drawn."""
    money: Array
    """The cards in the order in which they are dealt."""
    lot: Array
    """A word that decides a last tie about who begins (A8)."""
    places: Array
    """Two words, where the scoring cards go (A10)."""


def random_deal(table: Table, key: Array) -> Deal:
    """A deal by chance."""
    tiles, money, others = jax.random.split(key_for(key, DEAL), 3)
    words = jax.random.bits(others, (3,), Word)
    every_card = jnp.arange(MONEY) < CARDS * table.copies
    bag = shuffled(tiles, jnp.ones(TILES, bool)).astype(jnp.uint8)
    order = shuffled(money, every_card) % CARDS
    return Deal(bag, order.astype(jnp.uint8), words[0], words[1:])


def first_hands(table: Table, money: Array) -> tuple[Array, Array]:
    """By seat, the purses of cards worth 20 or more (A7); and how many cards were dealt."""
    value = money.astype(Int) % (CARDS // SPACES) + 1
    upto = jnp.cumsum(value)
    place = jnp.arange(MONEY)
    start = jnp.zeros((), Int)
    before = jnp.zeros((), Int)
    hands = []
    for _ in range(table.players):
        end = jnp.sum(upto - before < FIRST_MONEY, dtype=Int) + 1
        hands.append(purses_of(money.astype(Int), (place >= start) & (place < end)))
        start, before = end, jnp.sum(jnp.where(place < end, value, 0))
    return jnp.stack(hands), start


def who_begins(purses: Array, lot: Array) -> Array:
    """Fewest cards, then lowest total, then by lot (A8)."""
    claim = 1024 * cards_in(purses).sum(1) + worth(purses).sum(1)
    tied = pack(claim == claim.min())
    number = jnp.sum(claim == claim.min())
    return nth_bit(tied, below(lot, number))


def piles(size: Array) -> list[Array]:
    """Where each of the five piles ends, the first one on top (A10)."""
    return [number * size // PILES for number in range(PILES + 1)]


def dealt(table: Table, deal: Deal, key: Array) -> State:
    """The game that this deal begins, up to the first decision."""
    seats, slots = table.players, table.slots
    zero, no = jnp.zeros((), Int), jnp.full((), -1, Int)
    purses, used = first_hands(table, deal.money)
    display = jax.lax.dynamic_slice(deal.money, (used,), (DISPLAY_SIZE,)).astype(Int)
    first = used + DISPLAY_SIZE
    size = CARDS * table.copies - first
    ends = piles(size)
    cards = []
    for word, number in zip(deal.places, EDITIONS[table.edition]):
        top, bottom = ends[number - 1], ends[number]
        cards.append(first + top + below(word, bottom - top + 1))
    begins = who_begins(purses, deal.lot)
    place = jnp.arange(TILES)
    dirk = (place >= SPACES) & (place < SPACES + DIRKS_TILES * table.dirk)
    drawn = SPACES + DIRKS_TILES * table.dirk
    where = np.full((seats, slots), -1, np.int16)
    where[:, 0] = tables.ORIGIN
    planes = np.zeros((seats, 5, SIDE), np.uint32)
    planes[:, 0, tables.ORIGIN >> 5] = 1 << (tables.ORIGIN & 31)
    return State(
        planes=jnp.asarray(planes),
        where=jnp.asarray(where),
        tiles=jnp.full((seats, slots), tables.START, jnp.int8),
        beyond=jnp.full((seats, slots, 4), -1, jnp.int8),
        reserve=jnp.zeros((seats, 2), Word),
        beside=jnp.zeros((seats, 2), Word),
        dirk=set_of(deal.bag, dirk),
        purses=purses,
        display=sorted_cards(display),
        yard=deal.bag[:SPACES].astype(Int),
        bag=deal.bag,
        bag_next=zero + drawn,
        pile=deal.money,
        pile_next=first,
        pile_end=zero + CARDS * table.copies,
        stacked=size,
        scoring_cards=jnp.stack(cards),
        discard=jnp.zeros(SPACES, Word),
        phase=zero + Phase.ACT,
        current_player=begins,
        active=begins,
        turn=zero + 1,
        left=zero + 1,
        taken=zero,
        space=no,
        named=no,
        points=jnp.zeros(table.sides, Int),
        rewards=jnp.zeros(seats, jnp.float32),
        terminated=jnp.zeros((), bool),
        final=jnp.zeros(table.sides, Int),
        key=key,
        shuffles=zero,
        cramped=zero,
    )


def set_of(tiles: Array, chosen: Array) -> Array:
    """Some of the tiles, all different, as a set."""
    one = jnp.where(chosen, Word(1), Word(0)) << (tiles & 31).astype(Word)
    low = tiles < 32
    return jnp.stack(
        [jnp.sum(jnp.where(low, one, Word(0)), dtype=Word), jnp.sum(jnp.where(low, Word(0), one), dtype=Word)]
    )
