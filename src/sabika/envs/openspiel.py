"""The OpenSpiel game: importing this file registers `python_sabika`.

    import pyspiel, sabika.envs.openspiel
    game = pyspiel.load_game("python_sabika(game=granada,players=2,reward=win)")

The deal is chance: its seed is drawn byte by byte before the first decision, and decides all that is drawn later.
"""

from collections.abc import Mapping
from copy import deepcopy
from hashlib import sha256
from math import prod
from typing import Any, Final

from sabika.extras import need

need("research", "The OpenSpiel game", "open_spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from sabika.encoding.encoder import MOST_OPTIONS  # noqa: E402
from sabika.encoding.remembered import columns_remembered, remembered  # noqa: E402
from sabika.encoding.told import told  # noqa: E402
from sabika.envs.rewards import Reward, reward_named, rewards  # noqa: E402
from sabika.envs.table import EnvTable  # noqa: E402
from sabika.rules.core.errors import BadInput  # noqa: E402
from sabika.rules.core.game import Game  # noqa: E402

NAME: Final = "python_sabika"
SEED_BYTES: Final = 8
"""So many chance nodes come before the first decision."""
BYTES: Final = 256
MOST_POINTS: Final = 1000
"""Nobody ever has so many."""
MOST_DECISIONS: Final = 10_000
"""Games of players who want to end them have a few hundred; some could go on for ever."""
PARTS: Final = ("planes", "vector", "options")
"""What is in the tensors, as in the other environments; that of an information state has also what is remembered."""
DEFAULTS: Final[dict[str, Any]] = {
    "game": "alhambra",
    "players": 2,
    "edition": 0,
    "modules": "",
    "options": "",
    "reward": "margin",
    "tensors": "+".join(PARTS),
}


def game_type(reward: Reward) -> pyspiel.GameType:
    """What kind of game it is; only points are rewarded before the end."""
    models = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Sabika: Alhambra and its family",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=models.REWARDS if reward is Reward.POINTS else models.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SabikaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of any kind. Modules are joined by `+`, options are written like `scoring:simplified`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.reward: Final = reward_named(chosen["reward"])
        self.tensors: Final = split(chosen["tensors"])
        for part in self.tensors:
            if part not in PARTS:
                raise BadInput(f"There is no tensor {part!r}. Join some of these by +: {', '.join(PARTS)}.")
        self.table: Final = EnvTable(
            chosen["game"],
            players=chosen["players"],
            edition=str(chosen["edition"]) if chosen["edition"] else None,
            modules=split(chosen["modules"]),
            options=dict(pair(option) for option in split(chosen["options"])),
        )
        lowest = {Reward.MARGIN: -MOST_POINTS, Reward.WIN: 0, Reward.POINTS: 0}[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=BYTES,
            num_players=chosen["players"],
            min_utility=lowest,
            max_utility=1 if self.reward is Reward.WIN else MOST_POINTS,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.reward), info, dict(params or {}))

    def new_initial_state(self) -> "SabikaState":
        return SabikaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> "SabikaObserver | None":
        """What writes observations into tensors; none for others than what one seat may know."""
        if params:
            raise BadInput("Observations have no parameters. Choose what is in them by `tensors` of the game.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SabikaObserver(self, wanted.perfect_recall)


def split(words: str) -> tuple[str, ...]:
    return tuple(word for word in words.split("+") if word)


def pair(option: str) -> tuple[str, str]:
    """An option and what is chosen."""
    name, colon, value = option.partition(":")
    if not colon:
        raise BadInput(f"{option!r} is no option. Write its name and what you choose, as in scoring:simplified.")
    return name, value


class SabikaState(pyspiel.State):  # type: ignore[misc]
    """A position. What it holds is copied with it: nothing in it knows the OpenSpiel game."""

    def __init__(self, game: SabikaGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.table = deepcopy(game.table)
        self.seed = b""
        self.dealt = False
        players = game.table.setup.players
        self.last = [0.0] * players
        self.pasts = [b""] * players
        """By seat: a digest of all that it has seen and done."""

    def current_player(self) -> int:
        """The seat that is asked, or chance."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        game = self.table.game
        return int(pyspiel.PlayerId.TERMINAL) if game.over else game.asked()

    def is_terminal(self) -> bool:
        return self.dealt and self.table.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte of the seed is as likely as any other."""
        return [(byte, 1 / BYTES) for byte in range(BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.offered())))

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.seed += bytes([action])
            self.dealt = len(self.seed) == SEED_BYTES
            if self.dealt:
                self.table.begin(self.seed.hex())
                self._everybody_sees(self.table.game)
            return
        game = self.table.game
        chosen = self.table.action(action)
        seat = game.asked()
        own = self.table.encoder.own(game.view(seat)) + self.table.encoder.rows.notation(chosen).encode()
        self.pasts[seat] = sha256(self.pasts[seat] + own).digest()
        before = tuple(game.points)
        self.table.play(chosen)
        self.last = rewards(self.reward, game, before)
        self._everybody_sees(game)

    def _everybody_sees(self, game: Game) -> None:
        """What happened becomes a part of everybody's past."""
        told_to_all = repr(game.events).encode()
        self.pasts = [sha256(past + told_to_all).digest() for past in self.pasts]

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.dealt:
            return f"deal {action}"
        return self.table.encoder.rows.notation(self.table.offered()[action])

    def rewards(self) -> list[float]:
        """What was gained by the last decision."""
        return self.last

    def returns(self) -> list[float]:
        """What was gained in the whole game so far."""
        players = self.table.setup.players
        if self.reward is Reward.POINTS and self.dealt:
            return [float(own) for own in self.table.game.points[:players]]
        return self.last if self.is_terminal() else [0.0] * players

    def imagined(self, player: int, seed: str) -> "SabikaState":
        """A position that this seat cannot tell from this one, drawn by lot; for `set_resampler` of IS-MCTS and the
        like. It can be played on, but not serialised."""
        players = self.table.setup.players
        if not 0 <= player < players:
            raise BadInput(f"There is no seat {player}: they go from 0 to {players - 1}.")
        twin = self.clone()
        assert isinstance(twin, SabikaState)
        twin.table.goes_on_from(self.table.game.imagined(player, seed))
        return twin

    def __str__(self) -> str:
        return self.table.shown() if self.dealt else f"dealt so far: {self.seed.hex()}"


class SabikaObserver:
    """Writes what a seat may know into a tensor, and into named parts of it."""

    def __init__(self, game: SabikaGame, recalls: bool) -> None:
        self.recalls: Final = recalls
        space = game.table.space()
        shapes: dict[str, tuple[int, ...]] = {part: tuple(space[part].shape or ()) for part in game.tensors}
        if self.recalls:
            columns = columns_remembered(game.table.game)
            self._scale: Final = [divisor for column in columns for divisor in column.divisors()]
            if columns:
                shapes["remembered"] = (len(self._scale),)
        sizes = {part: prod(shape) for part, shape in shapes.items()}
        self.tensor: Final = np.zeros(sum(sizes.values()), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        start = 0
        for part, shape in shapes.items():
            self.dict[part] = self.tensor[start : start + sizes[part]].reshape(shape)
            start += sizes[part]

    def set_from(self, state: SabikaState, player: int) -> None:
        """What a seat may know now; zeros before the deal."""
        if not state.dealt:
            self.tensor.fill(0)
            return
        seen = state.table.observation(player)
        for part, own in self.dict.items():
            if part == "remembered":
                own[:] = np.frombuffer(remembered(state.table.game, player), np.int16) / self._scale
            else:
                own[:] = seen[part]

    def string_from(self, state: SabikaState, player: int) -> str:
        """The same as text; with a digest of the past where the seat has a good memory."""
        if not state.dealt:
            return "not dealt"
        now = told(state.table.encoder, state.table.game.view(player))
        return f"{now}\npast: {state.pasts[player].hex()}" if self.recalls else now


pyspiel.register_game(game_type(Reward.MARGIN), SabikaGame)
