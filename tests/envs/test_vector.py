"""Several games at once: the same as Gymnasium's own, and no observation is written over unless one asks for that."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from sabika.envs import SabikaVec, SeatEnv
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput

NAME = "sabika.envs:Sabika-v0"


def maker(name: str) -> Callable[[], SeatEnv]:
    return lambda: SeatEnv(name, players=2, bots="random", illegal="fold", reward="points")


@pytest.mark.parametrize("name", list(GAMES))
def test_it_plays_what_the_vector_environment_of_gymnasium_plays(name: str) -> None:
    """Also where games are over and others begin."""
    ours = SabikaVec(3, game=name, players=2, bots="random", illegal="fold", reward="points")
    theirs = SyncVectorEnv([maker(name)] * 3, autoreset_mode=AutoresetMode.NEXT_STEP)
    chance = np.random.default_rng(4)
    ended = 0
    found, _ = ours.reset(seed=7)
    expected, _ = theirs.reset(seed=7)
    for _ in range(150):
        for part, own in found.items():
            assert np.array_equal(own, expected[part])
        actions = chance.integers(0, 256, 3)
        found, gained, over, cut, infos = ours.step(actions)
        expected, gained_there, over_there, cut_there, infos_there = theirs.step(actions)
        assert gained.tolist() == gained_there.tolist()
        assert over.tolist() == over_there.tolist()
        assert cut.tolist() == cut_there.tolist()
        assert infos.keys() == infos_there.keys()
        assert infos["seat"].tolist() == infos_there["seat"].tolist()
        ended += int(over.sum())
    assert ended or name != "roll-and-write"


def test_it_is_what_gymnasium_makes_by_itself() -> None:
    several = gymnasium.make_vec(NAME, num_envs=4, game="granada", players=2, bots="random")
    assert isinstance(several.unwrapped, SabikaVec)
    observations, infos = several.reset(seed=1)
    assert observations["action_mask"].shape == (4, 256)
    assert several.observation_space.contains(observations)
    first_ones = np.zeros(4, np.int64)
    observations, *_ = several.step(first_ones)
    assert several.observation_space.contains(observations)
    assert set(infos["seat"]) <= {0, 1}


def test_observations_stay_unless_one_asks_for_the_same_arrays() -> None:
    for copies in (True, False):
        several = SabikaVec(2, copy=copies, bots="random")
        first, _ = several.reset(seed=1)
        before = first["vector"].copy()
        second, *_ = several.step([0, 0])
        assert np.array_equal(first["vector"], before) is copies
        assert (first["vector"] is second["vector"]) is not copies


def test_seeds_can_be_given_one_by_one() -> None:
    several = SabikaVec(2, bots="random")
    same, _ = several.reset(seed=[5, 5])
    assert np.array_equal(same["vector"][0], same["vector"][1])
    other, _ = several.reset(seed=[5, 6])
    assert not np.array_equal(other["vector"][0], other["vector"][1])


def test_a_seed_can_be_a_number_of_numpy() -> None:
    several = SabikaVec(2, bots="random")
    first, _ = several.reset(seed=3)
    for seed in (np.int64(3), np.array([3, 4]), [3, np.int8(4)]):
        again, _ = several.reset(seed=seed)  # type: ignore[arg-type]
        assert np.array_equal(again["vector"], first["vector"])


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ([0], "2 games need as many numbers of options, not 1."),
        ([0, 0, 0], "2 games need as many numbers of options, not 3."),
        (0, "2 games need as many numbers of options, not 1."),
        ([0, 400], "There is no option 400"),
    ],
)
def test_either_all_games_go_on_or_none(numbers: Any, sentence: str) -> None:
    several = SabikaVec(2, bots="random")
    several.reset(seed=1)
    before = [list(env.table.game.log) for env in several.envs]
    with pytest.raises(BadInput, match=sentence):
        several.step(numbers)
    assert [list(env.table.game.log) for env in several.envs] == before
    several.step([0, 0])
    assert [list(env.table.game.log) for env in several.envs] != before


def test_some_games_can_be_begun_anew() -> None:
    several = SabikaVec(3, bots="random")
    before, _ = several.reset(seed=1)
    several.step([0, 0, 0])
    after, _ = several.reset(seed=1, options={"reset_mask": np.array([True, False, True])})
    same = [np.array_equal(after["vector"][place], before["vector"][place]) for place in range(3)]
    assert same == [True, False, True]
    for mask in (np.array([True, False]), np.array([1, 0, 1])):
        with pytest.raises(BadInput, match="A reset_mask says True or False for each of 3 games"):
            several.reset(options={"reset_mask": mask})


def test_nothing_is_decided_before_all_games_have_begun() -> None:
    several = SabikaVec(2, bots="random")
    several.reset(seed=1, options={"reset_mask": np.array([True, False])})
    before = list(several.envs[0].table.game.log)
    with pytest.raises(BadInput, match=r"No game has begun\. Call reset first\."):
        several.step([0, 0])
    assert several.envs[0].table.game.log == before


def test_no_seat_is_told_what_is_hidden_from_it() -> None:
    """What a step gave for each game is the same with everything hidden drawn anew."""
    several = SabikaVec(2, game="combined", players=2, bots="random", modules=GAMES["combined"].modules)
    several.reset(seed=2)
    for _ in range(20):
        seen, *_, told = several.step([0, 0])
    for place, env in enumerate(several.envs):
        state = env.table.state()
        env.table.goes_on_from(env.table.game.resampled(env.seat, "other"))
        assert all(np.array_equal(seen[part][place], own) for part, own in env.table.observation(env.seat).items())
        assert all(np.array_equal(told[name][place], own) for name, own in env.info().items())
        assert not np.array_equal(env.table.state(), state)


def test_it_shows_all_positions() -> None:
    several = SabikaVec(2, bots="random", render_mode="ansi")
    several.reset(seed=1)
    shown: Any = several.render()
    assert [text.startswith("<alhambra, 3 players") for text in shown] == [True, True]
    assert SabikaVec(2, bots="random").render() is None


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="At least one game is played at once, not 0"):
        SabikaVec(0)
    with pytest.raises(BadInput, match="2 games need as many seeds, not 3"):
        SabikaVec(2).reset(seed=[1, 2, 3])
