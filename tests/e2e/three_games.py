"""What a browser has in memory after each of several games in a row in one tab, with replay and coach at the end:
`PYTHONPATH=src:tests:. .venv/bin/python -m e2e.three_games`."""

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect, sync_playwright
from running.browsers import browser

from e2e import webspace
from e2e.conftest import FLAGS
from e2e.people import PATIENCE, Person
from e2e.playing import Player
from e2e.test_site import NO_FILE, begins
from sabika.cli.site import folder

GAMES = 3
TABLE = "/new?players=3&bots=planner,greedy&name=Ana"
WAITING = 100
"""Milliseconds."""


SEEN = """
const plain = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...asked) => {
    const made = await plain.apply(WebAssembly, asked);
    globalThis.python = Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
};
"""
"""A worker's program runs after this, so that Python's memory is known."""


class Memory:
    """The page and its workers, as they are."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._workers: dict[str, str] = {}
        self._answers: dict[str, dict[int, Any]] = {}
        self._asked = 0
        self._session.on("Target.attachedToTarget", self._came)
        self._session.on("Target.detachedFromTarget", self._left)
        self._session.on("Target.receivedMessageFromTarget", self._heard)
        self._session.send(
            "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False}
        )

    def measured(self) -> dict[str, float]:
        """Megabytes by where: of objects of JavaScript, and of Python's memory in the workers, which never shrinks."""
        self._session.send("HeapProfiler.collectGarbage")
        sizes = {"page": self._session.send("Runtime.getHeapUsage")["usedSize"]}
        for session, name in [*self._workers.items()]:
            self._ask(session, "HeapProfiler.collectGarbage")
            sizes[name] = self._ask(session, "Runtime.getHeapUsage")["usedSize"]
            python = self._ask(session, "Runtime.evaluate", expression="python.buffer.byteLength")
            sizes[f"Python, {name}"] = python["result"]["value"]
        return {part: round(size / 10**6, 1) for part, size in sorted(sizes.items())}

    def _came(self, told: Any) -> None:
        name = re.sub(r"^.*/([a-z]+)\.worker.*$", r"\1", told["targetInfo"]["url"])
        self._workers[told["sessionId"]] = name
        for method, params in (("Runtime.evaluate", {"expression": SEEN}), ("Runtime.runIfWaitingForDebugger", {})):
            self._say(told["sessionId"], method, **params)

    def _left(self, told: Any) -> None:
        self._workers.pop(told["sessionId"], None)

    def _heard(self, told: Any) -> None:
        message = json.loads(told["message"])
        if "id" in message:
            self._answers.setdefault(told["sessionId"], {})[message["id"]] = message["result"]

    def _say(self, session: str, method: str, **params: Any) -> int:
        self._asked += 1
        message = json.dumps({"id": self._asked, "method": method, "params": params})
        self._session.send("Target.sendMessageToTarget", {"sessionId": session, "message": message})
        return self._asked

    def _ask(self, session: str, method: str, **params: Any) -> Any:
        number = self._say(session, method, **params)
        while number not in self._answers.get(session, {}):
            self._page.wait_for_timeout(WAITING)
        return self._answers[session].pop(number)


def looked_back(page: Page) -> None:
    """The replay of a finished game, with the coach at one of its moments; and back to its result."""
    result = page.url
    page.get_by_role("button", name="Replay").or_(page.get_by_role("link", name="Replay")).first.click()
    page.get_by_text(re.compile(r"Action \d+ of")).wait_for()
    page.get_by_role("button", name="What would the coach do here?").click()
    page.locator(".coach li").first.wait_for()
    page.goto(result)
    page.get_by_role("button", name="Play again").wait_for()


def main(games: int = GAMES) -> None:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as place:
        out = Path(place, "dist")
        folder.make(out)
        with (
            webspace.serving(out) as address,
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=browser(), args=FLAGS, timeout=PATIENCE) as chromium,
        ):
            person = Person(chromium, address)
            person.forgiven = (NO_FILE,)
            memory = Memory(person.page)
            page = begins(person, f"{TABLE}&seed=memory")
            for number in range(1, games + 1):
                Player(page).play_to_the_end()
                print(json.dumps({"after game": number, **memory.measured()}), flush=True)
                if number < games:
                    page.get_by_role("button", name="Play again").click()
                    page.locator("[data-part=yard]").wait_for()
            looked_back(page)
            person.leave()
            if person.complaints:
                sys.exit("\n".join(person.complaints))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
