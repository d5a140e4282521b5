"""The pages: the client in the browser, as it was built into the folder `sabika/client`, or a sentence if it was not.

Only files that were there when the server started are ever sent. Nothing that anybody has said stands in them.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

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
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabika</title>
<h1>Sabika</h1>
<p>The server is running, but the game for the browser is not built: <code>python3 run.py play</code> builds it.</p>
</html>
"""


class Page(NamedTuple):
    """A file of the client."""

    body: bytes
    packed: Mapping[str, bytes]
    """By the name that HTTP has for the way of packing."""
    kind: str
    caching: str
    tag: str
    """Changes with what is in the file."""


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
    caching = FOR_EVER if address.startswith(HASHED) and address != LISTED else ASK_AGAIN
    return Page(body, packed, kind, caching, hashlib.sha256(body).hexdigest()[:32])


def page_for(pages: Mapping[str, Page], address: str) -> Page | None:
    """The file at an address. Addresses that the client knows by itself, such as /tables/…, lead to its first page."""
    if address in pages:
        return pages[address]
    is_api = address == "/api" or address.startswith("/api/")
    return None if is_api or "." in address else pages[INDEX]


def sent(page: Page, headers: Mapping[str, str]) -> Response[bytes]:
    """The file, packed as the browser can take it; nothing if it has it already."""
    way = next((way for way in page.packed if way in accepted(headers.get("accept-encoding", ""))), "")
    tag = f'"{page.tag}{way}"'
    told = {"Cache-Control": page.caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in [known.strip().removeprefix("W/") for known in headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=told)
    if way:
        told["Content-Encoding"] = way
    return Response(page.packed[way] if way else page.body, media_type=page.kind, headers=told)


def accepted(header: str) -> set[str]:
    """The ways of packing that a browser says it can take."""
    ways = [[part.strip() for part in way.lower().split(";")] for way in header.split(",")]
    return {way[0] for way in ways if not any(part.replace(" ", "") in ("q=0", "q=0.0") for part in way[1:])}


def client(folder: Path = BUILT, tabbed: Path = TABBED) -> HTTPRouteHandler:
    """Serves the pages of a folder, and beside them what a tab needs to do without the server."""
    pages = pages_in(folder, tabbed)

    @route(["/", "/{address:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def serve(request: "Request[Any, Any, Any]", address: FromPath[str] = "/") -> Response[bytes]:
        page = page_for(pages, address)
        if page is None:
            raise NotFoundException
        return sent(page, request.headers)

    return serve
