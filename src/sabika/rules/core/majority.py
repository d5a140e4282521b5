"""Who gets the points of a kind: ranking by number of tiles, shared places (A32-A34, R10, R11)."""

from typing import NamedTuple


class Share(NamedTuple):
    """What one side gets: from which place on, shared among how many, for how many points."""

    side: int
    number: int
    place: int
    sharers: int
    points: int


def shares(counts: list[int], points: tuple[int, ...]) -> list[Share]:
    """The sides that occupy a paid place, best first. `points` are those of first, second, third place."""
    result: list[Share] = []
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):  # A34
        tied = [side for side, own in enumerate(counts) if own == count]
        pot = sum(points[place : place + len(tied)])
        each = pot // len(tied)  # A33
        result += [Share(side, count, place + 1, len(tied), each) for side in tied]
        place += len(tied)  # A33: the next place is counted after the shared ones
        if place >= len(points):
            break
    return result


class Rank(NamedTuple):
    """The place of one side where ties are broken."""

    side: int
    number: int
    price: int
    """The price that broke a tie; 0 if there was none."""


def ranks(counts: list[int], prices: list[int]) -> list[Rank]:
    """The sides that have any, most first; a tie goes to the highest price, which no two sides have (G11)."""
    order = sorted([(-number, -price, side) for side, (number, price) in enumerate(zip(counts, prices)) if number > 0])
    return [Rank(side, -number, -price if counts.count(-number) > 1 else 0) for number, price, side in order]
