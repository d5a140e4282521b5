"""What is shown of Dirk."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import PalaceNames


class Dirk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The imaginary third player of a game of two."""

    tiles: tuple[str, ...]


def show(tiles: tuple[int, ...], names: PalaceNames) -> Dirk:
    return Dirk(names.tiles(tiles))


WIRE: Final = ModuleWire(Dirk, show)
