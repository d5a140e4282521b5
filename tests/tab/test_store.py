"""Tables on the browser's shelf: what fails is not shown, and what was kept is there in the next tab.

What holds for every store is tested with the others, in tests/server/test_store.py."""

import asyncio

import msgspec
import pytest

from desk.kept import new_table, note
from desk.memory import client_of
from desk.people import Seat
from sabika.bots.planner.budget import Budget
from sabika.desk.desk import Desk
from sabika.desk.memory import ThinkingHere
from sabika.desk.news import LocalNews
from sabika.desk.store import StoreFailed
from sabika.rules.core.errors import Conflict, Gone
from sabika.tab.shelf import MemoryShelf
from sabika.tab.store import TabStore

pytestmark = pytest.mark.anyio


class PoorShelf(MemoryShelf):
    """A shelf that can be told to fail, before or after it has written."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: Exception | None = None
        self.writes_first = False
        self.hangs: asyncio.Event | None = None
        self.reads = 0

    async def read(self) -> str:
        self.reads += 1
        return await super().read()

    async def write(self, changes: str) -> None:
        if self.fails is None or self.writes_first:
            await super().write(changes)
        if self.hangs:
            await self.hangs.wait()
        if self.fails:
            raise self.fails


async def test_what_was_kept_is_there_in_the_next_tab() -> None:
    shelf = MemoryShelf()
    store = TabStore(shelf)
    secret = await store.secret()
    await store.heartbeat(1_000)
    await store.create(new_table())
    await store.append("lions", note(1), "playing", 77)
    again = TabStore(shelf)
    assert await again.secret() == secret
    assert await again.last_heartbeat() == 1_000
    assert await again.heartbeat(100_000) == 99_000
    assert await again.entries_after("lions", 0) == [note(1)]
    assert await again.playing() == ["lions"]
    assert await TabStore(shelf).slept_since(0) == 99_000


async def test_an_entry_that_is_not_written_fails_and_is_not_there() -> None:
    shelf = PoorShelf()
    store = TabStore(shelf)
    await store.create(new_table())
    shelf.fails = RuntimeError("QuotaExceededError: no space")
    with pytest.raises(StoreFailed, match=r"QuotaExceededError.*space"):
        await store.append("lions", note(1), "open")
    shelf.fails = None
    assert await store.entries_after("lions", 0) == []
    await store.append("lions", note(1), "open")
    assert await store.entries_after("lions", 0) == [note(1)]


@pytest.mark.parametrize("cancelled", [False, True])
async def test_an_entry_that_was_written_all_the_same_is_found(cancelled: bool) -> None:
    shelf = PoorShelf()
    store = TabStore(shelf)
    await store.create(new_table())
    shelf.writes_first = True
    if cancelled:
        shelf.hangs = asyncio.Event()
        writing = asyncio.create_task(store.append("lions", note(1), "open"))
        while await shelf.entries("lions") == "[]":
            await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        shelf.hangs = None
    else:
        shelf.fails = RuntimeError("AbortError: nobody knows")
        with pytest.raises(StoreFailed):
            await store.append("lions", note(1), "open")
        shelf.fails = None
    with pytest.raises(Conflict):
        await store.append("lions", note(1), "open")
    await store.append("lions", note(2), "open")
    assert await store.entries_after("lions", 0) == [note(1), note(2)]


async def test_an_entry_of_another_desk_is_a_conflict() -> None:
    """There should be one desk only; if there are two, the shelf decides."""
    shelf = MemoryShelf()
    store, other = TabStore(shelf), TabStore(shelf)
    await store.create(new_table())
    await other.append("lions", note(1), "open")
    with pytest.raises(Conflict):
        await store.append("lions", note(1, "https://example.org/late"), "open")
    await store.append("lions", note(2), "open")
    assert await store.entries_after("lions", 0) == [note(1), note(2)]
    with pytest.raises(Conflict):
        await TabStore(shelf).create(new_table())


async def test_a_shelf_that_cannot_be_read_fails_until_it_can() -> None:
    class Locked(MemoryShelf):
        locked = True

        async def read(self) -> str:
            if self.locked:
                raise RuntimeError("InvalidStateError")
            return await super().read()

    shelf = Locked()
    store = TabStore(shelf)
    with pytest.raises(StoreFailed, match="InvalidStateError"):
        await store.load("lions")
    shelf.locked = False
    with pytest.raises(Gone):
        await store.load("lions")


async def test_one_table_of_another_version_does_not_keep_the_others_away() -> None:
    shelf = MemoryShelf()
    await TabStore(shelf).create(new_table())
    await shelf.write(msgspec.json.encode([("put", "tables", "later", {"shape": "unknown"})]).decode())
    store = TabStore(shelf)
    assert (await store.load("lions")).version == 0
    with pytest.raises(Gone):
        await store.load("later")


async def test_the_shelf_is_read_once_while_all_goes_well() -> None:
    shelf = PoorShelf()
    store = TabStore(shelf)
    await store.create(new_table())
    for number in range(1, 10):
        await store.append("lions", note(number), "open")
    assert shelf.reads == 1


async def test_what_could_not_be_kept_is_not_shown_at_the_desk() -> None:
    shelf = PoorShelf()
    store = TabStore(shelf)
    desk = Desk(store, LocalNews(), ThinkingHere(), await store.secret(), Budget(playouts=6))
    await desk.open()
    try:
        async with client_of(desk) as client:
            opened = await client.post("/api/tables", json={"name": "Ana", "offer": {"players": 2}})
            seat = Seat(client, opened.json())
            before = await seat.now()
            shelf.fails = RuntimeError("QuotaExceededError: no space")
            refused = await seat.tell("close")
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store")
            shelf.fails = None
            assert (await seat.now())["version"] == before["version"]
            assert (await seat.now())["status"] == "open"
            assert await seat.done("close") == before["version"] + 1
    finally:
        await desk.close()


NONSENSE = [
    "null",
    "7",
    "-1",
    "1e400",
    '"x"',
    "[]",
    "{}",
    '{"shape": "unknown"}',
    "[" * 200 + "]" * 200,
    "9" * 5_000,
]


class OfText(MemoryShelf):
    """A shelf on which something stands as text."""

    def __init__(self, place: str, name: str, text: str) -> None:
        super().__init__()
        self.said = (place, name, text)

    async def read(self) -> str:
        place, name, text = self.said
        found = msgspec.json.decode(await super().read(), type=dict[str, dict[str, msgspec.Raw]])
        found[place][name] = msgspec.Raw(text.encode())
        return msgspec.json.encode(found).decode()


@pytest.mark.parametrize("name", ["secret", "heartbeat", "pauses", "unknown"])
@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:12])
async def test_whatever_stands_on_the_shelf_about_the_desk_tables_can_be_played(name: str, text: str) -> None:
    shelf = OfText("kept", name, text)
    await TabStore(shelf).create(new_table())
    store = TabStore(shelf)
    assert (await store.load("lions")).version == 0
    assert isinstance(await store.secret(), str)
    assert await store.slept_since(0) == 0
    await store.heartbeat(1_000)


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:12])
async def test_whatever_stands_on_the_shelf_as_a_table_the_others_are_there(text: str) -> None:
    shelf = OfText("tables", "damaged", text)
    await TabStore(shelf).create(new_table())
    store = TabStore(shelf)
    assert (await store.load("lions")).version == 0
    with pytest.raises(Gone):
        await store.load("damaged")
    await store.delete_before(2**62)


async def test_a_row_with_nonsense_in_it_is_not_listed_and_nothing_waits_for_it() -> None:
    shelf = MemoryShelf()
    await TabStore(shelf).create(new_table())
    row = msgspec.json.decode(await shelf.read())["tables"]["lions"] | {"public": True}
    for name, changed in {"endless": {"version": 2**60}, "other": {"offer": {"game": 7}}, "good": {}}.items():
        change = ("put", "tables", name, row | changed)
        await shelf.write(msgspec.json.encode([change]).decode())
    store = TabStore(shelf)
    assert [listed.name for listed in await store.public("open")] == ["good"]
    with pytest.raises(StoreFailed, match="'other' cannot be read"):
        await store.load("other")
    assert "endless" not in await store.delete_before(2**62, ("open",))
