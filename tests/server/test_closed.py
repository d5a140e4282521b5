"""Closed to the net as well: tricks with paths, floods, headers, and whatever else only a server is sent."""

import json
import re
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from desk.people import JSON, Served, checked, header
from sabika.desk.errors import TooMuch
from sabika.server.app import create_app
from sabika.server.limits import Connections, Rate, client_of
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(settings_in(tmp_path)) as served:
        yield served


TRICKS = (
    "/api/tables/../../etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/a%0d%0aSet-Cookie:%20a=b",
    "/api/tables/%F0%9F%8F%B0",
    "/api/tables/" + "a" * 3_000,
    "/api/tables/a/replay/" + "9" * 5_000,
    "/api/tables/a/replay/1e5",
    "/api/tables/a/replay/%D9%A3",
    "/api/tables/a?since=" + "9" * 5_000,
    "/api/tables/a?since=-1",
    "/api/tables/a?since=NaN",
    "/api/tables/a?key=%ff",
    "/api/tables/a?key=" + "k" * 5_000,
    "/api/tables/a?key=a&key=b",
    "/api/tables/a/",
    "/api/tables/a/seats/1",
    "/api/tables/a/seats",
    "/api/tables/' OR 1=1 --",
    "/api//tables/%2e%2e",
    "/static/../api",
    "/api/schema/../../secrets",
    "/.git/config",
    "/%2e%2e/%2e%2e",
)


async def test_path_tricks_lead_nowhere(served: Served) -> None:
    page = (await served.client.get("/")).content
    for path, method in product(TRICKS, ("GET", "POST", "PUT", "PATCH", "DELETE")):
        # As it stands: the client would tidy it up.
        url = httpx.URL(served.address).copy_with(raw_path=path.replace(" ", "%20").encode())
        answer = await served.client.request(method, url, json={} if method != "GET" else None)
        if method != "GET" or answer.content != page:  # as every address that the client may know
            checked(answer, 400, 401, 403, 404, 405)
        assert "set-cookie" not in answer.headers


async def test_too_large_bodies_are_refused(served: Served) -> None:
    large = b'{"name": "' + b"a" * 250_000 + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield b" " * 10_000

    for path in ("/api/tables", "/api/records", "/api/records/verify"):
        assert checked(await served.client.post(path, content=large), 413)["code"] == "too-large"
        assert checked(await served.client.post(path, content=in_pieces()), 411)["code"] == "length-required"


async def test_methods_and_types_that_are_not_understood(served: Served) -> None:
    checked(await served.client.put("/api/tables", json={}), 405)
    assert (await served.client.request("BREW", "/api/tables")).status_code in (400, 405)
    assert (await served.client.get("/api/schema/swagger")).status_code == 404
    assert (await served.client.options("/api/tables")).status_code in (200, 204)


@pytest.mark.parametrize("path", ["/api/tables", "/api/records/verify", "/api/scorepad/score", "/api/tables/x/away"])
async def test_a_body_is_json_and_says_so(served: Served, path: str) -> None:
    """A page of another site could send the rest without asking first."""
    others = (
        "text/plain",
        "text/plain;charset=UTF-8",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/octet-stream",
        "text/json",
        "application/jsonp",
        "application/json, text/plain",
        "text/plain; application/json",
        "application/json; charset=utf-16",
        "*/*",
        "",
    )
    for kind in others:
        answer = await served.client.post(path, content=b"{}", headers={"Content-Type": kind} if kind else {})
        error = checked(answer, 415)
        assert (error["kind"], error["code"]) == ("bad-input", "wrong-type"), kind
    for kind in (*JSON.values(), "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'):
        answer = await served.client.post(path, content=b"{}", headers={"Content-Type": kind})
        assert answer.status_code != 415, kind


async def test_who_sends_no_body_need_not_say_what_it_is(served: Served) -> None:
    seat = await served.open(players=2)
    checked(await served.client.post("/api/tables"), 400)
    answer = await served.client.post(f"/api/tables/{seat.table}/close", headers=seat.headers)
    assert answer.status_code == 200
    assert "content-type" not in answer.request.headers


text = st.text(max_size=50)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=12,
)
offers = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["alhambra", "granada", "combined", "roll-and-write", "x"]) | anything,
        "edition": anything,
        "modules": st.lists(st.sampled_from(["huts", "sites", "vizier", "dirk", "bonus", "x"]), max_size=4) | anything,
        "options": anything,
        "players": st.integers(-1, 8) | anything,
        "bots": st.dictionaries(st.sampled_from("0123456-²"), st.sampled_from(["random", "greedy", "x"])) | anything,
        "youngest_first": st.lists(st.integers(-1, 7), max_size=7) | anything,
        "clock": st.fixed_dictionaries({"type": st.sampled_from(["none", "move", "bank"])}) | anything,
        "hints": st.booleans() | anything,
        "confirm": st.booleans() | anything,
        "public": st.booleans() | anything,
        "seed": text | anything,
    },
)


def test_no_body_whatsoever_breaks_the_server(tmp_path: Path) -> None:
    """Made by hypothesis: what is read is kept and played, the rest is refused."""
    told = {"opened": 0, "refused": 0}
    with TestClient(create_app(settings_in(tmp_path)), "http://127.0.0.1", raise_server_exceptions=True) as client:

        @hypothesis_settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
        @given(
            name=st.text(min_size=1, max_size=42) | anything,
            offer=offers,
            path=st.sampled_from(["seats", "begin", "actions", "confirm", "undo", "away", "hook", "fork"]),
            body=anything | st.fixed_dictionaries({}, optional={"version": anything, "action": text, "url": text}),
        )
        def attempt(name: object, offer: dict[str, Any], path: str, body: object) -> None:
            content = json.dumps({"name": name, "offer": offer})
            answer = client.post("/api/tables", content=content, headers=JSON)
            assert answer.status_code == 201 or 400 <= answer.status_code < 500, answer.text
            told["opened" if answer.status_code == 201 else "refused"] += 1
            table, headers = "none", {}
            if answer.status_code == 201:
                said = answer.json()
                table, headers = said["table"], header(said["token"])
                now = client.get(f"/api/tables/{table}", headers=headers)
                assert now.status_code == 200
                assert now.json()["offer"]["seed"] is None
            other = client.post(f"/api/tables/{table}/{path}", content=json.dumps(body), headers=JSON | headers)
            assert other.status_code < 500, other.text

        attempt()
    assert min(told.values()) > 10, told


# Too much


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the limits take for the time. It stands still unless the test moves it."""
    clock = [100.0]
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: clock[0])
    return clock


@pytest.mark.usefixtures("clock")
async def test_floods_are_stopped_wherever_they_go(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, requests_a_minute=30)) as served:
        for path in ("/api/games", "/nothing.js", "/api/tables/x", "/api"):
            answers = [await served.client.get(path) for _ in range(40)]
            assert answers[-1].status_code == 429
            assert checked(answers[-1], 429)["code"] == "too-many-requests"
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


@pytest.mark.usefixtures("clock")
async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, tables_an_hour=3, records_an_hour=2)) as served:
        for _ in range(2):
            await served.open(players=2)
        people = await served.over()
        await served.open(players=2)
        body = {"name": "Ana", "offer": {"players": 2}}
        answer = await served.client.post("/api/tables", json=body)
        assert checked(answer, 429)["code"] == "too-many-tables"
        assert int(answer.headers["retry-after"]) > 60
        checked(await people[0].tell("fork", name="Eva", actions=1), 429)
        checked(await people[0].tell("rematch"), 429)
        record = (await people[0].ask("record")).content
        checked(await served.client.post("/api/records", content=record, headers=JSON), 429)
        assert (await served.client.post("/api/records/verify", content=record, headers=JSON)).status_code == 200
        answer = await served.client.post("/api/records/verify", content=record, headers=JSON)
        assert checked(answer, 429)["code"] == "too-many-records"


def test_a_rate_refills_steadily(clock: list[float]) -> None:
    rate = Rate(2, 60, "too-many")
    rate.take("a")
    rate.take("a")
    rate.take("b")
    with pytest.raises(TooMuch) as caught:
        rate.take("a")
    assert caught.value.seconds == 30
    clock[0] += 30
    rate.take("a")
    with pytest.raises(TooMuch):
        rate.take("a")


def test_connections_are_counted_by_client_and_in_all() -> None:
    connections = Connections(2, 3)
    for client in ("a", "a", "b"):
        connections.enter(client)
    for client in ("a", "b", "c"):
        with pytest.raises(TooMuch):
            connections.enter(client)
    connections.leave("a")
    connections.enter("b")
    with pytest.raises(TooMuch):
        connections.enter("a")


def test_who_asks_is_told_by_the_proxy_alone() -> None:
    said = [(b"X-Forwarded-For", b"1.2.3.4, 5.6.7.8"), (b"x-forwarded-for", b"9.9.9.9, 10.0.0.1")]
    assert client_of("127.0.0.1", said, behind_proxy=False) == "127.0.0.1"
    assert client_of("127.0.0.1", said, behind_proxy=True) == "10.0.0.1"
    assert client_of("127.0.0.1", [], behind_proxy=True) == "127.0.0.1"
    assert client_of("127.0.0.1", [(b"x-forwarded-for", b"\xff" * 90)], behind_proxy=True) == ""
    assert client_of("::ffff:1.2.3.4", [], behind_proxy=False) == "1.2.3.4"
    one, same, other = [client_of(peer, [], False) for peer in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")]
    assert one == same != other


@pytest.mark.usefixtures("clock")
async def test_behind_a_proxy_each_client_has_its_own_limit(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, requests_a_minute=5, trusted_proxy=True)) as served:
        for client in ("1.1.1.1", "2.2.2.2"):
            headers = {"X-Forwarded-For": f"9.9.9.9, {client}", "X-Forwarded-Proto": "https"}
            answers = [await served.client.get("/api/games", headers=headers) for _ in range(7)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2


@pytest.mark.usefixtures("clock")
async def test_a_client_cannot_pretend_to_be_many(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, requests_a_minute=5)) as served:
        answers = [
            await served.client.get("/api/games", headers={"X-Forwarded-For": f"1.1.1.{number}"}) for number in range(7)
        ]
        assert answers[-1].status_code == 429


# Headers, pages


async def test_every_answer_has_the_headers_it_should_and_no_cookie(served: Served) -> None:
    seat = await served.open(players=2)
    answers = [
        await served.client.get("/"),
        await served.client.get("/nothing"),
        await served.client.get("/api/games"),
        await served.client.get("/api/schema/openapi.json"),
        await served.client.options("/api/games"),
        await served.client.put("/api/games"),
        await served.client.post("/api/tables", content=b"[", headers=JSON),
        await seat.ask(),
        await seat.ask("qr.svg"),
        await served.client.get(f"/api/tables/{seat.table}", headers=header("x")),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        # Of what stands in a page, the very texts.
        known = "( 'sha256-[^']+')*" if answer.url.path in ("/", "/nothing") else ""
        told = f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{known}; style-src 'self'{known}; img-src "
        assert re.match(told, policy), "no other script and no other style in a page, no eval"
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == ("no-cache" if answer.url.path in ("/", "/nothing") else "no-store")
        assert "set-cookie" not in answer.headers
        assert not any(name.startswith("access-control") for name in answer.headers), "other sites may not read it"
        assert answer.headers.get_list("x-frame-options") == ["DENY"]


@pytest.mark.parametrize("proxy", [True, False])
async def test_who_came_by_https_is_to_come_by_https(tmp_path: Path, proxy: bool) -> None:
    """Only a proxy that is trusted can say so."""
    async with serving(settings_in(tmp_path, trusted_proxy=proxy)) as served:
        for path in ("/", "/api/games", "/api/nothing"):
            for said, told in (("https", "max-age=31536000" if proxy else None), ("http", None), ("HTTPS, x", None)):
                answer = await served.client.get(path, headers={"X-Forwarded-Proto": said})
                assert answer.headers.get("strict-transport-security") == told, (path, said)
            answer = await served.client.get(path)
            assert "strict-transport-security" not in answer.headers


def test_so_is_who_came_straight(tmp_path: Path) -> None:
    app = create_app(settings_in(tmp_path))
    with TestClient(app, "https://127.0.0.1") as client:
        assert client.get("/api/games").headers["strict-transport-security"] == "max-age=31536000"
    with TestClient(app, "http://127.0.0.1") as client:
        assert "strict-transport-security" not in client.get("/api/games").headers


async def test_nothing_that_was_said_ever_stands_in_a_page(served: Served) -> None:
    seat = await served.open(name=SCRIPT[:40], players=2, seed=SCRIPT)
    assert (await seat.now())["chairs"][0]["name"] == SCRIPT[:40], "a name is a name"
    for path in (f"/tables/{SCRIPT}", f"/tables/{seat.table}?x={SCRIPT}", f"/{SCRIPT}", f"/api/tables/{SCRIPT}"):
        answer = await served.client.get(path, headers={"Host": SCRIPT, "Referer": SCRIPT, "User-Agent": SCRIPT})
        assert SCRIPT not in answer.text
        assert SCRIPT not in str(answer.headers)
    for answer in (await seat.ask(), await seat.tell("actions", version=1, action=SCRIPT)):
        assert answer.headers["content-type"] == "application/json"
    picture = await served.client.get(
        f"/api/tables/{seat.table}/qr.svg", headers={**seat.headers, "Host": f"a.example/{SCRIPT}"}
    )
    checked(picture, 400)
