"""Alhambra and Granada together, a palace of two parts and its scoring: C5-C11."""

import pytest

from oracles import two_parts as oracle
from property.by_the_oracles import in_parts
from rules.positions import Layout, in_a_row, options, palace, play, points_for, position, refused, reserve
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.events import TileBuilt
from sabika.rules.palace.game import PalaceGame

YARD = "pavilion-2-NEW pavilion-3-SW pavilion-4-ES pavilion-5-NW bath_house-6-SW hostel-6-SW library-4-ES hostel-4-NE"
EAST_WALL: Layout = {(1, 0): "garden-9-E"}
"""A wall to the east, against which a Granada can begin."""
BEGUN: Layout = {(1, 0): "garden-9-E", (2, 0): "hospital-4-NW"}
"""Granada has begun beyond the wall, with moats to the west and to the north."""
POCKET: Layout = (
    {(1, 0): "pavilion-8", (2, 0): "seraglio-8-S", (3, 0): "chambers-9-S", (4, 0): "seraglio-9"}
    | {(1, 1): "pavilion-7-E", (1, 2): "arcades-9", (2, 2): "pavilion-6-N"}
    | {(2, 1): "hostel-2-NSW", (3, 1): "arena-2-NES"}
    | {(4, 1): "seraglio-5-SW", (3, 2): "seraglio-4-NE"}
)
"""Alhambra lies around two tiles of Granada and nearly closes: at one corner four walls meet."""


def with_palace(layout: Layout, reserve: str = "", pile: str | None = None) -> PalaceGame:
    """A game in which seat 0 has this palace, which breaks no rule, and this reserve."""
    game = position(kind="combined", palaces=[layout], reserves=[reserve], yard=YARD, pile=pile)
    assert oracle.broken_rules(*in_parts(game.seats[0].palace)) == set()
    return game


# C5


@pytest.mark.parametrize(
    ("layout", "tile", "cell", "refusal"),
    [
        ({}, "tower-12", "1,0", None),
        ({}, "tower-10-W", "1,0", "C5"),
        (EAST_WALL, "tower-12", "2,0", "C5"),
        (EAST_WALL, "hospital-8-W", "2,0", None),
        (EAST_WALL, "park-12", "2,0", "C5"),
        (BEGUN, "park-12", "3,0", None),
        (BEGUN, "hospital-8-W", "3,0", "C5"),
        (BEGUN, "tower-12", "3,0", "C5"),
        (BEGUN, "tower-10-W", "3,0", "C5"),
        ({**BEGUN, (1, -1): "arcades-9"}, "tower-11-S", "2,-1", None),
        ({**BEGUN, (1, -1): "arcades-9"}, "tower-12", "2,-1", "C5"),
        ({**BEGUN, (1, -1): "garden-8-NE", (3, 0): "park-12", (3, -1): "arena-12"}, "school-4-ES", "2,-1", "C5"),
    ],
)
def test_c5_which_edges_meet(layout: Layout, tile: str, cell: str, refusal: str | None) -> None:
    """C5: bare meets bare of the same game; a wall meets a wall or a moat, a moat a moat or a wall."""
    game = with_palace(layout, tile)
    if refusal:
        assert refused(game, f"build {tile} {cell}") == (refusal, "edges-differ")
    else:
        play(game, f"build {tile} {cell}")


def test_c5_a_wall_meets_a_wall_and_a_moat_a_moat() -> None:
    """C5 (A21, G8)."""
    walls = with_palace({(0, -1): "garden-9-E", (1, 0): "tower-12"}, "tower-10-W")
    play(walls, "build tower-10-W 1,-1")
    moats = with_palace({**BEGUN, (2, 1): "arena-8-E", (3, 0): "park-12"}, "hospital-8-W")
    play(moats, "build hospital-8-W 3,1")


def test_c5_a_swap_keeps_every_edge_that_meets_another() -> None:
    game = with_palace({**BEGUN, (3, 0): "park-12"}, "tower-13-E tower-12 school-12 tower-9-ES")
    assert options(game, "swap") == {"swap tower-13-E 1,0", "swap school-12 3,0", "swap tower-9-ES 1,0"}
    assert refused(game, "swap tower-12 1,0") == ("C5", "edges-differ")
    assert refused(game, "swap tower-12 3,0") == ("C5", "edges-differ")


# C6


def test_c6_the_first_tile_of_granada_borders_the_alhambra_part() -> None:
    game = with_palace({(1, 0): "garden-9-E", (0, 1): "tower-11-S"}, "hospital-8-W district-8-SW market-8-N")
    assert options(game, "build") == {
        "build hospital-8-W 2,0",
        "build district-8-SW 2,0",
        "build market-8-N 0,2",
    }
    for cell in ("0,-1", "-1,0", "1,-1"):
        assert refused(game, f"build hospital-8-W {cell}") == ("C6", "not-beside-wall")
    assert refused(game, "build hospital-8-W 5,5") == ("A23", "not-touching")


def test_c6_without_a_wall_there_is_no_place_to_begin() -> None:
    """C6: also not beside the fountain, which has no walls."""
    game = with_palace({}, "hospital-8-W park-12")
    assert options(game, "build") == set()
    assert refused(game, "build park-12 1,0") == ("C6", "not-beside-wall")


def test_c6_it_may_lie_against_several_walls_but_not_against_a_bare_edge_too() -> None:
    corner = {(1, 0): "garden-9-E", (1, 1): "tower-11", (2, 1): "tower-11-N"}
    game = with_palace(corner, "district-8-SW hospital-8-W")
    assert options(game, "build") == {"build district-8-SW 2,0"}
    assert refused(game, "build hospital-8-W 2,0") == ("C5", "edges-differ")
    bare = with_palace({(1, 0): "garden-9-E", (1, 1): "tower-11", (2, 1): "tower-12"}, "hospital-8-W district-8-SW")
    assert options(bare, "build") == set()
    assert refused(bare, "build district-8-SW 2,0") == ("C6", "not-beside-wall")


def test_c6_it_is_the_start_tile_of_granada_and_never_moved() -> None:
    game = with_palace(EAST_WALL, "hospital-8-W library-10-W")
    events = play(game, "build hospital-8-W 2,0", "take florin-9", "take dirham-9")
    assert events[0] == TileBuilt(0, game.pieces.numbers["hospital-8-W"], cell_at(2, 0))
    assert game.seats[0].palace.second_start == cell_at(2, 0)
    assert refused(game, "remove 2,0") == ("C6", "start-tile")
    assert refused(game, "swap library-10-W 2,0") == ("C6", "start-tile")
    assert refused(game, "remove 0,0") == ("A16", "start-tile")


def test_c6_each_player_has_a_granada_of_his_own() -> None:
    game = with_palace(BEGUN)
    assert [seat.palace.second_start for seat in game.seats] == [cell_at(2, 0), 0, 0]


def test_c6_the_last_tile_that_joins_the_parts_is_not_taken_away() -> None:
    """C6 (ruling), C5: the two parts always border."""
    game = with_palace(BEGUN)
    assert refused(game, "remove 1,0") == ("C6", "parts-apart")
    joined_twice = {**BEGUN, (1, -1): "arcades-9", (2, -1): "tower-11-S"}
    more = with_palace(joined_twice)
    assert options(more, "remove") == {"remove 2,-1"}
    detour = with_palace({**joined_twice, (0, -1): "tower-12"})
    assert "remove 1,0" in options(detour)


def test_c6_a_bought_tile_is_reserved_as_long_as_there_is_no_wall() -> None:
    game = position(kind="combined", hands=["denar-9", "", ""], yard=YARD, display="florin-1 dirham-1 denar-1 ducat-1")
    play(game, "buy g3", "pay denar-9")
    assert options(game, "build") == set()
    play(game, "reserve school-5-ES")
    assert (reserve(game, 0), palace(game, 0)) == ("school-5-ES", {(0, 0): "fountain"})


# C7


def test_c7_a_further_tile_of_granada_shares_a_bare_edge_with_the_granada_part() -> None:
    """C7: bordering a wall alone is not enough."""
    game = with_palace({**BEGUN, (0, 1): "tower-11-S"}, "market-8-N park-12")
    assert refused(game, "build market-8-N 0,2") == ("C7", "not-walkable")
    assert options(game, "build park-12") == {"build park-12 3,0", "build park-12 2,1"}


def test_c7_alhambra_is_walked_from_the_fountain_without_crossing_granada() -> None:
    """C7: beyond the north moat of Granada a tile with a wall to the south fits, but nobody can walk there."""
    game = with_palace(BEGUN, "tower-11-S tower-12")
    assert refused(game, "build tower-11-S 2,-1") == ("C7", "not-walkable")
    assert refused(game, "build tower-12 3,0") == ("C5", "edges-differ")


def test_c7_a_tile_is_not_taken_away_if_others_of_its_part_are_cut_off() -> None:
    game = with_palace({**BEGUN, (3, 0): "park-12", (4, 0): "arena-12", (0, 1): "tower-12", (0, 2): "tower-11"})
    assert refused(game, "remove 3,0") == ("C7", "cut-off")
    assert refused(game, "remove 0,1") == ("C7", "cut-off")
    assert options(game, "remove") == {"remove 4,0", "remove 0,2"}


def test_c7_granada_does_not_hold_alhambra_together() -> None:
    """C7: the tile at 2,-1 borders Granada, but one walks to it over 1,-1."""
    game = with_palace({**BEGUN, (1, -1): "arcades-9", (2, -1): "tower-11-S"})
    assert refused(game, "remove 1,-1") == ("C7", "cut-off")


# C8


def test_c8_no_hole_is_made_by_both_parts_together() -> None:
    """C8 (A24): the cell at 1,1 would have two tiles of Alhambra and two of Granada around it."""
    walls = {(1, 0): "garden-9-E", (0, 1): "tower-12"}
    game = with_palace(walls | {(2, 0): "library-8-W", (2, 1): "park-12", (2, 2): "hostel-12"}, "arena-12")
    assert refused(game, "build arena-12 1,2") == ("A24", "hole")
    assert "build arena-12 2,3" in options(game)


def test_c8_the_first_tile_of_granada_makes_no_hole_either() -> None:
    """C8, C6: at 1,2 it would lie against a wall, but shut the cell at 1,1 in."""
    around = {(1, 0): "tower-12", (2, 0): "tower-11", (2, 1): "garden-11", (0, 1): "garden-10", (0, 2): "garden-9-E"}
    game = with_palace(around, "hospital-8-W")
    assert refused(game, "build hospital-8-W 1,2") == ("A24", "hole")
    assert options(game, "build") == set()


def test_c8_a_tile_between_both_parts_is_not_taken_away_if_it_leaves_a_hole() -> None:
    """C8: the tile of Granada at 3,1 has a tile on every side."""
    game = with_palace(POCKET)
    assert refused(game, "remove 3,1") == ("A24", "hole")


# C9


def test_c9_walls_along_a_moat_and_moats_along_a_wall_count_as_outside() -> None:
    alone = with_palace({(1, 0): "tower-8-NES"})
    assert (points_for(alone, 1, "wall")[0], points_for(alone, 1, "moat")[0]) == (3, 0)
    game = with_palace({(1, 0): "tower-8-NES", (2, 0): "hospital-4-NW"})
    # North, east and south of the tower; west and north of the hospital.
    assert (points_for(game, 1, "wall")[0], points_for(game, 1, "moat")[0]) == (3, 2)


def test_c9_walls_and_moats_back_to_back_with_their_like_score_nothing() -> None:
    """C9 (A31, G9)."""
    game = with_palace(
        {(0, -1): "tower-13-E", (1, 0): "garden-9-E", (1, -1): "tower-10-W", (2, 0): "library-8-W", (2, 1): "arena-8-E"}
        | {(3, 0): "park-12", (3, 1): "hospital-8-W"}
    )
    assert points_for(game, 1, "wall")[0] == 1
    assert points_for(game, 1, "moat")[0] == 1


def test_c9_each_game_has_its_own_points_for_kinds() -> None:
    """C9: towers by A32, schools by G10."""
    game = position(
        kind="combined",
        palaces=[in_a_row("tower-12 tower-11 school-12"), in_a_row("tower-11-N school-10-S school-13"), {}],
    )
    for scoring, towers, schools in ((1, [6, 0], [0, 3]), (2, [13, 6], [3, 6]), (3, [21, 13], [6, 9])):
        assert points_for(game, scoring, "tower") == [*towers, 0]
        assert points_for(game, scoring, "school") == [*schools, 0]


def test_c9_ties_are_shared_in_alhambra_and_broken_in_granada() -> None:
    """C9 (A33, G11)."""
    game = position(kind="combined", palaces=[in_a_row("tower-12 school-12"), in_a_row("tower-11 school-13")])
    assert points_for(game, 2, "tower") == [9, 9, 0]
    assert points_for(game, 2, "school") == [2, 4, 0]


def test_c9_granada_may_be_scored_in_the_simplified_way() -> None:
    """C9 (G16): Alhambra is not."""
    game = position(kind="combined", simplified=True, palaces=[in_a_row("tower-12 school-12")])
    assert (points_for(game, 1, "tower"), points_for(game, 1, "school")) == ([6, 0, 0], [3, 0, 0])


def test_c9_all_that_is_scored_in_one_scoring() -> None:
    game = with_palace({(1, 0): "tower-8-NES", (2, 0): "hospital-4-NW"}, pile="scoring-1 florin-1")
    play(game, "take florin-9")
    assert [(term.what, term.rule, term.points) for term in game.scorings[0].terms] == [
        ("wall", "A31", 3),
        ("tower", "A32", 6),
        ("moat", "G9", 2),
        ("hospital", "G10", 1),
        ("border", "C10", 2),
    ]
    assert game.points == [14, 0, 0]


# C10


def test_c10_two_points_for_each_edge_where_wall_and_moat_lie_against_each_other() -> None:
    one = with_palace(BEGUN)
    assert points_for(one, 1, "border") == [2, 0, 0]
    two = with_palace({**BEGUN, (1, 1): "tower-9-ES", (2, 1): "hospital-8-W"})
    for scoring in (1, 2, 3):
        assert points_for(two, scoring, "border") == [4, 0, 0]
    (term,) = [term for term in two.terms(1) if term.what == "border"]
    assert (term.rule, term.amount) == ("C10", 2)


def test_c10_a_run_goes_round_corners() -> None:
    game = with_palace({**BEGUN, (1, -1): "arcades-9", (2, -1): "tower-11-S"})
    assert points_for(game, 1, "border")[0] == 4


def test_c10_walls_and_moats_that_lie_against_their_like_or_nothing_do_not_count() -> None:
    """C10: of three walls of the tower one lies against a moat; two tiles of Granada have moats back to back."""
    game = with_palace(
        {(1, 0): "tower-8-NES", (2, 0): "hospital-4-NW", (2, 1): "arena-8-E", (3, 0): "park-12", (3, 1): "hospital-8-W"}
    )
    assert points_for(game, 1, "border")[0] == 2


def test_c10_nothing_without_a_granada() -> None:
    assert points_for(with_palace(EAST_WALL), 1, "border") == [0, 0, 0]


# C11


def test_c11_where_four_walls_meet_the_longest_run_passes_the_corner_twice() -> None:
    """C11 (ruling): six walls around the pocket, one more to either side of the corner."""
    game = with_palace(POCKET)
    walls = oracle.outside_walls(in_parts(game.seats[0].palace)[0])
    corner = (4, 2)
    assert sum(corner in wall for wall in walls) == 4
    assert points_for(game, 1, "wall")[0] == 8
    assert points_for(game, 1, "moat")[0] == 6
    assert points_for(game, 1, "border")[0] == 12


def test_c11_where_three_walls_meet() -> None:
    """C11 (ruling): one of the two tiles at the corner has no wall to the outside."""
    game = with_palace({**POCKET, (4, 1): "tower-10-W"})
    assert points_for(game, 1, "wall")[0] == 7


def test_c11_no_edge_is_used_twice() -> None:
    """C11 (ruling): without walls to the outside there is nothing but the way around the pocket."""
    game = with_palace({**POCKET, (4, 1): "tower-10-W", (3, 2): "tower-11-N"})
    assert points_for(game, 1, "wall")[0] == 6
