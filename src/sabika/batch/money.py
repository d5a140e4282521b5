"""Money: purses, the sets of cards that can be taken (A12), the payments without a superfluous card (A13)."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, popcount
from sabika.rules.palace.money import VALUES
from sabika.rules.palace.yard import SPACES

LOW: int = 0x15555
"""The lower bit of each value in a purse."""


def cards_in(purse: Array) -> Array:
    """How many cards."""
    return popcount(purse & Word(LOW)) + 2 * popcount(purse & Word(2 * LOW))


def worth(purse: Array) -> Array:
    """How much they are worth."""
    total = jnp.zeros(purse.shape, Int)
    for value in range(VALUES):
        total += (purse >> 2 * value & 3).astype(Int) * (value + 1)
    return total


def card_bits(card: Array, there: Array) -> Array:
    """One card, or none, as four purses."""
    one = jnp.where(there, Word(1), Word(0)) << (2 * (card % VALUES)).astype(Word)
    return jnp.stack([jnp.where(card // VALUES == currency, one, Word(0)) for currency in range(SPACES)])


def spread(purse: Array) -> Array:
    """A purse with three bits for each value, so that each can be compared by subtracting."""
    found = jnp.zeros_like(purse)
    for value in range(VALUES):
        found |= (purse >> 2 * value & 3) << 3 * value
    return found


def payable(purse: Array, price: Array) -> Array:
    """By number of the payment: whether the purse has it, and it covers the price without a superfluous card (A13)."""
    guards = tables.GUARDS
    held = ((spread(purse) | guards) - tables.SPREAD) & guards == guards
    total, lowest = jnp.asarray(tables.TOTALS), jnp.asarray(tables.LOWEST)
    covers: Array = (total >= price) & (total - lowest < price)
    both: Array = held & covers
    return both


def takes(display: Array) -> Array:
    """By number of the action: whether the cards can be taken, the first of equal sets only (A12)."""
    chosen = np.asarray(tables.SUBSETS == 1)
    there = display < tables.NO_CARD
    value = jnp.where(there, display % VALUES + 1, 0)
    allowed = ~(chosen & ~there).any(1)
    allowed &= (chosen.sum(1) == 1) | (jnp.sum(chosen * value, 1) <= tables.MOST)
    for one in range(len(display)):
        for other in range(one):
            allowed &= ~((display[one] == display[other]) & (chosen[:, one] & ~chosen[:, other]))
    return jnp.asarray(allowed)


def sorted_cards(display: Array) -> Array:
    """Four cards by their numbers."""
    a, b, c, d = display
    a, b = jnp.minimum(a, b), jnp.maximum(a, b)
    c, d = jnp.minimum(c, d), jnp.maximum(c, d)
    a, c = jnp.minimum(a, c), jnp.maximum(a, c)
    b, d = jnp.minimum(b, d), jnp.maximum(b, d)
    b, c = jnp.minimum(b, c), jnp.maximum(b, c)
    return jnp.stack([a, b, c, d])


def purses_of(cards: Array, there: Array) -> Array:
    """Many cards as four purses."""
    ones = jnp.where(there, Word(1), Word(0)) << (2 * (cards % VALUES)).astype(Word)
    return jnp.stack(
        [jnp.sum(jnp.where(cards // VALUES == currency, ones, Word(0)), dtype=Word) for currency in range(SPACES)]
    )
