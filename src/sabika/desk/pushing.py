"""Who wants to hear of turns while the page is closed: what browsers have subscribed for, by seat."""

from collections.abc import Coroutine
from typing import Final, Protocol

import msgspec

MOST_DEVICES: Final = 5
"""So many browsers hear of the turns of one seat, those that subscribed last."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that waits for the turns of a seat."""

    seat: int
    holder: str
    """Who had the seat then: whoever gets it later is not told elsewhere."""
    endpoint: str
    p256dh: str
    auth: str
    language: str


class KeptPushes(Protocol):
    """Where subscriptions are kept: with their table, until its game is over."""

    async def add(self, table: str, subscription: Subscription) -> None:
        """Keep a subscription, instead of an earlier one of the same browser; `Gone` if there is no such table."""

    async def remove(self, table: str, seat: int, endpoint: str) -> None:
        """Forget a subscription."""

    def forget(self, table: str) -> Coroutine[None, None, None]:
        """Forget all of a table."""

    async def count(self, table: str, seat: int) -> int:
        """How many there are for a seat."""

    async def claim(self, table: str, seat: int, turn: int) -> list[Subscription]:
        """Those of a seat that have not been claimed for this turn yet; whoever asks again gets none."""


class PushesInMemory:
    """Subscriptions at tables that are kept in memory themselves."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[tuple[int, str], Subscription]] = {}
        self._told: dict[tuple[str, int, str], int] = {}

    async def add(self, table: str, subscription: Subscription) -> None:
        kept = self._kept.setdefault(table, {})
        kept.pop((subscription.seat, subscription.endpoint), None)
        kept[subscription.seat, subscription.endpoint] = subscription
        own = [key for key in kept if key[0] == subscription.seat]
        for key in own[:-MOST_DEVICES]:
            del kept[key]

    async def remove(self, table: str, seat: int, endpoint: str) -> None:
        self._kept.get(table, {}).pop((seat, endpoint), None)

    async def forget(self, table: str) -> None:
        self._kept.pop(table, None)

    async def count(self, table: str, seat: int) -> int:
        return sum(of == seat for of, _ in self._kept.get(table, {}))

    async def claim(self, table: str, seat: int, turn: int) -> list[Subscription]:
        found = []
        for (of, endpoint), subscription in self._kept.get(table, {}).items():
            if of == seat and self._told.get((table, seat, endpoint)) != turn:
                self._told[table, seat, endpoint] = turn
                found.append(subscription)
        return found
