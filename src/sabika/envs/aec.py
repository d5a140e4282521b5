"""The PettingZoo environment: every seat is an agent, and they decide one at a time, whoever is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from sabika.extras import need

need("research", "A PettingZoo environment", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils.seeding import np_random  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from sabika.encoding.encoder import MOST_OPTIONS  # noqa: E402
from sabika.envs.rewards import reward_named, rewards  # noqa: E402
from sabika.envs.table import EnvTable, Illegal, Observation  # noqa: E402
from sabika.rules.core.errors import BadInput  # noqa: E402

SEEDS: Final = 2**62


class SabikaAEC(AECEnv):  # type: ignore[misc]
    """A game of any kind for one to six agents, `seat_0` to `seat_5`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "sabika_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "alhambra",
        *,
        players: int = 3,
        edition: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        size: int = MOST_OPTIONS,
        illegal: str = Illegal.REFUSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadInput(f"An environment can be shown as ansi, not as {render_mode!r}.")
        self.table: Final = EnvTable(
            game, players=players, edition=edition, modules=modules, options=options, size=size, illegal=illegal
        )
        self.reward: Final = reward_named(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._space: Final = self.table.space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._random = np_random(None)[0]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed also decides all games after it."""
        if seed is not None:
            self._random = np_random(int(seed))[0]
        self.table.begin(str(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.game.asked()]

    def step(self, action: Any) -> None:
        """Carry out the option of this number."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} has to decide. Give the number of an option.")
        chosen = self.table.action(action)
        self._cumulative_rewards[agent] = 0.0
        game = self.table.game
        before = tuple(game.points)
        self.table.play(chosen)
        self.rewards = dict(zip(self.possible_agents, rewards(self.reward, game, before)))
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.asked()]
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked may know, what it was rewarded since it was asked before, and whether the game
        is over."""
        self._check_begun()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def _check_begun(self) -> None:
        if not self.agents:
            raise BadInput("No game is being played. Call reset first.")

    def observe(self, agent: str) -> Observation:
        """What the agent may know; it has options only when it is asked."""
        return self.table.observation(self.possible_agents.index(agent))

    def state(self) -> Any:
        """Everything, also what is hidden. For training only."""
        return self.table.state()

    def notations(self) -> list[str]:
        """The options of the agent that is asked, as text, by number."""
        return self.table.notations()

    def render(self) -> str | None:
        """The position in a few lines, if the environment is to be shown."""
        return self.table.shown() if self.render_mode else None

    def close(self) -> None:
        """Nothing has to be given back."""
