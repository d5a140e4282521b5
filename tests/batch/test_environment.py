"""The environment as a researcher uses it: one game or many, again after the end, the same for the same key."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from batch.lockstep import alhambra, compiled
from sabika.batch import Alhambra
from sabika.batch.greedy import greedy_policy
from sabika.batch.numbering import ACTIONS, FIRST
from sabika.batch.random_play import play, random_action
from sabika.batch.state import Phase, State
from sabika.rules.core.errors import BadInput

GAMES = 32


def host(tree: Any) -> Any:
    return jax.tree.map(np.asarray, tree)


def quickly(function: Any) -> Any:
    return jax.jit(function, compiler_options={"xla_backend_optimization_level": 0})


@pytest.fixture(scope="module")
def env() -> Alhambra:
    """A new game follows each."""
    return Alhambra(players=3, reward="win", auto_reset=True)


@pytest.fixture(scope="module")
def run(env: Alhambra) -> tuple[State, list[State]]:
    """Random play of many games, state by state, past the end of each."""

    def play(states: State, key: Any) -> Any:
        masks = jax.vmap(env.legal_action_mask)(states)
        actions = jax.vmap(random_action)(jax.random.split(key, GAMES), masks)
        return jax.vmap(env.step)(states, actions)

    step = quickly(play)
    states = quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(3), GAMES))
    first = host(states)
    seen = []
    for number in range(800):
        states = step(states, jax.random.key(number))
        seen.append(host(states))
    return first, seen


def test_games_end_and_others_follow(run: tuple[State, list[State]]) -> None:
    first, seen = run
    ends = np.stack([states.terminated for states in seen])
    assert (ends.sum(0) >= 1).all()
    for index in range(GAMES):
        at = int(np.flatnonzero(ends[:, index])[0])
        fresh = jax.tree.map(lambda own, index=index: own[index], seen[at])
        assert (fresh.turn, fresh.left, fresh.points.tolist()) == (1, 1, [0, 0, 0])
        assert (fresh.key != first.key[index]).any()
        best = fresh.final == fresh.final.max()
        assert fresh.rewards.tolist() == pytest.approx((best / best.sum()).tolist())
        assert 20 < fresh.final.max() < 300
    playing = ~ends
    assert not np.stack([states.rewards for states in seen])[playing].any()


def test_random_games_are_those_of_the_rules_in_length_and_points(run: tuple[State, list[State]]) -> None:
    """Masked numbers are drawn here, so redesigns are rarer than among the options of the rules."""
    ends = np.stack([states.terminated for states in run[1]])
    points = np.stack([states.final for states in run[1]])[ends]
    assert 85 < points.mean() < 115
    assert max(int(states.cramped.sum()) for states in run[1]) < 50


def test_a_state_keeps_its_form_where_jax_counts_with_64_bits() -> None:
    """JAX_ENABLE_X64 makes sums and places longer, and what begins with one form has to go on with it."""
    with jax.enable_x64(True):
        env = Alhambra(players=2, auto_reset=True)
        state = jax.eval_shape(env.init, jax.random.key(1))
        assert max(part.dtype.itemsize for part in state) == 4
        assert jax.eval_shape(env.step, state, jax.ShapeDtypeStruct((), jnp.int64)) == state
        states = jax.tree.map(lambda part: jax.ShapeDtypeStruct((2, *part.shape), part.dtype), state)
        assert jax.eval_shape(partial(play, env, rounds=1), states)[0] == states
        assert jax.eval_shape(greedy_policy(env), state).dtype == jnp.int32


def test_the_same_key_is_the_same_deal_and_another_is_another(env: Alhambra) -> None:
    deal = quickly(env.init)
    one, same, other = (host(deal(jax.random.key(seed))) for seed in (5, 5, 6))
    assert all(jax.tree.leaves(jax.tree.map(np.array_equal, one, same)))
    assert one.pile.tolist() != other.pile.tolist()
    assert one.bag.tolist() != other.bag.tolist()


def test_after_its_end_a_game_stays_as_it_is() -> None:
    env = alhambra(3)
    step = compiled(env)["step"]
    first = quickly(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 512))
    over = first._replace(phase=jnp.full_like(first.phase, Phase.OVER))
    for action in (
        FIRST["take"],
        FIRST["buy"],
        FIRST["tile"] + 5,
        FIRST["cell"] + 312,
        FIRST["pay"] + 7,
        FIRST["pass"],
    ):
        after = host(step(over, np.full(512, action, np.int32)))
        same = jax.tree.map(np.array_equal, after._replace(terminated=0), host(over)._replace(terminated=0))
        assert all(jax.tree.leaves(same)), [name for name, own in same._asdict().items() if not own]
    mask = host(compiled(env)["mask"](over))
    assert (mask.sum(1) == 1).all()
    assert mask[:, FIRST["pass"]].all()


def test_one_game_alone_is_the_same_as_among_others(env: Alhambra) -> None:
    keys = jax.random.split(jax.random.key(9), 4)
    states = quickly(jax.vmap(env.init))(keys)
    alone = host(quickly(env.init)(keys[2]))
    among = jax.tree.map(lambda own: np.asarray(own)[2], states)
    assert all(jax.tree.leaves(jax.tree.map(np.array_equal, alone, among)))


def test_what_is_observed_is_scaled_like_in_the_environments() -> None:
    from sabika.batch.observation import most
    from sabika.encoding import encoder_for
    from sabika.library import new_setup

    for players in range(2, 7):
        env = alhambra(players)
        encoder = encoder_for(new_setup(players=players, seed=""))
        assert most(env.table).tolist() == encoder.most
    state = quickly(alhambra(3).init)(jax.random.key(1))
    observe = quickly(alhambra(3).observe)
    seen = observe(state, state.current_player)
    assert seen.vector.dtype == jnp.float32
    assert seen.planes.shape == (3 * 14, 25, 25)
    assert not seen.named.any()
    named = state._replace(named=jnp.int32(7))
    assert observe(named, state.current_player).named.argmax() == 7
    assert not observe(named, (state.current_player + 1) % 3).named.any()


def test_what_cannot_be_played_is_refused() -> None:
    for players in (1, 7):
        with pytest.raises(BadInput, match="for 2 to 6 players"):
            Alhambra(players=players)
    with pytest.raises(BadInput, match=r"no edition '1999'\. Choose one of: 2003, 2020"):
        Alhambra(edition="1999")
    for wrong, sentence in (
        ({"edition": 2020}, "An edition is text such as '2020', not 2020"),
        ({"players": "3"}, "number of players is a whole number such as 3, not '3'"),
        ({"players": 2.0}, "number of players is a whole number such as 3, not 2.0"),
    ):
        chosen: dict[str, Any] = dict(wrong)
        with pytest.raises(BadInput, match=sentence):
            Alhambra(**chosen)
    with pytest.raises(BadInput, match=r"no reward 'fame'\. The rewards are: margin, win, points"):
        Alhambra(reward="fame")
    assert Alhambra().num_actions == ACTIONS
