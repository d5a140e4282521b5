"""A server and a browser for a command. Both end with it, also when it fails or is told to end."""

import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from running.browsers import browser

from e2e.conftest import FLAGS
from e2e.people import PATIENCE
from server.real_server import RealServer, settings_for


@contextmanager
def showing() -> Iterator[tuple[Browser, str]]:
    """The browser, and the address of the server."""
    # Whoever is told to end leaves by the way out, where the server is ended too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        RealServer(settings_for(f"sqlite:///{Path(folder) / 'tables.sqlite'}")) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser(), args=FLAGS, timeout=PATIENCE) as chromium,
    ):
        yield chromium, f"http://{server.address}"
