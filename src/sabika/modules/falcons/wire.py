"""What is shown of the falcons."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import Meaning, ModuleWire
from sabika.desk.wire.names import Cell, PalaceNames
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Sentence
from sabika.modules.falcons.rules import FalconsView, flock_of
from sabika.modules.falcons.words import falcon


class PlacedFalcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A falcon on a point, which goes by the cell north-west of it."""

    falcon: str
    cell: Cell


class Falcons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the falcons are."""

    supply: tuple[str, ...]
    placed: tuple[tuple[PlacedFalcon, ...], ...]
    """By seat."""
    paying: PlacedFalcon | None
    """The one that is being paid for."""


class Falcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A falcon as printed."""

    name: str
    colour: str
    kinds: tuple[str, str]
    provenance: str
    said: Sentence
    """As something that is placed, within a sentence."""


def show(seen: FalconsView, names: PalaceNames) -> Falcons:
    def placed(point: int, falcon: int) -> PlacedFalcon:
        return PlacedFalcon(name_of(falcon, names), names.cell(point))

    return Falcons(
        supply=tuple([name_of(falcon, names) for falcon in seen.supply]),
        placed=tuple([tuple([placed(point, falcon) for point, falcon in own]) for own in seen.placed]),
        paying=placed(*seen.paying) if seen.paying else None,
    )


def name_of(falcon: int, names: PalaceNames) -> str:
    return flock_of(names.pieces).falcons[falcon].name


def printed(things: PalaceThings) -> list[Falcon]:
    return [
        Falcon(own.name, own.colour, own.kinds, own.provenance, falcon(things, own.name))
        for own in flock_of(things.pieces).falcons
    ]


WIRE: Final = ModuleWire(Falcons, show, {"falcon": Meaning(str, name_of)}, Falcon, printed)
