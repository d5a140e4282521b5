"""What has to hold for settings of which the kind alone says too little."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from sabika.bots.asked_for import budget_from
from sabika.rules.core.errors import BadInput
from sabika.server.reaching import ANY, HOST


def check_address(public: str) -> None:
    """An address that links can begin with; empty for none."""
    try:
        parts = urlsplit(public)
    except ValueError:  # brackets that belong to no IPv6 address
        parts = urlsplit("")
    if public and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise BadInput(f"People cannot reach a server at {public!r}. Write it like this: https://alhambra.example.org.")


def check_names(hosts: Sequence[str]) -> None:
    for host in hosts:
        check_name(host)


def check_name(host: str) -> None:
    """A name by which a server can be reached; `*` for any."""
    found = HOST.fullmatch(f"[{host}]" if host.count(":") > 1 and not host.startswith("[") else host)
    if host != ANY and (not found or found["port"]):
        raise BadInput(f"Nobody reaches a server by the name {host!r}. Write it like this: alhambra.example.org.")


def check_budget(budget: str) -> None:
    budget_from(budget)


def check_contact(contact: str) -> None:
    if contact and not contact.startswith(("mailto:", "https:")):
        raise BadInput(f"Nobody can be reached at {contact!r}. Write it like this: mailto:ana@example.org.")


def networks(texts: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    """The addresses that are meant."""
    try:
        return [ip_network(text) for text in texts]
    except ValueError as error:
        raise BadInput(f"{error}. Write addresses like this: 192.168.1.20, 10.0.0.0/8.") from None
