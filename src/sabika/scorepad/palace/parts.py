"""The parts of all modules, in the order in which their fields are saved, and what has fields of theirs."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from sabika.modules import parts
from sabika.scorepad.entry import Field
from sabika.scorepad.palace.part import PadPart

_FOUND: list[PadPart] = [module.PAD for module in parts("scorepad").values()]
PARTS: Final = tuple(sorted(_FOUND, key=lambda part: part.order))

Which = Callable[[PadPart], Field[Any] | None]
Whole = TypeVar("Whole", bound=msgspec.Struct)


def extended(which: Which, *more: type[msgspec.Struct], required: bool = False) -> Callable[[type[Whole]], type[Whole]]:
    """Add fields of modules to a struct, which then is also what `more` are. Messages require all fields."""
    fields = [field for part in PARTS if (field := which(part))]

    def extend(base: type[Whole]) -> type[Whole]:
        return msgspec.defstruct(  # type: ignore[return-value]
            base.__name__,
            [(own.name, own.type) if required else (own.name, own.type, own.usual) for own in fields],
            bases=(base, *more),
            module=base.__module__,
            namespace={"__doc__": base.__doc__},
            frozen=True,
            kw_only=True,
            tag_field=base.__struct_config__.tag_field,
            tag=base.__struct_config__.tag,
        )

    return extend


def added(which: Which, own: Callable[[PadPart], object], there: Sequence[PadPart]) -> dict[str, Any]:
    """The fields of all modules in a message: their own if they are there, the usual ones otherwise."""
    return {field.name: own(part) if part in there else field.usual for part in PARTS if (field := which(part))}
