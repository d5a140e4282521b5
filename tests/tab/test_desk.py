"""The desk of a tab without Pyodide: requests, watching, and thinking beside it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sabika.bots.planner.budget import Budget
from sabika.desk.asking import LONGEST
from sabika.desk.thinking import BotFailed
from sabika.library import new_setup
from sabika.tab.desk import Tab, opened
from sabika.tab.shelf import MemoryShelf, Shelf
from sabika.tab.thinking import ThinkingBeside, answered

pytestmark = pytest.mark.anyio

SETUP = new_setup("alhambra", players=2, seed="tab")


async def beside(question: bytes) -> bytes:
    await asyncio.sleep(0)
    return answered(question)


@asynccontextmanager
async def tab_over(shelf: Shelf) -> AsyncIterator[Tab]:
    tab = await opened(shelf, ThinkingBeside(beside), "https://tab.example/", Budget(playouts=6))
    try:
        yield tab
    finally:
        await tab.close()


async def said(
    tab: Tab, method: str, path: str, body: object = None, token: str = "", query: str = ""
) -> dict[str, Any]:
    answer = await tab.ask(method, path, query, token, b"" if body is None else json.dumps(body).encode())
    found: dict[str, Any] = json.loads(answer.body)
    return found


async def test_a_table_and_its_seat_outlive_the_tab() -> None:
    shelf = MemoryShelf()
    async with tab_over(shelf) as tab:
        seat = await said(tab, "POST", "/api/tables", {"name": "Ana", "offer": {"players": 2}})
        assert seat["table"].startswith("tab-")
        assert seat["link"] == f"https://tab.example/tables/{seat['table']}#{seat['key']}"
    async with tab_over(shelf) as tab:
        now = await said(tab, "GET", f"/api/tables/{seat['table']}", token=seat["token"])
        assert (now["seat"], now["version"]) == (0, 1)
        watched = await said(tab, "GET", f"/api/tables/{seat['table']}", query=f"key={seat['key']}")
        assert watched["version"] == 1


async def test_whoever_watches_is_told_until_they_leave() -> None:
    async with tab_over(MemoryShelf()) as tab:
        seat = await said(tab, "POST", "/api/tables", {"name": "Ana", "offer": {"players": 2, "bots": {"1": "greedy"}}})
        told: asyncio.Queue[str] = asyncio.Queue()
        hello = json.dumps({"type": "hello", "token": seat["token"]})
        leave = tab.watch(seat["table"], hello, told.put_nowait, lambda code: told.put_nowait(str(code)))
        assert json.loads(await told.get())["version"] == 1
        path = f"/api/tables/{seat['table']}"
        await said(tab, "POST", f"{path}/begin", {"version": 1}, seat["token"])
        assert json.loads(await told.get())["version"] == 2
        leave()
        while tab._listening:
            await asyncio.sleep(0)
        assert told.empty()


@pytest.mark.parametrize(
    ("table", "hello", "code", "closed"),
    [
        ("tab-nowhere", "{}", "no-such-table", 4404),
        ("tab-nowhere", '{"token": "stolen"}', "no-valid-token", 4403),
        ("tab-nowhere", "hello?", "no-hello", 4400),
        ("tab-nowhere", "[" * (LONGEST + 1), "no-hello", 4400),
    ],
)
async def test_who_may_not_watch_is_told_why(table: str, hello: str, code: str, closed: int) -> None:
    async with tab_over(MemoryShelf()) as tab:
        heard: asyncio.Queue[str | int] = asyncio.Queue()
        tab.watch(table, hello, heard.put_nowait, heard.put_nowait)
        assert json.loads(str(await heard.get()))["code"] == code
        assert await heard.get() == closed


async def test_a_worker_that_was_ended_is_a_bot_that_failed() -> None:
    async def ended(question: bytes) -> bytes:
        raise RuntimeError("ended")

    with pytest.raises(BotFailed, match="ended"):
        await ThinkingBeside(ended).choose(SETUP, [], "greedy")
    with pytest.raises(BotFailed):
        await ThinkingBeside(beside).choose(SETUP, [], "nobody")
    assert await ThinkingBeside(beside).choose(SETUP, [], "greedy")


async def test_where_nobody_else_can_be_had_the_desk_thinks_itself() -> None:
    """Better than a bot that plays anything: beside a newer version on a web space the other worker does not start."""

    async def absent(question: bytes) -> bytes:
        raise RuntimeError("AbsentError: Nobody could be had to think.")

    alone = ThinkingBeside(absent)
    assert await alone.choose(SETUP, [], "greedy") == await ThinkingBeside(beside).choose(SETUP, [], "greedy")
    with pytest.raises(BotFailed):
        await alone.choose(SETUP, [], "nobody")


async def test_a_game_that_goes_on_is_written_down_and_gone_on_with() -> None:
    """Nobody else has a part of it, and the browser may not keep it."""
    async with tab_over(MemoryShelf()) as tab:
        offer = {"players": 2, "bots": {"1": "greedy"}, "seed": "tab"}
        seat = await said(tab, "POST", "/api/tables", {"name": "Ana", "offer": offer})
        path = f"/api/tables/{seat['table']}"
        assert (await said(tab, "GET", f"{path}/record", token=seat["token"]))["error"]["code"] == "not-over"
        await said(tab, "POST", f"{path}/begin", {"version": 1}, seat["token"])
        while not (now := await said(tab, "GET", path, token=seat["token"]))["options"]:
            await asyncio.sleep(0)
        act = {"version": now["version"], "action": now["options"][0]["action"]}
        await said(tab, "POST", f"{path}/actions", act, seat["token"])
        now = await said(tab, "GET", path, token=seat["token"])
        await said(tab, "POST", f"{path}/confirm", {"version": now["version"]}, seat["token"])
        written = await said(tab, "GET", f"{path}/record", token=seat["token"])
        assert act["action"] in written["actions"]
        assert written["result"] is None
        kept = await said(tab, "POST", "/api/records", written)
        assert (kept["status"], kept["table"] != seat["table"]) == ("open", True)


async def test_the_coach_thinks_beside_the_desk_too() -> None:
    opinion = await ThinkingBeside(beside).advise(SETUP, [], "", Budget(playouts=4))
    assert opinion.options
