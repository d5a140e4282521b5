"""Whoever kills a server again and again, and the people who play there all the same."""

import asyncio
import random
import time

from server.real_server import Person, RealServer


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
            killed_at, acknowledged = time.monotonic(), self._acknowledged
            self.strike()
            await self._until(acknowledged + 1)
            self.resumed_after.append(time.monotonic() - killed_at)

    def strike(self) -> None:
        """Kill all its processes at once, and start it again."""
        self._server.kill()
        self.expect()
        self._server.start()

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
