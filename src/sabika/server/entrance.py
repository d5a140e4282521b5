"""The entrance: how many connections are let in, and for how long they may take to say what they want and to take what
they are answered. Whoever holds a connection open costs the server one, and there are not many."""

import asyncio
import socket
import struct
from math import inf
from time import monotonic
from typing import Final, Literal, Protocol

import msgspec

from sabika.desk.errors import TooMuch
from sabika.desk.routes import ROUTES
from sabika.desk.wire.messages import Answer, Kind, Problem
from sabika.server.ledger import Ledger
from sabika.server.limits import Connections, Rate, client_of
from sabika.server.refusals import Refusals
from sabika.server.settings import Settings

Stage = Literal["waiting", "headers", "body", "served"]
"""How far a request has come: nothing of it is there, a part of its headers is, a part of its body, or all of it."""
IDLE: Final = 90.0
"""Seconds that a connection is kept for another request. Mostly uvicorn is quicker; it forgets those who send the rest
of a body after they were answered."""
LINGERING: Final = 2.0
"""Seconds that a refused client has to read why."""
OFTEN: Final = 1.0
"""Seconds between two looks at all connections."""
PHRASES: Final = {
    400: "Bad Request",
    408: "Request Timeout",
    411: "Length Required",
    413: "Content Too Large",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


AGAIN: Final = "retry-after: 60\r\n"


def said(status: int, kind: Kind, code: str) -> bytes:
    """A whole answer, for a connection that gets no further."""
    body = msgspec.json.encode(Answer(error=Problem(kind=kind, code=code)))
    return (
        f"HTTP/1.1 {status} {PHRASES[status]}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"cache-control: no-store\r\n{AGAIN if status in (429, 503) else ''}connection: close\r\n\r\n"
    ).encode() + body


FULL: Final = said(503, "too-much", code="too-many-connections")
ENOUGH: Final = said(429, "too-much", code="too-many-connections")
TOO_SLOW: Final = said(408, "bad-input", code="too-slow")
TOO_LARGE: Final = said(413, "bad-input", code="too-large")
LENGTH_REQUIRED: Final = said(411, "bad-input", code="length-required")
HEAD_TOO_LONG: Final = said(431, "bad-input", code="too-large")
TOO_MANY_AT_ONCE: Final = said(429, "too-much", code="too-many-requests")
UNREADABLE_HEAD: Final = said(400, "bad-input", code="unreadable")
OFFENCES: Final = 20
"""A client that exceeds what may come over a connection so often within a minute is let in no more for a while."""


class Guest(Protocol):
    """What speaks over a connection."""

    transport: asyncio.Transport

    def is_kept(self) -> bool:
        """Whether it is the server that has to do something before the client can go on."""

    def can_be_told(self) -> bool:
        """Whether an answer can be sent now without breaking into another one."""


class Place:
    """That of a connection which was let in."""

    __slots__ = (
        "answered",
        "client",
        "deadline",
        "guest",
        "received",
        "since",
        "stage",
        "transport",
        "unread",
        "unread_since",
    )

    def __init__(self, guest: Guest, client: str, now: float, deadline: float) -> None:
        self.guest: Guest | None = guest
        """Nobody for a live channel, which looks after its own time."""
        self.transport: Final = guest.transport
        self.client: Final = client
        self.stage: Stage = "waiting"
        self.since = now
        """When the stage was reached."""
        self.deadline = deadline
        self.received = 0
        """Bytes of the body."""
        self.answered = 0
        """Requests."""
        self.unread = 0
        """Bytes of an answer which the client did not take yet, at least, and since when they are so many."""
        self.unread_since = now


class Entrance:
    """That of a worker."""

    def __init__(self, settings: Settings, refusals: Refusals, ledger: Ledger, requests: Rate) -> None:
        self._settings: Final = settings
        self._refusals: Final = refusals
        self._requests: Final = requests
        self._arrivals: Final = Rate(settings.connections_a_minute, 60, "too-many-connections", ledger)
        self.behind_proxy: Final = settings.trusted_proxy
        each = max(1, min(settings.connections_a_client, settings.connections // 2))
        self._of_clients: Final = Connections(each, settings.connections, ledger)
        self._ledger: Final = ledger
        self._places: Final[dict[asyncio.BaseTransport, Place]] = {}
        self.largest: Final = max(settings.largest_body, *(route.largest or 0 for route in ROUTES))
        """Bytes of a body."""
        self._longest: Final = self.largest / settings.body_rate
        """Seconds that the largest body may take, besides those that every one may."""

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, guest: Guest, peer: str) -> Place | None:
        """Let a new connection in; otherwise it is told why not, and closed."""
        client = client_of(peer, (), behind_proxy=False)
        if len(self._places) >= self._settings.connections:
            self._turn_away(guest, client, FULL, "server-full")
            return None
        # All connections are those of the proxy; its clients are told apart by their requests.
        if not self._settings.trusted_proxy:
            try:
                self._arrivals.take(client)
                self._of_clients.enter(client)
            except TooMuch as error:
                self._turn_away(guest, client, ENOUGH, error.code)
                return None
        now = monotonic()
        place = self._places[guest.transport] = Place(guest, client, now, now + self._settings.headers_seconds)
        return place

    def _turn_away(self, guest: Guest, client: str, answer: bytes, reason: str) -> None:
        self._refusals.note(client, reason)
        guest.transport.write(answer)
        guest.transport.close()

    def begin(self, client: str) -> None:
        """A request of a client is under way. Behind a proxy each takes up a connection, as long as nobody reads the
        answer, and there are as many for a client as elsewhere."""
        if self._settings.trusted_proxy:
            self._of_clients.enter(client)

    def finish(self, client: str) -> None:
        """It is over."""
        if self._settings.trusted_proxy:
            self._of_clients.leave(client)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is no more, whether it was let in or not."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        place.guest = None
        if not self._settings.trusted_proxy:
            self._of_clients.leave(place.client)

    def hand_over(self, transport: asyncio.BaseTransport) -> None:
        """From now on the connection is a live channel."""
        place = self._places.get(transport)
        if place is not None:
            place.guest, place.stage, place.deadline = None, "served", inf

    def refused(self, transport: asyncio.BaseTransport, reason: str) -> None:
        """What came over a connection cannot be understood."""
        place = self._places.get(transport)
        self._refusals.note(place.client if place else "", reason)

    def offended(self, client: str, reason: str) -> None:
        """A client, if it is known, sent more over a connection than may come, and loses it. Whoever does so again and
        again has used up the connections and requests of a minute."""
        self._refusals.note(client, reason)
        if self._settings.trusted_proxy:
            if client:
                self._requests.charge(client, self._settings.requests_a_minute / OFFENCES)
        else:
            self._arrivals.charge(client, self._settings.connections_a_minute / OFFENCES)

    def lingers(self, place: Place) -> None:
        """A refused client has a moment to read why."""
        place.stage, place.deadline = "waiting", monotonic() + LINGERING

    def came(self, place: Place, stage: Stage, received: int) -> None:
        """Something came over a connection, or was answered: its request is at that stage now."""
        if stage == "served":
            place.stage, place.deadline = stage, inf
            return
        settings = self._settings
        if stage != place.stage:
            # A client that connects and says nothing has been asked for its headers already.
            if (place.stage, stage, place.answered) != ("waiting", "headers", 0):
                place.since = monotonic()
            place.stage, place.received = stage, 0
        place.received += received
        if stage == "body":
            longer = min(place.received / settings.body_rate, self._longest)
            place.deadline = place.since + settings.body_seconds + longer
        elif stage == "waiting" and place.answered:
            place.deadline = place.since + IDLE
        else:
            place.deadline = place.since + settings.headers_seconds

    def answered(self, place: Place, stage: Stage) -> None:
        """A request was answered. What has come of the next one counts from now on."""
        place.answered += 1
        if stage == "headers":
            place.stage = "served"
        self.came(place, stage, 0)

    def took(self, place: Place) -> None:
        """A client has taken what was kept for it, so that more follows."""
        place.unread = 0

    async def watch(self) -> None:
        """Look after the connections until the server ends."""
        while True:
            await asyncio.sleep(OFTEN)
            self._ledger.beat()
            self.look()

    def look(self) -> None:
        """Give up connections that take too long."""
        now = monotonic()
        for place in list(self._places.values()):
            if now >= place.deadline and place.guest is not None:
                self._overdue(place, place.guest, now)
            # A live channel notices by itself that nothing is taken, and closes; that must not take for ever.
            if place.guest is not None or place.transport.is_closing():
                self._look_at_unread(place, now)

    def _overdue(self, place: Place, guest: Guest, now: float) -> None:
        if guest.is_kept():
            place.since = now
            place.deadline = now + self._settings.headers_seconds
            return
        place.deadline = inf
        # Browsers connect in advance, and need not be told that they took too long.
        if place.stage != "waiting":
            self._refusals.note(place.client, f"slow-{place.stage}")
            if guest.can_be_told():
                place.transport.write(TOO_SLOW)
        place.transport.close()

    def _look_at_unread(self, place: Place, now: float) -> None:
        left = place.transport.get_write_buffer_size()
        if not 0 < place.unread <= left:
            place.unread, place.unread_since = left, now
        elif now - place.unread_since >= self._settings.unread_seconds:
            self._refusals.note(place.client, "unread-answer")
            reset(place.transport)


def reset(transport: asyncio.Transport) -> None:
    """End a connection without waiting for the client to take the rest, which the system would go on to hold for it."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
