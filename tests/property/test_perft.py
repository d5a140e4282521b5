"""How many sequences of actions there are: typed-in counts from fixed positions, the first ones by the oracles.

A change of any rule, of a deal or of what can be chosen when changes some of these numbers.
"""

from typing import NamedTuple

import pytest

import sabika
from property import by_the_oracles
from property.random_games import Picks, choose, in_order
from sabika.rules.palace.game import PalaceGame


class Position(NamedTuple):
    """A deal, how many actions are played from it, and the number of sequences of 1, 2, 3, ... actions from there."""

    players: int
    edition: str
    seed: str
    played: int
    counts: tuple[int, ...]


POSITIONS = [
    Position(2, "2003", "perft 2 2003", 0, (6, 35, 180, 845, 4171)),
    Position(2, "2003", "perft 2 2003", 60, (9, 90, 1031, 11692)),
    Position(2, "2003", "perft 2 2003", 148, (11, 81, 292, 3796)),
    Position(2, "2003", "perft 2 2003", 170, (12, 78, 390, 0, 0)),
    Position(2, "2020", "perft 2 2020", 1, (6, 22, 110, 430, 2518)),
    Position(2, "2020", "perft 2 2020", 20, (1, 6, 30, 210, 1994)),
    Position(2, "2020", "perft 2 2020", 120, (11, 107, 1354, 16162)),
    Position(2, "2020", "perft 2 2020", 182, (13, 131, 2290, 29640)),
    Position(3, "2003", "perft 3 2003", 0, (6, 25, 114, 538, 2005)),
    Position(3, "2003", "perft 3 2003", 60, (4, 28, 196, 1608, 12204)),
    Position(3, "2003", "perft 3 2003", 228, (9, 74, 848, 9530)),
    Position(3, "2003", "perft 3 2003", 250, (7, 25, 125, 0, 0)),
    Position(3, "2020", "perft 3 2020", 1, (1, 3, 18, 84, 391)),
    Position(3, "2020", "perft 3 2020", 20, (1, 6, 48, 336, 2118)),
    Position(3, "2020", "perft 3 2020", 120, (10, 110, 1192, 13731)),
    Position(3, "2020", "perft 3 2020", 253, (12, 144, 1599, 27161)),
    Position(4, "2003", "perft 4 2003", 0, (5, 21, 90, 439, 1781)),
    Position(4, "2003", "perft 4 2003", 60, (6, 45, 291, 2430, 15650)),
    Position(4, "2003", "perft 4 2003", 234, (17, 156, 1776)),
    Position(4, "2003", "perft 4 2003", 256, (2, 8, 56, 0, 0)),
    Position(4, "2020", "perft 4 2020", 1, (1, 4, 24, 164, 808)),
    Position(4, "2020", "perft 4 2020", 20, (2, 14, 96, 692, 5152)),
    Position(4, "2020", "perft 4 2020", 120, (2, 20, 274, 2346, 23836)),
    Position(4, "2020", "perft 4 2020", 252, (12, 135, 1716, 16674)),
    Position(5, "2003", "perft 5 2003", 0, (7, 30, 158, 837, 3945)),
    Position(5, "2003", "perft 5 2003", 60, (2, 8, 48, 256, 1408)),
    Position(5, "2003", "perft 5 2003", 218, (9, 20, 102, 1152, 22348)),
    Position(5, "2003", "perft 5 2003", 240, (3, 3, 6, 0, 0)),
    Position(5, "2020", "perft 5 2020", 1, (1, 2, 12, 56, 288)),
    Position(5, "2020", "perft 5 2020", 20, (6, 37, 244, 1477, 9840)),
    Position(5, "2020", "perft 5 2020", 120, (1, 2, 22, 156, 1322)),
    Position(5, "2020", "perft 5 2020", 249, (2, 18, 42, 108, 864)),
    Position(6, "2003", "perft 6 2003", 0, (4, 24, 88, 368, 1616)),
    Position(6, "2003", "perft 6 2003", 60, (1, 8, 56, 517, 3798)),
    Position(6, "2003", "perft 6 2003", 212, (9, 99, 1089, 8100)),
    Position(6, "2003", "perft 6 2003", 234, (4, 12, 60, 0, 0)),
    Position(6, "2020", "perft 6 2020", 1, (1, 7, 25, 166, 682)),
    Position(6, "2020", "perft 6 2020", 20, (1, 4, 28, 184, 1028)),
    Position(6, "2020", "perft 6 2020", 120, (1, 9, 51, 338, 3393)),
    Position(6, "2020", "perft 6 2020", 248, (11, 101, 1202, 6709)),
]


def reached(position: Position) -> PalaceGame:
    """The game at this position."""
    game = sabika.new_game(players=position.players, seed=position.seed, edition=position.edition)
    picks = Picks(position.players)
    for _ in range(position.played):
        game.apply(choose(in_order(game), picks, "builder"))
    return game


def sequences(game: PalaceGame, length: int) -> int:
    """The number of sequences of so many legal actions."""
    if length == 1:
        return len(game.options())
    total = 0
    for action in game.options():
        after = game.copy()
        after.play(action)
        total += sequences(after, length - 1)
    return total


def sequences_by_the_oracles(game: PalaceGame, length: int) -> int:
    """The same, with the oracles saying what is legal at each point."""
    options = by_the_oracles.options(game)
    if length == 1:
        return len(options)
    total = 0
    for text in options:
        after = game.copy()
        after.apply(after.parse(text))
        total += sequences_by_the_oracles(after, length - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.seed}-{position.played}")
def test_number_of_sequences(position: Position) -> None:
    game = reached(position)
    assert tuple(sequences(game, length) for length in range(1, len(position.counts) + 1)) == position.counts


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.seed}-{position.played}")
def test_the_oracles_count_the_same(position: Position) -> None:
    """Two actions deep from a deal, one from later positions, where the oracles are slow."""
    game = reached(position)
    for length in (1, 2) if position.played < 10 else (1,):
        assert sequences_by_the_oracles(game, length) == position.counts[length - 1]
