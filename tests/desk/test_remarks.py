"""Words between the people at a table: who may say and read them, how much, and that nothing of the game knows them."""

import json
from typing import Any

import httpx
import pytest

from desk.people import Seat, Served, asked_of, checked
from sabika.desk import conversations
from sabika.desk.conversations import BURST, LONGEST, WITHIN, plain
from sabika.desk.remarks import MOST_KEPT, RemarksInMemory
from sabika.desk.wire.messages import Remark

pytestmark = pytest.mark.anyio

LINK = "see <b>https://example.org</b>"


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(conversations, "now", clock)
    return clock


async def said(seat: Seat, **remark: Any) -> dict[str, Any]:
    answer = await seat.tell("remarks", **remark)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def read(served: Served, seat: Seat, **more: str | int) -> httpx.Response:
    """As somebody who only has the link."""
    return await served.client.get(f"/api/tables/{seat.table}/remarks", params={"key": seat.key, **more})


async def test_what_one_says_the_others_hear_at_once_and_after_a_reload(served: Served) -> None:
    ana, ben = await served.begun()
    async with served.watching(ben.table, token=ben.token, remarks=0) as viewer:
        assert (await viewer.next())["talking"] is True
        assert await viewer.next() == {"remarks": []}, "what was said before"
        first = await said(ana, text=LINK)
        assert (await viewer.next())["remarks"] == [first]
        second = await said(ana, reaction="bravo")
        assert (await viewer.next())["remarks"] == [second]
    assert (first["seat"], first["name"], first["text"], first["reaction"]) == (0, "Ana", LINK, None)
    assert (second["number"], second["text"], second["reaction"]) == (2, "", "bravo")
    async with served.watching(ben.table, token=ben.token, remarks=1) as viewer:
        assert "version" in await viewer.next()
        assert (await viewer.next())["remarks"] == [second]
    assert (await read(served, ana)).json()["remarks"] == [first, second], "who looks on may read"
    assert (await read(served, ana, since=1)).json()["remarks"] == [second]


async def test_who_does_not_ask_for_remarks_is_not_told_any(served: Served) -> None:
    ana, ben = await served.begun(confirm=False)
    async with served.watching(ben.table, token=ben.token) as viewer:
        await viewer.next()
        await said(ana, text="hello")
        person, now = await asked_of([ana, ben])
        await person.done("actions", version=now["version"], action=now["options"][0]["action"])
        assert "version" in await viewer.next()


async def test_only_who_sits_at_the_table_can_speak(served: Served) -> None:
    ana = await served.open(players=2)
    stranger = await served.client.post(f"/api/tables/{ana.table}/remarks?key={ana.key}", json={"text": "hello"})
    assert checked(stranger, 401)["code"] == "no-valid-token"
    unknown = await served.client.get(f"/api/tables/{ana.table}/remarks")
    assert checked(unknown, 404)["code"] == "no-such-table"
    await said(ana, text="also before the game begins")


async def test_a_public_table_is_silent_until_its_host_lets_people_talk(served: Served) -> None:
    ana = await served.open(players=2, public=True)
    ben = await served.join(ana, "Ben")
    assert (await ben.now())["talking"] is False
    assert checked(await ben.tell("remarks", text="hello"), 403)["code"] == "no-talk"
    assert checked(await read(served, ana), 403)["code"] == "no-talk"
    assert checked(await ben.tell("talk", on=True), 403)["code"] == "not-the-host"
    async with served.watching(ben.table, token=ben.token, remarks=0) as viewer:
        assert (await viewer.next())["talking"] is False
        await ana.done("talk", on=True)
        assert (await viewer.next())["talking"] is True
        assert await viewer.next() == {"remarks": []}
        hello = await said(ben, text="hello")
        assert (await viewer.next())["remarks"] == [hello]
        await ana.done("talk", on=False)
        assert (await viewer.next())["talking"] is False
    assert checked(await ana.tell("remarks", reaction="ouch"), 403)["code"] == "no-talk"


async def test_the_offer_can_say_it_otherwise(served: Served) -> None:
    loud = await served.open(players=2, public=True, talk=True)
    await said(loud, text="hello")
    quiet = await served.open(players=2, talk=False)
    assert checked(await quiet.tell("remarks", text="hello"), 403)["code"] == "no-talk"


async def test_a_remark_is_short_plain_and_not_empty(served: Served) -> None:
    ana = await served.open(players=2)
    assert checked(await ana.tell("remarks", text="x" * (LONGEST + 1)), 400)["code"] == "remark-too-long"
    for empty in ({"text": " \n\u202e "}, {"text": ""}, {"text": "both", "reaction": "hmm"}):
        assert checked(await ana.tell("remarks", **empty), 400)["code"] == "remark-empty"
    checked(await ana.tell("remarks", reaction="<b>"), 400)
    assert (await said(ana, text=" two\nlines\x00 \u202eand\u2066 more "))["text"] == "two lines and more"
    assert len((await said(ana, text="x" * LONGEST))["text"]) == LONGEST


async def test_who_says_too_much_at_once_is_told_when_to_go_on(served: Served, clock: Clock) -> None:
    ana = await served.open(players=2)
    ben = await served.join(ana, "Ben")
    for _ in range(BURST):
        await said(ana, reaction="hurry")
        clock.at += 1_000
    answer = await ana.tell("remarks", reaction="hurry")
    error = checked(answer, 429)
    assert (error["code"], error["details"]) == ("too-many-remarks", {"seconds": (WITHIN - BURST * 1_000) // 1_000})
    assert answer.headers["retry-after"] == str(error["details"]["seconds"])
    await said(ben, text="others are not held up by it")
    clock.at += WITHIN - BURST * 1_000
    await said(ana, reaction="hurry")


async def test_only_the_newest_are_kept() -> None:
    kept = RemarksInMemory()
    for _ in range(MOST_KEPT + 3):
        await kept.add("table", Remark(number=0, at=1, seat=0, name="Ana", text="x"))
    found = await kept.after("table", 0)
    assert (len(found), found[0].number, found[-1].number) == (MOST_KEPT, 4, MOST_KEPT + 3)


async def test_nothing_of_it_is_in_the_game_or_its_record(served: Served) -> None:
    ana, ben = await served.over()
    before = await ana.now()
    record = (await ana.ask("record")).content
    await said(ana, text="zanzibar")
    await said(ben, reaction="well-played")
    table = await served.table(ana.table)
    assert table.version == before["version"], "there is no entry for it"
    assert await ana.now() | {"said_at": 0} == before | {"said_at": 0}
    assert (await ana.ask("record")).content == record
    told = [await ana.ask(what) for what in ("story", "statistics", "replay/3")]
    assert not any("zanzibar" in answer.text for answer in told)


async def test_the_record_does_not_say_whether_people_could_talk(served: Served) -> None:
    ana, _ = await served.over()
    before = json.loads((await ana.ask("record")).content)
    await ana.done("talk", on=False)
    assert json.loads((await ana.ask("record")).content) == before


async def test_the_rematch_is_as_silent_as_the_host_left_the_table(served: Served) -> None:
    ana, _ = await served.over()
    await ana.done("talk", on=False)
    answer = await ana.tell("rematch")
    assert (await Seat(served.client, answer.json()).now())["talking"] is False


def test_what_cannot_be_seen_is_taken_out() -> None:
    assert plain("\ud83d a\u2028b\u200d c") == "a b\u200d c"
