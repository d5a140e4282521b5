"""What can be played, and tables before the game begins: open, join, leave, close."""

from itertools import count
from typing import Any
from xml.etree import ElementTree

import pytest

from desk.people import Served, asked_of
from sabika.desk import clock, desk
from sabika.desk.door import now
from sabika.library import GAMES
from sabika.reference import LANGUAGES, rulebook
from sabika.rules.core.chance import seed_hash

pytestmark = pytest.mark.anyio


async def test_health_says_that_the_store_can_be_used(served: Served) -> None:
    answer = await served.client.get("/api/health")
    assert (answer.status_code, set(answer.json())) == (200, {"version"})


async def test_every_game_is_offered_with_its_choices(served: Served) -> None:
    games = {game["name"]: game for game in (await served.client.get("/api/games")).json()}
    assert set(games) == set(GAMES)
    for name, kind in GAMES.items():
        assert games[name]["modules"] == list(kind.modules)
        bots = {bot["name"]: bot for bot in games[name]["bots"]}
        assert bots["planner-strong"]["level"] == "strong"
        assert all(set(bot["blurb"]) == set(LANGUAGES) for bot in bots.values())
        assert games[name]["options"] == {option: list(values) for option, values in kind.options.items()}
        assert games[name]["options_alone"] == (name == "roll-and-write")
        assert games[name]["unscored"] == (["turning"] if name in ("granada", "combined") else [])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rulebooks_can_be_read_in_every_language(served: Served, language: str) -> None:
    answer = await served.client.get(f"/api/rules/{language}")
    assert answer.headers["cache-control"] == "max-age=3600"
    found = answer.json()
    sections = [section for book in found["books"] for section in book["sections"]]
    rules = [rule for section in sections for rule in section["rules"]]
    examples = [example for section in sections for example in section["examples"]]
    known = list(rulebook(language))
    assert sorted(rule["id"] for rule in (*rules, *examples)) == sorted(rule.id for rule in known)
    points = next(rule for rule in rules if rule["id"] == "A32")
    assert len(points["table"]) == 4
    assert {len(row) for row in points["table"]} == {7}
    for rule in rules:
        assert rule["text"]
        assert "|" not in rule["text"]
        assert rule["ruling"] == rulebook(language).rule(rule["id"]).ruling
    assert all(example["given"] and example["expected"] and example["rules"] for example in examples)


async def test_rules_in_an_unknown_language_are_refused(served: Served) -> None:
    answer = await served.client.get("/api/rules/la")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-input")


@pytest.mark.parametrize("game", list(GAMES))
async def test_what_is_chosen_is_what_is_played(served: Served, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # No time passes, so that the clock of whoever begins shows what was chosen.
    moment = now()
    monkeypatch.setattr(clock.CLOCK, "now", lambda: moment)
    kind = GAMES[game]
    offer: dict[str, Any] = {
        "game": game,
        "players": kind.players[-1],
        "modules": list(kind.modules[:2]),
        "bots": {"1": "greedy"},
        "clock": {"type": "bank", "milliseconds": 600_000, "increment": 5_000},
        "hints": False,
        "confirm": False,
        "seed": "chosen by Ana",
        "public": True,
    }
    if kind.edition:
        offer["edition"] = kind.editions[-1]
    people = await served.begun(**offer)
    shown = await people[0].now()
    assert shown["offer"] | offer | {"seed": None} == shown["offer"]
    assert (shown["seed_hash"], shown["seed_given"]) == (seed_hash("chosen by Ana"), True)
    assert (shown["view"]["game"], shown["view"]["modules"]) == (game, offer["modules"])
    assert shown["hint"] is None, "purists get no hints"
    assert [chair["bot"] for chair in shown["chairs"]] == ["", "greedy"] + [""] * (kind.players[-1] - 2)
    assert shown["chairs"][0]["milliseconds"] == 600_000


async def test_a_drawn_seed_is_told_apart_from_a_given_one(served: Served) -> None:
    assert not (await (await served.open(players=2)).now())["seed_given"]


async def test_public_tables_are_listed_with_who_sits_there(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest first: here each is opened a moment later."""
    monkeypatch.setattr(desk, "now", count(now()).__next__)
    await served.open(players=2)
    waiting = await served.open(players=2, public=True)
    public = await served.open(players=3, public=True, seed="secret seed", bots={"1": "greedy"})
    free, ana, ben, bot = ({"name": name, "bot": ""} for name in ("", "Ana", "Ben", ""))
    bot["bot"] = "greedy"

    async def listed() -> list[tuple[str, str, list[dict[str, str]]]]:
        answer = await served.client.get("/api/tables")
        assert "secret seed" not in answer.text
        return [(found["table"], found["status"], found["sitters"]) for found in answer.json()]

    waits = (waiting.table, "open", [ana, free])
    assert await listed() == [(public.table, "open", [ana, bot, free]), waits]
    other = await served.join(public, "Ben")
    assert await listed() == [(public.table, "open", [ana, bot, ben]), waits]
    await served.client.delete(f"/api/tables/{public.table}/seats/2", headers=other.headers)
    assert await listed() == [(public.table, "open", [ana, bot, free]), waits]
    other = await served.join(public, "Ben")
    await public.done("begin", version=(await public.now())["version"])
    assert await listed() == [waits, (public.table, "playing", [ana, bot, ben])]
    await other.done("resign")
    assert (await listed())[1][2] == [ana, bot, {"name": "Ben", "bot": "greedy"}]
    await waiting.done("close")
    assert [table for table, _, _ in await listed()] == [public.table]


async def test_the_link_and_the_picture_of_it_lead_to_the_table(served: Served) -> None:
    seat = await served.open(players=2)
    assert seat.link == f"{served.address}/tables/{seat.table}#{seat.key}"
    answer = await seat.ask("qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"
    assert (await served.client.get(f"/api/tables/{seat.table}/qr.svg")).status_code == 404
    with_key = await served.client.get(f"/api/tables/{seat.table}/qr.svg", params={"key": seat.key})
    assert with_key.content == answer.content


async def test_one_device_can_have_several_seats(served: Served) -> None:
    people = await served.begun(players=3)
    assert [person.seat for person in people] == [0, 1, 2]
    hands = [(await person.now())["view"]["hand"] for person in people]
    assert all(hands)
    asked, now = await asked_of(people)
    for person in people:
        assert bool((await person.now())["options"]) == (person is asked)
    assert now["options"]


async def test_people_choose_their_seat_leave_and_are_sent_away(served: Served) -> None:
    host = await served.open(players=3)
    far = await served.join(host, "Ben", 2)
    assert far.seat == 2
    taken = await served.client.post(
        f"/api/tables/{host.table}/seats", params={"key": host.key}, json={"name": "Eva", "seat": 2}
    )
    assert (taken.status_code, taken.json()["error"]["code"]) == (409, "seat-taken")
    sent = await served.client.delete(f"/api/tables/{host.table}/seats/2", headers=host.headers)
    assert sent.status_code == 200
    assert (await far.ask()).status_code == 401, "the token of who was sent away is dead"
    assert (await far.tell("hook", url="")).status_code == 401
    again = await served.join(host, "Ben", 2)
    assert (await far.ask()).status_code == 401
    assert (await again.ask()).status_code == 200
    assert (await served.client.delete(f"/api/tables/{host.table}/seats/0", headers=again.headers)).status_code == 403
    assert (await served.client.delete(f"/api/tables/{host.table}/seats/2", headers=again.headers)).status_code == 200


async def test_a8_the_host_says_who_is_the_youngest_when_all_are_there(served: Served) -> None:
    host = await served.open(players=2, seed="ages 24")
    other = await served.join(host, "Ben")
    version = (await host.now())["version"]
    for wrong in ([2], [0, 0], [-1], "0"):
        answer = await host.tell("begin", version=version, youngest_first=wrong)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (400, "bad-input")
    assert (await other.tell("begin", version=version, youngest_first=[1])).status_code == 403
    await host.done("begin", version=version, youngest_first=[0])
    now = await other.now()
    assert (now["view"]["asked"], now["offer"]["youngest_first"]) == (0, [0]), "by lot it would have been the other"


async def test_a_full_table_has_no_seat_left(served: Served) -> None:
    people = await served.begun(players=2)
    full = await served.client.post(
        f"/api/tables/{people[0].table}/seats", params={"key": people[0].key}, json={"name": "Eva"}
    )
    assert (full.status_code, full.json()["error"]["code"]) == (403, "table-playing")
    host = await served.open(players=2)
    await served.join(host, "Ben")
    full = await served.client.post(f"/api/tables/{host.table}/seats", params={"key": host.key}, json={"name": "Eva"})
    assert (full.status_code, full.json()["error"]["code"]) == (409, "seats-taken")


async def test_a_table_of_bots_alone_is_not_opened(served: Served) -> None:
    bots = {"0": "random", "1": "random"}
    answer = await served.client.post("/api/tables", json={"name": "Ana", "offer": {"players": 2, "bots": bots}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "no-seat-left")


async def test_a_closed_table_is_gone(served: Served) -> None:
    host = await served.open(players=2)
    other = await served.join(host, "Ben")
    assert (await other.tell("close")).status_code == 403
    await host.done("close")
    answer = await served.client.post(f"/api/tables/{host.table}/seats", params={"key": host.key}, json={"name": "Eva"})
    assert (answer.status_code, answer.json()["error"]) == (
        410,
        {
            "kind": "gone",
            "code": "table-closed",
            "rule": "",
            "said": None,
            "details": {},
            "version": None,
            "now": None,
            "made": False,
        },
    )
    assert (await host.tell("begin", version=(await host.now())["version"])).status_code == 410
