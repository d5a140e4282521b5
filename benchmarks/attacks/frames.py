"""Attacks on the live channel: what a WebSocket can be sent besides messages, and messages themselves."""

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

from attacks.aim import NAME, Aim, Attack
from attacks.lines import PIECE, Script, again, lines

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
UPGRADED: Final = b" 101 "
DEFLATES: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
RESERVED: Final = 0x40
"""The bit that says that a message is deflated."""


def frame(opcode: int, data: bytes = b"", last: bool = True, bits: int = 0) -> bytes:
    """As a client sends it, masked with nothing but zeros."""
    first = bytes([(0x80 if last else 0) | bits | opcode])
    if len(data) < 126:
        length = bytes([0x80 | len(data)])
    elif len(data) < 2**16:
        length = b"\xfe" + len(data).to_bytes(2)
    else:
        length = b"\xff" + len(data).to_bytes(8)
    return first + length + bytes(4) + data


def upgrade(table: str, more: str = "") -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {NAME}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def hello(token: str = "", **more: object) -> bytes:
    said = {"type": "hello", **({"token": token} if token else {}), **more}
    return frame(TEXT, msgspec.json.encode(said))


def ask(what: str, **data: object) -> bytes:
    return frame(TEXT, msgspec.json.encode({"type": "ask", "id": 1, "what": what, "data": data}))


def anonymous(piece: bytes, first: bytes = b"", more: str = "", unit: int = 0, reads: bool = True) -> Script:
    """The same again and again, at a table that is not there and without a hello."""
    return Script(upgrade("nothing", more), UPGRADED, first, again(piece), unit=unit or len(piece), reads=reads)


def seated(aim: Aim, piece: bytes, first: bytes = b"", more: str = "", reads: bool = True) -> Script:
    """The same, with a good hello at a real table."""
    opening = upgrade(aim.table, more)
    return Script(opening, UPGRADED, hello(aim.token) + first, again(piece), unit=len(piece), reads=reads)


def deflated(data: bytes) -> bytes:
    press = zlib.compressobj(9, wbits=-12)
    return (press.compress(data) + press.flush(zlib.Z_SYNC_FLUSH))[:-4]


def one_by_one(whole: bytes) -> Iterator[bytes]:
    """A segment for each byte."""
    while True:
        for number in range(len(whole)):
            yield whole[number : number + 1]


def spectator(aim: Aim) -> Script:
    """Has every version of a table sent as a whole, and reads none."""
    return Script(upgrade(aim.watched), UPGRADED, hello(), reads=False, drip=frame(PONG), every=2.0)


def held(aim: Aim) -> Script:
    """A message that could still become a whole one stays where it is."""
    piece = frame(CONTINUED, bytes(500_000), last=False)
    return Script(upgrade("nothing"), UPGRADED, frame(TEXT, last=False) + piece * 120, drip=frame(PONG), pause=1.0)


BOMB: Final = frame(TEXT, deflated(bytes(50_000_000)), bits=RESERVED)
BLOWN: Final = frame(TEXT, deflated(b"x" * 15_900), bits=RESERVED)
BLOWN_PIECE: Final = frame(CONTINUED, deflated(bytes(1_000_000)), last=False)
GARBAGE: Final = bytes(range(3, 256)) * 4

ATTACKS: Final[dict[str, Attack]] = {
    "ping": Attack("pings before any hello", lines(lambda aim: anonymous(frame(PING))), "frames"),
    "ping-long": Attack(
        "pings of 125 bytes, answers read", lines(lambda aim: anonymous(frame(PING, bytes(125)))), "frames"
    ),
    "ping-unread": Attack(
        "pings of 125 bytes, answers never read",
        lines(lambda aim: anonymous(frame(PING, bytes(125)), reads=False)),
        "frames",
    ),
    "ping-seated": Attack("pings after a good hello", lines(lambda aim: seated(aim, frame(PING))), "frames"),
    "pong": Attack("pongs before any hello", lines(lambda aim: anonymous(frame(PONG))), "frames"),
    "pong-one": Attack("pongs over a single connection", lines(lambda aim: anonymous(frame(PONG)), 1), "frames"),
    "pong-seated": Attack("pongs after a good hello", lines(lambda aim: seated(aim, frame(PONG))), "frames"),
    "fragments-empty": Attack(
        "a message of empty fragments, without end",
        lines(lambda aim: anonymous(frame(CONTINUED, last=False), frame(TEXT, last=False))),
        "frames",
    ),
    "fragments-empty-seated": Attack(
        "empty fragments after a good hello",
        lines(lambda aim: seated(aim, frame(CONTINUED, last=False), frame(TEXT, last=False))),
        "frames",
    ),
    "fragments-tiny": Attack(
        "a message of fragments of a byte, without end",
        lines(lambda aim: anonymous(frame(CONTINUED, b"x", last=False), frame(TEXT, last=False))),
        "frames",
    ),
    "fragments-pings": Attack(
        "pings between the fragments of a message",
        lines(lambda aim: anonymous(frame(CONTINUED, last=False) + frame(PING), frame(TEXT, last=False), unit=6)),
        "frames",
    ),
    "message-endless": Attack(
        "a message of large fragments, without end",
        lines(lambda aim: anonymous(frame(CONTINUED, bytes(8_000), last=False), frame(TEXT, last=False))),
        "frames",
    ),
    "message-held": Attack("messages of 60 MB that lack their end, and stay", lines(held, 16)),
    "frame-huge": Attack(
        "a frame that says it is 2^62 bytes long",
        lines(lambda aim: anonymous(bytes(PIECE), b"\x81\xff" + (2**62).to_bytes(8) + bytes(4), unit=PIECE)),
        "pieces of 64 kB",
    ),
    "text-tiny": Attack(
        "texts of a letter instead of a hello", lines(lambda aim: anonymous(frame(TEXT, b"x"))), "frames"
    ),
    "text-empty": Attack("empty texts instead of a hello", lines(lambda aim: anonymous(frame(TEXT))), "frames"),
    "text-seated": Attack(
        "texts of a letter after a good hello", lines(lambda aim: seated(aim, frame(TEXT, b"x"))), "frames"
    ),
    "binary-seated": Attack(
        "empty binary messages after a good hello", lines(lambda aim: seated(aim, frame(2))), "frames"
    ),
    "asks": Attack(
        "questions that can be read, after a good hello",
        lines(lambda aim: seated(aim, ask("why", action="build tower-9-ES 1,0"))),
        "frames",
    ),
    "asks-unread": Attack(
        "questions whose answers are never read",
        lines(lambda aim: seated(aim, ask("why", action="build tower-9-ES 1,0"), reads=False), 20),
        "frames",
    ),
    "hello-unread": Attack("spectators of a game that read nothing", lines(spectator, 20)),
    "bytes-one": Attack(
        "pings in segments of a byte",
        lines(lambda aim: Script(upgrade("nothing"), UPGRADED, endless=lambda: one_by_one(frame(PING)), unit=1)),
        "segments",
    ),
    "opcodes": Attack("frames of a kind that is reserved", lines(lambda aim: anonymous(frame(3, b"x"))), "frames"),
    "bits": Attack("frames with reserved bits", lines(lambda aim: anonymous(frame(TEXT, b"x", bits=0x70))), "frames"),
    "unmasked": Attack("frames without a mask", lines(lambda aim: anonymous(b"\x81\x01x")), "frames"),
    "garbage": Attack("bytes that are no frames", lines(lambda aim: anonymous(GARBAGE, unit=1)), "bytes"),
    "not-unicode": Attack(
        "texts that are not UTF-8", lines(lambda aim: anonymous(frame(TEXT, b"\xff\xfe\xfd"))), "frames"
    ),
    "close-again": Attack(
        "close frames, again and again", lines(lambda aim: anonymous(frame(CLOSE, b"\x03\xe8"))), "frames"
    ),
    "deflate-bomb": Attack(
        "50 kB that are 50 MB when inflated", lines(lambda aim: anonymous(BOMB, more=DEFLATES)), "bombs"
    ),
    "deflate-fragments": Attack(
        "deflated fragments of a megabyte each",
        lines(lambda aim: anonymous(BLOWN_PIECE, frame(TEXT, last=False, bits=RESERVED), DEFLATES)),
        "fragments",
    ),
    "deflate-seated": Attack(
        "deflated messages just short enough, after a good hello",
        lines(lambda aim: seated(aim, BLOWN, more=DEFLATES)),
        "messages",
    ),
}
