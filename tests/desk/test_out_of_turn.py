"""Acting out of turn (V2): all are asked at once, for as long whatever they hold, and nobody hears what they say."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sabika
from desk.kept import new_table
from desk.memory import Noticeboard, at_the_desk
from desk.people import Seat, Served
from desk.test_form import FORM, Time, entries, told_now
from desk.test_form import time as time
from property.random_games import Picks, choose
from sabika.desk import door
from sabika.desk.door import Door
from sabika.desk.intents import Intent
from sabika.desk.keeper import Keeper
from sabika.desk.memory import MemoryStore, ThinkingHere
from sabika.desk.news import LocalNews, NoNotices
from sabika.desk.presence import Presence
from sabika.desk.store import ORPHANED, due_at
from sabika.desk.tables import state
from sabika.desk.tables.entries import BankClock, MoveClock, Offer
from sabika.desk.tables.table import Table
from sabika.desk.wire.showing import encoded
from sabika.rules.core.declining import DECLINE, as_asked, asked_at_once, asked_together
from sabika.rules.core.game import Game
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

MODULES = ["vizier"]


@cache
def asking(*can_buy: bool) -> tuple[str, list[str]]:
    """A game after a turn: its seed and what was played. Seat 0 is asked first, then the others; whether their viziers
    can buy something is as wanted."""
    for number in range(2_000):
        game = sabika.new_game(players=len(can_buy), seed=f"round {number}", modules=tuple(MODULES))
        picks = Picks(number)
        for _ in range(60):
            asked = asked_together(game)
            if asked == list(range(len(can_buy))) and can_buy == tuple(
                len(as_asked(game, seat).options()) > 1 for seat in asked
            ):
                return game.setup.seed, [game.notation(action) for action in game.log]
            if game.over:
                break
            game.play(DECLINE if asked_at_once(game) else choose(game.options(), picks, "builder"))
    raise AssertionError("no such game")


async def asked(served: Served, *can_buy: bool, **offer: Any) -> list[Seat]:
    """People at a table where a turn has just ended."""
    seed, actions = asking(*can_buy)
    chosen = Offer(players=len(can_buy), seed=seed, actions=actions, modules=MODULES, **offer)
    table = await served.desk.open_table(chosen)
    answer = await served.client.post(
        f"/api/tables/{table.name}/seats", params={"key": table.key}, json={"name": "Ana"}
    )
    return await served.all_sit(Seat(served.client, answer.json()))


async def test_v2_all_are_asked_at_once_and_wait_once(served: Served, time: Time) -> None:
    people = await asked(served, False, False, False)
    began = await people[0].now()
    opened = time.at
    for person in people:
        now = await person.now()
        assert now["out_of_turn"] == {"asked": [0, 1, 2], "closes_at": opened + FORM}
        assert (now["options"], now["could"], now["says"]) == ([], [], None)
    await time.somebody_waits()
    await time.passes(FORM - 1)
    assert (await people[1].now())["version"] == began["version"]
    await time.passes(1)
    now = await served.until(people[1], lambda now: now["view"]["step"] == "act")
    assert entries(now, began["version"]) == [("act", seat, opened + FORM) for seat in range(3)]


async def test_v2_who_wants_to_act_is_asked_when_the_time_is_over(served: Served, time: Time) -> None:
    people = await asked(served, False, True, True)
    began = await people[1].now()
    assert {option["verb"] for option in began["could"]} == {"favour"}
    assert await people[1].done("intent", says="act") == began["version"]
    assert (await people[1].now())["says"] == "act"
    assert [(await people[seat].now())["says"] for seat in (0, 2)] == [None, None]
    await time.somebody_waits()
    assert (await people[0].now())["version"] == began["version"]
    await time.passes(FORM)
    now = await served.until(people[1], lambda now: now["view"]["asked"] == 1)
    assert entries(now, began["version"]) == [("act", 0, time.at)]
    assert {option["verb"] for option in now["options"]} == {"favour", "decline"}
    await time.passes(20_000)
    await people[1].done("actions", version=now["version"], action=began["could"][0]["action"])
    assert (await people[0].now())["view"]["step"] == "pay"


async def test_v3_what_others_have_said_still_holds_when_one_declines_after_all(served: Served, time: Time) -> None:
    people = await asked(served, True, True, True)
    for seat in (0, 2):
        await people[seat].done("intent", says="act")
    await time.somebody_waits()
    await time.passes(FORM)
    now = await served.until(people[0], lambda now: bool(now["options"]))
    assert (await people[1].tell("intent", says="act")).status_code == 403, "too late"
    await people[0].done("actions", version=now["version"], action="decline")
    now = await served.until(people[2], lambda now: now["view"]["asked"] == 2)
    assert {option["verb"] for option in now["options"]} == {"favour", "decline"}


async def test_v3_after_a_use_everybody_may_decide_again(served: Served, time: Time) -> None:
    people = await asked(served, True, True, True)
    for person in people[:2]:
        await person.done("intent", says="act")
    await time.somebody_waits()
    await time.passes(FORM)
    for _ in range(12):
        now = await served.until(people[0], lambda now: bool(now["options"]))
        wanted = next(
            option for verb in ("favour", "pay", "reserve") for option in now["options"] if option["verb"] == verb
        )
        await people[0].done("actions", version=now["version"], action=wanted["action"])
        now = await people[0].now()
        if now["held"]:
            await people[0].done("confirm", version=now["version"])
        if (await people[0].now())["out_of_turn"]["asked"]:
            break
    now = await people[1].now()
    assert now["out_of_turn"] == {"asked": [1, 2], "closes_at": time.at + FORM}
    assert now["says"] is None, "it was said about the other round"


@pytest.mark.parametrize("says", ["not-this-turn", "never"])
async def test_v2_a_standing_no_is_kept_and_taken_back_and_told_to_nobody(
    served: Served, time: Time, says: str
) -> None:
    people = await asked(served, True, True, False)
    before = await people[0].now()
    await people[1].done("intent", says=says)
    assert (await people[1].now())["says"] == says
    after = await people[0].now()
    assert {**after, "said_at": 0} == {**before, "said_at": 0}
    await time.somebody_waits()
    await time.passes(FORM)
    now = await served.until(people[0], lambda now: now["view"]["step"] == "act")
    assert entries(now, before["version"]) == [("act", seat, time.at) for seat in range(3)]
    assert (await people[1].now())["says"] == ("never" if says == "never" else None)
    await people[1].done("intent", says=None)
    assert (await people[1].now())["says"] is None


@pytest.mark.parametrize("thinks", ["in time", "too long"])
async def test_v2_a_bot_among_people_acts_when_the_time_is_over_if_it_knew_by_then(
    served: Served, time: Time, monkeypatch: pytest.MonkeyPatch, thinks: str
) -> None:
    """Nobody sees when it has made up its mind; and one that needs longer says no at the same moment."""
    buys = next(option for option in buyer().options() if option is not DECLINE)
    known = asyncio.Event()

    async def choose(setup: Any, played: list[str], bot: str, payer: str) -> str:
        if bot and thinks == "too long":
            await asyncio.Event().wait()
        known.set()
        return buyer().notation(buys)

    monkeypatch.setattr(served.desk.keeper._thinking, "choose", choose)
    people = await asked(served, False, True, False, bots={"1": "greedy"})
    began = await people[0].now()
    await time.somebody_waits()
    if thinks == "in time":
        await known.wait()
    await time.passes(FORM - 1)
    assert (await people[0].now())["version"] == began["version"]
    await time.passes(1)
    wanted = "pay" if thinks == "in time" else "act"
    now = await served.until(people[0], lambda now: now["view"]["step"] == wanted)
    assert {at for _, _, at in entries(now, began["version"])} == {time.at}


def buyer() -> Game:
    """Where only seat 1 can buy something, when it is asked."""
    seed, actions = asking(False, True, False)
    game = sabika.new_game(players=3, seed=seed, modules=tuple(MODULES))
    for action in actions:
        game.play(game.parse(action))
    return as_asked(game, 1)


async def test_v2_a_worker_that_comes_late_leaves_a_bot_to_the_one_that_let_it_think(
    served: Served, time: Time
) -> None:
    """It answers for people all the same, and for the bot when nobody else does."""
    people = await asked(served, False, True, False, bots={"1": "greedy"})
    began = await people[0].now()
    await time.somebody_waits()
    other = Keeper(
        Door(served.desk.door.store, LocalNews()), ThinkingHere(), NoNotices(), Presence(LocalNews(), lambda name: None)
    )
    time.at += FORM  # The first worker does not notice yet.
    await other._decide(people[0].table)
    table = await served.desk.door.store.load(people[0].table)
    assert [entry.seat for entry in table.entries[began["version"] :]] == [0]
    time.at += ORPHANED
    await other._decide(people[0].table)
    table = await served.desk.door.store.load(people[0].table)
    assert [entry.seat for entry in table.entries[began["version"] :]][:3] == [0, 1, 2]
    await other.close()


async def test_v2_an_action_that_comes_early_takes_effect_when_the_time_is_over(served: Served, time: Time) -> None:
    people = await asked(served, True, False, False)
    began = await people[0].now()
    action = began["could"][0]["action"]
    early = asyncio.create_task(people[0].done("actions", version=began["version"], action=action))
    await time.somebody_waits()
    assert (await people[1].now())["version"] == began["version"]
    await served.until(people[0], lambda now: now["says"] == "act")
    await time.passes(FORM)
    assert await early == began["version"] + 1
    assert (await people[1].now())["view"]["step"] == "pay"


async def test_v2_where_nobody_acts_out_of_turn_nothing_is_to_be_said(served: Served) -> None:
    ana, _ = await served.begun(players=2)
    assert (await ana.now())["out_of_turn"] is None
    assert (await ana.tell("intent", says="never")).status_code == 403


@pytest.mark.parametrize("where", ["memory", "server"])
async def test_v2_a_restart_forgets_nothing_that_was_said(where: str, time: Time, tmp_path: Path) -> None:
    store, settings = MemoryStore(), settings_in(tmp_path)
    running: Callable[[], AbstractAsyncContextManager[Served]]
    running = (lambda: at_the_desk(store)) if where == "memory" else (lambda: serving(settings))
    async with running() as served:
        people = await asked(served, True, True, True)
        await people[1].done("intent", says="act")
        await people[2].done("intent", says="never")
        await time.somebody_waits()
    await time.passes(FORM)
    async with running() as served:
        person = Seat(served.client, people[1].said)
        now = await served.until(person, lambda now: now["view"]["asked"] == 1)
        assert [entry["seat"] for entry in now["happened"] if entry["what"] == "act"] == [0]
        assert (now["says"], bool(now["options"])) == ("act", True)
        assert (await Seat(served.client, people[2].said).now())["says"] == "never"


# The table itself


def table_asking(*can_buy: bool, **offer: Any) -> Table:
    """A table where a turn ended at the moment 10,000."""
    seed, actions = asking(*can_buy)
    chosen = Offer(players=len(can_buy), seed=seed, actions=actions, modules=MODULES, **offer)
    table = new_table(offer=chosen)
    for seat in range(len(can_buy)):
        if not table.chairs[seat].taken:
            table.carry_out(table.sit(2_000, seat, f"Player {seat}", f"holder {seat}"))
    table.carry_out(table.begin(10_000, table.host))
    return table


@pytest.fixture
def form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "FORM", FORM)


@pytest.mark.usefixtures("form")
def test_v2_others_are_told_the_same_whatever_a_hand_could_pay_or_its_player_has_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not a byte is different for those who must not know, before and after the answers, nor a moment."""
    monkeypatch.setattr(door, "now", lambda: 20_000)

    def told(table: Table) -> list[tuple[bytes, int | None]]:
        found = []
        while table.asked_now():
            found.append((encoded(told_now(table, 2)), due_at(table)))
            answer = table.answer_for(13_000)
            assert answer is not None
            assert table.answer_for(12_999) is None
            table.carry_out(answer)
            if len(found) == 2:
                break
        return [*found, (encoded(told_now(table, 2)), due_at(table))]

    expected, could = told(table_asking(False, True, False, clock=MoveClock(60_000))), 0
    for number in range(60):
        table = table_asking(False, True, False, clock=MoveClock(60_000))
        assert table.game is not None
        table.game = table.game.resampled(2, f"other {number}")
        could += len(as_asked(table.game, 0).options()) > 1
        table.intents = [{}, {0: Intent("never")}, {1: Intent("not-this-turn", table.game.turn)}][number % 3]
        assert told(table) == expected
    assert 0 < could < 60


@pytest.mark.usefixtures("form")
def test_v2_alone_with_bots_nobody_waits_and_a_person_simply_decides() -> None:
    table = table_asking(True, False, False, bots={"1": "greedy", "2": "greedy"})
    assert (table.no_before(), table.decider(), table.answer()) == (0, 0, None)
    assert told_now(table, 0).out_of_turn is not None
    assert {option.verb for option in told_now(table, 0).options} == {"favour", "decline"}
    table.intents = {0: Intent("never")}
    assert (table.decider(), table.answer()) == (-1, DECLINE)
    table = table_asking(False, True, False, bots={"1": "greedy", "2": "greedy"})
    assert (table.no_before(), table.answer()) == (0, DECLINE), "who has nothing to buy is not held up"


@pytest.mark.parametrize("can_buy", [True, False])
@pytest.mark.usefixtures("form")
def test_v2_alone_with_bots_a_turn_is_announced_only_where_there_is_something_to_buy(can_buy: bool) -> None:
    table = table_asking(False, can_buy, False, bots={"0": "greedy", "2": "greedy"})
    table.carry_out(table.announce(11_000, 1, "https://ben.example"))
    board = Noticeboard()
    table.carry_out(table.act(12_000, 0, "decline", "greedy"))
    board.announce(table)
    assert board.noted == ([("https://ben.example", table.version)] if can_buy else [])


@pytest.mark.usefixtures("form")
def test_v2_no_clock_runs_while_all_are_asked_and_none_gains_by_it() -> None:
    table = table_asking(False, True, False, clock=BankClock(10_000, 5_000))
    assert table.clocks.left_to(0, 13_000) == 10_000
    for _ in range(3):
        answer = table.answer_for(13_000)
        assert answer is not None
        table.carry_out(answer)
    assert table.clocks.left == [10_000] * 3
    assert table.thought == [0] * 3


@pytest.mark.usefixtures("form")
def test_v2_who_takes_a_purchase_back_is_in_the_same_round() -> None:
    table = table_asking(True, False, False)
    assert table.game is not None
    table.intents = {0: Intent("act", table.round_from)}
    favour = next(option for option in table.game.options() if option is not DECLINE)
    table.carry_out(table.act(14_000, 0, table.game.notation(favour)))
    table.carry_out(table.undo(20_000, 0))
    assert (table.no_before(), table.decider()) == (13_000, 0)
