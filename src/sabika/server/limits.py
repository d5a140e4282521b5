"""How much one client may ask for, so that nobody can keep the others from playing."""

import ipaddress
from collections.abc import Iterable
from math import ceil
from time import monotonic
from typing import Final

from sabika.desk.errors import TooMuch
from sabika.server.ledger import Ledger

HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address are one client: the rest is drawn at will by whoever has them."""
SOON: Final = 10
"""Seconds after which somebody may have closed a connection."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def said_address(peer: str, headers: Iterable[tuple[bytes, bytes]], behind_proxy: bool) -> str:
    """Where a request comes from. Behind a proxy it is the last address in X-Forwarded-For, which the proxy itself has
    added: whatever stands before it was said by the client."""
    if behind_proxy:
        said = [value for name, value in headers if name.lower() == b"x-forwarded-for"]
        return said[-1].rpartition(b",")[2].strip().decode("latin-1") if said else peer
    return peer


def address_from(said: str) -> Address | None:
    """An address as it is compared: there are many ways to write one."""
    try:
        address = ipaddress.ip_address(said.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def client_of(peer: str, headers: Iterable[tuple[bytes, bytes]], behind_proxy: bool) -> str:
    """Who asks, as far as limits are concerned."""
    said = said_address(peer, headers, behind_proxy)
    address = address_from(said)
    if address is None:
        return said if not behind_proxy else ""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return str(address)


class Bucket:
    """What is left of something that refills steadily, as it stands in the ledger."""

    __slots__ = ("_numbers", "_place")

    def __init__(self, numbers: "memoryview[float]", place: int) -> None:
        self._numbers: Final = numbers
        self._place: Final = place

    @property
    def left(self) -> float:
        return self._numbers[self._place]

    @left.setter
    def left(self, amount: float) -> None:
        self._numbers[self._place] = amount


class Buckets:
    """So much of something in so many seconds, by client."""

    def __init__(self, size: float, seconds: float, code: str, ledger: Ledger | None) -> None:
        self.size: Final = size
        self._seconds: Final = seconds
        self._code: Final = code
        self._ledger: Final = ledger or Ledger()
        self._chapter: Final = self._ledger.chapter()

    def of(self, client: str) -> Bucket:
        """That of a client, as full as it is by now."""
        numbers, place = self._ledger.numbers, self._ledger.place(self._chapter, client)
        now, at = monotonic(), numbers[place + 1]
        left = numbers[place] + (now - at) * self.size / self._seconds if at else self.size
        numbers[place], numbers[place + 1] = min(self.size, left), now
        return Bucket(numbers, place)

    def refused(self, lacking: float) -> TooMuch:
        """Until so much of it has come back."""
        return TooMuch(self._code, max(1, ceil(lacking * self._seconds / self.size)))


class Rate:
    """So many requests in so many seconds, by client."""

    def __init__(self, size: int, seconds: float, code: str, ledger: Ledger | None = None) -> None:
        self._buckets: Final = Buckets(size, seconds, code, ledger)

    def take(self, client: str) -> None:
        """Count a request, or refuse it."""
        bucket = self._buckets.of(client)
        if bucket.left < 1:
            raise self._buckets.refused(1 - bucket.left)
        bucket.left -= 1

    def charge(self, client: str, requests: float) -> None:
        """Count as many more. The client may come into debt, but waits no longer than it takes to fill the bucket."""
        bucket = self._buckets.of(client)
        bucket.left = max(bucket.left - requests, -self._buckets.size)


class Allowance:
    """So many seconds of a processor in so many seconds, by client. What something costs is known afterwards, so that a
    client can come into debt, and is refused until time has paid it."""

    def __init__(self, size: float, within: float, *, code: str, ledger: Ledger | None = None) -> None:
        self._buckets: Final = Buckets(size, within, code, ledger)

    def check(self, client: str) -> None:
        """Refuse whoever is in debt."""
        bucket = self._buckets.of(client)
        if bucket.left <= 0:
            raise self._buckets.refused(-bucket.left)

    def charge(self, client: str, seconds: float) -> None:
        bucket = self._buckets.of(client)
        # However much it was, nobody waits for longer than it takes to fill it.
        bucket.left = max(bucket.left - seconds, -self._buckets.size)


class Connections:
    """How many connections are open, here in all, and by client with all workers."""

    def __init__(self, each: int, most: int, ledger: Ledger | None = None) -> None:
        self._each: Final = each
        self._most: Final = most
        self._ledger: Final = ledger or Ledger()
        self._count: Final = self._ledger.count()
        self._open: Final[dict[str, int]] = {}
        self._all = 0

    def enter(self, client: str) -> None:
        here = self._open.get(client, 0)
        if self._all >= self._most or here + self._ledger.of_others(self._count, client) >= self._each:
            raise TooMuch("too-many-connections", SOON)
        self._open[client] = here + 1
        self._ledger.write_count(self._count, client, here + 1)
        self._all += 1

    def leave(self, client: str) -> None:
        self._all -= 1
        self._open[client] -= 1
        self._ledger.write_count(self._count, client, self._open[client])
        if not self._open[client]:
            del self._open[client]
