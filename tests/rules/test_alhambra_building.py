"""Alhambra, building: A20-A25.

In the drawings S is the start tile, # a tile without walls, + the tile to be built, o a hole.
"""

import random

import pytest

import sabika
from rules.positions import BARE_TILES, Layout, options, palace, play, position, refused
from sabika.components import alhambra_pieces
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.pieces import Tile

FACING = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
"""Where a tile lies whose north, east, south or west edge touches the start tile."""


def bare(*cells: tuple[int, int]) -> dict[tuple[int, int], str]:
    """A palace of tiles without walls. One such tile, tower-12, is left for the reserve."""
    tiles = [name for name in BARE_TILES if name != "tower-12"]
    return dict(zip(cells, tiles, strict=False))


def builds(layout: Layout, tile: str) -> set[tuple[int, int]]:
    """Where the tile may be built onto this palace."""
    game = position(palaces=[layout], reserves=[tile])
    found = set()
    for text in options(game, "build"):
        x, y = text.split()[2].split(",")
        found.add((int(x), int(y)))
    return found


def refusal(layout: Layout, tile: str, cell: str) -> tuple[str, str]:
    return refused(position(palaces=[layout], reserves=[tile]), f"build {tile} {cell}")


# A20


@pytest.mark.parametrize("tile", alhambra_pieces().tiles, ids=lambda tile: tile.name)
def test_a20_tiles_are_never_rotated(tile: Tile) -> None:
    """A20, A21: a tile meets the start tile with its printed bare edges only, never with a turned one."""
    bare_edges = [letter for letter in "NESW" if letter not in tile.walls]
    assert builds({}, tile.name) == {FACING[letter] for letter in bare_edges}


def test_a20_a_built_tile_shows_its_walls_as_printed() -> None:
    """A20: three walls, in the east, south and west, and nothing is built there; in the north there is the start."""
    layout = {(0, 1): "garden-6-ESW"}
    assert refusal(layout, "tower-12", "1,1") == ("A21", "edges-differ")
    assert refusal(layout, "tower-12", "0,2") == ("A21", "edges-differ")
    assert refusal(layout, "tower-12", "-1,1") == ("A21", "edges-differ")


def test_a20_an_action_has_no_orientation() -> None:
    game = position(reserves=["tower-9-ES"])
    assert options(game, "build") == {"build tower-9-ES 1,0", "build tower-9-ES 0,1"}


# A21


def test_a21_a_wall_may_not_touch_a_bare_edge() -> None:
    assert refusal({}, "tower-10-W", "1,0") == ("A21", "edges-differ")
    assert refusal({(1, 0): "tower-13-E"}, "tower-12", "2,0") == ("A21", "edges-differ")


@pytest.mark.parametrize(
    ("wall", "cell", "tile"),
    [("N", "0,1", "tower-11-N"), ("E", "-1,0", "tower-13-E"), ("S", "0,-1", "tower-11-S"), ("W", "1,0", "tower-10-W")],
)
def test_a21_no_wall_towards_the_start_tile(wall: str, cell: str, tile: str) -> None:
    """A21: whichever side of the new tile it is."""
    game = position(reserves=[tile])
    assert refused(game, f"build {tile} {cell}") == ("A21", "edges-differ")
    assert game.why_not(game.parse(f"build {tile} {cell}")) == ("A21", "edges-differ", (("edges", wall),))


def test_a21_touching_edges_agree_on_every_side() -> None:
    """A21: the new tile fits to the west, but not to the north.

    S # =
    . # +
    """
    layout = {(1, 0): "pavilion-8", (2, 0): "seraglio-8-S", (1, 1): "seraglio-9"}
    assert refusal(layout, "tower-12", "2,1") == ("A21", "edges-differ")
    game = position(palaces=[layout], reserves=["tower-12"])
    why = game.why_not(game.parse("build tower-12 2,1"))
    assert why is not None
    assert why.details == (("edges", "N"),)
    assert (2, 1) in builds(layout, "tower-11-N")


def test_a21_two_walls_may_touch() -> None:
    """A21: back to back, where the tile is reached by another edge."""
    layout = {(1, 0): "pavilion-8", (0, 1): "pavilion-7-E"}
    assert (1, 1) in builds(layout, "tower-10-W")
    assert (1, 1) not in builds(layout, "tower-12")
    assert (1, 1) not in builds(layout, "tower-13-E")


# A22


def test_a22_every_tile_can_be_reached_on_foot() -> None:
    """A22: wall to wall the edges agree, but nobody gets there."""
    assert refusal({(1, 0): "tower-13-E"}, "tower-10-W", "2,0") == ("A22", "not-walkable")
    assert (2, 0) not in builds({(1, 0): "tower-13-E"}, "tower-10-W")


def test_a22_one_bare_edge_is_enough() -> None:
    """A22: walls to the west and north, but from the south one may walk in.

    S |+
    # #
    """
    layout = {(1, 0): "pavilion-7-E", (1, 1): "pavilion-8", (2, 1): "seraglio-9"}
    assert (2, 0) in builds(layout, "chambers-9-W")


def test_a22_what_remains_after_a_removal_is_reached_on_foot() -> None:
    """A22: the far tile touches another one, but there is a wall in between.

    S #
    #|#   <- without the tile north of it, the last one is walled off
    """
    layout = {(1, 0): "pavilion-8", (0, 1): "pavilion-7-E", (1, 1): "tower-10-W"}
    game = position(palaces=[layout])
    assert refused(game, "remove 1,0") == ("A22", "cut-off")
    assert options(game, "remove") == {"remove 0,1", "remove 1,1"}


def test_a22_nobody_walks_over_corners() -> None:
    game = position(palaces=[bare((1, 0), (1, 1))])
    assert refused(game, "remove 1,0") == ("A22", "cut-off")


# A23


@pytest.mark.parametrize("cell", ["1,1", "-1,1", "1,-1", "-1,-1", "2,0", "0,-3", "40,40"])
def test_a23_a_new_tile_shares_a_full_edge(cell: str) -> None:
    """A23: corners do not count."""
    assert refusal({}, "tower-12", cell) == ("A23", "not-touching")


def test_a23_a_cell_holds_one_tile() -> None:
    assert refusal({(1, 0): "pavilion-8"}, "tower-12", "1,0") == ("A23", "occupied")
    assert refusal({}, "tower-12", "0,0") == ("A23", "occupied")


def test_a23_all_cells_along_the_edges() -> None:
    assert builds(bare((1, 0), (1, 1)), "tower-12") == {
        (0, -1),
        (1, -1),
        (-1, 0),
        (2, 0),
        (0, 1),
        (2, 1),
        (1, 2),
    }


# A24


def test_a24_a_single_cell_may_not_be_enclosed() -> None:
    """A24.

    S # #
    + o #
    # # #
    """
    layout = bare((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2))
    assert refusal(layout, "tower-12", "0,1") == ("A24", "hole")
    assert (1, 1) in builds(layout, "tower-12")
    assert (0, 1) not in builds(layout, "tower-12")


def test_a24_nor_any_larger_pocket() -> None:
    """A24.

    S # # #
    + o o #
    # # # #
    """
    layout = bare((1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2))
    assert refusal(layout, "tower-12", "0,1") == ("A24", "hole")
    assert refusal(layout, "tower-12", "1,1") == ("A24", "hole")
    assert (2, 1) in builds(layout, "tower-12")


def test_a24_a_way_out_over_a_corner_does_not_count() -> None:
    """A24.

    S # #
    # o #
    # + .
    """
    layout = bare((1, 0), (2, 0), (2, 1), (0, 1), (0, 2))
    assert refusal(layout, "tower-12", "1,2") == ("A24", "hole")


def test_a24_a_bay_is_no_hole() -> None:
    """A24: narrowing a bay is allowed as long as it stays open.

    S # #
    # . #
    # . +
    """
    layout = bare((1, 0), (2, 0), (2, 1), (0, 1), (0, 2))
    assert (2, 2) in builds(layout, "tower-12")
    assert (1, 1) in builds(layout, "tower-12")


def test_a24_two_far_arms_may_not_meet() -> None:
    """A24: the tile closes a large court.

    # S # # #
    # . . . #
    # . . . #
    . + = = #
    """
    layout = bare((-1, 0), (-1, 1), (-1, 2), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3))
    layout |= {(2, 3): "tower-11-S", (1, 3): "chambers-9-S"}
    assert refusal(layout, "tower-12", "0,3") == ("A24", "hole")
    assert refusal(layout, "tower-12", "0,2") == ("A24", "hole")
    assert {(0, 1), (1, 1), (2, 1), (1, 2), (2, 2)} <= builds(layout, "tower-12")


def test_a24_a_removal_may_not_leave_a_hole() -> None:
    """A24, A25: a tile with four neighbours stays."""
    square = [(x, y) for y in (0, 1, 2) for x in (0, 1, 2) if (x, y) != (0, 0)]
    game = position(palaces=[bare(*square)])
    assert refused(game, "remove 1,1") == ("A24", "hole")


# A25


def test_a25_a_removal_needs_a_free_side_and_a_walkable_rest() -> None:
    """A25: of a square of nine tiles all but the middle and the start tile may go; of a row only the last.

    S # #
    # # #   -> not the middle
    # # #
    """
    square = [(x, y) for y in (0, 1, 2) for x in (0, 1, 2) if (x, y) != (0, 0)]
    game = position(palaces=[bare(*square)])
    assert options(game, "remove") == {f"remove {x},{y}" for x, y in square if (x, y) != (1, 1)}
    row = position(palaces=[bare((1, 0), (2, 0), (3, 0), (-1, 0))])
    assert options(row, "remove") == {"remove 3,0", "remove -1,0"}


def test_a25_a_removal_with_three_neighbours_is_legal_if_there_is_another_way() -> None:
    game = position(palaces=[bare((1, 0), (2, 0), (0, 1), (1, 1), (2, 1))])
    assert options(game, "remove") == {"remove 1,0", "remove 2,0", "remove 0,1", "remove 1,1", "remove 2,1"}


def test_a25_a_swap_keeps_the_edges_where_there_is_a_neighbour() -> None:
    """A25: outside edges may change, touching ones may not.

    S =|   <- a wall in the north, and bare towards the start tile and the tile in the south
      #
    """
    layout = {(1, 0): "tower-9-NE", (1, 1): "pavilion-8"}
    for tile, cells in [
        ("tower-12", {"1,0", "1,1"}),
        ("tower-11-N", {"1,0"}),
        ("tower-13-E", {"1,0", "1,1"}),
        ("tower-11-S", {"1,1"}),
        ("tower-10-W", {"1,1"}),
        ("tower-8-NES", set()),
        ("seraglio-3-ESW", {"1,1"}),
        ("pavilion-2-NEW", set()),
    ]:
        game = position(palaces=[layout], reserves=[tile])
        assert options(game, "swap") == {f"swap {tile} {cell}" for cell in cells}
    game = position(palaces=[layout], reserves=["tower-11-S"])
    assert refused(game, "swap tower-11-S 1,0") == ("A21", "edges-differ")
    assert game.why_not(game.parse("swap tower-11-S 1,0")) == ("A21", "edges-differ", (("edges", "S"),))


def test_a25_a_swap_keeps_inner_walls() -> None:
    """A25: a tile with a wall back to back with its neighbour's is swapped for one with that wall only."""
    layout = {(1, 0): "pavilion-8", (0, 1): "pavilion-7-E", (1, 1): "tower-10-W"}
    game = position(palaces=[layout], reserves=["tower-12 chambers-9-W chambers-7-SW tower-11-S"])
    assert {text for text in options(game, "swap") if text.endswith("1,1")} == {
        "swap chambers-9-W 1,1",
        "swap chambers-7-SW 1,1",
    }
    play(game, "swap chambers-7-SW 1,1")
    assert palace(game, 0)[1, 1] == "chambers-7-SW"


def test_a25_after_a_swap_the_same_edges_have_to_agree() -> None:
    """A25: what was swapped in can be swapped again, and only for a tile that fits there as well."""
    layout = {(1, 0): "pavilion-8", (0, 1): "pavilion-7-E", (1, 1): "tower-10-W"}
    game = position(2, palaces=[layout], reserves=["tower-12 chambers-9-W chambers-7-SW tower-11-S"])
    play(game, "swap chambers-7-SW 1,1", "take florin-9")
    assert {text for text in options(game, "swap") if text.endswith("1,1")} == {
        "swap chambers-9-W 1,1",
        "swap tower-10-W 1,1",
    }
    assert refused(game, "swap tower-12 1,1") == ("A21", "edges-differ")
    # The new wall in the south is an outside one: nothing bare may be built against it.
    assert refused(game, "build tower-12 1,2") == ("A21", "edges-differ")


@pytest.mark.parametrize("seed", range(6))
def test_a25_the_outline_never_touches_itself(seed: int) -> None:
    """A25: in random games no two tiles ever meet in a corner only, so outside walls cannot branch."""
    choice = random.Random(seed)
    game = sabika.new_game(players=2 + seed % 5, seed=seed)
    for _ in range(400):
        if game.over:
            break
        # Mostly build, so that the palaces grow.
        actions = [action for action in game.legal_actions if action.verb in ("build", "buy", "pay")]
        game.apply(choice.choice(actions or list(game.legal_actions)))
        for seat in game.seats:
            cells = {place_of(cell) for cell in seat.palace.cells}
            for x, y in cells:
                for side in (-1, 1):
                    assert (x + side, y + 1) not in cells or (x + side, y) in cells or (x, y + 1) in cells
