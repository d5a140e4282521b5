"""The oracle for what modules add to a scoring, by small examples."""

from oracles.modules import beside_hut, buildings, falcon_points
from oracles.portals import Palace, Tile


def test_a_hut_counts_the_buildings_beside_it_that_no_wall_parts_from_it() -> None:
    """H5, K25: a hut beside two arcades without wall, one behind a wall."""
    palace: Palace = {
        (0, 0): Tile("", ""),
        (1, 0): Tile("", "S"),
        (2, 0): Tile("arcades", ""),
        (1, -1): Tile("arcades", ""),
        (1, 1): Tile("arcades", "N"),
    }
    assert beside_hut(palace, (1, 0), "arcades", sites=()) == 2
    assert beside_hut(palace, (1, 0), "arcades", sites=[(2, 0)]) == 1, "S3"
    assert beside_hut(palace, (1, 0), "tower", sites=()) == 0


def test_cards_and_huts_add_to_the_buildings_and_sites_do_not_count() -> None:
    """B3, H5, S3."""
    palace: Palace = {
        (0, 0): Tile("", ""),
        (1, 0): Tile("tower", ""),
        (2, 0): Tile("", "N"),
        (0, 1): Tile("garden", ""),
    }
    found = buildings(palace, huts={(2, 0): "tower"}, sites=[(0, 1)], cards=["tower", "garden"])
    assert found == {"tower": 3, "garden": 1}


def test_falcons_of_one_colour_give_more_the_more_there_are() -> None:
    """F6, K15."""
    assert falcon_points(["white"] * 5 + ["black"]) == 32
    assert falcon_points([]) == 0
