"""What is written down for one side: plain values, and entries that modules can add fields to."""

from typing import Annotated, ClassVar, Generic, NamedTuple, TypeVar, cast

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


Value = TypeVar("Value")


class Field(NamedTuple, Generic[Value]):
    """A field that a module adds to entries or messages, under its own name."""

    name: str
    type: object
    usual: Value

    def of(self, whole: msgspec.Struct) -> Value:
        return cast("Value", getattr(whole, self.name))
