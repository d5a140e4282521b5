"""A game of a batch as a record: `verify` accepts it, and nothing else than what was played."""

from typing import Any

import jax
import numpy as np
import pytest

from batch.lockstep import alhambra
from batch.test_environment import host, quickly
from sabika.batch import record_of
from sabika.batch.numbering import FIRST
from sabika.batch.random_play import random_action
from sabika.batch.state import Phase, State
from sabika.record import Record, verify
from sabika.rules.core.errors import BadInput

GAMES = 4


@pytest.fixture(scope="module")
def played() -> tuple[State, State, np.ndarray[Any, np.dtype[np.int32]]]:
    """Whole games: how they began, how they ended, and the numbers that were chosen; -1 after the end."""
    env = alhambra(2, "2020")

    def one(states: State, key: Any) -> Any:
        masks = jax.vmap(env.legal_action_mask)(states)
        actions = jax.vmap(random_action)(jax.random.split(key, GAMES), masks)
        over = states.phase == Phase.OVER
        return jax.vmap(env.step)(states, actions), jax.numpy.where(over, -1, actions)

    first = quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(11), GAMES))
    keys = jax.random.split(jax.random.key(12), 1500)
    last, actions = quickly(lambda states, keys: jax.lax.scan(one, states, keys))(first, keys)
    return host(first), host(last), np.asarray(actions)


@pytest.mark.parametrize("index", range(GAMES))
def test_a_game_of_a_batch_can_be_verified_by_anybody(played: Any, index: int) -> None:
    first, last, actions = played
    own = [int(action) for action in actions[:, index] if action >= 0]
    start: State = jax.tree.map(lambda field: field[index], first)
    record = record_of(alhambra(2, "2020"), start, own, bots=["random", "random"])
    again = Record.loads(record.dumps())
    assert again == record
    found = verify(again)
    assert found.problems == []
    assert record.result is not None
    assert record.result.points == last.points[index].tolist()
    assert record.result.turns == int(last.turn[index])
    assert len(record.draws["money"]) == 1 + int(last.shuffles[index])


def test_a_game_that_is_on_is_recorded_too(played: Any) -> None:
    first, _, actions = played
    start: State = jax.tree.map(lambda field: field[0], first)
    record = record_of(alhambra(2, "2020"), start, actions[:40, 0].tolist())
    assert record.result is None
    assert verify(record).ok


def test_what_cannot_have_been_played_is_refused(played: Any) -> None:
    start: State = jax.tree.map(lambda field: field[0], played[0])
    nonsense: list[Any] = [5000, -1, 10**12, 0.5]
    for number in nonsense:
        with pytest.raises(BadInput, match=f"There is no action {number}: their numbers go from 0 to 989"):
            record_of(alhambra(2, "2020"), start, [number])
    with pytest.raises(BadInput, match="Action 702 pays, but there is nothing to pay now"):
        record_of(alhambra(2, "2020"), start, [FIRST["pay"]])


def test_only_from_its_deal_on_a_game_is_recorded(played: Any) -> None:
    _, last, _ = played
    with pytest.raises(BadInput, match="from the first state of one game, as init gives it"):
        record_of(alhambra(2, "2020"), jax.tree.map(lambda field: field[0], last), [])
    with pytest.raises(BadInput, match="from the first state of one game, as init gives it"):
        record_of(alhambra(2, "2020"), last, [])
