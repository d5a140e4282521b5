"""Oracle for the scoring of kinds in Granada (G10, G11, G15, G16): who is ahead of whom, side by side.

A side is a player, or Dirk with all his tiles (G15). Its tiles are pairs of kind and price.
"""

from collections.abc import Sequence

Tile = tuple[str, int]

# G12: the order of a scoring, after the moats.
KINDS = ("arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district")

# G10: how often n is paid to first, second, third place in each scoring.
TIMES: dict[int, dict[int, int]] = {1: {1: 1}, 2: {1: 2, 2: 1}, 3: {1: 3, 2: 2, 3: 1}}

# G16: the fixed points of first, second, third place in each scoring.
FIXED: dict[int, dict[int, int]] = {1: {1: 3}, 2: {1: 10, 2: 3}, 3: {1: 18, 2: 10, 3: 3}}


def prices_of(tiles: Sequence[Tile], kind: str) -> list[int]:
    """The prices of the tiles of this kind."""
    return [price for own, price in tiles if own == kind]


def is_ahead(prices: Sequence[int], other_prices: Sequence[int]) -> bool:
    """G10, G11: more tiles of the kind, or as many with the highest priced one among them."""
    if len(prices) != len(other_prices):
        return len(prices) > len(other_prices)
    return max(prices, default=0) > max(other_prices, default=0)


def place(sides: Sequence[Sequence[Tile]], side: int, kind: str) -> int:
    """G10, G11: the place of a side that has a tile of the kind; first place is 1."""
    own = prices_of(sides[side], kind)
    return 1 + sum(is_ahead(prices_of(other, kind), own) for other in sides)


def kind_points(sides: Sequence[Sequence[Tile]], scoring: int, simplified: bool = False) -> list[dict[str, int]]:
    """G10, G11, G15, G16: the points of each side for each kind, in scoring 1 (A), 2 (B) or 3 (C).

    n is the number of tiles of the kind on all sides together. A side without a tile of the kind gets nothing (A34).
    """
    points: list[dict[str, int]] = []
    for side, tiles in enumerate(sides):
        own: dict[str, int] = {}
        for kind in KINDS:
            n = sum(len(prices_of(other, kind)) for other in sides)
            own_place = place(sides, side, kind)
            worth = FIXED[scoring].get(own_place, 0) if simplified else n * TIMES[scoring].get(own_place, 0)
            own[kind] = worth if prices_of(tiles, kind) else 0
        points.append(own)
    return points
