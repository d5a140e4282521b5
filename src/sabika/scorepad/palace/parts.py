"""The parts of all modules, in the order in which their fields are saved."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from sabika.modules import parts
from sabika.scorepad.palace.part import PadPart


def _found() -> list[PadPart]:
    found: list[PadPart] = [module.PAD for module in parts("scorepad").values()]
    return sorted(found, key=lambda part: part.order)


PARTS: Final = tuple(_found())


def added(
    usual: Callable[[PadPart], msgspec.Struct],
    own: Callable[[PadPart], msgspec.Struct] | None = None,
    there: Sequence[PadPart] = (),
) -> dict[str, object]:
    """The fields of all modules in a message: their own if they are there, the usual ones otherwise."""
    structs = [own(part) if own and part in there else usual(part) for part in PARTS]
    return {name: getattr(struct, name) for struct in structs for name in struct.__struct_fields__}
