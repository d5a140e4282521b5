"""The portals: three of each kind, alike but for their colour (P1). Every way to turn one is a piece of its own."""

from typing import Final

from sabika.components.modules import ModulePieces
from sabika.modules.portals.rules import EACH, portal_name
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.pieces import Extra


def portals(data: object) -> list[Extra]:
    """All portals in all four orientations."""
    return [
        Extra(portal_name(kind, number, legs), edges, kind)
        for kind in KINDS
        for number in range(1, EACH + 1)
        for legs, edges in LEGS.items()
    ]


PIECES: Final = ModulePieces(extras=portals)
