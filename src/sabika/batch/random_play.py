"""Random play: uniform among all options that the rules list, without writing masks, many games at once.

One step is an action with the payment that follows a purchase. What happens seldom is settled for a part of the games
every few steps, so games that wait for it stand still for a moment.
"""

from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
from jax import Array

from sabika.batch import tables
from sabika.batch.actions import buyable
from sabika.batch.bits import Int, Word, barrier, entry, lookup, nth_bit, nth_tile, of_seat, pack, popcount
from sabika.batch.bits import how_many as tiles_of
from sabika.batch.chance import below, quick_word
from sabika.batch.game import Alhambra, settle_some
from sabika.batch.money import payable, takes
from sabika.batch.moves import (
    BUILD,
    BUY,
    GIVE,
    NONE,
    PASS,
    PAY,
    REMOVE,
    RESERVE,
    STOP,
    SWAP,
    TAKE,
    Move,
    carry_out,
    palace_of,
)  # fmt: skip
from sabika.batch.numbering import SIDE
from sabika.batch.palace import Ground, Palace, fitting, ground, is_needed, open_sided
from sabika.batch.settling import settle
from sabika.batch.state import Phase, State

EVERY: Final = 8
SHARE: Final = 8
"""After so many steps, one in so many games can be settled."""


def random_action(key: Array, mask: Array) -> Array:
    """The number of a legal action, each equally likely."""
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


def play(env: Alhambra, states: State, rounds: Array | int, start: Array | int = 0) -> tuple[State, Array]:
    """Lets a batch play at random, each round of eight steps. Returns the states, how many decisions were made. Begin
    another call where the last one ended, so that no lot is drawn twice."""
    room = max(1, len(states.phase) // SHARE)

    def stepping(states: State, count: Array) -> tuple[State, Array]:
        return jax.vmap(partial(random_step, env, count=count))(states)

    def carry_on(state: State) -> State:
        return settle(env.table, env.reward, env.auto_reset, state)

    def one_step(number: Array, now: tuple[State, Array]) -> tuple[State, Array]:
        states, made = stepping(now[0], number)
        return states, now[1] + made.sum(dtype=jnp.float32)

    def one_round(number: Array, now: tuple[State, Array]) -> tuple[State, Array]:
        states, decisions = jax.lax.fori_loop(EVERY * number, EVERY * (number + 1), one_step, now)
        return settle_some(carry_on, states, room), decisions

    nothing = (states, jnp.zeros((), jnp.float32))
    played: tuple[State, Array] = jax.lax.fori_loop(start, start + rounds, one_round, nothing)
    return played


def random_step(env: Alhambra, state: State, count: Array) -> tuple[State, Array]:
    """One random action, and the payment for it; how many decisions that was."""
    move, decisions = random_move(env, state, jnp.asarray(count))
    return carry_out(env.table, state, barrier(move)), decisions


def random_move(env: Alhambra, state: State, count: Array) -> tuple[Move, Array]:
    """An action of the rules, each of the options equally likely, and each of the payments; and how many decisions that
    is, 0 where none was found."""
    seat = state.current_player
    acting, paying = state.phase == Phase.ACT, state.phase == Phase.PAY
    placing = (state.phase == Phase.PLACE) | (state.phase == Phase.LEFTOVERS)
    palace = barrier(palace_of(state, seat))
    about = barrier(ground(palace))
    tiles = jnp.where(acting, of_seat(state.reserve, seat), of_seat(state.beside, seat))
    patterns = jnp.asarray(tables.PATTERNS)
    fits = fitting(about, patterns[:, None])
    builds = popcount(fits & about.room).sum(1)
    swaps = popcount(fits & about.body).sum(1)
    with_pattern = popcount(tiles & jnp.asarray(tables.WITH_PATTERN[tables.PATTERNS])).sum(1)
    take, buy = pack(takes(state.display)), pack(buyable(state))
    remove = slot_words(open_sided(palace))
    number = {
        TAKE: jnp.where(acting, popcount(take), 0),
        BUY: jnp.where(acting, popcount(buy), 0),
        REMOVE: jnp.where(acting, popcount(remove).sum(), 0),
        RESERVE: jnp.where(placing, tiles_of(tiles), 0),
        GIVE: jnp.where((state.phase == Phase.PLACE) & env.table.dirk, tiles_of(tiles), 0),
        STOP: (acting & (state.taken > 0)).astype(Int),
    }
    weights = [(verb, 0, own, jnp.ones((), Int)) for verb, own in number.items()]
    for index, pattern in enumerate(tables.PATTERNS.tolist()):
        weights.append(
            (BUILD, pattern, jnp.where(acting | placing, with_pattern[index] * builds[index], 0), builds[index])
        )
        weights.append((SWAP, pattern, jnp.where(acting, with_pattern[index] * swaps[index], 0), swaps[index]))
    total = sum([weight for _, _, weight, _ in weights], jnp.zeros((), Int))
    lot = below(quick_word(state.key, count, 1), total)
    verb = jnp.where(acting, PASS, NONE)
    pattern, rest, cells = jnp.zeros((), Int), jnp.zeros((), Int), jnp.ones((), Int)
    so_far = jnp.zeros((), Int)
    for own, walls, weight, size in weights:
        hit = (lot >= so_far) & (lot < so_far + weight)
        verb, pattern = jnp.where(hit, own, verb), jnp.where(hit, walls, pattern)
        rest, cells = jnp.where(hit, lot - so_far, rest), jnp.where(hit, size, cells)
        so_far += weight
    verb = jnp.where(paying, PAY, verb)
    verb, pattern, rest, cells = barrier((verb, pattern, rest, cells))
    onto = (verb == BUILD) | (verb == SWAP)
    cells = jnp.maximum(cells, 1)
    among = jnp.where(onto, tiles & lookup(tables.WITH_PATTERN, pattern), tiles)
    tile = nth_tile(among, jnp.where(onto, rest // cells, rest))
    goal = goal_of(about, pattern, verb)
    cell = jnp.where(onto, nth_cell(goal, rest % cells), removed_cell(palace, remove, rest))
    # A tile that others need is refused after it was drawn, which is far less work than to ask it of all of them; the
    # game draws anew in the next step, so the options stay equally likely.
    refused = (verb == REMOVE) & is_needed(palace, barrier(cell))
    verb = jnp.where(refused, NONE, verb)
    arg = jnp.where(verb == TAKE, nth_bit(take, rest) + 1, nth_bit(buy, rest)).astype(Int)
    # The payment.
    pays = (verb == BUY) | paying
    space = jnp.where(paying, state.space, arg)
    price = lookup(tables.PRICE, entry(state.yard, space).clip(0)).astype(Int)
    ways = barrier(payment_words(payable(entry(of_seat(state.purses, seat), space), price)))
    payments = popcount(ways).sum()
    payment = nth_in_words(ways, below(quick_word(state.key, count, 2), payments))
    payment = jnp.clip(payment, 0, len(tables.PARTS) - 1)
    move = Move(verb, arg, tile, cell, pays, lookup(tables.PARTS, payment), lookup(tables.TOTALS, payment))
    return move, (verb != NONE).astype(Int) + (verb == BUY)


def goal_of(about: Ground, pattern: Array, verb: Array) -> Array:
    """The cells where a tile with this pattern can go."""
    return fitting(about, pattern) & jnp.where(verb == SWAP, about.body, about.room)


def nth_cell(rows: Array, number: Array) -> Array:
    """A cell whose bit is set."""
    size = popcount(rows)
    before = jnp.cumsum(size) - size
    hit = (number >= before) & (number < before + size)
    row = jnp.sum(jnp.where(hit, jnp.arange(SIDE), 0))
    word = jnp.sum(jnp.where(hit, rows, Word(0)), dtype=Word)
    return 32 * row + nth_bit(word, number - jnp.sum(jnp.where(hit, before, 0)))


def slot_words(flags: Array) -> Array:
    """Slots as two words, whatever their number."""
    return jnp.stack([pack(flags[:32]), pack(flags[32:]) if len(flags) > 32 else Word(0)])


def removed_cell(palace: Palace, slots: Array, number: Array) -> Array:
    """The cell of a slot that can be emptied."""
    return entry(palace.where, nth_tile(slots, number)).astype(Int)


def payment_words(flags: Array) -> Array:
    """Payments as words of 32."""
    return pack(flags.reshape(-1, 32))


def nth_in_words(words: Array, number: Array) -> Array:
    """The place of a bit that is set in several words."""
    size = popcount(words)
    before = jnp.cumsum(size) - size
    hit = (number >= before) & (number < before + size)
    word = jnp.sum(jnp.where(hit, words, Word(0)), dtype=Word)
    index = jnp.sum(jnp.where(hit, jnp.arange(len(words)), 0))
    return 32 * index + nth_bit(word, number - jnp.sum(jnp.where(hit, before, 0)))
