"""What is done at tables by itself: let bots decide, answer for whoever has nothing to choose, see that time is up,
announce turns."""

import asyncio
import gc
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final

from sabika.desk.door import Door, Make, now, until
from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.news import Notices
from sabika.desk.store import StoreFailed
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.desk.thinking import BotFailed, Thinking
from sabika.desk.tokens import LIFETIME
from sabika.rules.core.declining import Decline
from sabika.rules.core.errors import SabikaError

TICK: Final = 0.5
BEAT: Final = 5.0
CLEARING: Final = 3600.0
"""Seconds between two looks for tables that nobody needs any more."""
LATELY: Final = 60_000
log = logging.getLogger(__name__)


class Keeper:
    """Looks after the tables of a worker."""

    def __init__(self, door: Door, thinking: Thinking, notices: Notices) -> None:
        self._door: Final = door
        self._thinking: Final = thinking
        self._notices: Final = notices
        self._busy: Final[set[str]] = set()
        """Tables where a bot thinks, or an answer is due, for this worker."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        door.changed = self.look_after

    async def start(self) -> None:
        """Go on with what was left when nobody looked after the tables."""
        store = self._door.store
        at = now()
        await store.heartbeat(at)
        if await store.slept_since(at - LATELY):
            for name in await store.playing():
                await self._safely(name, self._give_back(name))
        for work in (self._tick, self._beat, self._clear):
            self._run(work())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, table: Table) -> None:
        """A table has changed here."""
        self._notices.announce(table)
        if (table.bot_to_act() or table.answer()) and table.name not in self._busy:
            self._busy.add(table.name)
            self._run(self._decide(table.name))

    # Bots, and whoever has nothing to choose

    async def _decide(self, name: str) -> None:
        """Let bots decide as long as it is their turn, and answer for people who have nothing to choose."""
        try:
            while await self._one_decision(name):
                pass
        except SabikaError as error:
            log.warning("Table %s waits for its bot: %s", name, error)
        finally:
            self._busy.discard(name)

    async def _one_decision(self, name: str) -> bool:
        async with self._door.looking(name) as table:
            bot, no_before = table.bot_to_act(), table.no_before()
            if not bot and not table.answer():
                return False
            version, seat, setup, played = table.version, table.asked(), table.setup, table.played
        make: Make = Table.answer_for
        chosen: str = Decline.verb
        if bot:
            try:
                chosen = await self._thinking.choose(setup, played, bot)
                make = partial(act, seat, chosen)
            except BotFailed as error:
                log.warning("The bot %s failed at table %s: %s", bot, name, error)
                make = partial(act_anyhow, seat)
        if chosen == Decline.verb:
            await until(no_before)
        with suppress(OutOfDate, NotAllowed):  # Something else may have happened meanwhile.
            await self._door.change(name, make, version)
        return True

    # Clocks, and what was left behind

    async def _tick(self) -> None:
        """Tables that are due: a bot that nobody lets decide, or time that is up."""
        while True:
            await asyncio.sleep(TICK)
            try:
                due = await self._door.store.due_before(now())
            except StoreFailed as error:
                log.warning("Looking after the tables failed: %s", error)
                continue
            for name in due:
                if name not in self._busy:
                    await self._safely(name, self._look_at(name))

    async def _look_at(self, name: str) -> None:
        await self._give_back(name)
        _, entry = await self._door.change(name, late)
        if entry is None:
            async with self._door.looking(name) as table:
                self.look_after(table)

    async def _give_back(self, name: str) -> None:
        """The time in which no worker ran does not count."""
        async with self._door.looking(name) as table:
            running, version, since = table.clocks.running, table.version, table.changed_at
        if running >= 0 and (slept := await self._door.store.slept_since(since)):
            await self._door.change(name, lambda table, at: table.slept(at, slept), version)

    async def _safely(self, name: str, work: Coroutine[None, None, None]) -> None:
        """One table that cannot be looked after must not keep the others waiting."""
        try:
            await work
        except (OutOfDate, NotAllowed):
            pass  # Somebody else was there first.
        except SabikaError as error:
            log.warning("Table %s cannot be looked after: %s", name, error)

    # The desk itself

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._door.store.heartbeat(now())
            except StoreFailed as error:
                log.warning("%s", error)

    async def _clear(self) -> None:
        """Forget tables whose tokens have died, and throw away what nobody holds any more."""
        while True:
            gc.collect()
            try:
                await self._door.store.delete_before(now() - LIFETIME * 1000)
            except StoreFailed as error:
                log.warning("%s", error)
            await asyncio.sleep(CLEARING)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("Looking after tables failed", exc_info=error)


def act(seat: int, action: str, table: Table, at: int) -> Entry:
    return table.act(at, seat, action, table.bot_to_act())


def act_anyhow(seat: int, table: Table, at: int) -> Entry:
    """Where a bot fails, the game goes on by chance."""
    assert table.game is not None
    action = Random(f"{table.setup.seed} {table.version}").choice(table.game.options())
    return table.act(at, seat, table.game.notation(action), table.bot_to_act())


def late(table: Table, at: int) -> Entry | None:
    return table.late(at)
