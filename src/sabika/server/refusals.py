"""Those who are refused something: counted, and named in the log with the reason, but never so often that it fills
the disk."""

import logging
from collections import OrderedDict
from time import monotonic
from typing import Any, Final

from sabika.server.counting import Counts
from sabika.server.logs import MORE

EVERY: Final = 60.0
"""Seconds. A client is named once in so many for each reason, and so are all together who are too many to be named."""
MOST_NAMED: Final = 100
"""So many lines there are in that time."""
MOST_KNOWN: Final = 10_000

log = logging.getLogger(__name__)


class Refusals:
    """Those of a worker."""

    def __init__(self) -> None:
        self.counts: Final = Counts("sabika_refusals_total", "What was refused, by reason.", "reason")
        self._since: Final[OrderedDict[tuple[str, str], tuple[float, int]]] = OrderedDict()
        """By client and reason: when they were named last, and how often it happened since then."""
        self._minute = 0.0
        self._named = 0
        self._others = 0

    def note(self, client: str, reason: str, what: str = "", **more: Any) -> None:
        """A client is refused something, for a reason that is a code. What that was may follow."""
        self.counts.add(reason)
        now = monotonic()
        if now - self._minute >= EVERY:
            self._begin_anew(now)
        at, before = self._since.get((client, reason), (now - EVERY, 0))
        if now - at < EVERY:
            self._since[client, reason] = at, before + 1
        elif self._named >= MOST_NAMED:
            self._others += 1
        else:
            self._named += 1
            self._name(client, reason, what, before, more)
            self._since[client, reason] = now, 0
            self._since.move_to_end((client, reason))
            if len(self._since) > MOST_KNOWN:
                self._since.popitem(last=False)

    def _name(self, client: str, reason: str, what: str, before: int, more: dict[str, Any]) -> None:
        log.warning(
            "Refused (%s): %sfrom %.60s%s",
            *(reason, what and f"{what} ", client or "nobody knows whom"),
            f", and {before} before" if before else "",
            extra={MORE: {"reason": reason, "client": client, "before": before, **more}},
        )

    def _begin_anew(self, now: float) -> None:
        if self._others:
            log.warning("Refused %d times more: clients that are too many to be named", self._others)
        self._minute, self._named, self._others = now, 0, 0
