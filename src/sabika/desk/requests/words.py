"""Single words and numbers that a request can bring besides its message."""

from typing import Annotated, Literal

from msgspec import Meta

Key = Annotated[str, Meta(max_length=64)]
Since = Annotated[int, Meta(ge=0, le=10_000_000)]
After = Annotated[int, Meta(ge=0, le=10_000)]
OneSeat = Annotated[int, Meta(ge=0, le=5)] | None
Tile = Annotated[str, Meta(min_length=1, max_length=60)]
Shown = Literal["", "hand"]
Words = Annotated[str, Meta(max_length=300)]
Word = Annotated[str, Meta(max_length=40)]
Players = Annotated[int, Meta(ge=1, le=6)]
