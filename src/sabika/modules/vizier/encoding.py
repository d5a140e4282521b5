"""The viziers in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, Of, flag
from sabika.modules.vizier.rules import NAME
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    return [Feature("vizier", 1, 1, "whether the vizier is awake", awake, Of.SEAT)]


def awake(view: PalaceView, side: int) -> bytes:
    return flag(seen(view, NAME, tuple)[side])


ENCODING: Final = ModuleEncoding(features, steps=("out-of-turn",))
