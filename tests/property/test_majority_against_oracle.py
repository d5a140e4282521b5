"""Who gets the points of a kind, by the oracle that counts places (A32-A34)."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from oracles.majority import KIND_POINTS as ORACLE_POINTS
from oracles.majority import occupied_places, places
from property.random_games import THOROUGH
from sabika.rules.core.majority import shares
from sabika.rules.games.alhambra import KIND_POINTS, KINDS

TABLES = [points for kinds in ORACLE_POINTS.values() for points in kinds.values()]


def check(counts: list[int], points: tuple[int, ...]) -> None:
    found = shares(counts, points)
    gained = [0] * len(counts)
    for share in found:
        gained[share.side] += share.points
        assert share.number == counts[share.side] > 0
        occupied = occupied_places(counts, share.side)
        assert (share.place, share.sharers) == (occupied[0], len(occupied))
        assert share.place <= len(points)
    assert gained == places(counts, points)
    assert len({share.side for share in found}) == len(found)


def test_the_table_of_points_is_the_rulebooks() -> None:
    """A32."""
    for scoring, kinds in ORACLE_POINTS.items():
        assert tuple(kinds) == KINDS
        assert KIND_POINTS[scoring - 1] == list(kinds.values())


def test_all_counts_of_up_to_four_sides() -> None:
    """A32-A34, exhaustively: only the order of the counts matters, so 0 to 4 tiles are all there is."""
    for sides in range(1, 5):
        for counts in product(range(5), repeat=sides):
            for points in TABLES:
                check(list(counts), points)


@settings(max_examples=1000 if THOROUGH else 300)
@given(counts=st.lists(st.integers(0, 11), min_size=1, max_size=6), points=st.sampled_from(TABLES))
def test_any_counts_of_up_to_six_sides(counts: list[int], points: tuple[int, ...]) -> None:
    """A32-A34."""
    check(counts, points)
