"""What is told of a table stays short, however long its game is."""

import pytest

from desk.memory import at_the_desk
from desk.people import Seat
from sabika.desk import telling

pytestmark = pytest.mark.anyio


async def test_of_what_was_played_before_the_table_the_last_events_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with at_the_desk() as served:
        person = (await served.over())[0]
        answer = await person.tell("fork", name="Eva", actions=60)
        people = await served.all_sit(Seat(served.client, answer.json()))
        before = (await people[0].now())["happened"]
        monkeypatch.setattr(telling, "MOST_BEFORE", 10)
        after = (await people[0].now())["happened"]
        assert len(before[-1]["events"]) > 60
        assert after[-1]["events"] == before[-1]["events"][-10:]
        assert after[:-1] == before[:-1]
