"""`/api/health` says so when the server is not well, names what is wrong, and tells nothing else."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import sabika
from desk.people import checked
from sabika.desk import inquiries
from sabika.desk import wellbeing as noticed
from sabika.desk.reckoning import Question, Reckoned
from sabika.desk.thinking import BotFailed
from sabika.desk.wellbeing import FORGIVEN, MOST_NAMED, SILENCE, Wellbeing
from sabika.server import bots, wellbeing
from sabika.server.housekeeping import Housekeeping
from sabika.server.wellbeing import Room, waits_for
from server.served import ServedOverHttp, serving, settings_in

pytestmark = pytest.mark.anyio


class Usage(NamedTuple):
    total: int
    used: int
    free: int


class Time:
    """That of the test."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


async def troubles(served: ServedOverHttp) -> dict[str, Any]:
    answer = await served.client.get("/api/health")
    error = checked(answer, 503)
    assert (error["kind"], error["code"]) == ("failed", "unwell")
    assert answer.headers["retry-after"]
    found: dict[str, Any] = error["details"]
    return found


async def is_well(served: ServedOverHttp) -> bool:
    return (await served.client.get("/api/health")).status_code == 200


async def test_a_full_disk_is_noticed_when_something_is_to_be_kept(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        assert await is_well(served)
        async with served.worker.store._writing.begin() as connection:
            # Then SQLite itself says that its disk is full.
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        while (await served.client.post("/api/tables", json={"name": "Ana"})).status_code != 503:
            pass
        await served.desk.keeper.beat()
        assert await troubles(served) == {"store": "cannot be written to"}, "though there is room for a heartbeat"
        async with served.worker.store._writing.begin() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await served.open(players=2)
        assert await is_well(served)


async def test_little_room_on_the_disk_is_noticed(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, least_free_megabytes=10**9)) as served:
        assert await troubles(served) == {"disk": "nearly full"}


async def test_entries_that_cannot_be_read_are_noticed_until_they_are_deleted(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        seat = await served.open(players=2)
        with closing(sqlite3.connect(tmp_path / "sabika.db")) as opened, opened:
            opened.execute("UPDATE entries SET entry = 'nonsense'")
        served.desk.door._tables.clear()  # As after a restart.
        assert await is_well(served), "nobody has looked yet"
        answer = await seat.ask()
        assert checked(answer, 410)["code"] == "unreadable-table"
        assert "retry-after" not in answer.headers, "nobody has to ask again"
        assert await troubles(served) == {"unreadable-tables": 1}
        async with Housekeeping.at(f"sqlite:///{tmp_path / 'sabika.db'}") as here:
            await here.delete([seat.table])
        await served.worker.store.upkeep.look(served.worker.look_again)
        checked(await seat.ask(), 404)
        assert await is_well(served)


@pytest.mark.usefixtures("odd_bots")
async def test_bots_that_answer_nothing_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(bots, "monotonic", time)
    settings = settings_in(tmp_path, bot_modules=("server.odd_bots",), stuck_seconds=60)
    async with serving(settings) as served:
        time.seconds += 1_000
        assert await is_well(served), "nobody asks for anything"
        thinking = asyncio.create_task(served.worker.bots.choose(sabika.new_game(players=2).setup, [], "hanging"))
        await settled()
        time.seconds += 60
        assert await is_well(served)
        time.seconds += 1
        assert await troubles(served) == {"bots": "stuck"}
    with pytest.raises(BotFailed):
        await thinking


class Silent:
    """Works nothing out until it is told to."""

    at_a_time = 1

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def reckon(self, question: Question) -> Reckoned:
        await self.go.wait()
        return Reckoned(b"1", None, 0.0)


class Anything:
    def answer(self) -> object:
        return b""


class Anybody:
    def client(self) -> str:
        return "anybody"

    def afford(self) -> None:
        pass

    def charge(self, seconds: float) -> None:
        pass


async def test_what_is_never_worked_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(inquiries, "monotonic", time)
    async with serving(settings_in(tmp_path, stuck_seconds=60)) as served:
        silent = Silent()
        monkeypatch.setattr(served.desk.inquiries, "_reckoning", silent)
        time.seconds += 1_000
        assert await is_well(served), "nobody asks for anything"
        asked = [asyncio.create_task(served.desk.inquiries.answer(Anybody(), Anything())) for _ in range(2)]
        await settled()
        time.seconds += 61
        assert await troubles(served) == {"reckoning": "stuck"}
        silent.go.set()
        assert await asyncio.gather(*asked) == [b"1", b"1"]
        await settled()
        assert await is_well(served)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


# What is known of it


def test_a_store_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(noticed, "monotonic", time)
    well = Wellbeing()
    time.seconds += 10 * SILENCE
    assert well.troubles() == {}, "nobody has written anything yet"
    well.beat(True)
    time.seconds += SILENCE
    assert well.troubles() == {}
    time.seconds += 1
    assert well.troubles() == {"store": "hangs"}
    well.kept()
    assert well.troubles() == {}


def test_what_was_not_kept_is_forgiven_after_a_while_in_which_the_store_can_be_written_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time()
    monkeypatch.setattr(noticed, "monotonic", time)
    well = Wellbeing()
    well.not_kept()
    well.beat(True)
    assert well.troubles() == {"store": "cannot be written to"}
    time.seconds += FORGIVEN + 1
    well.beat(False)
    assert well.troubles() == {"store": "cannot be written to"}
    well.beat(True)
    assert well.troubles() == {}
    well.not_kept()
    well.kept()
    assert well.troubles() == {}


def test_however_many_tables_cannot_be_read_only_some_are_remembered() -> None:
    well = Wellbeing()
    for number in range(2 * MOST_NAMED):
        well.cannot_read(f"table-{number}")
        well.cannot_read("table-0")
    assert well.troubles() == {"unreadable-tables": MOST_NAMED}
    well.gone("table-0")
    well.gone("never-there")
    assert well.troubles() == {"unreadable-tables": MOST_NAMED - 1}


def test_the_disk_is_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    time, free, looks = Time(), 50 * 10**6, 0

    def usage(folder: Path) -> Usage:
        nonlocal looks
        looks += 1
        assert folder == tmp_path
        return Usage(0, 0, free)

    monkeypatch.setattr(wellbeing, "monotonic", time)
    monkeypatch.setattr(shutil, "disk_usage", usage)
    room = Room(f"sqlite:///{tmp_path / 'tables.sqlite'}", 100)
    assert [room.troubles() for _ in range(5)] == [{"disk": "nearly full"}] * 5
    assert looks == 1
    free = 200 * 10**6
    time.seconds += 5
    assert room.troubles() == {}
    assert (room.free, looks) == (free, 2)


def test_a_file_that_is_no_longer_in_its_place_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    time, file, aside = Time(), tmp_path / "tables.sqlite", tmp_path / "aside.sqlite"
    monkeypatch.setattr(wellbeing, "monotonic", time)
    file.touch()
    room = Room(f"sqlite:///{file}", 0)

    def later() -> dict[str, str | int]:
        time.seconds += 5
        return room.troubles()

    assert later() == {}
    file.rename(aside)
    assert later() == {"store": "its file was replaced"}
    file.touch()
    assert later() == {"store": "its file was replaced"}
    aside.replace(file)
    assert later() == {}


def test_of_a_database_elsewhere_nobody_knows_the_disk() -> None:
    assert Room("postgresql://somebody@example.org/tables", 10**9).troubles() == {}


def test_whoever_answers_in_time_is_not_stuck() -> None:
    waited = [3.0]
    ask = waits_for("bots", lambda: waited[0], 3.0)
    assert ask() == {}
    waited[0] = 3.1
    assert ask() == {"bots": "stuck"}
