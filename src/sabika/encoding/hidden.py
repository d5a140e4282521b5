"""Everything: what all know, what each seat alone does, and the cards and tiles that are drawn next. Only for training,
never for whoever plays."""

from typing import Final

from sabika.encoding.encoder import Encoder
from sabika.encoding.table import Column, one_of
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import OTHER_CARDS, SCORING_2
from sabika.rules.palace.pieces import START

CARDS_AHEAD: Final = 8
TILES_AHEAD: Final = 4
"""So many of each, of every bag."""


def everything(encoder: Encoder, game: Game) -> bytes:
    """What seat 0 knows, what each of the others alone does, and what is drawn next."""
    owns = [encoder.own(game.view(seat)) for seat in range(1, encoder.players)]
    return b"".join([encoder.vector(game.view(0)), *owns, drawn_next(game)])


def columns_of_everything(encoder: Encoder, game: Game) -> list[Column]:
    """What the numbers of `everything` are."""
    found = encoder.columns[:]
    own = [column for column in encoder.columns if column.group == "own"]
    for seat in range(1, encoder.players):
        found += [column._replace(name=f"{column.name} of seat {seat}") for column in own]
    if isinstance(game, PalaceGame):
        for step in range(CARDS_AHEAD):
            about = "the card drawn after so many others: as in the display, then scoring cards, then others"
            found.append(Column(f"card ahead {step}", 0, kinds_of_cards(), 1, "hidden", about))
        for number, _ in enumerate(game.bags):
            for step in range(TILES_AHEAD):
                about = "the tile drawn after so many others, in the order of `sabika tiles`"
                name = f"tile ahead {step}" + (f" in bag {number}" if number else "")
                found.append(Column(name, 0, len(game.pieces.tiles), 1, "hidden", about))
    start = 0
    for place, column in enumerate(found):
        found[place] = column._replace(start=start)
        start += column.size
    return found


def drawn_next(game: Game) -> bytes:
    """The next cards and tiles, each as a 1 among zeros. In Roll & Write nothing is drawn ahead."""
    if not isinstance(game, PalaceGame):
        return b""
    found = [one_of(card, kinds_of_cards()) for card in ahead(game.pile, CARDS_AHEAD)]
    tiles = len(game.pieces.tiles)
    for bag in game.bags:
        found += [one_of(tile - START - 1, tiles) for tile in ahead(bag, TILES_AHEAD)]
    return b"".join(found)


def kinds_of_cards() -> int:
    """Money, scoring cards, and those that modules bring."""
    return SCORING_2 + 1 + len(OTHER_CARDS)


def ahead(heap: list[int], count: int) -> list[int]:
    """The next ones; the next is the last of the list, and -1 stands for none."""
    return [heap[-1 - place] if place < len(heap) else -1 for place in range(count)]
