"""Tests of the oracles for Granada and the combined game, on examples worked out by hand from the rules.

Palaces are drawn as text, a word for each cell: A or G for the part, * for its start tile, then the walls or moats.
"""

import random
from itertools import pairwise, product

import pytest

from oracles import granada, palace, walls
from oracles.palace import Cell, neighbour
from oracles.two_parts import (
    Palace,
    Starts,
    Tile,
    broken_rules,
    build_refusals,
    chains_of,
    edges_agree,
    is_legal,
    legal_builds,
    legal_removals,
    legal_swaps,
    longest_trail,
    moat_points,
    outside_moats,
    outside_walls,
    segment,
    touching,
    wall_and_moat_points,
    wall_points,
    walls_against_moats,
    without,
)
from oracles.walls import Point, Segment

PARTS = {"A": "alhambra", "G": "granada"}
WALLS = ["".join(letters) for letters in product(*[("", side) for side in "NESW"])]
TILES: list[Tile] = [(part, walls) for part in PARTS.values() for walls in WALLS if len(walls) <= 3]


def drawn(drawing: str) -> tuple[Palace, Starts]:
    """The palace drawn there; its first start tile, of Alhambra if there is one, lies at (0, 0)."""
    words = {(x, y): word for y, row in enumerate(drawing.strip().splitlines()) for x, word in enumerate(row.split())}
    found = {PARTS[word[0]]: cell for cell, word in sorted(words.items()) if "*" in word}
    left, top = found["alhambra"] if "alhambra" in found else found["granada"]
    starts = {part: (x - left, y - top) for part, (x, y) in found.items()}
    tiles = {
        (x - left, y - top): (PARTS[word[0]], word[1:].removeprefix("*"))
        for (x, y), word in words.items()
        if word != "."
    }
    return tiles, starts


def grown(rng: random.Random, drawing: str, size: int) -> tuple[Palace, Starts]:
    """The drawn palace with random tiles of its parts added where the oracle allows it, up to this size.

    It stays smaller where walls leave no cell to build on.
    """
    tiles, starts = drawn(drawing)
    for _ in range(4 * size):
        tile = rng.choice([tile for tile in TILES if tile[0] in starts])
        cells = sorted(legal_builds(tiles, starts, tile))
        if cells:
            tiles[rng.choice(cells)] = tile
        if len(tiles) == size:
            break
    return tiles, starts


FIRST_GRANADA = "A* AE G*W"

# Two edges of wall against moat.
SIDE_BY_SIDE = """
A*  AE  G*W
A   AE  GW
"""

# Alhambra around two tiles of Granada; four walls meet at the south-west corner of the first Granada tile.
SURROUNDED = """
A*    AS     AS    A
AESW  G*NSW  GNES  AW
.     ANSW   AN    A
"""


# --- C5, A21, G8: edges


@pytest.mark.parametrize(
    ("one", "other", "agree"),
    [
        (("alhambra", ""), ("alhambra", ""), True),
        (("alhambra", ""), ("alhambra", "W"), False),
        (("alhambra", "E"), ("alhambra", ""), False),
        (("alhambra", "E"), ("alhambra", "W"), True),
        (("granada", ""), ("granada", ""), True),
        (("granada", ""), ("granada", "W"), False),
        (("granada", "E"), ("granada", ""), False),
        (("granada", "E"), ("granada", "W"), True),
        (("alhambra", ""), ("granada", ""), False),
        (("alhambra", ""), ("granada", "W"), False),
        (("alhambra", "E"), ("granada", ""), False),
        (("alhambra", "E"), ("granada", "W"), True),
    ],
)
def test_which_edges_agree(one: Tile, other: Tile, agree: bool) -> None:
    """C5, A21, G8: `other` lies in the east of `one`, and seen from the other side it is the same."""
    assert edges_agree(one, other, "E") == agree
    assert edges_agree(other, one, "W") == agree


def test_only_the_touching_edges_must_agree() -> None:
    """C5: the other edges of the two tiles do not matter."""
    assert edges_agree(("alhambra", "NEW"), ("granada", "ESW"), "E")
    assert not edges_agree(("alhambra", "NEW"), ("granada", "ESW"), "S")
    assert edges_agree(("alhambra", "S"), ("granada", "N"), "S")
    assert edges_agree(("alhambra", "N"), ("granada", "S"), "N")


def test_between_two_bare_edges_of_different_parts_nothing_fits() -> None:
    """C5, the example of the rulebook: no tile fits south of the bare fountain and west of the bare edge of Granada."""
    tiles, starts = drawn("""
    A*  AS
    .   G*N
    """)
    assert is_legal(tiles, starts)
    assert all((0, 1) not in legal_builds(tiles, starts, tile) for tile in TILES)


def test_a_moat_lets_alhambra_be_built_there() -> None:
    """C5: as before, with a moat in the west of the Granada tile."""
    tiles, starts = drawn("""
    A*  AS
    .   G*NW
    """)
    fitting = {tile for tile in TILES if (0, 1) in legal_builds(tiles, starts, tile)}
    assert fitting == {("alhambra", walls) for walls in ("E", "ES", "EW", "ESW")}


# --- C5-C8: a palace as it lies there


@pytest.mark.parametrize("drawing", ["A*", "G*", FIRST_GRANADA, SIDE_BY_SIDE, SURROUNDED])
def test_legal_palaces_break_no_rule(drawing: str) -> None:
    """C5-C8."""
    assert broken_rules(*drawn(drawing)) == set()


def test_moat_against_bare_edge_breaks_c5() -> None:
    """C5 alone: (1, 1) is walkable from (1, 0), but its moat touches a bare edge."""
    assert broken_rules(*drawn("G* G \n G GW")) == {"C5"}


def test_bare_edges_of_both_parts_break_c5_and_c6() -> None:
    """C5, C6: bare against bare is no border; it does not join the parts for walking either."""
    assert broken_rules(*drawn("A* G*")) == {"C5", "C6"}


def test_parts_that_meet_at_a_corner_break_c6() -> None:
    """C6 alone: the walls and moats share a corner, but no edge."""
    assert broken_rules(*drawn("A* AES . \n . . G*NW")) == {"C6"}


def test_parts_apart_break_c6() -> None:
    """C6 alone."""
    assert broken_rules(*drawn("A* AE . G*W")) == {"C6"}


def test_tile_behind_a_moat_breaks_c7() -> None:
    """C7 alone, also in Granada (G8, A22): nobody crosses a moat."""
    assert broken_rules(*drawn("G* GE GW")) == {"C7"}
    assert broken_rules(*drawn("A* AE G*EW GW")) == {"C7"}


def test_nobody_walks_through_the_other_part() -> None:
    """C7: two pieces of Alhambra with Granada between them; C5 keeps the walls closed."""
    assert broken_rules(*drawn("A* AE G*EW AW")) == {"C7"}


def test_a_part_without_its_start_tile_breaks_c7() -> None:
    """C7: nobody can say from where to walk."""
    tiles, starts = drawn(FIRST_GRANADA)
    assert broken_rules(tiles, {"alhambra": starts["alhambra"]}) == {"C7"}


def test_hole_between_both_parts_breaks_c8() -> None:
    """C8 alone: neither part surrounds the empty cell by itself."""
    tiles, starts = drawn("""
    A*  A   AS
    AS  .   G*N
    GN  G   G
    """)
    assert broken_rules(tiles, starts) == {"C8"}
    del tiles[0, 2], tiles[1, 2]
    assert is_legal(tiles, starts)
    assert build_refusals(tiles, starts, ("granada", ""), (1, 2)) == {"C8"}


# --- C6, C7: building


def test_first_granada_tile_needs_a_wall() -> None:
    """C6: the fountain has no walls, so Granada cannot begin there."""
    tiles, starts = drawn("A*")
    assert all(legal_builds(tiles, starts, tile) == set() for tile in TILES if tile[0] == "granada")


def test_first_granada_tile_borders_a_wall() -> None:
    """C6: moat against wall, in the east or in the south."""
    tiles, starts = drawn("A* AES")
    assert legal_builds(tiles, starts, ("granada", "W")) == {(2, 0)}
    assert legal_builds(tiles, starts, ("granada", "NW")) == {(2, 0), (1, 1)}
    assert legal_builds(tiles, starts, ("granada", "E")) == set()
    assert build_refusals(tiles, starts, ("granada", "W"), (3, 0)) == {"A23", "C6"}


def test_later_granada_tile_needs_a_bare_edge_with_granada() -> None:
    """C7: south of (1, 0) the moat would fit the wall, but nobody walks there from the first Granada tile."""
    tiles, starts = drawn("A* AES G*W")
    assert build_refusals(tiles, starts, ("granada", "N"), (1, 1)) == {"C7"}
    assert legal_builds(tiles, starts, ("granada", "N")) == {(3, 0), (2, -1)}


def test_later_granada_tile_may_border_both() -> None:
    """C5, C7: a bare edge with Granada and a moat along a wall."""
    tiles, starts = drawn("A* AE G*W \n A AE .")
    assert build_refusals(tiles, starts, ("granada", "W"), (2, 1)) == set()
    assert build_refusals(tiles, starts, ("granada", ""), (2, 1)) == {"C5"}


def test_alhambra_goes_on_from_the_fountain() -> None:
    """C7: an Alhambra tile east of Granada fits edge by edge, but is not reached from the fountain."""
    tiles, starts = drawn("A* AE G*EW")
    assert build_refusals(tiles, starts, ("alhambra", "W"), (3, 0)) == {"C7"}


def test_occupied_cell() -> None:
    """A16: nothing is built on a tile."""
    tiles, starts = drawn(FIRST_GRANADA)
    assert build_refusals(tiles, starts, ("granada", "W"), (2, 0)) == {"occupied"}


# --- A16: redesign


def test_start_tiles_are_never_moved() -> None:
    """A16, C6: neither the fountain nor the first Granada tile, though the rest would be legal."""
    tiles, starts = drawn(SIDE_BY_SIDE)
    assert legal_removals(tiles, starts) == {(1, 0), (0, 1), (1, 1), (2, 1)}
    assert legal_swaps(tiles, starts, ("granada", "W")) == {(2, 1)}
    assert legal_removals(*drawn("G* G")) == {(1, 0)}


def test_last_border_is_not_removed() -> None:
    """C6 (ruling): without (1, 0) the parts would lie apart."""
    assert legal_removals(*drawn(FIRST_GRANADA)) == set()


def test_removal_that_leaves_a_hole() -> None:
    """C8, A22: the tile in the middle leaves a hole between the parts, (1, 0) and (1, 2) leave a tile out of reach."""
    tiles, starts = drawn("""
    A*   AS   AS
    AES  GNW  G*N
    GN   G    G
    """)
    assert is_legal(tiles, starts)
    assert broken_rules(without(tiles, (1, 1)), starts) == {"C8"}
    assert legal_removals(tiles, starts) == {(2, 0), (0, 1), (0, 2), (2, 2)}


def test_swap_keeps_the_touching_edges() -> None:
    """A16, A25: east wall inside, anything outside."""
    tiles, starts = drawn(SIDE_BY_SIDE)
    assert legal_swaps(tiles, starts, ("alhambra", "E")) == {(1, 0), (1, 1)}
    assert legal_swaps(tiles, starts, ("alhambra", "ES")) == {(1, 1)}
    assert legal_swaps(tiles, starts, ("alhambra", "NE")) == {(1, 0)}
    assert legal_swaps(tiles, starts, ("alhambra", "")) == {(0, 1)}


@pytest.mark.parametrize("drawing", ["A*", "G*"])
@pytest.mark.parametrize("seed", range(3))
def test_one_part_alone_is_alhambra(drawing: str, seed: int) -> None:
    """G8: with one part only, all is as the oracle for Alhambra says, with moats for walls."""
    rng = random.Random(seed)
    tiles, starts = grown(rng, drawing, 12)
    (part,) = starts
    plain = {cell: edges for cell, (_, edges) in tiles.items()}
    for edges in rng.sample(WALLS, 4):
        assert legal_builds(tiles, starts, (part, edges)) == palace.legal_builds(plain, edges)
        assert legal_swaps(tiles, starts, (part, edges)) == palace.legal_swaps(plain, edges)
    assert legal_removals(tiles, starts) == palace.legal_removals(plain)
    assert (outside_walls(tiles) | outside_moats(tiles)) == walls.outside_walls(plain)
    assert wall_points(tiles) + moat_points(tiles) == walls.longest_wall(plain)
    assert wall_and_moat_points(tiles) == 0


@pytest.mark.parametrize("seed", range(4))
def test_consequences_for_two_parts(seed: int) -> None:
    """A25, C5-C7, in random palaces of both parts."""
    rng = random.Random(seed)
    tiles, starts = grown(rng, "A* AES G*W", 16)
    for tile in rng.sample(TILES, 6):
        part, edges = tile
        # C7: a new tile shares a bare edge with its own part.
        for cell in legal_builds(tiles, starts, tile):
            assert any(tiles[other][0] == part and side not in edges for side, other in touching(tiles, cell))
        # A25: a swap keeps the part and each edge that touches a neighbour.
        kept = {
            cell
            for cell, (own, own_edges) in tiles.items()
            if own == part and all((side in edges) == (side in own_edges) for side, _ in touching(tiles, cell))
        }
        assert legal_swaps(tiles, starts, tile) == kept - set(starts.values())
    # A25: a removed tile had three neighbours at most.
    assert all(len(touching(tiles, cell)) <= 3 for cell in legal_removals(tiles, starts))
    # C5, C10: wall against moat is what is both outside wall and outside moat.
    assert walls_against_moats(tiles) == outside_walls(tiles) & outside_moats(tiles)
    # C8, C10: without holes the parts border along a single run.
    assert wall_and_moat_points(tiles) == 2 * len(walls_against_moats(tiles))


# --- C9, C10: what scores


def test_walls_and_moats_along_each_other_score() -> None:
    """C9, C10: the edge between the parts is a wall, a moat, and a pair of both."""
    tiles, _ = drawn(FIRST_GRANADA)
    border = {segment((1, 0), "E")}
    assert outside_walls(tiles) == outside_moats(tiles) == walls_against_moats(tiles) == border
    assert (wall_points(tiles), moat_points(tiles), wall_and_moat_points(tiles)) == (1, 1, 2)


def test_runs_go_on_over_the_border() -> None:
    """C9: the wall turns around three sides of (1, 0), the moat around two sides of (2, 0); they share one edge."""
    tiles, _ = drawn("A* ANES G*NW")
    assert (wall_points(tiles), moat_points(tiles), wall_and_moat_points(tiles)) == (3, 2, 2)


def test_walls_and_moats_do_not_make_one_run() -> None:
    """C9: walls and moats are counted apart, even where one goes on as the other.

    A wall along the north of Alhambra, and a moat along the north of Granada.
    """
    tiles, _ = drawn("A* AN ANE G*NW GN")
    assert (wall_points(tiles), moat_points(tiles), wall_and_moat_points(tiles)) == (3, 3, 2)


def test_back_to_back_in_one_part_scores_nothing() -> None:
    """G9: two moats against each other inside Granada."""
    tiles, _ = drawn("G* G \n GE GW")
    assert outside_moats(tiles) == set()
    assert moat_points(tiles) == 0


def test_moat_all_around() -> None:
    """G9: the whole outline."""
    tiles, starts = drawn("GNW GN GNE \n GW G* GE \n GSW GS GES")
    assert is_legal(tiles, starts)
    assert moat_points(tiles) == 12
    assert wall_points(tiles) == 0


def test_only_the_longest_border_scores() -> None:
    """C10, literally, even in a palace that C8 forbids: one edge in the north, two in the south of the hole."""
    tiles, starts = drawn("""
    A*  AE  G*W
    A   .   G
    A   AE  GW
    A   AE  GW
    """)
    assert broken_rules(tiles, starts) == {"C8"}
    assert len(walls_against_moats(tiles)) == 3
    assert wall_and_moat_points(tiles) == 4


# --- C11: the longest trail


def test_four_walls_at_a_corner() -> None:
    """C11: two walls, once around Granada, two more walls, over the same corner."""
    tiles, _ = drawn(SURROUNDED)
    corner: Point = (1, 2)
    assert sum(corner in one for one in outside_walls(tiles)) == 4
    assert (wall_points(tiles), moat_points(tiles), wall_and_moat_points(tiles)) == (10, 6, 12)


def test_three_walls_at_a_corner() -> None:
    """C11: as before without the wall in the south of (0, 1): around Granada, then two walls."""
    tiles, starts = drawn(SURROUNDED)
    tiles[0, 1] = ("alhambra", "EW")
    assert is_legal(tiles, starts)
    assert wall_points(tiles) == 8


def lines(*corners: Point) -> set[Segment]:
    """The segments along straight lines from corner to corner."""
    found: set[Segment] = set()
    for (x, y), (to_x, to_y) in pairwise(corners):
        length = abs(to_x - x) + abs(to_y - y)
        dx, dy = (to_x - x) // length, (to_y - y) // length
        found |= {frozenset({(x + n * dx, y + n * dy), (x + n * dx + dx, y + n * dy + dy)}) for n in range(length)}
    return found


def test_trails_by_hand() -> None:
    """C11."""
    assert longest_trail([]) == 0
    assert longest_trail(lines((0, 0), (3, 0))) == 3
    # A ring, and two rings apart.
    ring = lines((0, 0), (2, 0), (2, 2), (0, 2), (0, 0))
    assert longest_trail(ring) == 8
    assert longest_trail(ring | lines((5, 0), (6, 0), (6, 1), (5, 1), (5, 0))) == 8
    # A cross with arms of 1, 2, 3 and 4.
    cross = lines((-1, 0), (3, 0)) | lines((0, -2), (0, 4))
    assert longest_trail(cross) == 7
    # Two rings that share a side: begin and end at the two branching corners.
    assert longest_trail(ring | lines((2, 0), (4, 0), (4, 2), (2, 2))) == 14
    # Two rings that share a corner.
    assert longest_trail(ring | lines((2, 2), (3, 2), (3, 3), (2, 3), (2, 2))) == 12
    # The four squares of a two by two board: four corners are odd, so a path of two between two of them is left out.
    board = ring | lines((1, 0), (1, 2)) | lines((0, 1), (2, 1))
    assert longest_trail(board) == 10


def components(segments: set[Segment]) -> list[set[Segment]]:
    """The segments in groups that hang together."""
    groups: list[set[Segment]] = []
    for one in segments:
        meeting = [group for group in groups if any(one & other for other in group)]
        groups = [group for group in groups if group not in meeting]
        groups.append({one}.union(*meeting))
    return groups


def odd_points(segments: set[Segment]) -> set[Point]:
    """The points where an odd number of segments meet."""
    points = {point for one in segments for point in one}
    return {point for point in points if sum(point in one for one in segments) % 2 == 1}


def agree_with_euler(segments: set[Segment]) -> None:
    """Segments that hang together are one trail if at most two of their points are odd, and only then."""
    groups = components(segments)
    assert longest_trail(segments) == max(longest_trail(group) for group in groups)
    for group in groups:
        assert (longest_trail(group) == len(group)) == (len(odd_points(group)) <= 2)


@pytest.mark.parametrize("seed", range(30))
def test_joined_chains_change_nothing(seed: int) -> None:
    """C11: eleven random segments of a small board, against trails over single segments."""
    rng = random.Random(seed)
    grid = [segment((x, y), side) for x in range(3) for y in range(3) for side in "NW"]
    segments = frozenset(rng.sample(grid, 11))
    points = {point for one in segments for point in one}
    assert longest_trail(segments) == max(walls.longest_from(point, segments) for point in points)
    assert sum(chain.length for chain in chains_of(segments)) == 11
    agree_with_euler(set(segments))


def walled(rng: random.Random, tiles: Palace) -> Palace:
    """The palace with a wall or moat on most edges with no tile beyond, also where a tile would have four."""
    more: Palace = {}
    for cell, (part, edges) in tiles.items():
        beyond = [side for side in "NESW" if neighbour(cell, side) not in tiles and rng.random() < 0.8]
        more[cell] = (part, "".join(side for side in "NESW" if side in edges or side in beyond))
    return more


@pytest.mark.parametrize("seed", range(4))
def test_trails_against_euler(seed: int) -> None:
    """C11: the walls, moats and borders of large palaces."""
    rng = random.Random(seed)
    tiles, _ = grown(rng, SURROUNDED, 26)
    tiles = walled(rng, tiles)
    for segments in (outside_walls(tiles), outside_moats(tiles), walls_against_moats(tiles)):
        agree_with_euler(segments)


# --- G10, G11, G15, G16: kinds


def schools(*prices: int) -> list[granada.Tile]:
    """Schools with these prices."""
    return [("school", price) for price in prices]


def school_points(sides: list[list[granada.Tile]], scoring: int, simplified: bool = False) -> list[int]:
    """The points of each side for its schools; nothing else is to score."""
    points = granada.kind_points(sides, scoring, simplified)
    assert all(own[kind] == 0 for own in points for kind in granada.KINDS if kind != "school")
    return [own["school"] for own in points]


def test_schools_in_scoring_a() -> None:
    """K8 (G10): 3 / 2 / 2."""
    assert school_points([schools(2, 3, 4), schools(5, 6), schools(7, 8)], 1) == [7, 0, 0]


def test_schools_in_scoring_b() -> None:
    """K9 (G10): 4 / 3 / 2."""
    assert school_points([schools(2, 3, 4, 5), schools(6, 7, 8), schools(9, 10)], 2) == [18, 9, 0]


def test_schools_in_scoring_c() -> None:
    """K10 (G11): 4 with a best price of 9, 4 with a best price of 12, 2."""
    assert school_points([schools(2, 3, 4, 9), schools(5, 6, 7, 12), schools(8, 10)], 3) == [20, 30, 10]


def test_only_the_highest_price_breaks_a_tie() -> None:
    """G11: not the sum, and not against a side with more tiles."""
    assert school_points([schools(11, 12), schools(2, 13), schools(3, 4, 5)], 3) == [7, 14, 21]


def test_ties_for_lower_places() -> None:
    """G11: every tie is broken, down to the place that pays nothing."""
    assert school_points([schools(5), schools(4), schools(7), schools(6)], 3) == [4, 0, 12, 8]
    assert school_points([schools(5), schools(4), schools(7), schools(6)], 1) == [0, 0, 4, 0]


def test_no_school_no_points() -> None:
    """G10, A34: even where a place is left."""
    assert school_points([schools(2), [], []], 3) == [3, 0, 0]
    assert school_points([[], [], []], 3) == [0, 0, 0]


def test_dirk_is_ranked_and_counted() -> None:
    """G15: the last side is Dirk; his tiles count in n, and his highest price counts."""
    assert school_points([schools(2, 9), schools(3), schools(4, 13)], 2) == [5, 0, 10]


def test_kinds_are_scored_apart() -> None:
    """G10: each kind with its own n; equal prices of different kinds do not meet."""
    points = granada.kind_points([[("arena", 8), ("park", 2), ("park", 4)], [("park", 8)]], 2)
    assert (points[0]["arena"], points[0]["park"], points[1]["park"]) == (2, 6, 3)


def test_simplified_scoring() -> None:
    """G16: fixed points, ties by the highest price."""
    sides = [schools(2, 9), schools(3, 12), schools(4), schools(5)]
    assert school_points(sides, 1, simplified=True) == [0, 3, 0, 0]
    assert school_points(sides, 2, simplified=True) == [3, 10, 0, 0]
    assert school_points(sides, 3, simplified=True) == [10, 18, 0, 3]
    assert school_points([[], schools(6), []], 3, simplified=True) == [0, 18, 0]


@pytest.mark.parametrize("seed", range(10))
def test_places_by_lining_up(seed: int) -> None:
    """G10, G11, in a second wording: line up those with a tile of the kind by number, then by highest price."""
    rng = random.Random(seed)
    sides: list[list[granada.Tile]] = [[] for _ in range(4)]
    for kind, price in product(granada.KINDS, range(2, 14)):
        side = rng.randrange(7)
        if side < 4:
            sides[side].append((kind, price))
    points = granada.kind_points(sides, 3)
    for kind in granada.KINDS:
        prices = [[price for own, price in tiles if own == kind] for tiles in sides]
        n = sum(len(own) for own in prices)
        line = sorted((len(own), max(own), side) for side, own in enumerate(prices) if own)
        expected = {side: n * times for (_, _, side), times in zip(reversed(line), (3, 2, 1), strict=False)}
        assert [own[kind] for own in points] == [expected.get(side, 0) for side in range(4)]


def test_twelve_of_each_kind() -> None:
    """G1, G12: nine kinds."""
    assert len(granada.KINDS) == len(set(granada.KINDS)) == 9


def test_drawing_puts_the_start_tile_at_the_origin() -> None:
    """The drawings of this file."""
    tiles, starts = drawn(". GN \n A*E GW")
    cells: dict[Cell, Tile] = {(1, -1): ("granada", "N"), (0, 0): ("alhambra", "E"), (1, 0): ("granada", "W")}
    assert (tiles, starts) == (cells, {"alhambra": (0, 0)})
