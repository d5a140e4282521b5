"""What happens seldom: cards shuffled anew, scorings, Dirk's draws, the end of a game (A18, A30-A38, A41)."""

from enum import StrEnum

import jax
import jax.numpy as jnp
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, lookup, tile_bits, where
from sabika.batch.chance import NEXT_GAME, key_for, shuffled, words_of
from sabika.batch.dealing import DIRKS_TILES, MONEY, Table, dealt, random_deal, set_of
from sabika.batch.money import sorted_cards, worth
from sabika.batch.moves import begun, name_the_only_one
from sabika.batch.numbering import TILES
from sabika.batch.palace import Palace, counts, longest_wall
from sabika.batch.state import Phase, State
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES


class Reward(StrEnum):
    """What is rewarded, as in the environments."""

    MARGIN = "margin"
    """At the end, one's points less those of the best other side."""
    WIN = "win"
    """At the end 1 for the winner, in equal parts if there are several."""
    POINTS = "points"
    """Points when they are scored."""


def waits(state: State) -> Array:
    """Whether the game stands still until it is settled."""
    return state.phase >= Phase.TURN_ENDS


def settle(table: Table, reward: Reward, again: bool, state: State) -> State:
    """Carries a game that waits on to its next decision or its end; with `again` a new game follows the end."""
    before = state.points
    state, (first, second) = refilled(state)
    gains = all_scorings(table, state)
    state = state._replace(points=state.points + jnp.where(first, gains[0], 0) + jnp.where(second, gains[1], 0))
    state = begin_to_end(table, draws_of_dirk(table, state, first, second))
    over = state.phase == Phase.GAME_ENDS
    # Leftovers that wait to be placed can still change a palace: then the last scoring comes later.
    points = jnp.where(over, state.points + gains[2], state.points)
    state = state._replace(
        points=points,
        phase=jnp.where(over, Phase.OVER, state.phase).astype(Int),
        terminated=over,
        final=jnp.where(over, points, state.final),
        rewards=rewards(table, reward, before, points, over),
    )
    state = name_the_only_one(state)
    return where(over, next_game(table, state), state) if again else state


def next_game(table: Table, state: State) -> State:
    """Another game, which still tells how the last one ended."""
    key = words_of(key_for(state.key, NEXT_GAME))
    return dealt(table, random_deal(table, key), key)._replace(
        rewards=state.rewards, terminated=state.terminated, final=state.final, cramped=state.cramped
    )


def refilled(state: State) -> tuple[State, Array]:
    """Display and yard filled as far as pile, discard and bag go (A18, A19); and which scoring cards turned up."""
    on = state.phase == Phase.TURN_ENDS
    missing = jnp.where(on, jnp.sum(state.display == tables.NO_CARD, dtype=Int), 0)
    held = state.pile_end - state.pile_next
    old = jnp.minimum(missing, held)
    # A scoring card turns up if a card is needed when it lies on top, even if it is the last one.
    up = (state.scoring_cards >= 0) & (state.scoring_cards < state.pile_next + missing)
    discarded = discarded_cards(state.discard)
    number = discarded.sum(dtype=Int)
    anew = (missing > held) & discarded.any()
    order = shuffled(key_for(state.key, state.shuffles + 1), discarded) % CARDS
    new = jnp.where(anew, jnp.minimum(missing - old, number), 0)
    place = jnp.arange(DISPLAY_SIZE) - (DISPLAY_SIZE - missing)
    from_old = lookup(state.pile, jnp.clip(state.pile_next + place, 0, MONEY - 1)).astype(Int)
    from_new = lookup(order, jnp.clip(place - old, 0, MONEY - 1)).astype(Int)
    display = jnp.where((place >= 0) & (place < old), from_old, state.display)
    display = jnp.where((place >= old) & (place < old + new), from_new, display)
    empty = (state.yard < 0) & on
    before = jnp.stack([jnp.sum(empty[:space]) for space in range(SPACES)])
    filled = empty & (before < TILES - state.bag_next)
    tiles = lookup(state.bag, jnp.clip(state.bag_next + before, 0, TILES - 1)).astype(Int)
    pile_next = jnp.where(anew, new, state.pile_next + old)
    filled_up = state._replace(
        display=sorted_cards(display),
        scoring_cards=jnp.where(up, -1, state.scoring_cards),
        pile=jnp.where(anew, order.astype(jnp.uint8), state.pile),
        pile_next=pile_next,
        pile_end=jnp.where(anew, number, state.pile_end),
        discard=jnp.where(anew, Word(0), state.discard),
        shuffles=state.shuffles + anew,
        yard=jnp.where(filled, tiles, state.yard),
        bag_next=state.bag_next + filled.sum(dtype=Int),
    )
    return filled_up, up


def discarded_cards(discard: Array) -> Array:
    """For each of all cards, copy by copy, whether it was discarded."""
    card = jnp.arange(MONEY) % CARDS
    copy = jnp.arange(MONEY) // CARDS
    held = lookup(discard, card // (CARDS // SPACES)) >> (2 * (card % (CARDS // SPACES))).astype(Word) & 3
    return copy < held.astype(Int)


# Scoring


def all_scorings(table: Table, state: State) -> Array:
    """[3, sides]: what each scoring would give now (A30)."""
    palaces = Palace(state.planes, state.where, state.tiles, state.beyond)
    walls = jax.vmap(longest_wall)(palaces)
    kinds = jax.vmap(counts)(palaces)
    if table.dirk:  # A42
        own = jax.lax.population_count(tables.OF_KIND & state.dirk).sum(1).astype(Int)
        kinds = jnp.concatenate([kinds, own[None]])
        walls = jnp.concatenate([walls, jnp.zeros(1, Int)])
    return jnp.stack([walls + kind_points(kinds, scoring) for scoring in range(3)]).astype(Int)


def kind_points(kinds: Array, scoring: int) -> Array:
    """Points by side for the number of tiles of each kind (A32-A34)."""
    points = jnp.asarray(tables.POINTS[scoring])
    better = jnp.sum(kinds[None] > kinds[:, None], 1)
    tied = jnp.sum(kinds[None] == kinds[:, None], 1)
    pot = jnp.zeros_like(kinds)
    for place in range(points.shape[1]):
        pot += jnp.where((better <= place) & (place < better + tied), points[:, place], 0)
    return jnp.sum(jnp.where(kinds > 0, pot // tied, 0), 1)


def draws_of_dirk(table: Table, state: State, first: Array, second: Array) -> State:
    """Six tiles after scoring 1, a third of the bag after scoring 2 (A41)."""
    if not table.dirk:
        return state
    inside = TILES - state.bag_next
    number = jnp.where(first, jnp.minimum(DIRKS_TILES, inside), 0)
    number += jnp.where(second, (inside - number) // 3, 0)
    place = jnp.arange(TILES)
    drawn = set_of(state.bag, (place >= state.bag_next) & (place < state.bag_next + number))
    return state._replace(dirk=state.dirk | drawn, bag_next=state.bag_next + number)


# The end


def begin_to_end(table: Table, state: State) -> State:
    """After a turn the next one begins, unless a space stayed empty: then leftovers are handed out (A35-A37)."""
    ended = state.phase == Phase.TURN_ENDS
    last = ended & (state.yard < 0).any()
    held = worth(state.purses)
    most = held.max(0)
    alone = (held == most).sum(0) == 1
    given = last & alone & (most > 0) & (state.yard >= 0)
    owner = jnp.argmax(held, 0)
    beside = state.beside
    for space in range(SPACES):
        tile = tile_bits(state.yard[space].clip(0), given[space])
        beside = beside | jnp.where(jnp.arange(table.players)[:, None] == owner[space], tile, Word(0))
    to_place = (beside != 0).any(1)
    phase = jnp.where(to_place.any(), Phase.LEFTOVERS, Phase.GAME_ENDS)
    receiver = jnp.argmax(to_place).astype(Int)
    state = state._replace(
        beside=beside,
        yard=jnp.where(given, -1, state.yard),
        phase=jnp.where(last, phase, state.phase).astype(Int),
        current_player=jnp.where(last, receiver, state.current_player),
    )
    return begun(table, state, ended & ~last)


def rewards(table: Table, reward: Reward, before: Array, points: Array, over: Array) -> Array:
    """What each seat gets for the step."""
    own = points[: table.players]
    if reward is Reward.POINTS:
        return (points - before)[: table.players].astype(jnp.float32)
    if reward is Reward.WIN:
        best = own == own.max()
        return jnp.where(over & best, 1 / best.sum(), 0).astype(jnp.float32)
    others = jnp.where(jnp.eye(table.players, table.sides, dtype=bool), -1, points[None]).max(1)
    return jnp.where(over, own - others, 0).astype(jnp.float32)
