"""How much one client may ask for, so that nobody can keep the others from playing."""

import ipaddress
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic
from typing import Final

from sabika.desk.errors import TooMuch

MOST_CLIENTS: Final = 20_000
"""So many clients are remembered; the one that was quiet longest is forgotten."""
HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address are one client: the rest is drawn at will by whoever has them."""


def client_of(peer: str, headers: Iterable[tuple[bytes, bytes]], behind_proxy: bool) -> str:
    """Who asks. Behind a proxy it is the last address in X-Forwarded-For, which the proxy itself has added: whatever
    stands before it was said by the client."""
    if behind_proxy:
        said = [value for name, value in headers if name.lower() == b"x-forwarded-for"]
        peer = said[-1].rpartition(b",")[2].strip().decode("latin-1") if said else peer
    try:
        address = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return peer if not behind_proxy else ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return str(address)


class Bucket:
    """Refills steadily; each request takes one out."""

    __slots__ = ("at", "left")

    def __init__(self, size: float) -> None:
        self.left = size
        self.at = monotonic()


class Rate:
    """So many requests in so many seconds, by client."""

    def __init__(self, size: int, seconds: float, code: str) -> None:
        self._size: Final = size
        self._seconds: Final = seconds
        self._code: Final = code
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, client: str) -> None:
        """Count a request, or refuse it."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._size)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        now = monotonic()
        bucket.left = min(self._size, bucket.left + (now - bucket.at) * self._size / self._seconds)
        bucket.at = now
        if bucket.left < 1:
            raise TooMuch(self._code, max(1, round((1 - bucket.left) * self._seconds / self._size)))
        bucket.left -= 1


class Connections:
    """How many live connections are open, in all and by client."""

    def __init__(self, each: int, most: int) -> None:
        self._each: Final = each
        self._most: Final = most
        self._open: Final[dict[str, int]] = {}
        self._all = 0

    def enter(self, client: str) -> None:
        if self._all >= self._most or self._open.get(client, 0) >= self._each:
            raise TooMuch("too-many-connections")
        self._open[client] = self._open.get(client, 0) + 1
        self._all += 1

    def leave(self, client: str) -> None:
        self._all -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]
