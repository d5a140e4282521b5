"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel, with the extra `research`.

    from sabika.envs import SabikaAEC
    env = SabikaAEC("alhambra", players=3)
    env.reset(seed=7)

    gymnasium.make("sabika.envs:Sabika-v0", game="granada", players=2, bots="greedy")
    gymnasium.make_vec("sabika.envs:Sabika-v0", num_envs=8)

    import sabika.envs.openspiel
    pyspiel.load_game("python_sabika(players=2)")

docs/environments.md tells what is observed, what is hidden, and what a reward is.
"""

from typing import TYPE_CHECKING, Any

from sabika.extras import need

need("research", "An environment", "gymnasium", "numpy")

from gymnasium.envs.registration import register  # noqa: E402

from sabika.envs.rewards import Reward  # noqa: E402
from sabika.envs.table import Illegal  # noqa: E402

if TYPE_CHECKING:
    from sabika.envs.aec import SabikaAEC
    from sabika.envs.seat import SeatEnv
    from sabika.envs.vector import SabikaVec

__all__ = ["Illegal", "Reward", "SabikaAEC", "SabikaVec", "SeatEnv"]

_FILES = {"SabikaAEC": "aec", "SabikaVec": "vector", "SeatEnv": "seat"}

register(id="Sabika-v0", entry_point="sabika.envs.seat:SeatEnv", vector_entry_point="sabika.envs.vector:SabikaVec")


def __getattr__(name: str) -> Any:
    """Each environment is read when somebody asks for it: they need packages of their own."""
    if name not in _FILES:
        raise AttributeError(f"sabika.envs has no {name}.")
    from importlib import import_module

    return getattr(import_module(f"sabika.envs.{_FILES[name]}"), name)
