"""What a seat with a good memory knows besides what it sees: first hands are dealt face up (A7), and whatever is taken
or paid lies open, so that the hands of the others can be known."""

from sabika.encoding.hidden import kinds_of_cards
from sabika.encoding.table import Column, how_many
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import COPIES


def remembered(game: Game, seat: int) -> bytes:
    """The hands of the other seats in the order of turns, then the discard. In Roll & Write all can be seen."""
    if not isinstance(game, PalaceGame):
        return b""
    players = game.setup.players
    hands = [game.seats[(seat + step) % players].hand.all_cards() for step in range(1, players)]
    return b"".join([how_many(cards, 0, kinds_of_cards()) for cards in [*hands, tuple(game.discard)]])


def columns_remembered(game: Game) -> list[Column]:
    """What the numbers of `remembered` are."""
    if not isinstance(game, PalaceGame):
        return []
    size = kinds_of_cards()
    about = "how many of each card, as in the display, then the others"
    names = [*[f"hand of seat +{step}" for step in range(1, game.setup.players)], "discard"]
    return [Column(name, place * size, size, COPIES, "remembered", about) for place, name in enumerate(names)]
