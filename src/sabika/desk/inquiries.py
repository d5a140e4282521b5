"""Whatever has to be worked out for somebody: once for all who ask the same, by turns, and not without end."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from time import monotonic
from typing import Final, NamedTuple, Protocol

from sabika.desk.errors import TooMuch
from sabika.desk.reckoning import Question, Reckoning

EACH: Final = 12
"""So many questions of one client are worked out or wait; a page asks two or three at a time."""
MOST: Final = 200
"""So many questions of all clients wait."""
SOON: Final = 3
"""Seconds after which another try is worth it."""
BYTES_KEPT: Final = 64_000_000
"""So many bytes of answers about finished games are kept, those that were asked for last."""


class Asker(Protocol):
    """Who wants to know something."""

    def client(self) -> str: ...

    def afford(self) -> None:
        """Refuse to work anything out for whoever has had too much of it."""

    def charge(self, seconds: float) -> None:
        """So much was worked out for them."""


class Inquiry(NamedTuple):
    """A question that waits for its turn."""

    asker: Asker
    question: Question
    about: Hashable
    answer: "asyncio.Future[bytes]"


class Inquiries:
    """One question of a client after another's, whoever asks most."""

    def __init__(self, reckoning: Reckoning, each: int = EACH, most: int = MOST, bytes_kept: int = BYTES_KEPT) -> None:
        self._reckoning: Final = reckoning
        self._each: Final = each
        self._most: Final = most
        self._kept: Final = Kept(bytes_kept)
        self._under_way: Final[dict[Hashable, asyncio.Future[bytes]]] = {}
        self._asking: Final[Counter[str]] = Counter()
        """By client: how many are worked out or wait."""
        self._waiting: Final[OrderedDict[str, deque[Inquiry]]] = OrderedDict()
        """By client, the one whose turn it is first."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._moved_at = monotonic()
        """When something was last answered, or asked while nobody waited."""

    def idles_for(self) -> float:
        """For how many seconds nothing was answered while somebody waited for it."""
        return monotonic() - self._moved_at if self._tasks else 0.0

    @property
    def waiting(self) -> int:
        """How many questions of all clients wait."""
        return sum(map(len, self._waiting.values()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in self._waiting.values():
            for inquiry in waiting:
                inquiry.answer.cancel()

    async def answer(self, asker: Asker, question: Question, about: Hashable = None) -> bytes:
        """What is to be told. If it is `about` what cannot change any more it is kept, and costs nothing next time."""
        if about is not None:
            if (known := self._kept.get(about)) is not None:
                return known
            if about in self._under_way:
                return await asyncio.shield(self._under_way[about])
        asker.afford()
        client = asker.client()
        if self._asking[client] >= self._each:
            raise TooMuch("reckoning-asked-already", SOON)
        if self.waiting >= self._most:
            raise TooMuch("reckoning-busy", SOON)
        self._asking[client] += 1
        if not self._tasks:
            self._moved_at = monotonic()
        found: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if about is not None:
            self._under_way[about] = found
        self._waiting.setdefault(client, deque()).append(Inquiry(asker, question, about, found))
        self._go_on()
        # Others may wait for the same: it is worked out, also if this one waits no more.
        return await asyncio.shield(found)

    def _go_on(self) -> None:
        while self._waiting and len(self._tasks) < self._reckoning.at_a_time:
            client, waiting = self._waiting.popitem(last=False)
            task = asyncio.create_task(self._work_out(waiting.popleft()))
            if waiting:
                self._waiting[client] = waiting
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._moved_at = monotonic()
        if not task.cancelled():
            self._go_on()

    async def _work_out(self, inquiry: Inquiry) -> None:
        asker, question, about, answer = inquiry
        client = asker.client()
        try:
            # What came before may have cost more than there was left.
            asker.afford()
            found, error, seconds = await self._reckoning.reckon(question)
            asker.charge(seconds)
            if error is not None:
                raise error
            if about is not None:
                self._kept.add(about, found)
            answer.set_result(found)
        except Exception as error:
            answer.set_exception(error)
            answer.exception()  # Nobody may wait for it any more.
        finally:
            answer.cancel()
            self._under_way.pop(about, None)
            self._asking[client] -= 1
            if not self._asking[client]:
                del self._asking[client]


class Kept:
    """Answers, as many as there is room for; what nobody asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._answers: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self.size = 0

    def get(self, about: Hashable) -> bytes | None:
        if about in self._answers:
            self._answers.move_to_end(about)
        return self._answers.get(about)

    def add(self, about: Hashable, answer: bytes) -> None:
        self.size += len(answer) - len(self._answers.get(about, b""))
        self._answers[about] = answer
        while self.size > self._most:
            _, oldest = self._answers.popitem(last=False)
            self.size -= len(oldest)
