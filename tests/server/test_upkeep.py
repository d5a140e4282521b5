"""A running server notices what `sabika admin` did to its database: deleted tables, banned clients."""

from collections.abc import AsyncIterator
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
import websockets

from desk.kept import new_table, note
from desk.people import asked_of, checked
from sabika.desk.door import now
from sabika.desk.keeper import Retention
from sabika.desk.store import Store
from sabika.server.bans import Ban, Banned, Bans, network_of
from sabika.server.housekeeping import Housekeeping
from sabika.server.store import SqlStore
from server.real_server import PATIENT
from server.served import ServedOverHttp, serving, settings_in

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000


@pytest.fixture(params=("sqlite", "postgresql"))
async def served(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServedOverHttp]:
    database = str(request.getfixturevalue(f"{request.param}_url"))
    async with serving(settings_in(tmp_path, database=database)) as served:
        yield served


async def noticed(served: ServedOverHttp) -> None:
    """As it is every few seconds."""
    await served.worker.store.upkeep.look(served.worker.look_again)


async def test_whoever_sits_at_a_table_is_told_that_it_was_deleted(served: ServedOverHttp) -> None:
    people = await served.begun(confirm=False)
    other = await served.begun(confirm=False)
    person = people[0]
    async with (
        served.watching(person.table, token=person.token) as line,
        served.watching(other[0].table, token=other[0].token) as other_line,
    ):
        assert (await line.next())["status"] == "playing"
        assert (await other_line.next())["status"] == "playing"
        async with Housekeeping.at(served.worker.settings.database) as here:
            await here.delete([person.table])
        await noticed(served)
        told = await line.next()
        while "kind" not in told:  # Who is there may have been told before.
            told = await line.next()
        assert (told["kind"], told["code"]) == ("unknown", "no-such-table")
    checked(await person.ask(), 404)
    checked(await person.tell("actions", version=3, action="pass"), 404)
    assert (await other[0].now())["status"] == "playing", "others go on"


async def test_nothing_can_be_done_at_a_deleted_table_before_it_is_noticed_either(served: ServedOverHttp) -> None:
    people = await served.begun(confirm=False)
    asked, shown = await asked_of(people)
    async with Housekeeping.at(served.worker.settings.database) as here:
        await here.delete([asked.table])
    action = shown["options"][0]["action"]
    checked(await asked.tell("actions", version=shown["version"], action=action), 404)
    checked(await asked.ask(), 404)


async def test_who_is_banned_is_refused_and_others_are_not(
    tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path, database=database_url, trusted_proxy=True, hosts=("*",))
    async with serving(settings) as served:
        people = await served.begun(confirm=False)
        ana, bo = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "198.51.100.7"}
        watched = f"ws://{served.address.partition('//')[2]}/api/tables/{people[0].table}/live"
        hello = f'{{"type": "hello", "token": "{people[0].token}"}}'
        async with (
            websockets.connect(watched, additional_headers=ana, **PATIENT) as first,
            websockets.connect(watched, additional_headers=bo, **PATIENT) as second,
        ):
            await first.send(hello)
            await second.send(hello)
            await first.recv()
            await second.recv()
            async with Housekeeping.at(database_url) as here:
                await here.bans.add(Ban(network_of("192.0.2.0/24"), "a flood", now(), None))
            await noticed(served)
            await first.wait_closed()
            assert first.close_code == 4403
            error = checked(await served.client.get("/api/games", headers=ana), 403)
            assert (error["kind"], error["code"], error["details"]) == ("not-allowed", "banned", {})
            assert "Refused (banned): 192.0.2.7, by the ban of 192.0.2.0/24" in capsys.readouterr().err
            assert (await served.client.get("/api/games", headers=bo)).status_code == 200
            assert second.close_code is None
            await served.client.get(f"/api/tables/{people[0].table}", headers={**people[0].headers, **bo})
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(watched, additional_headers=ana, **PATIENT):
                pass
        async with Housekeeping.at(database_url) as here:
            assert await here.bans.lift(network_of("192.0.2.0/24"))
        await noticed(served)
        assert (await served.client.get("/api/games", headers=ana)).status_code == 200


async def test_a_server_knows_its_bans_from_the_start(tmp_path: Path, database_url: str) -> None:
    await (await SqlStore.open(database_url)).close()
    async with Housekeeping.at(database_url) as here:
        await here.bans.add(Ban(network_of("127.0.0.1"), "", now(), None))
    async with serving(settings_in(tmp_path, database=database_url)) as served:
        checked(await served.client.get("/api/health"), 403)


async def test_the_server_looks_by_itself(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        async with Housekeeping.at(served.worker.settings.database) as here:
            await here.bans.add(Ban(network_of("127.0.0.1"), "", now(), None))
        while (await served.client.get("/api/games")).status_code != 403:
            pass


BANS = [Ban(network_of(text), "", 0, None) for text in ("192.0.2.0/24", "203.0.113.7", "2001:db8:1::/64")]


@pytest.mark.parametrize(
    ("address", "banned"),
    [
        ("192.0.2.0", True),
        ("192.0.2.255", True),
        ("192.0.3.0", False),
        ("203.0.113.7", True),
        ("203.0.113.8", False),
        ("2001:db8:1::5:5", True),
        ("2001:db8:2::5", False),
        ("::c000:201", False),
    ],
)
def test_a_ban_holds_for_its_network_alone(address: str, banned: bool) -> None:
    bans = Bans()
    bans.learn(BANS)
    if banned:
        with pytest.raises(Banned):
            bans.check(ip_address(address))
    else:
        bans.check(ip_address(address))
    bans.check(None)


def test_a_ban_ends_by_itself() -> None:
    bans = Bans()
    bans.learn([Ban(ip_network("192.0.2.7"), "", 0, now() - 1), Ban(ip_network("192.0.2.8"), "", 0, now() + DAY)])
    bans.check(ip_address("192.0.2.7"))
    with pytest.raises(Banned):
        bans.check(ip_address("192.0.2.8"))


async def test_how_long_tables_are_kept_depends_on_their_state(any_store: Store) -> None:
    old = now() - 10 * DAY
    for name, status in (("waits", "open"), ("is-over", "over"), ("was-closed", "closed"), ("is-on", "playing")):
        await any_store.create(new_table(name, opened_at=old))
        await any_store.append(name, note(1, at=old), status)
    assert await Retention(over=11 * DAY, waiting=11 * DAY, abandoned=11 * DAY).clear(any_store) == []
    assert await Retention(over=0, waiting=0, abandoned=0).clear(any_store) == [], "0 is for ever"
    assert sorted(await Retention(over=9 * DAY, waiting=0).clear(any_store)) == ["is-over", "was-closed"]
    assert await Retention(over=0, waiting=9 * DAY).clear(any_store) == ["waits"]
    assert await Retention(abandoned=9 * DAY).clear(any_store) == ["is-on"]


async def test_settings_say_how_long_tables_are_kept(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, keep_over_days=2, keep_waiting_days=0.5, keep_abandoned_days=30)
    async with serving(settings) as served:
        kept = served.desk.keeper._retention
    assert kept == Retention(over=2 * DAY, waiting=DAY // 2, abandoned=30 * DAY)
