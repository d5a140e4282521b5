"""The front door for programs."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import sabika
from sabika.rules.core.errors import BadInput


def test_a_seed_gives_the_same_game_as_text_or_number() -> None:
    assert sabika.new_game(players=3, seed=7).yard == sabika.new_game(players=3, seed="7").yard


def test_without_a_seed_every_game_is_another() -> None:
    assert sabika.new_game(players=3).setup.seed != sabika.new_game(players=3).setup.seed


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 6 players"):
        sabika.new_game(players=players)


def test_unknown_game_edition_and_ages_are_refused() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        sabika.new_game("chess", players=3)
    with pytest.raises(BadInput, match="no edition '1999'"):
        sabika.new_game(players=3, edition="1999")
    with pytest.raises(BadInput, match="order of ages"):
        sabika.new_game(players=3, youngest_first=(0, 1, 1))


def test_a_seed_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadInput, match="seed"):
        sabika.new_game(players=3, seed="\udcff")


def test_every_game_says_what_a_table_can_choose() -> None:
    assert [kind.name for kind in sabika.GAMES.values()] == list(sabika.GAMES)
    for name, kind in sabika.GAMES.items():
        for players in (kind.players[0], kind.players[-1]):
            options = {option: values[-1] for option, values in kind.options_for(players).items()}
            game = sabika.new_game(
                name, players=players, seed="x", edition=kind.editions[-1], modules=kind.modules, options=options
            )
            assert dict(game.setup.options) == options
            assert game.printed().kinds == kind.pieces().kinds
        for players in (kind.players[0] - 1, kind.players[-1] + 1):
            with pytest.raises(BadInput, match="players"):
                sabika.new_game(name, players=players)


def test_corrected_pieces_are_loaded_by_name_or_path(tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_bytes((files("sabika.components") / "alhambra_tiles.toml").read_bytes())
    assert sabika.load_pieces(path).digest == sabika.load_pieces(str(path)).digest


def test_every_exported_name_is_there() -> None:
    assert sorted(sabika.__all__, key=lambda name: (not name.isupper(), name)) == sabika.__all__
    assert all(hasattr(sabika, name) for name in sabika.__all__)


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("take denar-2 denar-3", {"cards"}),
        ("buy 2", {"space"}),
        ("pay denar-2 denar-3", {"cards"}),
        ("build tower-9-ES 1,0", {"tile", "cell"}),
        ("reserve tower-9-ES", {"tile"}),
        ("remove 1,0", {"cell"}),
        ("swap tower-9-ES 1,0", {"tile", "cell"}),
        ("give tower-9-ES", {"tile"}),
        ("pass", set()),
    ],
)
def test_an_action_says_what_it_is_about(text: str, about: set[str]) -> None:
    game = sabika.new_game(players=2, seed="x")
    action = game.parse(text)
    assert action.verb == text.split()[0]
    assert {name for name in ("cards", "space", "tile", "cell") if hasattr(action, name)} == about
    assert game.notation(action) == text


def test_the_library_loads_nothing_of_the_terminal() -> None:
    heavy = ("asyncio", "fluent", "multiprocessing", "rich", "textual", "typer")
    program = f"import sabika, sys; print([name for name in {heavy} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert told.stdout == "[]\n"
