"""Those who play the games of a plan: this process alone, or several. A crew of many machines is in `cluster`."""

import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from sabika.arena.match import MatchResult
from sabika.arena.plan import Plan, play, record_of
from sabika.rules.core.errors import BadInput, SabikaError

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
STOP: Final = "stop"
Finished = Generator[tuple[int, MatchResult], None, None]
"""Finished games with their numbers."""


class Crew(Protocol):
    """Whoever plays."""

    @property
    def jobs(self) -> int:
        """How many games it plays at once."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Finished:
        """Play the games of these numbers and tell each as it is finished, in any order."""

    def stop(self) -> None:
        """Let the games in progress end and begin no others."""


def crew_of(jobs: int) -> Crew:
    """A crew on this machine."""
    if jobs < 1:
        raise BadInput(f"The number of jobs has to be 1 or more, not {jobs}.")
    return Alone() if jobs == 1 else Processes(jobs)


class Alone:
    """This process."""

    jobs: Final = 1

    def __init__(self) -> None:
        self._stopped = False

    def play(self, plan: Plan, numbers: Sequence[int]) -> Finished:
        try:
            for number in numbers:
                if self._stopped:
                    return
                yield number, play_here(plan, number)
        finally:
            self._stopped = False

    def stop(self) -> None:
        self._stopped = True


class Processes:
    """Several processes of this machine. Each of n plays every n-th game."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self._workers: list[Worker] = []
        self._stopped = False

    def play(self, plan: Plan, numbers: Sequence[int]) -> Finished:
        jobs = min(self.jobs, len(numbers))
        try:
            with sheltering():
                for first in range(jobs):
                    self._workers.append(Worker(plan, numbers[first::jobs]))
            if self._stopped:  # Perhaps before all of them were there to be told.
                self.stop()
            while busy := [worker for worker in self._workers if worker.left]:
                ready = wait([worker.link for worker in busy])
                for worker in busy:
                    if worker.link in ready and (told := worker.receive()):
                        yield told
        except SabikaError:
            self.stop()
            for worker in self._workers:
                worker.process.join()
            raise
        finally:
            for worker in self._workers:
                worker.end()
            self._workers.clear()
            self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        for worker in self._workers:
            worker.stop()


class Worker:
    """A process that plays some of the games, as seen from the one that shares them out."""

    def __init__(self, plan: Plan, numbers: Sequence[int]) -> None:
        # Started afresh on every system: a forked process would inherit locks of threads it does not have.
        context = multiprocessing.get_context("spawn")
        self.link, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(far_end, plan, numbers), daemon=True)
        self.process.start()
        far_end.close()
        self.plan: Final = plan
        self.left = list(numbers)
        """The game it is playing, and those after it."""

    def stop(self) -> None:
        """Let it end after the game in progress."""
        with suppress(OSError):
            self.link.send(STOP)

    def end(self) -> None:
        """End it now, if it has not come to its end already."""
        self.process.kill()
        self.process.join()
        self.link.close()

    def receive(self) -> tuple[int, MatchResult] | None:
        """The game it has finished, None if it stopped as told. To be called when the link has something to say."""
        try:
            message = self.link.recv()
        except (EOFError, OSError):
            self.process.join()
            raise BadInput(
                f"The process playing game {self.left[0]} (seed {self.plan.setup(self.left[0]).seed}) ended by itself, "
                f"exit code {self.process.exitcode}. Finished records are kept; try fewer jobs."
            ) from None
        if isinstance(message, str):
            raise BadInput(message)
        if message is None:
            self.left = []
            return None
        assert isinstance(message, MatchResult)
        number, *self.left = self.left
        return number, message


def work(link: Connection, plan: Plan, numbers: Sequence[int]) -> None:
    """What a worker does: play, tell, and look whether it is to stop."""
    for name in SIGNALS:
        # The process that shares out the work is the one to be interrupted.
        signal.signal(name, signal.SIG_IGN)
    with suppress(OSError):  # Nobody listens any more.
        for number in numbers:
            if link.poll():
                link.send(None)
                return
            try:
                result = play_here(plan, number)
            except SabikaError as error:
                link.send(str(error))
                return
            link.send(result)


def play_here(plan: Plan, number: int) -> MatchResult:
    """One game of the plan, recorded if asked for."""
    match = play(plan, number)
    path = plan.record(number)
    if path:
        record_of(plan, number, match).write(path)
    return match.result


@contextmanager
def sheltering() -> Iterator[None]:
    """Processes started meanwhile hear of no Ctrl-C or SIGTERM until they ignore them; this one hears of all."""
    if sys.platform == "win32":
        yield
        return
    # It lets the signals through again when it starts, so it has to be there before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
