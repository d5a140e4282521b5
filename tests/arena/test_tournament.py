"""A tournament gives every bot the same deals and seats."""

from collections import Counter

import pytest

from arena.tournaments import plan
from sabika.rules.core.errors import BadInput


@pytest.mark.parametrize(
    ("bots", "players", "seatings"),
    [
        ("a,b", 2, ["a b", "b a"]),
        ("a,b", 3, ["a b b", "b b a", "b a b"]),
        ("a,b,c", 2, ["a b", "b a", "a c", "c a", "b c", "c b"]),
        ("a,b,c", 3, ["a b c", "b c a", "c a b"]),
    ],
)
def test_every_bot_sits_everywhere(bots: str, players: int, seatings: list[str]) -> None:
    found = plan(bots, players).seatings()
    assert [" ".join(seating) for seating in found] == seatings
    for seat in range(players):
        assert Counter(seating[seat] for seating in found) == Counter(seating[0] for seating in found)


def test_all_seatings_have_the_same_deal() -> None:
    cup = plan(players=3, games=7)
    assert cup.games == 9
    assert [cup.setup(number).seed for number in (1, 3, 4, 9)] == ["cup-1", "cup-1", "cup-2", "cup-3"]
    assert [cup.seated(number).index("greedy") for number in range(1, 7)] == [0, 2, 1, 0, 2, 1]


@pytest.mark.parametrize(
    ("bots", "players", "complaint"),
    [
        ("greedy", 2, "A tournament needs two or more different bots."),
        ("greedy,greedy", 2, "A tournament needs two or more different bots."),
        ("greedy,random", 1, "A tournament is for tables of two or more players."),
        ("greedy,random\n", 2, "Write them with characters that can be printed."),
    ],
)
def test_what_is_no_tournament(bots: str, players: int, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        plan(bots, players).check()


def test_a_plan_that_was_kept_is_the_same_plan() -> None:
    cup = plan("greedy,random", 3, 9, "alhambra", "huts vizier")
    again = cup.told().plan(games=9)
    assert again.told() == cup.told()
    assert [again.setup(number) for number in range(1, 10)] == [cup.setup(number) for number in range(1, 10)]
    assert again.games == cup.games
