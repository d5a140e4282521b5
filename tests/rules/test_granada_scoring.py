"""Granada, its scoring: G9-G12, G16, and the examples K8-K10."""

import pytest

import sabika
from rules.positions import Layout, in_a_row, play, points_for, position
from sabika.rules.core.events import Scored
from sabika.rules.palace.game import PalaceGame

SCHOOLS = [
    *("", "", "school-2-ESW", "school-3-NES", "school-4-ES", "school-5-ES", "school-6-SW"),
    *("school-7-ES", "school-8-N", "school-9-SW", "school-10-S", "school-11-E", "school-12", "school-13"),
]
"""By price."""


def schools(*prices: list[int], simplified: bool = False) -> PalaceGame:
    """A game in which each seat has the schools of these prices in its palace."""
    palaces: list[Layout] = [in_a_row(" ".join(SCHOOLS[price] for price in own)) for own in prices]
    return position(len(prices), kind="granada", simplified=simplified, palaces=palaces)


# G9


def test_g9_moats_score_as_walls_do() -> None:
    """G9 (A31): a point for each edge of the longest unbroken run of outside moats."""
    game = position(
        kind="granada", palaces=[{(1, 0): "arena-2-NES", (-1, 0): "library-8-W"}, {(0, -1): "market-8-N"}, {}]
    )
    for scoring in (1, 2, 3):
        assert points_for(game, scoring, "moat") == [3, 1, 0]
    term = next(term for term in game.terms(1) if term.what == "moat")
    assert (term.rule, term.amount, term.points) == ("G9", 3, 3)


def test_g9_moats_back_to_back_inside_the_palace_score_nothing() -> None:
    game = position(
        kind="granada",
        palaces=[{(0, -1): "arena-8-E", (1, 0): "arena-12", (1, -1): "library-8-W"}, {(0, -1): "hostel-8-E"}],
    )
    assert points_for(game, 1, "moat") == [0, 1, 0]


def test_g9_a_run_goes_on_over_several_tiles_and_round_corners() -> None:
    """G9: north of both tiles, then down the east side."""
    game = position(kind="granada", palaces=[{(0, -1): "market-8-N", (1, -1): "district-4-NE", (1, 0): "park-10-E"}])
    assert points_for(game, 1, "moat")[0] == 1 + 2 + 1


def test_g9_dirk_has_no_moat() -> None:
    """G9 (A42)."""
    game = position(2, kind="granada", dirk="arena-2-NES market-2-NES")
    assert points_for(game, 3, "moat") == [0, 0, 0]


# G10


def test_g10_k8_the_first_gets_a_point_for_each_tile_that_all_have_together() -> None:
    """K8 (G10): scoring A, schools 3 / 2 / 2."""
    game = schools([2, 3, 4], [5, 6], [7, 8])
    assert points_for(game, 1, "school") == [7, 0, 0]
    (term,) = [term for term in game.terms(1) if term.what == "school"]
    assert (term.rule, term.amount, term.place, term.together, term.best_price) == ("G10", 3, 1, 7, 0)


def test_g10_k9_two_points_for_each_and_one_for_the_second() -> None:
    """K9 (G10): scoring B, schools 4 / 3 / 2."""
    assert points_for(schools([2, 3, 4, 5], [6, 7, 8], [9, 10]), 2, "school") == [18, 9, 0]


def test_g10_three_two_and_one_point_for_each() -> None:
    """G10: scoring C."""
    assert points_for(schools([10, 11], [6, 7, 8], [2, 3, 4, 5], [9]), 3, "school") == [10, 20, 30, 0]


def test_g10_without_a_tile_of_the_kind_no_place_is_taken() -> None:
    """G10 (A34)."""
    for scoring, points in ((1, 2), (2, 4), (3, 6)):
        assert points_for(schools([], [3, 5], []), scoring, "school") == [0, points, 0]


def test_g10_only_tiles_in_palaces_count() -> None:
    """G10 (A32): not those in reserves, in the yard or in the bag, and only by the face that lies up."""
    game = position(
        kind="granada",
        palaces=[in_a_row("school-2-ESW"), in_a_row("bath_house-12")],
        reserves=["school-12 school-10-S"],
        yard="school-3-NES school-8-N market-10 arena-12",
    )
    assert points_for(game, 3, "school") == [3, 0, 0]
    assert points_for(game, 3, "bath_house") == [0, 3, 0]


def test_g10_the_scorings_come_with_the_two_cards_and_at_the_end() -> None:
    game = position(
        kind="granada",
        hands=["florin-9"],
        palaces=[in_a_row("school-12 school-13")],
        yard="park-12 library-12 market-10 arena-12",
        display="florin-3 dirham-1 denar-1 ducat-1",
        pile="scoring-1 dirham-2 scoring-2 denar-2 ducat-2",
        bag="",
    )
    play(game, "take florin-3")
    assert game.points == [2, 0, 0]
    play(game, "take dirham-1")
    assert game.points == [2 + 4, 0, 0]
    play(game, "take denar-1", "buy 1", "pay florin-3 florin-9", "take ducat-1", "reserve park-12")
    play(game, "reserve library-12", "reserve market-10", "reserve arena-12")
    assert game.over
    assert [scored.scoring for scored in game.scorings] == [1, 2, 3]
    assert game.points == [2 + 4 + 6, 0, 0]


# G11


def test_g11_k10_a_tie_goes_to_the_highest_price() -> None:
    """K10 (G11): scoring C, schools 4 (best price 9) / 4 (best price 12) / 2."""
    game = schools([3, 5, 7, 9], [2, 4, 6, 12], [8, 10])
    assert points_for(game, 3, "school") == [20, 30, 10]
    terms = [term for term in game.terms(3) if term.what == "school"]
    assert [(term.side, term.place, term.best_price, term.sharers) for term in terms] == [
        (1, 1, 12, 1),
        (0, 2, 9, 1),
        (2, 3, 0, 1),
    ]


def test_g11_points_are_never_shared() -> None:
    game = schools([2], [13], [5], [12])
    assert points_for(game, 1, "school") == [0, 4, 0, 0]
    assert points_for(game, 2, "school") == [0, 8, 0, 4]
    assert points_for(game, 3, "school") == [0, 12, 4, 8]


def test_g11_only_the_highest_price_counts_not_the_sum() -> None:
    assert points_for(schools([10, 11], [2, 13], []), 1, "school") == [0, 4, 0]


def test_g11_more_tiles_beat_a_higher_price() -> None:
    assert points_for(schools([2, 3], [13], []), 2, "school") == [6, 3, 0]


def test_g11_the_price_of_another_kind_does_not_count() -> None:
    game = position(kind="granada", palaces=[in_a_row("school-2-ESW hospital-13"), in_a_row("school-3-NES")])
    assert points_for(game, 1, "school") == [0, 2, 0]


# G12


def test_g12_moats_come_first_then_the_kinds_in_their_order() -> None:
    row = (
        "district-2-NEW school-2-ESW park-2-NSW market-2-NES hospital-2-NE hostel-2-NSW library-2-ESW bath_house-2-NEW"
    )
    game = position(kind="granada", palaces=[in_a_row(f"{row} arena-2-NES")], pile="scoring-1 florin-1")
    scored = next(event for event in play(game, "take florin-9") if isinstance(event, Scored))
    kinds = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"]
    assert [term.what for term in scored.terms] == ["moat", *kinds]


# G16


def test_g16_simplified_scoring_has_fixed_points_for_every_kind() -> None:
    game = schools([2, 3, 4], [5, 6], [7], [], simplified=True)
    assert points_for(game, 1, "school") == [3, 0, 0, 0]
    assert points_for(game, 2, "school") == [10, 3, 0, 0]
    assert points_for(game, 3, "school") == [18, 10, 3, 0]
    term = next(term for term in game.terms(3) if term.what == "school")
    assert (term.rule, term.amount, term.together) == ("G16", 3, 0)


def test_g16_ties_go_to_the_highest_price() -> None:
    """G16 (G11)."""
    game = schools([2, 4], [3, 13], [5, 12], simplified=True)
    assert points_for(game, 3, "school") == [3, 18, 10]


def test_g16_moats_score_as_ever() -> None:
    game = position(kind="granada", simplified=True, palaces=[{(1, 0): "arena-2-NES"}])
    assert points_for(game, 1, "moat") == [3, 0, 0]


def test_g16_is_an_option_of_the_table() -> None:
    usual = sabika.new_game("granada", players=3, seed="x")
    chosen = sabika.new_game("granada", players=3, seed="x", options={"scoring": "simplified"})
    assert (usual.view().options["scoring"], chosen.view().options["scoring"]) == ("normal", "simplified")
    # The choice changes nothing but the points.
    assert usual.yard == chosen.yard
    with pytest.raises(sabika.BadInput, match="normal, simplified"):
        sabika.new_game("granada", players=3, options={"scoring": "hard"})
    with pytest.raises(sabika.BadInput, match="no option 'moats'"):
        sabika.new_game("granada", players=3, options={"moats": "many"})
