"""Words of bits: sets of tiles as two words of 32, rows of a palace as one each. And choosing without a gather, which
accelerators are quicker at."""

from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

Word: Final = jnp.uint32
Int: Final = jnp.int32
T = TypeVar("T")
_barrier: Final[Any] = jax.lax.optimization_barrier


def barrier(things: T) -> T:
    """Keeps the compiler from working the same thing out again in each place where it is used."""
    kept: T = _barrier(things)
    return kept


def where(condition: Any, yes: T, no: T) -> T:
    """One of two things made of arrays."""
    chosen: T = jax.tree.map(lambda one, other: jnp.where(condition, one, other), yes, no)
    return chosen


def lookup(table: Any, index: Array) -> Array:
    """The entry of a table, or of each of several indices; they are known to be in it."""
    return jnp.asarray(table).at[index].get(mode="promise_in_bounds")


def of_seat(each: Array, seat: Array) -> Array:
    """What belongs to a seat."""
    found = each[0]
    for other in range(1, len(each)):
        found = jnp.where(seat == other, each[other], found)
    return found


def with_seat(each: Array, seat: Array, own: Array) -> Array:
    """The same for all seats but one."""
    mine = jnp.arange(len(each)) == seat
    return jnp.where(mine.reshape(-1, *(1,) * (each.ndim - 1)), own[None], each)


def entry(vector: Array, index: Array) -> Array:
    """One of a few numbers."""
    if len(vector) <= 4:
        return of_seat(vector, index)
    return jnp.sum(jnp.where(jnp.arange(len(vector)) == index, vector, 0), dtype=vector.dtype)


# Words


def popcount(words: Array) -> Array:
    """How many bits are set."""
    return jax.lax.population_count(words).astype(Int)


def pack(flags: Array) -> Array:
    """Up to 32 truths as the bits of a word, the first one the lowest."""
    ones = jnp.asarray(np.uint32(1) << np.arange(flags.shape[-1], dtype=np.uint32))
    return jnp.sum(jnp.where(flags, ones, Word(0)), -1, dtype=Word)


def unpack(word: Array, size: int) -> Array:
    """The lowest bits of a word as truths."""
    return word[..., None] >> jnp.arange(size, dtype=Word) & 1 == 1


def nth_bit(word: Array, number: Array) -> Array:
    """The place of a bit that is set, the lowest being number 0."""
    place = jnp.zeros_like(number)
    for width in (16, 8, 4, 2, 1):
        below = popcount(word >> place.astype(Word) & Word((1 << width) - 1))
        beyond = number >= below
        number = jnp.where(beyond, number - below, number)
        place = jnp.where(beyond, place + width, place)
    return place


# Sets of tiles


def tile_bits(tile: Array, there: Array | bool = True) -> Array:
    """The set of one tile, or no tile at all."""
    one = jnp.where(there, Word(1), Word(0)) << (tile & 31).astype(Word)
    return jnp.stack([jnp.where(tile < 32, one, Word(0)), jnp.where(tile >= 32, one, Word(0))])


def tiles_in(tiles: Array, size: int) -> Array:
    """A set of tiles as one truth for each."""
    return jnp.concatenate([unpack(tiles[0], 32), unpack(tiles[1], size - 32)])


def how_many(tiles: Array) -> Array:
    """How many tiles are in a set."""
    return popcount(tiles).sum(-1)


def nth_tile(tiles: Array, number: Array) -> Array:
    """A tile of a set, the lowest being number 0."""
    low = popcount(tiles[0])
    return jnp.where(number < low, nth_bit(tiles[0], number), 32 + nth_bit(tiles[1], number - low))
