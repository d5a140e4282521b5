"""A record holds what its deal was made of, and `verify` notices whatever was changed in that."""

from typing import Any

import msgspec
import pytest

import sabika
from records.playing import finished
from sabika.record import Deal, Promised, Record, seed_of, share_hash, verify
from sabika.record.deal import deal_of
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.errors import BadInput

ANAS, EVAS = "a0" * 16, "b1" * 32
SERVER = "drawn by the server"
PROMISES = [share_hash(ANAS), "", share_hash(EVAS)]


def shared(**changes: Any) -> Record:
    """A game of three in whose deal two had a say, with something changed in the deal."""
    deal = deal_of(SERVER, PROMISES, {0: ANAS, 2: EVAS})
    assert deal is not None
    game = sabika.new_game(players=3, seed=seed_of(SERVER, deal.shares))
    return Record.from_game(game, deal=msgspec.structs.replace(deal, **changes))


def test_a_deal_of_several_is_written_read_and_checked() -> None:
    record = shared()
    assert verify(record).problems == []
    assert Record.loads(record.dumps()) == record
    assert record.deal == Deal(
        SERVER, seed_hash(SERVER), [Promised(PROMISES[0], ANAS), None, Promised(PROMISES[2], EVAS)]
    )


def test_without_players_values_the_seed_is_the_servers_and_nothing_is_written() -> None:
    assert seed_of(SERVER, {}) == SERVER
    assert deal_of(SERVER, ["", ""], {}) is None
    assert '"deal"' not in finished(players=3).dumps()


def test_who_was_silent_is_written_down() -> None:
    deal = deal_of(SERVER, PROMISES, {0: ANAS})
    assert deal is not None
    assert deal.players == [Promised(PROMISES[0], ANAS), None, Promised(PROMISES[2], None)]
    assert deal.wrong(seed_of(SERVER, {0: ANAS}), 3) is None


def test_the_seed_depends_on_every_value_and_on_who_gave_it() -> None:
    seeds = {
        seed_of(SERVER, {0: ANAS, 2: EVAS}),
        seed_of("another", {0: ANAS, 2: EVAS}),
        seed_of(SERVER, {0: EVAS, 2: ANAS}),
        seed_of(SERVER, {0: ANAS, 1: EVAS}),
        seed_of(SERVER, {0: ANAS}),
        seed_of(SERVER, {2: EVAS}),
    }
    assert len(seeds) == 6
    assert seed_of(SERVER, {2: EVAS, 0: ANAS}) == seed_of(SERVER, {0: ANAS, 2: EVAS})


ANA, EVA = Promised(PROMISES[0], ANAS), Promised(PROMISES[2], EVAS)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("deal.server", {"server": "another"}),
        ("deal.server", {"server_hash": seed_hash("another")}),
        ("deal", {"server": "another", "server_hash": seed_hash("another")}),
        ("deal.players[0]", {"players": [Promised(PROMISES[2], ANAS), None, EVA]}),
        ("deal.players[2]", {"players": [ANA, None, Promised(PROMISES[2], ANAS)]}),
        ("deal", {"players": [ANA, None, Promised(PROMISES[2], None)]}),
        ("deal", {"players": [ANA, None, None]}),
        ("deal", {"players": [ANA, EVA, None]}),
        ("deal.players", {"players": [ANA, EVA]}),
    ],
)
def test_whatever_is_changed_in_a_deal_is_noticed(field: str, changes: dict[str, Any]) -> None:
    assert [problem.field for problem in verify(shared(**changes)).problems] == [field]


def test_people_count_seats_from_one_and_programs_from_zero() -> None:
    [problem] = verify(shared(players=[Promised(PROMISES[2], ANAS), None, EVA])).problems
    assert (problem.field, problem.sentence) == (
        "deal.players[0]",
        "The value of seat 1 does not belong to its hash.",
    )


@pytest.mark.parametrize("share", ["", "a0", ANAS.upper(), "x" * 32, EVAS + "00"])
def test_what_is_no_value_cannot_be_read(share: str) -> None:
    with pytest.raises(BadInput):
        Record.loads(shared().dumps().replace(ANAS, share))
