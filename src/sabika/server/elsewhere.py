"""A process in which questions are answered, one after the other. What goes on in it never stops the server."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from sabika.rules.core.errors import SabikaError

Q = TypeVar("Q")
A = TypeVar("A")

STARTING: Final = 300.0
"""So many seconds a process has to start, however much else the machine does. One that breaks down is seen at once."""

# Started afresh: a forked process would inherit connections and locks.
SPAWN: Final = multiprocessing.get_context("spawn")
READY: Final = "ready"


class Unanswered(SabikaError):
    """There is no answer, and why, in a word."""


class Ended(Unanswered):
    """The process is gone, be it that the question was too much for it or that somebody killed it."""


class TooLong(Unanswered):
    """It was not waited for."""


class Elsewhere(Generic[Q, A]):
    """One process. It is started when it is first needed, and anew after it ended or had to be ended."""

    def __init__(self, name: str, seconds: float, prepare: Callable[[], object], answer: Callable[[Q], A]) -> None:
        """What prepares the process and what answers there are functions that it can import."""
        self._name: Final = name
        self._seconds: Final = seconds
        self._prepare: Final = prepare
        self._answer: Final = answer
        self.process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = False

    def ask(self, question: Q) -> A:
        """Waits for the answer, in a thread."""
        process = self.process
        if process is not None and not process.is_alive():
            # It ended before anybody asked.
            self._stop()
        try:
            line = self._line or self._start()
            line.send(question)
            if not line.poll(self._seconds):
                raise TooLong("too-slow")
            found: A = line.recv()
        except (EOFError, OSError, TypeError):
            # A line that was closed meanwhile has no number any more.
            self._stop()
            raise Ended("process-ended") from None
        except Unanswered:
            self._stop()
            raise
        return found

    def end(self) -> None:
        """For good."""
        self._ended = True
        self._stop()

    def _start(self) -> Connection:
        if self._ended:
            raise Unanswered("closed")
        line, far_end = SPAWN.Pipe()
        arguments = (far_end, self._prepare, self._answer)
        process = SPAWN.Process(target=answer_on, args=arguments, daemon=True, name=self._name)
        process.start()
        far_end.close()
        self.process, self._line = process, line
        if self._ended:
            # Meanwhile: whoever ended it did not see this process yet.
            raise Unanswered("closed")
        if not line.poll(STARTING) or line.recv() != READY:
            raise Unanswered("not-started")
        return line

    def _stop(self) -> None:
        process, self.process = self.process, None
        line, self._line = self._line, None
        # The server may end it while a thread waits for its answer: then both come here.
        with suppress(OSError, ValueError):
            if process is not None:
                process.kill()
                process.join(1)
        with suppress(OSError):
            if line is not None:
                line.close()


# In the process


def answer_on(line: Connection, prepare: Callable[[], object], answer: Callable[[Any], object]) -> None:
    """Answer questions until the server goes away."""
    # Whoever ends the server from a terminal would interrupt this as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    prepare()
    line.send(READY)
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        line.send(answer(question))


def _end_with_the_server() -> None:
    """Also in the midst of a thought, and if the server was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
