"""The PettingZoo environment: its own checkers, numbers of options, rewards, and nothing hidden."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from encoding.positions import TABLES
from sabika.envs import SabikaAEC
from sabika.envs.table import EnvTable
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play_to_the_end(env: SabikaAEC, chance: Random) -> dict[str, float]:
    """What each agent was rewarded in all."""
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        gained[agent] += reward
        env.step(None if terminated else chance.randrange(int(observation["action_mask"].sum())))
    return gained


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_checker_of_pettingzoo_finds_nothing(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SabikaAEC(name, players=players), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_it_finds_nothing_with_all_modules(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SabikaAEC(name, players=4, modules=GAMES[name].modules), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


def test_equal_seeds_give_equal_games() -> None:
    seed_test(lambda: SabikaAEC("alhambra", players=3), num_cycles=100)


def test_other_seeds_give_other_games() -> None:
    env = SabikaAEC("alhambra", players=3)
    seen = set()
    for seed in range(5):
        env.reset(seed=seed)
        seen.add(env.last()[0]["vector"].tobytes())
    assert len(seen) == 5


@pytest.mark.parametrize("name", list(GAMES))
def test_rewards_are_the_margin_the_win_or_the_points(name: str) -> None:
    for reward in ("margin", "win", "points"):
        env = SabikaAEC(name, players=2, reward=reward)
        env.reset(seed=11)
        gained = play_to_the_end(env, Random(4))
        game = env.table.game
        for seat, agent in enumerate(env.possible_agents):
            others = [own for side, own in enumerate(game.points) if side != seat]
            expected = {
                "margin": game.points[seat] - max(others),
                "win": (seat in game.winners()) / max(len(game.winners()), 1),
                "points": game.points[seat],
            }
            assert gained[agent] == expected[reward]


def test_a_player_alone_is_rewarded() -> None:
    env = SabikaAEC("roll-and-write", players=1, reward="points")
    env.reset(seed=1)
    assert play_to_the_end(env, Random(1)) == {"seat_0": env.table.game.points[0]}


def test_a_number_that_is_no_option_is_refused_with_a_sentence() -> None:
    env = SabikaAEC("alhambra", players=3)
    env.reset(seed=1)
    last = len(env.notations()) - 1
    for number in (last + 1, -1, 255):
        with pytest.raises(BadInput, match=f"There is no option {number}: they go from 0 to {last} now."):
            env.step(number)
    assert not env.table.game.log
    env.step(last)
    assert env.table.game.log


@pytest.mark.parametrize("illegal", ["refuse", "fold"])
def test_what_is_no_number_is_refused_with_a_sentence(illegal: str) -> None:
    table = EnvTable("alhambra", players=3, illegal=illegal)
    table.begin("numbers")
    nonsense: list[Any] = [0.5, 1.0, "0", np.array([1]), np.float32(1)]
    for number in nonsense:
        with pytest.raises(BadInput, match="An option is chosen by its number, not by "):
            table.action(number)
    whole: list[Any] = [1, np.int64(1), np.array(1)]
    for number in whole:
        assert table.action(number) == table.offered()[1]


def test_nothing_is_decided_before_a_game_begins_or_after_it() -> None:
    env = SabikaAEC("roll-and-write", players=1)
    for _ in range(2):
        for asked_too_early in (env.last, lambda: env.step(0)):
            with pytest.raises(BadInput, match=r"No game is being played\. Call reset first\."):
                asked_too_early()
        env.reset(seed=1)
        play_to_the_end(env, Random(1))


def test_it_is_folded_for_who_wants_it() -> None:
    env = SabikaAEC("alhambra", players=3, illegal="fold")
    env.reset(seed=1)
    wanted = env.notations()[1]
    env.step(len(env.notations()) + 1)
    game = env.table.game
    assert game.notation(game.log[-1]) == wanted


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 9}, "players"),
        ({"reward": "gold"}, "There is no reward 'gold'. The rewards are: margin, win, points."),
        ({"illegal": "ignore"}, "Illegal actions are handled by: refuse, fold, not 'ignore'."),
        ({"render_mode": "human"}, "can be shown as ansi"),
        ({"size": 0}, "at least one option"),
        ({"size": "a"}, "at least one option"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(mistake: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        SabikaAEC(**mistake)


def test_the_numbers_are_those_of_the_notations_and_rows() -> None:
    env = SabikaAEC("combined", players=3)
    env.reset(seed=5)
    chance = Random(2)
    for _ in range(200):
        observation, _, over, _, _ = env.last()
        if over:
            break
        mask = observation["action_mask"]
        assert mask.sum() == len(env.notations())
        assert not mask[len(env.notations()) :].any()
        assert observation["options"][: mask.sum()].any(axis=1).all()
        assert not observation["options"][mask.sum() :].any()
        number = chance.randrange(int(mask.sum()))
        wanted = env.notations()[number]
        env.step(number)
        assert env.table.game.notation(env.table.game.log[-1]) == wanted


def test_more_options_than_fit_are_left_out() -> None:
    """The first ones stay, and their numbers are the same as with room for all."""
    small = EnvTable("alhambra", players=2, size=4)
    large = EnvTable("alhambra", players=2, size=1000)
    for table in (small, large):
        table.begin("few")
    assert len(small.notations()) == 4 < len(large.notations())
    assert small.notations() == large.notations()[:4]
    assert small.observation(small.game.asked())["action_mask"].tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_agent_observes_what_is_hidden_from_it(name: str, players: int) -> None:
    """The same observation whatever the others hold and whatever is drawn next; the state tells them apart."""
    table = EnvTable(name, players=players, modules=GAMES[name].modules)
    table.begin("leak")
    chance = Random(players)
    apart = 0
    for number in range(120):
        if table.game.over:
            break
        if number % 30 == 7:
            game = table.game
            for seat in range(players):
                seen = table.observation(seat)
                state = table.state()
                table.goes_on_from(game.resampled(seat, "other"))
                assert all(np.array_equal(seen[part], found) for part, found in table.observation(seat).items())
                apart += not np.array_equal(state, table.state())
                table.goes_on_from(game)
        table.play(chance.choice(table.offered()))
    assert apart or name == "roll-and-write"


def test_it_shows_the_position() -> None:
    env = SabikaAEC("granada", players=2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown.startswith("<granada, 2 players")
    assert env.notations()[0] in shown
    assert SabikaAEC("granada", players=2).render() is None
