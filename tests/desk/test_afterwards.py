"""Games that are over: looked at again, gone on with, played once more."""

import json
import random
from typing import Any

import pytest

from desk.people import JSON, Seat, Served, played_out
from sabika.desk.requests.considering import promised
from sabika.desk.wire import showing
from sabika.record import Record, verify
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.game import RULES, Game
from sabika.rules.palace.game import PalaceGame

pytestmark = pytest.mark.anyio


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
    checked = await served.client.post("/api/records/verify", content=record.content, headers=JSON)
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
    for what in ("statistics", "story", "replay/0?seat=1"):
        answer = await person.ask(what)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-over")
    for what, body in (("fork", {"name": "Eva", "actions": 0}), ("rematch", {})):
        answer = await person.tell(what, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-over")


async def test_before_the_end_there_is_no_record(served: Served) -> None:
    """It would tell the deal."""
    for person in await served.begun():
        answer = await person.ask("record")
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


async def test_a8_the_order_of_ages_goes_on_with_the_game_and_with_its_people(served: Served) -> None:
    """Into the record, the fork and the rematch, where everybody sits on the same seat again."""
    people = await served.over(youngest_first=[1, 0])
    assert Record.loads((await people[0].ask("record")).content).youngest_first == [1, 0]
    fork = Seat(served.client, (await people[0].tell("fork", name="Eva", actions=20)).json())
    now = await fork.now()
    assert (now["offer"]["youngest_first"], now["actions"]) == ([1, 0], 20)
    last, first = [Seat(served.client, (await person.tell("rematch")).json()) for person in reversed(people)]
    assert (first.seat, last.seat) == (0, 1)
    now = await first.now()
    assert (now["offer"]["youngest_first"], now["actions"]) == ([1, 0], 0)


async def test_whose_seat_is_taken_at_the_rematch_gets_another(served: Served) -> None:
    people = await served.over()
    first = Seat(served.client, (await people[1].tell("rematch")).json())
    guest = await served.join(first, "Eva", 0)
    full = await people[0].tell("rematch")
    assert (full.status_code, full.json()["error"]["code"]) == (409, "seats-taken")
    await served.client.delete(f"/api/tables/{guest.table}/seats/1", headers=first.headers)
    assert (await people[0].tell("rematch")).json()["seat"] == 1


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


async def test_a_game_of_earlier_rules_goes_on_by_them_and_its_rematch_does_not(served: Served) -> None:
    """A14: a fork is the same game, a rematch a new one."""
    people = await served.over(rules=1)
    fork = Seat(served.client, (await people[0].tell("fork", name="Eva", actions=20)).json())
    rematch = Seat(served.client, (await people[0].tell("rematch")).json())
    assert [(await served.table(seat.table)).setup.rules for seat in (people[0], fork, rematch)] == [1, 1, RULES]
    assert (await people[0].ask("record")).json()["version"] == 1


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
