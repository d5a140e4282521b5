"""Which addresses lie in the public network. Many ways to write an IPv6 address lead to an IPv4 address within it."""

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

UNICAST: Final = IPv6Network("2000::/3")
"""All that was ever given out to anybody. Whatever lies outside is local, or an IPv4 address in disguise."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as they look where there is only IPv6."""
TUNNELLED: Final = (0x0000_5EFE, 0x0200_5EFE)
"""What stands before an IPv4 address at the end of an IPv6 address by ISATAP."""
LAST: Final = 0xFFFF_FFFF


def is_public(text: str) -> bool:
    """Whether an address is in the public network, however it is dressed."""
    address = ip_address(text)
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if address.ipv4_mapped or address in TRANSLATED:
        return is_public(str(IPv4Address(int(address) & LAST)))
    return address in UNICAST and address.is_global and all(is_public(str(each)) for each in within(address))


def within(address: IPv6Address) -> Iterator[IPv4Address]:
    """The IPv4 addresses that a tunnel would go on to."""
    if address.sixtofour:
        yield address.sixtofour
    yield from address.teredo or ()
    if int(address) >> 32 & LAST in TUNNELLED:
        yield IPv4Address(int(address) & LAST)
