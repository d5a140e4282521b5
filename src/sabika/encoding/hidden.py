"""What nobody knows: the cards and tiles that are drawn next. Only for training, never for whoever plays."""

from typing import Final

from sabika.encoding.table import one_of
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import OTHER_CARDS, SCORING_2
from sabika.rules.palace.pieces import START

CARDS_AHEAD: Final = 8
TILES_AHEAD: Final = 4
"""So many of each, of every bag."""


def drawn_next(game: Game) -> bytes:
    """The next cards and tiles, each as a 1 among zeros. In Roll & Write nothing is drawn ahead."""
    if not isinstance(game, PalaceGame):
        return b""
    kinds_of_cards = SCORING_2 + 1 + len(OTHER_CARDS)
    found = [one_of(card, kinds_of_cards) for card in ahead(game.pile, CARDS_AHEAD)]
    tiles = len(game.pieces.tiles)
    for bag in game.bags:
        found += [one_of(tile - START - 1, tiles) for tile in ahead(bag, TILES_AHEAD)]
    return b"".join(found)


def ahead(heap: list[int], count: int) -> list[int]:
    """The next ones; the next is the last of the list, and -1 stands for none."""
    return [heap[-1 - place] if place < len(heap) else -1 for place in range(count)]
