"""What is shown of the bonus cards."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import PalaceNames
from sabika.modules.bonus.rules import BonusView


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat knows of the bonus cards. A card goes by the tile it shows."""

    hand: tuple[str, ...]
    """Its own hidden ones."""
    hidden: tuple[int, ...]
    """How many each seat still hides."""
    known: tuple[tuple[str, ...], ...]
    """By seat: the hidden ones that everybody has seen already."""
    revealed: tuple[tuple[str, ...], ...]
    """By seat."""


def show(seen: BonusView, names: PalaceNames) -> Bonus:
    return Bonus(
        hand=names.tiles(seen.hand),
        hidden=seen.hidden,
        known=tuple([names.tiles(own) for own in seen.known]),
        revealed=tuple([names.tiles(own) for own in seen.revealed]),
    )


WIRE: Final = ModuleWire(Bonus, show)
