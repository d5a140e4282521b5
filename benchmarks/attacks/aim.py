"""Where an attack goes, what it is, and what it got done."""

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

NAME: Final = "alhambra.example.org"
"""What the server is called, as in the files for proxies."""


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an attack has to know."""

    port: int
    until: float
    """When it ends, by the monotonic clock."""
    tls: bool = False
    http2: bool = False
    """Whether HTTP/2 is spoken there."""
    address: str = "127.0.0.2"
    """From which it comes."""
    table: str = "nothing"
    """Where the attacker has a seat,"""
    token: str = ""
    """and what opens it."""
    watched: str = "nothing"
    """A table where others play."""
    largest: str = "/"
    """The largest file there is."""
    small: str = "/icon.svg"


class Count(msgspec.Struct):
    """What was done until it ended."""

    sent: int = 0
    """Bytes."""
    received: int = 0
    units: float = 0.0
    """Frames, requests or whatever the attack is made of."""
    connections: int = 0
    """Connections that came about."""
    failed: int = 0
    """Those that did not."""
    closed: int = 0
    """Those that the server ended."""
    told: Counter[str] = msgspec.field(default_factory=Counter)
    """Status codes that answers began with."""


Speaks = Literal["", "tls", "http2"]


class Attack(NamedTuple):
    """One kind of attack."""

    what: str
    """A whole thought."""
    run: Callable[[Aim, Count], None]
    unit: str = "connections"
    """What it is made of."""
    needs: Speaks = ""
    """What has to be spoken there, so that it can be tried."""
