"""Attacks by coming and going: what a connection costs before and after it is good for anything."""

import ssl
from typing import Final

from attacks.aim import NAME, Aim, Attack
from attacks.frames import CLOSE, UPGRADED, frame, hello, upgrade
from attacks.heads import head, unfinished
from attacks.lines import Script, lines

CROWD: Final = 32


def client_hello() -> bytes:
    """What a client begins with where TLS is spoken."""
    out = ssl.MemoryBIO()
    client = ssl._create_unverified_context().wrap_bio(ssl.MemoryBIO(), out, server_hostname=NAME)
    try:
        client.do_handshake()
    except ssl.SSLWantReadError:
        return out.read()
    raise AssertionError


def greeted(aim: Aim) -> Script:
    return Script(upgrade(aim.table), UPGRADED, hello(aim.token) + frame(CLOSE, b"\x03\xe8"), leaves=True)


ATTACKS: Final[dict[str, Attack]] = {
    "connect": Attack("connections that come and go", lines(lambda aim: Script(leaves=True), CROWD)),
    "connect-ask": Attack(
        "a connection for each request",
        lines(lambda aim: Script(head("GET", "/api/health"), b"\r\n\r\n", leaves=True), CROWD),
    ),
    "connect-half": Attack(
        "half a request, and gone", lines(lambda aim: Script(unfinished("GET", "/"), leaves=True), CROWD)
    ),
    "upgrade": Attack(
        "WebSockets that come and go", lines(lambda aim: Script(upgrade("nothing"), UPGRADED, leaves=True), CROWD)
    ),
    "upgrade-left": Attack(
        "handshakes of WebSockets, gone before the answer",
        lines(lambda aim: Script(upgrade("nothing"), leaves=True), CROWD),
    ),
    "hello": Attack("WebSockets that say hello, and go", lines(greeted, CROWD)),
    "tls-elsewhere": Attack(
        "TLS where none is spoken, or within it",
        lines(lambda aim: Script(client_hello(), leaves=True), CROWD),
    ),
}
