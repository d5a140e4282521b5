"""Several of the Gymnasium environment at once, in one process and written into the same arrays."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sabika.envs.seat import SeatEnv
from sabika.envs.table import Observation
from sabika.rules.core.errors import BadInput


class SabikaVec(VectorEnv[Observation, Any, Any]):
    """So many games of one seat against bots, with what `SeatEnv` takes. Whoever is over begins anew at the next step,
    as with Gymnasium's own."""

    metadata: dict[str, Any] = {  # noqa: RUF012, as Gymnasium has it
        **SeatEnv.metadata,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, *, copy: bool = True, **chosen: Any) -> None:
        """Without copies the observations of the last step are written over by the next."""
        if num_envs < 1:
            raise BadInput(f"At least one game is played at once, not {num_envs}.")
        self.num_envs = num_envs
        self.envs: Final = [SeatEnv(**chosen) for _ in range(num_envs)]
        self.render_mode = self.envs[0].render_mode
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies: Final = copy
        self._seen: Final[dict[str, Any]] = {
            name: np.zeros((num_envs, *(space.shape or ())), space.dtype)
            for name, space in self.envs[0].table.space().spaces.items()
        }
        self._own: Final = [{name: whole[place] for name, whole in self._seen.items()} for place in range(num_envs)]
        self._over: Any = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew, or those that the option `reset_mask` names. A seed is for the first one, and the
        following numbers for the others."""
        if seed is None or isinstance(seed, (int, np.integer)):
            seeds: Sequence[int | None] = [None if seed is None else seed + place for place in range(self.num_envs)]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise BadInput(f"{self.num_envs} games need as many seeds, not {len(seeds)}.")
        anew = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if anew.shape != self._over.shape or anew.dtype != np.bool_:
            raise BadInput(f"A reset_mask says True or False for each of {self.num_envs} games.")
        for env, own, wanted in zip(self.envs, seeds, anew):
            if wanted:
                env.begin(own)
        self._over = self._over & ~anew
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Carry out an option in each game, or in none if one of the numbers is refused. Where a game was over, another
        begins instead."""
        numbers = np.atleast_1d(actions)
        if len(numbers) != self.num_envs:
            raise BadInput(f"{self.num_envs} games need as many numbers of options, not {len(numbers)}.")
        chosen = [None if over else env.option(own) for env, own, over in zip(self.envs, numbers, self._over)]
        gained = np.zeros(self.num_envs, np.float64)
        for place, (env, option) in enumerate(zip(self.envs, chosen)):
            if option is None:
                env.begin(None)
            else:
                gained[place] = env.decide(option)
        self._over = np.array([env.table.game.over for env in self.envs], np.bool_)
        return self._observed(), gained, self._over.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def render(self) -> tuple[Any, ...] | None:
        """The positions in a few lines each, if they are to be shown."""
        return tuple(env.render() for env in self.envs) if self.render_mode else None

    def _observed(self) -> Observation:
        for env, own in zip(self.envs, self._own):
            env.table.write(env.seat, own)
        return {name: whole.copy() for name, whole in self._seen.items()} if self._copies else self._seen

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        for place, env in enumerate(self.envs):
            infos = self._add_info(infos, env.info(), place)
        return infos
