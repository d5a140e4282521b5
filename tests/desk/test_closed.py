"""Closed: whatever is sent, by whomever, the answer is a clear 4xx with a code, and nothing has changed."""

import json
import logging
from itertools import product
from time import time
from typing import Any

import pytest

from desk.people import JSON, Seat, Served, asked_of, checked, header
from sabika.desk import tokens as signing
from sabika.desk.tokens import LIFETIME, Tokens

pytestmark = pytest.mark.anyio

CHANGES: dict[str, dict[str, Any]] = {
    "begin": {"version": 2},
    "close": {},
    "actions": {"version": 3, "action": "pass"},
    "confirm": {"version": 3},
    "undo": {"version": 3},
    "resign": {},
    "away": {},
    "back": {},
    "why": {"action": "pass"},
    "hook": {"url": "https://example.org"},
    "rematch": {},
}
"""What needs a token."""
LOOKS = ("", "qr.svg", "consider?tile=tower-9-ES", "record", "statistics", "story", "replay/0")
SCRIPT = "<script>alert(1)</script>"


async def test_without_a_token_of_this_table_nothing_changes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await served.begun()
    other = await served.open(players=2)
    table = people[0].table
    tokens, holder = served.desk.tokens, (await served.table(table)).chairs[0].holder
    with monkeypatch.context() as earlier:
        earlier.setattr(signing, "time", lambda: time() - LIFETIME - 10)
        expired = tokens.make(table, 0, holder)
    wrong: dict[str, Any] = {
        "none": {},
        "empty": {"Authorization": "Bearer"},
        "no token": header("x.y.z"),
        "not ASCII": {"Authorization": "Bearer \u00e9\u00e8".encode()},
        "long": header("a" * 5_000),
        "basic": {"Authorization": f"Basic {people[0].token}"},
        "signed elsewhere": header(Tokens("another secret").make(table, 0, holder)),
        "expired": header(expired),
        "of another table": other.headers,
        "of another seat": header(tokens.make(table, 1, holder)),
        "of no seat": header(tokens.make(table, -1, "")),
        "of nobody": header(tokens.make(table, 0, "")),
        "changed": header(people[0].token[:-9] + ("A" if people[0].token[-9] != "A" else "B") + people[0].token[-8:]),
    }
    before = (await people[0].now())["version"]
    for name, headers in wrong.items():
        for what, body in CHANGES.items():
            answer = await served.client.post(f"/api/tables/{table}/{what}", headers=headers, json=body or None)
            assert checked(answer, 401)["code"] == "no-valid-token", name
            assert answer.headers["www-authenticate"] == "Bearer"
        checked(await served.client.delete(f"/api/tables/{table}/seats/0", headers=headers), 401)
        if name not in ("none", "empty", "basic"):
            for what in LOOKS:
                checked(await served.client.get(f"/api/tables/{table}/{what}".rstrip("/"), headers=headers), 401)
    assert (await people[0].now())["version"] == before
    assert (await served.client.get(f"/api/tables/{table}", headers=header(tokens.make(table, 0, holder)))).is_success


async def test_a_seat_sees_and_does_nothing_for_another(served: Served) -> None:
    people = await served.begun()
    person, now = await asked_of(people)
    other = people[1 - person.seat]
    answer = await other.tell("actions", version=now["version"], action=now["options"][0]["action"])
    assert checked(answer, 403)["code"] == "not-your-turn"
    seen = await other.now()
    assert seen["options"] == []
    assert seen["view"]["hand"] != now["view"]["hand"]


async def test_a_private_table_is_not_there_without_its_link(served: Served) -> None:
    """Not a byte tells it from one that never was."""
    people = await served.begun()
    for what in LOOKS:
        joined = "&" if "?" in what else "?"
        for query in ("", "key=wrong", "key=", "key=%C3%A9"):
            there, nowhere = [
                await served.client.get(f"/api/tables/{table}/{what}".rstrip("/") + joined + query)
                for table in (people[0].table, "0123456789abcdef")
            ]
            assert checked(there, 404)["code"] == "no-such-table"
            assert there.content == nowhere.content
    body = {"name": "Eva"}
    answers = [
        await served.client.post(f"/api/tables/{table}/seats", json=body) for table in (people[0].table, "0" * 16)
    ]
    assert answers[0].content == answers[1].content
    assert checked(answers[0], 404)
    forks = [
        await served.client.post(f"/api/tables/{table}/fork", json={"name": "Eva", "actions": 0})
        for table in (people[0].table, "0" * 16)
    ]
    assert forks[0].content == forks[1].content
    # With a token of another table neither.
    other = await served.open(players=2)
    posts = [
        await served.client.post(f"/api/tables/{table}/confirm", json={"version": 1}, headers=other.headers)
        for table in (people[0].table, "0" * 16)
    ]
    assert posts[0].content == posts[1].content
    assert people[0].table not in (await served.client.get("/api/tables")).text


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"Ana",
    "half": b'{"name": "Ana"',
    "not UTF-8": b'{"name": "\xff"}',
    "half a character": b'{"name": "\\ud800"}',
    "null": b"null",
    "list": b"[]",
    "deep": b"[" * 90_000,
    "deep objects": b'{"offer":' * 20_000,
    "deep within": b'{"name": "Ana", "offer": ' + b'{"options": ' * 15_000,
    "unknown field": b'{"name": "Ana", "role": "admin"}',
    "unknown field within": b'{"name": "Ana", "offer": {"cheat": true}}',
    "unknown field of a clock": b'{"name": "Ana", "offer": {"clock": {"type": "none", "x": 1}}}',
    "no such clock": b'{"name": "Ana", "offer": {"clock": {"type": "sundial"}}}',
    "wrong type": b'{"name": 7}',
    "no name": b'{"name": ""}',
    "blank name": b'{"name": "   "}',
    "long name": b'{"name": "' + b"a" * 41 + b'"}',
    "control characters": b'{"name": "Ana\\u0007"}',
    "turned writing": b'{"name": "Ana\\u202eexe"}',
    "huge number": b'{"name": "Ana", "offer": {"players": 1e400}}',
    "many digits": b'{"name": "Ana", "offer": {"players": ' + b"9" * 5_000 + b"}}",
    "no players": b'{"name": "Ana", "offer": {"players": 0}}',
    "no such game": b'{"name": "Ana", "offer": {"game": "chess"}}',
    "no such module": b'{"name": "Ana", "offer": {"modules": ["dragons"]}}',
    "module twice": b'{"name": "Ana", "offer": {"modules": ["huts", "huts"]}}',
    "no such option": b'{"name": "Ana", "offer": {"options": {"a": "b"}}}',
    "no such bot": b'{"name": "Ana", "offer": {"bots": {"1": "../../bot"}}}',
    "no such seat": b'{"name": "Ana", "offer": {"bots": {"9": "random"}}}',
    "played before": b'{"name": "Ana", "offer": {"actions": ["pass"]}}',
    "long seed": b'{"name": "Ana", "offer": {"seed": "' + b"a" * 201 + b'"}}',
    "repeated field": b'{"name": 1, "name": "", "name": []}',
}


async def test_what_cannot_be_read_is_refused(served: Served) -> None:
    for kind, body in BODIES.items():
        answer = await served.client.post("/api/tables", content=body, headers=JSON)
        assert checked(answer, 400)["kind"] == "bad-input", kind
    assert (await served.client.get("/api/tables")).json() == []


RECORDS = {
    "nothing": b"",
    "no record": b"{}",
    "other format": b'{"format": "chess", "version": 1}',
    "newer": b'{"format": "sabika-record", "version": 999}',
    "deep": b"[" * 150_000,
    "not UTF-8": b"\xff\xfe",
    "half": b'{"format": "sabika-record", "version": 1}',
}


async def test_what_is_no_record_is_refused(served: Served) -> None:
    for kind, path in product(RECORDS, ("/api/records", "/api/records/verify")):
        assert (
            checked(await served.client.post(path, content=RECORDS[kind], headers=JSON), 400)["kind"] == "bad-input"
        ), kind


async def test_endless_records_are_refused_before_they_are_played(served: Served) -> None:
    from desk.people import recorded

    document = json.loads(recorded().dumps())
    document["actions"] = ["pass"] * 3_001
    error = checked(await served.client.post("/api/records", content=json.dumps(document), headers=JSON), 400)
    assert error["said"] == ["record-too-long", {"most": 3_000}]


ACTIONS = (
    "",
    " ",
    "take",
    "take denar-99999999999999999999",
    "buy",
    "pass pass",
    "x" * 300,
    "place \u00e9 0,0",
    "\x00",
)


async def test_whatever_stands_for_an_action_is_refused(served: Served) -> None:
    people = await served.begun()
    person, now = await asked_of(people)
    for action in ACTIONS:
        checked(await person.tell("actions", version=now["version"], action=action), 400, 422)
    checked(await person.tell("actions", version=now["version"], action="x" * 301), 400)
    for version in (-1, 10_000_001, 1.5, "1", None, True):
        checked(await person.tell("actions", version=version, action="pass"), 400)
    checked(await person.tell("actions", version=999, action="pass"), 409)
    assert (await person.now())["version"] == now["version"]


async def test_the_seed_is_in_no_answer_before_the_game_is_over(served: Served) -> None:
    seed = "the seed that nobody may see"
    people = await served.begun(seed=seed, public=True, confirm=False)
    drawn = await served.begun(confirm=False, seed=None)
    for group in (people, drawn):
        hidden = (await served.table(group[0].table)).setup.seed.encode()
        seen: list[bytes] = []
        for _ in range(4):
            person, now = await asked_of(group)
            seen.append((await person.tell("actions", version=0, action="pass")).content)
            seen.append((await person.tell("actions", version=now["version"], action="fly")).content)
            action = now["options"][0]["action"]
            seen.append((await person.tell("actions", version=now["version"], action=action)).content)
            for what in LOOKS:
                seen += [(await person.ask(what)).content for person in group]
            seen.append((await served.client.get(f"/api/tables/{person.table}?key={person.key}")).content)
        seen.append((await served.client.get("/api/tables")).content)
        seen.append((await group[0].tell("fork", name="Eva", actions=0)).content)
        assert all(hidden not in content for content in seen)
        assert len(set(seen)) > 15
    host = await served.open(players=2, seed=seed)
    await host.done("close")
    assert seed.encode() not in (await host.ask()).content, "nor if the game never began"


async def test_what_opens_seats_is_in_no_answer_to_others(served: Served) -> None:
    people = await served.begun()
    await people[0].done("hook", url="https://example.org/secret-of-ana")
    holders = [chair.holder for chair in (await served.table(people[0].table)).chairs]
    watching = await served.client.get(f"/api/tables/{people[0].table}", params={"key": people[0].key})
    for content in (watching.text, (await people[1].ask()).text):
        assert not any(holder in content for holder in holders)
        assert "secret-of-ana" not in content
        assert people[0].token not in content


async def test_what_nobody_thought_of_is_logged_and_tells_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(status: str) -> None:
        raise ValueError("a detail of the inside")

    monkeypatch.setattr(served.desk.store, "public", broken)
    with caplog.at_level(logging.ERROR):
        answer = await served.client.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "unexpected")
    assert "inside" not in answer.text
    assert "a detail of the inside" in caplog.text


async def test_a_store_that_fails_is_told_and_nothing_was_done(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from sabika.desk.store import StoreFailed

    people = await served.begun(confirm=False)
    person, now = await asked_of(people)

    async def failing(*arguments: object) -> None:
        raise StoreFailed("The disk is full at /somewhere.")

    with monkeypatch.context() as broken:
        broken.setattr(served.desk.store, "append", failing)
        answer = await person.tell("actions", version=now["version"], action=now["options"][0]["action"])
        assert checked(answer, 503) | {"details": {}} == checked(answer, 503)
        assert answer.headers["retry-after"]
    assert await person.now() | {"said_at": 0} == now | {"said_at": 0}
    with monkeypatch.context() as broken:
        broken.setattr(served.desk.store, "heartbeat", failing)
        with pytest.raises(StoreFailed):
            await served.desk.keeper.beat()
        error = checked(await served.client.get("/api/health"), 503)
        assert (error["code"], error["details"]) == ("unwell", {"store": "cannot be written to"})
    await served.desk.keeper.beat()
    await person.done("actions", version=now["version"], action=now["options"][0]["action"])
    assert (await served.client.get("/api/health")).status_code == 200
    assert isinstance(person, Seat)
