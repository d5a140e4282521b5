"""Games of the rules, position by position, beside what the batch makes of them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import jax
import numpy as np

import sabika
from property.random_games import Picks, choose
from sabika.batch.game import Alhambra
from sabika.batch.numbering import FIRST, TILES, numbers_of
from sabika.batch.observation import numbers, planes
from sabika.batch.positions import state_of
from sabika.batch.state import State
from sabika.encoding import encoder_for
from sabika.rules.core.events import Scored
from sabika.rules.palace.events import PileReshuffled

BATCH = 512


class Position(NamedTuple):
    """A position, what can be done there, what was done, and where it led."""

    before: State
    options: frozenset[tuple[int, ...]]
    """Of the rules, as numbers."""
    chosen: tuple[int, ...]
    after: State
    over: bool
    winners: tuple[int, ...]
    scorings: int
    reshuffled: bool
    vector: bytes
    grids: bytes
    observer: int


def positions(players: int, edition: str, number: int, style: str) -> Iterator[Position]:
    """All positions of a game, with what a seat sees in each of them."""
    game = sabika.new_game(players=players, seed=f"batch {number}", edition=edition)
    encoder = encoder_for(game.setup)
    picks = Picks(number)
    before = state_of(game, (number, 7))
    while not game.over:
        options = {numbers_of(game, option): option for option in game.options()}
        chosen = choose(game.options(), picks, style)
        observer = picks.below(players)
        view = game.view(observer)
        events = game.apply(chosen)
        after = state_of(game, (number, 7))
        yield Position(
            before,
            frozenset(options),
            next(own for own, option in options.items() if option is chosen),
            after,
            game.over,
            tuple(game.winners()) if game.over else (),
            sum(isinstance(event, Scored) for event in events),
            any(isinstance(event, PileReshuffled) for event in events),
            encoder.vector(view),
            encoder.grids(view),
            observer,
        )
        before = after


def stacked(states: list[State]) -> State:
    """Many states as a batch, of a size that always is the same so that nothing is compiled twice."""
    filled = states + [states[0]] * (-len(states) % BATCH)
    batch: State = jax.tree.map(lambda *own: np.stack(own), *filled)
    return batch


def in_batches(function: Any, *trees: Any) -> Any:
    """What a function of a batch makes of more of them."""
    size = len(jax.tree.leaves(trees[0])[0])
    parts = [jax.tree.map(np.asarray, function(*part(trees, start))) for start in range(0, size, BATCH)]
    return jax.tree.map(lambda *own: np.concatenate(own), *parts)


def part(trees: Any, start: int) -> Any:
    """The batch that begins at an index."""
    return jax.tree.map(lambda own: own[start : start + BATCH], trees)


def one(states: State, index: int) -> State:
    """One state of a batch."""
    found: State = jax.tree.map(lambda own: own[index], states)
    return found


def comparable(state: State, anew: bool) -> dict[str, Any]:
    """A state without what may differ: the order of slots, and how pile and bag lie in their arrays. With `anew`, where
    cards were shuffled anew, the cards in any order too."""
    palaces = []
    for where, tiles, beyond in zip(state.where, state.tiles, state.beyond):
        cells = [int(cell) for cell in where]
        built = [slot for slot, cell in enumerate(cells) if cell >= 0]
        palaces.append(
            sorted(
                (cells[slot], int(tiles[slot]), [cells[to] if to >= 0 else -1 for to in beyond[slot].tolist()])
                for slot in built
            )
        )
    pile = state.pile[state.pile_next : state.pile_end].tolist()
    display = state.display.tolist()
    cards = [sorted(display + pile)] if anew else [display, pile]
    gaps = [int(card - state.pile_next) if card >= 0 else -1 for card in state.scoring_cards]
    apart = {
        "where",
        "tiles",
        "beyond",
        "pile",
        "pile_next",
        "pile_end",
        "display",
        "scoring_cards",
        "bag",
        "bag_next",
        "rewards",
        "terminated",
        "final",
        "key",
        "shuffles",
        "cramped",
        "stacked",
    }
    same = {name: value.tolist() for name, value in state._asdict().items() if name not in apart}
    return same | {
        "palaces": palaces,
        "cards": cards,
        "gaps": gaps,
        "bag": state.bag[state.bag_next :].tolist(),
        "stacked": 0 if anew or gaps == [-1, -1] else int(state.stacked),
    }


def compare(env: Alhambra, found: list[Position]) -> Counter[str]:
    """Check that the batch has the same options in each position, that the one that was chosen leads to the same state,
    rewards the same, and that a seat sees the same; returns how much was compared."""
    functions = compiled(env)
    before = stacked([position.before for position in found])
    masks = in_batches(functions["mask"], before)
    # What a tile can do once it is named.
    named: list[tuple[int, int]] = []
    for index in range(len(found)):
        named += [
            (index, tile) for tile in np.flatnonzero(masks[index][FIRST["tile"] : FIRST["tile"] + TILES]).tolist()
        ]
    offered: list[set[tuple[int, ...]]] = []
    for index in range(len(found)):
        numbers = np.flatnonzero(masks[index]).tolist()
        offered.append({(number,) for number in numbers if not FIRST["tile"] <= number < FIRST["cell"]})
    if named:
        states = stacked([with_name(found[index].before, tile) for index, tile in named])
        for (index, tile), mask in zip(named, in_batches(functions["mask"], states)):
            offered[index] |= {(FIRST["tile"] + tile, number) for number in np.flatnonzero(mask).tolist()}
    for index, position in enumerate(found):
        assert offered[index] == position.options, (index, offered[index] ^ position.options)
    # What was done.
    size = len(before.phase)
    first = np.array([position.chosen[0] for position in found] + [0] * (size - len(found)), np.int32)
    second = np.array([position.chosen[-1] for position in found] + [0] * (size - len(found)), np.int32)
    twice = np.array([len(position.chosen) == 2 for position in found] + [False] * (size - len(found)))
    after = in_batches(functions["step"], before, first)
    again = in_batches(functions["step"], after, second)
    after = jax.tree.map(
        lambda own, other: np.where(twice.reshape(-1, *(1,) * (own.ndim - 1)), other, own), after, again
    )
    for index, position in enumerate(found):
        ours = one(after, index)
        mine, theirs = comparable(ours, position.reshuffled), comparable(position.after, position.reshuffled)
        assert mine == theirs, (
            index,
            position.chosen,
            {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]},
        )
        assert bool(ours.terminated) == position.over
        assert int(ours.shuffles) == position.reshuffled
        if position.over:
            assert ours.final.tolist() == position.after.points.tolist()
            assert ours.rewards.tolist() == rewarded(env, position)
    compare_observations(env, found, before, functions)
    return Counter(
        positions=len(found),
        options=sum(len(position.options) for position in found),
        ends=sum(position.over for position in found),
        scorings=sum(position.scorings for position in found),
        shuffles=sum(position.reshuffled for position in found),
    )


def with_name(state: State, tile: int) -> State:
    """The state after a tile was named."""
    number: Any = np.int32(tile)
    return state._replace(named=number)


def rewarded(env: Alhambra, position: Position) -> list[float]:
    points = position.after.points.tolist()
    if env.reward == "win":
        return [1 / len(position.winners) if seat in position.winners else 0.0 for seat in range(env.num_players)]
    return [
        own - max(other for side, other in enumerate(points) if side != seat)
        for seat, own in enumerate(points[: env.num_players])
    ]


def compare_observations(env: Alhambra, found: list[Position], before: State, functions: dict[str, Any]) -> None:
    """What a seat sees, number by number as the encoder of the environments writes it."""
    size = len(before.phase)
    seats = np.array([position.observer for position in found] + [0] * (size - len(found)), np.int32)
    vectors, planes = in_batches(functions["observe"], before, seats)
    for index, position in enumerate(found):
        theirs = np.frombuffer(position.vector, np.int16)
        assert (vectors[index] == theirs).all(), (index, np.flatnonzero(vectors[index] != theirs))
        assert planes[index].tobytes() == position.grids


@cache
def alhambra(players: int, edition: str = "2003") -> Alhambra:
    """The environment, once in a run of tests."""
    return Alhambra(players=players, edition=edition)


@cache
def compiled(env: Alhambra) -> dict[str, Any]:
    """The functions of an environment, compiled quickly rather than well: they are run a few times only."""

    def quickly(function: Any) -> Any:
        return jax.jit(jax.vmap(function), compiler_options={"xla_backend_optimization_level": 0})

    def seen(state: State, seat: Any) -> Any:
        return numbers(env.table, state, seat), planes(env.table, state, seat)

    return {"mask": quickly(env.legal_action_mask), "step": quickly(env.step), "observe": quickly(seen)}
