"""What an action does, up to the end of a plain turn (A11-A19)."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, barrier, entry, lookup, nth_tile, of_seat, tile_bits, with_seat
from sabika.batch.bits import how_many as tiles_of
from sabika.batch.dealing import Table
from sabika.batch.money import card_bits, sorted_cards
from sabika.batch.numbering import TILES
from sabika.batch.palace import Palace, changed, is_cramped
from sabika.batch.state import Phase, State
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES

TAKE, BUY, BUILD, SWAP, REMOVE, RESERVE, GIVE, PASS, STOP, PAY, NONE = range(11)
"""The verbs of the rules."""


class Move(NamedTuple):
    """An action of the rules. A purchase can bring its payment with it."""

    verb: Array
    arg: Array
    """Which cards of the display are taken, as bits; which space is bought from."""
    tile: Array
    cell: Array
    pays: Array
    """Whether money is paid."""
    part: Array
    total: Array


def palace_of(state: State, seat: Array) -> Palace:
    """The palace of a seat."""
    return Palace(
        of_seat(state.planes, seat), of_seat(state.where, seat), of_seat(state.tiles, seat), of_seat(state.beyond, seat)
    )


def carry_out(table: Table, state: State, move: Move) -> State:
    """The state after an action. If the turn is over and no plain refill ends it, what follows is left to `settle`."""
    state = state._replace(
        rewards=jnp.zeros_like(state.rewards), terminated=jnp.zeros_like(state.terminated), cramped=cramped(state)
    )
    state = barrier(with_payment(with_cards(with_palace(state, move), move), move))
    acted = move.verb != NONE
    starts_buying = (move.verb == BUY) & ~move.pays
    acting = (state.phase == Phase.ACT) & acted
    placing = ((state.phase == Phase.PLACE) | (state.phase == Phase.LEFTOVERS)) & acted
    leftovers = (state.phase == Phase.LEFTOVERS) & acted
    price = lookup(tables.PRICE, entry(state.yard, jnp.where(move.verb == BUY, move.arg, state.space)).clip(0))
    exact = move.pays & (move.total == price)
    state = with_purchase(state, move)
    left = state.left - acting + exact
    left = jnp.where(move.verb == STOP, 0, left)
    to_place = (state.beside != 0).any(1)
    own_to_place = of_seat(to_place, state.current_player)
    chosen = (acting | (state.phase == Phase.PAY)) & acted & ~starts_buying
    done = chosen & (left == 0)
    ends = (done | (placing & ~leftovers)) & ~own_to_place
    over = leftovers & ~to_place.any()
    phase = jnp.where(starts_buying, Phase.PAY, state.phase)
    phase = jnp.where(chosen, jnp.where(left > 0, Phase.ACT, Phase.PLACE), phase)
    phase = jnp.where(ends, Phase.TURN_ENDS, phase)
    phase = jnp.where(over, Phase.GAME_ENDS, phase)
    receiver = jnp.argmax(to_place).astype(Int)
    state = state._replace(
        phase=phase.astype(Int),
        left=left,
        taken=state.taken + acting,
        space=jnp.where(starts_buying, move.arg, jnp.where(acted, -1, state.space)),
        current_player=jnp.where(leftovers, receiver, state.current_player),
    )
    return name_the_only_one(next_turn(table, barrier(state)))


def cramped(state: State) -> Array:
    """One more, if the palace of the seat that decides reaches the border."""
    return state.cramped + is_cramped(palace_of(state, state.current_player))


def with_palace(state: State, move: Move) -> State:
    """Build, swap, take away, lay into the reserve, give to Dirk (A16, A17, A43)."""
    seat = state.current_player
    building, swapping, removing = move.verb == BUILD, move.verb == SWAP, move.verb == REMOVE
    reserving, giving = move.verb == RESERVE, move.verb == GIVE
    palace, old = changed(palace_of(state, seat), building, swapping, removing, move.tile, move.cell)
    gone = tile_bits(move.tile, building | swapping | reserving | giving)
    come = tile_bits(jnp.where(reserving, move.tile, old), reserving | swapping | removing)
    acting = state.phase == Phase.ACT
    beside, reserve = of_seat(state.beside, seat), of_seat(state.reserve, seat)
    beside = jnp.where(acting, beside, beside & ~gone)
    reserve = jnp.where(acting, reserve & ~gone, reserve) | come
    return state._replace(
        planes=with_seat(state.planes, seat, palace.planes),
        where=with_seat(state.where, seat, palace.where),
        tiles=with_seat(state.tiles, seat, palace.tiles),
        beyond=with_seat(state.beyond, seat, palace.beyond),
        beside=with_seat(state.beside, seat, beside),
        reserve=with_seat(state.reserve, seat, reserve),
        dirk=state.dirk | jnp.where(giving, gone, Word(0)),
        named=jnp.where(move.verb == NONE, state.named, -1),
    )


def with_cards(state: State, move: Move) -> State:
    """Take money (A12)."""
    purse = of_seat(state.purses, state.current_player)
    display = []
    for place in range(DISPLAY_SIZE):
        card = state.display[place]
        taken = (move.verb == TAKE) & (move.arg >> place & 1 == 1)
        purse += card_bits(card, taken)
        display.append(jnp.where(taken, tables.NO_CARD, card))
    return state._replace(
        purses=with_seat(state.purses, state.current_player, purse), display=sorted_cards(jnp.stack(display))
    )


def with_payment(state: State, move: Move) -> State:
    """The cards paid go to the discard (A13)."""
    space = jnp.where(move.verb == BUY, move.arg, state.space)
    spent = jnp.where((jnp.arange(SPACES) == space) & move.pays, move.part, Word(0))
    purse = of_seat(state.purses, state.current_player) - spent
    return state._replace(purses=with_seat(state.purses, state.current_player, purse), discard=state.discard + spent)


def with_purchase(state: State, move: Move) -> State:
    """The tile that was paid lies beside the palace (A15)."""
    space = jnp.where(move.verb == BUY, move.arg, state.space)
    tile = tile_bits(entry(state.yard, space).clip(0), move.pays)
    beside = of_seat(state.beside, state.current_player) | tile
    return state._replace(
        yard=jnp.where((jnp.arange(SPACES) == space) & move.pays, -1, state.yard),
        beside=with_seat(state.beside, state.current_player, beside),
    )


def next_turn(table: Table, state: State) -> State:
    """The end of a plain turn (A18): pile and bag have what is missing, and no scoring card lies on top of it."""
    missing = jnp.sum(state.display == tables.NO_CARD, dtype=Int)
    first = DISPLAY_SIZE - missing
    place = jnp.arange(DISPLAY_SIZE)
    cards = lookup(state.pile, jnp.clip(state.pile_next + place - first, 0, len(state.pile) - 1)).astype(Int)
    display = jnp.where(place >= first, cards, state.display)
    scoring = (state.scoring_cards >= state.pile_next) & (state.scoring_cards < state.pile_next + missing)
    empty = state.yard < 0
    before = jnp.stack([jnp.sum(empty[:space]) for space in range(SPACES)])
    tiles = lookup(state.bag, jnp.clip(state.bag_next + before, 0, TILES - 1)).astype(Int)
    yard = jnp.where(empty, tiles, state.yard)
    drawn = jnp.sum(empty, dtype=Int)
    plain = (missing <= state.pile_end - state.pile_next) & ~scoring.any() & (drawn <= TILES - state.bag_next)
    plain &= state.phase == Phase.TURN_ENDS
    state = state._replace(
        display=jnp.where(plain, sorted_cards(display), state.display),
        pile_next=jnp.where(plain, state.pile_next + missing, state.pile_next),
        yard=jnp.where(plain, yard, state.yard),
        bag_next=jnp.where(plain, state.bag_next + drawn, state.bag_next),
    )
    return begun(table, state, plain)


def begun(table: Table, state: State, on: Array) -> State:
    """The next seat's turn, if it is time for it (A11)."""
    seat = (state.active + 1) % table.players
    return state._replace(
        phase=jnp.where(on, Phase.ACT, state.phase).astype(Int),
        active=jnp.where(on, seat, state.active),
        current_player=jnp.where(on, seat, state.current_player),
        turn=state.turn + on,
        left=jnp.where(on, 1, state.left),
        taken=jnp.where(on, 0, state.taken),
    )


def name_the_only_one(state: State) -> State:
    """A single tile that is to be placed need not be named."""
    beside = of_seat(state.beside, state.current_player)
    placing = (state.phase == Phase.PLACE) | (state.phase == Phase.LEFTOVERS)
    only = placing & (tiles_of(beside) == 1)
    return state._replace(named=jnp.where(only, nth_tile(beside, jnp.zeros((), Int)), state.named))
