"""`sabika admin ban`, `bans`, `lift`: whom the server refuses."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.cli.admin.database import AsJson, Database
from sabika.cli.admin.times import milliseconds, moment
from sabika.rules.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sabika.server.bans import Ban, Network

Whom = Annotated[str, typer.Argument(help="192.0.2.7, 192.0.2.0/24, 2001:db8::/64.", metavar="ADDRESS")]
ALL_OF = {4: 8, 6: 16}
"""Whoever writes a shorter prefix has made a mistake: it would be a large part of the world."""


def ban(
    address: Whom,
    reason: Annotated[str, typer.Option(help="For whoever looks at the bans later.")] = "",
    time: Annotated[str | None, typer.Option("--for", metavar="TIME", help="7d, 12h, 2w; else for good.")] = None,
    database: Database = "",
) -> None:
    """Refuse an address or a network. A running server does so within seconds, and ends what is open from there."""
    from sabika.desk.door import now
    from sabika.server.bans import LONGEST_REASON, LOOPBACK, Ban, network_of

    network, at = network_of(address), now()
    if network.prefixlen < ALL_OF[network.version]:
        raise BadInput(f"{network} is a large part of the world. Name a smaller network.")
    if any(network.overlaps(own) for own in LOOPBACK):
        raise BadInput(f"{network} is the machine itself, with its proxy and its health checks. Name another address.")
    if len(reason) > LONGEST_REASON:
        raise BadInput(f"A reason has at most {LONGEST_REASON} letters. Say it shorter.")
    until = at + milliseconds(time) if time else None
    # It is shown in terminals, which some letters steer.
    plain = "".join(letter if letter.isprintable() else "?" for letter in reason)
    asyncio.run(banned(database, Ban(network, plain, at, until)))
    typer.echo(f"{network} is refused {f'until {moment(until)} UTC' if until else 'from now on'}.")


def list_bans(database: Database = "", as_json: AsJson = False) -> None:
    """List the bans."""
    found = asyncio.run(all_bans(database))
    if as_json:
        document = [{**each._asdict(), "network": str(each.network)} for each in found]
        typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    else:
        show(found)


def lift(address: Whom, database: Database = "") -> None:
    """Lift a ban."""
    from sabika.server.bans import network_of

    network = network_of(address)
    if not asyncio.run(lifted(database, network)):
        raise BadInput(f"There is no ban of {network}. `sabika admin bans` shows those that are there.")
    typer.echo(f"{network} is served again.")


async def banned(database: str, added: "Ban") -> None:
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        await here.bans.add(added)


async def all_bans(database: str) -> "list[Ban]":
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        return await here.bans.all()


async def lifted(database: str, network: "Network") -> bool:
    from sabika.server.housekeeping import Housekeeping

    async with Housekeeping.at(database) as here:
        return await here.bans.lift(network)


def show(found: "Sequence[Ban]") -> None:
    from sabika.desk.door import now

    at, table = now(), Table("network", "since (UTC)", "until (UTC)", "reason", box=None)
    for each in found:
        ends = "for good" if each.until is None else moment(each.until)
        ends = ends if each.holds(at) else f"{ends} (over)"
        table.add_row(str(each.network), moment(each.since), ends, Text(each.reason))
    console = Console()
    if found:
        console.print(table, soft_wrap=not console.is_terminal)
    console.print(f"{len(found)} ban{'s' * (len(found) != 1)}", highlight=False)
