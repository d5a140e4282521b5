"""The bonus cards in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, Of, how_many, number
from sabika.modules.bonus.rules import NAME, BonusView
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    tiles = len(pieces.tiles)

    def cards(shown: tuple[int, ...]) -> bytes:
        return how_many(shown, START + 1, tiles)

    def revealed(view: PalaceView, side: int) -> bytes:
        return cards(seen(view, NAME, BonusView).revealed[side])

    def known(view: PalaceView, side: int) -> bytes:
        return cards(seen(view, NAME, BonusView).known[side])

    def own(view: PalaceView, side: int) -> bytes:
        return cards(seen(view, NAME, BonusView).hand)

    return [
        Feature("hidden bonus cards", 1, 4, "how many are hidden", hidden, Of.SEAT),
        Feature("known bonus cards", tiles, 1, "hidden ones that all have seen, by the tile shown", known, Of.SEAT),
        Feature("revealed bonus cards", tiles, 1, "which are revealed, by the tile shown", revealed, Of.SEAT),
        Feature("own bonus cards", tiles, 1, "one's own hidden ones, by the tile shown", own, Of.OWN),
    ]


def hidden(view: PalaceView, side: int) -> bytes:
    return number(seen(view, NAME, BonusView).hidden[side])


ENCODING: Final = ModuleEncoding(features, steps=("reveal",))
