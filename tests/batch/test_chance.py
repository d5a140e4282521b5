"""Chance in batches: every order, every place and every option is equally likely. Seeds are fixed, so nothing fails by
chance; the limits are five standard deviations of a chi-square value."""

from collections import Counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import sabika
from batch.lockstep import alhambra, positions
from batch.test_environment import host, quickly
from property.random_games import Picks
from sabika.batch import play
from sabika.batch.chance import below, shuffled
from sabika.batch.dealing import piles, random_deal
from sabika.batch.moves import BUILD, BUY, GIVE, REMOVE, RESERVE, SWAP, TAKE
from sabika.batch.random_play import random_move
from sabika.batch.state import Phase, State

DEALS = 20_000


def is_even(seen: Any, cells: int) -> bool:
    """Whether so many cells were hit about equally often."""
    hits = np.bincount(np.asarray(seen).reshape(-1), minlength=cells)
    assert len(hits) == cells
    expected = hits.sum() / cells
    chi = ((hits - expected) ** 2 / expected).sum()
    return bool(chi < cells - 1 + 5 * (2 * (cells - 1)) ** 0.5)


@pytest.fixture(scope="module")
def deals() -> Any:
    env = alhambra(3)
    return host(
        quickly(jax.vmap(lambda key: random_deal(env.table, key)))(jax.random.bits(jax.random.key(1), (DEALS, 2)))
    )


def test_each_tile_is_anywhere_in_the_bag_equally_often(deals: Any) -> None:
    place = np.broadcast_to(np.arange(54), deals.bag.shape)
    assert is_even(54 * place + deals.bag, 54 * 54)
    assert (np.sort(deals.bag, 1) == np.arange(54)).all()


def test_each_card_is_anywhere_among_the_money_equally_often(deals: Any) -> None:
    place = np.broadcast_to(np.arange(108), deals.money.shape)
    assert is_even(36 * place + deals.money, 36 * 108)
    assert (np.sort(deals.money, 1) == np.repeat(np.arange(36), 3)).all()


def test_neighbours_in_a_shuffle_are_independent(deals: Any) -> None:
    """Two tiles that follow each other: any pair but twice the same."""
    pairs = 54 * deals.bag[:, 0::2].astype(int) + deals.bag[:, 1::2]
    seen = np.bincount(pairs.reshape(-1), minlength=54 * 54).reshape(54, 54)
    assert not np.diag(seen).any()
    apart = ~np.eye(54, dtype=bool)
    expected = seen.sum() / apart.sum()
    chi = ((seen[apart] - expected) ** 2 / expected).sum()
    assert chi < apart.sum() - 1 + 5 * (2 * apart.sum()) ** 0.5


def test_part_of_the_cards_is_shuffled_evenly_too() -> None:
    """As when the discard becomes the pile: those that are not there come last."""
    there = np.arange(20) % 3 > 0
    keys = jax.random.split(jax.random.key(2), DEALS)
    orders = host(quickly(jax.vmap(lambda key: shuffled(key, jnp.asarray(there))))(keys))
    own = np.flatnonzero(there)
    assert (np.sort(orders[:, : len(own)], 1) == own).all()
    rank = np.searchsorted(own, orders[:, : len(own)])
    assert is_even(len(own) * np.arange(len(own)) + rank, len(own) ** 2)


@pytest.mark.parametrize(("players", "edition"), [(2, "2020"), (3, "2003")])
def test_scoring_cards_lie_anywhere_in_their_piles(players: int, edition: str) -> None:
    """By deciles, as the piles are of different sizes (A10)."""
    env = alhambra(players, edition)
    states: State = host(quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(4), DEALS)))
    for scoring, number in enumerate((2, 4) if edition == "2003" else (2, 5)):
        ends = np.stack([np.asarray(end) for end in piles(states.stacked)])
        top, bottom = ends[number - 1], ends[number]
        place = states.scoring_cards[:, scoring] - states.pile_next - top
        assert (place >= 0).all()
        assert (place <= bottom - top).all()
        sizes = bottom - top + 1
        usual = np.bincount(sizes).argmax()
        assert is_even(place[sizes == usual], int(usual))


def test_who_begins_is_by_the_rules_and_else_by_lot() -> None:
    env = alhambra(3)
    states: State = host(quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(4), DEALS)))
    value = np.arange(9)
    counts = states.purses[..., None] >> 2 * value & 3
    claims = 1000 * counts.sum((2, 3)) + (counts * (value + 1)).sum((2, 3))
    best = claims == claims.min(1, keepdims=True)
    assert best[np.arange(DEALS), states.active].all()
    among = best.sum(1) == 2
    first = best.argmax(1) == states.active
    assert is_even(first[among].astype(int), 2)


def test_numbers_below_a_limit_are_even() -> None:
    words = jax.random.bits(jax.random.key(8), (DEALS * 5,))
    for limit in (2, 3, 17, 40, 108):
        assert is_even(quickly(jax.vmap(lambda word, limit=limit: below(word, limit)))(words), limit)


def test_random_play_chooses_each_option_equally_often() -> None:
    """In single positions: all options of the rules, none more often than another, and all payments."""
    env = alhambra(3)
    draws = 4096
    found = [position for position in positions(3, "2003", 5, "verb") if len(position.options) > 1]
    moves = jax.jit(jax.vmap(lambda state, count: random_move(env, state, count), (None, 0)))
    counts = jnp.arange(draws)
    checked: Counter[int] = Counter()
    for position in found[:: len(found) // 12]:
        drawn, decisions = host(moves(position.before, counts))
        move = jax.tree.map(lambda field, found=decisions > 0: field[found], drawn)
        if int(position.before.phase) == Phase.PAY:
            kinds = np.unique(move.part, return_inverse=True)[1]
        else:
            has_arg = np.isin(move.verb, (TAKE, BUY))
            has_tile = np.isin(move.verb, (BUILD, SWAP, RESERVE, GIVE))
            has_cell = np.isin(move.verb, (BUILD, SWAP, REMOVE))
            columns = [move.verb, move.arg * has_arg, move.tile * has_tile, move.cell * has_cell]
            kinds = np.unique(np.stack(columns, 1), axis=0, return_inverse=True)[1]
        own = len(position.options)
        assert kinds.max() + 1 == own
        assert is_even(kinds, own)
        checked[int(position.before.phase)] += 1
    assert checked[Phase.ACT] >= 4


def test_games_played_at_random_are_as_long_and_as_rich_as_those_of_the_rules() -> None:
    """Decisions and points of the batch against random games of the rules."""
    env = alhambra(3)
    games = 64
    decisions, points = [], []
    for number in range(12):
        game = sabika.new_game(players=3, seed=f"length {number}")
        picks = Picks(number)
        while not game.over:
            game.apply(picks.one_of(game.options()))
        decisions.append(len(game.log))
        points += game.points
    first = quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(6), games))
    states, made = quickly(lambda now: play(env, now, 120))(first)
    assert (np.asarray(states.phase) == Phase.OVER).all()
    mean = float(made) / games
    spread = np.std(decisions) / len(decisions) ** 0.5
    assert abs(mean - np.mean(decisions)) < 5 * spread
    spread = np.std(points) / len(decisions) ** 0.5
    assert abs(float(np.asarray(states.final).mean()) - np.mean(points)) < 5 * spread
