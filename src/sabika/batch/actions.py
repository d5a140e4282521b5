"""Actions by number: which are legal, and what they mean in a state. The table of numbers is in numbering.py."""

import jax.numpy as jnp
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, barrier, entry, lookup, of_seat, tiles_in
from sabika.batch.dealing import Table
from sabika.batch.money import payable, takes, worth
from sabika.batch.moves import BUILD, BUY, GIVE, NONE, PASS, PAY, REMOVE, RESERVE, STOP, SWAP, TAKE, Move, palace_of
from sabika.batch.numbering import FIRST, GROUPS, SIDE, TILES
from sabika.batch.palace import Ground, cells_of, fitting, ground, is_there, removable
from sabika.batch.state import Phase, State

SIZES = {group.name: group.size for group in GROUPS}


def legal(table: Table, state: State) -> Array:
    """By number: whether the action can be chosen by the seat that decides. Where the game is over, only `pass`, which
    does nothing then."""
    seat = state.current_player
    acting, paying, over = (state.phase == phase for phase in (Phase.ACT, Phase.PAY, Phase.OVER))
    placing = (state.phase == Phase.PLACE) | (state.phase == Phase.LEFTOVERS)
    naming = state.named < 0
    palace = barrier(palace_of(state, seat))
    about = barrier(ground(palace))
    chosen = acting & naming
    own = jnp.where(acting, of_seat(state.reserve, seat), of_seat(state.beside, seat))
    tile = naming & (acting & tiles_in(own, TILES) & movable(about) | placing & tiles_in(own, TILES))
    cell = cells(jnp.where(chosen, cells_of(palace, removable(palace)), places(about, state.named, acting)))
    cell &= acting | placing & ~naming
    take = takes(state.display) & chosen
    buy = buyable(state) & chosen
    able = take.any() | buy.any() | tile.any() | cell.any()
    first = state.taken == 0
    one = {
        "take": take,
        "buy": buy,
        "pass": (chosen & first & ~able | over)[None],
        "stop": (chosen & ~first)[None],
        "tile": tile,
        "cell": cell,
        "reserve": (placing & ~naming)[None],
        "give": ((state.phase == Phase.PLACE) & ~naming & table.dirk)[None],
        "pay": payable(entry_of_purse(state), price(state)) & paying,
    }
    return jnp.concatenate([one[group.name] for group in GROUPS])


def places(about: Ground, named: Array, acting: Array) -> Array:
    """The cells where the named tile can go: empty ones, or in an action in exchange for another tile (A16)."""
    pattern = lookup(tables.WALLS, named.clip(0)).astype(Int)
    return fitting(about, pattern) & (about.room | jnp.where(acting, about.body, Word(0)))


def movable(about: Ground) -> Array:
    """By tile: whether it could be built or swapped in anywhere."""
    patterns = jnp.asarray(tables.PATTERNS)
    fits = (fitting(about, patterns[:, None]) & (about.room | about.body)).any(1)
    by_pattern = jnp.zeros(16, bool).at[patterns].set(fits)
    return lookup(by_pattern, jnp.asarray(tables.WALLS[:TILES]))


def cells(rows: Array) -> Array:
    """Rows of bits as one truth for each cell of the square."""
    return (rows[:, None] >> (tables.COLUMN + jnp.arange(SIDE, dtype=Word)) & 1 == 1).reshape(-1)


def buyable(state: State) -> Array:
    """By space: whether the seat that decides can pay for its tile."""
    prices = lookup(tables.PRICE, state.yard.clip(0)).astype(Int)
    return (state.yard >= 0) & (prices <= worth(of_seat(state.purses, state.current_player)))


def entry_of_purse(state: State) -> Array:
    """The cards of the seat that decides with which it can pay now."""
    return entry(of_seat(state.purses, state.current_player), state.space)


def price(state: State) -> Array:
    """What is to be paid, if anything is."""
    return lookup(tables.PRICE, entry(state.yard, state.space).clip(0)).astype(Int)


def move_of(state: State, action: Array) -> Move:
    """The action of the rules behind a number, or none: then it names a tile, or the game is over."""
    action = action.astype(Int)

    def is_in(name: str) -> Array:
        return (action >= FIRST[name]) & (action < FIRST[name] + SIZES[name])

    place = action - FIRST["cell"]
    cell = 32 * (place // SIDE) + tables.COLUMN + place % SIDE
    cell = jnp.where(is_in("cell"), cell, tables.ORIGIN)
    occupied = is_there(of_seat(state.planes, state.current_player)[0], cell)
    onto = jnp.where(state.named < 0, REMOVE, jnp.where(occupied, SWAP, BUILD))
    verb = jnp.full((), NONE)
    for name, own in (
        ("take", TAKE),
        ("buy", BUY),
        ("pass", PASS),
        ("stop", STOP),
        ("cell", onto),
        ("reserve", RESERVE),
    ):
        verb = jnp.where(is_in(name), own, verb)
    verb = jnp.where(is_in("give"), GIVE, jnp.where(is_in("pay"), PAY, verb))
    verb = jnp.where(state.phase == Phase.OVER, NONE, verb)
    payment = jnp.clip(action - FIRST["pay"], 0, SIZES["pay"] - 1)
    return Move(
        verb=verb,
        arg=jnp.where(verb == TAKE, action - FIRST["take"] + 1, action - FIRST["buy"]),
        tile=state.named.clip(0),
        cell=cell,
        pays=verb == PAY,
        part=lookup(tables.PARTS, payment),
        total=lookup(tables.TOTALS, payment),
    )


def name_tile(state: State, action: Array) -> State:
    """The tile that a number names, if it does."""
    tile = action.astype(Int) - FIRST["tile"]
    names = (tile >= 0) & (tile < TILES) & (state.phase != Phase.OVER)
    return state._replace(named=jnp.where(names, tile, state.named))
