"""A game that is on: decide, take back, leave, look on."""

import pytest

from desk.people import Served, asked_of

pytestmark = pytest.mark.anyio


async def test_hold_confirm_undo(served: Served) -> None:
    people = await served.begun(confirm=True)
    person, now = await asked_of(people)
    option = next(option for option in now["options"] if option["verb"] == "take")
    version = await person.done("actions", version=now["version"], action=option["action"])
    held = await person.now()
    assert (held["held"]["action"], held["options"], held["can_undo"]) == (option["action"], [], True)
    other = people[1 - person.seat]
    seen = await other.now()
    assert (seen["held"], seen["can_undo"]) == (None, False)
    assert seen["view"] == (await other.now())["view"]
    version = await person.done("undo", version=version)
    assert (await person.now())["options"] == now["options"]
    version = await person.done("actions", version=version, action=option["action"])
    await person.done("confirm", version=version)
    assert (await other.now())["options"]


async def test_a_held_decision_shows_nothing_that_is_still_to_be_turned_up(served: Served) -> None:
    """Whoever could hold, look and take back would know the next cards."""
    people = await served.begun(confirm=True)
    person, now = await asked_of(people)
    taken = next(option for option in now["options"] if option["verb"] == "take")
    await person.done("actions", version=now["version"], action=taken["action"])
    seen = (await person.now())["view"]
    assert set(seen["display"]) <= set(now["view"]["display"])
    assert len(seen["display"]) == len(now["view"]["display"]) - len(taken["cards"])
    assert seen["pile"] == now["view"]["pile"]


async def test_what_a_rule_refuses_says_which(served: Served) -> None:
    person, now = await asked_of(await served.begun())
    answer = await person.tell("actions", version=now["version"], action="take denar-1 denar-1 denar-1 denar-1")
    error = answer.json()["error"]
    assert (answer.status_code, error["kind"]) == (422, "refused")
    assert error["rule"].startswith("A")
    answer = await person.tell("actions", version=now["version"], action="fly away")
    assert (answer.status_code, answer.json()["error"]["kind"]) == (400, "bad-input")
    assert (await person.now())["version"] == now["version"]


async def test_a_bot_stands_in_until_the_player_is_back(served: Served) -> None:
    people = await served.begun(confirm=False)
    person, now = await asked_of(people)
    other = people[1 - person.seat]
    await person.done("away")
    seen = await served.until(person, lambda now: now["view"]["asked"] == other.seat)
    assert seen["chairs"][person.seat]["stand_in"] == "greedy"
    assert now["version"] < seen["version"]
    await person.done("back")
    assert (await person.now())["chairs"][person.seat]["stand_in"] == ""


async def test_who_resigns_is_replaced(served: Served) -> None:
    people = await served.begun(confirm=False)
    await people[0].done("resign")
    assert (await people[1].now())["chairs"][0]["bot"] == "greedy"
    again = await people[0].tell("resign")
    assert (again.status_code, again.json()["error"]["code"]) == (403, "resigned-already")
    assert (await people[0].ask()).status_code == 200, "who resigned may still look"


async def test_spectators_see_no_hand_and_no_options(served: Served) -> None:
    people = await served.begun()
    seen = await served.client.get(f"/api/tables/{people[0].table}", params={"key": people[0].key})
    assert seen.json()["seat"] is None
    assert seen.json()["view"]["hand"] == []
    assert seen.json()["options"] == []


async def test_since_tells_what_is_new_only(served: Served) -> None:
    people = await served.begun(confirm=False)
    person, now = await asked_of(people)
    action = now["options"][0]["action"]
    version = await person.done("actions", version=now["version"], action=action)
    told = (await person.ask(since=now["version"])).json()["happened"]
    assert [happened["number"] for happened in told] == [version]
    assert (await person.ask(since=9_999)).json()["happened"] == []
