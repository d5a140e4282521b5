"""Watching a table: who may, what comes first, and what comes to those who were away or slow."""

import asyncio

import msgspec
import pytest

from desk.memory import at_the_desk
from desk.people import Served, asked_of
from sabika.desk import door
from sabika.desk.versions import NEAR, Version, version_of
from sabika.desk.watching import Watching
from sabika.desk.wire import parts, showing
from sabika.desk.wire.messages import Hello

pytestmark = pytest.mark.anyio


async def test_a_viewer_is_told_what_it_could_ask_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "now", lambda: 1_000)
    people = await served.begun()
    for person in people:
        async with served.watching(person.table, token=person.token) as viewer:
            assert await viewer.next() == await person.now()
    spectator = await served.client.get(f"/api/tables/{people[0].table}", params={"key": people[0].key})
    async with served.watching(people[0].table, key=people[0].key) as viewer:
        assert await viewer.next() == spectator.json()


async def test_who_may_not_watch_is_told_why_and_no_more(served: Served) -> None:
    table, other = await served.open(players=2), await served.open(players=2)
    refusals = [
        (table.table, {}, ("unknown", "no-such-table")),
        (table.table, {"key": "wrong"}, ("unknown", "no-such-table")),
        ("nowhere", {"key": table.key}, ("unknown", "no-such-table")),
        (table.table, {"token": "wrong"}, ("not-allowed", "no-valid-token")),
        ("nowhere", {"token": "wrong"}, ("not-allowed", "no-valid-token")),
        (table.table, {"token": other.token}, ("not-allowed", "no-valid-token")),
    ]
    for name, hello, expected in refusals:
        async with served.watching(name, **hello) as viewer:
            problem = await viewer.next()
        assert (problem["kind"], problem["code"]) == expected


async def test_who_waits_gets_the_printed_pieces_when_the_game_begins(served: Served) -> None:
    host = await served.open(players=2, bots={"1": "random"})
    async with served.watching(host.table, token=host.token) as viewer:
        first = await viewer.next()
        await host.done("begin", version=first["version"])
        second = await viewer.next()
    assert first["view"] is first["pieces"] is None
    assert second["view"]
    assert second["pieces"]["pieces"]


async def test_who_was_away_is_told_what_it_missed(served: Served) -> None:
    people = await served.begun(confirm=False)
    since = (await people[0].now())["version"]
    for _ in range(3):
        person, now = await asked_of(people)
        await person.done("actions", version=now["version"], action=now["options"][0]["action"])
    async with served.watching(people[0].table, token=people[0].token, since=since) as viewer:
        told = await viewer.next()
    assert [entry["number"] for entry in told["happened"]] == [since + 1, since + 2, since + 3]


async def test_who_is_sent_away_is_told_nothing_more(served: Served) -> None:
    host = await served.open(players=2)
    guest = await served.join(host, "Ben")
    async with served.watching(guest.table, token=guest.token) as viewer:
        assert (await viewer.next())["seat"] == 1
        await served.client.delete(f"/api/tables/{host.table}/seats/1", headers=host.headers)
        assert (await viewer.next())["code"] == "no-valid-token"


async def test_who_is_slow_gets_everything_together() -> None:
    async with at_the_desk() as served:
        people = await served.begun(confirm=False)
        async with served.watching(people[0].table, token=people[0].token) as viewer:
            seen = (await viewer.next())["version"]
            for _ in range(4):
                person, now = await asked_of(people)
                await person.done("actions", version=now["version"], action=now["options"][0]["action"])
            told = await viewer.next()
    assert [entry["number"] for entry in told["happened"]] == list(range(seen + 1, seen + 5))


async def test_what_several_viewers_get_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the time that a message says is always its own."""
    monkeypatch.setattr(door, "now", lambda: 1_000)
    made: list[bytes] = []

    def encode(thing: object) -> bytes:
        made.append(showing.encoded(thing))
        return made[-1]

    monkeypatch.setattr(parts, "encoded", encode)
    async with at_the_desk() as served:
        people = await served.begun()
        table = await served.table(people[0].table)
        presence = served.desk.presence
        with served.desk.door.watching(table.name, asyncio.Event()) as here:
            version = version_of(table, here, presence)
            messages = [version.whole(seat, 0, True)[1] for seat in (0, 1, -1)]
            needed = len(made)
            monkeypatch.setattr(door, "now", lambda: 2_000)
            assert version_of(table, here, presence) is version
            again = [version.whole(seat, 0, True)[1] for seat in (0, 1, -1)]
            assert len(made) == needed
            assert len(set(messages)) == 3
            assert again == [text.replace('"said_at":1000', '"said_at":2000') for text in messages]
            await people[0].done("hook", url="")
            assert here.shown is None
        assert version_of(table, here, presence) is not version


async def test_few_messages_are_kept_whatever_viewers_say_they_have_seen() -> None:
    async with at_the_desk() as served:
        host = await served.open(players=2)
        for number in range(20):
            await host.done("hook", url=f"https://example.org/{number}")
        table = await served.table(host.table)
        version = Version(table, served.desk.presence)
        for since in range(table.version + 1):
            told = msgspec.json.decode(version.whole(0, since, True)[1])
            assert [entry["number"] for entry in told["happened"]] == [*range(since + 1, table.version + 1)]
        assert len(version._happened) <= NEAR + 2


async def test_nothing_is_kept_for_those_who_are_gone() -> None:
    async with at_the_desk() as served:
        host = await served.open(players=2)
        async with served.watching(host.table, token=host.token) as viewer:
            await viewer.next()
            with served.desk.door.watching(host.table, asyncio.Event()) as here:
                assert here.shown
        assert here.shown is None


async def test_nobody_is_left_behind_who_watches_no_more() -> None:
    async with at_the_desk() as served:
        host = await served.open(players=2)
        watching = Watching(served.desk, host.table, Hello(token=host.token))
        messages = []
        async for message in watching.told():
            messages.append(message)
            watching.end()
        with served.desk.door.watching(host.table, asyncio.Event()) as here:
            assert len(here.watchers) == 1, "this one"
    assert len(messages) == 1
