"""Seventy random games end as they always did, in the plain and in the compiled build.

Where a game is meant to change, `pytest tests/records --record-games` writes the file of digests again.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import sabika
from property.random_games import GAMES, MOST_DECISIONS, STYLES, TABLES, Picks, choose, dealt, in_order
from sabika.rules.palace.game import PalaceGame

GOLDEN = Path(__file__).with_name("golden_games.json")
GAMES_PER_TABLE = 5
OTHER_GAMES = GAMES[1:]
PER_GAME = 10
"""Over all numbers of players, both ways to score Granada and to pay for turning its tiles, and its modules."""


def played(players: int, edition: str, number: int) -> PalaceGame:
    """One of the games of Alhambra, to its end."""
    return played_on(sabika.new_game(players=players, seed=f"golden {number}", edition=edition), number)


def played_on(game: PalaceGame, number: int) -> PalaceGame:
    picks = Picks(number)
    while not game.over:
        assert len(game.log) < MOST_DECISIONS
        game.play(choose(in_order(game), picks, STYLES[number % len(STYLES)]))
    return game


def digest(game: PalaceGame) -> str:
    """Every action in notation, and the points."""
    lines = [game.notation(action) for action in game.log]
    return sha256("\n".join([*lines, *map(str, game.points)]).encode()).hexdigest()


def outcomes(players: int, edition: str) -> list[dict[str, object]]:
    """How the games of a table end."""
    return [outcome(played(players, edition, number)) for number in range(GAMES_PER_TABLE)]


def outcomes_of(name: str) -> list[dict[str, object]]:
    """How the games with Granada end."""
    return [outcome(played_on(dealt("golden", number, game=name), number)) for number in range(PER_GAME)]


def outcome(game: PalaceGame) -> dict[str, object]:
    return {"actions": len(game.log), "points": game.points, "digest": digest(game)}


@pytest.fixture(autouse=True, scope="module")
def recorded_anew(request: pytest.FixtureRequest) -> None:
    # The option is only known when this folder is named on the command line.
    if request.config.getoption("--record-games", default=False):
        tables = {f"{players} players, {edition}": outcomes(players, edition) for players, edition in TABLES}
        tables |= {name: outcomes_of(name) for name in OTHER_GAMES}
        GOLDEN.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_games_end_as_they_always_did(players: int, edition: str) -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert outcomes(players, edition) == golden[f"{players} players, {edition}"]


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_games_with_granada_end_as_they_always_did(name: str) -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert outcomes_of(name) == golden[name]


def test_every_golden_game_is_played() -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert list(golden) == [*(f"{players} players, {edition}" for players, edition in TABLES), *OTHER_GAMES]
    numbers = [len(games) for games in golden.values()]
    assert numbers == [GAMES_PER_TABLE] * len(TABLES) + [PER_GAME] * len(OTHER_GAMES)
