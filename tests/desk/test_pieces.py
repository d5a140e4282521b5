"""A long game is played again a piece at a time: whoever else waits has turns in between."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

from desk.kept import new_table
from desk.memory import at_the_desk
from desk.people import Seat, played_out
from sabika.desk import pieces, telling
from sabika.desk.store import table_from
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.table import Table
from sabika.rules.core.game import RULES

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "PIECE", 10)


async def turns_during(work: Awaitable[Any]) -> tuple[int, Any]:
    """How often somebody else had a turn meanwhile, and what came of it."""
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    try:
        found = await work
    finally:
        other.cancel()
    return turns, found


def going_on(actions: int) -> Table:
    """A table where a game goes on that was played elsewhere so far."""
    game = played_out()
    played = [game.notation(action) for action in game.log[:actions]]
    table = new_table(offer=Offer(players=2, seed=game.setup.seed, actions=played, confirm=False))
    for seat, name in enumerate(("Ana", "Ben")):
        table.carry_out(table.sit(2_000, seat, name, f"holder {seat}"))
    table.carry_out(table.begin(3_000, 0))
    return table


def same(one: Table, other: Table) -> bool:
    assert one.game is not None
    assert other.game is not None
    views = [[game.view(seat) for seat in (0, 1, None)] for game in (one.game, other.game)]
    own, its = ((table.played, table.marks, table.settled, table.changes, table.version) for table in (one, other))
    return views[0] == views[1] and own == its


async def read_again(table: Table) -> Table:
    offer, setup = msgspec.structs.replace(table.offer, seed=None), table.setup
    return await table_from(table.name, table.key, offer, setup.seed, RULES, table.opened_at, table.entries)


async def test_a_table_that_goes_on_from_a_long_game_is_read_in_pieces() -> None:
    table = going_on(80)
    turns, again = await turns_during(read_again(table))
    assert turns >= 8
    assert same(again, table)


async def test_a_table_with_many_entries_is_read_in_pieces() -> None:
    table = going_on(0)
    for action in (played_out().notation(action) for action in played_out().log[:80]):
        table.carry_out(table.act(4_000, table.asked(), action))
    turns, again = await turns_during(read_again(table))
    assert turns >= 8
    assert same(again, table)


async def test_a_long_game_begins_in_pieces() -> None:
    async with at_the_desk() as served:
        person = (await served.over())[0]
        answer = await person.tell("fork", name="Eva", actions=80, bots={"0": "random"})
        fork = Seat(served.client, answer.json())
        begin = served.desk.door.change(fork.table, lambda table, at: table.begin(at, 1))
        turns, _ = await turns_during(begin)
        assert turns >= 8
        assert len((await served.table(fork.table)).played) >= 80


async def test_an_action_is_taken_back_in_pieces() -> None:
    async with at_the_desk() as served:
        game = played_out()
        # Who buys still has to pay, and may think better of it.
        at, buy = next(
            (at, text)
            for at, text in enumerate(game.notation(action) for action in game.log)
            if at >= 80 and text.startswith("buy")
        )
        long = going_on(at)
        table, key = await served.open_table(long.offer, RULES)
        answer = await served.client.post(f"/api/tables/{table}/seats", params={"key": key}, json={"name": "Ana"})
        people = await served.all_sit(Seat(served.client, answer.json()))
        seat = long.asked()
        version = (await people[0].now())["version"]
        version = await people[seat].done("actions", version=version, action=buy)
        turns, _ = await turns_during(served.desk.door.change(table, lambda table, at: table.undo(at, seat), version))
        assert turns >= 8
        assert (await served.table(table)).played == long.played


async def test_what_was_played_ahead_for_another_entry_is_not_used() -> None:
    """Somebody else may have been quicker."""
    table = new_table(offer=Offer(players=2, seed="ages 24"))
    for seat, name in enumerate(("Ana", "Ben")):
        table.carry_out(table.sit(2_000, seat, name, f"holder {seat}"))
    await pieces.played_ahead(table, table.begin(3_000, 0))
    table.carry_out(table.begin(3_000, 0, [0]))
    assert (table.asked(), table.setup.youngest_first) == (0, (0,))


async def test_what_happened_is_told_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PIECE", 10)
    table = going_on(60)
    whole = telling.happened_since(table, 0)
    events = sum(len(each.events) for each in whole)
    turns, found = await turns_during(telling.happened_in_pieces(table, 0))
    assert found == whole
    assert turns >= events // 10 > 5


async def test_whoever_comes_late_lets_others_have_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a request, and with a decision that comes too late."""
    monkeypatch.setattr(telling, "PIECE", 5)
    async with at_the_desk() as served:
        people = await served.begun(confirm=False)
        while (await people[0].now())["version"] < 30:
            for person in people:
                now = await person.now()
                if now["options"]:
                    await person.done("actions", version=now["version"], action=now["options"][0]["action"])
        turns, now = await turns_during(people[0].now())
        assert turns > 10
        assert len(now["happened"]) == now["version"]
        turns, answer = await turns_during(people[0].tell("actions", version=0, action="pass"))
        assert turns > 10
        assert answer.status_code == 409
