"""Firefox, spoken to over WebDriver BiDi, which it understands without a further program."""

import base64
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from e2e.engines.window import PRESSED
from e2e.people import PATIENCE

Settings = dict[str, str | int | bool]
LISTENING = "WebDriver BiDi listening on "
QUIET: Settings = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}
"""Nothing is asked of the world outside."""


@contextmanager
def opened(program: str, folder: Path, chosen: Settings | None = None) -> Iterator["FirefoxWindow"]:
    """A window with storage of its own in this folder, and with what somebody has chosen in its settings."""
    settings = QUIET | (chosen or {})
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items())
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    with (
        (folder / "said.txt").open("w+", encoding="utf-8") as said,
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as firefox,
    ):
        try:
            assert firefox.stderr
            for line in firefox.stderr:
                said.write(line)
                if line.startswith(LISTENING):
                    break
            else:
                raise AssertionError(f"Firefox did not start: {said.name}")
            address = f"{line.removeprefix(LISTENING).strip()}/session"
            with connect(address, max_size=None, open_timeout=PATIENCE / 1000, proxy=None) as channel:
                yield FirefoxWindow(channel)
        finally:
            firefox.kill()


class FirefoxWindow:
    def __init__(self, channel: ClientConnection) -> None:
        self._channel = channel
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._context = {"context": self._ask("browsingContext.getTree")["contexts"][0]["context"]}

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", **self._context, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", **self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", **self._context, wait="complete")

    def run(self, body: str) -> Any:
        expression = f"JSON.stringify((() => {{ {body} }})() ?? null)"
        answer = self._ask("script.evaluate", expression=expression, target=self._context, awaitPromise=False)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, x: int, y: int) -> None:
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": round(PRESSED * 1000)},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": actions}
        self._ask("input.performActions", **self._context, actions=[pointer])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", **self._context)["data"])

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._channel.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._channel.recv(PATIENCE / 1000))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]
