"""Chromium, driven by playwright as in all other tests."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.conftest import FLAGS
from e2e.engines.window import PRESSED
from e2e.people import PATIENCE


@contextmanager
def opened(browser: Browser) -> Iterator["ChromiumWindow"]:
    """A window with storage of its own."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    try:
        yield ChromiumWindow(context.new_page())
    finally:
        context.close()


@contextmanager
def with_settings(browser: Browser, program: str, folder: Path, chosen: dict[str, Any]) -> Iterator["ChromiumWindow"]:
    """A window of a Chromium that has settings, as its shell has none, with what somebody has chosen there."""
    (folder / "Default").mkdir()
    (folder / "Default/Preferences").write_text(json.dumps(chosen), "utf-8")
    context = browser.browser_type.launch_persistent_context(folder, executable_path=program, args=FLAGS)
    context.set_default_timeout(PATIENCE)
    try:
        yield ChromiumWindow(context.new_page())
    finally:
        context.close()


class ChromiumWindow:
    def __init__(self, page: Page) -> None:
        self._page = page

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def go(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def run(self, body: str) -> Any:
        return self._page.evaluate(f"() => {{ {body} }}")

    def press(self, x: int, y: int) -> None:
        self._page.mouse.click(x, y, delay=PRESSED * 1000)

    def picture(self) -> bytes:
        return self._page.screenshot()
