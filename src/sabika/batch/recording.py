"""A game of a batch as a record that anybody can replay and verify: the rules play it again, with what was drawn."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import jax
import numpy as np

from sabika.batch.dealing import Table, piles
from sabika.batch.game import Alhambra
from sabika.batch.numbering import TILES, action_of, checked
from sabika.batch.state import State
from sabika.library import game_from, new_setup
from sabika.record import Record
from sabika.rules.core.action import Action
from sabika.rules.core.chance import Draws, swaps_to
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import EDITIONS, NAME
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, VALUES
from sabika.rules.palace.pieces import NOTHING, START


def record_of(
    env: Alhambra,
    first: State,
    actions: Sequence[int],
    names: Sequence[str] | None = None,
    bots: Sequence[str | None] | None = None,
) -> Record:
    """The record of one game from its deal on: `first` is what `env.init` gave, the actions are the numbers given to
    `env.step`. Names and bots go by seat."""
    actions = [checked(action) for action in actions]
    start: State = jax.tree.map(np.asarray, first)
    if np.ndim(start.turn) or int(start.turn) != 1 or int(start.taken):
        raise BadInput("A record is made from the first state of one game, as init gives it.")
    orders = _shuffles(env, start, actions)
    game = _played_again(env.table, start, orders, actions)
    return Record.from_game(game, names, bots)


def _shuffles(env: Alhambra, start: State, actions: Sequence[int]) -> list[list[int]]:
    """The order of the cards, each time they were shuffled anew."""
    step = _stepping(env)
    state = start
    orders: list[list[int]] = []
    for action in actions:
        after = step(state, np.int32(action))
        if int(after.shuffles) > int(state.shuffles):
            orders.append(np.asarray(after.pile)[: int(after.pile_end)].tolist())
        state = after
    return orders


@lru_cache(8)
def _stepping(env: Alhambra) -> Callable[[State, Any], State]:
    """Compiled once for each environment."""
    return jax.jit(env.step)


def _played_again(table: Table, start: State, orders: list[list[int]], actions: Sequence[int]) -> PalaceGame:
    """The same game by the rules."""
    seed = "batch " + "".join(f"{int(word):08x}" for word in start.key)
    setup = new_setup(NAME, players=table.players, seed=seed, edition=table.edition)
    game = game_from(setup._replace(draws=_draws(table, start, orders)))
    assert isinstance(game, PalaceGame)
    named = NOTHING
    for number in actions:
        chosen = action_of(game, number, named)
        named = NOTHING
        if isinstance(chosen, Action):
            game.apply(chosen)
        else:
            named = chosen
    return game


def _draws(table: Table, start: State, orders: list[list[int]]) -> Draws:
    """All that was drawn, as the numbers that the streams of a game give."""
    money = [card for card in range(CARDS) for _ in range(table.copies)]
    tiles = [START + 1 + tile for tile in range(TILES)]
    bag = [START + 1 + tile for tile in start.bag.tolist()]
    shuffles = [swaps_to(money, _first_pile(start)), *[swaps_to(sorted(order), order[::-1]) for order in orders]]
    found = {
        "tiles": (swaps_to(tiles, bag[::-1]),),
        "money": tuple(shuffles),
        "scoring cards": tuple(_places(table, start)),
    }
    if lot := _lot(start):
        found["first player"] = (lot,)
    return tuple(sorted(found.items()))


def _first_pile(start: State) -> list[int]:
    """The cards as they lay before the first was dealt, the next one last: five piles were cut from the bottom of
    what was left, and the first of them put on top (A10)."""
    order = start.pile[: int(start.pile_end)].tolist()
    first = int(start.pile_next)
    ends = [first + int(end) for end in piles(start.stacked)]
    rest = [card for top, bottom in pairwise(ends) for card in order[top:bottom][::-1]]
    return rest + order[:first][::-1]


def _places(table: Table, start: State) -> list[tuple[int, ...]]:
    """Above how many cards of its pile each scoring card lies, the lower one first (A10)."""
    ends = [int(end) for end in piles(start.stacked)]
    found: list[tuple[int, ...]] = []
    for card, number in zip(start.scoring_cards.tolist(), EDITIONS[table.edition]):
        found.append((int(start.pile_next) + ends[number] - card,))
    return found[::-1]


def _lot(start: State) -> tuple[int, ...]:
    """Which of those who claim the same begins (A8); nothing if there was no tie."""
    claims = []
    for purses in start.purses.tolist():
        held = [value + 1 for purse in purses for value in range(VALUES) for _ in range(purse >> 2 * value & 3)]
        claims.append((len(held), sum(held)))
    tied = [seat for seat, claim in enumerate(claims) if claim == min(claims)]
    return (tied.index(int(start.active)),) if len(tied) > 1 else ()
