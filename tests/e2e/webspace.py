"""An ordinary web space: files in a subfolder, a page for addresses without a file, and nothing that knows Sabika;
and the site, to be put there. Where a test wants it, things go wrong on the way."""

import http.server
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, cast

import pytest

from sabika.cli.site import folder as site

SUBFOLDER = "/games/sabika"
Mishap = Literal["hangs", "closed", "cut off", "damaged", "a page", "missing"]
Mishaps = dict[str, Mishap]
"""What goes wrong, by a pattern of the addresses."""


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

    def send_other(self, wrong: Mishap) -> None:
        """Something else than the file, as if it were the file."""
        body = Path(self.translate_path(self.path)).read_bytes()
        half = body[: len(body) // 2]
        sent = b"<!doctype html><title>Welcome</title>" if wrong == "a page" else half
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if wrong == "a page" else self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body if wrong == "cut off" else sent)))
        self.send_header("Last-Modified", self.date_time_string())
        self.end_headers()
        self.wfile.write(sent)

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


class WebSpace(http.server.ThreadingHTTPServer):
    """Serves it."""

    def __init__(self, folder: Path, mishaps: Mishaps) -> None:
        def space(*args: Any) -> Space:
            return Space(*args, directory=str(folder))

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
def serving(folder: Path, mishaps: Mishaps | None = None) -> Iterator[str]:
    """The address of the site, as long as it is served; afterwards nobody answers there."""
    with WebSpace(folder, {} if mishaps is None else mishaps) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUBFOLDER}"
        finally:
            server.over.set()
            server.shutdown()
            thread.join()


def put(folder: Path, place: Path) -> None:
    """Upload a folder in place of what was there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place)
