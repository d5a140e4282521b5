"""What each client has used, in a piece of memory that all workers of a server share.

Nobody locks it, so nobody waits, and a worker that is killed leaves nothing locked. Two workers that write something
down about the same client within the same microsecond may forget one of both, which is one request more for that
client. What is counted while it lasts, such as connections, each worker counts for itself; the others add it to theirs
as long as the worker is alive.
"""

import hashlib
import logging
import multiprocessing
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.shared_memory import SharedMemory
from time import monotonic
from typing import Final

WAYS: Final = 8
"""So many clients have their page in the same part; of more, the one that was quiet longest is forgotten."""
PARTS: Final = 2_048
PAGES: Final = WAYS * PARTS
CHAPTERS: Final = 8
"""So many different things can be written down about a client,"""
COUNTS: Final = 2
"""and so many can be counted while they last."""
WORKERS: Final = 128
"""Twice as many as there can be: those that were killed have left theirs behind."""
ALIVE: Final = 30.0
"""A worker that did not say so for so many seconds is dead, and what it counted is no more."""
KEY: Final = 16
WORD: Final = 8
PAGE: Final = 1 + 2 * CHAPTERS
"""Words: the mark of a client, then an amount and a time for each chapter."""

log = logging.getLogger(__name__)


def size(workers: int) -> int:
    """Bytes: the key, when each worker was alive, the pages, and what each worker counts by page."""
    return KEY + WORD * (workers + PAGES * PAGE) + 2 * workers * COUNTS * PAGES


class Ledger:
    """As one worker sees it. Pages that are all zero are those of clients that never used anything."""

    def __init__(self, memory: memoryview | None = None, workers: int = 1, worker: int = 0) -> None:
        whole = memory if memory is not None else memoryview(bytearray(os.urandom(KEY)).ljust(size(workers), b"\0"))
        self._key: Final = bytes(whole[:KEY])
        begin = KEY + WORD * workers
        counted = begin + WORD * PAGES * PAGE
        self._alive: Final = whole[KEY:begin].cast("d")
        self._marks: Final = whole[begin:counted].cast("Q")
        self.numbers: Final = whole[begin:counted].cast("d")
        """What is written down: see `place`."""
        self._counted: Final = whole[counted : counted + 2 * workers * COUNTS * PAGES].cast("H")
        self._workers: Final = workers
        self._worker: Final = worker
        self._chapters = 0
        self._counts = 0
        own = worker * COUNTS * PAGES
        self._counted[own : own + COUNTS * PAGES] = memoryview(bytes(2 * COUNTS * PAGES)).cast("H")
        self.beat()

    def close(self) -> None:
        """Let go of the memory."""
        for view in (self._alive, self._marks, self.numbers, self._counted):
            view.release()

    def beat(self) -> None:
        """The worker is alive."""
        self._alive[self._worker] = monotonic()

    def chapter(self) -> int:
        """A new one. All workers open theirs in the same order."""
        self._chapters += 1
        assert self._chapters <= CHAPTERS
        return self._chapters - 1

    def count(self) -> int:
        """Something new that is counted, in the same order."""
        self._counts += 1
        assert self._counts <= COUNTS
        return self._counts - 1

    def place(self, chapter: int, client: str) -> int:
        """Where the amount of a client stands in `numbers`; its time stands behind it."""
        return self._page(client) * PAGE + 1 + 2 * chapter

    def write_count(self, count: int, client: str, number: int) -> None:
        """So many of a client are here."""
        self._counted[(self._worker * COUNTS + count) * PAGES + self._page(client)] = min(number, 0xFFFF)

    def of_others(self, count: int, client: str) -> int:
        """How many of a client are with the other workers."""
        if self._workers == 1:
            return 0
        page, now = self._page(client), monotonic()
        return sum(
            self._counted[(worker * COUNTS + count) * PAGES + page]
            for worker, at in enumerate(self._alive)
            if at and worker != self._worker and now - at < ALIVE
        )

    def _page(self, client: str) -> int:
        """That of a client; if it has none, that of whoever was quiet longest."""
        found = hashlib.blake2b(client.encode(), digest_size=WORD, key=self._key).digest()
        (mark,) = struct.unpack("Q", found)
        # Zero stands for nobody.
        mark = mark or 1
        first = mark % PARTS * WAYS
        for page in range(first, first + WAYS):
            if self._marks[page * PAGE] == mark:
                return page
        page = min(range(first, first + WAYS), key=self._last_used)
        self._marks[page * PAGE] = mark
        for number in range(page * PAGE + 1, (page + 1) * PAGE):
            self.numbers[number] = 0.0
        for column in range(self._workers * COUNTS):
            self._counted[column * PAGES + page] = 0
        return page

    def _last_used(self, page: int) -> float:
        """When; never, if it is nobody's page."""
        return max(self.numbers[page * PAGE + 2 : (page + 1) * PAGE : 2])


@contextmanager
def shared() -> Iterator[str]:
    """The name of memory for the ledger of several workers, as long as they run. Empty where the system has none: each
    worker has a ledger of its own then."""
    try:
        memory = SharedMemory(create=True, size=size(WORKERS))
    except OSError as error:
        log.warning("The workers cannot share what clients have used (%s): each lets them use as much.", error)
        yield ""
        return
    try:
        buffer = memory.buf
        assert buffer is not None
        buffer[:KEY] = os.urandom(KEY)
        del buffer
        yield memory.name
    finally:
        memory.close()
        memory.unlink()


@contextmanager
def opened(name: str) -> Iterator[Ledger]:
    """The ledger in the memory of that name; without one, a ledger of one's own."""
    if not name:
        yield Ledger()
        return
    memory = SharedMemory(name=name)
    # Processes are numbered as they are started.
    number = multiprocessing.current_process().name.rpartition("-")[2]
    ledger = Ledger(memory.buf, WORKERS, int(number) % WORKERS if number.isdigit() else os.getpid() % WORKERS)
    try:
        yield ledger
    finally:
        ledger.close()
        memory.close()
