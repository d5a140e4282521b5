"""Oracle for exact change (A14): the longest chain of exact purchases, by giving every card to each tile or to none."""

from collections.abc import Sequence
from itertools import product

Card = tuple[str, int]


def longest_chain(cards: Sequence[Card], offers: Sequence[Card]) -> tuple[int, int]:
    """A13, A14: how many of these tiles (currency and price) can be bought one after the other, each paid to the coin
    with cards of its currency, and with how few cards so many can be."""
    best = (0, 0)
    for given in product([-1, *range(len(offers))], repeat=len(cards)):
        paid = [0] * len(offers)
        fits = True
        for (currency, value), tile in zip(cards, given):
            if tile >= 0:
                paid[tile] += value
                fits = fits and offers[tile][0] == currency
        exact = [total == price for total, (_, price) in zip(paid, offers)]
        if fits and all(ok or not total for ok, total in zip(exact, paid)):
            used = sum(tile >= 0 for tile in given)
            best = max(best, (sum(exact), -used))
    return best[0], -best[1]
