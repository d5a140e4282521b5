"""By which names the server may be reached, and which pages may ask it to do something.

Somebody's browser can reach what lies on the same machine and in the same house. A page from elsewhere must not use
that: neither by asking here itself, nor by a name of its own that suddenly leads here.
"""

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

from sabika.desk.errors import DeskError
from sabika.desk.wire.messages import Problem
from sabika.server.settings import Settings

HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9_][A-Za-z0-9._-]{0,252}|\[[0-9A-Fa-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?")
"""What a request may call the server, and what can stand in a link."""
ANY: Final = "*"
USUAL_PORTS: Final = (None, "80", "443")
"""Left out where they are meant."""
ONLY_LOOKING: Final = ("GET", "HEAD", "OPTIONS")


class NoHost(DeskError):
    """A request does not say, or says twice or unreadably, by which name it reached the server."""

    status = 400
    kind = "bad-input"
    code = "unreadable"


class Unreached(DeskError):
    """It is not for whoever comes this way. Its note says what was said."""


class WrongHost(Unreached):
    """The server does not go by the name that was asked for."""

    status = 421
    kind = "not-allowed"
    code = "wrong-host"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def problem(self) -> Problem:
        details: dict[str, str | int] = {"host": self.name, "sentence": advice(self.name)}
        return Problem(kind=self.kind, code=self.code, details=details)


class WrongOrigin(Unreached):
    """A page that is not the server's own asks for something to be done."""

    status = 403
    kind = "not-allowed"
    code = "wrong-origin"

    def problem(self) -> Problem:
        return Problem(kind=self.kind, code=self.code, details={"sentence": advice("NAME")})


def advice(name: str) -> str:
    return f"Start the server with --allowed-host {name}"


class Reaching:
    """What a server goes by."""

    def __init__(self, settings: Settings) -> None:
        address = HOST.fullmatch(in_ascii(urlsplit(settings.address).netloc))
        self._address: Final = netloc(address) if address else ""
        self._given: Final = {bare(name) for name in settings.hosts}
        self._known: Final = {
            bare(name) for name in (*settings.hosts, settings.host, address and address["name"]) if name
        }
        # In a house people type the number of a machine, or its name. No page of a stranger can have either.
        self._at_home: Final = not is_loopback(bare(settings.host)) and not self._given
        if self._at_home:
            own = bare(socket.gethostname())
            short = own.partition(".")[0]
            self._known.update((own, short, f"{short}.local"))

    def check(self, scope: Scope) -> None:
        """Refuse a request that reached the server by a name that is not its own, and one by which a page from
        elsewhere wants to change something or to listen. Who sends no origin is no page."""
        try:
            host = self._host(header(scope, b"host"))
            changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in ONLY_LOOKING
            if changes and (origins := header(scope, b"origin")):
                self._check_origin(origins, host)
        except Unreached as error:
            host, origin = header(scope, b"host")[0], "".join(header(scope, b"origin"))
            error.add_note(f"Host {host[:100]!r}, Origin {origin[:100]!r}")
            raise

    def _host(self, said: list[str]) -> str:
        if len(said) != 1 or not (found := HOST.fullmatch(said[0])):
            raise NoHost
        if not self._goes_by(bare(found["name"])):
            raise WrongHost(found["name"])
        return netloc(found)

    def _goes_by(self, name: str) -> bool:
        if ANY in self._given or name in self._known or is_loopback(name):
            return True
        return self._at_home and is_number(name)

    def _check_origin(self, said: list[str], host: str) -> None:
        """The scheme may differ: a proxy may do the encryption. It may also have put another host into the request."""
        scheme, _, place = said[0].partition("://")
        found = HOST.fullmatch(place)
        if len(said) != 1 or scheme not in ("http", "https") or not found:
            raise WrongOrigin
        if netloc(found) not in (host, self._address) and bare(found["name"]) not in self._given:
            raise WrongOrigin


def header(scope: Scope, name: bytes) -> list[str]:
    """All that a request says under a name."""
    return [value.decode("latin-1") for each, value in scope["headers"] if each.lower() == name]


def bare(name: str) -> str:
    """A name or number as it is compared: there are many ways to write one."""
    plain = name.strip("[]").lower().removesuffix(".")
    return str(ip_address(plain)) if is_number(plain) else plain


def netloc(found: re.Match[str]) -> str:
    """A host and its port, as they are compared."""
    port = found["port"]
    return bare(found["name"]) if port in USUAL_PORTS else f"{bare(found['name'])}:{int(port)}"


def in_ascii(address: str) -> str:
    """A name in letters of any script, as browsers ask for it."""
    try:
        return address.encode("idna").decode()
    except UnicodeError:
        return address


def is_number(name: str) -> bool:
    """Whether it is an address itself, which leads nowhere else."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether it can only mean the machine that asks."""
    if is_number(name):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")
