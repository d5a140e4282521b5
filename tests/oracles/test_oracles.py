"""Tests of the oracles themselves, on examples worked out by hand from the rules."""

import random
from fractions import Fraction
from itertools import pairwise, permutations, product

import pytest

from oracles.majority import KIND_POINTS, occupied_places, places
from oracles.palace import (
    START,
    Cell,
    Palace,
    broken_rules,
    build_refusals,
    cells_around,
    holes,
    legal_builds,
    legal_removals,
    legal_swaps,
    neighbour,
)
from oracles.payments import payments, takes, turning_payments
from oracles.walls import longest_wall, outside_walls

ALONE: Palace = {START: ""}

# A 3 x 3 palace, the start tile in the middle, with a complete outside wall.
#
#      ___ ___ ___
#     |           |
#     |     S     |
#     |___ ___ ___|
RING: Palace = {
    (-1, -1): "NW",
    (0, -1): "N",
    (1, -1): "NE",
    (-1, 0): "W",
    (0, 0): "",
    (1, 0): "E",
    (-1, 1): "SW",
    (0, 1): "S",
    (1, 1): "ES",
}

# The same cells without any wall and without the tile south of the start tile.
#
#     # # #
#     # S #
#     # . #
HORSESHOE: Palace = {cell: "" for cell in RING if cell != (0, 1)}


def every_walls() -> list[str]:
    """All sixteen walls strings, in the order NESW."""
    return ["".join(letters) for letters in product(*[("", side) for side in "NESW"])]


def grown_palace(rng: random.Random, tiles: int) -> Palace:
    """A random legal palace: tiles with random walls, at most three each (A1), put where the oracle allows it."""
    palace = dict(ALONE)
    while len(palace) < tiles:
        walls = rng.choice([walls for walls in every_walls() if len(walls) <= 3])
        cells = sorted(legal_builds(palace, walls))
        if cells:
            palace[rng.choice(cells)] = walls
    return palace


# --- A21, A22, A24: a palace as it lies there


@pytest.mark.parametrize("palace", [ALONE, RING, HORSESHOE])
def test_legal_palaces_break_no_rule(palace: Palace) -> None:
    """A21, A22, A24."""
    assert broken_rules(palace) == set()


def test_wall_against_bare_edge_breaks_a21() -> None:
    """A21 alone: the bare east edge of (0, 1) touches the west wall of (1, 1); all is walkable over (1, 0).

    S  #
    # |#
    """
    assert broken_rules({(0, 0): "", (1, 0): "", (0, 1): "", (1, 1): "W"}) == {"A21"}
    assert broken_rules({(0, 0): "", (1, 0): "", (0, 1): "E", (1, 1): ""}) == {"A21"}
    assert broken_rules({(0, 0): "", (1, 0): "", (0, 1): "", (1, 1): "N"}) == {"A21"}
    assert broken_rules({(0, 0): "", (1, 0): "", (0, 1): "E", (1, 1): "W"}) == set()


def test_tile_behind_walls_breaks_a22() -> None:
    """A22 alone: (2, 0) touches (1, 0) wall to wall, so nobody walks there.

    S #||#
    """
    assert broken_rules({(0, 0): "", (1, 0): "E", (2, 0): "W"}) == {"A22"}


def test_corner_contact_breaks_a22() -> None:
    """A22 alone: over a corner nobody walks.

    S .
    . #
    """
    assert broken_rules({(0, 0): "", (1, 1): ""}) == {"A22"}


def test_wall_next_to_the_start_tile_breaks_a21_and_a22() -> None:
    """A21 and A22: the start tile has no walls, so a wall towards it neither matches nor lets anyone pass."""
    assert broken_rules({(0, 0): "", (1, 0): "W"}) == {"A21", "A22"}


def test_half_a_wall_stops_the_walk_from_both_sides() -> None:
    """A21 and A22: a wall on one of two touching edges does not match, and nobody crosses it in either direction."""
    assert broken_rules({(0, 0): "", (1, 0): "E", (2, 0): ""}) == {"A21", "A22"}
    assert broken_rules({(0, 0): "", (1, 0): "", (2, 0): "W"}) == {"A21", "A22"}


def test_single_enclosed_cell_breaks_a24() -> None:
    """A24 alone.

    S # #
    # . #
    # # #
    """
    palace = {(x, y): "" for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    assert broken_rules(palace) == {"A24"}
    assert holes(palace) == {(1, 1)}


def test_larger_pocket_breaks_a24() -> None:
    """A24 alone: a pocket of three cells around a corner.

    S # # #
    # . . #
    # . # #
    # # # .
    """
    drawing = ["####", "#..#", "#.##", "###."]
    palace = {(x, y): "" for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "#"}
    assert broken_rules(palace) == {"A24"}
    assert holes(palace) == {(1, 1), (2, 1), (1, 2)}


def test_cell_that_leaves_only_over_a_corner_breaks_a24() -> None:
    """A24 alone: the empty cell (1, 1) meets the outside at one corner point only.

    S # #
    # . #
    # # .
    """
    drawing = ["###", "#.#", "##."]
    palace = {(x, y): "" for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "#"}
    assert broken_rules(palace) == {"A24"}


def test_open_bay_is_no_hole() -> None:
    """A24: a bay, even a long and winding one, is connected to the outside.

    S # # #
    # . . #
    # # . #
    . . . #
    # # # #
    """
    drawing = ["####", "#..#", "##.#", "...#", "####"]
    palace = {(x, y): "" for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "#"}
    assert broken_rules(palace) == set()


def test_everything_broken_at_once() -> None:
    """A21, A22, A24."""
    palace = {(x, y): "" for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    palace[(1, 0)] = "E"
    palace[(5, 5)] = ""
    assert broken_rules(palace) == {"A21", "A22", "A24"}


# --- A16, A17, A23: building


def test_first_tile_goes_to_four_cells() -> None:
    """A21-A23 around the lone start tile: a wall may not face it."""
    assert legal_builds(ALONE, "") == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert legal_builds(ALONE, "N") == {(0, -1), (1, 0), (-1, 0)}
    assert legal_builds(ALONE, "E") == {(0, -1), (1, 0), (0, 1)}
    assert legal_builds(ALONE, "NES") == {(1, 0)}
    assert legal_builds(ALONE, "NESW") == set()


def test_north_is_up() -> None:
    """The convention of the cells: the north neighbour of (x, y) is (x, y - 1)."""
    assert neighbour((3, 5), "N") == (3, 4)
    assert neighbour((3, 5), "E") == (4, 5)
    assert neighbour((3, 5), "S") == (3, 6)
    assert neighbour((3, 5), "W") == (2, 5)


def test_each_refusal_names_its_rule() -> None:
    """A21-A24: why a tile cannot be built."""
    assert build_refusals(ALONE, "", (0, 0)) == {"occupied"}
    assert build_refusals(ALONE, "", (1, 0)) == set()
    assert build_refusals(ALONE, "W", (1, 0)) == {"A21", "A22"}
    # A corner or no contact at all: not beside the palace, and not walkable either.
    assert build_refusals(ALONE, "", (1, 1)) == {"A22", "A23"}
    assert build_refusals(ALONE, "", (7, 7)) == {"A22", "A23"}
    # Walkable from the west, but its north wall touches a bare edge.
    assert build_refusals({(0, 0): "", (1, 0): "", (0, 1): ""}, "N", (1, 1)) == {"A21"}
    # Wall to wall is fine by A21, but nobody walks there.
    assert build_refusals({(0, 0): "", (1, 0): "E"}, "W", (2, 0)) == {"A22"}


def test_closing_a_ring_is_refused() -> None:
    """A24: a tile at x would enclose the empty cell at (1, 1); filling that cell first is fine.

    S # #
    # . #
    # x .
    """
    bay = {(x, y): "" for x in range(3) for y in range(3) if (x, y) not in [(1, 1), (1, 2), (2, 2)]}
    assert broken_rules(bay) == set()
    assert build_refusals(bay, "", (1, 2)) == {"A24"}
    assert build_refusals(bay, "", (1, 1)) == set()
    assert build_refusals({**bay, (1, 1): ""}, "", (1, 2)) == set()


def test_building_in_the_gap_of_the_horseshoe() -> None:
    """A21, A22: the tile in the gap has three bare neighbours; only its south edge is free.

    # # #
    # S #
    # x #
    """
    for walls in every_walls():
        assert ((0, 1) in legal_builds(HORSESHOE, walls)) == (walls in ("", "S"))


# --- A16: removing and swapping


def test_start_tile_is_never_removed_nor_swapped() -> None:
    """A16: the start tile is never moved, although the palace would stay legal with another tile there."""
    assert legal_removals(ALONE) == set()
    assert legal_swaps(ALONE, "") == set()
    assert legal_swaps({(0, 0): "", (1, 0): ""}, "") == {(1, 0)}


def test_only_the_end_of_a_chain_is_removed() -> None:
    """A16, A22.

    S # # #
    """
    assert legal_removals({(0, 0): "", (1, 0): "", (2, 0): "", (3, 0): ""}) == {(3, 0)}


def test_removal_may_not_cut_off_a_tile_behind_walls() -> None:
    """A16, A22: (1, 1) is next to (0, 1), but behind a wall; only over (1, 0) one walks there.

    S  #
    #||#
    """
    palace = {(0, 0): "", (1, 0): "", (0, 1): "E", (1, 1): "W"}
    assert legal_removals(palace) == {(0, 1), (1, 1)}
    assert legal_removals({**palace, (0, 1): "", (1, 1): ""}) == {(1, 0), (0, 1), (1, 1)}


def test_removal_may_not_leave_a_hole() -> None:
    """A16, A24: the middle of a full block stays. The start tile is a corner.

    S # #
    # x #
    # # #
    """
    block = {(x, y): "" for x in range(3) for y in range(3)}
    assert legal_removals(block) == set(block) - {(0, 0), (1, 1)}


def test_ring_tiles_can_all_be_removed_one_at_a_time() -> None:
    """A16: from the walled 3 x 3 palace each tile but the start tile may be taken."""
    assert legal_removals(RING) == set(RING) - {START}


def test_swaps_in_the_ring() -> None:
    """A16: the new tile needs the same edges wherever there is a neighbour."""
    assert legal_swaps(RING, "") == set(RING) - {START}
    assert legal_swaps(RING, "N") == {(-1, -1), (0, -1), (1, -1)}
    assert legal_swaps(RING, "NE") == {(1, -1)}
    assert legal_swaps(RING, "NES") == set()


def test_swap_of_a_tile_that_could_not_be_removed() -> None:
    """A16: a swap is judged afterwards only, so the middle of a chain or of a block may be swapped.

    S # #
    """
    chain = {(0, 0): "", (1, 0): "N", (2, 0): ""}
    assert (1, 0) not in legal_removals(chain)
    assert legal_swaps(chain, "S") == {(1, 0), (2, 0)}
    assert legal_swaps(chain, "E") == {(2, 0)}
    block = {(x, y): "" for x in range(3) for y in range(3)}
    assert (1, 1) in legal_swaps(block, "")


# --- A25: the consequences named by the rules follow from the literal rules


@pytest.mark.parametrize("seed", range(12))
def test_consequences_of_a25(seed: int) -> None:
    """A25: for random legal palaces, removals, swaps and the outline are as A25 says."""
    rng = random.Random(seed)
    palace = grown_palace(rng, rng.randint(2, 20))

    removals: set[Cell] = set()
    for cell in palace:
        neighbours = [side for side in "NESW" if neighbour(cell, side) in palace]
        rest = {other: walls for other, walls in palace.items() if other != cell}
        if cell != START and len(neighbours) <= 3 and "A22" not in broken_rules(rest):
            removals.add(cell)
    assert legal_removals(palace) == removals

    for walls in every_walls():
        swaps: set[Cell] = set()
        for cell in palace:
            touching = [side for side in "NESW" if neighbour(cell, side) in palace]
            if cell != START and all((side in walls) == (side in palace[cell]) for side in touching):
                swaps.add(cell)
        assert legal_swaps(palace, walls) == swaps

    # Wall every outside edge: the outline is one closed curve, so one trail runs over all of it ...
    walled: Palace = {}
    for cell, walls in palace.items():
        walled[cell] = "".join(side for side in "NESW" if side in walls or neighbour(cell, side) not in palace)
    outline = outside_walls(walled)
    assert longest_wall(walled) == len(outline)
    # ... and each of its points joins exactly two segments.
    for point in {point for segment in outline for point in segment}:
        assert sum(point in segment for segment in outline) == 2


# --- A31: walls


def test_no_wall_no_points() -> None:
    """A31."""
    assert longest_wall(ALONE) == 0
    assert longest_wall(HORSESHOE) == 0


def test_full_ring_scores_its_whole_length() -> None:
    """A31: a completely walled outline."""
    assert longest_wall(RING) == 12


def test_ring_with_one_gap() -> None:
    """A31: the run starts on one side of the gap and ends on the other; it goes around the corners."""
    assert longest_wall({**RING, (0, -1): ""}) == 11
    assert longest_wall({**RING, (-1, -1): "W"}) == 11
    assert longest_wall({**RING, (-1, -1): ""}) == 10


def test_two_gaps_leave_two_runs() -> None:
    """A31: only the longer of two runs scores: gaps in the north (0, -1) and in the east (1, 0) leave 2 and 8."""
    assert longest_wall({**RING, (0, -1): "", (1, 0): ""}) == 8


def test_equal_runs_are_not_added() -> None:
    """A31: walls north and south of a bare row are two runs of three.

      = = =
    S # # #
      = = =
    """
    palace = {(0, 0): "", (1, 0): "NS", (2, 0): "NS", (3, 0): "NS"}
    assert longest_wall(palace) == 3
    assert longest_wall({**palace, (3, 0): "NES"}) == 7


def test_inner_walls_score_nothing() -> None:
    """A31: walls back to back have tiles on both sides.

    S  #
    #||#
    """
    palace = {(0, 0): "", (1, 0): "", (0, 1): "E", (1, 1): "W"}
    assert outside_walls(palace) == set()
    assert longest_wall(palace) == 0


def test_inner_walls_neither_lengthen_nor_break_a_run() -> None:
    """A31: the south walls form one run of two; the inner wall that meets them in the middle does not matter.

    S  #
    #||#
    =  =
    """
    assert longest_wall({(0, 0): "", (1, 0): "", (0, 1): "ES", (1, 1): "SW"}) == 2


def test_run_around_an_inner_corner() -> None:
    """A31: the south wall of (1, 0) and the east wall of (0, 1) meet at a point; the cell between is empty.

    S #
    # .
    """
    assert longest_wall({(0, 0): "", (1, 0): "S", (0, 1): "E"}) == 2


def test_parallel_walls_across_a_bay_do_not_meet() -> None:
    """A31: the walls on both sides of an empty cell have no point in common.

    # . #
    # S #
    """
    palace = {(0, 0): "", (-1, 0): "", (1, 0): "", (-1, -1): "E", (1, -1): "W"}
    assert broken_rules(palace) == set()
    assert longest_wall(palace) == 1


def test_walls_that_branch() -> None:
    """A31, literally, even in a palace that A22 forbids: squares that meet in a point."""
    assert longest_wall({(0, 0): "NESW"}) == 4
    assert longest_wall({(0, 0): "NESW", (1, 1): "NESW"}) == 8
    # Three arms from the point (1, 1): north (1 segment), west (1) and east (2); the best trail has two arms.
    assert longest_wall({(0, 0): "ES", (1, 1): "NE"}) == 3


@pytest.mark.parametrize("seed", range(3))
def test_large_palaces_are_cheap(seed: int) -> None:
    """A31: 25 tiles, all outside edges walled but the first one found, so one run lacks one segment."""
    palace = grown_palace(random.Random(1000 + seed), 25)
    walled: Palace = {}
    for cell, walls in palace.items():
        walled[cell] = "".join(side for side in "NESW" if side in walls or neighbour(cell, side) not in palace)
    northmost = min(walled, key=lambda cell: (cell[1], cell[0]))
    gap = {**walled, northmost: walled[northmost].replace("N", "")}
    assert longest_wall(gap) == len(outside_walls(walled)) - 1


# --- A13: payments


def test_garden_for_ten() -> None:
    """K5, K6 (A13): 7 + 4 overpays and is accepted, 6 + 4 is exact."""
    assert payments([7, 4], 10) == {(4, 7)}
    assert payments([6, 4], 10) == {(4, 6)}
    assert payments([7, 4, 6], 10) == {(4, 7), (4, 6), (6, 7)}


def test_no_superfluous_card() -> None:
    """A13 (ruling): a card that could be left out with the price still covered is not accepted."""
    assert payments([9, 1], 5) == {(9,)}
    assert payments([5, 5], 5) == {(5,)}
    # 1 + 4 + 5: without the 1 the 9 is covered still.
    assert payments([1, 4, 5], 9) == {(4, 5)}
    # For 10 all three are needed.
    assert payments([1, 4, 5], 10) == {(1, 4, 5)}


def test_too_little_money() -> None:
    """A13: at least the price."""
    assert payments([], 2) == set()
    assert payments([4, 5], 10) == set()


def test_turning_a_tile() -> None:
    """K11 (G5): any cards worth 3, or where a table wants it a single card."""
    assert turning_payments([1, 2, 2], one_card=False) == {(1, 2), (2, 2)}
    assert turning_payments([1, 2, 2], one_card=True) == set()
    assert turning_payments([2, 3, 3, 9], one_card=True) == {(3,), (9,)}


def test_equal_values_are_one_payment() -> None:
    """A13 with A2: there are three cards of each value."""
    assert payments([3, 3, 3], 6) == {(3, 3)}
    assert payments([3, 3, 3], 7) == {(3, 3, 3)}


# --- A12: taking money


def test_display_of_the_rulebook() -> None:
    """K4 (A12): 2 and 3 together, but not 2 and 6."""
    two, three, six, seven = ("denar", 2), ("dirham", 3), ("ducat", 6), ("florin", 7)
    assert takes([two, three, six, seven]) == {(two,), (three,), (six,), (seven,), (two, three)}


def test_takes_across_currencies_and_copies() -> None:
    """A12: whatever the currency; two copies of a card are two cards, but alike."""
    one, two = ("florin", 1), ("denar", 2)
    assert takes([one, one, two, one]) == {
        (one,),
        (two,),
        (one, one),
        (two, one),
        (one, one, one),
        (two, one, one),
        (two, one, one, one),
    }


def test_takes_from_a_short_display() -> None:
    """A12, A19: the display may be short or empty; nothing is no take."""
    assert takes([]) == set()
    assert takes([("ducat", 9)]) == {(("ducat", 9),)}


# --- A32-A34: kinds


def test_tie_for_first_in_towers() -> None:
    """K1 (A33): (13 + 6) / 2, down; the third place pays nothing in scoring 2."""
    assert places([4, 4, 1], KIND_POINTS[2]["tower"]) == [9, 9, 0]


def test_three_places_in_pavilions() -> None:
    """K2 (A32)."""
    assert places([3, 2, 1], KIND_POINTS[3]["pavilion"]) == [16, 8, 1]
    assert places([1, 3, 2], KIND_POINTS[3]["pavilion"]) == [1, 16, 8]


def test_tie_for_a_single_point() -> None:
    """K3 (A33): 1 + 0, halved, down."""
    assert places([2, 2, 1], KIND_POINTS[1]["pavilion"]) == [0, 0, 0]


def test_following_place_is_counted_after_the_shared_ones() -> None:
    """A33: after a shared first and second place comes the third."""
    assert occupied_places([3, 3, 1, 1], 2) == [3, 4]
    assert places([3, 3, 1], KIND_POINTS[3]["garden"]) == [16, 16, 5]
    assert places([3, 3, 1, 1], KIND_POINTS[3]["garden"]) == [16, 16, 2, 2]
    assert places([5, 2, 2, 2], KIND_POINTS[3]["tower"]) == [21, 6, 6, 6]
    assert places([2, 2, 2, 2], KIND_POINTS[3]["tower"]) == [10, 10, 10, 10]


def test_no_tile_no_points() -> None:
    """A34: even where a place is left for him."""
    assert places([2, 0, 0], KIND_POINTS[3]["seraglio"]) == [17, 0, 0]
    assert places([0, 0, 0], KIND_POINTS[3]["seraglio"]) == [0, 0, 0]


def test_sharing_is_the_mean_over_all_ways_to_break_the_ties() -> None:
    """A32-A34, in a second wording: line the players up in every order that respects the counts, and average."""
    points = KIND_POINTS[3]["chambers"]
    for counts in product(range(4), repeat=4):
        totals = [0] * 4
        orders = [
            order
            for order in permutations(range(4))
            if all(counts[one] >= counts[next_one] for one, next_one in pairwise(order))
        ]
        for order in orders:
            for player, worth in zip(order, points, strict=False):
                totals[player] += worth
        means = [Fraction(total, len(orders)) for total in totals]
        assert places(counts, points) == [int(mean) if count else 0 for mean, count in zip(means, counts, strict=True)]


def test_table_of_points_is_regular() -> None:
    """A32: each kind pays one more than the one before, and each place keeps its points in the next scoring."""
    kinds = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    for scoring, table in KIND_POINTS.items():
        assert list(table) == kinds
        for number, kind in enumerate(kinds):
            assert table[kind] == tuple(points + number for points in [16, 8, 1][3 - scoring :])


def test_cells_around_covers_the_frame() -> None:
    """The brute-force area: one cell with a margin of one is three by three."""
    assert set(cells_around(ALONE, 1)) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
