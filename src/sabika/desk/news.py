"""News of tables: which one has which version now, or which last remark. Whoever hears it reads the rest from the
store, unless the entry itself has come along. What is in no store, such as who is there, is said as it is."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from sabika.desk.errors import Unusable
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Subscribing

Heard = Callable[[str, int], None]
"""A table, and the version it has; or the remarks of one, and the number of the last."""
ENTRIES: Final = "entries"
"""On this topic an entry of another worker is said, just before its table is: the name of the table, a line's end, and
the entry as it is kept."""
Missed = Callable[[], None]
"""Some news may not have arrived: look after every table."""

log = logging.getLogger(__name__)


class News(Protocol):
    """How workers hear of what others wrote. The same news may come twice, and an older version after a newer one."""

    def publish(self, table: str, version: int) -> None:
        """Tell everybody of a version that is in the store."""

    def subscribe(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Be told from now on; call what is returned to hear no more."""

    def say(self, topic: str, text: str) -> None:
        """Tell all workers, this one too, what is kept nowhere. Who does not listen just then misses it."""

    def listen(self, topic: str, heard: Callable[[str], None]) -> Callable[[], None]:
        """Be told what is said of a topic; call what is returned to hear no more."""

    async def close(self) -> None:
        """Tell nobody any more."""


class LocalNews:
    """News within one worker."""

    def __init__(self) -> None:
        self._subscribers: dict[object, tuple[Heard, Missed]] = {}
        self._listeners: dict[object, tuple[str, Callable[[str], None]]] = {}

    def publish(self, table: str, version: int) -> None:
        for heard, _ in tuple(self._subscribers.values()):
            _tell(partial(heard, table, version))

    def subscribe(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        ticket = object()
        self._subscribers[ticket] = (heard, missed)

        def unsubscribe() -> None:
            self._subscribers.pop(ticket, None)

        return unsubscribe

    def say(self, topic: str, text: str) -> None:
        for wanted, heard in tuple(self._listeners.values()):
            if wanted == topic:
                _tell(partial(heard, text))

    def listen(self, topic: str, heard: Callable[[str], None]) -> Callable[[], None]:
        ticket = object()
        self._listeners[ticket] = (topic, heard)

        def leave() -> None:
            self._listeners.pop(ticket, None)

        return leave

    async def close(self) -> None:
        self._subscribers.clear()
        self._listeners.clear()

    def _missed(self) -> None:
        for _, missed in tuple(self._subscribers.values()):
            _tell(missed)


def _tell(call: Callable[[], None]) -> None:
    """One subscriber that fails must not keep the others from hearing."""
    try:
        call()
    except Exception:
        log.exception("Somebody could not take in the news.")


class Notices(Protocol):
    """How people hear that it is their turn: at an address that they gave, or from their browser."""

    @property
    def push_key(self) -> str:
        """With which browsers subscribe; empty if nothing is pushed to them."""

    def check_push(self, wanted: Subscribing) -> None:
        """Refuse a subscription that nothing can be sent to."""

    def check(self, url: str) -> None:
        """Refuse what no notice can be sent to."""

    def announce(self, table: Table) -> None:
        """A table has changed: tell the seat that is asked now, if it wants to know. Nobody waits for it."""


class NoNotices:
    """Nothing is sent anywhere."""

    push_key = ""

    def check_push(self, wanted: Subscribing) -> None:
        raise Unusable("no-push")

    def check(self, url: str) -> None:
        if url:
            raise Unusable("no-such-address")

    def announce(self, table: Table) -> None:
        pass
