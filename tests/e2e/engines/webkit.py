"""WebKit as GNOME has it, driven by selenium, on a screen that nobody sees."""

import base64
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from typing import Any

from selenium.webdriver import ActionChains, WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from e2e.engines.window import PRESSED
from e2e.people import PATIENCE

BROWSERS = (
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/*/webkit2gtk-4.0/MiniBrowser",
    "/usr/libexec/**/MiniBrowser",
)
SCREEN = "2600x1600x24"


@contextmanager
def screen() -> Iterator[str]:
    """The name of a display that is there for as long as it is needed."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def opened(driver: str, *chosen: str) -> Iterator["WebKitWindow"]:
    """A window with storage of its own, and with what somebody has chosen in its settings."""
    options = WebKitGTKOptions()
    options.binary_location = next(found for pattern in BROWSERS for found in glob(pattern, recursive=True))
    for option in ("--automation", *chosen):
        options.add_argument(option)
    with screen() as display:
        environment = os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        browser = WebKitGTK(options=options, service=Service(executable_path=driver, env=environment))
        try:
            browser.set_page_load_timeout(PATIENCE / 1000)
            browser.set_script_timeout(PATIENCE / 1000)
            yield WebKitWindow(browser)
        finally:
            browser.quit()


class WebKitWindow:
    def __init__(self, browser: WebKitGTK) -> None:
        self._browser = browser

    def resize(self, width: int, height: int) -> None:
        """Its bar of buttons takes some of the height, and no window is narrower than that bar."""
        self._browser.set_window_size(width, height)
        bar = height - self._browser.execute_script("return innerHeight")
        self._browser.set_window_size(width, height + bar)

    def go(self, address: str) -> None:
        self._browser.get(address)

    def reload(self) -> None:
        self._browser.refresh()

    def run(self, body: str) -> Any:
        return self._browser.execute_script(body)

    def press(self, x: int, y: int) -> None:
        actions = ActionChains(self._browser, duration=0)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(x, y).pointer_down().pause(PRESSED).pointer_up()  # type: ignore[no-untyped-call]
        actions.perform()

    def picture(self) -> bytes:
        return base64.b64decode(self._browser.get_screenshot_as_base64())
