"""A person in front of the client: what can be done by hand and eye, in the words of a player."""

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PATIENCE = 120_000
"""Milliseconds: only what hangs takes so long, also where other programs keep the machine busy."""


class Person:
    """One browser window with storage of its own."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        moving: bool = False,
        hurried: bool = False,
        keeps: bool = False,
    ) -> None:
        """Somebody in a hurry plays as the client is at first; the others confirm what ends their turn, so that nothing
        goes on by itself. `keeps`: the client may stay in this browser for when there is no network, which is mostly
        only work."""
        self.address = address
        self.complaints: list[str] = []
        """What the page wrote to the console as an error, or threw."""
        self.forgiven: tuple[str, ...] = ()
        """Parts of complaints that the test itself causes, such as a lost connection."""
        self._context = chromium.new_context(
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if keeps else "block",
        )
        self._context.set_default_timeout(PATIENCE)
        # What happens is shown at once: nobody here has to follow it by eye.
        settings = ({} if moving else {"speed": "off"}) | ({} if hurried else {"confirming": "on"})
        if settings:
            self.bring("sabika-settings", settings)
        self.page: Page = self._context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self._complain(str(error)))

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def offline(self, is_off: bool) -> None:
        self._context.set_offline(is_off)

    def stays(self) -> None:
        """Wait until the client has come to stay in this browser."""
        self.page.evaluate(
            """limit => new Promise((done, fail) => {
                const worker = navigator.serviceWorker;
                if (worker.controller) done(null);
                worker.addEventListener("controllerchange", () => done(null));
                setTimeout(() => fail("Nothing is kept."), limit);
            })""",
            PATIENCE,
        )

    def keeps_python(self) -> None:
        """Wait until all that is needed to play without the server has come to stay, too: its list comes last."""
        self.page.evaluate(
            """async limit => {
                const end = Date.now() + limit;
                while (!(await caches.match("/tab/tab.json"))) {
                    if (Date.now() > end) throw new Error("Python is not kept.");
                    await new Promise(done => setTimeout(done, 50));
                }
            }""",
            PATIENCE,
        )

    def crash(self) -> None:
        """The page ends as when a device runs out of memory."""
        with suppress(Error):
            self._context.new_cdp_session(self.page).send("Page.crash")

    def leave(self) -> None:
        self._context.close()

    def stored(self, name: str) -> Any:
        """What the page keeps in the browser's storage."""
        return self.page.evaluate("name => JSON.parse(localStorage.getItem(name))", name)

    def bring(self, name: str, value: object) -> None:
        """Have something in the browser's storage before the first page is opened. An empty page has no storage."""
        kept = json.dumps([name, json.dumps(value)])
        script = "([name, value]) => { if (origin !== 'null') localStorage[name] ??= value; }"
        self._context.add_init_script(f"({script})({kept})")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.forgiven):
            self.complaints.append(text)
