"""A whole game of each kind against bots, by clicking."""

from collections.abc import Callable
from typing import Any

import pytest

from e2e.people import Person
from e2e.playing import Player, SheetPlayer
from e2e.tables import Tables, finished, late_moment, take_seat

Somebody = Callable[..., Person]


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "alhambra", "players": 3},
        {"game": "granada", "players": 2},
        {"game": "combined", "players": 3},
    ],
    ids=lambda setup: setup["game"],
)
def test_a_palace_game_to_its_end(somebody: Somebody, tables: Tables, setup: dict[str, Any]) -> None:
    played = finished(**setup)
    seated = tables.going_on(played, late_moment(played, 18, "buy"))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    player = Player(person.page)
    player.play_to_the_end()
    assert {"primary", "cell"} <= set(player.clicked), player.clicked
    assert tables.look(seated)["status"] == "over"


@pytest.mark.parametrize(("players", "left"), [(1, 4), (3, 9)])
def test_roll_and_write_to_its_end(somebody: Somebody, tables: Tables, players: int, left: int) -> None:
    played = finished(game="roll-and-write", players=players)
    seated = tables.going_on(played, late_moment(played, left, "build"))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    player = SheetPlayer(person.page)
    player.play_to_the_end()
    assert {"primary", "cell"} <= set(player.clicked), player.clicked
    assert tables.look(seated)["status"] == "over"
