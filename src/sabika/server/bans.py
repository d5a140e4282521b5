"""Whom the server refuses: addresses and networks, for a time or for good, each with a reason."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabika.desk.door import now
from sabika.desk.errors import DeskError
from sabika.rules.core.errors import BadInput
from sabika.server.database import failing
from sabika.server.schema import bans
from sabika.server.upkeep import announce

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LONGEST_REASON: Final = 200
MAPPED: Final = IPv6Network("::ffff:0:0/96")
"""Addresses of IPv4, written as those of IPv6."""
LOOPBACK: Final[tuple[Network, ...]] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1"))
"""Where the machine itself asks from: a proxy, health checks, who reads the metrics."""


class Banned(DeskError):
    """Whoever runs the server does not want to serve this client."""

    status = 403
    kind = "not-allowed"
    code = "banned"


class Ban(NamedTuple):
    """A network that is refused."""

    network: Network
    reason: str
    since: int
    until: int | None
    """Milliseconds since 1970, as all times; none for good."""

    def holds(self, at: int) -> bool:
        return self.until is None or at < self.until


def network_of(text: str) -> Network:
    """An address, or a network as in 192.0.2.0/24."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput(
            f"{text!r} is neither an address nor a network. Write it like 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64."
        ) from None
    if isinstance(network, IPv6Network) and network.subnet_of(MAPPED):
        # By which addresses are compared.
        inner = int(network.network_address) - int(MAPPED.network_address)
        return IPv4Network((inner, network.prefixlen - MAPPED.prefixlen))
    return network


class SqlBans:
    """The bans in a database."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading: Final = reading
        self._writing: Final = writing

    async def all(self) -> list[Ban]:
        """The newest last; also those that are over."""
        wanted = select(bans.c.network, bans.c.reason, bans.c.since, bans.c.until).order_by(bans.c.since)
        with failing():
            async with self._reading.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        return [Ban(ip_network(row.network), row.reason, row.since, row.until) for row in rows]

    async def add(self, ban: Ban) -> None:
        """Instead of an earlier one of the same network."""
        row = {"network": str(ban.network), "reason": ban.reason, "since": ban.since, "until": ban.until}
        with failing():
            async with self._writing.begin() as connection:
                await connection.execute(delete(bans).where(bans.c.network == str(ban.network)))
                await connection.execute(insert(bans), row)
                await announce(connection)

    async def lift(self, network: Network) -> bool:
        """Whether there was such a ban."""
        with failing():
            async with self._writing.begin() as connection:
                gone = await connection.execute(delete(bans).where(bans.c.network == str(network)))
                await announce(connection)
        return bool(gone.rowcount)


class Bans:
    """Those that a worker knows of."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], dict[int, Ban]] = {}
        """By version and length of the prefix, then by the prefix: few lengths, however many bans."""

    def learn(self, all_bans: Iterable[Ban]) -> None:
        known: dict[tuple[int, int], dict[int, Ban]] = {}
        for ban in all_bans:
            network = ban.network
            known.setdefault((network.version, network.prefixlen), {})[int(network.network_address)] = ban
        self._known = known

    def check(self, address: Address | None) -> None:
        """Refuse whoever is banned."""
        if not self._known or address is None:
            return
        ban = self._of(address)
        if ban is not None:
            error = Banned(str(ban.network))
            error.add_note(f"{address}, by the ban of {ban.network},")
            raise error

    def _of(self, address: Address) -> Ban | None:
        bits, number = address.max_prefixlen, int(address)
        for (version, length), prefixes in self._known.items():
            if version == address.version:
                ban = prefixes.get(number >> (bits - length) << (bits - length))
                if ban is not None and ban.holds(now()):
                    return ban
        return None
