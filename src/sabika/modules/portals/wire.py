"""What is shown of the portals."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import PalaceNames
from sabika.modules.portals.rules import PortalsView


class Portals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The portals that nobody has bought."""

    supply: dict[str, int]
    """How many are left of each kind."""
    surcharge: int
    """What one adds to the price now."""


def show(seen: PortalsView, names: PalaceNames) -> Portals:
    return Portals(dict(zip(names.kinds, seen.supply)), seen.surcharge)


WIRE: Final = ModuleWire(Portals, show)
