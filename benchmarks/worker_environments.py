"""One variant of Sabika's environments, or PettingZoo's connect four: plays at random, and counts the steps.

A step is a decision, and the observation of whoever decides next, with features of all options where there are any.
"""

import random
import sys
import time
from collections.abc import Callable
from itertools import count
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv
from worker import Answer, serve

import sabika
from sabika.envs import SabikaAEC, SabikaVec, SeatEnv
from sabika.library import GAMES
from sabika.rules.core import game as engine

AT_ONCE = 8
LENGTH = 80
TOGETHER = 8


def timed(play: Callable[[int], int]) -> Callable[[int], Answer]:
    """Play the game with this seed and say how many steps it had, and what processor time they took."""

    def command(seed: int) -> Answer:
        begun = time.process_time()
        steps = play(seed)
        return {"steps": steps, "cpu_s": time.process_time() - begun}

    return command


def engine_alone(seed: int) -> int:
    chance = random.Random(seed)
    game = sabika.new_game(players=3, seed=seed)
    while not game.over:
        options = game.options()
        game.play(options[int(chance.random() * len(options))])
    return len(game.log)


def agents(env: Any) -> Callable[[int], int]:
    """A PettingZoo environment, in which the number of the option is drawn from the mask."""

    def play(seed: int) -> int:
        steps = 0
        env.reset(seed=seed)
        chance = random.Random(seed)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


def never_seen(env: Any) -> Callable[[int], int]:
    """The same in so many games that are others each time."""
    play = agents(env)
    seeds = count(1000)

    def play_others(_: int) -> int:
        return sum([play(next(seeds)) for _ in range(TOGETHER)])

    return play_others


def one_seat(env: SeatEnv) -> Callable[[int], int]:
    """Only decisions of the seat count; the bots play theirs meanwhile."""

    def play(seed: int) -> int:
        steps = 0
        chance = random.Random(seed)
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = observation["action_mask"].nonzero()[0]
            observation, _, over, _, _ = env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


def several(env: VectorEnv[Any, Any, Any]) -> Callable[[int], int]:
    """As many decisions of each seat as a game has."""

    def play(seed: int) -> int:
        chance = random.Random(seed)
        observations, _ = env.reset(seed=seed)
        for _ in range(LENGTH):
            counts = observations["action_mask"].sum(axis=1, dtype=np.int64)
            observations, *_ = env.step([int(chance.random() * count) for count in counts])
        return LENGTH * env.num_envs

    return play


def openspiel(seed: int) -> int:
    import pyspiel
    from open_spiel.python.observation import make_observation

    import sabika.envs.openspiel

    game = pyspiel.load_game(f"{sabika.envs.openspiel.NAME}(players=3)")
    observer = make_observation(game)
    steps = 0
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            observer.set_from(state, state.current_player())
            steps += 1
        state.apply_action(chance.choice(state.legal_actions()))
    return steps


def connect_four() -> Any:
    # Connect four draws with it, which nobody asks for here.
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


if __name__ == "__main__":
    gymnasium.logger.min_level = gymnasium.logger.ERROR
    all_modules = GAMES["alhambra"].modules
    serve(
        {
            "engine": timed(engine_alone),
            **{name: timed(agents(SabikaAEC(name, players=3))) for name in GAMES},
            "fresh": timed(never_seen(SabikaAEC("alhambra", players=3))),
            "modules": timed(agents(SabikaAEC("alhambra", players=3, modules=all_modules))),
            "seat": timed(one_seat(SeatEnv("alhambra", players=3, bots="random"))),
            "vector": timed(several(SabikaVec(AT_ONCE, players=3, bots="random"))),
            "theirs": timed(several(SyncVectorEnv([lambda: SeatEnv(players=3, bots="random")] * AT_ONCE))),
            "openspiel": timed(openspiel),
            "peer": timed(agents(connect_four())),
        },
        {"variant": "plain" if str(engine.__file__).endswith(".py") else "compiled"},
    )
