"""Several workers at one PostgreSQL: each hears what the others wrote, and a bot decides once."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from desk.patience import HANG
from desk.people import Seat, lost
from sabika.desk.tables.entries import Act, Confirm, Hold
from sabika.desk.tables.table import Table
from sabika.desk.thinking import ToChoose, answer
from sabika.server.settings import Settings
from sabika.server.store import SqlStore
from server.real_server import Message, Person, RealServer, begun, check_kept, late_in_a_game, live, settings_for, told
from server.served import serving, settings_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("odd_bots")]


@pytest.fixture
def settings(postgresql_url: str) -> Settings:
    return settings_for(postgresql_url, bot_modules=("server.odd_bots",))


async def a_table(settings: Settings, name: str, players: int, decisions: int, **bots: str) -> None:
    store = await SqlStore.open(settings.database)
    offer = late_in_a_game("alhambra", players, name, decisions)
    chosen = {seat.removeprefix("seat"): bot for seat, bot in bots.items()}
    await begun(store, name, msgspec.structs.replace(offer, bots=chosen))
    await store.close()


async def afterwards(settings: Settings, name: str) -> Table:
    store = await SqlStore.open(settings.database)
    table = await store.load(name)
    await store.close()
    return table


def check_bots(table: Table) -> None:
    """Each decision of a bot is in the table once: what it chooses at that moment."""
    played = list(table.offer.actions)
    held = ""
    for entry in table.entries:
        match entry:
            case Hold():
                held = entry.action
            case Confirm():
                assert not table.chairs[entry.seat].bot
                played.append(held)
            case Act():
                bot = table.chairs[entry.seat].bot
                if bot:
                    assert answer(ToChoose(table.setup, list(played), bot)) == ("", entry.action)
                played.append(entry.action)
    assert played == table.played


async def until(address: str, there: Callable[[Message], bool]) -> None:
    """Look on at a worker until this is told."""
    async with live(address, "lions", -1) as connection:
        while not there(told(await connection.recv())):
            pass


def bot_was_asked(now: Message) -> bool:
    """Also if the other worker has taken over before it told so."""
    return now["view"]["asked"] == 1 or any(entry["seat"] == 1 for entry in now["happened"] if entry["what"] == "act")


async def test_news_pass_between_workers_and_bots_decide_once(settings: Settings) -> None:
    """Each player is at another worker, and watches there; so does somebody who only looks on."""
    await a_table(settings, "lions", 4, 60, seat1="random", seat3="greedy")
    with RealServer(settings) as one, RealServer(settings) as other:
        async with asyncio.timeout(HANG), httpx.AsyncClient(trust_env=False, timeout=HANG) as http:
            players = [Person(http, one.address, "lions", 0), Person(http, other.address, "lions", 2)]
            looking_on = [until(worker.address, lambda now: now["status"] == "over") for worker in (one, other)]
            await asyncio.gather(*(player.play() for player in players), *looking_on)
    table = await afterwards(settings, "lions")
    assert table.status == "over"
    check_bots(table)
    for player in players:
        assert player.acknowledged
        check_kept(player, table.entries)


async def test_another_worker_takes_over_from_one_that_was_killed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot never answers, and then the worker is no more."""
    await a_table(settings, "lions", 2, 8, seat1="hanging")
    with RealServer(settings) as one:
        monkeypatch.setitem(os.environ, "SABIKA_TEST_AWAKE", "1")
        with RealServer(settings) as other:
            async with asyncio.timeout(HANG), httpx.AsyncClient(trust_env=False, timeout=HANG) as http:
                playing = asyncio.create_task(Person(http, one.address, "lions", 0).play())
                await until(other.address, bot_was_asked)
                one.kill()
                playing.cancel()
                await Person(http, other.address, "lions", 0).play()
    assert (await afterwards(settings, "lions")).status == "over"


async def test_processes_of_one_server_share_their_tables(settings: Settings) -> None:
    """As `sabika serve --workers 2` starts them."""
    names = [f"table-{number}" for number in range(4)]
    for name in names:
        await a_table(settings, name, 3, 30, seat2="random")
    with RealServer(settings, workers=2) as server:
        async with asyncio.timeout(HANG), httpx.AsyncClient(trust_env=False, timeout=HANG) as http:
            players = [Person(http, server.address, name, seat) for name in names for seat in (0, 1)]
            await asyncio.gather(*(player.play() for player in players))
    for player in players:
        table = await afterwards(settings, player.table)
        check_bots(table)
        check_kept(player, table.entries)


async def test_two_workers_on_one_store(tmp_path: Path, postgresql_url: str) -> None:
    """Whichever worker is asked: what one has acknowledged the other knows, and one wins."""
    settings = settings_in(tmp_path, database=postgresql_url)
    async with serving(settings) as one, serving(settings) as two:
        host = await one.open(players=2)
        guest = await two.join(host, "Ben")
        at_two = Seat(two.client, vars(host))
        await at_two.done("begin", version=2)
        guest_at_one = Seat(one.client, vars(guest))
        assert (await guest_at_one.ask(since=3)).json()["status"] == "playing"
        for _ in range(10):
            now = (await host.ask(since=(await at_two.now())["version"])).json()
            pair = (host, at_two) if now["view"]["asked"] == 0 else (guest_at_one, guest)
            now = (await pair[0].ask(since=now["version"])).json()
            if now["held"]:
                answers = await asyncio.gather(*[seat.tell("confirm", version=now["version"]) for seat in pair])
            else:
                action = now["options"][0]["action"]
                answers = await asyncio.gather(
                    *[seat.tell("actions", version=now["version"], action=action) for seat in pair]
                )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            lost(next(answer for answer in answers if answer.status_code == 409), pair[0])
