"""Notices go to the public network alone, however an address of the own one is dressed."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabika.server.addresses import is_public

OWN = [
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%1",
    "fc00::1",
    "fd12:3456:789a::1",
    "fec0::1",
    "feff::1",
    "ff02::1",
    "100::1",
    "2001:db8::1",
    "::127.0.0.1",
    "::10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "::ffff:0:192.168.1.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::127.0.0.1",
    "64:ff9b:1:7f00:0:100::",
    "64:ff9b:1:ffff::1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "2001:0:7f00:1::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "2606:4700::5efe:10.0.0.1",
    "2606:4700::200:5efe:7f00:1",
    "2606:4700::1%eth0",
    "2002:101:101::1",
    "2001:0:101:101::fefe:fefe",
    "::1.1.1.1",
]
PUBLIC = [
    "1.1.1.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:82a::200e",
    "64:ff9b::101:101",
    "::ffff:1.1.1.1",
    "2606:4700::5efe:1.1.1.1",
]


@pytest.mark.parametrize("address", OWN)
def test_what_is_not_in_the_public_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is(address: str) -> None:
    assert is_public(address)


REGISTERED = [
    "0.0.0.0/8",
    "0.0.0.0/32",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.0.0/29",
    "192.0.0.8/32",
    "192.0.0.9/32",
    "192.0.0.10/32",
    "192.0.0.170/32",
    "192.0.0.171/32",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.88.99.2/32",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "232.0.0.0/8",
    "239.0.0.0/8",
    "240.0.0.0/4",
    "255.255.255.255/32",
    "::1/128",
    "::/128",
    "::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "100:0:0:1::/64",
    "2001::/23",
    "2001::/32",
    "2001:1::1/128",
    "2001:1::2/128",
    "2001:1::3/128",
    "2001:2::/48",
    "2001:3::/32",
    "2001:4:112::/48",
    "2001:10::/28",
    "2001:20::/28",
    "2001:30::/28",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
    "5f00::/16",
    "fc00::/7",
    "fe80::/10",
    "fec0::/10",
    "ff00::/8",
]
"""The blocks of IANA's registries of special-purpose addresses, for IPv4 and IPv6, and those for multicast and what was
given up, but for those that are reached like any other."""
REACHED = ["192.31.196.0/24", "192.52.193.0/24", "192.175.48.0/24", "2620:4f:8000::/48"]
"""Those."""
INSIDE = ["64:ff9b::/96", "::ffff:0:0/96"]
"""Those that are what the IPv4 address inside is."""


@pytest.mark.parametrize("block", REGISTERED)
def test_a_registered_block_is_not_public_from_its_first_address_to_its_last(block: str) -> None:
    network = ip_network(block)
    assert not is_public(str(network[0]))
    assert not is_public(str(network[-1]))


@pytest.mark.parametrize("block", [block for block in REGISTERED if ":" not in block])
@pytest.mark.parametrize("inside", INSIDE)
def test_nor_is_it_inside_of_an_ipv6_address(inside: str, block: str) -> None:
    around, network = int(ip_network(inside)[0]), ip_network(block)
    assert not is_public(str(IPv6Address(around | int(network[0]))))
    assert not is_public(str(IPv6Address(around | int(network[-1]))))


@pytest.mark.parametrize(
    ("block", "before", "behind"),
    [
        ("10.0.0.0/8", "9.255.255.255", "11.0.0.0"),
        ("100.64.0.0/10", "100.63.255.255", "100.128.0.0"),
        ("127.0.0.0/8", "126.255.255.255", "128.0.0.0"),
        ("169.254.0.0/16", "169.253.255.255", "169.255.0.0"),
        ("172.16.0.0/12", "172.15.255.255", "172.32.0.0"),
        ("192.0.0.0/24", "191.255.255.255", "192.0.1.0"),
        ("192.0.2.0/24", "192.0.1.255", "192.0.3.0"),
        ("192.88.99.0/24", "192.88.98.255", "192.88.100.0"),
        ("192.168.0.0/16", "192.167.255.255", "192.169.0.0"),
        ("198.18.0.0/15", "198.17.255.255", "198.20.0.0"),
        ("198.51.100.0/24", "198.51.99.255", "198.51.101.0"),
        ("203.0.113.0/24", "203.0.112.255", "203.0.114.0"),
        ("2001::/23", "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2001:200::"),
        ("2001:db8::/32", "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db9::"),
        ("2002::/16", "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2003::"),
        ("3fff::/20", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "3fff:1000::"),
    ],
)
def test_no_more_than_a_block_is_refused(block: str, before: str, behind: str) -> None:
    network = ip_network(block)
    assert int(network[0]) == int(ip_address(before)) + 1
    assert int(network[-1]) == int(ip_address(behind)) - 1
    assert is_public(before)
    assert is_public(behind)


@pytest.mark.parametrize("block", REACHED)
def test_blocks_that_are_reached_like_any_other_are_public(block: str) -> None:
    network = ip_network(block)
    assert is_public(str(network[0]))
    assert is_public(str(network[-1]))


FORMS: dict[str, Callable[[int, int], int]] = {
    "compatible": lambda inner, rest: inner,
    "mapped": lambda inner, rest: 0xFFFF << 32 | inner,
    "translated": lambda inner, rest: 0xFFFF << 48 | inner,
    "NAT64": lambda inner, rest: 0x64FF9B << 96 | inner,
    "NAT64 of one's own": lambda inner, rest: 0x64FF9B_0001 << 80 | (rest & 0xFFFF_FFFF_FFFF) << 32 | inner,
    "6to4": lambda inner, rest: 0x2002 << 112 | inner << 80 | rest,
    "Teredo server": lambda inner, rest: 0x2001_0000 << 96 | inner << 64 | rest & 0xFFFF_FFFF_FFFF_FFFF,
    "Teredo client": lambda inner, rest: 0x2001_0000 << 96 | 0x0101_0101 << 64 | inner ^ 0xFFFF_FFFF,
    "ISATAP": lambda inner, rest: 0x2606_4700 << 96 | 0x5EFE << 32 | inner,
    "ISATAP, unique": lambda inner, rest: 0x2606_4700 << 96 | 0x0200_5EFE << 32 | inner,
}
PRIVATE = [
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
]
private = st.sampled_from(PRIVATE).flatmap(
    lambda network: st.integers(int(network.network_address), int(network.broadcast_address))
)


def test_the_forms_are_those_that_are_meant() -> None:
    inner = int(IPv4Address("127.0.0.1"))
    assert {name: str(IPv6Address(form(inner, 0))) for name, form in FORMS.items()} == {
        "compatible": "::7f00:1",
        "mapped": "::ffff:7f00:1",
        "translated": "::ffff:0:7f00:1",
        "NAT64": "64:ff9b::7f00:1",
        "NAT64 of one's own": "64:ff9b:1::7f00:1",
        "6to4": "2002:7f00:1::",
        "Teredo server": "2001:0:7f00:1::",
        "Teredo client": "2001:0:101:101::80ff:fffe",
        "ISATAP": "2606:4700::5efe:7f00:1",
        "ISATAP, unique": "2606:4700::200:5efe:7f00:1",
    }


@pytest.mark.parametrize("form", FORMS)
@given(inner=private, rest=st.integers(0, 2**80 - 1))
def test_no_address_of_the_own_network_hides_in_another(form: str, inner: int, rest: int) -> None:
    assert not is_public(str(IPv4Address(inner)))
    assert not is_public(str(IPv6Address(FORMS[form](inner, rest))))
