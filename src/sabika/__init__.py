"""Sabika: Alhambra and its family, to play, to simulate and to build upon.

>>> import sabika
>>> game = sabika.new_game(players=3, seed="granada")
>>> sorted(game.notation(action) for action in game.legal_actions)
['buy 2', 'take denar-5', 'take denar-8', 'take florin-4', 'take florin-6']
>>> events = game.apply(game.parse("take denar-8"))
>>> events[0]
MoneyTaken(seat=2, cards=(25,))
>>> game.asked()
0

The guide is docs/library.md.
"""

from sabika.library import GAMES, game_from, load_pieces, new_game
from sabika.record import Record, replay, verify
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal, Refused, SabikaError
from sabika.rules.core.game import Game, Setup
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import View
from sabika.rules.palace import events
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_name, card_named
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import Pieces, Tile
from sabika.rules.palace.view import PalaceView
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import Sheet
from sabika.rules.sheet.view import SheetView

__all__ = [
    "GAMES",
    "Action",
    "BadInput",
    "Game",
    "Palace",
    "PalaceGame",
    "PalaceView",
    "Pieces",
    "Record",
    "Refusal",
    "Refused",
    "SabikaError",
    "Setup",
    "Sheet",
    "SheetGame",
    "SheetView",
    "Term",
    "Tile",
    "View",
    "card_name",
    "card_named",
    "cell_at",
    "events",
    "game_from",
    "load_pieces",
    "new_game",
    "place_of",
    "replay",
    "verify",
]
