"""Positions of every game, with and without modules, for one to six seats."""

from collections.abc import Iterator

import sabika
from property.random_games import Picks
from sabika.library import GAMES
from sabika.rules.core.game import Game

TABLES = [(name, players) for name, kind in GAMES.items() for players in kind.players]
"""Every game for every number of players."""


def positions(name: str, players: int, *, modules: bool, every: int = 20) -> Iterator[Game]:
    """Some positions of a random game, and its end. It is always the same object."""
    chosen = GAMES[name].modules if modules else ()
    game = sabika.new_game(name, players=players, seed=f"encoding {players}", modules=chosen)
    picks = Picks(players)
    number = 0
    while not game.over:
        if number % every == 0:
            yield game
        game.play(picks.one_of(game.options()))
        number += 1
    yield game
