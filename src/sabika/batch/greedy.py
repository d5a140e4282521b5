"""A greedy player: takes the action that promises most points, as the bot `greedy` weighs them, many games at once.

Two things are simpler than in the bot: of the cells for a tile only those with most walls to the outside are looked at
more closely, and a tile of the reserve is only built if it is one of the two first.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from sabika.batch import tables
from sabika.batch.actions import cells, legal, price
from sabika.batch.bits import Int, barrier, entry, lookup, nth_tile, of_seat
from sabika.batch.bits import how_many as tiles_of
from sabika.batch.dealing import Table, set_of
from sabika.batch.game import Alhambra
from sabika.batch.money import card_bits, worth
from sabika.batch.moves import palace_of
from sabika.batch.numbering import DEAREST, FIRST, SIDE, SQUARE, TILES
from sabika.batch.observation import windows
from sabika.batch.palace import Ground, Palace, changed, counts, fitting, ground, longest_wall
from sabika.batch.state import Phase, State
from sabika.rules.palace.money import COPIES, VALUES
from sabika.rules.palace.yard import SPACES

# Everything is weighed in points, with the weights of the bot.
ACTION: Final = 3.0
STAY: Final = 0.85
IN_RESERVE: Final = 0.3
ROOM: Final = 1.5
COIN: Final = 0.8
PLENTY: Final = 25
EXACT: Final = 3.0
CARDS_PER_TILE: Final = 1.2
PRICE: Final = 8.0
FIRST_OF_ALL: Final = 1000.0
NEVER: Final = -1000.0
IMPOSSIBLE: Final = -1e9

SCORINGS: Final = 3
LOOKED_AT: Final = 12
"""So many cells for tiles are looked at more closely in a decision."""
OF_RESERVE: Final = 2
"""So many tiles of the reserve are."""
ASKED_ABOUT: Final = SPACES + OF_RESERVE
CELLS_EACH: Final = LOOKED_AT // ASKED_ABOUT


class Purses(NamedTuple):
    """By purse: what it is worth, and what is worth most that is left of it after paying a price."""

    worth: Any
    exact: Any
    """[prices, purses]: after an exact payment."""
    over: Any
    """[prices, purses]: after another one, if no exact one leaves more."""


@cache
def all_purses() -> Purses:
    """Worked out for every set of cards of one currency."""
    shape = (COPIES + 1,) * VALUES
    held = np.indices(shape)[::-1]  # the lowest value is in the lowest bits
    total = sum((value + 1) * held[value] for value in range(VALUES))
    sums = np.ones(shape, np.uint32)
    for value in range(VALUES):
        for copy in range(COPIES):
            sums |= np.where(held[value] > copy, sums << (value + 1), 0).astype(np.uint32) & (1 << DEAREST + 1) - 1
    prices = tables.PRICE[:TILES]
    share = sum((sums >> np.uint32(own) & 1) for own in prices.tolist()) / TILES
    worths = (COIN * PLENTY * total / (PLENTY + total) + EXACT * share).astype(np.float32)
    exact = np.full((DEAREST + 1, *shape), IMPOSSIBLE, np.float32)
    over = exact.copy()
    exact[0] = worths
    for owed in range(1, DEAREST + 1):
        for value in range(1, VALUES + 1):
            # One card of this value is paid, and what it leaves owed is paid from the rest.
            axis = VALUES - value
            with_card = tuple(slice(1, None) if own == axis else slice(None) for own in range(VALUES))
            without = tuple(slice(None, -1) if own == axis else slice(None) for own in range(VALUES))
            if value <= owed:
                exact[owed][with_card] = np.maximum(exact[owed][with_card], exact[owed - value][without])
            rest = worths if value > owed else over[owed - value]
            if value != owed:
                over[owed][with_card] = np.maximum(over[owed][with_card], rest[without])
    return Purses(worths.reshape(-1), exact.reshape(DEAREST + 1, -1), over.reshape(DEAREST + 1, -1))


class Outlook(NamedTuple):
    """What is to come, as the seat can expect it."""

    gain: Array
    """By kind: points for majorities that one more tile brings."""
    walls: Array
    """In how many scorings a wall still counts."""
    tiles_each: Array
    money: Array
    """What part of the worth of money is left; if there are no tiles to buy, it is worth nothing."""


class Site(NamedTuple):
    """A cell for a tile."""

    tile: Array
    cell: Array
    """Among the cells of the square."""
    worth: Array
    """Points for wall and room."""


def greedy_policy(env: Alhambra) -> Callable[[State], Array]:
    """From a state to the number of the action that the greedy player chooses. It uses only what its seat may know."""
    purses = Purses(*[jnp.asarray(own) for own in all_purses()])

    def choose(state: State) -> Array:
        values = worths(env.table, purses, state)
        return jnp.argmax(jnp.where(legal(env.table, state), values, -jnp.inf)).astype(Int)

    return choose


def worths(table: Table, purses: Purses, state: State) -> Array:
    """By number of the action: points that it promises."""
    outlook = barrier(outlook_of(table, state))
    found = barrier(sites(table, state, outlook))
    kinds = lookup(tables.KIND, found.tile.clip(0)).astype(Int).clip(0, len(outlook.gain) - 1)
    built = jnp.where(found.worth > NEVER, lookup(outlook.gain, kinds)[:, None] + found.worth, NEVER)
    reserved = IN_RESERVE * lookup(outlook.gain, kinds)
    best = built.max(1)
    tile_worth = jnp.maximum(reserved, best)[:SPACES]
    placing = state.named >= 0
    cell = jnp.full(SQUARE, NEVER).at[found.cell.reshape(-1)].max(jnp.where(placing, built, NEVER).reshape(-1))
    acting = state.phase == Phase.ACT
    tile = jnp.where(acting, NEVER, 0.0) + jnp.zeros(TILES)
    tile = tile.at[jnp.where(acting, found.tile[SPACES:], TILES)].set(best[SPACES:], mode="drop")
    one = {
        "take": taking(table, purses, state, outlook, tile_worth),
        "buy": buying(table, purses, state, outlook, tile_worth),
        "pass": jnp.full(1, NEVER),
        "stop": jnp.zeros(1),
        "tile": tile,
        "cell": cell,
        "reserve": reserved[:1],
        "give": jnp.full(1, NEVER),
        "pay": paying(purses, state, outlook),
    }
    return jnp.concatenate([one[name] for name in FIRST])


# What is to come


def outlook_of(table: Table, state: State) -> Outlook:
    """The majorities as the seat can expect them to end, and what else is still to come."""
    seat = state.current_player
    bag = set_of(state.bag, jnp.arange(TILES) >= state.bag_next)
    in_bag = tiles_of(bag)
    in_yard = jnp.sum(kinds_of(state.yard), 0)
    to_come = in_yard + jnp.stack([tiles_of(bag & own) for own in jnp.asarray(tables.OF_KIND)])
    chances, drawn = scorings_to_come(table, state, in_bag)
    palaces = jax.vmap(counts)(Palace(state.planes, state.where, state.tiles, state.beyond))
    beside = of_seat(state.beside, seat)
    waiting = jnp.stack([tiles_of(beside & own) for own in jnp.asarray(tables.OF_KIND)])
    own = of_seat(palaces, seat) + waiting - kinds_of(state.named[None])[0]
    rivals = jnp.arange(table.sides) != seat
    if table.dirk:
        palaces = jnp.concatenate(
            [palaces, jnp.stack([tiles_of(state.dirk & own) for own in jnp.asarray(tables.OF_KIND)])[None]]
        )
    points = [expected(palaces, rivals, own + more, to_come / table.players, chances, drawn) for more in (0, 1)]
    tiles_each = in_bag / table.players
    held = worth(of_seat(state.purses, seat)).sum()
    return Outlook(
        gain=points[1] - points[0],
        walls=chances.sum(),
        tiles_each=tiles_each,
        money=jnp.minimum(1.0, PRICE * tiles_each / jnp.maximum(1, held)),
    )


def kinds_of(tiles: Array) -> Array:
    """By tile and kind: 1 if it is of the kind."""
    kind = jnp.where(tiles >= 0, lookup(tables.KIND, tiles.clip(0)).astype(Int), tables.NO_KIND)
    return (kind[:, None] == jnp.arange(tables.NO_KIND)).astype(Int)


def scorings_to_come(table: Table, state: State, in_bag: Array) -> tuple[Array, Array]:
    """By scoring: the chance that it comes at all, and the share of the bag that is drawn until then."""
    number = 1 + in_bag * CARDS_PER_TILE
    soonest, latest = windows(table, state).reshape(2, 2).T
    chance = jnp.clip((number - soonest) / (latest - soonest + 1), 0, 1)
    chance = jnp.where(state.scoring_cards >= 0, chance, 0.0)
    drawn = jnp.minimum(1.0, (soonest + jnp.minimum(number, latest)) / 2 / number)
    return jnp.append(chance, 1.0), jnp.append(drawn, 1.0)


def expected(sides: Array, rivals: Array, own: Array, each: Array, chances: Array, drawn: Array) -> Array:
    """By kind: points that can be expected if every side gets about `each` more tiles until the end (A32-A34)."""
    more = jnp.maximum(each[None] * drawn[:, None], 1e-6)  # [scorings, kinds]
    leads = (sides - own[None])[:, None]
    ahead = (1 + jax.lax.erf(leads / (2 * jnp.sqrt(more)))) / 2
    place = jnp.sum(jnp.where(rivals[:, None, None], ahead, 0.0), 0)
    points = np.pad(tables.POINTS, ((0, 0), (0, 0), (0, 1))).astype(np.float32)
    whole = jnp.minimum(place.astype(Int), SCORINGS - 1)
    here, below = jnp.zeros_like(place), jnp.zeros_like(place)
    for number in range(SCORINGS):
        here = jnp.where(whole == number, points[:, :, number], here)
        below = jnp.where(whole == number, points[:, :, number + 1], below)
    found = jnp.maximum(0.0, here - (here - below) * (place - whole))
    found *= jnp.where(own > 0, 1.0, 1 - jnp.exp(-more))
    return jnp.sum(chances[:, None] * found, 0)


# Places


def sites(table: Table, state: State, outlook: Outlook) -> Site:
    """The best cells for the tile that was named, else for each tile of the yard and the first ones of the reserve."""
    seat = state.current_player
    palace = barrier(palace_of(state, seat))
    about = barrier(ground(palace))
    reserve = of_seat(state.reserve, seat)
    naming = state.named < 0
    kept = [jnp.where(tiles_of(reserve) > n, nth_tile(reserve, jnp.full((), n, Int)), TILES) for n in range(OF_RESERVE)]
    kept = [jnp.where(state.phase == Phase.ACT, own, TILES) for own in kept]
    asked = jnp.where(naming, jnp.stack([*[state.yard[space] for space in range(SPACES)], *kept]), state.named)
    there = (asked >= 0) & (asked < TILES)
    tile = jnp.where(there, asked, 0)
    looks = jax.vmap(lambda own: outer_walls(palace, about, own))(tile)
    looks = jnp.where(there[:, None], looks, IMPOSSIBLE)
    score, best = jax.lax.top_k(looks, LOOKED_AT)
    # One tile that was named gets all the cells that are looked at, several have their share.
    rank = jnp.arange(CELLS_EACH) + jnp.where(naming, 0, CELLS_EACH * jnp.arange(ASKED_ABOUT))[:, None]
    score, best = jnp.take_along_axis(score, rank, 1), jnp.take_along_axis(best, rank, 1)
    score, best = barrier((score, best))
    now = longest_wall(palace), room_in(about)

    def look(own: Array, square: Array) -> Array:
        return change(palace, outlook, now, own, square)

    gained = jax.vmap(jax.vmap(look, (None, 0)))(tile, best)
    return Site(jnp.where(there, tile, TILES), best, jnp.where(score > IMPOSSIBLE, gained, NEVER))


def outer_walls(palace: Palace, about: Ground, tile: Array) -> Array:
    """By cell where the tile fits: walls that it would have to the outside, less those that it would turn inside."""
    pattern = lookup(tables.WALLS, tile).astype(Int)
    fits = cells(fitting(about, pattern) & about.room)
    found = jnp.zeros(SQUARE)
    for side in range(4):
        wall = pattern >> side & 1
        inside = cells(about.walls[side])
        outside = ~inside & ~cells(about.bare[side])
        found += wall * (outside * 1.0 - inside)
    return jnp.where(fits, found, IMPOSSIBLE)


def change(palace: Palace, outlook: Outlook, now: tuple[Array, Array], tile: Array, square: Array) -> Array:
    """Points for wall and room, if the tile is built there."""
    yes, no = jnp.ones((), bool), jnp.zeros((), bool)
    cell = 32 * (square // SIDE) + tables.COLUMN + square % SIDE
    larger, _ = changed(palace, yes, no, no, tile, cell)
    wall = longest_wall(larger) - now[0]
    return wall * outlook.walls + (room_in(ground(larger)) - now[1]) * ROOM * outlook.tiles_each


def room_in(about: Ground) -> Array:
    """The share of all tiles that find a cell."""
    fits = (fitting(about, jnp.asarray(tables.PATTERNS)[:, None]) & about.room).any(1)
    many = np.array([np.sum(tables.WALLS[:TILES] == own) for own in tables.PATTERNS], np.float32)
    return jnp.sum(fits * many) / TILES


# Money


def deals(
    purses: Purses, state: State, space: int, purse: Array, tile_worth: Array, money: Array
) -> tuple[Array, Array]:
    """What buying the tile of a space gains from a purse: with an exact payment, and with another one."""
    owed = jnp.where(state.yard[space] >= 0, lookup(tables.PRICE, state.yard[space].clip(0)).astype(Int), 0)
    rest = jnp.stack([own[owed, purse.astype(Int)] for own in (purses.exact, purses.over)])
    gains = tile_worth[space] - money * (purses.worth[purse.astype(Int)] - rest)
    exact, over = jnp.where((rest > IMPOSSIBLE) & (owed > 0), gains, IMPOSSIBLE)
    return exact, over


def chance(table: Table, exact: Array, over: Array) -> Array:
    """What it is worth that one of these deals can be made next turn, if the tile is still there."""
    stays: float = STAY ** (table.players - 1)
    return stays * jnp.maximum(0.0, jnp.maximum(exact, over - ACTION))


def buying(table: Table, purses: Purses, state: State, outlook: Outlook, tile_worth: Array) -> Array:
    """By space: an exact payment costs no action, so it comes first if it gains anything at all (A14). Any other has to
    gain more than the chance to buy the tile next turn is worth."""
    held = of_seat(state.purses, state.current_player)
    found = []
    for space in range(SPACES):
        exact, over = deals(purses, state, space, held[space], tile_worth, outlook.money)
        other = jnp.maximum(exact, over) - chance(table, exact, over)
        found.append(jnp.where(exact > 0, FIRST_OF_ALL + exact, other))
    return jnp.maximum(jnp.stack(found), NEVER)


def taking(table: Table, purses: Purses, state: State, outlook: Outlook, tile_worth: Array) -> Array:
    """By set of cards: how much more the hand is worth afterwards."""
    held = of_seat(state.purses, state.current_player)
    bits = jnp.stack(
        [card_bits(state.display[k], state.display[k] < tables.NO_CARD) for k in range(len(state.display))]
    )
    larger = held + jnp.sum(jnp.where(tables.SUBSETS[:, :, None] == 1, bits, 0), 1, dtype=held.dtype)
    # No currency has more than three cards of a value, so that sets which cannot be taken stay within the table too.
    found = jnp.zeros(len(larger))
    for space in range(SPACES):
        for sign, purse in ((1, larger[:, space]), (-1, held[space])):
            exact, over = jax.vmap(lambda own, at=space: deals(purses, state, at, own, tile_worth, outlook.money))(
                jnp.broadcast_to(purse, found.shape)
            )
            found += sign * (outlook.money * purses.worth[purse.astype(Int)] + chance(table, exact, over))
    return found


def paying(purses: Purses, state: State, outlook: Outlook) -> Array:
    """By payment: what is left in the purse, and the action that an exact payment gives."""
    purse = entry(of_seat(state.purses, state.current_player), state.space)
    left = jnp.clip(purse.astype(Int) - tables.PARTS.astype(np.int32), 0)
    worths: Array = outlook.money * purses.worth[left] + ACTION * (price(state) == tables.TOTALS)
    return worths
