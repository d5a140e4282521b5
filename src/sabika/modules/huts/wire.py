"""What is shown of the workers' huts."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import PalaceNames
from sabika.modules.huts.rules import HutsView


class HutStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The huts of a kind that nobody has taken."""

    kind: str
    open: str | None
    """The one on top."""
    below: tuple[str, ...]
    """Those under it, in no order."""


class Huts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stacks of huts."""

    stacks: tuple[HutStack, ...]


def show(seen: HutsView, names: PalaceNames) -> Huts:
    return Huts(
        tuple(
            [
                HutStack(kind, names.tile_if_any(top), names.tiles(below))
                for kind, top, below in zip(names.kinds, seen.open, seen.below)
            ]
        )
    )


WIRE: Final = ModuleWire(Huts, show)
