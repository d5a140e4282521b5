"""What people do over the API: open, join, play, leave, look again afterwards."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from sabika.desk import door, keeper
from sabika.desk.requests.considering import promised
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.table import ABSENT
from sabika.desk.wire import showing
from sabika.library import GAMES
from sabika.record import Record, verify
from sabika.reference import LANGUAGES, rulebook
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.game import Game
from sabika.rules.palace.game import PalaceGame
from server.served import Seat, Served, asked_of, played_out, recorded, serving, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(settings_in(tmp_path)) as served:
        yield served


# The lobby


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
        assert games[name]["options_alone"] == (name == "roll-and-write")


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
async def test_what_is_chosen_is_what_is_played(served: Served, game: str) -> None:
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
    now = await people[0].now()
    assert now["offer"] | offer | {"seed": None} == now["offer"]
    assert (now["seed_hash"], now["seed_given"]) == (seed_hash("chosen by Ana"), True)
    assert (now["view"]["game"], now["view"]["modules"]) == (game, offer["modules"])
    assert now["hint"] is None, "purists get no hints"
    assert [chair["bot"] for chair in now["chairs"]] == ["", "greedy"] + [""] * (kind.players[-1] - 2)
    assert now["chairs"][0]["milliseconds"] == 600_000


async def test_a_drawn_seed_is_told_apart_from_a_given_one(served: Served) -> None:
    assert not (await (await served.open(players=2)).now())["seed_given"]


async def test_public_tables_are_listed_with_who_sits_there(served: Served) -> None:
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
    assert seat.link == f"http://127.0.0.1:{served.port}/tables/{seat.table}#{seat.key}"
    assert (await served.client.get(f"/tables/{seat.table}")).status_code == 200
    answer = await seat.ask("qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"
    assert (await served.client.get(f"/api/tables/{seat.table}/qr.svg")).status_code == 404
    with_key = await served.client.get(f"/api/tables/{seat.table}/qr.svg", params={"key": seat.key})
    assert with_key.content == answer.content


async def test_the_link_can_have_an_address_of_its_own(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, address="https://club.example.org/")) as served:
        seat = await served.open(players=2)
        assert seat.link == f"https://club.example.org/tables/{seat.table}#{seat.key}"


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
        {"kind": "gone", "code": "table-closed", "rule": "", "details": {}, "version": None, "now": None},
    )
    assert (await host.tell("begin", version=(await host.now())["version"])).status_code == 410


# Playing


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
    early = await other.tell("away", seat=person.seat)
    assert (early.status_code, early.json()["error"]["code"]) == (403, "not-absent")
    table = await served.table(person.table)
    table.waiting_since -= ABSENT
    await other.done("away", seat=person.seat)
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


# Afterwards


async def test_everything_about_a_finished_game(served: Served) -> None:
    people = await served.over()
    person = people[0]
    game = played_out()
    now = await person.now()
    assert (now["status"], now["offer"]["seed"]) == ("over", "played out")
    assert seed_hash(now["offer"]["seed"]) == now["seed_hash"]

    record = await person.ask("record")
    assert record.headers["content-disposition"] == f'attachment; filename="sabika-{person.table}.json"'
    read = Record.loads(record.content)
    assert verify(read).ok
    assert [player.name for player in read.players] == ["Ana", "Ben"]
    checked = await served.client.post("/api/records/verify", content=record.content)
    assert checked.json() == {"ok": True, "problems": [], "points": game.points}

    figures = (await person.ask("statistics")).json()
    assert (figures["points"], figures["winners"], figures["turns"]) == (game.points, game.winners(), game.turn)
    assert figures["decisions"] == len(game.log)
    for side, scorings in enumerate(figures["gained"]):
        assert sum(sum(sources.values()) for sources in scorings) == game.points[side]
    assert sum(figures["purchases"]) == sum(game.notation(action).startswith("buy") for action in game.log)
    assert all(exact <= bought for exact, bought in zip(figures["exact"], figures["purchases"]))
    check_course(figures["course"], game)
    moves = (await person.ask("story")).json()
    assert [move["actions"] for move in moves] == list(range(len(game.log) + 1))
    for move in moves[:: len(moves) // 5]:
        moment = (await person.ask(f"replay/{move['actions']}")).json()
        assert (move["seat"], move["events"]) == (moment["seat"], moment["events"])


def check_course(course: list[dict[str, Any]], game: Game) -> None:
    """Turn by turn, as the game stood when it is played again."""
    assert [turn["turn"] for turn in course] == list(range(1, game.turn + 1))
    assert (course[-1]["actions"], course[-1]["points"]) == (len(game.log), game.points)
    again = game.anew()
    assert isinstance(again, PalaceGame)
    for turn in course[:-1]:
        assert turn["seat"] == again.active
        while len(again.log) < turn["actions"]:
            assert again.turn == turn["turn"]
            again.play(game.log[len(again.log)])
        assert again.turn == turn["turn"] + 1
        assert (turn["points"], turn["promised"]) == (again.points, promised(again))
        assert turn["tiles"] == [len(seat.palace.tiles()) for seat in again.seats]
        assert turn["cards"] == [seat.hand.size for seat in again.seats]
        assert [lines.get("wall", 0) for lines in turn["lines"]] == [seat.palace.longest_wall() for seat in again.seats]


async def test_the_course_of_roll_and_write_is_told_too(served: Served) -> None:
    person = (await served.over(game="roll-and-write"))[0]
    course = (await person.ask("statistics")).json()["course"]
    built = [sum(turn["tiles"]) for turn in course]
    assert built == sorted(built)
    assert built[-1] > 10
    assert all(turn["lines"] == [{}, {}] for turn in course)


async def test_before_the_end_nothing_of_it_is_told(served: Served) -> None:
    person = (await served.begun())[0]
    for what in ("record", "statistics", "story", "replay/0?seat=1"):
        answer = await person.ask(what)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-over")
    for what, body in (("fork", {"name": "Eva", "actions": 0}), ("rematch", {})):
        answer = await person.tell(what, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-over")


async def test_while_the_game_is_on_a_viewer_sees_again_what_it_saw_then(served: Served) -> None:
    """Not a byte more, and nothing of what was taken back."""
    people = await served.begun(modules=["sites", "bonus"], players=3, public=True, confirm=False, seed="again")
    chance, undone = random.Random(3), 0
    seen: dict[int, list[Any]] = {}
    by: dict[int, int] = {}

    async def all_now() -> list[dict[str, Any]]:
        spectator = (await served.client.get(f"/api/tables/{people[0].table}")).json()
        return [*[await person.now() for person in people], spectator]

    for _ in range(80):
        now = await all_now()
        seen[now[0]["actions"]] = [own["view"] for own in now]
        seat = now[0]["view"]["asked"]
        version = now[0]["version"]
        if now[seat]["can_undo"] and chance.random() < 0.3:
            await people[seat].done("undo", version=version)
            undone += 1
            continue
        by[now[0]["actions"] + 1] = seat
        options = [option["action"] for option in now[seat]["options"]]
        buying = [action for action in options if action.startswith("buy")]
        await people[seat].done("actions", version=version, action=chance.choice(buying or options))
    assert undone
    last = (await all_now())[0]
    events = {happened["actions"]: happened["events"] for happened in last["happened"] if happened["what"] != "undo"}
    for actions in range(last["actions"]):
        for viewer, person in enumerate([*people, None]):
            path = f"/api/tables/{people[0].table}/replay/{actions}"
            moment = (await served.client.get(path, headers=person.headers if person else {})).json()
            assert moment["views"] == [seen[actions][viewer]]
            assert moment["of"] == last["actions"]
            assert moment["events"] == events[actions]
            assert moment["seat"] == (by[actions] if actions else None)
            assert bool(moment["action"]) == (actions > 0 and by[actions] == viewer), "an action can tell a secret"
    assert (await people[0].ask(f"replay/{last['actions'] + 1}")).status_code == 404
    assert (await people[0].ask("replay/3", seat=1)).json()["error"]["code"] == "not-over"
    assert (await people[0].ask("replay/3", seat=0)).status_code == 200


async def test_replay_at_any_moment_with_each_seats_view_or_all(served: Served) -> None:
    person = (await served.over())[0]
    game = played_out()
    again = game.anew()
    by, told = [], [again.opening]
    for action in game.log:
        by.append(again.asked())
        told.append(again.apply(action))
    for actions in (0, 1, len(game.log) // 2, len(game.log)):
        moment = (await person.ask(f"replay/{actions}")).json()
        assert (moment["actions"], moment["of"], len(moment["views"])) == (actions, len(game.log), 2)
        assert moment["action"] == (game.notation(game.log[actions - 1]) if actions else "")
        for seat in (0, 1):
            own = (await person.ask(f"replay/{actions}", seat=seat)).json()
            assert own["views"] == [moment["views"][seat]]
        assert moment["seat"] == (by[actions - 1] if actions else None)
        assert moment["events"] == json.loads(showing.encoded(showing.events(game, told[actions])))
    assert moment["views"][0]["points"] == game.points
    assert (await person.ask(f"replay/{len(game.log) + 1}")).status_code == 404
    assert (await person.ask("replay/0", seat=2)).status_code == 404
    assert (await person.ask("replay/-1")).status_code == 404


async def test_a_finished_game_is_forked_at_a_moment(served: Served) -> None:
    person = (await served.over())[0]
    game = played_out()
    answer = await person.tell("fork", name="Eva", actions=20, seat=1, bots={"0": "random"})
    fork = Seat(served.client, answer.json())
    assert (answer.status_code, fork.seat) == (201, 1)
    await fork.done("begin", version=1)
    table = await served.table(fork.table)
    assert table.game is not None
    assert [table.game.notation(action) for action in table.game.log[:20]] == [
        game.notation(action) for action in game.log[:20]
    ]
    assert (await fork.now())["seed_given"], "who plays on may know what comes"
    late = await person.tell("fork", name="Eva", actions=len(game.log))
    assert (late.status_code, late.json()["error"]["code"]) == (404, "no-such-moment")


async def test_everybody_finds_each_other_at_the_rematch(served: Served) -> None:
    people = await served.over()
    answers = [await person.tell("rematch") for person in people]
    assert [answer.status_code for answer in answers] == [201, 201]
    fresh = [Seat(served.client, answer.json()) for answer in answers]
    assert fresh[0].table == fresh[1].table != people[0].table
    assert [person.seat for person in fresh] == [0, 1]
    assert (await people[0].now())["rematch"] == fresh[0].table
    again = await people[1].tell("rematch")
    assert again.json()["seat"] == 1, "asking twice gives the same seat"
    now = await fresh[1].now()
    assert ([chair["name"] for chair in now["chairs"]], now["seed_given"]) == (["Ana", "Ben"], False)


async def test_who_has_the_link_of_a_table_finds_its_rematch(served: Served) -> None:
    """A big screen has no seat, but goes on with the others."""
    people = await served.over()
    path = f"/api/tables/{people[0].table}/rematch"
    early = await served.client.get(path, params={"key": people[0].key})
    assert (early.status_code, early.json()["error"]["code"]) == (404, "no-such-table")
    fresh = (await people[0].tell("rematch")).json()
    where = (await served.client.get(path, params={"key": people[0].key})).json()
    assert where == {name: fresh[name] for name in ("table", "key", "link")}
    assert (await served.client.get(path)).status_code == 404, "who has no link learns nothing"


async def test_a_record_is_kept_as_a_table_of_its_own(served: Served) -> None:
    record = recorded(("Ana", "Ben"))
    first, second = [(await served.client.post("/api/records", content=record.dumps())).json() for _ in range(2)]
    assert first["table"] != second["table"], "nothing is overwritten"
    assert first["status"] == "over"
    now = (await served.client.get(f"/api/tables/{first['table']}", params={"key": first["key"]})).json()
    assert [(chair["name"], chair["recorded"]) for chair in now["chairs"]] == [("Ana", True), ("Ben", True)]
    again = await served.client.get(f"/api/tables/{first['table']}/record", params={"key": first["key"]})
    assert msgspec.structs.replace(Record.loads(again.content), made_by=record.made_by) == record
    assert (await served.client.get(f"/api/tables/{first['table']}")).status_code == 404, "it is private"


async def test_nobody_sits_in_the_seats_of_a_record(served: Served) -> None:
    kept = (await served.client.post("/api/records", content=recorded().dumps())).json()
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
    kept = (await served.client.post("/api/records", content=record.dumps())).json()
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
        answer = await served.client.post("/api/records", content=lie.dumps())
        assert (answer.status_code, answer.json()["error"]["details"]) == (400, {"field": field})
        checked = await served.client.post("/api/records/verify", content=lie.dumps())
        assert (checked.status_code, checked.json()["ok"]) == (200, False)


async def test_names_in_a_record_are_taken_over_only_if_they_could_be_given_here(served: Served) -> None:
    names = ("A" * 150, "Ben\u202egnp.exe")
    kept = (await served.client.post("/api/records", content=recorded(names).dumps())).json()
    now = (await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})).json()
    assert [chair["name"] for chair in now["chairs"]] == ["-", "-"]


async def test_a_table_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long the server takes to end and to start: no clock gets time back.
    for module in (door, keeper):
        monkeypatch.setattr(module, "now", lambda: 10**12)
    settings = settings_in(tmp_path)
    async with serving(settings) as served:
        people = await served.begun(clock={"type": "move", "milliseconds": 3_600_000})
        kept = (
            await served.client.post("/api/records", content=recorded(("A" * 150, "Ben"), "x" * 200).dumps())
        ).json()
        person, before = await asked_of(people)
    async with serving(settings) as served:
        person.client = served.client
        assert await person.now() == before
        again = await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})
        assert again.json()["status"] == "over"


async def test_a_record_with_what_the_store_could_not_read_again_is_refused(served: Served) -> None:
    answer = await served.client.post("/api/records", content=recorded(seed="x" * 201).dumps())
    assert (answer.status_code, answer.json()["error"]["kind"]) == (400, "bad-input")
    assert Offer(seed="x" * 201).seed
