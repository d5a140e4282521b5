"""Records of games, wherever they were played."""

import msgspec
import pytest

from desk.people import JSON, Seat, Served, asked_of, played_out, recorded
from sabika.desk.tables.entries import Offer
from sabika.library import new_game
from sabika.record import Record

pytestmark = pytest.mark.anyio


async def test_a_record_is_kept_as_a_table_of_its_own(served: Served) -> None:
    record = recorded(("Ana", "Ben"))
    first, second = [
        (await served.client.post("/api/records", content=record.dumps(), headers=JSON)).json() for _ in range(2)
    ]
    assert first["table"] != second["table"], "nothing is overwritten"
    assert first["status"] == "over"
    now = (await served.client.get(f"/api/tables/{first['table']}", params={"key": first["key"]})).json()
    assert [(chair["name"], chair["recorded"]) for chair in now["chairs"]] == [("Ana", True), ("Ben", True)]
    again = await served.client.get(f"/api/tables/{first['table']}/record", params={"key": first["key"]})
    assert msgspec.structs.replace(Record.loads(again.content), made_by=record.made_by) == record
    assert (await served.client.get(f"/api/tables/{first['table']}")).status_code == 404, "it is private"


async def test_a_record_of_version_1_stays_one(served: Served) -> None:
    """A14: the game goes on by the rules of its time."""
    record = Record.from_game(played_out(rules=1), ["Ana", "Ben"])
    assert record.version == 1
    kept = (await served.client.post("/api/records", content=record.dumps(), headers=JSON)).json()
    again = await served.client.get(f"/api/tables/{kept['table']}/record", params={"key": kept["key"]})
    assert again.text == record.dumps()
    begun = msgspec.structs.replace(record, actions=record.actions[:30], result=None)
    kept = (await served.client.post("/api/records", content=begun.dumps(), headers=JSON)).json()
    assert (await served.table(kept["table"])).setup.rules == 1


async def test_nobody_sits_in_the_seats_of_a_record(served: Served) -> None:
    kept = (await served.client.post("/api/records", content=recorded().dumps(), headers=JSON)).json()
    answer = await served.client.post(
        f"/api/tables/{kept['table']}/seats", params={"key": kept["key"]}, json={"name": "Ana", "seat": 0}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "table-over")
    for holder in ("", "-", "record 0"):
        token = served.desk.tokens.make(kept["table"], 0, holder)
        answer = await served.client.get(f"/api/tables/{kept['table']}", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 401


async def test_an_unfinished_record_can_be_played_on(served: Served) -> None:
    game = played_out()
    earlier = game.anew()
    for action in game.log[:30]:
        earlier.apply(action)
    record = Record.from_game(earlier, ["Ana", "Ben"])
    kept = (await served.client.post("/api/records", content=record.dumps(), headers=JSON)).json()
    assert kept["status"] == "open"
    people = []
    for name in ("Eva", "Jan"):
        answer = await served.client.post(
            f"/api/tables/{kept['table']}/seats", params={"key": kept["key"]}, json={"name": name}
        )
        people.append(Seat(served.client, answer.json()))
    await people[0].done("begin", version=2)
    person, now = await asked_of(people)
    assert now["options"]
    assert person.seat == earlier.asked()


async def test_a_record_with_a_module_of_another_game_is_not_kept(served: Served) -> None:
    record = Record.from_game(new_game("granada", players=2, seed="x"), ["Ana", "Ben"])
    text = msgspec.structs.replace(record, modules=["portals"]).dumps()
    answer = await served.client.post("/api/records", content=text, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["details"]) == (400, {"field": "game"})
    answer = await served.client.post("/api/records/verify", content=text, headers=JSON)
    (problem,) = answer.json()["problems"]
    assert (answer.json()["ok"], problem["field"]) == (False, "game")
    assert "There is no module 'portals' for Granada" in problem["said"][1]["why"]


async def test_what_is_wrong_with_a_record_is_said_in_sentences(served: Served) -> None:
    record = Record.from_game(new_game("granada", players=2, seed="x"), ["Ana", "Ben"])
    text = msgspec.structs.replace(record, actions=["pass"]).dumps()
    answer = await served.client.post("/api/records/verify", content=text, headers=JSON)
    (problem,) = answer.json()["problems"]
    assert (problem["field"], problem["said"][0]) == ("actions[0]", "record-refused")
    assert problem["said"][1]["because"][0] == "refusal-may-not-pass"
    answer = await served.client.post("/api/records", content=text, headers=JSON)
    error = answer.json()["error"]
    assert (error["details"], error["said"][0]) == ({"field": "actions[0]"}, "record-refused")


async def test_a_record_that_lies_is_not_kept(served: Served) -> None:
    record = recorded()
    assert record.result is not None
    lies = {
        "seed_hash": msgspec.structs.replace(record, seed_hash="0" * 64),
        "result.points[0]": msgspec.structs.replace(
            record, result=msgspec.structs.replace(record.result, points=[999, *record.result.points[1:]])
        ),
        "actions[3]": msgspec.structs.replace(record, actions=[*record.actions[:3], "pass", *record.actions[4:]]),
        "components": msgspec.structs.replace(record, components="other"),
    }
    for field, lie in lies.items():
        answer = await served.client.post("/api/records", content=lie.dumps(), headers=JSON)
        assert (answer.status_code, answer.json()["error"]["details"]) == (400, {"field": field})
        checked = await served.client.post("/api/records/verify", content=lie.dumps(), headers=JSON)
        assert (checked.status_code, checked.json()["ok"]) == (200, False)


async def test_names_in_a_record_are_taken_over_only_if_they_could_be_given_here(served: Served) -> None:
    names = ("A" * 150, "Ben\u202egnp.exe")
    kept = (await served.client.post("/api/records", content=recorded(names).dumps(), headers=JSON)).json()
    now = (await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})).json()
    assert [chair["name"] for chair in now["chairs"]] == ["-", "-"]


async def test_a_record_with_what_the_store_could_not_read_again_is_refused(served: Served) -> None:
    answer = await served.client.post("/api/records", content=recorded(seed="x" * 201).dumps(), headers=JSON)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (400, "bad-input")
    assert Offer(seed="x" * 201).seed
