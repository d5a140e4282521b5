"""Who is there: what others are told of it, who lets a bot sit in, and how the seat is taken back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from desk.memory import ADDRESS, ServedInMemory, client_of
from desk.patience import HANG
from desk.people import Seat, Served, Viewer, asked_of
from sabika.bots.planner.budget import Budget
from sabika.desk import desk, door
from sabika.desk.desk import Desk
from sabika.desk.memory import MemoryStore, ThinkingHere
from sabika.desk.news import LocalNews
from sabika.desk.presence import BEAT, GRACE, SILENT

pytestmark = pytest.mark.anyio

MINUTE = 60_000
AFTER = 3 * MINUTE
"""What a table chooses that chooses nothing."""


class Clock:
    """Stands still until the test lets time pass."""

    def __init__(self) -> None:
        self.at = door.now()

    def __call__(self) -> int:
        return self.at

    def after(self, milliseconds: int, *desks: Desk) -> None:
        self.at += milliseconds
        for each in desks:
            each.presence.tick()


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (door, desk):
        monkeypatch.setattr(module, "now", clock)
    return clock


async def gone(served: Served, person: Seat) -> None:
    """Wait until the desk has noticed that somebody's connection is closed."""
    changed = asyncio.Event()
    holder = served.desk.tokens.read(person.token)
    assert holder is not None
    with served.desk.door.watching(person.table, changed):
        async with asyncio.timeout(HANG):
            while served.desk.presence._is_there(person.table, holder.holder):
                await changed.wait()
                changed.clear()


async def away(served: Served, clock: Clock, person: Seat, milliseconds: int = GRACE) -> None:
    """Let somebody have been away for some time."""
    await gone(served, person)
    clock.after(milliseconds, served.desk)


async def until_version(viewer: Viewer, version: int) -> dict[str, Any]:
    while (now := await viewer.next())["version"] < version:
        pass
    return now


def away_at(now: dict[str, Any]) -> list[int]:
    return [seat for seat, absence in enumerate(now["absences"]) if absence]


@asynccontextmanager
async def there(served: Served, *people: Seat) -> AsyncIterator[list[Viewer]]:
    """People with their pages open, who have been shown the table."""
    async with AsyncExitStack() as stack:
        viewers = []
        for person in people:
            viewers.append(await stack.enter_async_context(served.watching(person.table, token=person.token)))
            await viewers[-1].next()
        yield viewers


# What is told


async def test_everybody_is_told_who_is_away_and_since_when(served: Served, clock: Clock) -> None:
    ana, ben = await served.begun()
    async with there(served, ana) as [viewer], served.watching(ana.table, key=ana.key) as spectator:
        before = await spectator.next()
        async with there(served, ben):
            pass
        await gone(served, ben)
        left_at = clock.at
        clock.after(GRACE, served.desk)
        for looking in (viewer, spectator):
            now = await looking.next()
            while not away_at(now):
                now = await looking.next()
            assert now["absences"] == [
                None,
                {
                    "since": left_at,
                    "replaceable_from": left_at + AFTER,
                    "without_host_from": left_at + 2 * AFTER,
                    "agreed": [],
                },
            ]
            assert (now["version"], now["said_at"]) == (before["version"], clock.at), "it is no entry of the table"
            assert now["happened"] == []
        async with there(served, ben):
            assert away_at(await viewer.next()) == []


async def test_a_page_that_is_loaded_anew_is_not_noticed(served: Served, clock: Clock) -> None:
    ana, ben = await served.begun()
    async with there(served, ana) as [viewer]:
        for _ in range(3):
            async with there(served, ben):
                pass
            await away(served, clock, ben, GRACE - 1)
        async with there(served, ben):
            clock.after(2 * GRACE, served.desk)
            version = await ana.done("hook", url="")
            now = await viewer.next()
            assert (now["version"], away_at(now)) == (version, []), "the first thing that Ana is told"


async def test_several_seats_at_one_device_are_all_there(served: Served, clock: Clock) -> None:
    ana, ben, eva = await served.begun(players=3)
    other = await served.open(players=2)
    also: Any = [ben.token, other.token, "nonsense"]
    async with served.watching(ana.table, token=ana.token, also=also) as viewer:
        await viewer.next()
        clock.after(GRACE, served.desk)
        assert away_at(await viewer.next()) == [eva.seat]


async def test_who_asks_again_and_again_is_there_without_a_connection(served: Served, clock: Clock) -> None:
    ana, ben = await served.begun()
    for _ in range(4):
        clock.after(GRACE - 1, served.desk)
        assert away_at(await ben.now()) in ([], [ana.seat])
    assert away_at((await served.client.get(f"/api/tables/{ana.table}", params={"key": ana.key})).json()) == [ana.seat]


async def test_bots_people_who_left_and_free_seats_are_never_away(served: Served, clock: Clock) -> None:
    waiting = await served.open(players=3, bots={"1": "random"})
    clock.after(GRACE, served.desk)
    assert away_at(await waiting.now()) == [waiting.seat]
    ana, ben = await served.begun(confirm=False)
    await ben.done("resign")
    clock.after(GRACE, served.desk)
    assert away_at(await ana.now()) == [ana.seat]
    assert (await ana.now())["host"] == ana.seat
    await ana.done("resign")
    assert (await ana.now())["host"] is None


async def test_nobody_is_away_when_the_game_is_over(served: Served, clock: Clock) -> None:
    ana, _ = await served.over()
    clock.after(GRACE, served.desk)
    assert away_at(await ana.now()) == []


async def test_how_long_somebody_thinks_counts_from_the_question(served: Served, clock: Clock) -> None:
    people = await served.begun(confirm=False)
    assert (await (await served.open(players=2)).now())["thinks_since"] is None
    began = clock.at
    clock.after(12_000)
    for person in people:
        now = await person.now()
        assert (now["thinks_since"], now["said_at"]) == (began, clock.at)
    person, now = await asked_of(people)
    await person.done("actions", version=now["version"], action=now["options"][0]["action"])
    assert (await person.now())["thinks_since"] == clock.at


# Bots that sit in


async def test_the_host_lets_a_bot_sit_in_after_the_time_that_the_table_chose(served: Served, clock: Clock) -> None:
    ana, ben = await served.begun(stand_in_after=MINUTE, confirm=False)
    async with there(served, ana):
        async with there(served, ben):
            clock.after(2 * MINUTE, served.desk)
            present = await ana.tell("away", seat=ben.seat)
            assert (present.status_code, present.json()["error"]["code"]) == (403, "not-absent")
        await away(served, clock, ben, MINUTE - 1)
        early = await ana.tell("away", seat=ben.seat)
        assert (early.status_code, early.json()["error"]["code"]) == (403, "not-absent")
        clock.after(1, served.desk)
        await ana.done("away", seat=ben.seat)
        now = await ana.now()
        assert (now["chairs"][ben.seat]["stand_in"], away_at(now)) == ("greedy", [ben.seat])
        assert now["absences"][ben.seat]["replaceable_from"] is None, "one bot is enough"
        again = await ana.tell("away", seat=ben.seat)
        assert (again.status_code, again.json()["error"]["code"]) == (403, "away-already")
        assert (await ana.tell("away", seat=5)).status_code == 404


async def test_a_table_can_choose_that_nobody_is_ever_replaced(served: Served, clock: Clock) -> None:
    ana, ben = await served.begun(stand_in_after=None)
    async with there(served, ana):
        clock.after(24 * 60 * MINUTE, served.desk)
        assert (await ana.tell("away", seat=ben.seat)).status_code == 403
        absence = (await ana.now())["absences"][ben.seat]
        assert (absence["replaceable_from"], absence["without_host_from"]) == (None, None)


async def test_without_the_host_all_agree_who_are_there(served: Served, clock: Clock) -> None:
    ana, ben, eva, jan = await served.begun(players=4)
    async with there(served, eva, jan) as [viewer, _]:
        clock.after(AFTER, served.desk)
        version = await eva.done("away", seat=ben.seat)
        now = await until_version(viewer, version)
        assert now["happened"][-1]["what"] == "agree"
        assert now["absences"][ben.seat]["agreed"] == [eva.seat]
        again = await eva.tell("away", seat=ben.seat)
        assert (again.status_code, again.json()["error"]["code"]) == (403, "agreed-already")
        assert not (await eva.now())["chairs"][ben.seat]["stand_in"]
        await jan.done("away", seat=ben.seat)
        assert (await eva.now())["chairs"][ben.seat]["stand_in"]
        # The host is away too: also for that seat they agree.
        await jan.done("away", seat=ana.seat)
        await eva.done("away", seat=ana.seat)
        assert (await eva.now())["chairs"][ana.seat]["stand_in"]


async def test_a_host_who_does_nothing_is_waited_for_as_long_again(served: Served, clock: Clock) -> None:
    ana, ben, eva = await served.begun(players=3)
    async with there(served, ana, eva):
        clock.after(AFTER, served.desk)
        await eva.done("away", seat=ben.seat)
        assert not (await eva.now())["chairs"][ben.seat]["stand_in"], "Ana is there and has not agreed"
        clock.after(AFTER, served.desk)
        await eva.done("away", seat=ben.seat)
        assert (await eva.now())["chairs"][ben.seat]["stand_in"]


async def test_who_was_there_meanwhile_has_to_be_agreed_on_anew(served: Served, clock: Clock) -> None:
    ana, ben, eva, jan = await served.begun(players=4)
    async with there(served, eva, jan):
        clock.after(AFTER, served.desk)
        await eva.done("away", seat=ben.seat)
        async with there(served, ben):
            clock.after(1_000, served.desk)
        await away(served, clock, ben, AFTER)
        assert (await jan.now())["absences"][ben.seat]["agreed"] == []
        await jan.done("away", seat=ben.seat)
        assert not (await jan.now())["chairs"][ben.seat]["stand_in"]
    assert ana.seat == 0


async def test_who_is_there_again_has_the_seat_at_once_and_what_the_bot_did_stays(served: Served, clock: Clock) -> None:
    people = await served.begun(confirm=False)
    ben, now = await asked_of(people)
    ana = people[1 - ben.seat]
    async with there(served, ana):
        clock.after(2 * AFTER, served.desk)
        await ana.done("away", seat=ben.seat)
        played = await served.until(ana, lambda now: now["view"]["asked"] == ana.seat)
        assert played["actions"] > now["actions"]
        async with served.watching(ben.table, token=ben.token) as viewer:
            first = await viewer.next()
            assert (first["chairs"][ben.seat]["stand_in"], away_at(first)) == ("", [])
            assert first["actions"] >= played["actions"]
            assert first["happened"][-1]["what"] == "back"


async def test_who_chose_a_bot_oneself_keeps_it_until_one_says_so(served: Served) -> None:
    _, ben = await served.begun()
    await ben.done("away")
    async with there(served, ben):
        assert (await ben.now())["chairs"][ben.seat]["stand_in"]
        await ben.done("back")
        assert not (await ben.now())["chairs"][ben.seat]["stand_in"]


# Before the game begins


async def test_the_host_gives_free_seats_to_bots_and_back(served: Served) -> None:
    host = await served.open(players=3, public=True)
    seats = f"/api/tables/{host.table}/seats"
    await host.done("seats/1/bot", bot="random")
    await host.done("seats/1/bot", bot="greedy")
    await host.done("seats/2/bot", bot="random")
    assert [sitter["bot"] for sitter in (await served.client.get("/api/tables")).json()[0]["sitters"]] == [
        "",
        "greedy",
        "random",
    ]
    await served.client.delete(f"{seats}/2", headers=host.headers)
    now = await host.now()
    assert [(chair["bot"], chair["taken"]) for chair in now["chairs"]] == [("", True), ("greedy", True), ("", False)]
    assert now["offer"]["bots"] == {"1": "greedy"}, "so does a rematch begin"
    guest = await served.join(host, "Ben")
    assert guest.seat == 2
    wrong = [
        (guest, 1, "random", 403, "not-the-host"),
        (host, 2, "random", 409, "seat-taken"),
        (host, 0, "random", 409, "seat-taken"),
        (host, 3, "random", 404, "no-such-seat"),
        (host, 1, "nobody", 400, "bad-input"),
    ]
    for who, seat, bot, status, code in wrong:
        answer = await who.tell(f"seats/{seat}/bot", bot=bot)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert (await served.client.delete(f"{seats}/1", headers=guest.headers)).status_code == 403
    await host.done("begin", version=(await host.now())["version"])
    assert (await host.tell("seats/1/bot", bot="random")).status_code == 403
    assert [chair["bot"] for chair in (await host.now())["chairs"]] == ["", "greedy", ""]


async def test_whoever_left_the_waiting_room_can_be_freed_from_the_seat(served: Served, clock: Clock) -> None:
    """Also the host: then the next one is."""
    host = await served.open(players=3)
    guest = await served.join(host, "Ben")
    seat = f"/api/tables/{host.table}/seats/{host.seat}"
    async with there(served, guest):
        clock.after(AFTER - 1, served.desk)
        assert (await served.client.delete(seat, headers=guest.headers)).status_code == 403
        clock.after(1, served.desk)
        assert (await served.client.delete(seat, headers=guest.headers)).status_code == 200
        now = await guest.now()
        assert (now["host"], now["chairs"][0]["taken"]) == (guest.seat, False)
        assert (await host.ask()).status_code == 401


# Several workers


@asynccontextmanager
async def another_desk(store: MemoryStore, news: LocalNews) -> AsyncIterator[ServedInMemory]:
    worker = Desk(store, news, ThinkingHere(), await store.secret(), Budget(playouts=6))
    await worker.open()
    try:
        async with client_of(worker) as client:
            yield ServedInMemory(worker, client, ADDRESS)
    finally:
        await worker.close()


async def test_workers_tell_each_other_who_is_there(clock: Clock) -> None:
    store, news = MemoryStore(), LocalNews()
    async with another_desk(store, news) as one, another_desk(store, news) as two:
        ana, ben = await one.begun()
        async with there(one, ana) as [viewer]:
            async with there(two, ben):
                clock.after(GRACE, one.desk, two.desk)
                assert away_at(await ana.now()) == []
                async with another_desk(store, news) as late, there(late, ana):
                    assert late.desk.presence.people_at(await late.table(ana.table)) == [0, 1], "it asked the others"
            left_at = clock.at
            clock.after(GRACE, one.desk, two.desk)
            now = await viewer.next()
            assert (away_at(now), now["absences"][1]["since"]) == ([ben.seat], left_at)
            async with another_desk(store, news) as late:
                assert late.desk.presence.away_since(await late.table(ana.table), ben.seat) == left_at


async def test_who_was_with_a_worker_that_was_killed_is_away(clock: Clock) -> None:
    store, news = MemoryStore(), LocalNews()
    async with another_desk(store, news) as one, another_desk(store, news) as two:
        ana, ben = await one.begun()
        async with there(two, ben), there(one, ana) as [viewer]:
            for _ in range(SILENT // BEAT + 2):
                clock.after(BEAT, one.desk, two.desk)
            assert away_at(await ana.now()) == [], "as long as it is heard, nobody is lost"
            heard = clock.at
            clock.after(SILENT + 1, one.desk)
            now = await viewer.next()
            assert (away_at(now), now["absences"][1]["since"]) == ([ben.seat], heard)
            clock.after(0, two.desk)
            assert away_at(await viewer.next()) == [], "it had only been slow"
