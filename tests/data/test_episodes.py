"""Episodes as a Minari dataset: loaded again, its environment would have shown and rewarded the same."""

import json
from pathlib import Path
from typing import Any

# Minari reads and writes its files with it, and does not bring it.
import minari
import numpy as np
import pytest

from sabika.data.episodes import write_minari
from sabika.envs import SeatEnv
from sabika.record import Record, replay
from sabika.rules.core.errors import BadInput

GAMES = Path(__file__).parents[1] / "records" / "games"
NAME = "alhambra/recorded-v0"


@pytest.fixture(autouse=True)
def datasets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "datasets"))
    return tmp_path / "datasets"


def test_each_seat_is_an_episode_of_the_environment() -> None:
    """It also shows the same with everything hidden from the seat drawn anew."""
    record = Record.read(GAMES / "greedy-2.json")
    told = write_minari(NAME, [GAMES / "greedy-2.json"], 128)
    assert (told.episodes, told.decisions, told.broken) == (2, len(record.actions), [])
    dataset = minari.load_dataset(NAME)
    env: Any = dataset.recover_environment().unwrapped
    assert isinstance(env, SeatEnv)
    assert env.observation_space == dataset.spec.observation_space
    points = replay(record).points
    abouts = list(dataset.storage.get_episode_metadata([0, 1]))
    assert [(about["seat"], about["bot"]) for about in abouts] == [(0, "greedy"), (1, "greedy")]
    table = env.table
    for episode, about in zip(dataset.iterate_episodes(), abouts):
        seat = about["seat"]
        table.begin(record.seed)
        seen = 0
        for text in record.actions:
            if table.game.asked() == seat:
                now = table.observation(seat)
                assert all(np.array_equal(episode.observations[key][seen], now[key]) for key in now)
                if seen % 8 == 3:
                    game = table.game
                    table.goes_on_from(game.resampled(seat, "other"))
                    now = table.observation(seat)
                    assert all(np.array_equal(episode.observations[key][seen], now[key]) for key in now)
                    table.goes_on_from(game)
                assert table.notations()[episode.actions[seen]] == text
                seen += 1
            table.play(table.game.parse(text))
        assert seen == len(episode.actions) == len(episode.observations["vector"]) - 1
        assert episode.rewards[-1] == points[seat] - max(own for side, own in enumerate(points) if side != seat)
        assert not episode.rewards[:-1].any()
        assert episode.terminations.tolist() == [False] * (seen - 1) + [True]
        assert not episode.truncations.any()


def test_a_game_that_was_broken_off_is_truncated(tmp_path: Path) -> None:
    text = json.loads((GAMES / "random-3.json").read_text("utf-8"))
    text["actions"], text["result"] = text["actions"][:40], None
    (tmp_path / "half.json").write_text(json.dumps(text), "utf-8")
    write_minari(NAME, [tmp_path / "half.json"], 128)
    for episode in minari.load_dataset(NAME).iterate_episodes():
        assert episode.truncations[-1]
        assert not episode.terminations.any()
        assert not episode.rewards.any()


def test_games_of_another_table_are_left_out() -> None:
    told = write_minari(NAME, [GAMES / "greedy-3.json", GAMES / "greedy-2.json"], 128)
    assert told.episodes == 3
    [sentence] = told.broken
    assert sentence.endswith(
        "greedy-2.json: It is of another table than the first record. A dataset has games of one table."
    )


def test_too_few_options_are_told_and_leave_nothing_behind(datasets: Path) -> None:
    with pytest.raises(BadInput, match=r"greedy-2\.json: In decision \d+, 1 options are offered, .* larger --size\."):
        write_minari(NAME, [GAMES / "greedy-2.json"], 1)
    assert not (datasets / NAME).exists()


def test_games_by_earlier_rules_are_left_out(datasets: Path) -> None:
    old = next((GAMES.parent / "version-1").rglob("*.json"))
    with pytest.raises(BadInput, match=r"It was played by version 1 of the rules, but environments play by version 2"):
        write_minari(NAME, [old], 256)


@pytest.mark.parametrize("name", ["", "a b", "../v0"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="is no name of a dataset"):
        write_minari(name, [GAMES / "greedy-2.json"], 256)


def test_a_dataset_is_never_overwritten() -> None:
    write_minari(NAME, [GAMES / "roll-and-write-2.json"], 64)
    with pytest.raises(BadInput, match="is already there"):
        write_minari(NAME, [GAMES / "roll-and-write-2.json"], 64)
