"""What is written down for one side: plain values, and entries that modules can add fields to."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, TypeVar

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*\Z")]
Count = Annotated[int, msgspec.Meta(ge=-999, le=999)]
"""Wide enough that a slip is read and can be told."""
Step = Annotated[int, msgspec.Meta(ge=-60, le=60)]
Cell = tuple[Step, Step]
Counts = Annotated[dict[Word, Count], msgspec.Meta(max_length=20)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="by"):
    """What is written down for one side at a scoring."""

    laid: ClassVar[bool] = False
    """Whether it says where everything lies, so that it can be looked at."""


class NoFields(msgspec.Struct, frozen=True):
    """Of a module that adds none."""


Whole = TypeVar("Whole", bound=msgspec.Struct)
Own = TypeVar("Own", bound=msgspec.Struct)


def put_together(
    base: type[Whole], own: Iterable[type[msgspec.Struct]], *more: type[msgspec.Struct], required: bool = False
) -> type[Whole]:
    """A struct with the fields of modules after its own; it is also what `more` are. Messages require all fields."""
    config = base.__struct_config__
    fields = [(field.name, field.type, field) for each in own for field in msgspec.structs.fields(each)]
    return msgspec.defstruct(  # type: ignore[return-value]
        base.__name__,
        [(name, kind) if required else (name, kind, _default(field)) for name, kind, field in fields],
        bases=(base, *more),
        module=base.__module__,
        namespace={"__doc__": base.__doc__},
        frozen=True,
        kw_only=True,
        tag_field=config.tag_field,
        tag=config.tag,
    )


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is msgspec.NODEFAULT:
        return field.default
    return msgspec.field(default_factory=field.default_factory)


def own_part(own: type[Own], whole: msgspec.Struct) -> Own:
    """The fields of one module, out of all that were put together."""
    return own(**{name: getattr(whole, name) for name in own.__struct_fields__})
