"""What a browser has in memory after each of several games in a row in one tab, with the coach, the replay and the scorepad in
between: `PYTHONPATH=src:tests:. .venv/bin/python -m e2e.three_games`."""

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
from e2e.test_site import begins
from sabika.cli.site import folder

GAMES = 3
TABLE = "/new?players=3&bots=planner,greedy&name=Ana"
WAITING = 100
"""Milliseconds."""


class Memory:
    """The page and its workers, as they are."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._workers: dict[str, str] = {}
        self._answers: dict[str, dict[int, Any]] = {}
        self._asked = 0
        self._session.on("Target.attachedToTarget", self._came)
        self._session.on("Target.detachedFromTarget", lambda told: self._workers.pop(told["sessionId"], None))
        self._session.on("Target.receivedMessageFromTarget", self._heard)
        self._session.send(
            "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        )

    def measured(self) -> dict[str, float]:
        """Megabytes: of objects of JavaScript, and of memory beside them, which is Python's, by where."""
        self._session.send("HeapProfiler.collectGarbage")
        found = {"page": self._session.send("Runtime.getHeapUsage")}
        for session, name in [*self._workers.items()]:
            self._ask(session, "HeapProfiler.collectGarbage")
            found[name] = self._ask(session, "Runtime.getHeapUsage")
        parts = {}
        for name, usage in sorted(found.items()):
            parts[f"{name}: objects"] = usage["usedSize"]
            parts[f"{name}: beside"] = usage.get("backingStorageSize", 0)
        return {part: round(size / 10**6, 1) for part, size in parts.items()}

    def _came(self, told: Any) -> None:
        name = re.sub(r"^.*/([a-z]+)\.worker.*$", r"\1", told["targetInfo"]["url"])
        self._workers[told["sessionId"]] = name

    def _heard(self, told: Any) -> None:
        message = json.loads(told["message"])
        if "id" in message:
            self._answers.setdefault(told["sessionId"], {})[message["id"]] = message["result"]

    def _ask(self, session: str, method: str) -> Any:
        self._asked += 1
        number = self._asked
        message = json.dumps({"id": number, "method": method})
        self._session.send("Target.sendMessageToTarget", {"sessionId": session, "message": message})
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
            page = begins(person, f"{TABLE}&seed=memory")
            memory = Memory(page)
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
