"""Positions as the network sees them, and weights to look at them with."""

import numpy as np

import sabika
from property.random_games import Picks
from sabika.batch.network import Sight, Widths, new_weights
from sabika.batch.numbering import numbers_of
from sabika.encoding import encoder_for
from sabika.rules.palace.building import Build

SMALL = Widths(position=16, cell=4, place=6, option=8)


def weights_of(players: int) -> dict[str, np.ndarray]:
    """Weights that prefer something."""
    chance = np.random.default_rng(players)
    return {
        name: own + 0.2 * chance.normal(size=own.shape).astype(np.float32)
        for name, own in new_weights(players, 1, SMALL).items()
    }


def sights(players: int) -> tuple[Sight, list[list[tuple[int, ...]]]]:
    """Positions of a random game as a seat sees them, and the numbers of the places where its tile can be built."""
    game = sabika.new_game(players=players, seed="network")
    encoder = encoder_for(game.setup)
    picks = Picks(3)
    planes, vectors, named, places = [], [], [], []
    while not game.over:
        seat = game.asked()
        view, builds = game.view(seat), [option for option in game.options() if isinstance(option, Build)]
        tile = builds[0].tile if builds else 0
        planes.append(np.frombuffer(encoder.grids(view), np.uint8).reshape(-1, 25, 25)[: len(encoder.planes)])
        vectors.append(np.frombuffer(encoder.vector(view), np.int16) / np.array(encoder.most))
        named.append(np.arange(54) == tile - 2)
        places.append([numbers_of(game, option) for option in builds if option.tile == tile])
        game.apply(picks.one_of(game.options()))
    found = [np.stack(own).astype(np.float32) for own in (planes, vectors, named)]
    return Sight(*found), places
