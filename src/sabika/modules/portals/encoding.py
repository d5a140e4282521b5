"""The portals in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, numbers
from sabika.modules.portals.rules import NAME, PortalsView
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    about = f"portals left of each kind: {', '.join(pieces.kinds)}; what one adds to the price"
    return [Feature("portals", len(pieces.kinds) + 1, 4, about, supply)]


def supply(view: PalaceView, side: int) -> bytes:
    found = seen(view, NAME, PortalsView)
    return numbers(*found.supply, found.surcharge)


ENCODING: Final = ModuleEncoding(features)
