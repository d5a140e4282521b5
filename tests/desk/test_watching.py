"""Watching a table: who may, what comes first, and what comes to those who were away or slow."""

import asyncio

import pytest

from desk.memory import at_the_desk
from desk.people import Served, asked_of
from sabika.desk.watching import Watching, shown
from sabika.desk.wire.messages import Hello

pytestmark = pytest.mark.anyio


async def test_a_viewer_is_told_what_it_could_ask_for(served: Served) -> None:
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


async def test_what_several_viewers_get_is_made_once() -> None:
    async with at_the_desk() as served:
        host = await served.open(players=2)
        table = await served.table(host.table)
        with served.desk.door.watching(host.table, asyncio.Event()) as here:
            assert shown(table, here, 0, 0, True) is shown(table, here, 0, 0, True)
            assert shown(table, here, 0, 0, True) != shown(table, here, -1, 0, True)
            await host.done("hook", url="")
            assert not here.shown


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
