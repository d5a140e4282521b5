"""Attacks by several things at once that may each be done, or nearly: what is asked ahead, held and changed midway."""

from collections.abc import Callable
from typing import Final

from attacks.aim import Aim, Attack, Count
from attacks.frames import PING, UPGRADED, ask, frame, hello, upgrade
from attacks.heads import JSON, VERIFY, head, pipeline
from attacks.lines import Script, lines

EACH: Final = 400
"""So many connections one address may have."""
CHANNELS: Final = 150
"""The same for live channels."""
AHEAD: Final = 16
"""So many requests may wait for the answer to an earlier one."""
LATE: Final = 25.0
"""Seconds, a little less than those after which an answer is given up."""
OFFER: Final = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
CHUNKS: Final = head("POST", VERIFY, f"{JSON}Transfer-Encoding: chunked\r\n") + b"2\r\n"
COOKIES: Final = head("GET", "/api/health", f"Cookie: {'a=b; ' * 30}\r\n" * 90)


def held(opening: bytes) -> Callable[[Aim, Count], None]:
    """Asks, and reads hardly anything."""
    return lines(lambda aim: Script(opening, reads=False, sip=1, every=LATE, pause=1.0), EACH)


def files(aim: Aim) -> Script:
    return Script(head("GET", aim.largest), reads=False, sip=1, every=LATE, pause=1.0)


def midway(aim: Aim) -> Script:
    """Changes to a live channel while files are sent."""
    opening = head("GET", aim.largest) * AHEAD + upgrade(aim.table) + hello(aim.token)
    return Script(opening, reads=False, sip=1, every=LATE, pause=1.0)


def refused(aim: Aim) -> Script:
    """Is refused while a file is sent, of which a little is read."""
    return Script(head("GET", aim.largest) + CHUNKS, reads=False, sip=20_000, every=0.2, pause=0.2)


def channel(aim: Aim) -> Script:
    """As many frames as may come, among them questions."""
    drop = frame(PING) + ask("why", action="build tower-9-ES 1,0")
    return Script(upgrade(aim.table), UPGRADED, hello(aim.token), drip=drop, every=0.12, pause=1.0)


ATTACKS: Final[dict[str, Attack]] = {
    "files-held": Attack("the largest file on every connection, hardly read", lines(files, EACH)),
    "files-held-thousands": Attack("the same on as many as one process can hold", lines(files, 3_000)),
    "answers-held": Attack("sixteen of the longest answers, hardly read", held(head("GET", "/api/rules/en") * AHEAD)),
    "schema-held": Attack(
        "sixteen descriptions of the API, hardly read", held(head("GET", "/api/schema/openapi.json") * AHEAD)
    ),
    "upgrade-midway": Attack("live channels begun while files are sent", lines(midway, 100)),
    "refused-midway": Attack("chunks while a file is sent", lines(refused, 100)),
    "handshakes-unreadable": Attack(
        "handshakes with a body, held",
        lines(lambda aim: Script(upgrade("nothing", "Content-Length: 5\r\n") + b"hello", pause=1.0), EACH),
    ),
    "channels-busy": Attack("live channels that say as much as they may", lines(channel, CHANNELS)),
    "offers": Attack(
        "bodies that come with the offer of another protocol",
        lines(lambda aim: pipeline(head("POST", VERIFY, f"{JSON}{OFFER}Content-Length: 2\r\n") + b"{}")),
        "requests",
    ),
    "cookies": Attack("requests with 2,700 cookies", lines(lambda aim: pipeline(COOKIES)), "requests"),
    "addresses-long": Attack(
        "addresses of 15,000 letters", lines(lambda aim: pipeline(head("POST", f"/{'x' * 15_000}"))), "requests"
    ),
}
