"""The game in the browser: a server for this machine alone, and a window that shows it."""

import socket
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from functools import partial
from urllib.parse import urlencode, urlsplit

import typer

from sabika.cli.alone import Used
from sabika.cli.serve import LOOPBACK, bound, own_database, start
from sabika.rules.core.errors import BadInput

USUAL_PORT = 8000
NEXT_PORTS = 10
"""So many behind the usual one are tried: what a browser keeps of an address is found again there."""
ANY_PORT = 0
PATIENCE = 10.0
"""Seconds in which even a busy machine answers itself."""


def new_table_page(**chosen: str | int | None) -> str:
    """The page that lets one open a table, with what was chosen already; the first page if nothing was."""
    given = {name: value for name, value in chosen.items() if value is not None}
    return f"new?{urlencode(given)}" if given else ""


def in_browser(page: str, port: int | None = None, database: str | None = None) -> None:
    """Serve this machine until Ctrl-C. If a server already runs here, that one is shown."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.settings import Settings

    settings = Settings(database=database or own_database())
    try:
        start(settings, LOOPBACK, partial(own_door, port), opened=True, page=page)
    except Used as used:
        if not answers(used.address):
            raise
        typer.echo(f"Sabika is already running at {used.address}{ignored(port, used.address)}")
        webbrowser.open(f"{used.address}{page}")


def ignored(port: int | None, address: str) -> str:
    """What to say of a port that was chosen for a server which runs at another one already."""
    if port in (None, ANY_PORT, urlsplit(address).port):
        return ""
    return f" and stays there. For --port {port}, end that server first."


def own_door(port: int | None) -> socket.socket:
    """At the port that was chosen; otherwise at the usual one, so that links to tables stay good. If somebody else has
    that, it is said which is taken instead."""
    if port is not None:
        return bound(LOOPBACK, port, "Choose another --port.")
    try:
        return bound(LOOPBACK, USUAL_PORT)
    except BadInput:
        door = next_door()
    typer.echo(
        f"Port {USUAL_PORT} is in use by another program: taking {door.getsockname()[1]} instead (--port chooses one)."
    )
    return door


def next_door() -> socket.socket:
    for port in range(USUAL_PORT + 1, USUAL_PORT + NEXT_PORTS):
        with suppress(BadInput):
            return bound(LOOPBACK, port)
    return bound(LOOPBACK, ANY_PORT)


def answers(address: str) -> bool:
    """Whether a server of ours is there, well or not."""
    if not address:
        return False
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        return error.code == 503
    except (OSError, ValueError):
        return False
