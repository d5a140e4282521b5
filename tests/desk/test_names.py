"""A name can be seen by everybody: letters of any one script, none that is invisible."""

import pytest

from desk.people import JSON, Served, checked, recorded
from names.examples import DISGUISED, MIXED, PEOPLE, SEEN, TOWERS, UNSEEN

pytestmark = pytest.mark.anyio

REFUSED = {**UNSEEN, **MIXED, **TOWERS, **DISGUISED}


async def test_nobody_sits_down_with_a_name_that_passes_for_another(served: Served) -> None:
    seat = await served.open(players=2, public=True)
    over = (await served.over())[0]
    for name in REFUSED.values():
        for path, body in (
            ("/api/tables", {"name": name}),
            (f"/api/tables/{seat.table}/seats", {"name": name}),
            (f"/api/tables/{over.table}/fork?key={over.key}", {"name": name, "actions": 0}),
        ):
            error = checked(await served.client.post(path, json=body), 400)
            assert error["kind"] == "bad-input"
            assert error["code"] in ("wrong-name", "unreadable"), (path, name)
    for name in (*SEEN.values(), *PEOPLE.values()):
        assert (await served.client.post("/api/tables", json={"name": name})).status_code == 201, name


async def test_nor_does_a_record_bring_one(served: Served) -> None:
    sent = recorded(("\u3164", "Be\u200bn")).dumps()
    kept = (await served.client.post("/api/records", content=sent, headers=JSON)).json()
    now = (await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})).json()
    assert [chair["name"] for chair in now["chairs"]] == ["-", "-"]


async def test_a_name_is_kept_in_one_way_of_writing_it(served: Served) -> None:
    seat = await served.open(players=2, public=True)
    body = {"name": "Zoe\u0308"}
    assert (await served.client.post(f"/api/tables/{seat.table}/seats", json=body)).status_code == 201
    assert (await seat.now())["chairs"][1]["name"] == "Zo\u00eb"


async def test_a_name_is_kept_without_spaces_around_it_and_with_single_ones(served: Served) -> None:
    seat = await served.open(players=2, public=True)
    body = {"name": "　Ana  Bo "}
    assert (await served.client.post(f"/api/tables/{seat.table}/seats", json=body)).status_code == 201
    assert (await seat.now())["chairs"][1]["name"] == "Ana Bo"


async def test_a_name_that_becomes_longer_by_that_is_refused(served: Served) -> None:
    error = checked(await served.client.post("/api/tables", json={"name": "\u0958" * 40}), 400)
    assert error["code"] == "wrong-name"


async def test_the_scorepad_takes_no_other_names(served: Served) -> None:
    def pad(name: str) -> dict[str, object]:
        players = [{"name": name, "colour": 0}, {"name": "Ben", "colour": 1}]
        return {"pad": {"game": "alhambra", "players": players}}

    assert (await served.client.post("/api/scorepad/score", json=pad("Ana"))).status_code == 200
    error = checked(await served.client.post("/api/scorepad/score", json=pad("An\u0430")), 400)
    assert (error["kind"], error["code"]) == ("bad-input", "wrong-name")


async def test_nor_does_a_record_bring_one_that_mixes(served: Served) -> None:
    sent = recorded(("An\u0430", "Zoe\u0308")).dumps()
    kept = (await served.client.post("/api/records", content=sent, headers=JSON)).json()
    now = (await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})).json()
    assert [chair["name"] for chair in now["chairs"]] == ["-", "Zo\u00eb"]
