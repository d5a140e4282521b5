"""A table changes by entries only: every kind of entry, what is refused, and that a refusal changes nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desk.kept import new_table
from sabika.desk.errors import NotAllowed, RefusedHere
from sabika.desk.store import table_from
from sabika.desk.tables.entries import Act, BankClock, Entry, Hold, MoveClock, NoClock, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import MOST_ENTRIES, STAND_IN, Table
from sabika.desk.wire import showing
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import BadInput, Conflict
from sabika.rules.core.game import RULES
from sabika.rules.core.taking_back import leading_to

PEOPLE = ("Ana", "Ben", "Eva", "Jan", "Kim", "Lea")


def seated(offer: Offer) -> Table:
    """A table where everybody sits who is to."""
    table = new_table(offer=offer)
    for seat, chair in enumerate(table.chairs):
        if not chair.taken:
            table.carry_out(table.sit(2_000, seat, PEOPLE[seat], f"holder {seat}"))
    return table


def begun(**offer: Any) -> Table:
    table = seated(Offer(**{"players": 2, "seed": "court of the lions", **offer}))
    table.carry_out(table.begin(3_000, table.host))
    return table


def first(table: Table, start: str = "") -> str:
    """The notation of the first option that begins so."""
    assert table.game is not None
    notations = [table.game.notation(action) for action in table.game.options()]
    return next(text for text in notations if text.startswith(start))


def decide(table: Table, start: str = "", at: int = 4_000) -> Act | Hold:
    entry = table.act(at, table.asked(), first(table, start))
    table.carry_out(entry)
    return entry


def picture(table: Table) -> dict[str, object]:
    """Everything about a table."""
    game = table.game
    return {
        "version": table.version,
        "status": table.status,
        "host": table.host,
        "chairs": [vars(chair) for chair in table.chairs],
        "log": game and [game.notation(action) for action in game.log],
        "game": game
        and (game.points[:], game.asked(), game.turn, game.step, showing.encoded(showing.view(game, None))),
        "held": game and table.held and game.notation(table.held),
        "changes": dict(table.changes),
        "undo": (table.marks[:], table.settled, [table.can_undo(seat) for seat in range(len(table.chairs))]),
        "clocks": (table.clocks.left[:], table.clocks.running, table.clocks.since),
        "times": (table.changed_at, table.waiting_since, table.thought[:]),
        "rest": (table.rematch, table.closed, table.newly_asked, table.bot_to_act()),
    }


def folded(table: Table) -> Table:
    """The same table, made again from its entries."""
    again = Table(table.name, table.offer, table.setup, table.key, table.opened_at)
    for entry in table.entries:
        again.carry_out(entry)
    return again


def refused(table: Table, code: str, make: Callable[[], Entry | None]) -> None:
    before = picture(table)
    with pytest.raises(NotAllowed) as caught:
        make()
    assert caught.value.code == code
    assert picture(table) == before


# Before the game


def test_who_sits_down_first_is_the_host() -> None:
    table = new_table(offer=Offer(players=3))
    assert table.host == -1
    table.carry_out(table.sit(2_000, 2, "Eva", "e"))
    assert table.host == 2
    table.carry_out(table.sit(2_000, 0, "Ana", "a"))
    assert table.host == 0
    assert [chair.name for chair in table.chairs] == ["Ana", "", "Eva"]


def test_a_taken_seat_and_a_bots_seat_are_taken() -> None:
    table = seated(Offer(players=3, bots={"1": "random"}))
    for seat in range(3):
        with pytest.raises(Conflict, match="seat-taken"):
            table.sit(2_000, seat, "Kim", "k")
    refused(table, "no-such-seat", lambda: table.sit(2_000, 3, "Kim", "k"))
    refused(table, "no-such-seat", lambda: table.sit(2_000, -1, "Kim", "k"))


def test_people_leave_or_are_sent_away_by_the_host_alone() -> None:
    table = seated(Offer(players=3))
    refused(table, "not-the-host", lambda: table.stand(2_000, 1, 2))
    table.carry_out(table.announce(2_000, 2, "https://example.org"))
    table.carry_out(table.stand(2_000, 0, 2))
    assert table.seat_of("holder 2") == -1
    assert not table.chairs[2].taken
    assert table.chairs[2].hook == ""
    table.carry_out(table.stand(2_000, 1, 1))
    refused(table, "no-such-seat", lambda: table.stand(2_000, 0, 1))
    table.carry_out(table.stand(2_000, 0, 0))
    assert table.host == -1


def test_nobody_leaves_once_the_cards_are_dealt() -> None:
    table = begun()
    refused(table, "table-playing", lambda: table.stand(3_000, 0, 1))
    refused(table, "table-playing", lambda: table.sit(3_000, 0, "Kim", "k"))
    refused(table, "table-playing", lambda: table.begin(3_000, 0))
    refused(table, "table-playing", lambda: table.close(3_000, 0))


def test_the_host_begins_when_all_seats_are_taken() -> None:
    table = new_table(offer=Offer(players=2))
    table.carry_out(table.sit(2_000, 0, "Ana", "a"))
    refused(table, "seats-free", lambda: table.begin(2_000, 0))
    table.carry_out(table.sit(2_000, 1, "Ben", "b"))
    refused(table, "not-the-host", lambda: table.begin(2_000, 1))
    table.carry_out(table.begin(2_000, 0))
    assert table.status == "playing"
    assert table.asked() >= 0


def test_a_closed_table_stays_closed() -> None:
    table = seated(Offer(players=2))
    refused(table, "not-the-host", lambda: table.close(2_000, 1))
    table.carry_out(table.close(2_000, 0))
    assert (table.status, table.over) == ("closed", True)
    refused(table, "table-closed", lambda: table.sit(2_000, 0, "Kim", "k"))
    refused(table, "table-closed", lambda: table.begin(2_000, 0))
    refused(table, "table-closed", lambda: table.act(2_000, 0, "pass"))


@pytest.mark.parametrize(
    "offer",
    [
        Offer(game="chess"),
        Offer(players=1),
        Offer(edition="1066"),
        Offer(modules=["dragons"]),
        Offer(options={"colour": "red"}),
        Offer(players=2, bots={"2": "random"}),
        Offer(players=2, bots={"-1": "random"}),
        Offer(players=2, bots={"²": "random"}),
        Offer(players=2, bots={"1": "nobody"}),
        Offer(players=3, youngest_first=[0, 0, 1]),
    ],
)
def test_an_offer_that_no_game_can_begin_with_is_refused(offer: Offer) -> None:
    with pytest.raises(BadInput):
        check_offer(offer)


def test_ages_of_the_seats_are_kept() -> None:
    """A8."""
    setup = check_offer(Offer(players=3, youngest_first=[2, 0, 1], seed="a"))
    assert setup.youngest_first == (2, 0, 1)


TIED = Offer(players=2, seed="ages 24")
"""Both have the same right to begin, and the lot falls on seat 1."""


@pytest.mark.anyio
async def test_a8_who_is_the_youngest_is_said_when_all_are_there() -> None:
    """A8: whatever was offered; what is not said then stays as it was."""
    for offered, said, first in (([], None, 1), ([], [0], 0), ([0], None, 0), ([0], [1], 1), ([0], [], 1)):
        table = seated(replace_ages(TIED, offered))
        entry = table.begin(3_000, 0, said)
        table.carry_out(entry)
        assert table.asked() == first
        assert [*table.setup.youngest_first] == table.offer.youngest_first == (offered if said is None else said)
        again = await table_from(
            "lions", "key", replace_ages(TIED, offered), table.setup.seed, RULES, 1_000, table.entries
        )
        assert picture(again) == picture(table)


def replace_ages(offer: Offer, ages: list[int]) -> Offer:
    return msgspec.structs.replace(offer, youngest_first=ages)


def test_an_order_of_ages_that_was_offered_is_not_written_down_again() -> None:
    table = seated(replace_ages(TIED, [1, 0]))
    assert table.begin(3_000, 0, [1, 0]) == table.begin(3_000, 0)


@pytest.mark.parametrize(
    ("offer", "ages"),
    [
        (TIED, [2]),
        (TIED, [1, 1]),
        (Offer(game="roll-and-write", players=2), [0]),
        (msgspec.structs.replace(TIED, actions=["take denar-1"]), [0]),
    ],
)
def test_an_order_of_ages_that_cannot_be_is_refused(offer: Offer, ages: list[int]) -> None:
    """Also where a game goes on that has long had its first player."""
    table = seated(offer)
    with pytest.raises(BadInput, match="order of ages"):
        table.begin(3_000, 0, ages)
    assert table.status == "open"


# Deciding, holding, confirming


def test_only_the_seat_that_is_asked_decides() -> None:
    table = begun()
    other = 1 - table.asked()
    refused(table, "not-your-turn", lambda: table.act(4_000, other, first(table)))
    refused(table, "not-your-turn", lambda: table.confirm(4_000, other))
    refused(table, "not-your-turn", lambda: table.undo(4_000, other))


def test_what_cannot_be_read_and_what_a_rule_forbids_are_two_things() -> None:
    table = begun()
    before = picture(table)
    with pytest.raises(BadInput):
        table.act(4_000, table.asked(), "fly away")
    with pytest.raises(RefusedHere) as caught:
        table.act(4_000, table.asked(), "take denar-1 denar-1 denar-1 denar-1")
    assert caught.value.refusal.rule
    assert picture(table) == before


def test_with_confirmation_the_decision_that_ends_a_turn_waits() -> None:
    table = begun()
    seat = table.asked()
    assert decide(table, "take").what == "hold"
    assert table.game is not None
    assert (table.game.log, table.asked()) == ([], seat)
    refused(table, "confirm-first", lambda: table.act(4_000, seat, first(table)))
    table.carry_out(table.confirm(4_000, seat))
    assert len(table.game.log) == 1
    assert table.held is None
    assert table.asked() != seat
    refused(table, "nothing-to-confirm", lambda: table.confirm(4_000, table.asked()))


@pytest.mark.parametrize("module", ["vizier", "bonus"])
def test_a_decision_out_of_turn_does_not_wait(module: str) -> None:
    """It ends no turn: whoever says no to using a vizier or revealing a card has said so."""
    said = 0
    for number in range(6):
        chance = Random(number)
        table = begun(seed=f"no {number}", modules=[module], players=3)
        while not table.over:
            assert table.game is not None
            seat = table.asked()
            action = chance.choice(table.game.options())
            out_of_turn = not leading_to(table.game)
            entry = table.act(4_000, seat, table.game.notation(action))
            table.carry_out(entry)
            if out_of_turn and action is DECLINE:
                assert entry.what == "act"
                said += 1
            if table.held is not None:
                table.carry_out(table.confirm(4_000, seat))
    assert said > 3


def test_without_confirmation_it_does_not() -> None:
    table = begun(confirm=False)
    seat = table.asked()
    assert decide(table, "take").what == "act"
    assert table.asked() != seat


def test_the_action_is_written_as_the_rules_write_it() -> None:
    table = begun()
    text = first(table, "take")
    entry = table.act(4_000, table.asked(), "  ".join(text.split()))
    assert entry.action == text


# Taking back


def test_a_held_decision_is_taken_back() -> None:
    table = begun()
    seat = table.asked()
    decide(table, "take")
    assert table.can_undo(seat)
    table.carry_out(table.undo(4_000, seat))
    assert table.held is None
    assert table.game is not None
    assert table.game.log == []
    refused(table, "nothing-to-undo", lambda: table.undo(4_000, seat))


def mid_turn(confirm: bool) -> Table:
    """A table where the seat that is asked has decided something of its turn already."""
    for number in range(200):
        table = begun(seed=f"mid turn {number}", confirm=confirm)
        for _ in range(60):
            assert table.game is not None
            if table.held is not None:
                table.carry_out(table.confirm(4_000, table.asked()))
                continue
            buys = [text for text in map(table.game.notation, table.game.options()) if text.startswith("buy")]
            decide(table, "buy" if buys else "")
            if buys and table.held is None and table.can_undo(table.asked()):
                return table
    raise AssertionError("nobody ever bought a tile")


@pytest.mark.parametrize("confirm", [True, False])
def test_decisions_of_the_own_turn_are_taken_back_one_by_one(confirm: bool) -> None:
    table = mid_turn(confirm)
    seat = table.asked()
    assert table.game is not None
    log = table.game.log[:]
    refused(table, "not-your-turn", lambda: table.undo(4_000, 1 - seat))
    table.carry_out(table.undo(4_000, seat))
    assert table.game.log == log[:-1]
    assert table.asked() == seat
    while table.can_undo(seat):
        table.carry_out(table.undo(4_000, seat))
    assert len(table.game.log) == table.settled
    refused(table, "nothing-to-undo", lambda: table.undo(4_000, seat))


def test_what_another_seat_did_is_never_taken_back() -> None:
    """Back to the last decision of another seat, and no further."""
    table = begun(confirm=False)
    decide(table, "take")
    assert not any(table.can_undo(seat) for seat in (0, 1))
    refused(table, "nothing-to-undo", lambda: table.undo(4_000, table.asked()))


@pytest.mark.parametrize(("game", "module"), [("alhambra", "huts"), ("alhambra", "sites"), ("roll-and-write", "")])
def test_what_has_turned_something_up_is_never_taken_back(game: str, module: str) -> None:
    """Back to the last thing that was turned up or rolled, and no further; with confirmation it is held before."""
    revealed = 0
    for number in range(4):
        chance = Random(number)
        table = begun(seed=f"reveal {number}", game=game, modules=[module] if module else [])
        while not table.over:
            assert table.game is not None
            seat, turn = table.asked(), table.game.turn
            text = table.game.notation(chance.choice(table.game.options()))
            table.carry_out(table.act(4_000, seat, text))
            if table.held is None:
                assert not any(event.reveals for event in table.changes[table.version].events), (
                    "it could have been looked at"
                )
                continue
            table.carry_out(table.confirm(4_000, seat))
            if any(event.reveals for event in table.changes[table.version].events):
                assert table.settled == len(table.game.log)
                assert not table.can_undo(seat)
                revealed += not table.over and table.asked() == seat and table.game.turn == turn
    assert revealed, "nothing was turned up in the middle of a turn"


def test_a_fork_cannot_be_taken_back_beyond_its_beginning() -> None:
    played = begun(confirm=False)
    for _ in range(7):
        decide(played)
    assert played.game is not None
    actions = [played.game.notation(action) for action in played.game.log]
    table = begun(confirm=False, actions=actions)
    assert table.game is not None
    assert [table.game.notation(action) for action in table.game.log] == actions
    refused(table, "nothing-to-undo", lambda: table.undo(4_000, table.asked()))


# Bots, resigning, being away


def test_a_bot_decides_for_its_seat_and_nobody_else_does() -> None:
    table = begun(bots={"0": "random", "1": "random"}, players=3)
    while table.asked() == 2:
        decide(table)
        if table.held is not None:
            table.carry_out(table.confirm(4_000, 2))
    seat = table.asked()
    refused(table, "other-player", lambda: table.act(4_000, seat, first(table)))
    assert table.act(4_000, seat, first(table), "random").what == "act"


def test_who_resigns_is_replaced_for_good() -> None:
    table = begun()
    seat = table.asked()
    decide(table, "take")
    table.carry_out(table.resign(4_000, seat))
    assert table.bot_to_act() == STAND_IN
    assert table.held is None
    refused(table, "resigned-already", lambda: table.resign(4_000, seat))
    refused(table, "away-already", lambda: table.away(4_000, seat))
    refused(table, "not-away", lambda: table.back(4_000, seat))
    refused(table, "other-player", lambda: table.act(4_000, seat, first(table)))
    assert table.seat_of(f"holder {seat}") == seat, "who resigned may still look"


def test_a_bot_stands_in_until_the_player_is_back() -> None:
    table = begun()
    seat = table.asked()
    decide(table, "take")
    table.carry_out(table.away(4_000, seat))
    assert (table.bot_to_act(), table.held) == (STAND_IN, None)
    refused(table, "away-already", lambda: table.away(4_000, seat))
    refused(table, "other-player", lambda: table.act(4_000, seat, first(table)))
    refused(table, "other-player", lambda: table.confirm(4_000, seat))
    table.carry_out(table.back(4_000, seat))
    assert table.bot_to_act() == ""
    decide(table, "take")
    refused(table, "not-away", lambda: table.back(4_000, seat))


def test_a_person_cannot_take_back_what_the_stand_in_did() -> None:
    table = begun(confirm=False)
    seat = table.asked()
    table.carry_out(table.away(4_000, seat))
    assert not table.can_undo(seat)
    refused(table, "other-player", lambda: table.undo(4_000, seat))


def test_others_can_have_somebody_stood_in_for_who_is_away() -> None:
    table = begun(stand_in_after=120_000)
    absent, other, since = 1, 0, table.changed_at
    enough = since + 120_000
    refused(table, "not-absent", lambda: table.away(enough, absent, other))
    refused(table, "not-absent", lambda: table.away(enough - 1, absent, other, since, [other]))
    refused(table, "no-such-seat", lambda: table.away(enough, 2, other, since, [other]))
    table.carry_out(table.away(enough, absent, other, since, [other]))
    assert (table.chairs[absent].player, table.chairs[absent].let_in) == (STAND_IN, True)
    table.carry_out(table.back(enough + 1, absent))
    assert (table.chairs[absent].player, table.chairs[absent].let_in) == ("", False)


# Other entries


def test_a_rematch_follows_a_finished_game_once() -> None:
    table = begun(confirm=False)
    refused(table, "table-playing", lambda: table.sit(3_000, 0, "Kim", "k"))
    refused(table, "not-over", lambda: table.follow_up(4_000, 0, "other"))
    while not table.over:
        decide(table)
    table.carry_out(table.follow_up(4_000, 0, "other"))
    assert table.rematch == "other"
    with pytest.raises(Conflict, match="rematch-there"):
        table.follow_up(4_000, 1, "another")
    for make in (table.resign, table.away, table.back, table.confirm, table.undo):
        refused(table, "table-over", lambda make=make: make(4_000, 0))  # type: ignore[misc]


def test_a_game_from_a_record_has_no_holders() -> None:
    table = new_table(offer=Offer(players=2))
    table.carry_out(table.recall(2_000, 0, "Ana", ""))
    table.carry_out(table.recall(2_000, 1, "Ben", "greedy"))
    assert all(chair.taken and chair.recorded and not chair.holder for chair in table.chairs)
    assert table.seat_of("") == -1
    table.carry_out(table.begin(2_000, table.host))
    assert table.status == "playing"


def test_entries_never_go_back_in_time() -> None:
    table = begun()
    assert table.act(1, table.asked(), first(table)).at == table.changed_at


def test_an_entry_for_another_version_is_not_carried_out() -> None:
    table = begun()
    entry = table.act(4_000, table.asked(), first(table, "take"))
    table.carry_out(entry)
    before = picture(table)
    with pytest.raises(Conflict):
        table.carry_out(entry)
    assert picture(table) == before


def test_nobody_can_fill_the_store_with_idle_entries() -> None:
    table = begun()
    seat = table.asked()
    while table.version < MOST_ENTRIES:
        table.carry_out(table.announce(4_000, seat, ""))
    refused(table, "table-full", lambda: table.announce(4_000, seat, ""))
    refused(table, "table-full", lambda: table.away(4_000, seat))
    decide(table, "take")
    refused(table, "table-full", lambda: table.undo(4_000, seat))
    table.carry_out(table.confirm(4_000, seat))
    table.carry_out(table.resign(4_000, seat))


def test_the_time_a_seat_was_waited_for_is_counted() -> None:
    table = begun(confirm=False)
    seat, since = table.asked(), table.changed_at
    table.carry_out(table.act(since + 700, seat, first(table, "take")))
    table.carry_out(table.slept(since + 5_700, 4_000))
    table.carry_out(table.act(since + 6_000, 1 - seat, first(table, "take")))
    assert table.thought[seat] == 700
    assert table.thought[1 - seat] == 1_300


# Everything together


class AnyTable(RuleBasedStateMachine):
    """Anything may be tried at any time: what is refused changes nothing, and the entries give the table again."""

    table: Table
    at: int

    @initialize(
        players=st.integers(2, 4),
        bots=st.sets(st.integers(1, 3)),
        clock=st.sampled_from([NoClock(), MoveClock(5_000), BankClock(10_000, 2_000)]),
        confirm=st.booleans(),
        modules=st.sampled_from([[], ["huts", "sites"], ["vizier"], ["bonus", "falcons"]]),
        seed=st.integers(0, 20),
        all_sit=st.booleans(),
    )
    def open(
        self,
        players: int,
        bots: set[int],
        clock: NoClock | MoveClock | BankClock,
        confirm: bool,
        modules: list[str],
        seed: int,
        all_sit: bool,
    ) -> None:
        offer = Offer(
            players=players,
            bots={str(seat): "random" for seat in bots if seat < players},
            clock=clock,
            confirm=confirm,
            modules=modules,
            seed=str(seed),
        )
        self.at = 5_000
        self.table = seated(offer) if all_sit else new_table(offer=offer)
        if all_sit:
            self.table.carry_out(self.table.begin(self.at, self.table.host))

    def attempt(self, make: Callable[[], Entry | None]) -> None:
        before = picture(self.table)
        try:
            entry = make()
        except (NotAllowed, Conflict, RefusedHere, BadInput):
            entry = None
        assert picture(self.table) == before, "making an entry changed the table"
        if entry is not None:
            self.table.carry_out(entry)
            assert self.table.version == entry.number

    seats = st.integers(-1, 4)

    @rule(milliseconds=st.integers(-1_000, 20_000))
    def time_passes(self, milliseconds: int) -> None:
        self.at += milliseconds

    @rule(seat=seats, holder=st.sampled_from("abcdef"))
    def sit(self, seat: int, holder: str) -> None:
        self.attempt(lambda: self.table.sit(self.at, seat, "Ana", holder))

    @rule(by=seats, seat=seats)
    def stand(self, by: int, seat: int) -> None:
        self.attempt(lambda: self.table.stand(self.at, by, seat))

    @rule(by=seats)
    def begin(self, by: int) -> None:
        self.attempt(lambda: self.table.begin(self.at, by))

    @precondition(lambda self: self.table.asked() >= 0)
    @rule(choice=st.integers(0, 10**6), as_asked=st.booleans())
    def act(self, choice: int, as_asked: bool) -> None:
        game = self.table.game
        assert game is not None
        seat = self.table.asked()
        options = game.options()
        text = game.notation(options[choice % len(options)])
        bot = self.table.bot_to_act() if as_asked else ""
        self.attempt(lambda: self.table.act(self.at, seat, text, bot))

    @rule(seat=st.integers(0, 1), what=st.sampled_from(["confirm", "undo", "resign", "away", "back"]))
    def anybody(self, seat: int, what: str) -> None:
        self.attempt(lambda: getattr(self.table, what)(self.at, seat))

    @precondition(lambda self: self.table.asked() >= 0)
    @rule(what=st.sampled_from(["confirm", "undo", "away", "back"]))
    def the_asked(self, what: str) -> None:
        self.attempt(lambda: getattr(self.table, what)(self.at, self.table.asked()))

    @rule()
    def late(self) -> None:
        self.attempt(lambda: self.table.late(self.at))

    @rule(milliseconds=st.integers(0, 9_000))
    def slept(self, milliseconds: int) -> None:
        self.attempt(lambda: self.table.slept(self.at, milliseconds))

    @rule(by=st.integers(0, 1))
    def others(self, by: int) -> None:
        self.attempt(lambda: self.table.follow_up(self.at, by, "other"))
        self.attempt(lambda: self.table.announce(self.at, by, "https://example.org"))
        self.attempt(lambda: self.table.close(self.at, by) if self.table.version > 12 else None)

    @invariant()
    def entries_give_the_table_again(self) -> None:
        if hasattr(self, "table"):
            assert picture(folded(self.table)) == picture(self.table)

    @invariant()
    def the_clock_runs_for_a_person_that_is_asked(self) -> None:
        if hasattr(self, "table"):
            running = self.table.clocks.running
            assert running < 0 or (running == self.table.asked() and not self.table.chairs[running].player)
            assert all(left >= 0 for left in self.table.clocks.left)

    @invariant()
    def what_is_held_is_the_askeds_own(self) -> None:
        if hasattr(self, "table") and self.table.held is not None:
            assert not self.table.chairs[self.table.asked()].player


AnyTable.TestCase.settings = hypothesis_settings(max_examples=150, stateful_step_count=40, deadline=None)
TestAnyTable = AnyTable.TestCase
