"""Questions that are a matter of form (B5): who has nothing to choose is not bothered, and nobody can tell."""

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
from desk.patience import HANG
from desk.people import Seat, Served
from property.random_games import Picks, choose
from sabika.desk import door, keeper
from sabika.desk.memory import MemoryStore
from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.requests import playing
from sabika.desk.store import due_at
from sabika.desk.tables import state
from sabika.desk.tables.entries import BankClock, MoveClock, Offer
from sabika.desk.tables.table import STAND_IN, Table
from sabika.desk.telling import for_all, table_now
from sabika.desk.wire.messages import TableNow
from sabika.desk.wire.showing import encoded
from sabika.rules.core.declining import DECLINE, answer_for, asked_for_form
from sabika.rules.core.game import Game
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

FORM = 3_000
MODULES = ["bonus"]


@cache
def asking(*can_reveal: bool) -> tuple[str, list[str]]:
    """A game before a scoring: its seed and what was played. Seat 0 is asked first, then the others; whether they have
    something to reveal is as wanted."""
    for number in range(1_000):
        game = sabika.new_game(players=len(can_reveal), seed=f"form {number}", modules=tuple(MODULES))
        picks = Picks(number)
        while not game.over:
            if asked_for_form(game) and asked_in_turn(game) == list(enumerate(can_reveal)):
                return game.setup.seed, [game.notation(action) for action in game.log]
            game.play(DECLINE if asked_for_form(game) else choose(game.options(), picks, "builder"))
    raise AssertionError("no such game")


def asked_in_turn(game: Game) -> list[tuple[int, bool]]:
    """Who is asked if all decline, and whether they have something to choose."""
    twin, found = game.copy(), []
    while asked_for_form(twin):
        found.append((twin.asked(), answer_for(twin) is None))
        twin.play(DECLINE)
    return found


class Time:
    """Passes when the test wants it."""

    def __init__(self) -> None:
        self.at = door.now() + 10**9  # Nothing else happens so late.
        self.moved = asyncio.Condition()
        self.waiting: list[int] = []
        """The moments that somebody waits for."""

    def now(self) -> int:
        return self.at

    async def until(self, at: int) -> None:
        async with self.moved:
            self.waiting.append(at)
            self.moved.notify_all()
            await self.moved.wait_for(lambda: self.at >= at)
            self.waiting.remove(at)

    async def passes(self, milliseconds: int) -> None:
        async with self.moved:
            self.at += milliseconds
            self.moved.notify_all()

    async def somebody_waits(self) -> None:
        async with asyncio.timeout(HANG), self.moved:
            await self.moved.wait_for(lambda: any(at > self.at for at in self.waiting))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    own = Time()
    monkeypatch.setattr(state, "FORM", FORM)
    for module in (door, keeper):
        monkeypatch.setattr(module, "now", own.now)
    for waiting in (keeper, playing):
        monkeypatch.setattr(waiting, "until", own.until)
    return own


async def asked(served: Served, *can_reveal: bool, **offer: Any) -> list[Seat]:
    """People at a table where seat 0 is asked whether it reveals a card."""
    seed, actions = asking(*can_reveal)
    chosen = Offer(players=len(can_reveal), seed=seed, actions=actions, modules=MODULES, **offer)
    table = await served.desk.open_table(chosen)
    answer = await served.client.post(
        f"/api/tables/{table.name}/seats", params={"key": table.key}, json={"name": "Ana"}
    )
    return await served.all_sit(Seat(served.client, answer.json()))


def entries(now: dict[str, Any], since: int) -> list[tuple[str, int, int]]:
    """What happened after a version: what, by whom, and when."""
    return [(entry["what"], entry["seat"], entry["at"]) for entry in now["happened"] if entry["number"] > since]


async def test_b5_who_has_nothing_to_reveal_is_not_bothered(served: Served, time: Time) -> None:
    people = await asked(served, False, True, False)
    began = await people[0].now()
    assert [(await person.now())["view"]["asked"] for person in people] == [0, 0, 0]
    assert (began["matter_of_form"], began["options"], began["can_undo"]) == (True, [], False)
    await time.somebody_waits()
    await time.passes(FORM - 1)
    assert (await people[1].now())["version"] == began["version"]
    await time.passes(1)
    now = await served.until(people[1], lambda now: now["view"]["asked"] == 1)
    assert entries(now, began["version"]) == [("act", 0, time.at)]
    assert {option["verb"] for option in now["options"]} == {"reveal", "decline"}


async def test_b5_a_quick_no_takes_effect_when_the_desk_would_have_answered(served: Served, time: Time) -> None:
    people = await asked(served, True, False, False)
    began = await people[0].now()
    no = asyncio.create_task(people[0].done("actions", version=began["version"], action="decline"))
    await time.somebody_waits()
    assert (await people[1].now())["version"] == began["version"]
    await time.passes(FORM)
    assert await no == began["version"] + 1
    now = await people[2].now()
    assert entries(now, began["version"]) == [("act", 0, time.at)]


async def test_b5_a_card_is_revealed_at_once(served: Served, time: Time) -> None:
    people = await asked(served, True, False, False)
    now = await people[0].now()
    reveal = next(option["action"] for option in now["options"] if option["verb"] == "reveal")
    version = await people[0].done("actions", version=now["version"], action=reveal)
    assert entries(await people[1].now(), now["version"]) == [("act", 0, time.at)]
    assert version == now["version"] + 1


async def test_b5_a_bot_says_no_no_earlier(served: Served, time: Time) -> None:
    people = await asked(served, False, False, True, bots={"0": "greedy"})
    await time.somebody_waits()
    began = await people[0].now()
    await time.passes(FORM)
    await time.somebody_waits()
    now = await people[0].now()
    assert (now["view"]["asked"], entries(now, began["version"])) == (1, [("act", 0, time.at)])


@pytest.mark.parametrize("where", ["memory", "server"])
async def test_b5_a_restart_forgets_no_answer(where: str, time: Time, tmp_path: Path) -> None:
    store, settings = MemoryStore(), settings_in(tmp_path)
    running: Callable[[], AbstractAsyncContextManager[Served]]
    running = (lambda: at_the_desk(store)) if where == "memory" else (lambda: serving(settings))
    async with running() as served:
        people = await asked(served, False, True, False)
        await time.somebody_waits()
    await time.passes(FORM)
    async with running() as served:
        person = Seat(served.client, people[1].said)
        now = await served.until(person, lambda now: now["view"]["asked"] == 1)
        assert [entry["seat"] for entry in now["happened"] if entry["what"] == "act"] == [0]


async def test_b5_no_turn_is_announced_to_whoever_is_not_bothered(time: Time) -> None:
    async with at_the_desk() as served:
        people = await asked(served, False, True, False)
        for person in people:
            await person.done("hook", url=f"https://example.org/{person.seat}")
        await time.passes(FORM)
        now = await served.until(people[1], lambda now: now["view"]["asked"] == 1)
        board = served.desk.notices
        assert isinstance(board, Noticeboard)
        assert board.noted == [("https://example.org/1", now["version"])]


# The table itself


def table_asking(*can_reveal: bool, **offer: Any) -> Table:
    """A table where seat 0 is asked, since the moment 10,000."""
    seed, actions = asking(*can_reveal)
    chosen = Offer(players=len(can_reveal), seed=seed, actions=actions, modules=MODULES, **offer)
    table = new_table(offer=chosen)
    for seat in range(len(can_reveal)):
        if not table.chairs[seat].taken:
            table.carry_out(table.sit(2_000, seat, f"Player {seat}", f"holder {seat}"))
    table.carry_out(table.begin(10_000, 0))
    return table


@pytest.fixture
def form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "FORM", FORM)


@pytest.mark.usefixtures("form")
def test_b5_the_desk_knows_when_to_answer() -> None:
    table = table_asking(False, True, False)
    assert (table.decider(), due_at(table), table.answer_for(12_999)) == (-1, 13_000, None)
    entry = table.answer_for(13_000)
    assert entry is not None
    assert (entry.what, entry.seat, entry.action) == ("act", 0, "decline")
    table.carry_out(entry)
    assert (table.decider(), due_at(table), table.answer_for(10**9)) == (1, None, None)


def told_now(table: Table, seat: int) -> TableNow:
    """What a seat is told where nobody was seen yet."""
    return table_now(table, seat, for_all(table, Presence(LocalNews(), lambda name: None), 0))


@pytest.mark.usefixtures("form")
def test_b5_others_are_told_the_same_whatever_the_seat_could_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte is different for those who must not know."""
    monkeypatch.setattr(door, "now", lambda: 20_000)
    table = table_asking(False, True, False, clock=MoveClock(60_000))
    game = table.game
    assert game is not None
    told, could = encoded(told_now(table, 2)), 0
    for number in range(200):
        table.game = game.resampled(2, f"other {number}")
        could += table.answer() is None
        assert encoded(told_now(table, 2)) == told
    assert 0 < could < 200


@pytest.mark.usefixtures("form")
def test_b5_no_clock_runs_before_a_no_can_take_effect() -> None:
    table = table_asking(False, True, False, clock=BankClock(10_000))
    assert (table.clocks.running, table.clocks.since, table.clocks.left_to(0, 12_000)) == (0, 13_000, 10_000)
    answer = table.answer_for(13_000)
    assert answer is not None
    table.carry_out(answer)
    table.carry_out(table.act(21_000, 1, "decline"))
    assert table.clocks.left == [10_000, 5_000, 10_000], "seat 1 thought for eight seconds"
    assert table.thought == [0, 5_000, 0]


@pytest.mark.usefixtures("form")
def test_b5_who_has_no_time_left_is_answered_for_all_the_same() -> None:
    table = table_asking(False, True, False, clock=BankClock(10_000))
    table.clocks.left[0] = 0
    assert table.late(13_000) is None
    assert table.answer_for(13_000) is not None


@pytest.mark.usefixtures("form")
def test_b5_a_revealed_card_can_be_taken_back_until_the_answer_is_due() -> None:
    table = table_asking(True, False)
    assert table.game is not None
    for _ in range(3):
        reveal = next((action for action in table.game.options() if action is not DECLINE), None)
        if reveal is None:
            break
        table.carry_out(table.act(11_000, 0, table.game.notation(reveal)))
    assert (table.asked(), table.decider(), due_at(table)) == (0, -1, 14_000)
    assert told_now(table, 0).can_undo
    table.carry_out(table.undo(12_000, 0))
    assert (table.decider(), due_at(table)) == (0, None)


@pytest.mark.usefixtures("form")
def test_b5_a_bot_that_stands_in_answers_itself() -> None:
    table = table_asking(False, True, False)
    table.carry_out(table.away(11_000, 0))
    assert (table.bot_to_act(), table.answer(), table.answer_for(10**9)) == (STAND_IN, None, None)
    assert (due_at(table) or 0) > 13_000
    table.carry_out(table.back(12_000, 0))
    assert due_at(table) == 13_000


@pytest.mark.usefixtures("form")
def test_b5_alone_with_bots_nobody_waits() -> None:
    """There is nobody from whom the answers of a person would have to be hidden."""
    table = table_asking(False, True, False, bots={"1": "greedy", "2": "greedy"})
    assert table.no_before() == 0
    assert table.answer_for(10_000) is not None
