"""Time control: for every turn, for the whole game, and what a restart, a bot or going away does to it."""

import random

import pytest

from desk.test_table import begun, decide, first, folded, picture
from sabika.desk.store import due_at
from sabika.desk.tables.clocks import Clocks
from sabika.desk.tables.entries import BankClock, MoveClock, NoClock
from sabika.desk.tables.table import STAND_IN

PEOPLE_ONLY = (False, False)


def test_without_time_control_no_clock_runs() -> None:
    table = begun(clock=NoClock())
    decide(table, "take", at=10**9)
    assert (table.clocks.running, table.clocks.up_at(), table.late(10**12)) == (-1, None, None)


def test_each_turn_has_its_time() -> None:
    clocks = Clocks(MoveClock(5_000), 2)
    clocks.moved_on(-1, 0, 1_000, PEOPLE_ONLY)
    assert (clocks.running, clocks.up_at(), clocks.left_to(0, 2_000)) == (0, 6_000, 4_000)
    clocks.moved_on(0, 1, 3_000, PEOPLE_ONLY)
    assert (clocks.left_to(0, 9_999), clocks.running, clocks.up_at()) == (5_000, 1, 8_000)


def test_decisions_of_one_turn_share_its_time() -> None:
    clocks = Clocks(MoveClock(5_000), 2)
    clocks.moved_on(-1, 0, 0, PEOPLE_ONLY)
    clocks.moved_on(None, 0, 3_000, PEOPLE_ONLY)
    assert clocks.left_to(0, 4_000) == 1_000


def test_two_turns_in_a_row_have_time_each() -> None:
    clocks = Clocks(MoveClock(5_000), 1)
    clocks.moved_on(-1, 0, 0, [False])
    clocks.moved_on(0, 0, 4_000, [False])
    assert clocks.up_at() == 9_000


def test_the_bank_grows_with_every_turn() -> None:
    clocks = Clocks(BankClock(10_000, 2_000), 2)
    clocks.moved_on(-1, 0, 0, PEOPLE_ONLY)
    clocks.moved_on(0, 1, 3_000, PEOPLE_ONLY)
    assert clocks.left == [9_000, 10_000]
    clocks.moved_on(1, 0, 13_500, PEOPLE_ONLY)
    assert clocks.left == [9_000, 2_000], "below nothing there is nothing"


@pytest.mark.parametrize("control", [MoveClock(5_000), BankClock(10_000, 2_000)])
def test_going_away_and_coming_back_wins_no_time(control: MoveClock | BankClock) -> None:
    table = begun(clock=control)
    seat, since = table.asked(), table.clocks.since
    for number in range(5):
        table.carry_out(table.away(since + 200 * number + 100, seat))
        assert table.clocks.running == -1
        table.carry_out(table.back(since + 200 * number + 200, seat))
    assert table.clocks.left_to(seat, since + 1_000) == control.milliseconds - 500


def test_a_bots_clock_never_runs() -> None:
    table = begun(clock=MoveClock(5_000), bots={"0": "random"})
    if table.asked() == 1:
        decide(table, "take")
        table.carry_out(table.confirm(4_000, 1))
    assert (table.asked(), table.clocks.running, due_at(table) is not None) == (0, -1, True)
    table.carry_out(table.act(5_000, 0, first(table, "take"), "random"))
    assert table.clocks.running == 1


def test_when_the_time_is_up_a_bot_decides_until_the_turn_is_over() -> None:
    table = begun(clock=MoveClock(5_000))
    seat, up = table.asked(), table.clocks.up_at()
    assert up is not None
    assert due_at(table) == up
    assert table.late(up - 1) is None
    late = table.late(up)
    assert late is not None
    table.carry_out(late)
    assert (table.bot_to_act(), table.clocks.running) == (STAND_IN, -1)
    assert table.late(up + 9_999) is None
    table.carry_out(table.act(up, seat, first(table, "take"), STAND_IN))
    assert table.asked() != seat
    assert table.chairs[seat].player == "", "the next turn is the player's own again"
    assert table.clocks.left[seat] == 5_000


def test_who_has_no_time_left_still_gets_some_for_the_next_turn() -> None:
    table = begun(clock=BankClock(10_000, 2_000))
    seat = table.asked()
    late = table.late(10**7)
    assert late is not None
    table.carry_out(late)
    table.carry_out(table.act(10**7, seat, first(table, "take"), STAND_IN))
    assert table.clocks.left[seat] == 2_000


def test_who_is_away_earns_nothing() -> None:
    table = begun(clock=BankClock(10_000, 2_000))
    seat = table.asked()
    table.carry_out(table.away(table.changed_at, seat))
    table.carry_out(table.act(table.changed_at, seat, first(table, "take"), STAND_IN))
    assert table.clocks.left[seat] == 10_000


def test_a_held_decision_counts_when_the_time_is_up() -> None:
    table = begun(clock=MoveClock(5_000))
    seat = table.asked()
    text = decide(table, "take").action
    late = table.late(10**7)
    assert late is not None
    table.carry_out(late)
    assert table.game is not None
    assert [table.game.notation(action) for action in table.game.log] == [text]
    assert table.asked() != seat


def test_time_in_which_no_server_ran_does_not_count() -> None:
    table = begun(clock=BankClock(10_000))
    seat, since = table.asked(), table.clocks.since
    table.carry_out(table.slept(since + 60_000, 55_000))
    assert table.clocks.left_to(seat, since + 60_000) == 5_000
    assert table.late(since + 64_999) is None
    assert table.late(since + 65_000) is not None


def test_clocks_are_the_same_after_a_restart() -> None:
    """They follow from the entries alone."""
    chance = random.Random(4)
    table = begun(clock=BankClock(30_000, 1_700), seed="clocks")
    for _ in range(80):
        at, seat = table.changed_at + chance.randrange(4_000), table.asked()
        if seat < 0:
            break
        bot = table.bot_to_act()
        if table.held is not None:
            table.carry_out(table.confirm(at, seat))
        elif late := table.late(at):
            table.carry_out(late)
        else:
            assert table.game is not None
            text = table.game.notation(chance.choice(table.game.options()))
            table.carry_out(table.act(at, seat, text, bot))
    assert len(set(table.clocks.left)) == 2
    assert picture(folded(table)) == picture(table)
