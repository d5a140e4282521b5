"""The greedy player of batches chooses as the bot does, nearly always."""

from collections import Counter
from random import Random

import jax
import numpy as np

import sabika
from sabika.batch import Alhambra
from sabika.batch.greedy import all_purses, greedy_policy
from sabika.batch.numbering import numbers_of
from sabika.batch.positions import state_of
from sabika.bots import bot_named
from sabika.bots.palace.money import purse_worth
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import payments, purse_total


def test_purses_are_worth_what_the_bot_thinks() -> None:
    game = sabika.new_game(players=3, seed="purses")
    assert isinstance(game, PalaceGame)
    purses = all_purses()
    chance = Random(1)
    for _ in range(200):
        purse, price = chance.getrandbits(18) & chance.getrandbits(18), chance.randint(2, 13)
        assert abs(purses.worth[purse] - purse_worth(purse, game.pieces)) < 1e-4
        if purse_total(purse) < price:
            continue
        left = {own: purse_worth(purse - own, game.pieces) for own in payments(purse, price)}
        exact = [worth for own, worth in left.items() if purse_total(own) == price]
        assert abs(max(exact, default=-1e9) - purses.exact[price, purse]) < 1e-4
        assert abs(max(left.values()) - max(purses.exact[price, purse], purses.over[price, purse])) < 1e-4


def test_it_chooses_as_the_bot_does() -> None:
    bot = bot_named("greedy", "alhambra")
    game = sabika.new_game(players=3, seed="greedy")
    assert isinstance(game, PalaceGame)
    states, chosen, verbs = [], [], []
    while not game.over:
        options = game.options()
        choice = bot.choose(game.view(game.asked()), options, Random(1))
        if len(options) > 1:
            states.append(state_of(game))
            chosen.append(numbers_of(game, choice)[0])
            verbs.append(choice.verb)
        game.apply(choice)
    batch = jax.tree.map(lambda *own: np.stack(own), *states)
    # Compiled quickly rather than well: it runs once.
    quickly = {"xla_backend_optimization_level": 0}
    actions = np.asarray(jax.jit(jax.vmap(greedy_policy(Alhambra(players=3))), compiler_options=quickly)(batch))
    same = Counter(verb for verb, own, other in zip(verbs, chosen, actions) if own == other)
    each = Counter(verbs)
    for verb, least in (("take", 0.95), ("buy", 0.9), ("pay", 0.9), ("build", 0.6)):
        assert same[verb] >= least * each[verb], (verb, same[verb], each[verb])
