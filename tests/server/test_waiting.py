"""Who is answered next where many bots are to think: in turn, cheap ones first, never all processes for costly ones."""

from collections.abc import Iterable

import pytest

from sabika.server.costs import CHEAP, Costs
from sabika.server.waiting import Waiting


def waiting_for(processes: int, asked: Iterable[str]) -> Waiting[str]:
    """Questions are written as who asks, whether it is costly, and a number: `ana! 1`."""
    waiting = Waiting[str](processes)
    for each in asked:
        who = each.split()[0]
        waiting.add(who.rstrip("!"), who.endswith("!"), each)
    return waiting


def one_by_one(waiting: Waiting[str]) -> list[str]:
    """All that is served, if each is done before the next one."""
    served = []
    while (each := waiting.next()) is not None:
        waiting.done("!" in each)
        served.append(each)
    return served


def test_everybody_is_served_in_turn_however_much_somebody_asks() -> None:
    asked = ["ana! 1", "ana! 2", "ana! 3", "ana! 4", "ben! 1", "eva! 1", "ben! 2"]
    assert one_by_one(waiting_for(1, asked)) == ["ana! 1", "ben! 1", "eva! 1", "ana! 2", "ben! 2", "ana! 3", "ana! 4"]


def test_one_client_with_many_tables_keeps_another_waiting_for_one_thought() -> None:
    waiting = waiting_for(1, [f"ana! {number}" for number in range(60)])
    assert waiting.next() == "ana! 0"
    waiting.add("ben", True, "ben! 1")
    waiting.done(costly=True)
    assert one_by_one(waiting)[:3] == ["ana! 1", "ben! 1", "ana! 2"]


def test_what_is_cheap_comes_first() -> None:
    asked = ["ana! 1", "ana 2", "ben! 1", "ben 2", "ana 3"]
    assert one_by_one(waiting_for(1, asked)) == ["ana 2", "ben 2", "ana 3", "ana! 1", "ben! 1"]


@pytest.mark.parametrize(("processes", "costly"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_costly_thoughts_leave_a_process_to_cheap_ones(processes: int, costly: int) -> None:
    waiting = waiting_for(processes, [f"ana! {number}" for number in range(9)])
    assert [waiting.next() for _ in range(costly + 1)] == [*(f"ana! {number}" for number in range(costly)), None]
    waiting.add("ben", False, "ben 1")
    assert (waiting.next(), waiting.next()) == ("ben 1", None)
    waiting.done(costly=False)
    assert waiting.next() is None
    waiting.done(costly=True)
    assert waiting.next() == f"ana! {costly}"


def test_who_goes_away_is_not_served() -> None:
    waiting = waiting_for(1, ["ana! 1", "ben 1", "ana! 2"])
    waiting.remove("ana", True, "ana! 1")
    waiting.remove("ben", False, "ben 1")
    waiting.remove("eva", False, "eva 1")
    assert one_by_one(waiting) == ["ana! 2"]
    assert not waiting


def test_a_bot_is_costly_until_it_has_shown_that_it_is_not() -> None:
    costs = Costs()
    assert [costs.is_costly(bot) for bot in ("random", "greedy", "planner-strong", "own")] == [False, False, True, True]
    costs.took("own", CHEAP / 2)
    costs.took("planner-strong", 1.0)
    assert [costs.is_costly(bot) for bot in ("planner-strong", "own")] == [True, False]


def test_the_mean_follows_what_a_bot_took_lately() -> None:
    costs = Costs()
    costs.took("own", CHEAP / 2)
    costs.took("own", CHEAP * 2)
    assert not costs.is_costly("own"), "once is not always"
    costs.took("own", CHEAP * 2)
    assert costs.is_costly("own")
    for _ in range(20):
        costs.took("own", 0.0)
    assert not costs.is_costly("own")


def test_quick_bots_stay_cheap_on_a_busy_machine() -> None:
    costs = Costs()
    costs.took("greedy", 60.0)
    assert not costs.is_costly("greedy")
