"""The front door for programs."""

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
