"""Oracle for the ranking of kinds (A32-A34): which places each player occupies, and what those places are worth."""

from collections.abc import Sequence
from fractions import Fraction
from math import floor

# A32, column by column: KIND_POINTS[scoring][kind] is the points of first, second, third place, as far as they pay.
KIND_POINTS: dict[int, dict[str, tuple[int, ...]]] = {
    1: {
        "pavilion": (1,),
        "seraglio": (2,),
        "arcades": (3,),
        "chambers": (4,),
        "garden": (5,),
        "tower": (6,),
    },
    2: {
        "pavilion": (8, 1),
        "seraglio": (9, 2),
        "arcades": (10, 3),
        "chambers": (11, 4),
        "garden": (12, 5),
        "tower": (13, 6),
    },
    3: {
        "pavilion": (16, 8, 1),
        "seraglio": (17, 9, 2),
        "arcades": (18, 10, 3),
        "chambers": (19, 11, 4),
        "garden": (20, 12, 5),
        "tower": (21, 13, 6),
    },
}


def occupied_places(counts: Sequence[int], player: int) -> list[int]:
    """A32, A33: the places that this player and those tied with him occupy together; first place is 1.

    With counts 4 2 2 1 the first player occupies [1], the next two [2, 3], the last [4].
    """
    ahead = sum(count > counts[player] for count in counts)
    tied = sum(count == counts[player] for count in counts)
    return list(range(ahead + 1, ahead + tied + 1))


def worth(place: int, points: Sequence[int]) -> int:
    """A32: the points of a place; a place that the table does not name is worth nothing."""
    return dict(enumerate(points, start=1)).get(place, 0)


def places(counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """A32-A34: the points of each player for one kind, from the tiles of that kind in each palace.

    Tied players share the points of the places they occupy, rounded down (A33). No tile, no points (A34). Dirk is
    one more entry of `counts` (A42).
    """
    scored: list[int] = []
    for player, count in enumerate(counts):
        occupied = occupied_places(counts, player)
        share = Fraction(sum(worth(place, points) for place in occupied), len(occupied))
        scored.append(0 if count == 0 else floor(share))
    return scored
