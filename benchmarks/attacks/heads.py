"""Attacks by HTTP/1: requests that never end, or never stop coming."""

import random
from typing import Final

from attacks.aim import NAME, Aim, Attack
from attacks.lines import PIECE, Script, again, lines

JSON: Final = "Content-Type: application/json\r\n"
CHUNKED: Final = f"{JSON}Transfer-Encoding: chunked\r\n"


def head(method: str, path: str, more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {NAME}\r\n{more}\r\n".encode()


def unfinished(method: str, path: str, more: str = "") -> bytes:
    """Without the empty line."""
    return head(method, path, more)[:-2]


def endless(opening: bytes, piece: bytes, unit: int = 0) -> Script:
    """Begins well, and then the same for ever."""
    return Script(opening, endless=again(piece), unit=unit or len(piece))


def pipeline(request: bytes, reads: bool = True) -> Script:
    return Script(endless=again(request), unit=len(request), reads=reads)


def tagged(aim: Aim) -> bytes:
    tags = ", ".join(f'"{number:032x}"' for number in range(200))
    return head("GET", aim.small, f"If-None-Match: {tags}\r\nAccept-Encoding: {'x, ' * 1_000}gzip\r\n")


def ranges(aim: Aim) -> bytes:
    wanted = ",".join(f"{number}-{number}" for number in range(900))
    return head("GET", aim.largest, f"Range: bytes={wanted}\r\n")


MANY: Final = "".join(f"X-{number}: {number}\r\n" for number in range(90))
DEEP: Final = b"[" * 199_000
VERIFY: Final = "/api/records/verify"
TRAILING: Final = head("POST", VERIFY, CHUNKED) + b"2\r\n{}\r\n0\r\n"
NOISE: Final = random.Random(1).randbytes(PIECE)

ATTACKS: Final[dict[str, Attack]] = {
    "pipeline": Attack(
        "GET /api/health, pipelined", lines(lambda aim: pipeline(head("GET", "/api/health"))), "requests"
    ),
    "pipeline-one": Attack(
        "the same over a single connection", lines(lambda aim: pipeline(head("GET", "/api/health")), 1), "requests"
    ),
    "pipeline-files": Attack(
        "a small file, pipelined", lines(lambda aim: pipeline(head("GET", aim.small))), "requests"
    ),
    "pipeline-large": Attack(
        "the largest file, pipelined and read", lines(lambda aim: pipeline(head("GET", aim.largest))), "requests"
    ),
    "pipeline-unread": Attack(
        "GET /api/health, pipelined, answers never read",
        lines(lambda aim: pipeline(head("GET", "/api/health"), reads=False), 100),
        "requests",
    ),
    "files-unread": Attack(
        "the largest file asked for again and again, never read",
        lines(lambda aim: pipeline(head("GET", aim.largest), reads=False), 150),
        "requests",
    ),
    "files-sipped": Attack(
        "the largest files, read a byte at a time",
        lines(lambda aim: Script(head("GET", aim.largest) * 20, reads=False, sip=1, every=1.0, pause=1.0), 150),
    ),
    "files-left": Attack(
        "the largest file asked for, and gone", lines(lambda aim: Script(head("GET", aim.largest), leaves=True), 32)
    ),
    "unknown": Attack(
        "addresses that are not there", lines(lambda aim: pipeline(head("GET", "/api/nothing"))), "requests"
    ),
    "unknown-files": Attack(
        "files that are not there", lines(lambda aim: pipeline(head("GET", "/no.txt"))), "requests"
    ),
    "options": Attack("OPTIONS, pipelined", lines(lambda aim: pipeline(head("OPTIONS", "/api/tables"))), "requests"),
    "head": Attack("HEAD, pipelined", lines(lambda aim: pipeline(head("HEAD", aim.largest))), "requests"),
    "methods": Attack("a method that nobody knows", lines(lambda aim: pipeline(head("BREW", "/"))), "requests"),
    "tags": Attack(
        "requests with 200 tags and 1,000 ways of packing", lines(lambda aim: pipeline(tagged(aim))), "requests"
    ),
    "ranges": Attack("requests for 900 ranges of a file", lines(lambda aim: pipeline(ranges(aim))), "requests"),
    "many-headers": Attack(
        "requests with 90 headers", lines(lambda aim: pipeline(head("GET", "/api/health", MANY))), "requests"
    ),
    "forwarded": Attack(
        "requests that say they come from 500 addresses",
        lines(lambda aim: pipeline(head("GET", "/api/health", f"X-Forwarded-For: {'10.1.1.1, ' * 500}\r\n"))),
        "requests",
    ),
    "wrong-host": Attack(
        "requests for another name",
        lines(lambda aim: pipeline(b"GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n")),
        "requests",
    ),
    "headers-endless": Attack(
        "headers without end", lines(lambda aim: endless(unfinished("GET", "/"), b"X-Nothing: nothing\r\n")), "headers"
    ),
    "headers-empty": Attack(
        "headers of two letters without end", lines(lambda aim: endless(unfinished("GET", "/"), b"a:\r\n")), "headers"
    ),
    "header-endless": Attack(
        "a header without end", lines(lambda aim: endless(unfinished("GET", "/") + b"X: ", b"x" * PIECE, 1)), "bytes"
    ),
    "header-name-endless": Attack(
        "the name of a header without end", lines(lambda aim: endless(unfinished("GET", "/"), b"x" * PIECE, 1)), "bytes"
    ),
    "url-endless": Attack("a URL without end", lines(lambda aim: endless(b"GET /", b"x" * PIECE, 1)), "bytes"),
    "query-endless": Attack(
        "a query without end", lines(lambda aim: endless(b"GET /?", b"a=%41&" * 10_000, 1)), "bytes"
    ),
    "method-endless": Attack("a method without end", lines(lambda aim: endless(b"G", b"G" * PIECE, 1)), "bytes"),
    "lines-empty": Attack(
        "empty lines before a request", lines(lambda aim: endless(b"", b"\r\n" * 32_000, 2)), "lines"
    ),
    "noise": Attack("bytes by chance", lines(lambda aim: endless(b"", NOISE, 1)), "bytes"),
    "segments-of-a-byte": Attack(
        "a header, each byte by itself",
        lines(lambda aim: Script(unfinished("GET", "/") + b"X: ", endless=lambda: iter(lambda: b"x", b""), unit=1)),
        "segments",
    ),
    "trailers": Attack(
        "trailers without end", lines(lambda aim: endless(TRAILING, b"X-Nothing: nothing\r\n")), "trailers"
    ),
    "trailer-endless": Attack(
        "a trailer without end", lines(lambda aim: endless(TRAILING + b"X: ", b"x" * PIECE, 1)), "bytes"
    ),
    "extension-endless": Attack(
        "an extension of a chunk without end",
        lines(lambda aim: endless(head("POST", VERIFY, CHUNKED) + b"1;", b"x" * PIECE, 1)),
        "bytes",
    ),
    "extensions": Attack(
        "chunks with extensions",
        lines(lambda aim: endless(head("POST", VERIFY, CHUNKED), b"1;" + b"x" * 100 + b"\r\na\r\n")),
        "chunks",
    ),
    "size-endless": Attack(
        "a size of a chunk without end",
        lines(lambda aim: endless(head("POST", VERIFY, CHUNKED), b"0" * PIECE, 1)),
        "bytes",
    ),
    "chunks-of-a-byte": Attack(
        "a body in chunks of a byte", lines(lambda aim: endless(head("POST", VERIFY, CHUNKED), b"1\r\na\r\n")), "chunks"
    ),
    "chunks-unwanted": Attack(
        "such a body where none is wanted",
        lines(lambda aim: endless(head("GET", "/api/health", CHUNKED), b"1\r\na\r\n")),
        "chunks",
    ),
    "chunks-endless": Attack(
        "a body in large chunks without end",
        lines(lambda aim: endless(head("POST", VERIFY, CHUNKED), b"8000\r\n" + bytes(0x8000) + b"\r\n")),
        "chunks",
    ),
    "length-huge": Attack(
        "a body of a petabyte",
        lines(lambda aim: endless(head("POST", VERIFY, f"{JSON}Content-Length: {10**15}\r\n"), bytes(PIECE), 1)),
        "bytes",
    ),
    "length-none": Attack(
        "a body without a length",
        lines(lambda aim: endless(b"POST /api/records/verify HTTP/1.0\r\n" + JSON.encode() + b"\r\n", b"x" * PIECE, 1)),
        "bytes",
    ),
    "expect": Attack(
        "bodies that ask first whether they may come",
        lines(
            lambda aim: pipeline(head("POST", VERIFY, f"{JSON}Expect: 100-continue\r\nContent-Length: 2\r\n") + b"{}")
        ),
        "requests",
    ),
    "bodies-deep": Attack(
        "bodies of 199,000 brackets",
        lines(lambda aim: pipeline(head("POST", VERIFY, f"{JSON}Content-Length: {len(DEEP)}\r\n") + DEEP)),
        "requests",
    ),
    "bodies-left": Attack(
        "bodies that lack their last byte, and gone",
        lines(
            lambda aim: Script(head("POST", VERIFY, f"{JSON}Content-Length: {len(DEEP) + 1}\r\n") + DEEP, leaves=True),
            32,
        ),
    ),
    "upgrades-elsewhere": Attack(
        "upgrades to what nobody speaks",
        lines(
            lambda aim: pipeline(
                head("GET", "/", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n")
            )
        ),
        "requests",
    ),
}
