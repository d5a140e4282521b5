"""A palace: where tiles fit, which can be taken away, and how it changes (A20-A25)."""

import math
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from sabika.batch import tables
from sabika.batch.bits import Int, Word, barrier, entry, lookup
from sabika.batch.numbering import SIDE


class Palace(NamedTuple):
    """The palace of one seat; see the state."""

    planes: Array
    where: Array
    tiles: Array
    beyond: Array


class Ground(NamedTuple):
    """What the neighbours say about each cell, as rows of bits."""

    room: Array
    """Empty cells that can be walked into and filled without making a hole (A22-A24)."""
    walls: tuple[Array, ...]
    """By direction: the neighbour there has a wall on this side."""
    bare: tuple[Array, ...]
    """By direction: the neighbour there has none."""
    body: Array
    """Cells with a tile that can be exchanged: all but the start tile's."""


def from_north(rows: Array) -> Array:
    """Each cell gets what its neighbour in the north has."""
    return jnp.concatenate([jnp.zeros_like(rows[:1]), rows[:-1]])


def from_south(rows: Array) -> Array:
    return jnp.concatenate([rows[1:], jnp.zeros_like(rows[:1])])


def ground(palace: Palace) -> Ground:
    """What is true of all cells, whichever tile is to go there."""
    there, north, east, south, west = palace.planes
    n, e, s, w = from_north(there), there >> 1, from_south(there), there << 1
    ne, se, sw, nw = n >> 1, s >> 1, s << 1, n << 1
    walls = (from_north(south), west >> 1, from_south(north), east << 1)
    bare = (n & ~walls[0], e & ~walls[1], s & ~walls[2], w & ~walls[3])
    # Each arc of empty cells around a cell that touches its edges ends once, clockwise. Two arcs make a hole (A24).
    a, b, c, d = ~n & (ne | e), ~e & (se | s), ~s & (sw | w), ~w & (nw | n)
    hole = (a & b) | (c & d) | ((a | b) & (c | d))
    room = ~there & (bare[0] | bare[1] | bare[2] | bare[3]) & ~hole & tables.ROW
    room = jnp.where((palace.where >= 0).all(), Word(0), room)
    return Ground(room, walls, bare, there & tables.NOT_ORIGIN)


def fitting(about: Ground, pattern: Array) -> Array:
    """The cells whose neighbours agree with a pattern of walls, or with each of a column of them (A21)."""
    wrong = [jnp.where(pattern >> side & 1 == 1, about.bare[side], about.walls[side]) for side in range(4)]
    return ~(wrong[0] | wrong[1] | wrong[2] | wrong[3])


def is_cramped(palace: Palace) -> Array:
    """Whether the square or its slots could refuse what the rules allow."""
    return (palace.planes[0] & tables.EDGE).any() | (palace.where >= 0).all()


def links(palace: Palace) -> Array:
    """[slots, 4]: whether one can walk to the neighbour."""
    walls = lookup(tables.WALLS, palace.tiles)
    bare = walls[:, None] >> np.arange(4, dtype=np.int8) & 1 == 0
    return (palace.beyond >= 0) & bare


def removable(palace: Palace) -> Array:
    """By slot: whether the tile can go. A tile cuts the palace exactly if one face of the graph of ways, which is
    planar, touches it twice. Faces are the orbits of 'walk on, always turning clockwise'; pointers are doubled until
    they have gone around."""
    slots = len(palace.where)
    way = barrier(links(palace))
    side = np.arange(4, dtype=np.uint8)
    later = [(side + k) % 4 for k in range(1, 4)]
    ahead = [way[:, after] for after in later]
    turned = jnp.where(ahead[0], later[0], jnp.where(ahead[1], later[1], jnp.where(ahead[2], later[2], side)))
    out = barrier((4 * np.arange(slots, dtype=np.uint8)[:, None] + turned).reshape(-1))
    itself = jnp.arange(4 * slots, dtype=jnp.uint8)
    entered = jnp.where(way, palace.beyond.astype(jnp.uint8) * 4 + (side + 2) % 4, 0).reshape(-1)
    following = jnp.where(way.reshape(-1), lookup(out, entered), itself)
    face = itself
    rounds = math.ceil(math.log2(2 * (slots - 1)))  # no face is longer
    for number in range(rounds):
        face = jnp.minimum(face, lookup(face, following))
        if number < rounds - 1:
            following = lookup(following, following)
        face, following = barrier((face, following))
    faces = face.reshape(slots, 4)
    cut = jnp.zeros(slots, bool)
    for one in range(4):
        for other in range(one):
            cut |= way[:, one] & way[:, other] & (faces[:, one] == faces[:, other])
    surrounded = (palace.beyond >= 0).all(1)
    return (palace.where >= 0) & (jnp.arange(slots) > 0) & ~cut & ~surrounded


def open_sided(palace: Palace) -> Array:
    """By slot: whether the tile could go without making a hole; whether others need it to be reached is not asked."""
    return (palace.where >= 0) & (jnp.arange(len(palace.where)) > 0) & ~(palace.beyond >= 0).all(1)


def is_needed(palace: Palace, cell: Array) -> Array:
    """Whether some tile cannot be reached from the start tile once this cell is empty: by walking, step after step."""
    there, _, east, south, _ = palace.planes
    gone = jnp.where(jnp.arange(SIDE) == cell >> 5, Word(1) << (cell & 31).astype(Word), Word(0))
    rest = there & ~gone
    # Cells from which one can walk on in a direction.
    to_east = rest & (rest >> 1) & ~east
    to_south = rest & from_south(rest) & ~south
    to_west, to_north = to_east << 1, from_north(to_south)
    start = jnp.where(jnp.arange(SIDE) == tables.ORIGIN >> 5, Word(1) << Word(tables.ORIGIN & 31), Word(0))
    rest, to_east, to_south, to_west, to_north = barrier((rest, to_east, to_south, to_west, to_north))

    def walk(reached: Array) -> Array:
        sideways = (reached & to_east) << 1 | (reached & to_west) >> 1
        further: Array = reached | sideways | from_north(reached & to_south) | from_south(reached & to_north)
        return barrier(further)

    def until_nothing_is_new(reached: Array) -> Array:
        def on(now: tuple[Array, Array]) -> tuple[Array, Array]:
            further = walk(walk(walk(walk(now[0]))))
            return further, (further != now[0]).any()

        return jax.lax.while_loop(lambda now: now[1], on, (reached, jnp.ones((), bool)))[0]

    def as_far_as_any_way_goes(reached: Array) -> Array:
        walked: Array = jax.lax.fori_loop(0, len(palace.where) - 2, lambda _, now: walk(now), reached, unroll=10)
        return walked

    # An accelerator is quicker at walking on than at waiting to hear whether it has to.
    reached = jax.lax.platform_dependent(start, cpu=until_nothing_is_new, default=as_far_as_any_way_goes)
    apart: Array = (reached != rest).any()
    return apart


def cells_of(palace: Palace, slots: Array) -> Array:
    """The cells of some slots, as rows of bits."""
    bit = jnp.where(slots, Word(1) << (palace.where & 31).astype(Word), Word(0))
    in_row = palace.where[:, None] >> 5 == jnp.arange(SIDE)
    return jnp.sum(jnp.where(in_row, bit[:, None], Word(0)), 0, dtype=Word)


def is_there(rows: Array, cell: Array) -> Array:
    """Whether the bit of a cell is set."""
    row = entry(rows, cell >> 5)
    return row >> (cell & 31).astype(Word) & 1 == 1


def changed(
    palace: Palace, building: Array, swapping: Array, removing: Array, tile: Array, cell: Array
) -> tuple[Palace, Array]:
    """The palace after a tile was built, swapped in or taken away, if any was; and the tile that lay there before."""
    planes, where, tiles, beyond = barrier(palace)
    slots = jnp.arange(len(where))
    free = jnp.argmin(where)
    there = jnp.sum(jnp.where(where == cell, slots, 0))
    any_change = building | swapping | removing
    slot = barrier(jnp.where(building, free, jnp.where(any_change, there, -1)).astype(Int))
    here = slots == slot
    old = entry(tiles, slot).astype(Int)
    # The planes
    on_row = jnp.arange(SIDE) == cell >> 5
    spot = jnp.where(on_row & any_change, Word(1) << (cell & 31).astype(Word), Word(0))
    walls = lookup(tables.WALLS, tile).astype(Int)
    on = ~removing & ((2 * walls + 1) >> jnp.arange(5) & 1 == 1)
    planes = (planes & ~spot) | jnp.where(on[:, None], spot, Word(0))
    # The slots
    touching = (where[:, None] >= 0) & (where[:, None] + tables.STEPS == cell.astype(jnp.int16)) & building
    around = jnp.max(jnp.where(touching, slots[:, None], -1), 0)[np.array([2, 3, 0, 1])].astype(jnp.int8)
    beyond = jnp.where(touching, slot.astype(jnp.int8), beyond)
    beyond = jnp.where(removing & (beyond == slot.astype(jnp.int8)), jnp.int8(-1), beyond)
    beyond = jnp.where(here[:, None] & ~swapping, jnp.where(building, around, jnp.int8(-1)), beyond)
    where = jnp.where(here, jnp.where(removing, -1, cell).astype(jnp.int16), where)
    tiles = jnp.where(here & ~removing, tile.astype(jnp.int8), tiles)
    return Palace(planes, where, tiles, beyond), old


def longest_wall(palace: Palace) -> Array:
    """Edges of the longest run of outside walls (A31): runs along the outline, which is one closed curve, clockwise
    from edge to edge, doubled until they end."""
    where, beyond = palace.where, palace.beyond
    slots = len(where)
    walls = lookup(tables.WALLS, palace.tiles)
    slot = jnp.arange(slots)
    edge, following = [], []
    for side in range(4):
        ahead = beyond[:, (side + 1) % 4].astype(Int)
        corner = lookup(beyond[:, side], jnp.maximum(ahead, 0)).astype(Int)
        turn = jnp.where(corner < 0, 4 * ahead + side, 4 * corner + (side + 3) % 4)
        following.append(jnp.where(ahead < 0, 4 * slot + (side + 1) % 4, turn))
        edge.append((where >= 0) & (beyond[:, side] < 0))
    outside = jnp.stack(edge, 1)
    walled = outside & jnp.stack([walls >> side & 1 == 1 for side in range(4)], 1)
    after = jnp.where(outside, jnp.stack(following, 1), 0).reshape(-1).astype(jnp.uint8)
    run = walled.reshape(-1).astype(jnp.uint8)
    rounds = math.ceil(math.log2(2 * slots + 2))  # no outline is longer
    for number in range(rounds):
        run = jnp.where(run == 1 << number, run + lookup(run, after), run)
        if number < rounds - 1:
            after = lookup(after, after)
        run, after = barrier((run, after))
    return jnp.minimum(run.max().astype(Int), outside.sum())


def counts(palace: Palace) -> Array:
    """Tiles of each kind (A32)."""
    kind = jnp.where(palace.where >= 0, lookup(tables.KIND, palace.tiles), tables.NO_KIND)
    return jnp.stack([jnp.sum(kind == number) for number in range(tables.NO_KIND)])
