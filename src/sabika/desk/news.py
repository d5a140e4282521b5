"""News of tables: which one has which version now. Whoever hears it reads the rest from the store."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from sabika.desk.errors import Unusable
from sabika.desk.tables.table import Table

Heard = Callable[[str, int], None]
"""A table, and the version it has."""
Missed = Callable[[], None]
"""Some news may not have arrived: look after every table."""

log = logging.getLogger(__name__)


class News(Protocol):
    """How workers hear of what others wrote. The same news may come twice, and an older version after a newer one."""

    def publish(self, table: str, version: int) -> None:
        """Tell everybody of a version that is in the store."""

    def subscribe(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Be told from now on; call what is returned to hear no more."""

    async def close(self) -> None:
        """Tell nobody any more."""


class LocalNews:
    """News within one worker."""

    def __init__(self) -> None:
        self._subscribers: dict[object, tuple[Heard, Missed]] = {}

    def publish(self, table: str, version: int) -> None:
        for heard, _ in tuple(self._subscribers.values()):
            _tell(partial(heard, table, version))

    def subscribe(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        ticket = object()
        self._subscribers[ticket] = (heard, missed)

        def unsubscribe() -> None:
            self._subscribers.pop(ticket, None)

        return unsubscribe

    async def close(self) -> None:
        self._subscribers.clear()

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
    """How people hear that it is their turn, at an address that they gave."""

    def check(self, url: str) -> None:
        """Refuse what no notice can be sent to."""

    def announce(self, table: Table) -> None:
        """A table has changed: tell the seat that is asked now, if it wants to know. Nobody waits for it."""


class NoNotices:
    """Nothing is sent anywhere."""

    def check(self, url: str) -> None:
        if url:
            raise Unusable("no-such-address")

    def announce(self, table: Table) -> None:
        pass
