"""Nothing acknowledged is lost: the server is killed again and again while people and bots play.

With SABIKA_THOROUGH=1 at 50 tables; `-s` prints the figures.
"""

import asyncio
import os
import random
import time

import httpx
import msgspec
import pytest

from desk.patience import HANG
from sabika.server.store import SqlStore
from server.real_server import Person, RealServer, begun, check_kept, late_in_a_game, settings_for

THOROUGH = os.environ.get("SABIKA_THOROUGH") == "1"
TABLES = 50 if THOROUGH else 6
KILLS = 20 if THOROUGH else 3
DECISIONS = 150 if THOROUGH else 40
"""About so many are played at each table."""
GAMES = (("alhambra", 3), ("granada", 2), ("alhambra", 2), ("combined", 3))

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Killer:
    """Kills the server at random moments: some time after so many more actions were acknowledged. Nobody goes on before
    all are back, so that every kill meets everybody whose game is on."""

    def __init__(self, server: RealServer, seed: str) -> None:
        self._server = server
        self._chance = random.Random(seed)
        self._acknowledged = 0
        self._more = asyncio.Event()
        self._all_back = asyncio.Event()
        self.people: list[Survivor] = []
        self._away: set[Survivor] = set()
        self.resumed_after: list[float] = []

    def expect(self) -> None:
        """Everybody who still plays has to come, or to come again."""
        self._away = {person for person in self.people if not person.over}
        self._all_back.clear()

    def came(self, person: "Survivor") -> None:
        self._away.discard(person)
        if not self._away:
            self._all_back.set()

    async def all_back(self) -> None:
        await self._all_back.wait()

    def count(self) -> None:
        self._acknowledged += 1
        self._more.set()

    async def kill(self, times: int, apart: int) -> None:
        for _ in range(times):
            await self.all_back()
            await self._until(self._acknowledged + self._chance.randrange(1, 2 * apart))
            await asyncio.sleep(self._chance.random() * 0.03)
            self._server.kill()
            self.expect()
            killed_at, acknowledged = time.monotonic(), self._acknowledged
            self._server.start()
            await self._until(acknowledged + 1)
            self.resumed_after.append(time.monotonic() - killed_at)

    async def _until(self, acknowledged: int) -> None:
        while self._acknowledged < acknowledged:
            self._more.clear()
            await self._more.wait()


class Survivor(Person):
    """Comes back with the others."""

    killer: Killer

    async def play(self) -> None:
        await super().play()
        self.killer.came(self)

    async def resume(self) -> None:
        await super().resume()
        self.killer.came(self)
        await self.killer.all_back()


async def test_killed_again_and_again_nothing_is_lost_and_all_go_on(database_url: str) -> None:
    store = await SqlStore.open(database_url)
    names = [f"table-{number}" for number in range(TABLES)]
    for number, name in enumerate(names):
        game, players = GAMES[number % len(GAMES)]
        offer = late_in_a_game(game, players, name, DECISIONS)
        # The first seat is a person's; of the others every second one.
        bots = {str(seat): "random" for seat in range(1, players) if (number + seat) % 2}
        await begun(store, name, msgspec.structs.replace(offer, bots=bots, confirm=number % 3 > 0))
    async with httpx.AsyncClient(timeout=HANG, trust_env=False) as http:
        with RealServer(settings_for(database_url)) as server:
            killer = Killer(server, database_url.partition(":")[0])
            people = killer.people = [
                Survivor(http, server.address, name, seat)
                for name in names
                for seat, chair in enumerate((await store.load(name)).chairs)
                if not chair.bot
            ]
            for person in people:
                person.killer = killer
                person.on_acknowledged = killer.count
            killer.expect()
            # All kills come in the first half of the games.
            killing = asyncio.create_task(killer.kill(KILLS, max(1, TABLES * DECISIONS // KILLS // 4)))
            async with asyncio.timeout(HANG * (10 if THOROUGH else 1)):
                await asyncio.gather(*(person.play() for person in people))
                await killing
    acknowledged = 0
    for person in people:
        table = await store.load(person.table)
        assert table.status == "over"
        assert table.version == person.seen
        check_kept(person, table.entries)
        acknowledged += len(person.acknowledged)
    await store.close()
    # Some games may be over before the last kill.
    assert sum(person.resumed - 1 for person in people) > len(people) * KILLS / 2
    print(
        f"\n{TABLES} tables, killed {KILLS} times: {acknowledged} acknowledged actions, none lost; "
        f"the next action after at most {max(killer.resumed_after):.1f} s"
    )
