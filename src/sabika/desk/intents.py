"""What players mean to do when they are asked out of turn: said beforehand, and kept beside the game, with nothing of
it in entries or in records. Nobody else is told."""

from typing import Literal, Protocol

import msgspec

Says = Literal["act", "not-this-turn", "never"]
"""Whether the player wants to be asked this once, not in this turn, or not until they say so."""


class Intent(msgspec.Struct, frozen=True):
    """What a player has said, and for when."""

    says: Says
    when: int = 0
    """For `act` the round, by the actions played before it; for `not-this-turn` the turn."""


class KeptIntents(Protocol):
    """Where intents are kept: with their table, by seat."""

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        """Keep the intent of a seat instead of an earlier one, or none; `Gone` if there is no such table."""

    async def of(self, table: str) -> dict[int, Intent]:
        """All of a table."""


class IntentsInMemory:
    """Intents at tables that are kept in memory themselves."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[int, Intent]] = {}

    async def put(self, table: str, seat: int, intent: Intent | None) -> None:
        kept = self._kept.setdefault(table, {})
        kept.pop(seat, None)
        if intent:
            kept[seat] = intent

    async def of(self, table: str) -> dict[int, Intent]:
        return dict(self._kept.get(table, {}))

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)
