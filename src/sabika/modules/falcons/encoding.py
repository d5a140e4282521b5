"""The falcons in observations. One on a point goes by the cell north-west of it."""

from typing import Final

from sabika.encoding.module import ModuleEncoding, ModulePlane
from sabika.encoding.table import Feature, Of, Plane, how_many, one_of
from sabika.modules.falcons.rules import NAME, FalconsView, flock_of
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    falcons = [falcon.name for falcon in flock_of(pieces).falcons]
    size = len(falcons)

    def supply(view: PalaceView, side: int) -> bytes:
        return how_many(seen(view, NAME, FalconsView).supply, 0, size)

    def paying(view: PalaceView, side: int) -> bytes:
        bought = seen(view, NAME, FalconsView).paying
        return one_of(bought[1] if bought else -1, size)

    def placed(view: PalaceView, side: int) -> bytes:
        return how_many(tuple([falcon for _, falcon in seen(view, NAME, FalconsView).placed[side]]), 0, size)

    return [
        Feature("falcons", size, 1, f"which are in the supply: {', '.join(falcons)}", supply),
        Feature("falcon bought", size, 1, "which is being paid for", paying),
        Feature("falcons placed", size, 1, "which stand in the palace", placed, Of.SEAT),
    ]


def points(view: PalaceView, side: int) -> tuple[int, ...]:
    return tuple([point for point, _ in seen(view, NAME, FalconsView).placed[side]])


ENCODING: Final = ModuleEncoding(
    features,
    steps=("more-falcons", "pay-falcon"),
    planes=(ModulePlane(Plane("falcon", "whether a falcon stands at its south-east corner"), points),),
)
