"""Concurrent: whoever asks at the same moment, exactly one wins. The others get a conflict and the newest state."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from desk.patience import HANG
from desk.people import Seat, Served, asked_of, lost
from sabika.desk.thinking import Thinking

pytestmark = pytest.mark.anyio


async def test_of_many_actions_with_the_same_version_one_wins(served: Served) -> None:
    """Two clients of one seat, each clicking like mad."""
    people = await served.begun(confirm=False)
    for _ in range(5):
        person, now = await asked_of(people)
        options = [option["action"] for option in now["options"]]
        async with served.another_client() as other:
            clients = [served.client, other] * 5
            answers = await asyncio.gather(
                *[
                    client.post(
                        f"/api/tables/{person.table}/actions",
                        headers=person.headers,
                        json={"version": now["version"], "action": options[number % len(options)]},
                    )
                    for number, client in enumerate(clients)
                ]
            )
        assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 9}
        for answer in answers:
            if answer.status_code == 409:
                lost(answer, person)
        assert (await person.now())["version"] == now["version"] + 1


async def test_a_double_click_counts_once(served: Served) -> None:
    people = await served.begun(confirm=True)
    person, now = await asked_of(people)
    body = {"version": now["version"], "action": next(o["action"] for o in now["options"] if o["verb"] == "take")}
    answers = await asyncio.gather(*[person.tell("actions", **body) for _ in range(2)])
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    held = (await person.now())["version"]
    answers = await asyncio.gather(*[person.tell("confirm", version=held) for _ in range(2)])
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert (await person.now())["version"] == held + 1
    table = await served.table(person.table)
    assert table.game is not None
    assert len(table.game.log) == 1


async def test_whoever_asks_again_for_what_was_done_is_told_so(served: Served) -> None:
    """As whoever never got the answer; not whoever asks for something else, be it at the same seat."""
    people = await served.begun(confirm=True)
    person, now = await asked_of(people)
    other = people[1 - person.seat]
    version = now["version"]
    taken, *rest = [option["action"] for option in now["options"] if option["verb"] == "take"]

    async def made(by: Seat, what: str, **body: Any) -> bool:
        answer = await by.tell(what, **body)
        lost(answer, by)
        found: bool = answer.json()["error"].get("made", False)
        return found

    held = await person.done("actions", version=version, action=taken)
    assert await made(person, "actions", version=version, action=taken)
    assert not await made(person, "actions", version=version, action=rest[0])
    assert not await made(person, "confirm", version=version)
    assert not await made(other, "actions", version=version, action=taken)
    undone = await person.done("undo", version=held)
    assert await made(person, "undo", version=held)
    assert not await made(person, "confirm", version=held)
    assert await made(person, "actions", version=version, action=taken), "though it was taken back since"
    again = await person.done("actions", version=undone, action=taken)
    await person.done("confirm", version=again)
    assert await made(person, "confirm", version=again)
    assert not await made(person, "undo", version=again)


async def test_confirm_and_undo_at_once(served: Served) -> None:
    people = await served.begun(confirm=True)
    person, now = await asked_of(people)
    take = next(option["action"] for option in now["options"] if option["verb"] == "take")
    version = await person.done("actions", version=now["version"], action=take)
    answers = await asyncio.gather(person.tell("confirm", version=version), person.tell("undo", version=version))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_an_old_version_gets_what_it_missed(served: Served) -> None:
    people = await served.begun(confirm=False)
    for _ in range(6):
        person, now = await asked_of(people)
        await person.done("actions", version=now["version"], action=now["options"][0]["action"])
    person, now = await asked_of(people)
    answer = await person.tell("actions", version=3, action=now["options"][0]["action"])
    lost(answer, person)
    told = answer.json()["error"]["now"]
    assert [happened["number"] for happened in told["happened"]] == list(range(4, now["version"] + 1))
    assert (told["options"], told["view"]) == (now["options"], now["view"])
    other = people[1 - person.seat]
    answer = await other.tell("actions", version=3, action=now["options"][0]["action"])
    assert answer.json()["error"]["now"]["options"] == [], "each gets what is its own"


async def test_an_action_while_a_bot_is_thinking(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()
    choose = Thinking.choose

    async def slow(self: Thinking, *arguments: object) -> str:
        thinking.set()
        await go_on.wait()
        return await choose(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinking, "choose", slow)
    person = (await served.begun(players=2, bots={"1": "random"}, confirm=False))[0]
    now = await person.now()
    if now["view"]["asked"] == 0:
        take = next(option["action"] for option in now["options"] if option["verb"] == "take")
        await person.done("actions", version=now["version"], action=take)
    await asyncio.wait_for(thinking.wait(), HANG)
    now = await person.now()
    answer = await person.tell("actions", version=now["version"], action="pass")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-your-turn")
    assert (await person.tell("actions", version=now["version"] - 1, action="pass")).status_code == 409
    # What does not concern the game goes on, and the bot thinks again about the newest version.
    await person.done("hook", url="")
    go_on.set()
    now = await served.until(person, lambda now: now["view"]["asked"] == 0)
    table = await served.table(person.table)
    acts = [entry for entry in table.entries if entry.what == "act" and entry.seat == 1]
    assert acts
    assert table.version == len(table.entries) == now["version"]


async def test_one_seat_is_taken_once(served: Served) -> None:
    host = await served.open(players=6)
    path = f"/api/tables/{host.table}/seats"
    answers = await asyncio.gather(
        *[
            served.client.post(path, params={"key": host.key}, json={"name": f"Ben {number}", "seat": 3})
            for number in range(8)
        ]
    )
    assert Counter(answer.status_code for answer in answers) == {201: 1, 409: 7}
    answers = await asyncio.gather(
        *[served.client.post(path, params={"key": host.key}, json={"name": f"Eva {number}"}) for number in range(8)]
    )
    assert Counter(answer.status_code for answer in answers) == {201: 4, 409: 4}
    seats = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
    assert sorted(seats) == [1, 2, 4, 5]


async def test_all_ask_for_the_rematch_at_once(served: Served) -> None:
    people = await served.over(players=4)
    answers = await asyncio.gather(*[person.tell("rematch") for person in people])
    assert [answer.status_code for answer in answers] == [201] * 4, [answer.text for answer in answers]
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert sorted(answer.json()["seat"] for answer in answers) == [0, 1, 2, 3]


async def test_who_is_sent_away_cannot_act_for_who_comes_next(served: Served) -> None:
    """The seat is looked up at the moment of the change, not before."""
    host = await served.open(players=2)
    gone = await served.join(host, "Ben")

    async def replaced() -> None:
        await served.client.delete(f"/api/tables/{host.table}/seats/1", headers=host.headers)
        await served.join(host, "Eva", 1)

    await asyncio.gather(replaced(), *[gone.tell("hook", url=f"https://example.org/{n}") for n in range(5)])
    table = await served.table(host.table)
    assert table.chairs[1].name == "Eva"
    assert table.chairs[1].hook == ""
