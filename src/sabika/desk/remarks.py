"""Where the words of people at a table are kept: beside the game, with nothing of them in entries or in records."""

from typing import Final, Protocol

import msgspec

from sabika.desk.wire.messages import Remark

MOST_KEPT: Final = 200
"""So many remarks of a table are kept, the newest."""
TOPIC: Final = "remarks/"


class KeptRemarks(Protocol):
    """Where remarks are kept: with their table, and as long as it is."""

    async def add(self, table: str, remark: Remark) -> Remark:
        """Keep a remark, which gets the next number of its table; `Gone` if there is no such table."""

    async def after(self, table: str, number: int) -> list[Remark]:
        """What was said after a remark, oldest first."""


class RemarksInMemory:
    """Remarks of tables that are kept in memory themselves."""

    def __init__(self) -> None:
        self._remarks: dict[str, list[Remark]] = {}

    async def add(self, table: str, remark: Remark) -> Remark:
        said = self._remarks.setdefault(table, [])
        numbered = msgspec.structs.replace(remark, number=said[-1].number + 1 if said else 1)
        self._remarks[table] = [*said, numbered][-MOST_KEPT:]
        return numbered

    async def after(self, table: str, number: int) -> list[Remark]:
        return [remark for remark in self._remarks.get(table, ()) if remark.number > number]

    def forget(self, table: str) -> None:
        self._remarks.pop(table, None)


def topic(table: str) -> str:
    """What news of remarks are about, as news of the game are about the table."""
    return TOPIC + table
