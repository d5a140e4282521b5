"""Sabika: Alhambra and its family, to play, to simulate and to build upon.

>>> import sabika
>>> game = sabika.new_game(players=3, seed="granada")
>>> while not game.over:
...     events = game.apply(game.legal_actions[0])
>>> game.points
"""

from sabika.library import new_game

__all__ = ["new_game"]
