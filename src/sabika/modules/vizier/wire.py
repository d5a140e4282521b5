"""What is shown of the viziers."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import PalaceNames


class Vizier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The viziers."""

    awake: tuple[bool, ...]
    """By seat."""


def show(awake: tuple[bool, ...], names: PalaceNames) -> Vizier:
    return Vizier(awake)


WIRE: Final = ModuleWire(Vizier, show)
