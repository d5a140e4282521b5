"""The front door for programs."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import sabika
from sabika.modules import MODULES
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


def test_a_module_of_another_game_is_refused_in_every_game() -> None:
    for name, kind in sabika.GAMES.items():
        for module in [*MODULES, "nonsense", ""]:
            if module in kind.modules:
                continue
            with pytest.raises(BadInput) as caught:
                sabika.new_game(name, players=3, modules=(module,))
            assert kind.title in str(caught.value)
            assert module in str(caught.value)
    with pytest.raises(BadInput, match=r"^There is no module 'portals' for Granada\. The modules are: "):
        sabika.new_game("granada", players=3, modules=("portals",))


ENORMOUS = 10**5000
"""Python does not write it out."""


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"game": None}, "There is no game None. The games are: alhambra, "),
        ({"game": ["granada"]}, "There is no game ['granada']. The games are: alhambra, "),
        ({"players": "3"}, "The number of players is a whole number such as 3, not '3'."),
        ({"players": 2.0}, "The number of players is a whole number such as 3, not 2.0."),
        ({"players": True}, "The number of players is a whole number such as 3, not True."),
        ({"players": None}, "The number of players is a whole number such as 3, not None."),
        ({"players": ENORMOUS}, "The number of players is a whole number such as 3, not one with too many digits."),
        ({"players": 10**30}, "Alhambra is for 2 to 6 players, not 1000"),
        ({"seed": 1.5}, "A seed is text or a whole number of at most 1000 digits, not 1.5."),
        ({"seed": b"x"}, "A seed is text or a whole number of at most 1000 digits, not b'x'."),
        ({"seed": ENORMOUS}, "A seed is text or a whole number of at most 1000 digits, not one with too many digits."),
        ({"edition": 2020}, "An edition is text such as '2020', not 2020."),
        ({"modules": "huts"}, "Modules are given as a tuple of names: modules=('huts',), not 'huts'."),
        ({"modules": "huts, sites"}, "Modules are given as a tuple of names: modules=('huts', 'sites'), not "),
        ({"modules": {"huts"}}, "Modules are given as a tuple of names, not as {'huts'}."),
        ({"modules": None}, "Modules are given as a tuple of names, not as None."),
        ({"modules": (3,)}, "Modules are given as a tuple of names, not as (3,)."),
        ({"youngest_first": "012"}, "The order of ages is a tuple of seats such as (2, 0, 1), not '012'."),
        ({"youngest_first": (0, 1, "2")}, "The order of ages is a tuple of seats such as (2, 0, 1), not (0, 1, '2')."),
        ({"youngest_first": 2}, "The order of ages is a tuple of seats such as (2, 0, 1), not 2."),
        ({"options": [("scoring", "normal")]}, "Options are a dictionary of texts such as {'scoring': 'simplified'}, "),
        ({"options": "scoring"}, "Options are a dictionary of texts such as {'scoring': 'simplified'}, not 'scoring'."),
        ({"options": {"scoring": 1}}, "Options are a dictionary of texts such as {'scoring': 'simplified'}, not "),
        ({"pieces": 3}, "These are not the pieces of Alhambra. "),
    ],
)
def test_what_has_another_form_is_refused_with_a_sentence(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput) as caught:
        sabika.new_game(**{"players": 3, **given})
    assert str(caught.value).startswith(says)
    assert len(str(caught.value)) < 200


def test_lists_are_as_good_as_tuples(tmp_path: Path) -> None:
    game = sabika.new_game(players=3, seed=7, modules=["huts"], youngest_first=[2, 0, 1])
    assert game.setup == sabika.new_game(players=3, seed=7, modules=("huts",), youngest_first=(2, 0, 1)).setup
    path = tmp_path / "tiles.toml"
    path.write_bytes((files("sabika.components") / "alhambra_tiles.toml").read_bytes())
    assert sabika.load_pieces(path, modules=["huts"]).digest == game.printed().digest


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
