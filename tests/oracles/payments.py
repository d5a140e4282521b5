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


def turning_payments(values: Sequence[int], one_card: bool) -> set[tuple[int, ...]]:
    """G5: every payment for turning a tile with cards of one currency: at least 3 by A13, or one card of 3 or more."""
    return {(value,) for value in values if value >= 3} if one_card else payments(values, 3)


def mixed_payments(
    cards: Sequence[Card], exchanges: Sequence[tuple[str, str]], stored: Card | None, currency: str, price: int
) -> set[tuple[str, ...]]:
    """A13, X4, E3: every payment from a hand with exchange cards and stored money, as sorted names.

    One exchange card at most, whose two currencies are the one asked for and another; it must not be played in vain.
    Stored money is one more card. Nothing could be left out with the price still covered.
    """
    money = [(own, value, f"{own}-{value}") for own, value in cards]
    if stored:
        money.append((*stored, f"stored-{stored[0]}-{stored[1]}"))
    accepted: set[tuple[str, ...]] = set()
    for number in range(1, len(money) + 1):
        for paid in combinations(money, number):
            total = sum(value for _, value, _ in paid)
            if total < price or any(total - value >= price for _, value, _ in paid):
                continue
            used = {own for own, _, _ in paid}
            names = [name for _, _, name in paid]
            if used == {currency}:
                accepted.add(tuple(sorted(names)))
            for pair in exchanges:
                if currency in pair and used <= set(pair) and used != {currency}:
                    accepted.add(tuple(sorted([*names, "-".join(pair)])))
    return accepted


def changing_payments(
    cards: Sequence[Card], exchanges: Sequence[tuple[str, str]], stored: Card | None, currency: str, price: int
) -> set[tuple[str, ...]]:
    """E2: every payment with something superfluous that overpays by 1 to 6 and leaves the certificate free (E5)."""
    money = [(own, value, f"{own}-{value}") for own, value in cards]
    if stored:
        money.append((*stored, f"stored-{stored[0]}-{stored[1]}"))
    accepted: set[tuple[str, ...]] = set()
    for number in range(1, len(money) + 1):
        for paid in combinations(money, number):
            over = sum(value for _, value, _ in paid) - price
            names = [name for _, _, name in paid]
            in_use = stored and not any(name.startswith("stored") for name in names)
            if in_use or not 1 <= over <= 6 or all(value > over for _, value, _ in paid):
                continue
            used = {own for own, _, _ in paid}
            if used == {currency}:
                accepted.add(tuple(sorted(names)))
            for pair in exchanges:
                if currency in pair and used <= set(pair) and used != {currency}:
                    accepted.add(tuple(sorted([*names, "-".join(pair)])))
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
