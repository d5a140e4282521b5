"""An ordinary web space: files in a subfolder, a page for addresses without a file, and nothing that knows Sabika;
and the site, to be put there."""

import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sabika.cli.site import folder as site

SUBFOLDER = "/games/sabika"


class Space(http.server.SimpleHTTPRequestHandler):
    """Files below a subfolder; the site's own 404.html for everything else.

    Every answer has a connection of its own: what is open once the space is gone would be answered still.
    """

    def guess_type(self, path: Any) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def translate_path(self, path: str) -> str:
        below = path.partition("?")[0].partition("#")[0].removeprefix(SUBFOLDER)
        return super().translate_path(below if path.startswith(f"{SUBFOLDER}/") else "/nothing here")

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


def made(place: Path) -> Path:
    """The site as a folder. Where tests must not be left out, what it is made of has to be there."""
    if not (site.TABBED / "tab.json").is_file():
        missing = "what runs in a tab is not built: python web/node.py tab"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    site.make(place)
    return place


@contextmanager
def serving(folder: Path, kind: type[Space] = Space) -> Iterator[str]:
    """The address of the site, as long as it is served; afterwards nobody answers there."""

    def space(*args: Any) -> Space:
        return kind(*args, directory=str(folder))

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), space) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUBFOLDER}"
        finally:
            server.shutdown()
            thread.join()


def put(folder: Path, place: Path) -> None:
    """Upload a folder in place of what was there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place)
