"""What a seat may know, as the same numbers in the same order as in `sabika.encoding`, so that what learns here can
play there and at a table. Tests compare both on the same positions."""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, lookup, tiles_in, unpack
from sabika.batch.dealing import Table, piles, set_of
from sabika.batch.money import cards_in, worth
from sabika.batch.numbering import SIDE, SQUARE, TILES
from sabika.batch.palace import Palace, counts, longest_wall
from sabika.batch.state import Phase, State
from sabika.rules.games.alhambra import EDITIONS, KINDS
from sabika.rules.palace.money import CARDS, COPIES, VALUES
from sabika.rules.palace.pieces import CURRENCIES
from sabika.rules.palace.yard import SPACES

PLANES: Final = 5 + len(KINDS) + 3
"""Of each seat: a piece, walls N E S W, the kinds, its price, moats, halves; the last two are 0 in this game."""
SCORINGS: Final = 3
POINTS: Final = 200
PRICE: Final = 13
WALL: Final = 20
WORTH: Final = 30
LONGEST: Final = 30_000


class Observation(NamedTuple):
    """What the seat knows."""

    planes: Array
    """[seats * 14, 25, 25] u8, one's own palace first."""
    vector: Array
    """f32: the columns of `sabika encoding alhambra`, divided by what they are at most."""
    named: Array
    """[54] f32: the tile that was named and goes somewhere next."""


def observation(table: Table, state: State, seat: Array) -> Observation:
    """What a seat may know."""
    named = jnp.arange(TILES) == jnp.where(seat == state.current_player, state.named, -1)
    vector = numbers(table, state, seat).astype(jnp.float32) * jnp.asarray(1 / most(table))
    return Observation(planes(table, state, seat), vector, named.astype(jnp.float32))


def planes(table: Table, state: State, seat: Array) -> Array:
    """The palaces of all seats, one's own first."""
    order = (seat + jnp.arange(table.players)) % table.players
    own = jax.vmap(own_planes)(lookup(state.where, order), lookup(state.tiles, order))
    return own.reshape(table.players * PLANES, SIDE, SIDE)


def own_planes(where: Array, tiles: Array) -> Array:
    """One palace as planes. What all planes show of a piece is one number: to look up each plane of each cell by itself
    takes three times as long."""
    square = (where >> 5) * SIDE + (where & 31) - tables.COLUMN
    shown = jnp.zeros(SQUARE, jnp.uint16)
    shown = shown.at[jnp.where(where >= 0, square, SQUARE)].set(jnp.asarray(LOOKS)[tiles], mode="drop")
    found = shown >> jnp.asarray(FIRST_BIT)[:, None] & jnp.asarray(BITS)[:, None]
    return found.astype(jnp.uint8).reshape(PLANES, SIDE, SIDE)


WIDTHS: Final = (*[1] * (5 + len(KINDS)), PRICE.bit_length(), 0, 0)
"""By plane: how many bits its numbers take."""
FIRST_BIT: Final = (np.cumsum(WIDTHS) - WIDTHS).clip(max=15).astype(np.uint16)
BITS: Final = np.array([(1 << width) - 1 for width in WIDTHS], np.uint16)


def _looks() -> np.ndarray:
    """By piece (the tiles, the start tile): what the planes show of it."""
    found = np.zeros((PLANES, TILES + 1), np.uint16)
    found[0] = 1
    for piece in range(TILES + 1):
        for side in range(4):
            found[1 + side, piece] = tables.WALLS[piece] >> side & 1
        if tables.KIND[piece] < tables.NO_KIND:
            found[5 + tables.KIND[piece], piece] = 1
        found[5 + len(KINDS), piece] = tables.PRICE[piece]
    looks: np.ndarray = (found << FIRST_BIT[:, None]).sum(0).astype(np.uint16)
    return looks


LOOKS: Final = _looks()


def numbers(table: Table, state: State, seat: Array) -> Array:
    """The vector as whole numbers, before they are divided."""
    order = (seat + jnp.arange(table.players)) % table.players
    over = state.phase == Phase.OVER
    asked = (order == state.current_player) & ~over
    waiting = state.scoring_cards >= 0
    ending = (state.phase == Phase.LEFTOVERS) | over
    following = jnp.where(ending, SCORINGS - 1, jnp.sum(~waiting))
    left = state.pile_end - state.pile_next
    paying = state.phase == Phase.PAY
    price = lookup(tables.PRICE, lookup(state.yard, state.space.clip(0)).clip(0))
    palaces = Palace(state.planes, state.where, state.tiles, state.beyond)
    kinds = jax.vmap(counts)(palaces)
    walls = jax.vmap(longest_wall)(palaces)
    pieces = (state.where >= 0).sum(1) - 1
    palace = jnp.concatenate([kinds, pieces[:, None], jnp.zeros_like(kinds[:, :1]), walls[:, None]], 1)
    purses = lookup(state.purses, seat)
    one_of_four = jnp.arange(4)
    found = [
        one_of_four == jnp.where(over, -1, state.phase),
        jnp.stack([jnp.minimum(state.turn, LONGEST), state.left]),
        jnp.arange(SCORINGS) == following,
        windows(table, state),
        jnp.stack([left + waiting.sum(), cards_in(state.discard).sum()]),
        jnp.sum(state.display[:, None] == jnp.arange(CARDS), 0),
        jnp.concatenate([look(state.yard[space]) for space in range(SPACES)]),
        tiles_in(set_of(state.bag, jnp.arange(TILES) >= state.bag_next), TILES),
        jnp.stack([jnp.where(paying, price, 0), paying]),
        one_of_four == jnp.where(paying, state.space, -1),
        asked,
        order == state.active,
        lookup(state.points, order),
        cards_in(lookup(state.purses, order)).sum(1),
        lookup(palace, order).reshape(-1),
        tiles_of_each(lookup(state.reserve, order)),
        tiles_of_each(lookup(state.beside, order)),
    ]
    if table.dirk:
        found += [state.points[-1:], tiles_in(state.dirk, TILES)]
    found += [(purses[:, None] >> 2 * jnp.arange(VALUES, dtype=Word) & 3).reshape(-1), worth(purses)]
    return jnp.concatenate([part.astype(Int) for part in found])


def most(table: Table) -> np.ndarray:
    """By number of the vector: what it is divided by."""
    seats = table.players
    sizes = [
        (4, 1),
        (2, 100),
        (SCORINGS, 1),
        (4, 100),
        (2, 100),
        (CARDS, COPIES),
        *SPACES * [(len(KINDS), 1), (1, PRICE), (5, 1)],
        (TILES, 1),
        (1, PRICE),
        (1 + SPACES, 1),
        (seats, 1),
        (seats, 1),
        (seats, POINTS),
        (seats, 20),
        (seats * (len(KINDS) + 3), WALL),
        (2 * seats * TILES, 1),
    ]
    if table.dirk:
        sizes += [(1, POINTS), (TILES, 1)]
    sizes += [(CARDS, COPIES), (len(CURRENCIES), WORTH)]
    return np.concatenate([np.full(size, top, np.float32) for size, top in sizes])


def tiles_of_each(tiles: Array) -> Array:
    """Sets of tiles, one after the other, as one truth for each tile."""
    return jax.vmap(tiles_in, (0, None))(tiles, TILES).reshape(-1)


def look(tile: Array) -> Array:
    """A tile of the yard as it is printed; 0 where there is none."""
    there = tile >= 0
    kind = jnp.arange(len(KINDS)) == lookup(tables.KIND, tile.clip(0))
    price = lookup(tables.PRICE, tile.clip(0))[None]
    walls = unpack(lookup(tables.WALLS, tile.clip(0)).astype(Word), 4)
    printed = jnp.concatenate([kind.astype(Int), price.astype(Int), walls.astype(Int), jnp.zeros(1, Int)])
    return jnp.where(there, printed, 0)


def windows(table: Table, state: State) -> Array:
    """After how many more cards each scoring card can turn up: soonest and latest (A10)."""
    left = state.pile_end - state.pile_next + (state.scoring_cards >= 0).sum()
    ends = piles(state.stacked)
    parts = EDITIONS[table.edition]
    found = []
    for scoring, part in enumerate(parts):
        above = state.stacked - ends[part - 1] + (len(parts) - scoring)
        under = state.stacked - ends[part] + (len(parts) - 1 - scoring)
        there = state.scoring_cards[scoring] >= 0
        found += [jnp.where(there, jnp.maximum(1, left - above + 1), 0), jnp.where(there, left - under, 0)]
    return jnp.stack(found)
