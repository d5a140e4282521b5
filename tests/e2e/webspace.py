"""An ordinary web space: files in a subfolder, a page for addresses without a file, and nothing that knows Sabika;
and the site, to be put there. Where a test wants it, things go wrong on the way."""

import base64
import hashlib
import http.server
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, cast

import pytest

from sabika.cli.site import folder as site

SUBFOLDER = "/games/sabika"
Mishap = Literal["hangs", "stalls", "closed", "cut off", "halved", "damaged", "a page", "missing"]
Mishaps = dict[str, Mishap]
"""What goes wrong, by a pattern of the addresses: a file stalls or is cut off half-way, lies there by half or with
other bytes, or there is a page instead of it."""


class Space(http.server.SimpleHTTPRequestHandler):
    """Files below a subfolder; the site's own 404.html for everything else.

    Every answer has a connection of its own: what is open once the space is gone would be answered still.
    """

    def guess_type(self, path: Any) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def translate_path(self, path: str) -> str:
        below = path.partition("?")[0].partition("#")[0].removeprefix(SUBFOLDER)
        return super().translate_path(below if path.startswith(f"{SUBFOLDER}/") else "/nothing here")

    def do_GET(self) -> None:
        space = cast(WebSpace, self.server)
        wrong = next((how for pattern, how in space.mishaps.items() if re.search(pattern, self.path)), None)
        if wrong is None:
            super().do_GET()
        elif wrong == "hangs":
            space.over.wait()
        elif wrong == "missing":
            self.send_error(404)
        elif wrong != "closed":
            self.send_other(wrong)
            if wrong == "stalls":
                space.over.wait()

    def send_other(self, wrong: Mishap) -> None:
        """Something else than the file, as if it were the file."""
        body = Path(self.translate_path(self.path)).read_bytes()
        middle = len(body) // 2
        sent = body[:middle]
        if wrong == "a page":
            sent = b"<!doctype html><title>Welcome</title>"
        elif wrong == "damaged":
            sent += bytes(255 - byte for byte in body[middle : middle + 1000]) + body[middle + 1000 :]
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if wrong == "a page" else self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body if wrong in ("cut off", "stalls") else sent)))
        self.send_header("Last-Modified", self.date_time_string())
        self.end_headers()
        with suppress(OSError):  # Nobody may have waited for it.
            self.wfile.write(sent)
            self.wfile.flush()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Compressing(Space):
    """One that sends what lies compressed beside a file, as many do."""

    def send_head(self) -> Any:
        found = Path(self.translate_path(self.path))
        packed = Path(f"{found}.gz")
        if not packed.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(found))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")


class WebSpace(http.server.ThreadingHTTPServer):
    """Serves it."""

    def __init__(self, folder: Path, mishaps: Mishaps, kind: type[Space]) -> None:
        def space(*args: Any) -> Space:
            return kind(*args, directory=str(folder))

        super().__init__(("127.0.0.1", 0), space)
        self.mishaps = mishaps
        self.over = threading.Event()
        """Nobody is kept waiting any more."""


def made(place: Path) -> Path:
    """The site as a folder. Where tests must not be left out, what it is made of has to be there."""
    if not (site.TABBED / "tab.json").is_file():
        missing = "what runs in a tab is not built: python web/node.py tab"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    site.make(place)
    return place


@contextmanager
def serving(folder: Path, mishaps: Mishaps | None = None, kind: type[Space] = Space) -> Iterator[str]:
    """The address of the site, as long as it is served; afterwards nobody answers. Mishaps can change meanwhile."""
    with WebSpace(folder, {} if mishaps is None else mishaps, kind) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUBFOLDER}"
        finally:
            server.over.set()
            server.shutdown()
            thread.join()


def newer(place: Path) -> None:
    """The site as it will be tomorrow: everything has another name, as whenever it has changed."""
    programs = [file for file in (place / "assets").iterdir() if file.suffix in (".js", ".css")]
    parts = [file for file in (place / "tab").iterdir() if re.search(r"-[0-9a-f]{16}", file.name)]
    names = {file.name: f"of-tomorrow-{file.name}" for file in (*programs, *parts)}
    worker = place / "service-worker.js"
    for file in (place / "index.html", worker, place / "tab/tab.json", *programs):
        text = file.read_text("utf-8")
        for name, other in names.items():
            text = text.replace(name, other)
        file.write_text(text, "utf-8")
    for file in (*programs, *parts):
        file.rename(file.with_name(names[file.name]))
    index = place / "index.html"
    marked = index.read_text("utf-8").replace("<title>", '<meta name="tomorrow" content="" />\n    <title>', 1)
    index.write_text(marked, "utf-8")
    said = re.sub('const VERSION = "(.*)"', r'const VERSION = "of-tomorrow-\1"', worker.read_text("utf-8"))
    listed = re.search("const FILES = (.*);", said)
    assert listed
    digests = {name: digest and digest_of(place / name) for name, digest in json.loads(listed[1]).items()}
    worker.write_text(said.replace(listed[1], json.dumps(digests)), "utf-8")


def digest_of(file: Path) -> str:
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def put(folder: Path, place: Path) -> None:
    """Upload a folder in place of what was there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place)
