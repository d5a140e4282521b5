"""The pages: the client in the browser, as it was built into the folder `sabika/client`, or a sentence if it was not.

Only files that were there when the server started are ever sent. Nothing that anybody has said stands in them.
They lie in memory, packed, and are sent before anything else is done for a request: that costs less than to refuse it.
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from litestar.types import Message, Scope, Send

from sabika.server.policy import in_words, policy_of

BUILT: Final = Path(__file__).parents[1] / "client"
TABBED: Final = Path(__file__).parents[1] / "tabbed"
"""The rules for the browser itself, for when the server cannot be reached. They need not be there."""
INDEX: Final = "/index.html"
TAB: Final = "/tab"
LISTED: Final = f"{TAB}/tab.json"
HASHED: Final = ("/assets/", f"{TAB}/")
"""The names of the files in here change with what is in them, but for the list of them."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How files were packed when they were built, the best way first."""
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
IN_WORDS: Final = ("text/css", "text/html", "text/javascript", "text/plain")
ROUTE: Final = "/{address:path}"
"""What all pages are counted as."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabika</title>
<h1>Sabika</h1>
<p>The server is running, but the game for the browser is not built: <code>python3 run.py play</code> builds it.</p>
</html>
"""


Headers = list[tuple[bytes, bytes]]


class Packed(NamedTuple):
    """A file of the client as it is sent."""

    tag: str
    """Changes with what is in the file, and with how it is packed."""
    body: bytes
    headers: Headers
    unchanged: Headers
    """What is said to those who have it already."""


class Page(NamedTuple):
    """A file of the client."""

    plain: Packed
    packed: Mapping[str, Packed]
    """By the name that HTTP has for the way of packing."""


def pages_in(folder: Path, tabbed: Path) -> dict[str, Page]:
    """The files of the client by address; only the sentence that there are none if it was not built."""
    files = files_in(folder)
    if INDEX not in files:
        return {INDEX: _page(INDEX, NOT_BUILT.encode(), {})}
    files |= files_in(tabbed, TAB)
    return {
        address: _page(address, file.read_bytes(), _packed(address, files))
        for address, file in files.items()
        if file.suffix not in PACKED.values()
    }


def files_in(folder: Path, at: str = "") -> dict[str, Path]:
    """By the address that they have."""
    found = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return {f"{at}/{file.relative_to(folder).as_posix()}": file for file in found}


def _packed(address: str, files: Mapping[str, Path]) -> dict[str, bytes]:
    ways = [(way, files.get(address + ending)) for way, ending in PACKED.items()]
    return {way: file.read_bytes() for way, file in ways if file}


def _page(address: str, body: bytes, packed: Mapping[str, bytes]) -> Page:
    kind = TYPES.get(Path(address).suffix, "application/octet-stream")
    always = {"cache-control": FOR_EVER if address.startswith(HASHED) and address != LISTED else ASK_AGAIN}
    if kind == "text/html":
        always["content-security-policy"] = in_words(policy_of(body.decode()))
    tag = hashlib.sha256(body).hexdigest()[:32]
    ways = {way: _as_sent(kind, always, tag, way, each) for way, each in packed.items()}
    return Page(_as_sent(kind, always, tag, "", body), ways)


def _as_sent(kind: str, always: Mapping[str, str], tag: str, way: str, body: bytes) -> Packed:
    quoted = f'"{tag}{way}"'
    common = {**always, "etag": quoted, "vary": "Accept-Encoding"}
    media = f"{kind}; charset=utf-8" if kind in IN_WORDS else kind
    whole = common | {"content-type": media, "content-length": str(len(body))}
    return Packed(quoted, body, _encoded(whole | ({"content-encoding": way} if way else {})), _encoded(common))


def _encoded(headers: Mapping[str, str]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Pages:
    """What a server has for browsers: the client, and beside it what a tab needs to do without the server."""

    def __init__(self, folder: Path = BUILT, tabbed: Path = TABBED, not_here: Iterable[str] = ()) -> None:
        self._pages: Final = pages_in(folder, tabbed)
        self._not_here: Final = frozenset(not_here)
        """Addresses that are somebody else's."""

    def asked_for(self, scope: Scope) -> Page | None:
        """The file that a request is for, if it is for one. Addresses that the client knows by itself, such as
        /tables/…, lead to its first page."""
        asked = cast(dict[str, Any], scope)
        address = asked["path"]
        if asked["method"] not in ("GET", "HEAD") or address in self._not_here:
            return None
        page = self._pages.get(address)
        if page is not None:
            return page
        is_api = address == "/api" or address.startswith("/api/")
        return None if is_api or "." in address else self._pages[INDEX]

    async def answer(self, page: Page, scope: Scope, send: Send) -> None:
        """The file, packed as the browser can take it; nothing if it has it already."""
        asked = cast(dict[str, Any], scope)
        asked["path_template"] = ROUTE
        file = page.plain
        if page.packed:
            ways = accepted(said(scope, b"accept-encoding"))
            file = next((packed for way, packed in page.packed.items() if way in ways), file)
        known = [each.strip().removeprefix("W/") for each in said(scope, b"if-none-match").split(",")]
        is_known = file.tag in known
        headers = file.unchanged if is_known else file.headers
        await send(_start(304 if is_known else 200, headers))
        body = b"" if is_known or asked["method"] == "HEAD" else file.body
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _start(status: int, headers: Headers) -> Message:
    return {"type": "http.response.start", "status": status, "headers": headers}


def said(scope: Scope, name: bytes) -> str:
    """What a request says in a header, which may stand there several times."""
    return ",".join(value.decode("latin-1") for each, value in scope["headers"] if each == name)


def accepted(header: str) -> set[str]:
    """The ways of packing that a browser says it can take."""
    ways = [[part.strip() for part in way.lower().split(";")] for way in header.split(",")]
    return {way[0] for way in ways if not any(part.replace(" ", "") in ("q=0", "q=0.0") for part in way[1:])}
