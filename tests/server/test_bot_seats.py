"""Bots sit at tables as people do. One that hangs or breaks down stops neither its table nor the others."""

import asyncio
import multiprocessing
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec
import pytest

from desk.patience import HANG
from sabika.bots.planner.budget import Budget
from sabika.desk.thinking import BotFailed, ToChoose, answer
from sabika.library import new_setup
from sabika.server.bots import Bots
from sabika.server.store import SqlStore
from server.here import serving
from server.real_server import begun, late_in_a_game, live, settings_for, told

DECISIONS = 6
ODD = ("server.odd_bots",)
SETUP = new_setup("alhambra", players=3, seed="bots")

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("odd_bots")]


async def a_table(database: str, name: str, bot: str) -> None:
    """Near the end of its game; all seats are this bot's."""
    store = await SqlStore.open(database)
    offer = late_in_a_game("alhambra", 2, name, DECISIONS)
    await begun(store, name, msgspec.structs.replace(offer, bots={"0": bot, "1": bot}))
    await store.close()


async def until_over(address: str, table: str) -> int:
    """Look on; returns how many decisions there were."""
    async with live(address, table, -1) as connection:
        decisions = 0
        while True:
            now = told(await connection.recv())
            decisions += len([entry for entry in now["happened"] if entry["what"] == "act"])
            if now["status"] == "over":
                return decisions


@pytest.mark.parametrize("bot", ["crashing", "dying", "cheating", "hanging"])
async def test_a_game_goes_on_whatever_its_bots_do(tmp_path: Path, bot: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    patience = 0.2 if bot == "hanging" else HANG
    settings = settings_for(database, bot_modules=ODD, bot_seconds=patience, bot_processes=1)
    async with asyncio.timeout(HANG), serving(settings) as (address, _):
        await a_table(database, "lions", bot)
        assert await until_over(address, "lions") > 1


async def test_a_bot_that_hangs_does_not_hold_up_other_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    settings = settings_for(database, bot_modules=ODD, bot_processes=2)
    async with asyncio.timeout(HANG), serving(settings) as (address, worker):
        await a_table(database, "lions", "hanging")
        async with live(address, "lions", -1) as connection:
            version = told(await connection.recv())["version"]
            while "lions" not in worker.desk.keeper._busy:
                await asyncio.sleep(0.01)
            await a_table(database, "garden", "greedy")
            await until_over(address, "garden")
            async with worker.desk.door.looking("lions") as table:
                assert (table.version, table.bot_to_act()) == (version, "hanging")


async def test_a_bot_decides_the_same_after_a_restart() -> None:
    """Its chance depends on the moment alone."""
    setup = new_setup("alhambra", players=3, seed="bots")
    played: list[str] = []
    for _ in range(20):
        played.append(str(answer(ToChoose(setup, list(played), "random"))[1]))
    bots = Bots(1, HANG)
    try:
        assert await bots.choose(setup, played[:15], "random") == played[15]
        assert await bots.choose(setup, played[:19], "random") == played[19]
        # What was taken back is forgotten.
        assert await bots.choose(setup, played[:7], "random") == played[7]
    finally:
        bots.close()


def own_decisions(number: int) -> list[str]:
    """What a bot decides for all seats, if nothing happens to it."""
    played: list[str] = []
    for _ in range(number):
        played.append(str(answer(ToChoose(SETUP, list(played), "killed"))[1]))
    return played


async def test_a_bot_whose_process_is_killed_in_the_midst_of_a_thought_decides_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = own_decisions(20)
    monkeypatch.setenv("SABIKA_TEST_KILLED", str(tmp_path))
    monkeypatch.setenv("SABIKA_TEST_KILLS", "1")
    bots = Bots(1, HANG, ODD)
    try:
        assert [await bots.choose(SETUP, played[:number], "killed") for number in range(20)] == played
    finally:
        bots.close()
    assert len(list(tmp_path.iterdir())) == 20


async def test_also_if_it_was_killed_before_it_was_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is no fault of the question: it may still lose a process."""
    played = own_decisions(2)
    monkeypatch.setenv("SABIKA_TEST_KILLED", str(tmp_path))
    monkeypatch.setenv("SABIKA_TEST_KILLS", "1")
    bots = Bots(1, HANG, ODD)
    try:
        assert await bots.choose(SETUP, [], "killed") == played[0]
        for process in multiprocessing.active_children():
            if process.name == "sabika bot":
                process.kill()
                process.join()
        assert await bots.choose(SETUP, played[:1], "killed") == played[1]
    finally:
        bots.close()


async def test_a_question_that_ends_two_processes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABIKA_TEST_KILLED", str(tmp_path))
    monkeypatch.setenv("SABIKA_TEST_KILLS", "3")
    bots = Bots(1, HANG, ODD)
    try:
        with pytest.raises(BotFailed, match="process-ended"):
            await bots.choose(SETUP, [], "killed")
    finally:
        bots.close()
    assert len(list(tmp_path.iterdir())) == 2


async def test_bots_that_hang_leave_a_process_to_quick_ones_and_one_to_the_coach() -> None:
    quick = str(answer(ToChoose(SETUP, [], "greedy"))[1])
    bots = Bots(3, 2 * HANG, ODD)
    hanging = [asyncio.create_task(bots.choose(SETUP, [], "hanging", f"table {number}")) for number in range(5)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(bots.choose(SETUP, [], "greedy", "another table"), HANG) == quick
        assert (await asyncio.wait_for(bots.advise(SETUP, [], "", Budget(playouts=2)), HANG)).options
        assert not any(task.done() for task in hanging)
    finally:
        bots.close()
    told = await asyncio.wait_for(asyncio.gather(*hanging, return_exceptions=True), HANG)
    assert all(isinstance(each, BotFailed) for each in told)


async def test_the_coach_keeps_no_bot_waiting() -> None:
    """Whatever it is asked: here something that it never gets done."""
    bots = Bots(1, 2 * HANG, ODD)
    asking = asyncio.create_task(bots.advise(SETUP, [], "", Budget(seconds=2 * HANG)))
    await asyncio.sleep(0)
    try:
        await asyncio.wait_for(bots.choose(SETUP, [], "greedy"), HANG)
        assert not asking.done()
    finally:
        bots.close()
    with pytest.raises(BotFailed):
        await asyncio.wait_for(asking, HANG)


async def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    bots = Bots(1, 2 * HANG, ODD)
    hanging, waiting = (asyncio.create_task(bots.choose(SETUP, [], "hanging", who)) for who in ("Ana", "Ben"))
    await asyncio.sleep(0)
    assert bots._bots._waiting
    waiting.cancel()
    await asyncio.wait([waiting])
    assert not bots._bots._waiting
    # Its process is busy all the same, and nobody else is sent there.
    hanging.cancel()
    await asyncio.wait([hanging])
    assert not bots._bots._idle
    bots.close()


async def test_whoever_waits_for_a_bot_is_told_when_the_server_ends() -> None:
    bots = Bots(1, 2 * HANG, ODD)
    setup = new_setup("alhambra", players=3, seed="bots")
    await bots.choose(setup, [], "random")
    waiting = asyncio.create_task(bots.choose(setup, [], "hanging"))
    await asyncio.sleep(0)
    bots.close()
    with pytest.raises(BotFailed):
        await asyncio.wait_for(waiting, HANG)


async def test_also_if_the_bot_was_just_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots(1, 2 * HANG, ODD)
    start = SpawnProcess.start

    def start_and_end(process: SpawnProcess) -> None:
        start(process)
        bots.close()

    monkeypatch.setattr(SpawnProcess, "start", start_and_end)
    with pytest.raises(BotFailed, match="closed"):
        await asyncio.wait_for(bots.choose(new_setup("alhambra", players=3, seed="bots"), [], "hanging"), HANG)
