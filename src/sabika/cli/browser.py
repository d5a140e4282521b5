"""The game in the browser: a server for this machine alone, and a window that shows it."""

import socket
import urllib.error
import urllib.request
import webbrowser
from urllib.parse import urlencode

import typer

from sabika.cli.alone import Used
from sabika.cli.serve import LOOPBACK, bound, own_database, start
from sabika.rules.core.errors import BadInput

USUAL_PORT = 8000
ANY_PORT = 0
PATIENCE = 10.0
"""Seconds in which even a busy machine answers itself."""


def new_table_page(**chosen: str | int | None) -> str:
    """The page that lets one open a table, with what was chosen already; the first page if nothing was."""
    given = {name: value for name, value in chosen.items() if value is not None}
    return f"new?{urlencode(given)}" if given else ""


def in_browser(page: str) -> None:
    """Serve this machine until Ctrl-C. If a server already runs here, that one is shown."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.settings import Settings

    settings = Settings(database=own_database())
    try:
        start(settings, LOOPBACK, usual_door, opened=True, page=page)
    except Used as used:
        if not answers(used.address):
            raise
        typer.echo(f"Sabika is already running at {used.address}")
        webbrowser.open(f"{used.address}{page}")


def usual_door() -> socket.socket:
    """At the usual port, so that links to tables stay good; at any other if somebody else has it."""
    try:
        return bound(LOOPBACK, USUAL_PORT)
    except BadInput:
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
