"""Which addresses lie in the public network.

The blocks are those of IANA's registries of special-purpose addresses, written out: what the `ipaddress` of each Python
knows of them differs. A block that a registry calls globally reachable, but that only serves to reach something nearby,
counts as near. Many ways to write an IPv6 address lead to an IPv4 address within it.
"""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

NEAR_4: Final = tuple(
    IPv4Network(block)
    for block in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private use
        "100.64.0.0/10",  # behind a carrier's translation
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, and where clouds tell their secrets
        "172.16.0.0/12",  # private use
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private use
        "198.18.0.0/15",  # benchmarking
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
UNICAST: Final = IPv6Network("2000::/3")
"""All that was ever given out to anybody: unique local, link-local, site-local, multicast, discarded and unspecified
addresses, loopback, and the IPv4 addresses in disguise lie outside."""
NEAR_6: Final = tuple(
    IPv6Network(block)
    for block in (
        "2001::/23",  # protocol assignments, among them Teredo, benchmarking and ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
    )
)
MAPPED: Final = IPv6Network("::ffff:0:0/96")
"""IPv4 addresses as programs see them that only know IPv6."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as they look where there is only IPv6."""
TUNNELLED: Final = (0x0000_5EFE, 0x0200_5EFE)
"""What stands before an IPv4 address at the end of an IPv6 address by ISATAP."""
LAST: Final = 0xFFFF_FFFF


def is_public(text: str) -> bool:
    """Whether an address is in the public network, however it is dressed. One with a zone is not."""
    address = ip_address(text)
    if isinstance(address, IPv4Address):
        return not any(address in block for block in NEAR_4)
    if address.scope_id is not None:
        return False
    inner = IPv4Address(int(address) & LAST)
    if address in MAPPED or address in TRANSLATED:
        return is_public(str(inner))
    if address not in UNICAST or any(address in block for block in NEAR_6):
        return False
    return not is_tunnelled(address) or is_public(str(inner))


def is_tunnelled(address: IPv6Address) -> bool:
    """Whether a tunnel would go on from there to the IPv4 address at its end."""
    return int(address) >> 32 & LAST in TUNNELLED
