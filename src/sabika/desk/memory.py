"""A desk that needs nothing but its own process: tables are kept in memory, and bots think when they are asked."""

import asyncio
import secrets
from collections.abc import Collection
from typing import NamedTuple

from sabika.desk.intents import IntentsInMemory
from sabika.desk.pushing import PushesInMemory
from sabika.desk.remarks import RemarksInMemory
from sabika.desk.store import BEAT, MOST_LISTED, NOT_PLAYING, ListedTable, bots_alone, table_from
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.desk.thinking import BotFailed, Question, Thinking, answer
from sabika.desk.wire.messages import Sitter
from sabika.rules.core.errors import Conflict, Gone


class KeptTable:
    """What is kept of one table."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.offer = table.offer
        self.seed = table.setup.seed
        self.rules = table.setup.rules
        self.opened_at = self.changed_at = table.opened_at
        self.status: str = table.status
        self.due_at: int | None = None
        self.sitters = bots_alone(table.offer)
        self.entries: list[Entry] = []


class Pause(NamedTuple):
    """A time in which nobody ran the desk."""

    began_at: int
    ended_at: int


class MemoryStore:
    """Tables in memory."""

    def __init__(self) -> None:
        self.remarks = RemarksInMemory()
        self.pushes = PushesInMemory()
        self.intents = IntentsInMemory()
        self._tables: dict[str, KeptTable] = {}
        self._heartbeat: int | None = None
        self._pauses: list[Pause] = []
        self._secret = secrets.token_urlsafe(32)

    async def create(self, table: Table) -> None:
        if table.name in self._tables:
            raise Conflict(f"There is a table {table.name!r} already.")
        self._tables[table.name] = KeptTable(table)

    async def load(self, name: str) -> Table:
        kept = self._kept(name)
        entries = kept.entries[:]
        return await table_from(name, kept.key, kept.offer, kept.seed, kept.rules, kept.opened_at, entries)

    async def entries_after(self, name: str, version: int) -> list[Entry]:
        return self._kept(name).entries[version:]

    async def append(
        self, name: str, entry: Entry, status: str, due_at: int | None = None, sitters: list[Sitter] | None = None
    ) -> None:
        kept = self._kept(name)
        if entry.number != len(kept.entries) + 1:
            raise Conflict(f"Entry {entry.number} does not follow version {len(kept.entries)}.")
        kept.entries.append(entry)
        kept.status, kept.changed_at, kept.due_at = status, entry.at, due_at
        kept.sitters = kept.sitters if sitters is None else sitters

    async def public(self, status: str, most: int = MOST_LISTED) -> list[ListedTable]:
        found = [
            ListedTable(name, kept.key, kept.status, kept.offer, kept.opened_at, kept.sitters)
            for name, kept in self._tables.items()
            if kept.offer.public and kept.status == status
        ]
        return sorted(found, key=lambda listed: (-listed.opened_at, listed.name))[:most]

    async def playing(self) -> list[str]:
        due = [(kept.due_at, name) for name, kept in self._tables.items() if kept.due_at is not None]
        return [name for _, name in sorted(due)]

    async def due_before(self, at: int) -> list[str]:
        return [name for name in await self.playing() if (self._tables[name].due_at or 0) <= at]

    async def delete_before(self, at: int, statuses: Collection[str] = NOT_PLAYING) -> list[str]:
        old = [name for name, kept in self._tables.items() if kept.status in statuses and kept.changed_at < at]
        for name in old:
            del self._tables[name]
            self.remarks.forget(name)
            await self.pushes.forget(name)
            self.intents.forget(name)
        return old

    async def heartbeat(self, at: int, expected: int = BEAT) -> int:
        last = at if self._heartbeat is None else self._heartbeat
        self._heartbeat = max(at, last)
        if at - last <= expected:
            return 0
        self._pauses.append(Pause(last, at))
        return at - last

    async def last_heartbeat(self) -> int | None:
        return self._heartbeat

    async def slept_since(self, at: int) -> int:
        return sum(pause.ended_at - max(pause.began_at, at) for pause in self._pauses if pause.ended_at > at)

    async def secret(self) -> str:
        return self._secret

    async def close(self) -> None:
        pass

    def _kept(self, name: str) -> KeptTable:
        if name not in self._tables:
            raise Gone(f"There is no table {name!r}.")
        return self._tables[name]


class ThinkingHere(Thinking):
    """Bots think in between: nothing else is done meanwhile."""

    async def think(self, question: Question) -> object:
        await asyncio.sleep(0)  # Whoever waits comes first.
        why, found = answer(question)
        if why:
            raise BotFailed(why)
        return found
