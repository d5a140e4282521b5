"""What players mean to do out of turn (V2), said to one worker while another carries the round out."""

import asyncio
from pathlib import Path

import pytest

from desk.kept import new_table
from desk.people import Seat
from desk.test_form import FORM, Time
from desk.test_form import time as time
from desk.test_out_of_turn import asked
from sabika.desk.intents import Intent, TooLate
from sabika.desk.store import Store
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

ACT = Intent("act", 20)


async def test_v2_nobody_joins_a_round_that_another_worker_has_closed(two_workers: tuple[Store, Store]) -> None:
    one, two = two_workers
    await one.create(new_table("lions"))
    await one.intents.put("lions", 0, ACT)
    assert await two.intents.close("lions", 20) == {0: ACT}
    with pytest.raises(TooLate):
        await one.intents.put("lions", 1, ACT)
    assert await two.intents.close("lions", 20) == {0: ACT}, "whoever carries it out finds the same"
    await one.intents.put("lions", 1, Intent("never"))
    await one.intents.put("lions", 2, Intent("act", 26))
    assert await two.intents.of("lions") == {0: ACT, 1: Intent("never"), 2: Intent("act", 26)}


async def test_v2_what_is_said_in_the_very_instant_counts_or_is_too_late(two_workers: tuple[Store, Store]) -> None:
    one, two = two_workers
    await one.create(new_table("lions"))

    async def said(seat: int, round_from: int) -> bool:
        try:
            await one.intents.put("lions", seat, Intent("act", round_from))
        except TooLate:
            return False
        return True

    outcomes = set()
    for round_from in range(1, 13):
        # Whoever begins first does not always come first.
        early = [asyncio.create_task(said(seat, round_from)) for seat in range(round_from % 5)]
        closing = asyncio.create_task(two.intents.close("lions", round_from))
        late = [asyncio.create_task(said(seat, round_from)) for seat in range(round_from % 5, 4)]
        closed, counted = await closing, await asyncio.gather(*early, *late)
        in_time = {seat for seat, intent in closed.items() if intent == Intent("act", round_from)}
        assert in_time == {seat for seat, counts in enumerate(counted) if counts}
        outcomes |= set(counted)
    assert outcomes == {True, False}


async def test_v2_a_player_is_asked_or_told_that_it_is_too_late_whichever_worker_they_are_at(
    tmp_path: Path, time: Time, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker that the player tells has not heard yet that the other one has closed the round."""
    settings = settings_in(tmp_path, database=postgresql_url)
    async with serving(settings) as one, serving(settings) as two:
        people = await asked(one, True, True, True)
        there = [Seat(two.client, person.said) for person in people]
        await there[2].done("intent", says="act")
        put, closed = two.desk.store.intents.put, asyncio.Event()

        async def close_first(table: str, seat: int, intent: Intent | None) -> None:
            """The player was in time at this worker, and the other one is quicker at the database."""
            assert intent is not None
            await one.desk.store.intents.close(table, intent.when)
            closed.set()
            await put(table, seat, intent)

        monkeypatch.setattr(two.desk.store.intents, "put", close_first)
        answer = await there[1].tell("intent", says="act")
        assert closed.is_set()
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "too-late")
        await time.somebody_waits()
        await time.passes(FORM)
        now = await one.until(people[2], lambda now: now["view"]["asked"] == 2)
        assert {option["verb"] for option in now["options"]} == {"favour", "decline"}
        assert [entry["seat"] for entry in now["happened"] if entry["what"] == "act"][-2:] == [0, 1]
