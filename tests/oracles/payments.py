"""Oracle for money: the payments of A13 and the takes of A12, by going through all subsets of the cards."""

from collections.abc import Sequence
from itertools import combinations

Card = tuple[str, int]


def payments(values: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """A13: every payment of the price with cards of one currency, each as its values in ascending order.

    At least the price is paid, and no card could be left out with the price still covered. Payments with equal values
    are one payment.
    """
    accepted: set[tuple[int, ...]] = set()
    for number in range(len(values) + 1):
        for paid in combinations(sorted(values), number):
            covers = sum(paid) >= price
            wasted = [card for card in paid if sum(paid) - card >= price]
            if covers and not wasted:
                accepted.add(paid)
    return accepted


def takes(display: Sequence[Card]) -> set[tuple[Card, ...]]:
    """A12: everything that may be taken from the display of (currency, value) cards, each take sorted.

    One card of any value, or several whose values total at most 5, whatever the currency. Taking nothing is no take.
    """
    accepted: set[tuple[Card, ...]] = set()
    for number in range(1, len(display) + 1):
        for taken in combinations(sorted(display), number):
            total = sum(value for _, value in taken)
            if number == 1 or total <= 5:
                accepted.add(taken)
    return accepted
