"""Which cards may be taken from the display, by the oracle that tries all subsets (A12)."""

from collections import Counter
from itertools import combinations_with_replacement

from hypothesis import given, settings
from hypothesis import strategies as st

from oracles.payments import takes
from property.random_games import THOROUGH
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.taking import TakeMoney, ways_to_take


def check(display: list[int]) -> None:
    ways = ways_to_take(display)
    assert len(set(ways)) == len(ways)
    found: set[tuple[tuple[str, int], ...]] = set()
    for way in ways:
        assert isinstance(way, TakeMoney)
        found.add(tuple(sorted((str(currency_of(money)), value_of(money)) for money in way.cards)))
    assert found == takes([(str(currency_of(money)), value_of(money)) for money in display])


def test_all_displays_of_two_currencies() -> None:
    """A12, exhaustively; the rule does not tell currencies apart. With SABIKA_THOROUGH, of all four."""
    kinds = range(36 if THOROUGH else 18)
    for size in range(5):
        for display in combinations_with_replacement(kinds, size):
            if max(Counter(display).values(), default=0) <= 3:
                check(list(display))


@settings(max_examples=1000 if THOROUGH else 200)
@given(st.lists(st.integers(0, 35), max_size=4))
def test_any_display_in_any_order(display: list[int]) -> None:
    """A12, A19."""
    check(display)
