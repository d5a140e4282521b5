"""The numbers of actions: one table, complete and without double meanings, that needs no JAX."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sabika
from batch.lockstep import positions
from property.random_games import Picks, choose
from sabika.batch import tables
from sabika.batch.numbering import (
    ACTIONS,
    CHEAPEST,
    DEAREST,
    FIRST,
    GROUPS,
    PAYMENTS,
    action_of,
    cell_of,
    numbers_of,
    square_of,
)  # fmt: skip
from sabika.components import alhambra_pieces
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.money import payments
from sabika.rules.palace.pieces import DIRECTIONS, START


def test_the_groups_follow_each_other_without_a_gap() -> None:
    assert [FIRST[group.name] for group in GROUPS] == [0, 15, 19, 20, 21, 75, 700, 701, 702]
    assert ACTIONS == 990


def test_the_payments_are_those_of_the_rules_for_any_purse_and_price() -> None:
    possible = {part for price in range(CHEAPEST, DEAREST + 1) for part in payments(int(tables.PURSE), price)}
    assert set(PAYMENTS) == possible
    assert len(PAYMENTS) == len(possible)


def test_the_tiles_are_those_of_the_rules() -> None:
    pieces = alhambra_pieces()
    for tile, piece in enumerate(pieces.all_tiles()):
        assert piece == tile + START + 1
        walls = "".join(side for place, side in enumerate(DIRECTIONS) if tables.WALLS[tile] >> place & 1)
        facts = (pieces.kind[piece], pieces.price[piece], pieces.walls(piece))
        assert (int(tables.KIND[tile]), int(tables.PRICE[tile]), walls) == facts
    assert set(tables.PRICE[:-1].tolist()) == set(range(CHEAPEST, DEAREST + 1))


@pytest.mark.parametrize("players", [2, 4])
def test_numbers_and_actions_belong_to_each_other(players: int) -> None:
    """From a decision to its numbers and back, and no two decisions share them."""
    game = sabika.new_game(players=players, seed="numbers")
    picks = Picks(players)
    verbs = set()
    while not game.over:
        options = game.options()
        numbers = [numbers_of(game, option) for option in options]
        assert len(set(numbers)) == len(options)
        for option, own in zip(options, numbers):
            assert all(0 <= number < ACTIONS for number in own)
            if len(own) == 2:
                named = action_of(game, own[0])
                assert isinstance(named, int)
                assert action_of(game, own[1], named) is option
            else:
                assert action_of(game, own[0]) is option
        verbs |= {option.verb for option in options}
        game.apply(choose(options, picks))
    assert verbs >= {"take", "buy", "pay", "build", "reserve", "remove", "swap", "stop"}
    assert ("give" in verbs) == (players == 2)


def test_only_a_tile_among_several_is_named() -> None:
    """A39 aside: a redesign names its tile first, a single new tile is placed at once."""
    lengths = {len(position.chosen) for position in positions(3, "2003", 1, "builder")}
    assert lengths == {1, 2}


def test_cells_of_the_square_are_those_of_the_rules() -> None:
    assert [square_of(cell_of(place)) for place in range(625)] == list(range(625))
    assert square_of(cell_at(0, 0)) == 312
    with pytest.raises(BadInput, match="outside of the 25 x 25 cells"):
        square_of(cell_at(13, 0))


def test_an_action_of_a_module_has_no_number() -> None:
    class Dance(Action):
        verb = "dance"

    game = sabika.new_game(players=3, seed="numbers")
    with pytest.raises(BadInput, match="no action 'dance'"):
        numbers_of(game, Dance())


@pytest.mark.parametrize("number", [-1, 990, 5000, 0.5])
def test_a_number_that_stands_for_nothing_is_refused(number: Any) -> None:
    game = sabika.new_game(players=3, seed="numbers")
    with pytest.raises(BadInput, match=f"There is no action {number}: their numbers go from 0 to 989"):
        action_of(game, number)


def test_numbers_need_neither_jax_nor_numpy() -> None:
    program = "import sys, sabika.batch.numbering; print(*sorted({'jax', 'numpy'} & set(sys.modules)))"
    path = ":".join(sys.path)
    ran = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == ""


def test_without_the_extra_a_sentence_says_what_to_install(without_extras: None) -> None:
    program = "import sabika.batch\ntry:\n    sabika.batch.Alhambra\nexcept Exception as error:\n    print(error)"
    path = ":".join(sys.path)
    ran = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "A batch of games needs jax and numpy. Install them with: pip install 'sabika[batch]'"


def test_the_table_stands_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs/batch.md").read_text(encoding="utf-8")
    for group in GROUPS:
        numbers = f"{FIRST[group.name]}" + (f"-{FIRST[group.name] + group.size - 1}" if group.size > 1 else "")
        assert f"| `{group.name}` | {numbers} | {group.about} |" in page


def test_every_pattern_of_walls_has_its_tiles() -> None:
    assert sum(bin(int(word)).count("1") for words in tables.WITH_PATTERN for word in words) == 54
    assert np.array_equal(np.bitwise_or.reduce(tables.OF_KIND), tables.ALL_TILES)
