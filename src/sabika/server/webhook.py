"""Turn notices: a small message to the address that a seat has given. Nobody waits for it and nothing depends on it."""

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from sabika.desk.errors import Unusable
from sabika.desk.tables.table import Table

SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 20
MOST_WAITING: Final = 1_000
"""More notices than that are not kept waiting: nobody would want them so late."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses as they look where there is only IPv6."""


def check_url(url: str) -> None:
    """Refuse what is no address of the web."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        fits = parts.port != 0 and bool(httpx.URL(url).host)
    except (ValueError, httpx.InvalidURL):
        raise Unusable("no-such-address") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or not fits or not plain:
        raise Unusable("no-such-address")


class Webhooks:
    """Sends notices. Unless told otherwise, not to machines of the own network: a seat could make the server knock at
    doors that only the server can reach."""

    def __init__(self, private: bool = False) -> None:
        self._private: Final = private
        # What the machine says about proxies and passwords is not for addresses that strangers give.
        self._client: Final = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        self._places: Final = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def check(self, url: str) -> None:
        check_url(url)

    def announce(self, table: Table) -> None:
        """Tell the seat that is asked now, if it was another one before and a person decides for it."""
        seat = table.decider()
        if seat < 0 or not table.chairs[seat].hook or not table.newly_asked:
            return
        if len(self._tasks) >= MOST_WAITING:
            return
        notice: dict[str, object] = {"table": table.name, "seat": seat, "version": table.version}
        task = asyncio.ensure_future(self._send(table.chairs[seat].hook, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _send(self, url: str, notice: dict[str, object]) -> None:
        try:
            async with self._places, asyncio.timeout(SECONDS):
                parts = urlsplit(url)
                address = await self._address_of(parts.hostname or "")
                if address is None:
                    return
                # By the address that was looked at, lest the name leads elsewhere the second time.
                headers = {"Host": parts.netloc}
                sni = {"sni_hostname": parts.hostname}
                # The answer is not read: it could be endless.
                async with self._client.stream(
                    "POST", by_address(parts, address), json=notice, headers=headers, extensions=sni
                ):
                    pass
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, TimeoutError):
            pass  # A notice that does not arrive is not worth a game.

    async def _address_of(self, host: str) -> str | None:
        """An address of the host, if the server may talk to it."""
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        addresses = [str(address[4][0]) for address in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            return None
        return addresses[0]


def by_address(parts: SplitResult, address: str) -> str:
    """The same place, without asking for its address again."""
    host = f"[{address}]" if ":" in address else address
    netloc = host if parts.port is None else f"{host}:{parts.port}"
    return parts._replace(netloc=netloc).geturl()


def is_public(text: str) -> bool:
    """Whether an address is in the public network, however it is dressed."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast
