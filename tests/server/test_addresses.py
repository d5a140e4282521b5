"""Notices go to the public network alone, however an address of the own one is dressed."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address

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
]
PUBLIC = [
    "1.1.1.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:82a::200e",
    "64:ff9b::101:101",
    "::ffff:1.1.1.1",
    "2002:101:101::1",
    "2606:4700::5efe:1.1.1.1",
]


@pytest.mark.parametrize("address", OWN)
def test_what_is_not_in_the_public_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is(address: str) -> None:
    assert is_public(address)


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
