"""Whole games from the first seat to the record, played by what the live channel tells: the same on every transport."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from desk.memory import at_the_desk
from desk.patience import HANG
from desk.people import Seat, Served, Viewer
from sabika.desk import door, keeper
from sabika.library import GAMES
from sabika.record import Record, verify
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

MODULES = {name: list(kind.modules) for name, kind in GAMES.items()}
OFFERS: dict[str, dict[str, Any]] = {
    "palaces with all modules": {"game": "alhambra", "players": 3, "modules": MODULES["alhambra"]},
    "palaces with a bot": {"game": "combined", "players": 2, "bots": {"1": "greedy"}, "confirm": False},
    "sheets": {"game": "roll-and-write", "players": 3, "modules": MODULES["roll-and-write"]},
    "sheets with bots": {"game": "roll-and-write", "players": 3, "bots": {"0": "random", "2": "greedy"}},
}


class Player:
    """Decides by chance, and sometimes takes back what it may."""

    def __init__(self, served: Served, seat: Seat) -> None:
        self._served = served
        self._seat = seat
        self._chance = random.Random(seat.seat)
        self.seen = self.undone = 0

    async def play(self) -> dict[str, Any]:
        """To the end; returns what it saw then."""
        async with self._served.watching(self._seat.table, token=self._seat.token) as viewer:
            while True:
                now = await viewer.next()
                assert [entry["number"] for entry in now["happened"]] == list(range(self.seen + 1, now["version"] + 1))
                assert bool(now["pieces"]) == (not self.seen)
                self.seen = now["version"]
                if now["status"] == "over":
                    return now
                if now["options"] or now["held"]:
                    await self._decide(now)

    async def _decide(self, now: dict[str, Any]) -> None:
        if now["can_undo"] and self._chance.random() < 0.1:
            self.undone += 1
            await self._seat.done("undo", version=now["version"])
        elif now["held"]:
            await self._seat.done("confirm", version=now["version"])
        else:
            action = self._chance.choice(now["options"])["action"]
            await self._seat.done("actions", version=now["version"], action=action)


async def the_end(viewer: Viewer) -> dict[str, Any]:
    """What a viewer is told in the end."""
    now = await viewer.next()
    while now["status"] != "over":
        now = await viewer.next()
    return now


async def played(served: Served, **offer: Any) -> Record:
    """One device, all its seats: the record of a whole game."""
    people = await served.begun(**offer, seed="whole")
    players = [Player(served, seat) for seat in people]
    async with asyncio.timeout(HANG), served.watching(people[0].table, key=people[0].key) as looking_on:
        first = await looking_on.next()
        # Whoever reads nothing for long is sent away.
        *ends, last = await asyncio.gather(*(player.play() for player in players), the_end(looking_on))
    assert first["seat"] is last["seat"] is None
    assert all(end["view"]["points"] == last["view"]["points"] for end in ends)
    assert all(end["offer"]["seed"] == "whole" for end in (*ends, last))
    assert sum(player.undone for player in players) > 0
    record = Record.loads((await people[0].ask("record")).content)
    assert record.result is not None
    assert verify(record).ok
    assert record.result.points == last["view"]["points"]
    return record


@pytest.mark.parametrize("what", OFFERS)
async def test_a_game_is_the_same_with_and_without_a_server(tmp_path: Path, what: str) -> None:
    async with at_the_desk() as served:
        without = await played(served, **OFFERS[what])
    async with serving(settings_in(tmp_path)) as over_http:
        assert await played(over_http, **OFFERS[what]) == without


async def test_when_the_time_is_up_a_bot_decides(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"type": "bank", "milliseconds": 10_000}
    people = await served.begun(players=2, clock=clock, confirm=False)
    now = await people[0].now()
    late, other = people[now["view"]["asked"]], people[1 - now["view"]["asked"]]
    for module in (door, keeper):
        monkeypatch.setattr(module, "now", lambda: now["since"] + 10_001)
    seen = await served.until(other, lambda now: now["view"]["asked"] == other.seat)
    entries = [(entry["what"], entry["seat"]) for entry in seen["happened"]]
    assert entries[now["version"] : now["version"] + 2] == [("late", late.seat), ("act", late.seat)]
    assert seen["chairs"][late.seat]["milliseconds"] == 0
    assert seen["chairs"][late.seat]["stand_in"] == ""
