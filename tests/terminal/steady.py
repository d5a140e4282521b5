"""Drives an app with nobody at the terminal, and knows when it has come to rest.

Textual's own pilot takes an app for idle when its process used little of the processor for a moment, which on a busy
machine it also does in the middle of its work.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any
from unittest.mock import patch

from textual.app import App, ScreenStackError
from textual.message import Message
from textual.pilot import Pilot


class Thoughts:
    """What is being computed in threads."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.unfinished: set[asyncio.Future[Any]] = set()
        self._run = loop.run_in_executor

    def run_in_executor(self, executor: Executor | None, think: Callable[..., Any], *about: Any) -> asyncio.Future[Any]:
        """As the loop's own, and noted until it is done."""
        thought = self._run(executor, think, *about)
        self.unfinished.add(thought)
        thought.add_done_callback(self.unfinished.discard)
        return thought


class SteadyPilot(Pilot[None]):
    """Waits until the app has nothing left to do, however long that takes, and no longer."""

    def __init__(self, thoughts: Thoughts, app: App[None]) -> None:
        super().__init__(app)
        self._thoughts = thoughts

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.simulate_key(key)
            await self.pause()

    async def pause(self, delay: float | None = None) -> None:
        """Let the app work until it waits for the person, or for a time to pass."""
        await self._work()
        while True:
            # What is left to move and to draw is so now rather than with the next frame.
            self.app.animator()
            with suppress(ScreenStackError):
                self.app.screen._on_timer_update()
            if not await self._work():
                return

    async def _wait_for_screen(self, timeout: float = 0) -> bool:
        await self._work()
        return True

    async def _work(self) -> bool:
        """Let everybody else have their turn until nobody wants one. Says whether anybody did."""
        loop, worked = asyncio.get_running_loop(), False
        while True:
            await asyncio.sleep(0)
            if not loop._ready:  # type: ignore[attr-defined]
                if not self._thoughts.unfinished:
                    return worked
                await asyncio.wait(self._thoughts.unfinished)
            worked = True


@asynccontextmanager
async def steady(
    app: App[None],
    size: tuple[int, int],
    hook: Callable[[Message], None] | None = None,
) -> AsyncIterator[SteadyPilot]:
    """The app on a screen of this size that nobody sees; every message in it goes through the hook."""
    app.animation_level = "none"
    loop = asyncio.get_running_loop()
    thoughts = Thoughts(loop)
    running = app.run_test(size=size, notifications=True, message_hook=hook)
    with (
        patch.object(loop, "run_in_executor", thoughts.run_in_executor),
        patch("textual.pilot.Pilot", partial(SteadyPilot, thoughts)),
    ):
        async with running as pilot:
            assert isinstance(pilot, SteadyPilot)
            await pilot.pause()
            yield pilot
