"""The scorepad over HTTP: whatever is sent, the answer is points, a reason, or one sentence; nothing is kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from sabika.library import GAMES
from sabika.scorepad.pad import LARGEST, Pad
from sabika.scorepad.palace.entries import Numbers, Tiles
from sabika.server.app import create_app
from scorepad.pads import pad, played, round_of, tiles
from server.served import settings_in

Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("scorepad"))), "http://127.0.0.1") as client:
        yield client


def sent(written: Pad, **more: object) -> dict[str, object]:
    return {"pad": json.loads(written.dumps()), **more}


def test_the_points_of_a_table(client: Client) -> None:
    table = played("alhambra", 2, 3, ("bonus", "huts"))
    answer = client.post("/api/scorepad/score", json=sent(table.by_tiles))
    assert answer.status_code == 200
    found = answer.json()
    assert found["points"] == table.points
    assert [side["sort"] for side in found["sides"]] == ["player", "player", "dirk"]
    assert sum(sum(own.values()) for own in found["gained"][0]) == table.points[0]
    assert found["replayable"]
    assert [len(own["lines"]) for own in found["rounds"][-1]["figures"]] == [1, 1, 0], "Dirk has no wall"
    assert found["refusals"] == []


def test_a_refusal_says_where_and_why(client: Client) -> None:
    wrong = Tiles(palace=tiles("tower-11-S 1,0 tower-11-N 1,1"))
    answer = client.post("/api/scorepad/score", json=sent(pad(round_of(1, wrong, Numbers(), Numbers()))))
    (refusal,) = answer.json()["refusals"]
    assert refusal == {
        "round": 0,
        "side": 0,
        "field": "palace.1",
        "reason": "palace",
        "rule": "A22",
        "details": {"tile": "tower-11-N", "cell": "1,1"},
        "because": {"rule": "A22", "said": ["refusal-not-walkable", {"rule": "A22", "barriers": "walls"}]},
    }


def test_where_a_tile_fits(client: Client) -> None:
    laid = Tiles(palace=tiles("pavilion-2-NEW 0,-1"))
    body = sent(pad(round_of(1, laid)), round=0, side=0, tiles=["tower-12"])
    found = client.post("/api/scorepad/fits", json=body).json()
    assert found["fits"] == [{"tile": "tower-12", "cells": [[-1, 0], [0, 1], [1, 0]], "later": []}]
    assert found["figures"]["wall"] == 3
    assert [line["what"] for line in found["figures"]["lines"]] == ["wall"]
    assert found["removable"] == [[0, -1]]


def test_how_to_set_up(client: Client) -> None:
    query: dict[str, str | int] = {
        "game": "combined",
        "players": 2,
        "modules": "exchange,vizier",
        "options": "scoring:simplified",
    }
    answer = client.get("/api/scorepad/setup", params=query)
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    found = answer.json()
    assert found["fields"] == ["wall", "moat", "border", "best"]
    assert found["kinds"][0] == {"kind": "pavilion", "most": 7}
    assert {"two-bags", "viziers", "exchange", "second-card"} <= {step["code"] for step in found["steps"]}
    assert found["pieces"]["board"] == "palace"


@pytest.mark.parametrize(
    "query", ["game=chess&players=3", "game=alhambra&players=1", "game=granada&players=3&options=x"]
)
def test_there_is_no_set_up_for_what_is_no_game(client: Client, query: str) -> None:
    answer = client.get(f"/api/scorepad/setup?{query}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-input")


def test_as_a_table_and_as_a_letter(client: Client) -> None:
    written = pad(round_of(1, Numbers(kinds={"tower": 1}), Numbers(), Numbers()))
    table = client.post("/api/scorepad/csv", json=sent(written, language="nl"))
    assert table.headers["content-type"] == "text/csv; charset=utf-8"
    assert "Eerste waardering,Toren,6,0,0" in table.text
    letter = client.post("/api/scorepad/text", json=sent(written, language="de"))
    assert letter.headers["content-type"] == "text/plain; charset=utf-8"
    assert "1. Ana: 6" in letter.text


def test_it_is_looked_at_like_a_finished_game(client: Client) -> None:
    table = played("granada", 2, 31, (), "normal")
    body = sent(table.by_tiles)
    story = client.post("/api/scorepad/story", json=body).json()
    last = story[-1]["actions"]
    moment = client.post(f"/api/scorepad/replay/{last}", json=body).json()
    assert moment["views"][0]["points"] == table.points
    assert moment["events"][-1]["what"] == "game-ended"
    figures = client.post("/api/scorepad/statistics", json=body).json()
    assert (figures["points"], len(figures["course"])) == (table.points, len(table.by_tiles.rounds))
    assert client.post(f"/api/scorepad/replay/{last + 1}", json=body).status_code == 404


def test_too_much_is_not_read(client: Client) -> None:
    answer = client.post("/api/scorepad/score", content=b" " * (LARGEST + 1))
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_newer_pad_says_what_to_do(client: Client) -> None:
    body = {"pad": {**json.loads(pad().dumps()), "version": 9}}
    answer = client.post("/api/scorepad/score", json=body)
    assert answer.status_code == 400
    assert "Update Sabika" in answer.json()["error"]["details"]["sentence"]


# Whatever is sent

ALL_MODULES = ["exchange", "bonus", "huts", "falcons", "portals", "sites", "certificates", "vizier"]
NAMES = st.sampled_from(
    [
        *("tower-12", "tower-11", "garden-10", "pavilion-2-NEW", "seraglio-8-S", "arena-9-N", "market-8-N", "arena-12"),
        *("hut-tower-N", "hut-garden-S", "portal-tower-1-NE", "portal-garden-2-SW", "white-garden-tower", "fountain"),
        *("tower", "garden", "school", "white", "black", "nonsense", ""),
    ]
)
COUNT = st.one_of(st.integers(-2, 13), st.sampled_from([999, -999]))
COUNTS = st.dictionaries(NAMES, COUNT, max_size=6)
STEP = st.one_of(st.integers(-2, 3), st.sampled_from([60, -60]))
CELL = st.tuples(STEP, STEP).map(list)


def some(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional=fields)


def entry(by: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return some(**fields).map(lambda found: {"by": by, **found})


LISTED = st.lists(NAMES, max_size=4)
ENTRIES = st.one_of(
    st.none(),
    entry(
        "numbers",
        kinds=COUNTS,
        wall=COUNT,
        moat=COUNT,
        border=COUNT,
        best=COUNTS,
        huts=st.lists(st.fixed_dictionaries({"kind": NAMES, "beside": COUNT}), max_size=4),
        portals=COUNT,
        falcons=COUNTS,
        bonus=LISTED,
        sites=COUNT,
    ),
    entry(
        "tiles",
        palace=st.lists(st.fixed_dictionaries({"tile": NAMES, "cell": CELL}), max_size=8),
        falcons=st.lists(st.fixed_dictionaries({"falcon": NAMES, "cell": CELL}), max_size=3),
        bonus=LISTED,
        sites=LISTED,
    ),
    entry("given", tiles=LISTED),
    entry("lines", kinds=COUNTS, rows=st.lists(COUNT, max_size=6), columns=st.lists(COUNT, max_size=6), coins=COUNT),
    entry("cells", cells=st.lists(CELL, max_size=8), coins=COUNT),
    entry("ticks", kinds=COUNTS),
)
ROUNDS = st.lists(
    st.fixed_dictionaries(
        {"scoring": st.integers(1, 3)},
        optional={
            "entries": st.lists(ENTRIES, max_size=7),
            "completed": st.lists(st.fixed_dictionaries({"side": st.integers(0, 9), "kind": NAMES}), max_size=3),
        },
    ),
    max_size=4,
)
PADS = st.fixed_dictionaries(
    {
        "game": st.sampled_from([*GAMES, "chess"]),
        "players": st.integers(1, 6).map(
            lambda number: [{"name": f"P{seat}", "colour": seat} for seat in range(number)]
        ),
        "rounds": ROUNDS,
    },
    optional={
        "modules": st.lists(st.sampled_from(ALL_MODULES), unique=True, max_size=8),
        "options": st.sampled_from([{}, {"scoring": "simplified"}, {"turning": "card"}, {"goal": "beat"}]),
        "edition": st.sampled_from(["", "2003", "2020"]),
    },
)


@settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(written=PADS, side=st.integers(0, 3))
def test_whatever_is_sent_there_is_a_result_or_a_reason(client: Client, written: dict[str, Any], side: int) -> None:
    answer = client.post("/api/scorepad/score", json={"pad": written})
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        assert answer.json()["error"]["details"]
    else:
        found = answer.json()
        refused = {refusal["round"] for refusal in found["refusals"]}
        assert not any(found["rounds"][index]["complete"] for index in refused)
        assert found["points"] == [sum(own) for own in zip(*[round["points"] for round in found["rounds"]])] or not any(
            found["points"]
        )
        assert found["course"][-1] == found["points"]
    body = {"pad": written, "round": 0, "side": side, "tiles": ["tower-12", "arena-12"]}
    assert client.post("/api/scorepad/fits", json=body).status_code in (200, 400)
    for what in ("story", "statistics", "replay/1", "csv", "text"):
        assert client.post(f"/api/scorepad/{what}", json={"pad": written}).status_code in (200, 400, 404)


def test_nothing_is_kept(client: Client, tmp_path: Path) -> None:
    client.post("/api/scorepad/score", json=sent(pad()))
    assert client.get("/api/tables").json() == []
