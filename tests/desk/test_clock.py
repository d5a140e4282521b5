"""The desk's time: nobody's time ends or stops because a machine's clock was set, or because the machine was asleep."""

from collections.abc import Callable

import pytest

from desk.memory import ServedInMemory, at_the_desk
from desk.people import Seat, asked_of
from sabika.desk import clock, keeper
from sabika.desk.clock import LEAP, Clock
from sabika.desk.door import now
from sabika.desk.keeper import Keeper
from sabika.desk.memory import MemoryStore
from sabika.desk.tables.table import Table

pytestmark = pytest.mark.anyio

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
BANK = 40 * SECOND
STARTED = 1_700_000_000 * SECOND


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.measured = 5 * SECOND
        self.shown = STARTED

    def passes(self, milliseconds: int) -> None:
        self.measured += milliseconds
        self.shown += milliseconds

    def is_set(self, milliseconds: int) -> None:
        """Forward or back; so it is after a sleep."""
        self.shown += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(clock, "time_ns", lambda: machine.shown * 1_000_000)
    monkeypatch.setattr(clock, "monotonic_ns", lambda: machine.measured * 1_000_000)
    monkeypatch.setattr(clock, "CLOCK", Clock())
    # The desk looks after its tables when a test says so, and never in the midst of something.
    monkeypatch.setattr(keeper, "TICK", 3600.0)
    monkeypatch.setattr(keeper, "BEAT", 3600.0)
    return machine


@pytest.fixture
def restart(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A new process knows nothing of the time of the last one."""
    return lambda: monkeypatch.setattr(clock, "CLOCK", Clock())


# The clock itself


def test_time_passes_as_the_machine_measures_it(machine: Machine) -> None:
    assert now() == STARTED
    machine.passes(MINUTE)
    assert (now(), clock.CLOCK.behind()) == (STARTED + MINUTE, 0)


@pytest.mark.parametrize("by", [HOUR, -MINUTE, -DAY])
def test_a_clock_that_is_set_makes_no_leap(machine: Machine, by: int) -> None:
    machine.is_set(by)
    assert now() == STARTED
    machine.passes(10 * SECOND)
    assert now() == STARTED + 10 * SECOND + (100 if by > 0 else -100), "a hundredth faster or slower"


@pytest.mark.parametrize("by", [LEAP, -MINUTE])
def test_in_the_end_it_agrees_with_the_machines_clock(machine: Machine, by: int) -> None:
    machine.is_set(by)
    assert clock.CLOCK.behind() == 0
    before = now()
    for _ in range(200):
        machine.passes(MINUTE)
        assert now() > before
        before = now()
    assert now() == machine.shown


def test_it_leaps_forward_only(machine: Machine) -> None:
    machine.is_set(HOUR)
    assert clock.CLOCK.behind() == HOUR
    clock.CLOCK.leap(HOUR)
    assert (now(), clock.CLOCK.behind()) == (machine.shown, 0)
    clock.CLOCK.leap(-HOUR)
    assert now() == machine.shown


# A table where time counts


async def timed(served: ServedInMemory) -> list[Seat]:
    return await served.begun(players=2, clock={"type": "bank", "milliseconds": BANK}, confirm=False)


async def passes(served: ServedInMemory, machine: Machine, milliseconds: int) -> None:
    """Time in which the desk is at work."""
    while milliseconds:
        step = min(milliseconds, 5 * SECOND)
        machine.passes(step)
        milliseconds -= step
        await served.desk.keeper.beat()
        await served.desk.keeper.tick()


async def decide(people: list[Seat]) -> int:
    """Whoever is asked ends the turn; returns the seat."""
    person, seen = await asked_of(people)
    take = next(option["action"] for option in seen["options"] if option["action"].startswith("take"))
    await person.done("actions", version=seen["version"], action=take)
    return person.seat


def late(table: Table) -> int:
    return sum(entry.what == "late" for entry in table.entries)


@pytest.mark.parametrize("by", [HOUR, DAY, -MINUTE, -DAY])
async def test_a_clock_that_is_set_costs_nobody_time_and_stops_none(machine: Machine, by: int) -> None:
    async with at_the_desk() as served:
        people = await timed(served)
        table = await served.table(people[0].table)
        seat = table.asked()
        await passes(served, machine, 10 * SECOND)
        machine.is_set(by)
        await served.desk.keeper.tick()
        left = table.clocks.left_to(seat, now())
        # What passed since the desk last said that it runs may be given back with the pause.
        assert BANK - 10 * SECOND <= left <= BANK - 5 * SECOND
        await passes(served, machine, 10 * SECOND)
        assert left - 10_101 <= table.clocks.left_to(seat, now()) <= left - 9_899
        assert await decide(people) == seat
        assert late(table) == 0
        other = table.asked()
        await passes(served, machine, BANK - SECOND)
        assert late(table) == 0
        await passes(served, machine, 2 * SECOND)
        assert [entry.seat for entry in table.entries if entry.what == "late"] == [other]


async def test_who_decides_in_the_midst_of_a_leap_loses_no_time(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_yet(keeper: Keeper) -> None:
        pass

    async with at_the_desk() as served:
        people = await timed(served)
        table = await served.table(people[0].table)
        monkeypatch.setattr(Keeper, "_give_back_everywhere", not_yet)
        machine.is_set(HOUR)
        await served.desk.keeper.beat()
        assert now() == machine.shown
        seat = await decide(people)
        assert table.clocks.left[seat] == BANK
        assert [entry.what for entry in table.entries[-2:]] == ["slept", "act"]


@pytest.mark.parametrize("by", [0, HOUR, DAY, -MINUTE, -DAY])
async def test_a_restart_after_the_clock_was_set(machine: Machine, restart: Callable[[], None], by: int) -> None:
    store = MemoryStore()
    async with at_the_desk(store) as served:
        people = await timed(served)
        await passes(served, machine, 10 * SECOND)
    machine.passes(MINUTE)
    machine.is_set(by)
    restart()
    async with at_the_desk(store) as served:
        table = await served.table(people[0].table)
        seat = table.asked()
        # A clock that was set back just so far that nothing seems to have passed costs at most as much as a short gap.
        assert BANK - 10 * SECOND - LEAP <= table.clocks.left_to(seat, now()) <= BANK
        assert now() >= STARTED + 10 * SECOND
        await passes(served, machine, BANK - 10 * SECOND - LEAP)
        assert late(table) == 0
        await passes(served, machine, 30 * SECOND)
        assert late(table) > 0


async def test_workers_agree_on_the_time_that_is_furthest(machine: Machine) -> None:
    """Another one was started at a machine whose clock is an hour ahead, or after this one's was set."""
    store = MemoryStore()
    async with at_the_desk(store) as served:
        people = await timed(served)
        table = await served.table(people[0].table)
        assert await store.heartbeat(now() + HOUR) == HOUR
        await served.desk.keeper.beat()
        assert now() == STARTED + HOUR
        await served.desk.keeper.tick()
        assert (late(table), table.clocks.left_to(table.asked(), now())) == (0, BANK)
        await passes(served, machine, BANK + SECOND)
        assert late(table) == 1


async def test_nobody_was_away_while_the_machine_slept(machine: Machine) -> None:
    async with at_the_desk() as served:
        people = await timed(served)
        table = await served.table(people[0].table)
        await passes(served, machine, 20 * SECOND)
        since = served.desk.presence.away_since(table, 1)
        assert since == STARTED
        machine.is_set(8 * HOUR)
        await served.desk.keeper.tick()
        assert served.desk.presence.away_since(table, 1) == since + 8 * HOUR
