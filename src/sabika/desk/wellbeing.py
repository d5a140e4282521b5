"""How the desk is: what stands in the way of its work, as far as anybody has noticed."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from sabika.desk.errors import Unavailable
from sabika.desk.wire.messages import Problem

SILENCE: Final = 30.0
"""The store is written to every few seconds. If it has taken nothing for so many, something hangs."""
FORGIVEN: Final = 60.0
"""After so many seconds in which nobody has lost anything a store that can be written to counts as well again."""
MOST_NAMED: Final = 1_000
"""So many tables that cannot be read are remembered."""

Troubles = dict[str, str | int]
"""What is wrong, by where: in a few words, or how many or how long."""


class Unwell(Unavailable):
    """The server runs, but not as it should."""

    code = "unwell"

    def __init__(self, troubles: Troubles) -> None:
        super().__init__(", ".join(f"{where}: {what}" for where, what in troubles.items()))
        self.troubles = troubles

    def problem(self) -> Problem:
        return Problem(kind=self.kind, code=self.code, details=self.troubles)


class Wellbeing:
    """What is known of it. Asking costs nothing: whoever notices something says so here."""

    def __init__(self) -> None:
        self._beats = True
        self._lost_at: float | None = None
        """When the store last failed to keep something, if that is not over."""
        self._kept_at: float | None = None
        self.unreadable: Final[set[str]] = set()
        """Tables that somebody wanted to look at in vain."""
        self._others: Final[list[Callable[[], Troubles]]] = []

    def kept(self) -> None:
        """The store has kept what happened at a table."""
        self._lost_at, self._kept_at = None, monotonic()

    def not_kept(self) -> None:
        """The store could not keep what happened at a table."""
        self._lost_at = monotonic()

    def beat(self, done: bool) -> None:
        """The store was written to only to see whether it can be. On a disk that is nearly full there may be room for
        that and for nothing else, so what was not kept is not forgiven at once."""
        self._beats = done
        if done:
            self._kept_at = monotonic()
            if self._lost_at is not None and self._kept_at - self._lost_at > FORGIVEN:
                self._lost_at = None

    def cannot_read(self, table: str) -> None:
        """What is kept of a table cannot be understood."""
        if len(self.unreadable) < MOST_NAMED:
            self.unreadable.add(table)

    def gone(self, table: str) -> None:
        """It was deleted, so nobody needs to read it."""
        self.unreadable.discard(table)

    def also_ask(self, other: Callable[[], Troubles]) -> None:
        """Somebody who knows more, and answers at once."""
        self._others.append(other)

    def troubles(self) -> Troubles:
        """Empty if all is well."""
        found: Troubles = {}
        if not self._beats or self._lost_at is not None:
            found["store"] = "cannot be written to"
        elif self._kept_at is not None and monotonic() - self._kept_at > SILENCE:
            found["store"] = "hangs"
        if self.unreadable:
            found["unreadable-tables"] = len(self.unreadable)
        for other in self._others:
            found |= other()
        return found
