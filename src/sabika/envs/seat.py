"""The Gymnasium environment: one seat, against bots of one's choice."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from sabika.bots.asked_for import bot_asked_for
from sabika.bots.bot import ask
from sabika.encoding.encoder import MOST_OPTIONS
from sabika.envs.rewards import reward_named, rewards
from sabika.envs.table import EnvTable, Illegal, Observation
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput

SEEDS: Final = 2**62


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; bots play the others. An episode is a game."""

    metadata = {  # noqa: RUF012, as Gymnasium has it
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "alhambra",
        *,
        players: int = 3,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        edition: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        size: int = MOST_OPTIONS,
        illegal: str = Illegal.REFUSE,
        render_mode: str | None = None,
    ) -> None:
        """Several bots sit down in the order of turns after the seat; one name is for all of them. Without a seat it is
        another one in every game, by lot."""
        if render_mode not in (None, "ansi"):
            raise BadInput(f"An environment can be shown as ansi, not as {render_mode!r}.")
        self.table: Final = EnvTable(
            game, players=players, edition=edition, modules=modules, options=options, size=size, illegal=illegal
        )
        self.render_mode = render_mode
        self.reward: Final = reward_named(reward)
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadInput(f"{players} players need {players - 1} bots, or one name for all of them, not {len(names)}.")
        self._bots: Final = [bot_asked_for(name, game) for name in names]
        if seat is not None and not 0 <= seat < players:
            raise BadInput(f"There is no seat {seat}: they go from 0 to {players - 1}.")
        self._always: Final = seat
        self.seat = seat or 0
        self.observation_space = self.table.space()
        self.action_space = spaces.Discrete(size)
        self._chance = Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. A seed also decides all games after it."""
        self.begin(seed)
        return self.table.observation(self.seat), self.info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the option of this number, and let the bots decide until the seat is asked again."""
        gained = self.decide(self.option(action))
        return self.table.observation(self.seat), gained, self.table.game.over, False, self.info()

    def begin(self, seed: int | None) -> None:
        """`reset` for whoever observes in another way."""
        super().reset(seed=None if seed is None else int(seed))
        self.table.begin(str(self.np_random.integers(SEEDS)))
        self._chance = Random(int(self.np_random.integers(SEEDS)))
        self.seat = self._chance.randrange(self.table.setup.players) if self._always is None else self._always
        self._let_bots_play()

    def option(self, number: Any) -> Action:
        """The option of this number."""
        if self.table.game.over:
            raise BadInput("The game is over. Call reset to begin another.")
        return self.table.action(number)

    def decide(self, chosen: Action) -> float:
        """`step` for whoever observes in another way: the reward."""
        game = self.table.game
        before = tuple(game.points)
        self.table.play(chosen)
        self._let_bots_play()
        return rewards(self.reward, game, before)[self.seat]

    def info(self) -> dict[str, Any]:
        """Whose seat it is, and the points of all sides."""
        game = self.table.game
        return {"seat": self.seat, "points": list(game.points), "winners": game.winners() if game.over else []}

    def notations(self) -> list[str]:
        """The options as text, by number."""
        return self.table.notations()

    def render(self) -> str | None:
        """The position in a few lines, if the environment is to be shown."""
        return self.table.shown() if self.render_mode else None

    def _let_bots_play(self) -> None:
        game = self.table.game
        players = self.table.setup.players
        while not game.over and game.asked() != self.seat:
            bot = self._bots[(game.asked() - self.seat) % players - 1]
            self.table.play(ask(bot, game, self._chance))
