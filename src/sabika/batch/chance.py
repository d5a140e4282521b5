"""Chance: shuffles from JAX's own generator, and quick numbers for random play. All of it comes from a game's key."""

import jax
import jax.numpy as jnp
from jax import Array

from sabika.batch.bits import Int, Word

DEAL = 0
"""What the numbers of one key are for; shuffles of the discard are counted from 1."""
NEXT_GAME = 0xFFFFFFFF


def words_of(key: Array) -> Array:
    """The two words that a state keeps of a key of any kind."""
    return jax.random.bits(key, (2,), Word)


def key_for(words: Array, use: Array | int) -> Array:
    """A key of its own for each use."""
    return jax.random.fold_in(jax.random.wrap_key_data(words, impl="threefry2x32"), use)


def shuffled(key: Array, there: Array) -> Array:
    """The places that are there in an order by chance, then the others."""
    lots = jax.random.bits(key, there.shape, Word) >> 1
    return jnp.argsort(jnp.where(there, lots, Word(0xFFFFFFFF)))


def below(word: Array, limit: Array | int) -> Array:
    """A number below a small limit from 32 random bits."""
    high = word >> 10  # with 22 bits the product stays within 32 for limits up to 1023
    return (high * jnp.asarray(limit).astype(Word) >> 22).astype(Int)


def mixed(word: Array) -> Array:
    word = (word ^ (word >> 16)) * Word(0x21F0AAAD)
    word = (word ^ (word >> 15)) * Word(0xD35A2D97)
    return word ^ (word >> 15)


def quick_word(key: Array, count: Array, stream: int) -> Array:
    """32 random bits for the choice number `count`; another stream gives others."""
    return mixed(
        mixed(key[0] + Word(stream * 0x9E3779B9 & 0xFFFFFFFF)) ^ (count.astype(Word) * Word(0x85EBCA6B)) ^ key[1]
    )
