"""The Gymnasium environment: its own checker, bots at the other seats, and several at once."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sabika.envs import SeatEnv
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput

NAME = "sabika.envs:Sabika-v0"


@pytest.mark.parametrize("name", list(GAMES))
def test_the_checker_of_gymnasium_finds_nothing(name: str) -> None:
    """It knows no mask, so what it draws is folded."""
    check_env(SeatEnv(name, players=3, bots="random", illegal="fold"), skip_render_check=True)


def test_it_is_made_by_its_name() -> None:
    env = gymnasium.make(NAME, game="granada", players=2, bots=("greedy",))
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert info["seat"] in (0, 1)


# A process of a test may have threads of JAX, and is not forked: the fork could wait for them for ever.
@pytest.mark.parametrize(("mode", "more"), [("sync", {}), ("async", {"context": "spawn"})])
def test_several_are_played_at_once(mode: Any, more: dict[str, Any]) -> None:
    several = gymnasium.make_vec(
        NAME, num_envs=2, vectorization_mode=mode, vector_kwargs=more, bots="random", illegal="fold"
    )
    try:
        observations, _ = several.reset(seed=5)
        assert observations["action_mask"].shape == (2, 256)
        for _ in range(5):
            observations, *_ = several.step(several.action_space.sample())
        assert observations["vector"].shape[0] == 2
    finally:
        several.close()


def test_a_seed_decides_everything_after_it() -> None:
    def told(env: SeatEnv) -> list[Any]:
        chance = Random(1)
        found: list[Any] = []
        observation, _ = env.reset(seed=9)
        for _ in range(2):
            over = False
            while not over:
                observation, gained, over, _, info = env.step(chance.randrange(int(observation["action_mask"].sum())))
                found.append((observation["vector"].tobytes(), gained, info["points"]))
            observation, _ = env.reset()
        return found

    first = told(SeatEnv("alhambra", players=3, bots="greedy"))
    assert told(SeatEnv("alhambra", players=3, bots="greedy")) == first


def test_the_seat_is_asked_whenever_it_is_to_decide() -> None:
    env = SeatEnv("alhambra", players=4, bots="greedy", seat=2, reward="points")
    observation, info = env.reset(seed=4)
    chance = Random(3)
    gained = 0.0
    over = False
    while not over:
        assert env.table.game.asked() == 2
        assert observation["action_mask"].any()
        observation, reward, over, cut, info = env.step(chance.randrange(int(observation["action_mask"].sum())))
        gained += reward
        assert not cut
    assert gained == info["points"][2]
    assert not observation["action_mask"].any()
    assert info["winners"]
    with pytest.raises(BadInput, match=r"The game is over\. Call reset to begin another\."):
        env.step(0)


def test_bots_sit_in_the_order_of_turns_after_the_seat() -> None:
    """Greedy beats random, so whoever is greedy has more points, wherever the seat is."""
    points = np.zeros(3)
    env = SeatEnv("alhambra", players=3, bots=("greedy", "random"))
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        chance = Random(seed)
        over = False
        while not over:
            observation, _, over, _, info = env.step(chance.randrange(int(observation["action_mask"].sum())))
        points += np.roll(info["points"], -info["seat"])
    assert points[1] > 2 * points[2]


@pytest.mark.parametrize("name", list(GAMES))
def test_the_seat_is_not_told_what_is_hidden_from_it(name: str) -> None:
    """What a step gave is the same with everything hidden drawn anew; the state tells the positions apart."""
    env = SeatEnv(name, players=2, bots="random", modules=GAMES[name].modules)
    seen, told = env.reset(seed=2)
    chance = Random(2)
    apart = 0
    for number in range(40):
        if number % 8 == 3:
            table, game, state = env.table, env.table.game, env.table.state()
            table.goes_on_from(game.resampled(env.seat, "other"))
            assert all(np.array_equal(seen[part], own) for part, own in table.observation(env.seat).items())
            assert env.info() == told
            apart += not np.array_equal(table.state(), state)
            table.goes_on_from(game)
        seen, _, over, _, told = env.step(chance.randrange(int(seen["action_mask"].sum())))
        if over:
            break
    assert apart or name == "roll-and-write"


def test_nothing_is_decided_before_a_game_begins() -> None:
    with pytest.raises(BadInput, match=r"No game has begun\. Call reset first\."):
        SeatEnv(bots="random").step(0)


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        ({"bots": ("greedy", "greedy", "greedy")}, "3 players need 2 bots, or one name for all of them, not 3."),
        ({"bots": "deep"}, "deep"),
        ({"seat": 3}, "There is no seat 3: they go from 0 to 2."),
        ({"render_mode": "human"}, "can be shown as ansi"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(mistake: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        SeatEnv(**mistake)
