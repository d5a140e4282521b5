"""Recorded games that must replay to the same end, whatever is changed underneath.

They are recorded anew, after a change of the deal or of the format, with `pytest tests/records --record-games`.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from records.playing import played_by
from sabika.record import Record, Result, replay, verify

GAMES = Path(__file__).parent / "games"

# File name: bots by seat, edition. The seed is the name. These are games of Alhambra.
TABLES = {
    "random-2": (("random",) * 2, "2003"),
    "random-3": (("random",) * 3, "2003"),
    "random-4-edition-2020": (("random",) * 4, "2020"),
    "random-5": (("random",) * 5, "2003"),
    "random-6-edition-2020": (("random",) * 6, "2020"),
    "greedy-2": (("greedy",) * 2, "2003"),
    "greedy-2-edition-2020": (("greedy",) * 2, "2020"),
    "greedy-3": (("greedy",) * 3, "2003"),
    "greedy-3-edition-2020": (("greedy",) * 3, "2020"),
    "greedy-4": (("greedy",) * 4, "2003"),
    "greedy-5-edition-2020": (("greedy",) * 5, "2020"),
    "greedy-6": (("greedy",) * 6, "2003"),
    "mixed-2": (("greedy", "random"), "2003"),
    "mixed-4": (("greedy", "random", "random", "greedy"), "2003"),
}


class Other(NamedTuple):
    """A game that is not Alhambra."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    modules: tuple[str, ...] = ()


NORMAL = {"scoring": "normal", "turning": "money"}
SIMPLIFIED = {"scoring": "simplified", "turning": "money"}
BY_CARD = {"scoring": "normal", "turning": "card"}
OTHERS = {
    "granada-2": Other("granada", ("random",) * 2, NORMAL),
    "granada-3-card": Other("granada", ("random",) * 3, BY_CARD),
    "granada-4-simplified-vizier": Other("granada", ("random",) * 4, SIMPLIFIED, ("vizier",)),
    "combined-2-exchange": Other("combined", ("random",) * 2, NORMAL, ("exchange",)),
    "combined-3-simplified": Other("combined", ("random",) * 3, SIMPLIFIED),
    "roll-and-write-1-beat": Other("roll-and-write", ("random",), {"dummies": "3", "goal": "beat"}),
    "roll-and-write-2": Other("roll-and-write", ("random",) * 2, {}),
    "roll-and-write-5": Other("roll-and-write", ("random",) * 5, {}),
}
ALL = [*TABLES, *OTHERS]


@pytest.fixture(autouse=True, scope="module")
def recorded_anew(request: pytest.FixtureRequest) -> None:
    # The option is only known when this folder is named on the command line.
    if request.config.getoption("--record-games", default=False):
        for name, (bots, edition) in TABLES.items():
            played_by(bots, name, edition).write(GAMES / f"{name}.json", overwrite=True)
        for name, table in OTHERS.items():
            record(name, table)


def record(name: str, table: Other) -> None:
    played = played_by(table.bots, name, game_name=table.game, modules=table.modules, options=table.options)
    played.write(GAMES / f"{name}.json", overwrite=True)


def test_every_table_has_its_file() -> None:
    assert sorted(path.stem for path in GAMES.iterdir()) == sorted(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_recorded_game_replays_to_its_recorded_result(name: str) -> None:
    record = Record.read(GAMES / f"{name}.json")
    game = replay(record)
    assert game.over
    assert Result.of(game) == record.result
    assert verify(record).problems == []


@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_game_is_the_one_its_name_says(name: str) -> None:
    bots, edition = TABLES[name]
    record = Record.read(GAMES / f"{name}.json")
    assert (record.seed, record.edition) == (name, edition)
    assert tuple(player.bot for player in record.players) == bots


@pytest.mark.parametrize("name", ALL)
def test_the_layout_of_the_file_is_the_one_that_is_written_today(name: str) -> None:
    text = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("name", OTHERS)
def test_another_recorded_game_is_the_one_its_name_says(name: str) -> None:
    table = OTHERS[name]
    record = Record.read(GAMES / f"{name}.json")
    assert (record.game, record.seed, record.edition) == (table.game, name, "")
    assert (record.options, tuple(record.modules)) == (table.options, table.modules)
    assert tuple(player.bot for player in record.players) == table.bots


@pytest.mark.parametrize("name", ALL)
def test_the_scorings_in_the_file_add_up_to_the_points(name: str) -> None:
    result = json.loads((GAMES / f"{name}.json").read_bytes())["result"]
    by_scoring = [scoring["points"] for scoring in result["scorings"]]
    assert [sum(points) for points in zip(*by_scoring, strict=True)] == result["points"]


def test_the_recorded_games_use_every_kind_of_action() -> None:
    verbs = {action.split()[0] for path in GAMES.iterdir() for action in Record.read(path).actions}
    assert verbs >= {"take", "buy", "pay", "build", "reserve", "remove", "swap", "give", "turn", "stop"}
    assert verbs >= {"earn", "keep", "decline"}
