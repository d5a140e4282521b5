"""The usual limits fit a club of forty people behind one address, newcomers among them. The clock of the limits stands
still, so that nothing comes back meanwhile: all of it happens within a minute, and the first within an hour."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from desk.patience import HANG
from desk.people import Seat
from sabika.server import limits
from sabika.server.settings import Settings
from server.real_server import PATIENT
from server.served import ServedOverHttp, serving

pytestmark = pytest.mark.anyio

PEOPLE = 40
PLAYERS = 4
TABLES = PEOPLE // PLAYERS
BIG_SCREENS = TABLES
SPECTATORS = 50
"""Second devices of those who play are among them."""
CONNECTIONS_OF_A_BROWSER = 6
FILES = 60
"""More than a first visit makes requests for, `e2e/test_first_visit.py`."""
DECISIONS = 10
LOOKS = 40
"""So often somebody asks in a minute where a tile could go, or what else is asked by pointing."""
LESSON = Path(__file__).parents[2] / "web/src/tutorial/deals/alhambra.json"
LANGUAGES = ("en", "fr", "nl", "de")


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServedOverHttp]:
    monkeypatch.setattr(limits, "monotonic", lambda: 100.0)
    settings = Settings(database=f"sqlite:///{tmp_path / 'sabika.db'}", bot_processes=1, bot_seconds=HANG)
    async with serving(settings) as served:
        yield served


def fine(answer: httpx.Response) -> Any:
    assert answer.is_success, (str(answer.url), answer.status_code, answer.text)
    return answer.json() if "json" in answer.headers["content-type"] else None


async def next_answer(line: websockets.ClientConnection) -> dict[str, Any]:
    """What is told about the table in between is passed over."""
    while True:
        found: dict[str, Any] = msgspec.json.decode(await line.recv())
        if found.get("type") == "answer":
            return found


async def comes_for_the_first_time(server: ServedOverHttp, lesson: dict[str, Any]) -> None:
    """The first page with all that is kept of it, a lesson, and a table against bots: what `e2e/test_first_visit.py`
    sees a browser ask for."""
    client = server.client
    for _ in range(FILES):
        fine(await client.get("/"))
    fine(await client.get("/api/tables"))
    for language in LANGUAGES:
        fine(await client.get(f"/api/rules/{language}"))
    kept = fine(await client.post("/api/records", json=lesson["record"]))
    fork = {"name": "Ana", "actions": 0, "seat": 0, "bots": {"1": "greedy", "2": "greedy"}}
    seated = Seat(client, fine(await client.post(f"/api/tables/{kept['table']}/fork?key={kept['key']}", json=fork)))
    await seated.done("begin", version=seated.said["version"])
    own = await server.open(players=3, bots={"1": "greedy", "2": "greedy"})
    await own.done("begin", version=own.said["version"])
    for seat in (seated, own):
        fine(await seat.ask("push"))
        async with server.watching(seat.table, token=seat.token) as viewer:
            assert "version" in await viewer.next()


@pytest.mark.parametrize("newcomers", [6, PEOPLE])
async def test_newcomers_behind_one_address_meet_no_refusal(server: ServedOverHttp, newcomers: int) -> None:
    lesson = json.loads(LESSON.read_text("utf-8"))
    for _ in range(newcomers):
        await comes_for_the_first_time(server, lesson)


async def test_a_club_of_forty_plays_and_looks_on_behind_one_address(server: ServedOverHttp) -> None:
    """At ten tables, with a big screen at each."""
    host = server.address.removeprefix("http://")
    async with AsyncExitStack() as open_ones:
        tables = [await server.begun(players=PLAYERS, seed=f"club {number}") for number in range(TABLES)]
        for _ in range(PEOPLE * CONNECTIONS_OF_A_BROWSER):
            _, writer = await asyncio.open_connection(*host.split(":"))
            open_ones.callback(writer.close)
        seats = [seat for table in tables for seat in table]
        looking_on = [table[0] for table in tables for _ in range((BIG_SCREENS + SPECTATORS) // TABLES)]
        lines: list[websockets.ClientConnection] = []
        for number, seat in enumerate([*seats, *looking_on]):
            address = f"ws://{host}/api/tables/{seat.table}/live"
            line = await open_ones.enter_async_context(websockets.connect(address, **PATIENT))
            who = {"token": seat.token} if number < PEOPLE else {"key": seat.key}
            await line.send(msgspec.json.encode({"type": "hello", **who}).decode())
            assert "version" in msgspec.json.decode(await line.recv())
            lines.append(line)
        for line in lines[:PEOPLE]:
            for number in range(DECISIONS):
                ask = {"type": "ask", "id": number + 1, "what": "undo", "data": {"version": 0}}
                await line.send(msgspec.json.encode(ask).decode())
                assert (await next_answer(line))["status"] == 409
        for seat in seats:
            for _ in range(LOOKS):
                fine(await seat.ask("push"))
