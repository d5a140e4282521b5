"""Words between the people at a table: said, within limits, and heard by everybody there."""

import asyncio
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

from sabika.desk.door import now
from sabika.desk.errors import NotAllowed, TooMuch, Unusable, not_while
from sabika.desk.news import News
from sabika.desk.remarks import MOST_KEPT, TOPIC, KeptRemarks, topic
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Remark, Remarking

LONGEST: Final = 200
"""Characters of one remark."""
BURST: Final = 5
WITHIN: Final = 10_000
"""A seat may say so many things within so many milliseconds."""
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of writing, also of what stands beside them."""


class Conversation:
    """What was said at a table that somebody watches."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.remarks: list[Remark] = []
        self.behind = True
        """Whether there may be more in the store."""
        self.listeners: Final[set[asyncio.Event]] = set()


class Conversations:
    """Lets people speak and hear, whichever worker each of them is at."""

    def __init__(self, kept: KeptRemarks, news: News) -> None:
        self._kept: Final = kept
        self._news: Final = news
        self._here: Final[dict[str, Conversation]] = {}
        self._speaking: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._unsubscribe: Final = news.subscribe(self._heard, self._missed)

    def close(self) -> None:
        self._unsubscribe()

    @contextmanager
    def listening(self, name: str, said: asyncio.Event) -> Iterator[None]:
        """Have this set whenever something was said at the table."""
        here = self._here.setdefault(name, Conversation())
        here.listeners.add(said)
        try:
            yield
        finally:
            here.listeners.discard(said)
            if not here.listeners:
                self._here.pop(name, None)

    async def after(self, name: str, number: int) -> list[Remark]:
        """What was said after a remark."""
        here = self._here.get(name)
        if here is None:
            return await self._kept.after(name, number)
        async with here.lock:
            while here.behind:
                here.behind = False
                last = here.remarks[-1].number if here.remarks else 0
                try:
                    here.remarks = [*here.remarks, *await self._kept.after(name, last)][-MOST_KEPT:]
                except BaseException:
                    here.behind = True
                    raise
        return [remark for remark in here.remarks if remark.number > number]

    async def say(self, name: str, seat: int, player: str, data: Remarking) -> Remark:
        """Let a seat say something, if it is short enough and not too much at once."""
        text = plain(data.text)
        if len(text) > LONGEST:
            raise Unusable("remark-too-long")
        if bool(text) == (data.reaction is not None):
            raise Unusable("remark-empty")
        lock = self._speaking.setdefault(name, asyncio.Lock())
        async with lock:
            at = now()
            lately = [
                each.at for each in await self._kept.after(name, 0) if each.seat == seat and at - each.at < WITHIN
            ]
            if len(lately) >= BURST:
                raise TooMuch("too-many-remarks", max(1, -(-(lately[-BURST] + WITHIN - at) // 1000)))
            said = Remark(number=0, at=at, seat=seat, name=player, text=text, reaction=data.reaction)
            remark = await self._kept.add(name, said)
        self._news.publish(topic(name), remark.number)
        return remark

    def _heard(self, subject: str, number: int) -> None:
        if subject.startswith(TOPIC) and (here := self._here.get(subject.removeprefix(TOPIC))):
            self._wake(here)

    def _missed(self) -> None:
        for here in self._here.values():
            self._wake(here)

    def _wake(self, here: Conversation) -> None:
        here.behind = True
        for listener in here.listeners:
            listener.set()


def plain(text: str) -> str:
    """In one line, without anything that is not to be seen and could change what is."""
    kept = (" " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one for one in text if one not in TURNING)
    return " ".join("".join(one for one in kept if unicodedata.category(one) != "Cs").split())


def may_read(table: Table) -> None:
    """Refuse where people do not talk."""
    if table.status == "closed":
        raise not_while(table.status)
    if not table.talking:
        raise NotAllowed("no-talk")


def speaker(table: Table, seat: int) -> tuple[int, str]:
    """The seat that speaks, and who sits there."""
    may_read(table)
    return seat, table.chairs[seat].name
