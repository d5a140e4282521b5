"""Which payments cover a price, by the oracle that tries all subsets (A13)."""

from collections import Counter
from itertools import combinations_with_replacement

from hypothesis import given, settings
from hypothesis import strategies as st

from oracles.payments import payments as all_payments
from oracles.payments import turning_payments
from property.random_games import THOROUGH, Picks, times
from sabika.rules.palace.faces import PRICE
from sabika.rules.palace.money import (
    Hand,
    card,
    holds,
    payments,
    purse_cards,
    purse_total,
    single_cards,
    value_of,
)

PRICES = range(2, 14)
"""A1."""


def purse_of(values: list[int] | tuple[int, ...]) -> int:
    """The cards of these values, as a hand packs them."""
    hand = Hand()
    for value in values:
        hand.add(card(2, value))
    return hand.purses[2]


def values_in(purse: int) -> tuple[int, ...]:
    return tuple(value_of(money) for money in purse_cards(2, purse))


def check(values: list[int] | tuple[int, ...], price: int) -> None:
    parts = payments(purse_of(values), price)
    found = [values_in(part) for part in parts]
    assert len(set(found)) == len(found)
    assert set(found) == all_payments(values, price)


def test_all_purses_of_up_to_five_cards() -> None:
    """A13, exhaustively."""
    for size in range(6):
        for values in combinations_with_replacement(range(1, 10), size):
            if max(Counter(values).values(), default=0) <= 3:
                for price in PRICES:
                    check(values, price)


COPIES = st.lists(st.integers(0, 3), min_size=9, max_size=9).filter(lambda copies: sum(copies) <= 12)


@settings(max_examples=1000 if THOROUGH else 200)
@given(copies=COPIES, price=st.sampled_from(PRICES))
def test_larger_purses(copies: list[int], price: int) -> None:
    """A13."""
    check([value for value, number in enumerate(copies, start=1) for _ in range(number)], price)


def test_random_purses() -> None:
    """A13: as a hand that hoards one currency may hold."""
    picks = Picks(13)
    deck = [value for value in range(1, 10) for _ in range(3)]
    for _ in range(times(150)):
        check(picks.some_of(deck, 4 + picks.below(9)), picks.one_of(PRICES))


def test_g5_single_cards_that_turn_a_tile() -> None:
    """G5, exhaustively for up to four cards."""
    for size in range(5):
        for values in combinations_with_replacement(range(1, 10), size):
            if max(Counter(values).values(), default=0) <= 3:
                found = [values_in(part) for part in single_cards(purse_of(values), PRICE)]
                assert len(set(found)) == len(found)
                assert set(found) == turning_payments(values, one_card=True)


def test_a_purse_is_its_cards() -> None:
    """A2: packing and unpacking lose nothing."""
    picks = Picks(2)
    deck = [value for value in range(1, 10) for _ in range(3)]
    for _ in range(times(300)):
        values = picks.some_of(deck, picks.below(28))
        purse = purse_of(values)
        assert list(values_in(purse)) == sorted(values)
        assert purse_total(purse) == sum(values)
        part = picks.some_of(deck, picks.below(8))
        assert holds(purse, purse_of(part)) == (not Counter(part) - Counter(values))


def test_a_full_purse_can_be_paid_from_at_once() -> None:
    """A13: all 27 cards of a currency; every payment is enough, and none has a superfluous card."""
    full = purse_of([value for value in range(1, 10) for _ in range(3)])
    for price in PRICES:
        found = [values_in(part) for part in payments(full, price)]
        assert len(set(found)) == len(found)
        for values in found:
            assert price <= sum(values) < price + min(values)
