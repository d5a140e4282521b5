"""The front door: what puts a game into sentences."""

from functools import lru_cache

from sabika.i18n.any_game import Sentences
from sabika.i18n.palace.sentences import PalaceSentences
from sabika.i18n.sheet.sentences import SheetSentences
from sabika.rules.core.game import Game
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import Sheet


def sentences_of(game: Game) -> Sentences:
    """What tells this game."""
    return sentences_with(game.printed(), game.setup.players, game.setup.option("goal", "points"))


@lru_cache(maxsize=64)
def sentences_with(printed: object, seats: int = 0, goal: str = "points") -> Sentences:
    """What tells games with these printed pieces and so many seats. Without seats, whatever names no player."""
    if isinstance(printed, Pieces):
        return PalaceSentences(printed, seats)
    assert isinstance(printed, Sheet)
    return SheetSentences(printed, seats, goal)
