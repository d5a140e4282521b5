"""Lines, tiles and palaces as characters."""

from itertools import product

import pytest
from rich.text import Text

from sabika.components import alhambra_pieces, both, granada_pieces
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.palace import new_palace
from sabika.rules.palace.pieces import Extra, Pieces, edges_of
from sabika.terminal.columns import columns
from sabika.terminal.drawing import BOTH, DOTTED, DOUBLE, NONE, THICK, THIN, Canvas, joint
from sabika.terminal.palace.plan import Marks, Plan
from sabika.terminal.palace.tile import back_words, draw_tile
from sabika.terminal.palette import DARK, KIND_SIGNS, KIND_STYLES

PIECES = alhambra_pieces()
NAMES = ("Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower")


@pytest.mark.parametrize(
    ("arms", "sign"),
    [
        ((NONE, NONE, NONE, NONE), " "),
        ((THIN, THIN, THIN, THIN), "┼"),
        ((THICK, THICK, THICK, THICK), "╋"),
        ((NONE, THICK, THICK, NONE), "┏"),
        ((THICK, NONE, NONE, THIN), "┚"),
        ((THIN, NONE, THICK, NONE), "╽"),
        ((NONE, DOUBLE, DOUBLE, NONE), "╔"),
        ((DOTTED, DOUBLE, DOTTED, NONE), "╞"),
        ((DOUBLE, THIN, DOUBLE, THIN), "╫"),
        ((BOTH, DOUBLE, NONE, DOTTED), "╩"),
        ((BOTH, DOUBLE, THICK, NONE), "┣"),
    ],
)
def test_arms_meet_in_the_right_sign(arms: tuple[int, int, int, int], sign: str) -> None:
    assert joint(*arms) == sign


def test_every_joint_is_another_sign() -> None:
    arms = product((NONE, THIN, THICK), repeat=4)
    assert len({joint(*four) for four in arms}) == 81


def test_what_falls_off_the_canvas_is_not_drawn() -> None:
    canvas = Canvas(3, 1)
    canvas.put(-1, 0, "abc")
    canvas.put(2, 0, "xyz")
    canvas.put(0, 5, "below")
    assert canvas.text().plain == "bcx"


def test_a_tile_shows_its_walls_as_thick_lines() -> None:
    canvas = Canvas(7, 3)
    draw_tile(canvas, 0, 0, PIECES, PIECES.numbers["pavilion-2-NEW"], DARK)
    assert canvas.text().plain == "┏━━━━━┓\n┃ ⌂ 2 ┃\n┖─────┚"


def test_a_piece_that_nothing_is_known_about_has_a_sign() -> None:
    pieces = Pieces(PIECES.kinds, PIECES.tiles, PIECES.digest, [Extra("well", edges_of("N"))])
    canvas = Canvas(7, 3)
    draw_tile(canvas, 0, 0, pieces, pieces.numbers["well"], DARK)
    assert canvas.text().plain == "┍━━━━━┑\n│  □  │\n└─────┘"


def test_a_tile_with_moats_is_told_from_one_with_walls_without_colour() -> None:
    """G1: moats, and what is on the back."""
    pieces = granada_pieces()
    tile = pieces.numbers["arena-2-NES"]
    canvas = Canvas(7, 3)
    draw_tile(canvas, 0, 0, pieces, tile, DARK)
    assert canvas.text().plain == "╒═════╗\n╎ ◎ 2 ║\n╘═════╝"
    back = pieces.tile(pieces.other_face[tile])
    assert back_words(pieces, tile) == f"↻{KIND_SIGNS[back.kind]}{back.price}"
    assert back_words(PIECES, PIECES.numbers["pavilion-6-N"]) == ""


def test_wall_against_moat_and_the_first_granada_tile_are_marked() -> None:
    """C5, C6, C10."""
    pieces = both(PIECES, granada_pieces())
    palace = new_palace(pieces).with_tile(pieces.numbers["pavilion-6-N"], cell_at(1, 0))
    moat = next(tile for tile in pieces.all_tiles() if pieces.moated[tile] and pieces.walls(tile) == "S")
    palace = palace.with_tile(moat, cell_at(1, -1))
    drawn = Plan(palace, 13, 5, Marks(), (), ring=0).draw(DARK).plain.splitlines()
    assert drawn[2][7:12] == "╪╪╪╪╪"
    assert drawn[1][7] == "⚑"
    assert set(drawn[0][7:12]) == {"╌"}
    assert set(drawn[4][7:12]) == {"─"}


def test_every_kind_has_a_sign_of_its_own() -> None:
    kinds = both(PIECES, granada_pieces()).kinds
    assert len({KIND_SIGNS[kind] for kind in kinds}) == len({str(KIND_STYLES[kind]) for kind in kinds}) == 15


def test_neighbours_share_the_edge_between_them() -> None:
    palace = new_palace(PIECES).with_tile(PIECES.numbers["pavilion-6-N"], cell_at(1, 0))
    plan = Plan(palace, 13, 3, Marks(), NAMES, ring=0)
    assert (
        plan.draw(DARK).plain == "┌─────┲━━━━━┓".replace("┓", "┑").replace("┲", "┮") + "\n│  ≋  │ ⌂ 6 │\n└─────┴─────┘"
    )


def test_a_palace_is_drawn_as_large_as_it_fits() -> None:
    palace = new_palace(PIECES)
    assert Plan(palace, 60, 20, Marks(), NAMES).grid.inside_height == 3
    assert Plan(palace, 60, 12, Marks(), NAMES).grid.inside_height == 2
    assert Plan(palace, 60, 8, Marks(), NAMES).grid.inside_width == 5
    assert Plan(palace, 14, 8, Marks(), NAMES).grid.inside_width == 3


def test_the_cell_under_a_place_is_the_one_drawn_there() -> None:
    palace = new_palace(PIECES)
    plan = Plan(palace, 40, 12, Marks(), NAMES)
    left, top = plan.grid.corner(1, -1)
    assert plan.grid.cell_under(left + 1, top + 1) == (1, -1)


def test_the_cursor_stays_in_sight_when_the_palace_does_not_fit() -> None:
    palace = new_palace(PIECES)
    tiles = [number for number in PIECES.all_tiles() if not PIECES.tile(number).walls]
    for step, tile in enumerate(tiles, 1):
        palace = palace.with_tile(tile, cell_at(step, 0))
    for cursor in (-1, 11):
        plan = Plan(palace, 20, 5, Marks(cursor=(cursor, 0)), NAMES)
        left, _ = plan.grid.corner(cursor, 0)
        assert left >= 0
        assert left + plan.grid.inside_width + 1 < 20


def test_cells_say_what_becomes_of_the_wall_and_the_cursor_is_seen_without_colour() -> None:
    marks = Marks({(1, 0): "+2"}, cursor=(0, -1), fresh=[(0, 0)])
    drawn = Plan(new_palace(PIECES), 60, 8, marks, NAMES).draw(DARK).plain
    assert "+2" in drawn
    assert "▶  ✗  ◀" in drawn
    assert "›  ≋  ‹" in drawn


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [[Text("a"), Text("1")], [Text("long"), Text("100")]]
    assert columns(rows, room=9).plain == "a       1\nlong  100"


def test_columns_are_set_closer_where_there_is_little_room() -> None:
    rows = [[Text("a"), Text("1")], [Text("long"), Text("100")]]
    assert columns(rows, room=8).plain == "a      1\nlong 100"
