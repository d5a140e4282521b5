"""Random games of every kind, as the tests of the wire play them."""

from collections.abc import Iterator
from typing import NamedTuple

import sabika
from property.random_games import STYLES, Picks, choose, times
from sabika.library import GAMES, Kind
from sabika.rules.core.game import Game


class Table(NamedTuple):
    """What is played."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()


def module_sets(kind: Kind) -> list[tuple[str, ...]]:
    """No module, each alone, all together, and what is left without each."""
    alone = [(name,) for name in kind.modules]
    without = [tuple(other for other in kind.modules if other != name) for name in kind.modules]
    return list(dict.fromkeys([(), *alone, kind.modules, *without]))


def tables() -> list[Table]:
    """Every game with its sets of modules, over all numbers of players in turn, and every choice of its options."""
    found: list[Table] = []
    for kind in GAMES.values():
        for index, modules in enumerate(module_sets(kind)):
            found.append(Table(kind.name, kind.players[index % len(kind.players)], modules))
        found += [Table(kind.name, players) for players in kind.players]
        # Some options are for the fewest players only.
        for name, values in kind.options.items():
            found += [Table(kind.name, kind.players[0], (), ((name, value),)) for value in values]
        if kind.modules:
            found.append(Table(kind.name, kind.players[0], kind.modules))
    return list(dict.fromkeys(found))


TABLES = tables()


def new_game(table: Table, seed: str) -> Game:
    return sabika.new_game(
        table.game, players=table.players, seed=seed, modules=table.modules, options=dict(table.options)
    )


def decisions(table: Table, seed: str) -> Iterator[Game]:
    """A random game at each of its decisions, and at its end. It is always the same object: copy what you keep."""
    game = new_game(table, seed)
    number = sum(map(ord, f"{table} {seed}"))
    picks = Picks(number)
    yield game
    while not game.over:
        game.apply(choose(game.options(), picks, STYLES[number % len(STYLES)]))
        yield game


def moments(seed: str, one_in: int) -> Iterator[Game]:
    """Games of all tables at random moments, about one decision in `one_in`, and at each game's beginning and end."""
    for number in range(times(1)):
        for table in TABLES:
            when = Picks(one_in)
            for now in decisions(table, f"{seed} {number}"):
                if not now.log or now.over or when.below(one_in) == 0:
                    yield now


def viewers(game: Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.setup.players), None]
