"""What is done at tables by itself: deal where somebody is silent, let bots decide, answer for whoever has nothing to
choose, see that time is up, announce turns."""

import asyncio
import gc
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final, NamedTuple

from sabika.desk import clock
from sabika.desk.door import Door, Make, now, until
from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.news import Notices
from sabika.desk.presence import Presence
from sabika.desk.store import Store, StoreFailed, due_at
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.desk.thinking import BotFailed, Thinking
from sabika.desk.tokens import LIFETIME
from sabika.rules.core.declining import Decline
from sabika.rules.core.errors import SabikaError
from sabika.rules.core.game import Setup

TICK: Final = 0.5
BEAT: Final = 5.0
CLEARING: Final = 3600.0
"""Seconds between two looks for tables that nobody needs any more."""
LATELY: Final = 60_000
log = logging.getLogger(__name__)


class Retention(NamedTuple):
    """For how many milliseconds after its last change a table is kept; 0 for ever."""

    over: int = LIFETIME * 1000
    """The game is over, or was given up before it began."""
    waiting: int = LIFETIME * 1000
    """The game never began."""
    abandoned: int = 0
    """The game was left in the middle."""

    async def clear(self, store: Store) -> list[str]:
        """Forget what is too old."""
        deleted: list[str] = []
        for kept, statuses in ((self.over, ("over", "closed")), (self.waiting, WAITING), (self.abandoned, PLAYING)):
            if kept:
                deleted += await store.delete_before(now() - kept, statuses)
        return deleted


class Minds(NamedTuple):
    """What bots do in a round in which they are asked at once."""

    round_from: int
    chosen: dict[int, str]
    """By the number of actions played before."""
    late: bool = False
    """Whether this worker came when the time was over. Another one may know what they do."""


WAITING: Final = ("open", "shuffling")
PLAYING: Final = ("playing",)
USUAL: Final = Retention()


class Keeper:
    """Looks after the tables of a worker."""

    def __init__(
        self, door: Door, thinking: Thinking, notices: Notices, presence: Presence, retention: Retention = USUAL
    ) -> None:
        self._retention: Final = retention
        self._door: Final = door
        self._thinking: Final = thinking
        self._notices: Final = notices
        self._presence: Final = presence
        self._busy: Final[set[str]] = set()
        """Tables where a bot thinks, or an answer is due, for this worker."""
        self._minds: Final[dict[str, Minds]] = {}
        """By table, what bots have made up their minds to do in the round in which they are asked at once."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        door.changed = self.look_after

    async def start(self) -> None:
        """Go on with what was left when nobody looked after the tables."""
        await self.beat()
        # Another worker may have noted the pause, and not have come to all tables yet.
        self._door.leapt_at = now()
        if await self._door.store.slept_since(now() - LATELY):
            await self._give_back_everywhere()
        for work in (self._tick, self._beat, self._clear):
            self._run(work())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, table: Table) -> None:
        """A table has changed here."""
        self._notices.announce(table)
        if (table.bot_to_act() or table.answer() or table.asked_now()) and table.name not in self._busy:
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
            bot, no_before, began = table.bot_to_act(), table.no_before(), table.round_from
            version, seat, setup, played = table.version, table.asked(), table.setup, table.played
            together = table.is_among_people() and bool(table.asked_now())
            asked = {len(played) + place: table.chairs[other].player for place, other in enumerate(table.asked_now())}
            idle, due = not bot and not table.answer(), due_at(table) or 0
        if not together:
            self._minds.pop(name, None)
        elif name not in self._minds or self._minds[name].round_from != began:
            self._minds[name] = await self._made_up(name, setup, played, asked, no_before, began)
            await self._door.close_round(name)
            return True
        if idle or (bot and together and self._minds[name].late and now() < due):
            return False
        make: Make = Table.answer_for
        chosen: str = Decline.verb
        if bot and together:
            make = partial(act, seat, self._minds[name].chosen.get(len(played), Decline.verb))
        elif bot:
            try:
                chosen = await self._thinking.choose(setup, played, bot, self._door.payer(name))
                make = partial(act, seat, chosen)
            except BotFailed as error:
                log.warning("The bot %s failed at table %s: %s", bot, name, error)
                make = partial(act_anyhow, seat)
        if chosen == Decline.verb:
            await until(no_before)
        if together:
            await self._door.close_round(name)
        with suppress(OutOfDate, NotAllowed):  # Something else may have happened meanwhile.
            await self._door.change(name, make, version)
        return True

    async def _made_up(
        self, name: str, setup: Setup, played: list[str], asked: dict[int, str], until_then: int, began: int
    ) -> "Minds":
        """What the bots do that are asked at once, each for the case that all before it decline. They think for as long
        as people may: a bot that needs longer says no, as nobody may see that it had something to think about."""
        if now() >= until_then:
            return Minds(began, {}, late=True)
        minds = Minds(began, {})

        async def think() -> None:
            for so_many, bot in asked.items():
                if bot:
                    before = [*played, *[Decline.verb] * (so_many - len(played))]
                    with suppress(BotFailed):
                        choice = await self._thinking.choose(setup, before, bot, self._door.payer(name))
                        minds.chosen[so_many] = choice

        thinking = asyncio.create_task(think())
        try:
            await until(until_then)
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
        return minds

    # Clocks, and what was left behind

    async def _tick(self) -> None:
        """Tables that are due: a bot that nobody lets decide, or time that is up."""
        while True:
            await asyncio.sleep(TICK)
            await self.tick()

    async def tick(self) -> None:
        """Look once."""
        self._presence.tick()
        try:
            if clock.CLOCK.behind():
                await self.beat()
            due = await self._door.store.due_before(now())
        except StoreFailed as error:
            log.warning("Looking after the tables failed: %s", error)
            return
        for name in due:
            if name not in self._busy:
                await self._safely(name, self._look_at(name))

    async def _look_at(self, name: str) -> None:
        await self._door.give_back(name)
        _, entry = await self._door.change(name, late)
        if entry is None:
            async with self._door.looking(name) as table:
                self.look_after(table)

    async def _give_back_everywhere(self) -> None:
        for name in await self._door.store.playing():
            await self._safely(name, self._door.give_back(name))

    async def _safely(self, name: str, work: Coroutine[None, None, None]) -> None:
        """One table that cannot be looked after must not keep the others waiting."""
        try:
            await work
        except (OutOfDate, NotAllowed):
            pass  # Somebody else was there first.
        except SabikaError as error:
            log.warning("Table %s cannot be looked after: %s", name, error)

    # The desk itself

    async def beat(self) -> None:
        """Say that a worker runs, and agree with the others on the time: it is that of the one that is furthest. What
        the machine's clock is ahead, and what another worker is, is noted as a pause before anybody goes by it."""
        store, wellbeing = self._door.store, self._door.wellbeing
        try:
            await store.heartbeat(now() + clock.CLOCK.behind())
            ahead = (await store.last_heartbeat() or 0) - now()
        except StoreFailed:
            wellbeing.beat(False)
            raise
        wellbeing.beat(True)
        if ahead <= 0:
            return
        clock.CLOCK.leap(ahead)
        self._presence.leapt(ahead)
        self._door.leapt_at = now()
        if ahead > clock.LEAP:
            log.warning("The clock is %.0f seconds ahead, as after a sleep. Nobody's time ran meanwhile.", ahead / 1000)
            await self._give_back_everywhere()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreFailed as error:
                log.warning("%s", error)

    async def _clear(self) -> None:
        """Forget tables that were kept long enough, and throw away what nobody holds any more."""
        while True:
            gc.collect()
            try:
                self._door.deleted(await self._retention.clear(self._door.store))
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
    """Who is waited for no longer: whoever is silent before the deal, or has no time left."""
    return table.deal(at) or table.late(at)
