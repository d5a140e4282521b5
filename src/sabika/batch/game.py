"""The environment, after the manner of PGX: functions of one game, which `jax.vmap` makes batches of."""

from collections.abc import Callable
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap

from sabika.batch.actions import legal, move_of, name_tile
from sabika.batch.bits import where
from sabika.batch.chance import words_of
from sabika.batch.dealing import Table, dealt, random_deal
from sabika.batch.moves import carry_out
from sabika.batch.numbering import ACTIONS
from sabika.batch.observation import Observation, observation
from sabika.batch.settling import Reward, settle, waits
from sabika.batch.state import State
from sabika.library import kind_of_game, new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import DEFAULT_EDITION, NAME

SHARE: Final = 64
"""One in so many games of a batch is settled at a time."""


class Alhambra:
    """Games of Alhambra without modules: 2 to 6 players, with Dirk for two.

    All functions are of one game and free of side effects; put them into `jax.jit` and `jax.vmap`.
    """

    num_actions: Final = ACTIONS

    def __init__(
        self,
        *,
        players: int = 3,
        edition: str = DEFAULT_EDITION,
        reward: str = Reward.MARGIN,
        auto_reset: bool = False,
    ) -> None:
        """With `auto_reset` the step that ends a game deals the next one; `terminated`, `rewards` and `final` then
        still tell of the game that ended."""
        setup = new_setup(NAME, players=players, seed="", edition=edition)
        kind_of_game(NAME).check(setup)
        if reward not in tuple(Reward):
            raise BadInput(f"There is no reward {reward!r}. The rewards are: {', '.join(Reward)}.")
        self.table: Final = Table(setup.players, setup.edition)
        self.num_players: Final = setup.players
        self.reward: Final = Reward(reward)
        self.auto_reset: Final = auto_reset
        self.settled: Final = self._settled()
        """Carries games on that wait for what happens seldom; in a batch only these, some at a time."""

    def init(self, key: Array) -> State:
        """A new game. Equal keys are equal deals."""
        words = words_of(key)
        return dealt(self.table, random_deal(self.table, words), words)

    def step(self, state: State, action: Array) -> State:
        """The state after a legal action; what an illegal one does is not defined. Where the game is over, nothing
        happens any more."""
        action = jnp.asarray(action, jnp.int32)
        named = name_tile(state, action)
        return self.settled(carry_out(self.table, named, move_of(state, action)))

    def legal_action_mask(self, state: State) -> Array:
        """By number: whether the action is legal."""
        return legal(self.table, state)

    def observe(self, state: State, seat: Array | int | None = None) -> Observation:
        """What a seat may know; without one, the seat that decides."""
        return observation(self.table, state, state.current_player if seat is None else jnp.asarray(seat, jnp.int32))

    def _settled(self) -> Callable[[State], State]:
        def carry_on(state: State) -> State:
            return settle(self.table, self.reward, self.auto_reset, state)

        @custom_vmap
        def settled(state: State) -> State:
            after: State = jax.lax.cond(waits(state), carry_on, lambda same: same, state)
            return after

        @settled.def_vmap
        def settled_batch(size: int, batched: Any, states: State) -> tuple[State, Any]:
            whole = jax.tree.map(
                lambda own, is_batched: own if is_batched else jnp.broadcast_to(own, (size, *own.shape)),
                states,
                batched[0],
            )
            return settle_all(carry_on, whole), jax.tree.map(lambda _: True, batched[0])

        return settled


def settle_some(carry_on: Callable[[State], State], states: State, room: int) -> State:
    """Carry on with up to so many of the games that wait."""
    size = len(states.phase)
    index = jnp.nonzero(waits(states), size=room, fill_value=size)[0]
    some = jax.tree.map(lambda own: own.at[index].get(mode="clip"), states)
    after = jax.vmap(lambda state: where(waits(state), carry_on(state), state))(some)
    settled: State = jax.tree.map(
        lambda own, new: own.at[index].set(new, mode="drop", unique_indices=True), states, after
    )
    return settled


def settle_all(carry_on: Callable[[State], State], states: State) -> State:
    """Carry on with all games that wait. They are few at any time, so most of the work is spared."""
    room = max(1, len(states.phase) // SHARE)
    settled: State = jax.lax.while_loop(
        lambda now: waits(now).any(), lambda now: settle_some(carry_on, now, room), states
    )
    return settled
