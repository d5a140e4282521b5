"""What players mean to do when they are asked out of turn: said beforehand, and kept beside the game, with nothing of
it in entries or in records. Nobody else is told."""

from typing import Protocol

import msgspec

from sabika.desk.errors import NotAllowed
from sabika.desk.wire.messages import Says


class Intent(msgspec.Struct, frozen=True):
    """What a player has said, and for when."""

    says: Says
    when: int = 0
    """For `act` the round, by the actions played before it; for `not-this-turn` the turn."""


class TooLate(NotAllowed):
    """The round in which somebody wants to act is being carried out already."""

    code = "too-late"

    def __init__(self) -> None:
        super().__init__(self.code)


class KeptIntents(Protocol):
    """Where intents are kept: with their table, by seat."""

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        """Keep the intent of a seat instead of an earlier one, or none; `Gone` if there is no such table, `TooLate` if
        it is about the round that was closed."""

    async def close(self, table: str, round_from: int) -> dict[int, Intent]:
        """From now on nobody can want to act in this round who has not said so. Returns all intents of the table:
        whatever worker carries the round out finds the same."""

    async def of(self, table: str) -> dict[int, Intent]:
        """All of a table."""


class IntentsInMemory:
    """Intents at tables that are kept in memory themselves."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[int, Intent]] = {}
        self._closed: dict[str, int] = {}

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        check_open(intent, self._closed.get(table))
        kept = self._kept.setdefault(table, {})
        kept.pop(seat, None)
        if intent:
            kept[seat] = intent

    async def close(self, table: str, round_from: int) -> dict[int, Intent]:
        self._closed[table] = round_from
        return await self.of(table)

    async def of(self, table: str) -> dict[int, Intent]:
        return dict(self._kept.get(table, {}))

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)
        self._closed.pop(table, None)


def check_open(intent: Intent | None, closed: int | None) -> None:
    """Whether the round that an intent is about can still be joined."""
    if intent and intent.says == "act" and intent.when == closed:
        raise TooLate
