"""Whoever loses the connection gets what it missed: nothing is lost, nothing comes twice. Who is slow slows nobody."""

import asyncio
import random
import socket
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from desk.patience import HANG
from sabika.desk.door import Make
from sabika.desk.store import StoreFailed
from sabika.desk.tables.entries import Offer
from sabika.server import live as live_channel
from sabika.server.store import SqlStore
from server.here import serving
from server.real_server import PATIENT, Message, Person, begun, late_in_a_game, live, settings_for, told

pytestmark = pytest.mark.anyio


async def a_table(database: str, offer: Offer) -> None:
    store = await SqlStore.open(database)
    await begun(store, "lions", offer)
    await store.close()


class Onlooker:
    """Cuts its connection again and again, and goes on from what it has seen."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.numbers: list[int] = []
        self.connections = 0
        self.over = False
        self._changed = asyncio.Event()

    @property
    def seen(self) -> int:
        return self.numbers[-1] if self.numbers else 0

    async def until(self, connections: int = 0, seen: int = 0) -> None:
        while self.connections < connections or self.seen < seen:
            self._changed.clear()
            await self._changed.wait()

    async def look_on(self, address: str, seat: int) -> None:
        while not self.over:
            async with live(address, "lions", seat, self.seen) as connection:
                self.connections += 1
                self._changed.set()
                for _ in range(self._chance.randrange(1, 6)):
                    try:
                        now = told(await connection.recv())
                    except websockets.ConnectionClosed:
                        return  # the server ends
                    self.numbers += [entry["number"] for entry in now["happened"]]
                    self.over = now["status"] == "over"
                    self._changed.set()
                    if self.over:
                        return
                connection.transport.abort()


class Considerate(Person):
    """Decides when everybody who looks on has seen what it sees, so that nobody gets all in a few messages."""

    onlookers: Sequence[Onlooker] = ()

    async def decide(self, now: Message) -> None:
        for onlooker in self.onlookers:
            await onlooker.until(seen=now["version"])
        await super().decide(now)


async def test_nothing_is_lost_or_repeated_when_connections_are_cut(tmp_path: Path) -> None:
    """Also over a restart of the server."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    offer = late_in_a_game("alhambra", 3, "lions", 60)
    await a_table(database, msgspec.structs.replace(offer, bots={"2": "random"}))
    onlookers = [Onlooker(number) for number in range(6)]
    players: list[Considerate] = []
    async with asyncio.timeout(HANG), httpx.AsyncClient(trust_env=False, timeout=HANG) as http:
        while not all(onlooker.over for onlooker in onlookers):
            async with serving(settings_for(database)) as (address, _):
                seen = {player.seat: player.seen for player in players}
                players = [Considerate(http, address, "lions", seat) for seat in (0, 1)]
                for player in players:
                    player.onlookers = onlookers
                    player.seen = seen.get(player.seat, 0)
                playing = [asyncio.create_task(player.play()) for player in players]
                looking = [
                    asyncio.create_task(onlooker.look_on(address, seat - 1))
                    for seat, onlooker in enumerate(onlookers[:3])
                ]
                looking += [asyncio.create_task(onlooker.look_on(address, -1)) for onlooker in onlookers[3:]]
                # The first server ends in the midst of it.
                if not seen:
                    await onlookers[0].until(connections=5)
                else:
                    await asyncio.gather(*playing, *looking)
            for task in (*playing, *looking):
                task.cancel()
            await asyncio.gather(*playing, *looking, return_exceptions=True)
    version = players[0].seen
    for onlooker in onlookers:
        assert onlooker.numbers == list(range(1, version + 1))
        assert onlooker.connections > 5


async def test_nobody_is_shown_what_is_not_kept_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is woken while the store is busy with a decision waits, as it could still be lost."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await a_table(database, late_in_a_game("alhambra", 2, "lions", 20))
    async with (
        asyncio.timeout(HANG),
        serving(settings_for(database)) as (address, worker),
        live(address, "lions", 1) as connection,
    ):
        before = told(await connection.recv())["version"]
        writing, lost = asyncio.Event(), asyncio.Event()

        async def failing(*arguments: object) -> None:
            writing.set()
            await lost.wait()
            raise StoreFailed("The disk is full.")

        with monkeypatch.context() as broken:
            broken.setattr(worker.desk.store, "append", failing)
            deciding = asyncio.create_task(worker.desk.door.change("lions", announcing(0)))
            await writing.wait()
            with worker.desk.door.watching("lions", asyncio.Event()) as here:
                for watcher in here.watchers:
                    watcher.set()
                while not here.lock._waiters:  # the one that was woken
                    await asyncio.sleep(0)
            lost.set()
            with pytest.raises(StoreFailed):
                await deciding
        await worker.desk.door.change("lions", announcing(1))
        now = told(await connection.recv())
    assert now["version"] == before + 1
    assert [entry["seat"] for entry in now["happened"]] == [1], "the decision of seat 0 was lost"


def announcing(seat: int) -> Make:
    """Something that a seat can do at any time."""
    return lambda table, at: table.announce(at, seat, "https://example.org")


def slow_socket(address: str) -> socket.socket:
    """Holds little that has not been read."""
    connected = socket.socket()
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = address.partition(":")
    connected.connect((host, int(port)))
    return connected


async def test_who_is_slow_gets_many_changes_at_once_and_slows_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_channel, "PATIENCE", HANG)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await a_table(database, late_in_a_game("alhambra", 2, "lions", 80))
    async with (
        asyncio.timeout(HANG),
        httpx.AsyncClient(trust_env=False, timeout=HANG) as http,
        serving(settings_for(database), buffer=4096) as (address, _),
        live(address, "lions", -1, sock=slow_socket(address), compression=None, max_queue=1) as connection,
    ):
        messages = [told(await connection.recv())]
        # It reads no further until the others have played to the end.
        players = [Person(http, address, "lions", seat) for seat in (0, 1)]
        await asyncio.gather(*(player.play() for player in players))
        while messages[-1]["status"] != "over":
            messages.append(told(await connection.recv()))
    numbers = [entry["number"] for message in messages for entry in message["happened"]]
    assert numbers == list(range(1, players[0].seen + 1))
    assert len(messages) < len(numbers) / 2


async def test_who_reads_nothing_at_all_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await a_table(database, late_in_a_game("alhambra", 2, "lions", 80))
    async with (
        asyncio.timeout(HANG),
        httpx.AsyncClient(trust_env=False, timeout=HANG) as http,
        serving(settings_for(database), buffer=4096) as (address, worker),
        live(address, "lions", -1, sock=slow_socket(address), compression=None, max_queue=1) as connection,
    ):
        await connection.recv()
        await asyncio.gather(*(Person(http, address, "lions", seat).play() for seat in (0, 1)))
        loop, time = asyncio.get_running_loop(), asyncio.get_running_loop().time
        monkeypatch.setattr(loop, "time", lambda: time() + live_channel.PATIENCE)
        with worker.desk.door.watching("lions", asyncio.Event()) as here:
            while len(here.watchers) > 1:  # this one
                await asyncio.sleep(0.01)
        connection.transport.abort()


async def test_a_wrong_token_does_not_tell_whether_there_is_a_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await a_table(database, late_in_a_game("alhambra", 3, "lions", 60))
    answers = []
    async with serving(settings_for(database)) as (address, _):
        for name in ("lions", "leopards"):
            async with websockets.connect(f"ws://{address}/api/tables/{name}/live", **PATIENT) as connection:
                await connection.send('{"type": "hello", "token": "wrong"}')
                said = await connection.recv()
                await connection.wait_closed()
                answers.append((said, connection.close_code))
    assert answers[0] == answers[1]
