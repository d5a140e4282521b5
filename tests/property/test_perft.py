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
    Position(2, "2003", "perft 2 2003", 0, (6, 35, 181, 855, 4263)),
    Position(2, "2003", "perft 2 2003", 60, (9, 90, 1031, 11692)),
    Position(2, "2003", "perft 2 2003", 148, (11, 145, 1896, 32364)),
    Position(2, "2003", "perft 2 2003", 175, (16, 158, 708, 0, 0)),
    Position(2, "2020", "perft 2 2020", 1, (6, 22, 112, 442, 2612)),
    Position(2, "2020", "perft 2 2020", 20, (3, 21, 120, 951, 6276)),
    Position(2, "2020", "perft 2 2020", 120, (11, 141, 1908, 28975)),
    Position(2, "2020", "perft 2 2020", 159, (12, 132, 2189, 30633)),
    Position(3, "2003", "perft 3 2003", 0, (6, 25, 115, 545, 2047)),
    Position(3, "2003", "perft 3 2003", 60, (4, 28, 196, 1612, 12212)),
    Position(3, "2003", "perft 3 2003", 228, (9, 123, 1432, 16485)),
    Position(3, "2003", "perft 3 2003", 254, (11, 55, 284, 295, 0)),
    Position(3, "2020", "perft 3 2020", 1, (1, 3, 18, 84, 391)),
    Position(3, "2020", "perft 3 2020", 20, (1, 6, 48, 336, 2118)),
    Position(3, "2020", "perft 3 2020", 120, (10, 110, 1192, 13731)),
    Position(3, "2020", "perft 3 2020", 253, (12, 144, 1599, 27161)),
    Position(4, "2003", "perft 4 2003", 0, (5, 21, 90, 439, 1781)),
    Position(4, "2003", "perft 4 2003", 60, (6, 45, 291, 2430, 15650)),
    Position(4, "2003", "perft 4 2003", 234, (10, 207, 2196)),
    Position(4, "2003", "perft 4 2003", 260, (6, 42, 108, 0, 0)),
    Position(4, "2020", "perft 4 2020", 1, (1, 4, 24, 164, 808)),
    Position(4, "2020", "perft 4 2020", 20, (2, 14, 96, 692, 5152)),
    Position(4, "2020", "perft 4 2020", 120, (12, 33, 297, 2151, 12942)),
    Position(4, "2020", "perft 4 2020", 252, (10, 82, 1967, 21507)),
    Position(5, "2003", "perft 5 2003", 0, (7, 30, 159, 844, 3967)),
    Position(5, "2003", "perft 5 2003", 60, (2, 8, 48, 256, 1416)),
    Position(5, "2003", "perft 5 2003", 218, (10, 22, 134, 1508, 29188)),
    Position(5, "2003", "perft 5 2003", 240, (4, 4, 8, 0, 0)),
    Position(5, "2020", "perft 5 2020", 1, (1, 2, 12, 56, 288)),
    Position(5, "2020", "perft 5 2020", 20, (6, 37, 244, 1477, 9840)),
    Position(5, "2020", "perft 5 2020", 120, (1, 2, 22, 156, 1324)),
    Position(5, "2020", "perft 5 2020", 249, (6, 114, 1308, 15468)),
    Position(6, "2003", "perft 6 2003", 0, (4, 24, 88, 372, 1652)),
    Position(6, "2003", "perft 6 2003", 60, (1, 8, 56, 517, 3798)),
    Position(6, "2003", "perft 6 2003", 212, (5, 45, 325, 3285)),
    Position(6, "2003", "perft 6 2003", 235, (4, 12, 84, 0, 0)),
    Position(6, "2020", "perft 6 2020", 1, (1, 8, 29, 198, 830)),
    Position(6, "2020", "perft 6 2020", 20, (1, 4, 28, 184, 1028)),
    Position(6, "2020", "perft 6 2020", 120, (1, 10, 55, 440, 3520)),
    Position(6, "2020", "perft 6 2020", 222, (3, 30, 237, 2451)),
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
