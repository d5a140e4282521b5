"""Random games of Roll & Write that are the same on every machine, and the tables they are played at."""

from collections import Counter
from collections.abc import Iterator, Sequence

import sabika
from oracles import roll_and_write as oracle
from property.random_games import STYLES, Picks, choose, times
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import dice_of

Table = tuple[int, dict[str, str]]
SOLO: list[Table] = [(1, {"dummies": dummies, "goal": goal}) for dummies in "234" for goal in ("points", "beat")]
TABLES: list[Table] = [*SOLO, (1, {}), *((players, dict[str, str]()) for players in (2, 2, 3, 3, 4, 5))]
MOST_DECISIONS = 500
"""No game is longer: 60 turns, in each of them one decision to act, two after it, and coins that were earned before."""


def new_game(table: Table, seed: str) -> SheetGame:
    return sabika.new_game("roll-and-write", players=table[0], seed=seed, options=table[1])


def games(number: int, name: str) -> Iterator[tuple[SheetGame, Picks, str]]:
    """Fresh games over all tables and styles in turn, with the picks and the style to play them."""
    for index in range(times(number)):
        yield new_game(TABLES[index % len(TABLES)], f"{name} {index}"), Picks(index), STYLES[index % len(STYLES)]


def decisions(game: SheetGame, picks: Picks, style: str) -> Iterator[SheetGame]:
    """The game at each of its decisions, and at its end. It is always the same object: copy what you keep."""
    yield game
    while not game.over:
        assert len(game.log) < MOST_DECISIONS
        game.apply(choose(game.options(), picks, style))
        yield game


def moments(number: int, name: str, one_in: int) -> Iterator[SheetGame]:
    """Games at random moments, about one decision in `one_in`, and at each game's end."""
    for game, picks, style in games(number, name):
        when = Picks(one_in)
        for now in decisions(game, picks, style):
            if now.over or when.below(one_in) == 0:
                yield now


def cells(game: SheetGame, seat: int) -> set[oracle.Cell]:
    return {dice_of(cell) for cell in game.players[seat].cells()}


def pair(dice: tuple[int, ...]) -> oracle.Pair:
    first, second = dice
    return first, second


def counts(game: SheetGame) -> list[Counter[str]]:
    """How many buildings of each kind each side has."""
    kinds = game.sheet.kinds
    seats = [Counter(kinds[game.sheet.kind[cell]] for cell in player.cells()) for player in game.players]
    return seats + [Counter(dict(zip(kinds, ticks, strict=True))) for ticks in game.dummies]


def added_up(terms: Sequence[Term], sides: int) -> list[int]:
    return [sum(term.points for term in terms if term.side == side) for side in range(sides)]
