"""What the browser keeps for the tab: a shelf that is written in transactions. Whatever crosses over is JSON as text,
so that neither side has to know the other's objects."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

TAKEN: Final = "ConstraintError"
"""How the text of the exception begins if something is added that is there already."""

Place = Literal["tables", "entries", "kept"]
Key = str | tuple[str, int]
"""An entry has its table and its number, all else a name."""


class Change(NamedTuple):
    """A part of what is written at once."""

    op: Literal["put", "add", "delete"]
    place: Place
    key: Key
    value: Any = None


class Shelf(Protocol):
    """Keeps what it is given, as IndexedDB does."""

    async def read(self) -> str:
        """All but entries: `{"tables": {name: row}, "kept": {name: value}}`."""

    async def entries(self, table: str) -> str:
        """The entries of a table as a list, in order."""

    async def write(self, changes: str) -> None:
        """Write a list of changes `[op, place, key, value]`, all or none of them. They stay when this returns."""


class MemoryShelf:
    """A shelf for tests, and where the browser keeps nothing: all is gone with it."""

    def __init__(self) -> None:
        self._places: dict[str, dict[Key, Any]] = {"tables": {}, "entries": {}, "kept": {}}

    async def read(self) -> str:
        return _text({place: self._places[place] for place in ("tables", "kept")})

    async def entries(self, table: str) -> str:
        found = sorted((key[1], value) for key, value in self._places["entries"].items() if key[0] == table)
        return _text([value for _, value in found])

    async def write(self, changes: str) -> None:
        places = {name: dict(content) for name, content in self._places.items()}
        for op, place, key, value in msgspec.json.decode(changes, type=list[tuple[str, str, Any, Any]]):
            found = tuple(key) if isinstance(key, list) else key
            if op == "add" and found in places[place]:
                raise RuntimeError(f"{TAKEN}: {place} {found!r} is there already.")
            if op == "delete":
                places[place].pop(found, None)
            else:
                places[place][found] = value
        self._places = places


def _text(found: Mapping[str, Any] | list[Any]) -> str:
    return msgspec.json.encode(found).decode()
