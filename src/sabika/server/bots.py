"""Processes in which bots think, so that one that hangs or crashes never stops the server."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from time import monotonic
from typing import Final

from sabika.desk.errors import in_short
from sabika.desk.thinking import BotFailed, Question, Thinking, ToChoose
from sabika.rules.core.errors import BadInput
from sabika.server.costs import Costs
from sabika.server.counting import Durations
from sabika.server.thinker import Thinker, Thought, TooSlow
from sabika.server.waiting import Waiting

SECONDS: Final = 30.0
"""A bot that thinks for longer is not waited for."""
COACH: Final = "coach"


class Asked:
    """A question that waits for its answer."""

    def __init__(self, question: Question, costly: bool) -> None:
        self.question: Final = question
        self.costly: Final = costly
        self.answer: Final[asyncio.Future[object]] = asyncio.get_running_loop().create_future()

    @property
    def bot(self) -> str:
        return self.question.bot if isinstance(self.question, ToChoose) else COACH

    @property
    def payer(self) -> str:
        return self.question.payer if isinstance(self.question, ToChoose) else COACH


class Thinkers:
    """Processes, and those who wait for them."""

    def __init__(self, number: int, seconds: float, modules: Sequence[str], took: Callable[[float], None]) -> None:
        self._seconds: Final = seconds
        self._took: Final = took
        """Told how long each thought was."""
        self._threads: Final = ThreadPoolExecutor(number, "bot")
        self._all: Final = [Thinker(seconds, modules) for _ in range(number)]
        self._idle: Final = set(range(number))
        self._waiting: Final = Waiting[Asked](number)
        self._costs: Final = Costs()
        self._closed = False
        self._moved_at = monotonic()
        """When a thought was last had, or asked for while nobody waited."""

    def idles_for(self) -> float:
        """For how many seconds nothing was answered while somebody waited for it."""
        busy = self._waiting or len(self._idle) < len(self._all)
        return monotonic() - self._moved_at if busy else 0.0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def think(self, question: Question) -> object:
        if self._closed:
            raise BotFailed("closed")
        if not self.idles_for():
            self._moved_at = monotonic()
        asked = Asked(question, not isinstance(question, ToChoose) or self._costs.is_costly(question.bot))
        self._waiting.add(asked.payer, asked.costly, asked)
        self._go_on()
        try:
            return await asked.answer
        finally:
            # Only there if nobody waits for it any more.
            self._waiting.remove(asked.payer, asked.costly, asked)

    def close(self) -> None:
        """Whoever still waits is told that it is over."""
        self._closed = True
        for thinker in self._all:
            thinker.end()
        self._threads.shutdown(wait=False)
        self._go_on()

    def _go_on(self) -> None:
        while self._idle and (asked := self._waiting.next()):
            if self._closed or asked.answer.done():
                self._waiting.done(asked.costly)
                tell(asked, BotFailed("closed"))
                continue
            # Always the same ones: they know the games best.
            number = min(self._idle) if asked.costly else max(self._idle)
            self._idle.remove(number)
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, self._all[number].answer, asked.question)
            # Also if nobody waits for the answer any more, the process is busy until it is there.
            thinking.add_done_callback(partial(self._answered, number, asked))

    def _answered(self, number: int, asked: Asked, thinking: "asyncio.Future[Thought]") -> None:
        self._moved_at = monotonic()
        self._idle.add(number)
        self._waiting.done(asked.costly)
        error = thinking.exception()
        if error is None:
            thought = thinking.result()
            self._costs.took(asked.bot, thought.seconds)
            self._took(thought.seconds)
            tell(asked, thought.answer)
        else:
            if isinstance(error, TooSlow):
                self._costs.took(asked.bot, self._seconds)
                self._took(self._seconds)
            tell(asked, error)
        self._go_on()


def import_all(modules: Sequence[str]) -> None:
    """Those that add bots of one's own."""
    for module in modules:
        try:
            import_module(module)
        except Exception as error:
            raise BadInput(
                f"bot_modules: {module} cannot be imported ({in_short(error)}). Check its name, and that it is"
                " installed beside Sabika."
            ) from error


class Bots(Thinking):
    """The processes in which bots think, and one for the coach, which never keeps a bot waiting."""

    def __init__(self, processes: int = 0, seconds: float = SECONDS, modules: Sequence[str] = ()) -> None:
        import_all(modules)
        self.times: Final = Durations("sabika_thinking_seconds", "How long a bot or the coach thought.", "who")
        took = self.times.add
        self._bots: Final = Thinkers(processes or usual_processes(), seconds, modules, lambda time: took(time, "bot"))
        self._coach: Final = Thinkers(1, seconds, modules, lambda time: took(time, COACH))

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._bots.waiting

    async def think(self, question: Question) -> object:
        return await (self._bots if isinstance(question, ToChoose) else self._coach).think(question)

    def idles_for(self) -> float:
        """For how many seconds bots, or the coach, have answered nothing while somebody waited."""
        return max(self._bots.idles_for(), self._coach.idles_for())

    def close(self) -> None:
        self._bots.close()
        self._coach.close()


def tell(asked: Asked, answer: object) -> None:
    """Whoever waits, if somebody does."""
    if asked.answer.done():
        return
    if isinstance(answer, BaseException):
        asked.answer.set_exception(answer)
    else:
        asked.answer.set_result(answer)


def usual_processes() -> int:
    """As many as fit the machine; more than one, so that one is left for quick bots."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))
