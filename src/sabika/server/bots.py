"""Processes in which bots think, so that one that hangs or crashes never stops the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Final

from sabika.desk.thinking import BotFailed, Question, Thinking, answer

SECONDS: Final = 30.0
"""A bot that thinks for longer is not waited for."""
STARTING: Final = 300.0
"""So many seconds a process has to start, however much else the machine does. One that breaks down is seen at once."""

# Started afresh: a forked process would inherit connections and locks.
SPAWN: Final = multiprocessing.get_context("spawn")
READY: Final = ""


class Bots(Thinking):
    """The processes in which bots think."""

    def __init__(self, processes: int = 0, seconds: float = SECONDS, modules: Sequence[str] = ()) -> None:
        for module in modules:
            import_module(module)
        number = processes or usual_processes()
        self._threads: Final = ThreadPoolExecutor(number, "bot")
        # The one that thought last comes first: it knows the games best.
        self._idle: Final = asyncio.LifoQueue[Thinker]()
        self._all: Final = [Thinker(seconds, modules) for _ in range(number)]
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def think(self, question: Question) -> object:
        thinker = await self._idle.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.answer, question)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.end()
        # Whoever still waits is told that it is over.
        self._threads.shutdown(wait=False)


def usual_processes() -> int:
    """As many as fit the machine; more than one, so that a bot that hangs does not hold up all others."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


class Thinker:
    """One process. It is started when it is first needed, and anew after it had to be ended."""

    def __init__(self, seconds: float, modules: Sequence[str]) -> None:
        self._seconds: Final = seconds
        self._modules: Final = tuple(modules)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = False

    def answer(self, question: Question) -> object:
        """Waits for the answer, in a thread."""
        try:
            line = self._line or self._start()
            line.send(question)
            if not line.poll(self._seconds):
                raise BotFailed("too-slow")
            why, answer = line.recv()
        except (EOFError, OSError, TypeError):
            # A line that was closed meanwhile has no number any more.
            self._stop()
            raise BotFailed("process-ended") from None
        except BotFailed:
            self._stop()
            raise
        if why:
            raise BotFailed(why)
        return answer

    def end(self) -> None:
        """For good."""
        self._ended = True
        self._stop()

    def _start(self) -> Connection:
        if self._ended:
            raise BotFailed("closed")
        line, far_end = SPAWN.Pipe()
        process = SPAWN.Process(target=think_on, args=(far_end, self._modules), daemon=True, name="sabika bot")
        process.start()
        far_end.close()
        self._process, self._line = process, line
        if self._ended:
            # Meanwhile: whoever ended it did not see this process yet.
            raise BotFailed("closed")
        if not line.poll(STARTING) or line.recv() != READY:
            raise BotFailed("not-started")
        return line

    def _stop(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        # The server may end it while a thread waits for its answer: then both come here.
        with suppress(OSError, ValueError):
            if process is not None:
                process.kill()
                process.join(1)
        with suppress(OSError):
            if line is not None:
                line.close()


# In a bot's process


def think_on(line: Connection, modules: Sequence[str]) -> None:
    """Answer questions until the server goes away."""
    # Whoever ends the server from a terminal would interrupt its bots as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        import_module(module)
    line.send(READY)
    while True:
        try:
            question: Question = line.recv()
        except EOFError:
            return
        line.send(answer(question))


def _end_with_the_server() -> None:
    """Also in the midst of a thought, and if the server was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
