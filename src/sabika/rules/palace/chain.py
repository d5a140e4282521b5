"""Exact change: the longest chain of purchases that are paid to the coin, each of which gives another action (A14)."""

from typing import NamedTuple

from sabika.rules.palace.money import payments, pays_exactly, purse_cards, purse_total
from sabika.rules.palace.pieces import NOTHING, Pieces
from sabika.rules.palace.yard import SPACES


class Link(NamedTuple):
    """A purchase of the chain: the place of the yard, and the cards of its currency, packed into a purse."""

    space: int
    part: int


def longest_chain(purses: list[int], yard: list[int], pieces: Pieces) -> list[Link]:
    """The most tiles of a yard that can all be bought with these purses, each paid to the coin; among equally long
    chains one that costs the fewest cards. Tiles of different currencies do not get in each other's way."""
    chain: list[Link] = []
    for currency in range(SPACES):
        spaces = [space for space in range(currency, len(yard), SPACES) if yard[space] != NOTHING]
        chain += _in_one_currency(purses[currency], [(space, pieces.price[yard[space]]) for space in spaces])
    return sorted(chain)


def _in_one_currency(purse: int, offers: list[tuple[int, int]]) -> list[Link]:
    """The longest chain among tiles, given by space and price, that are all paid from one purse."""
    if not offers:
        return []
    space, price = offers[0]
    best = _in_one_currency(purse, offers[1:])
    if not pays_exactly(purse, price):
        return best
    for part in payments(purse, price):
        if purse_total(part) == price:
            chain = [Link(space, part), *_in_one_currency(purse - part, offers[1:])]
            if len(chain) > len(best) or (len(chain) == len(best) and _cards(chain) < _cards(best)):
                best = chain
    return best


def _cards(chain: list[Link]) -> int:
    count = 0
    for link in chain:
        count += len(purse_cards(link.space % SPACES, link.part))
    return count
