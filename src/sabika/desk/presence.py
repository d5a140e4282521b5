"""Who is there: whose page is open, and since when somebody is away. It is no part of a table's history, so nothing of
it is kept; workers tell each other.

Whoever has lost the connection is away only after a short grace, so that nobody notices a page that is loaded anew.
"""

import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from sabika.desk import door
from sabika.desk.news import News
from sabika.desk.tables.table import Table
from sabika.desk.tokens import new_key
from sabika.desk.wire.messages import Absence

GRACE: Final = 10_000
"""Milliseconds without a connection before somebody is away."""
BEAT: Final = 5_000
"""Every so many milliseconds a worker says that it runs."""
SILENT: Final = 4 * BEAT
"""A worker that was not heard for so long runs no more, and nobody is there with it."""
MOST_SEEN: Final = 10_000
"""So many tables are remembered with who was seen there; the one where nobody came or went for longest is forgotten."""
TOPIC: Final = "presence"

log = logging.getLogger(__name__)


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker tells the others: that it runs, and who is at a table with it."""

    worker: str
    at: int
    asks: bool = False
    """Whether it wants to be told all that the others know."""
    table: str = ""
    there: list[str] = []
    """The holders of the seats."""
    seen: dict[str, int] = {}
    """When those who are not there were last seen."""


class OtherWorker:
    """Another worker, as far as it told."""

    def __init__(self) -> None:
        self.heard_at = 0
        self.there: Final[dict[str, frozenset[str]]] = {}
        """By table: the holders of the seats that are there."""


class Presence:
    """Who is there, as one worker knows it."""

    def __init__(self, news: News, stir: Callable[[str], None], grace: int = GRACE) -> None:
        self._news: Final = news
        self._stir: Final = stir
        """Called with a table whose viewers may have to be told something."""
        self._grace: Final = grace
        self._worker: Final = new_key()
        self._since = door.now()
        """Before that nobody could be seen."""
        self._here: Final[dict[str, Counter[str]]] = {}
        """By table and holder: the connections to this worker."""
        self._others: Final[dict[str, OtherWorker]] = {}
        self._seen: Final[OrderedDict[str, dict[str, int]]] = OrderedDict()
        """By table and holder: when they were last seen, if they are not there."""
        self._due: Final[deque[tuple[int, str]]] = deque()
        """When somebody may count as away, and at which table; the soonest first."""
        self._said_at = 0
        self._close: Final = [news.listen(TOPIC, self._heard), news.subscribe(lambda table, version: None, self._ask)]

    def open(self) -> None:
        """Ask the other workers who is there."""
        self._since = door.now()
        self._ask()

    def close(self) -> None:
        for close in self._close:
            close()

    # Who comes and goes

    @contextmanager
    def here(self, table: str, holders: Iterable[str]) -> Iterator[None]:
        """As long as a connection lasts, the holders of these seats are there."""
        coming = set(holders)
        if not coming:
            # Somebody who looks on. Of those who were not seen yet it is soon known that they are away.
            self._due.append((door.now() + self._grace, table))
            yield
            return
        self._here.setdefault(table, Counter()).update(coming)
        self._changed(table)
        try:
            yield
        finally:
            left = self._here[table] - Counter(coming)
            if left:
                self._here[table] = left
            else:
                del self._here[table]
            self._note(table, coming - set(left), door.now())
            self._changed(table)

    def seen(self, table: str, holder: str) -> None:
        """A sign of life of somebody who may have no connection."""
        at = door.now()
        last = self._seen.get(table, {}).get(holder, 0)
        # Who looks again and again is not talked about each time.
        if not self._is_there(table, holder) and at - last >= self._grace // 2:
            self._note(table, [holder], at)
            self._changed(table)

    def tick(self) -> None:
        """Time has passed: somebody may be away now, or a worker run no more."""
        at = door.now()
        while self._due and self._due[0][0] <= at:
            self._stir(self._due.popleft()[1])
        if at - self._said_at >= BEAT:
            self._say(Word(self._worker, at))
        for name, other in list(self._others.items()):
            if at - other.heard_at > SILENT:
                del self._others[name]
                for table, holders in other.there.items():
                    self._note(table, holders, other.heard_at)
                    self._stir_later(table, at)

    def leapt(self, milliseconds: int) -> None:
        """Nobody was away for a time in which nobody could be there."""
        self._since += milliseconds
        for seen in self._seen.values():
            for holder in seen:
                seen[holder] += milliseconds
        for other in self._others.values():
            other.heard_at += milliseconds

    # What can be said about it

    def away_since(self, table: Table, seat: int) -> int | None:
        """Since when the player of a seat is away; None if somebody is there, or nobody plays it."""
        chair = table.chairs[seat]
        if not chair.is_persons or table.over or self._is_there(table.name, chair.holder):
            return None
        since = max(chair.sat_at, self._seen.get(table.name, {}).get(chair.holder, self._since))
        return since if door.now() - since >= self._grace else None

    def absences(self, table: Table) -> list[Absence | None]:
        """By seat, who is away."""
        here = self._here.get(table.name, ())
        return [None if chair.holder in here else self._absence(table, seat) for seat, chair in enumerate(table.chairs)]

    def people_at(self, table: Table) -> list[int]:
        """The seats of those who are there and play themselves."""
        return [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.is_persons and not chair.stand_in and self.away_since(table, seat) is None
        ]

    def _absence(self, table: Table, seat: int) -> Absence | None:
        since, after = self.away_since(table, seat), table.offer.stand_in_after
        if since is None:
            return None
        never = after is None or bool(table.chairs[seat].stand_in)
        return Absence(
            since=since,
            replaceable_from=None if never or after is None else since + after,
            without_host_from=None if never or after is None else since + 2 * after,
            agreed=table.agreed(seat, since),
        )

    def _is_there(self, table: str, holder: str) -> bool:
        if holder in self._here.get(table, ()):
            return True
        return any(holder in other.there.get(table, ()) for other in self._others.values())

    # What is told and heard

    def _changed(self, table: str) -> None:
        """Somebody came or went here."""
        self._say(Word(self._worker, door.now(), False, table, self._there(table), self._seen.get(table, {})))
        self._stir_later(table, door.now())

    def _stir_later(self, table: str, at: int) -> None:
        """Who came is seen at once, who went after the grace."""
        self._stir(table)
        self._due.append((at + self._grace, table))

    def _note(self, table: str, holders: Iterable[str], at: int) -> None:
        seen = self._seen.setdefault(table, {})
        self._seen.move_to_end(table)
        for holder in holders:
            seen[holder] = max(at, seen.get(holder, 0))
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def _there(self, table: str) -> list[str]:
        return sorted(self._here.get(table, ()))

    def _ask(self) -> None:
        """Something may have been missed."""
        self._say(Word(self._worker, door.now(), asks=True))
        self._say_all()

    def _say_all(self) -> None:
        at = door.now()
        for table in {*self._here, *self._seen}:
            self._say(Word(self._worker, at, False, table, self._there(table), self._seen.get(table, {})))

    def _say(self, word: Word) -> None:
        self._said_at = word.at
        self._news.say(TOPIC, msgspec.json.encode(word).decode())

    def _heard(self, text: str) -> None:
        try:
            word = msgspec.json.decode(text, type=Word)
        except msgspec.MsgspecError:
            log.warning("Another worker says what this one does not understand. Let all run the same version.")
            return
        if word.worker == self._worker:
            return
        known = word.worker in self._others
        other = self._others.setdefault(word.worker, OtherWorker())
        other.heard_at = door.now()
        if not known:
            self._ask()
        elif word.asks:
            self._say_all()
        if word.table:
            self._take_in(other, word)

    def _take_in(self, other: OtherWorker, word: Word) -> None:
        """Who is at a table with another worker."""
        there = frozenset(word.there)
        if there:
            other.there[word.table] = there
        else:
            other.there.pop(word.table, None)
        for holder, at in word.seen.items():
            self._note(word.table, [holder], at)
        self._stir_later(word.table, other.heard_at)
