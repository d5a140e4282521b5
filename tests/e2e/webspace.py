"""An ordinary web space: files in a subfolder, a page for addresses without a file, and nothing that knows Sabika;
and the site, to be put there."""

import http.server
import os
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from sabika.cli.site import folder as site

SUBFOLDER = "/games/sabika"
Troubles = dict[str, str]
"""What is wrong with files, by what their names contain: one is `missing`, `refused` (the connection ends at once),
`cut` off in the middle, `short` (half of it is put there), `damaged`, or it `hangs` after its first half."""


class Space(http.server.SimpleHTTPRequestHandler):
    """Files below a subfolder; the site's own 404.html for everything else.

    Every answer has a connection of its own: what is open once the space is gone would be answered still.
    """

    def guess_type(self, path: Any) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    troubles: ClassVar[Troubles] = {}

    def do_GET(self) -> None:
        how = next((how for name, how in self.troubles.items() if re.search(name, self.path)), "")
        if how == "refused":
            return
        if how == "missing":
            self.send_error(404)
        elif how:
            self._send_poorly(how)
        else:
            super().do_GET()

    def _send_poorly(self, how: str) -> None:
        path = self.translate_path(self.path)
        body = Path(path).read_bytes()
        half, middle = body[: len(body) // 2], len(body) // 2
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Last-Modified", self.date_time_string(int(os.stat(path).st_mtime)))
        self.send_header("Content-Length", str(len(half if how == "short" else body)))
        self.end_headers()
        if how == "damaged":
            body = half + bytes(255 - byte for byte in body[middle : middle + 1000]) + body[middle + 1000 :]
        try:
            self.wfile.write(body if how == "damaged" else half)
            while how == "hangs" and how in self.troubles.values():
                time.sleep(0.05)
        except OSError:
            pass  # Nobody waited for it.

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


def made(place: Path) -> Path:
    """The site as a folder. Where tests must not be left out, what it is made of has to be there."""
    if not (site.TABBED / "tab.json").is_file():
        missing = "what runs in a tab is not built: python web/node.py tab"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    site.make(place)
    return place


@contextmanager
def serving(folder: Path, troubles: Troubles | None = None) -> Iterator[str]:
    """The address of the site, as long as it is served; afterwards nobody answers there. Troubles may change."""

    class Poor(Space):
        pass

    Poor.troubles = {} if troubles is None else troubles

    def space(*args: Any) -> Space:
        return Poor(*args, directory=str(folder))

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), space) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUBFOLDER}"
        finally:
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
    worker.write_text(
        re.sub('const VERSION = "(.*)"', r'const VERSION = "of-tomorrow-\1"', worker.read_text("utf-8")), "utf-8"
    )


def put(folder: Path, place: Path) -> None:
    """Upload a folder in place of what was there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place)
