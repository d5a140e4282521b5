"""A worker follows what another one has kept: by the entry that came along with the news, or by reading the store."""

import asyncio
from collections.abc import Sequence

import pytest

from desk.kept import new_table, note
from desk.patience import HANG
from sabika.desk.door import Door
from sabika.desk.memory import MemoryStore
from sabika.desk.news import ENTRIES, LocalNews
from sabika.desk.store import due_at, written
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.table import Table

pytestmark = pytest.mark.anyio


class Counting(MemoryStore):
    """Counts how often somebody reads what has happened."""

    def __init__(self) -> None:
        super().__init__()
        self.read = 0

    async def entries_after(self, name: str, version: int) -> list[Entry]:
        self.read += 1
        return await super().entries_after(name, version)


class Two:
    """A table that is being played, as the worker sees it that writes, and as the one that follows."""

    def __init__(self) -> None:
        self.store = Counting()
        self.news = LocalNews()
        self.door = Door(self.store, self.news)
        self.table = new_table(offer=Offer(players=2, seed="following", confirm=False))
        self.changed = asyncio.Event()

    async def keep(self, entry: Entry) -> None:
        self.table.carry_out(entry)
        await self.store.append(self.table.name, entry, self.table.status, due_at(self.table))

    async def begin(self) -> Table:
        """Returns the table of the one that follows."""
        await self.store.create(self.table)
        for seat in range(2):
            await self.keep(self.table.sit(1_000, seat, f"Player {seat}", f"holder {seat}"))
        await self.keep(self.table.begin(1_000, 0))
        return await self.door.current(self.table.name)

    def decision(self) -> Entry:
        game = self.table.game
        assert game
        return self.table.act(2_000, game.asked(), game.notation(game.options()[0]))

    def tell(self, entry: Entry, comes_along: bool = True) -> None:
        """As PostgreSQL does what another worker announced."""
        if comes_along:
            self.news.say(ENTRIES, f"{self.table.name}\n{written(entry)}")
        self.news.publish(self.table.name, entry.number)

    async def follows_to(self, version: int) -> Table:
        """Wait until the other one has got so far."""
        async with asyncio.timeout(HANG):
            while (table := await self.door.current(self.table.name)).version < version:
                await asyncio.sleep(0)
        return table


async def test_an_entry_that_comes_along_is_not_read() -> None:
    two = Two()
    own = await two.begin()
    with two.door.watching(own.name, two.changed):
        for _ in range(5):
            entry = two.decision()
            await two.keep(entry)
            two.changed.clear()
            two.tell(entry)
            assert own.version == entry.number
            assert two.changed.is_set(), "who watches is told"
    assert two.store.read == 0
    assert same(own, two.table)


@pytest.mark.parametrize("lacks", ["the entry", "the one before", "sense"])
async def test_what_cannot_be_carried_out_at_once_is_read(lacks: str, caplog: pytest.LogCaptureFixture) -> None:
    two = Two()
    await two.begin()
    entries = [two.decision()]
    await two.keep(entries[0])
    if lacks == "the one before":
        entries.append(two.decision())
        await two.keep(entries[1])
    if lacks == "sense":
        two.news.say(ENTRIES, f"{two.table.name}\n{{")
    two.tell(entries[-1], comes_along=lacks == "the one before")
    assert same(await two.follows_to(entries[-1].number), two.table)
    assert two.store.read == 1
    assert ("could not take in the news" in caplog.text) == (lacks == "sense")


async def test_nothing_changes_under_the_hands_of_who_is_at_the_table() -> None:
    two = Two()
    own = await two.begin()
    entry = two.decision()
    await two.keep(entry)
    async with two.door.looking(own.name) as table:
        two.tell(entry)
        assert table.version == entry.number - 1
    assert same(await two.follows_to(entry.number), two.table)


async def test_an_entry_that_does_not_fit_lets_the_table_be_read_anew() -> None:
    two = Two()
    own = await two.begin()
    entry = two.decision()
    await two.keep(entry)
    # As if this worker had seen another game.
    assert own.game
    own.game.play(own.game.options()[-1])
    own.game = None
    two.tell(entry)
    assert same(await two.follows_to(entry.number), two.table)


async def test_of_tables_that_nobody_has_asked_for_nothing_is_kept() -> None:
    two = Two()
    await two.store.create(two.table)
    two.news.say(ENTRIES, f"{two.table.name}\n{written(note(1))}")
    assert two.door.in_memory == 0


def same(one: Table, other: Table) -> bool:
    """Whether two workers see the same table."""
    assert one.game
    assert other.game
    played: list[Sequence[object]] = [[table.version, table.entries, table.played] for table in (one, other)]
    return played[0] == played[1] and one.game.view(0) == other.game.view(0)
