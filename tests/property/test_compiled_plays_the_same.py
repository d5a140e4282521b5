"""Fifty random games end as they always did, in the plain and in the compiled build.

Where a game is meant to change, `PYTHONPATH=src:tests python -m property.test_compiled_plays_the_same` writes the file
of digests again.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import sabika
from property.random_games import MOST_DECISIONS, STYLES, TABLES, Picks, choose, in_order
from sabika.rules.palace.game import PalaceGame

GOLDEN = Path(__file__).with_name("golden_games.json")
GAMES_PER_TABLE = 5


def played(players: int, edition: str, number: int) -> PalaceGame:
    """One of the games, to its end."""
    game = sabika.new_game(players=players, seed=f"golden {number}", edition=edition)
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
    games = [played(players, edition, number) for number in range(GAMES_PER_TABLE)]
    return [{"actions": len(game.log), "points": game.points, "digest": digest(game)} for game in games]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_games_end_as_they_always_did(players: int, edition: str) -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert outcomes(players, edition) == golden[f"{players} players, {edition}"]


def test_every_golden_game_is_played() -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert list(golden) == [f"{players} players, {edition}" for players, edition in TABLES]
    assert all(len(games) == GAMES_PER_TABLE for games in golden.values())


if __name__ == "__main__":
    tables = {f"{players} players, {edition}": outcomes(players, edition) for players, edition in TABLES}
    GOLDEN.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")
