"""What lies on the table of a game with palaces, in words."""

from collections.abc import Iterable

from sabika.i18n import Wording
from sabika.rules.palace.view import PalaceView


class State:
    """Speaks about one view: what lies open, and the secrets of whoever looks."""

    def __init__(self, view: PalaceView, words: Wording) -> None:
        self.view = view
        self.words = words
        self.say = words.texts.say

    def things(self, things: Iterable[str]) -> str:
        return ", ".join(things) or self.say("state-none")

    def player(self, seat: int, things: str) -> str:
        """What a player has."""
        return self.say("state-player", name=self.words.name(seat), things=things)

    def tiles(self, tiles: Iterable[int]) -> str:
        return self.things(self.words.tile_label(tile) for tile in tiles)
