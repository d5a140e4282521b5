"""Thousands of games of Alhambra at once in JAX, on a processor or an accelerator, with the extra `batch`.

    import jax
    from sabika.batch import Alhambra

    env = Alhambra(players=3)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(7), 1024))
    masks = jax.jit(jax.vmap(env.legal_action_mask))(states)

docs/batch.md tells what is simulated, how actions are numbered and what is observed.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sabika.batch.game import Alhambra
    from sabika.batch.greedy import greedy_policy
    from sabika.batch.observation import Observation
    from sabika.batch.positions import state_of
    from sabika.batch.random_play import play, random_action
    from sabika.batch.recording import record_of
    from sabika.batch.state import State

__all__ = ["Alhambra", "Observation", "State", "greedy_policy", "play", "random_action", "record_of", "state_of"]

_FILES = {
    "Alhambra": "game",
    "Observation": "observation",
    "State": "state",
    "greedy_policy": "greedy",
    "play": "random_play",
    "random_action": "random_play",
    "record_of": "recording",
    "state_of": "positions",
}


def __getattr__(name: str) -> Any:
    """JAX is only asked for by what needs it: the numbering of actions does not."""
    if name not in _FILES:
        raise AttributeError(f"sabika.batch has no {name}.")
    from importlib import import_module

    from sabika.extras import need

    need("batch", "A batch of games")
    return getattr(import_module(f"sabika.batch.{_FILES[name]}"), name)
