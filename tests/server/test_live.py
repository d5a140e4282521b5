"""Playing over the live channel: what is asked there is answered as over HTTP, once, and within the same limits."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from desk.patience import HANG
from sabika.desk.tables.entries import Entry
from sabika.server import limits
from sabika.server.store import SqlStore
from sabika.server.worker import Worker
from server.here import serving
from server.real_server import PATIENT, Message, Person, begun, check_kept, late_in_a_game, live, settings_for, token

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def lions(folder: Path, players: int = 2, **settings: Any) -> AsyncIterator[tuple[str, Worker]]:
    """A server with a table where a game is on."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    store = await SqlStore.open(database)
    await begun(store, "lions", late_in_a_game("alhambra", players, "lions", 40))
    await store.close()
    async with asyncio.timeout(HANG), serving(settings_for(database, **settings)) as served:
        yield served


async def next_answer(connection: websockets.ClientConnection) -> Message:
    """The next answer; what is told about the table in between is passed over."""
    while True:
        found: Message = msgspec.json.decode(await connection.recv())
        if found.get("type") == "answer":
            return found


async def asked(connection: websockets.ClientConnection, what: str, *data: Message) -> Message:
    ask = {"type": "ask", "id": 7, "what": what} | ({"data": data[0]} if data else {})
    await connection.send(msgspec.json.encode(ask).decode())
    answer = await next_answer(connection)
    assert answer["id"] == 7
    return answer


async def posted(address: str, seat: int, what: str, *data: Message) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token('lions', seat)}"} if seat >= 0 else {}
    async with httpx.AsyncClient(trust_env=False, timeout=HANG) as http:
        return await http.post(
            f"http://{address}/api/tables/lions/{what}", json=data[0] if data else None, headers=headers
        )


async def now_of(address: str, seat: int) -> Message:
    async with live(address, "lions", seat) as connection:
        found: Message = msgspec.json.decode(await connection.recv())
        return found


async def entries_of(worker: Worker) -> list[Entry]:
    return await worker.store.entries_after("lions", 0)


class OnTheLine(Person):
    """Asks over the same connection over which it is told."""

    connection: websockets.ClientConnection

    async def play(self) -> None:
        async with live(self._address, self.table, self.seat, self.seen) as self.connection:
            while not self.over:
                message: Message = msgspec.json.decode(await self.connection.recv())
                if message.get("type") == "answer":
                    self.hear(message)
                else:
                    self.take_in(message)
                    await self.decide(message)

    async def ask(self, what: str, body: Message) -> httpx.Response:
        self.wanted = (what, body.get("action", ""))
        ask = {"type": "ask", "id": body["version"], "what": what, "data": body}
        await self.connection.send(msgspec.json.encode(ask).decode())
        return httpx.Response(200)

    def hear(self, answer: Message) -> None:
        assert answer["status"] == 200, answer
        self.acknowledged[answer["body"]["version"]] = self.wanted


async def test_a_game_is_played_to_its_end_over_the_live_channel(tmp_path: Path) -> None:
    async with lions(tmp_path, 3) as (address, worker), httpx.AsyncClient() as unused:
        players = [OnTheLine(unused, address, "lions", seat) for seat in range(3)]
        await asyncio.gather(*(player.play() for player in players))
        entries = await entries_of(worker)
    for player in players:
        check_kept(player, entries)
        assert player.acknowledged


async def test_every_refusal_is_that_of_the_request_over_http(tmp_path: Path) -> None:
    async with lions(tmp_path) as (address, _):
        now = await now_of(address, 0)
        version, decider = now["version"], now["view"]["asked"]
        cases: list[tuple[int, str, list[Message]]] = [
            (decider, "actions", [{"version": version - 1, "action": "take denar-1"}]),
            (decider, "actions", [{"version": version, "action": "take denar-1+guilder-9+ducat-9"}]),
            (decider, "actions", [{"version": version, "action": "no such thing"}]),
            (1 - decider, "actions", [{"version": version, "action": "take denar-1"}]),
            (decider, "actions", [{"version": version}]),
            (decider, "actions", [{"version": version, "action": "x" * 301}]),
            (decider, "actions", []),
            (decider, "actions", [{"version": version, "action": "x", "more": 1}]),
            (decider, "confirm", [{"version": version}]),
            (decider, "undo", [{"version": "1"}]),
            (decider, "hook", [{"url": "no address"}]),
            (decider, "back", []),
            (decider, "nothing", []),
            (-1, "actions", [{"version": version, "action": "take denar-1"}]),
        ]
        for seat, what, data in cases:
            over_http = await posted(address, seat, what, *data)
            async with live(address, "lions", seat) as connection:
                answer = await asked(connection, what, *data)
            assert 400 <= answer["status"] < 500, (what, data)
            said, told = answer["body"]["error"], over_http.json()["error"]
            for each in (said, told):
                for of_the_moment in ("said_at", "absences"):
                    (each.get("now") or {}).pop(of_the_moment, None)
                each.pop("details", None)  # where in the message something is wrong is told in the words of the reader
            assert (answer["status"], said) == (over_http.status_code, told), (what, data)
        assert (await now_of(address, 0))["version"] == version


async def test_what_cannot_be_read_is_answered_and_ends_nothing(tmp_path: Path) -> None:
    chance = random.Random(1)
    odd = ["", "hello?", "null", "[]", "[" * 2_900, "{}", '{"type": "ask"}', '{"type": "hello"}', '"\\ud800"']
    odd += ['{"type":"ask","id":-1,"what":"undo"}', '{"type":"ask","id":1e99,"what":"undo"}', "x" * 9_000]
    odd += ['{"type":"ask","id":1,"what":"../../games"}', '{"type":"ask","id":1,"what":"undo","token":"other"}']
    odd += ["".join(chr(chance.randrange(1, 0x2FF)) for _ in range(40)) for _ in range(40)]
    async with lions(tmp_path) as (address, _), live(address, "lions", 0) as connection:
        for text in odd:
            await connection.send(text)
            answer = await next_answer(connection)
            assert (answer["id"], answer["body"]["error"]["kind"]) == (None, "bad-input"), text
            assert answer["status"] in (400, 413)
        await connection.send(b"\x00\xff")
        assert (await next_answer(connection))["status"] == 400
        assert (await asked(connection, "hook", {"url": ""}))["status"] == 200


async def test_requests_over_both_ways_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 1.0)
    async with lions(tmp_path, requests_a_minute=6) as (address, _), live(address, "lions", 0) as connection:
        statuses = [(await asked(connection, "hook", {"url": ""}))["status"] for _ in range(4)]
        assert (await posted(address, 0, "hook", {"url": ""})).status_code == 200
        answer = await asked(connection, "hook", {"url": ""})
        assert (await posted(address, 0, "hook", {"url": ""})).status_code == 429
    assert statuses == [200] * 4
    assert (answer["status"], answer["body"]["error"]["code"]) == (429, "too-many-requests")
    assert answer["body"]["error"]["details"]["seconds"] > 0


async def turned_away(address: str) -> tuple[Message, int | None]:
    """What is said to somebody who is not let in, and the code with which the connection ends."""
    async with websockets.connect(f"ws://{address}/api/tables/lions/live", **PATIENT) as connection:
        said: Message = msgspec.json.decode(await connection.recv())
        await connection.wait_closed()
        return said, connection.close_code


async def test_who_watches_too_much_at_once_is_told_so_and_when_to_come_back(tmp_path: Path) -> None:
    async with lions(tmp_path, sockets_a_client=1) as (address, _), live(address, "lions", 0) as connection:
        await connection.recv()
        said, code = await turned_away(address)
        assert (said["kind"], said["code"], code) == ("too-much", "too-many-connections", 4429)
        assert 1 <= said["details"]["seconds"] <= 60


async def test_who_asks_too_much_is_told_so_on_the_live_channel_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 1.0)
    async with lions(tmp_path, requests_a_minute=1) as (address, _):
        assert (await posted(address, 0, "hook", {"url": ""})).status_code == 200
        said, code = await turned_away(address)
        assert (said["code"], said["details"]["seconds"], code) == ("too-many-requests", 60, 4429)


async def test_whose_answer_was_lost_has_decided_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lions(tmp_path) as (address, worker):
        now = await now_of(address, 0)
        seat, version = now["view"]["asked"], now["version"]
        options = (await now_of(address, seat))["options"]
        decision = {"version": version, "action": options[0]["action"]}
        keep, writing, cut = worker.desk.store.append, asyncio.Event(), asyncio.Event()

        async def slow(*arguments: Any) -> None:
            writing.set()
            await cut.wait()
            await keep(*arguments)

        with monkeypatch.context() as slowed:
            slowed.setattr(worker.desk.store, "append", slow)
            async with live(address, "lions", seat) as connection:
                ask = {"type": "ask", "id": 1, "what": "actions", "data": decision}
                await connection.send(msgspec.json.encode(ask).decode())
                await writing.wait()
                connection.transport.abort()
            cut.set()
            async with live(address, "lions", seat) as connection:
                again = await asked(connection, "actions", decision)
        assert (again["status"], again["body"]["error"]["code"]) == (409, "out-of-date")
        [entry] = again["body"]["error"]["now"]["happened"]
        assert (entry["number"], entry["seat"]) == (version + 1, seat)
        kept = await entries_of(worker)
    assert [getattr(each, "action", "") for each in kept if each.number > version] == [decision["action"]]
