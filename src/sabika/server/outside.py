"""Sending something to addresses that strangers gave, without letting them reach what only the server can reach."""

import asyncio
import logging
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from sabika.desk.errors import Unusable
from sabika.server.addresses import is_public

SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 20
LOCAL: Final = ("localhost", "local", "internal", "home.arpa")
"""What names of the own network end with, if they have a dot at all."""

log = logging.getLogger(__name__)


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


def is_inner(url: str) -> bool:
    """Whether a URL says by itself that it leads into the own network. Where other names lead is looked at when
    something is sent there: an answer would tell strangers which names the own network has."""
    host = (urlsplit(url).hostname or "").rstrip(".")
    try:
        # Also 127.1 and 0x7f000001, as the system reads them.
        return not is_public(socket.inet_ntoa(socket.inet_aton(host)))
    except OSError:
        pass
    try:
        return not is_public(host)
    except ValueError:
        return "." not in host or host.endswith(tuple(f".{name}" for name in LOCAL))


class Outside:
    """Posts to the web. Unless told otherwise, not to machines of the own network: a seat could make the server knock
    at doors that only the server can reach. Redirects are not followed, wherever they lead."""

    def __init__(self, private: bool = False) -> None:
        self._private: Final = private
        # What the machine says about proxies and passwords is not for addresses that strangers give.
        self._client: Final = httpx.AsyncClient(
            timeout=SECONDS, follow_redirects=False, trust_env=False, verify=certified()
        )
        self._places: Final = asyncio.Semaphore(MOST_AT_ONCE)

    async def close(self) -> None:
        await self._client.aclose()

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int | None:
        """The status of the answer; None if nothing could be sent there, or nothing came back."""
        try:
            async with self._places, asyncio.timeout(SECONDS):
                parts = urlsplit(url)
                address = await self._address_of(parts.hostname or "")
                if address is None:
                    return None
                # By the address that was looked at, lest the name leads elsewhere the second time.
                there = by_address(parts, address)
                told = {**headers, "Host": parts.netloc}
                sni = {"sni_hostname": parts.hostname}
                # The answer is not read: it could be endless.
                async with self._client.stream("POST", there, content=content, headers=told, extensions=sni) as answer:
                    return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, TimeoutError):
            return None  # A notice that does not arrive is not worth a game.

    async def _address_of(self, host: str) -> str | None:
        """An address of the host, if the server may talk to it."""
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        addresses = [str(address[4][0]) for address in found]
        if not addresses:
            return None
        if not (self._private or all(map(is_public, addresses))):
            log.info("Nothing is sent to %r, which is in the own network.", host)
            return None
        return addresses[0]


@cache
def certified() -> ssl.SSLContext:
    """Whose word is taken for who is who. To read all of it takes a while, so all share it."""
    return httpx.create_ssl_context(trust_env=False)


def by_address(parts: SplitResult, address: str) -> str:
    """The same place, without asking for its address again."""
    host = f"[{address}]" if ":" in address else address
    netloc = host if parts.port is None else f"{host}:{parts.port}"
    return parts._replace(netloc=netloc).geturl()
