"""Who is answered next: the cheap before the costly, and everybody in turn.

Each client has a queue, however many tables it has; where nobody knows whose question it is, its table has one. Costly
thoughts never take all processes, so that a quick bot finds one at once.
"""

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Ring(Generic[T]):
    """Queues that are served in turn."""

    def __init__(self) -> None:
        self._queues: Final[OrderedDict[str, deque[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._queues)

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def add(self, payer: str, waits: T) -> None:
        self._queues.setdefault(payer, deque()).append(waits)

    def take(self) -> T:
        """The first of the queue whose turn it is; then it is the turn of the others."""
        payer, queue = self._queues.popitem(last=False)
        waits = queue.popleft()
        if queue:
            self._queues[payer] = queue
        return waits

    def remove(self, payer: str, waits: T) -> None:
        """Out of the queue, if it is there."""
        queue = self._queues.get(payer, deque())
        if waits in queue:
            queue.remove(waits)
            if not queue:
                del self._queues[payer]


class Waiting(Generic[T]):
    """All that wait for so many processes."""

    def __init__(self, processes: int) -> None:
        self._cheap: Final = Ring[T]()
        self._costly: Final = Ring[T]()
        self._most_costly: Final = max(1, processes - 1)
        self._costly_now = 0
        """So many costly thoughts are being thought."""

    def __bool__(self) -> bool:
        return bool(self._cheap or self._costly)

    def __len__(self) -> int:
        return len(self._cheap) + len(self._costly)

    def add(self, payer: str, costly: bool, waits: T) -> None:
        (self._costly if costly else self._cheap).add(payer, waits)

    def next(self) -> T | None:
        """What an idle process thinks about; None if it is to wait for something cheap. Say `done` when it is done."""
        if self._cheap:
            return self._cheap.take()
        if self._costly and self._costly_now < self._most_costly:
            self._costly_now += 1
            return self._costly.take()
        return None

    def done(self, costly: bool) -> None:
        self._costly_now -= costly

    def remove(self, payer: str, costly: bool, waits: T) -> None:
        """Nobody wants to know it any more."""
        (self._costly if costly else self._cheap).remove(payer, waits)
