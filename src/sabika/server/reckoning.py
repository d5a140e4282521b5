"""Processes in which long games are looked at again and records are read, while everybody else is served."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from typing import Final

from sabika.desk.reckoning import Question, Reckoned, ReckoningFailed, reckoned
from sabika.server.elsewhere import Elsewhere, Unanswered

SECONDS: Final = 30.0
"""What takes longer is given up. The longest game takes a second."""
COURTESY: Final = 10
"""How much the processes stand back where there are too few cores."""


class Reckoners:
    """The processes that work things out."""

    def __init__(self, processes: int = 0, seconds: float = SECONDS) -> None:
        self.at_a_time: Final = processes or usual_processes()
        self._threads: Final = ThreadPoolExecutor(self.at_a_time, "reckoner")
        self._all: Final = [Reckoner(seconds) for _ in range(self.at_a_time)]
        # The one that worked last comes first: it knows the games best, and others need not be started.
        self._idle: Final = asyncio.LifoQueue[Reckoner]()
        for reckoner in reversed(self._all):
            self._idle.put_nowait(reckoner)

    async def reckon(self, question: Question) -> Reckoned:
        reckoner = await self._idle.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, reckoner.answer, question)
        finally:
            self._idle.put_nowait(reckoner)

    def close(self) -> None:
        for reckoner in self._all:
            reckoner.end()
        self._threads.shutdown(wait=False)


def usual_processes() -> int:
    """Two, so that what takes long does not hold up all else, but never every core: whoever plays needs one."""
    return max(1, min(2, (os.cpu_count() or 2) - 1))


class Reckoner:
    """One of them."""

    def __init__(self, seconds: float) -> None:
        self._process: Final = Elsewhere[Question, Reckoned]("sabika reckoner", seconds, stand_back, reckoned)

    def answer(self, question: Question) -> Reckoned:
        """Waits for the answer, in a thread."""
        began = time.monotonic()
        try:
            return self._process.ask(question)
        except Unanswered as error:
            return Reckoned(b"", ReckoningFailed(f"It could not be worked out: {error}."), time.monotonic() - began)

    def end(self) -> None:
        """For good."""
        self._process.end()


def stand_back() -> None:
    """In the process: whoever plays comes first. With what questions are made of, it answers at once."""
    with suppress(AttributeError, OSError):
        os.nice(COURTESY)
    import_module("sabika.desk.routes")
