"""Alhambra, scoring: A30-A34, with the rulebook's examples K1, K2 and K3."""

import pytest

from rules.positions import Layout, in_a_row, names_of, play, points_for, position
from sabika.rules.core.events import Scored, TurnBegan
from sabika.rules.palace.game import PalaceGame

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

# A32, row by row as the rules print it: kind by kind the points of first, second, third place.
TABLE: dict[int, list[tuple[int, ...]]] = {
    1: [(1,), (2,), (3,), (4,), (5,), (6,)],
    2: [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)],
    3: [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)],
}


def holding(kind: str, *counts: int) -> PalaceGame:
    """A game in which the seats have so many tiles of the kind in their palaces."""
    names = [tile.name for tile in position().pieces.tiles if tile.kind == kind]
    palaces = []
    for count in counts:
        palaces.append(in_a_row(" ".join(names[:count])))
        del names[:count]
    return position(max(3, len(counts)), palaces=palaces)


def run_of(layout: Layout) -> int:
    """What the wall of this palace scores."""
    return points_for(position(palaces=[layout]), 1, "wall")[0]


# A30


@pytest.mark.parametrize("scoring", [1, 2])
def test_a30_a_scoring_card_that_turns_up_is_scored_after_the_refill_and_before_the_next_turn(scoring: int) -> None:
    """A30: with the tile that was just built, and before the next player."""
    game = position(
        hands=["florin-9"],
        yard="pavilion-8 tower-9-NE tower-11 garden-11",
        display="ducat-8 ducat-9 dirham-9",
        pile=f"scoring-{scoring} florin-1 florin-2 florin-3 florin-4",
        bag="tower-12 garden-10",
    )
    play(game, "buy 1", "pay florin-9")
    events = play(game, "build pavilion-8 1,0")
    assert names_of(events) == ["TileBuilt", "ScoringTurned", "DisplayFilled", "YardFilled", "Scored", "TurnBegan"]
    scored = events[-2]
    assert isinstance(scored, Scored)
    assert scored.scoring == scoring
    assert events[-1] == TurnBegan(1, 2)
    assert game.points == [{1: 1, 2: 8}[scoring], 0, 0]


def test_a30_each_card_is_scored_exactly_once() -> None:
    game = position(
        palaces=[{(1, 0): "tower-13-E"}],
        display="ducat-1 ducat-2 ducat-8 ducat-9",
        pile="scoring-1 florin-1 florin-2 florin-3 scoring-2 florin-4 florin-5 florin-6 florin-7",
    )
    after = []
    for card in ("ducat-9", "ducat-8", "ducat-2", "ducat-1", "florin-1", "florin-2"):
        play(game, f"take {card}")
        after.append(game.points[0])
    # Scoring 1: 6 for the tower and 1 for its wall. Scoring 2: 13 and 1.
    assert after == [7, 7, 7, 21, 21, 21]
    assert [scored.scoring for scored in game.scorings] == [1, 2]


def test_a30_points_of_all_scorings_add_up() -> None:
    """A30: three scorings, the last one at the end."""
    game = position(
        hands=["florin-9"],
        palaces=[{(1, 0): "tower-13-E"}],
        yard="pavilion-8 - - -",
        display="ducat-1 ducat-2 ducat-8 ducat-9",
        pile="scoring-1 florin-1 scoring-2 florin-2",
        bag="tower-11 garden-11 garden-10",
    )
    play(game, "take ducat-9")
    assert game.points == [7, 0, 0]
    play(game, "take ducat-8")
    assert game.points == [21, 0, 0]
    play(game, "take ducat-2", "buy 1", "pay florin-9", "reserve pavilion-8", "reserve garden-10")
    assert game.over
    assert game.points == [21 + 21 + 1, 0, 0]
    assert [scored.scoring for scored in game.scorings] == [1, 2, 3]


# A31: the drawings show the walls of the tiles around the start tile S

RING = {
    (-1, -1): "tower-9-NW",
    (0, -1): "tower-11-N",
    (1, -1): "tower-9-NE",
    (-1, 0): "tower-10-W",
    (1, 0): "tower-13-E",
    (-1, 1): "garden-8-SW",
    (0, 1): "tower-11-S",
    (1, 1): "tower-9-ES",
}


def test_a31_one_point_for_each_edge_of_the_longest_run() -> None:
    assert run_of({}) == 0
    assert run_of({(1, 0): "pavilion-8"}) == 0
    assert run_of({(1, 0): "tower-13-E"}) == 1
    assert run_of({(1, 0): "tower-9-NE"}) == 2
    assert run_of({(1, 0): "tower-8-NES"}) == 3


def test_a31_every_scoring_pays_the_same_for_a_wall() -> None:
    game = position(palaces=[{(1, 0): "tower-8-NES"}, {}, {(0, 1): "tower-11-S"}])
    for scoring in (1, 2, 3):
        assert points_for(game, scoring, "wall") == [3, 0, 1]


def test_a31_a_completely_walled_outline_scores_its_whole_length() -> None:
    assert run_of(RING) == 12


def test_a31_a_gap_breaks_the_run() -> None:
    assert run_of({**RING, (0, -1): "tower-12"}) == 11


def test_a31_of_two_runs_only_the_longer_counts() -> None:
    """A31: with gaps in the north and in the east, a run of 2 and one of 8."""
    assert run_of({**RING, (0, -1): "tower-12", (1, 0): "tower-11"}) == 8


def test_a31_of_two_equal_runs_one_counts() -> None:
    """A31: opposite gaps leave two runs of 5."""
    assert run_of({**RING, (0, -1): "tower-12", (0, 1): "tower-11"}) == 5


def test_a31_walls_back_to_back_inside_the_palace_score_nothing() -> None:
    """A31: side by side, or one above the other.

    S  #     S #
    #||#       =
             # #
    """
    assert run_of({(1, 0): "pavilion-8", (0, 1): "pavilion-7-E", (1, 1): "tower-10-W"}) == 0
    assert run_of({(0, 1): "pavilion-8", (1, 0): "tower-11-S", (1, 1): "tower-11-N"}) == 0


def test_a31_inner_walls_neither_lengthen_nor_break_a_run() -> None:
    """A31: two walls in the south, and an inner one that meets them in the middle."""
    assert run_of({(1, 0): "pavilion-8", (0, 1): "tower-9-ES", (1, 1): "garden-8-SW"}) == 2


def test_a31_a_run_goes_on_around_inner_corners() -> None:
    """A31: the south wall of one tile and the east wall of another meet in a point.

    S #
    #|
    """
    assert run_of({(1, 0): "tower-11-S", (0, 1): "tower-13-E"}) == 2


def test_a31_a_run_passes_from_tile_to_tile() -> None:
    """A31: three walls in a row in the north, and around the corner."""
    assert run_of({(1, 0): "tower-11-N", (2, 0): "garden-10-N", (3, 0): "arcades-8-N"}) == 3
    assert run_of({(1, 0): "tower-11-N", (2, 0): "garden-10-N", (3, 0): "tower-8-NES"}) == 5


def test_a31_walls_of_the_reserve_do_not_count() -> None:
    game = position(palaces=[{(1, 0): "pavilion-8"}], reserves=["tower-8-NES"])
    assert points_for(game, 1, "wall") == [0, 0, 0]


# A32


@pytest.mark.parametrize("scoring", [1, 2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_a32_points_of_each_kind_and_place(scoring: int, kind: str) -> None:
    """A32: the whole table, with 3, 2, 1 and no tiles of the kind."""
    points = TABLE[scoring][KINDS.index(kind)]
    expected = [points[place] if place < len(points) else 0 for place in range(3)]
    assert points_for(holding(kind, 3, 2, 1, 0), scoring, kind) == [*expected, 0]
    # Whoever has most is first, whatever the seat.
    assert points_for(holding(kind, 1, 0, 2, 3), scoring, kind) == [expected[2], 0, expected[1], expected[0]]


@pytest.mark.parametrize(("scoring", "expected"), [(1, [0, 5, 0, 0]), (2, [0, 12, 0, 5]), (3, [0, 20, 5, 12])])
def test_a32_places_beyond_the_table_pay_nothing(scoring: int, expected: list[int]) -> None:
    assert points_for(holding("garden", 1, 4, 2, 3), scoring, "garden") == expected


def test_a32_k2_pavilions_three_two_one_in_scoring_three() -> None:
    """K2 (A32)."""
    assert points_for(holding("pavilion", 3, 2, 1), 3, "pavilion") == [16, 8, 1]


def test_a32_the_reserve_does_not_count() -> None:
    game = position(palaces=[in_a_row("tower-12"), in_a_row("tower-11 tower-13-E")], reserves=["tower-9-ES tower-9-NE"])
    assert points_for(game, 1, "tower") == [0, 6, 0]


def test_a32_a_tile_that_leaves_the_palace_does_not_count_any_more() -> None:
    """A32: taken away, or swapped for another kind."""
    start = position(palaces=[in_a_row("tower-12")], reserves=["garden-11"])
    removed, swapped = start.copy(), start.copy()
    play(removed, "remove 1,0")
    assert points_for(removed, 1, "tower") == [0, 0, 0]
    play(swapped, "swap garden-11 1,0")
    assert points_for(swapped, 1, "tower") == [0, 0, 0]
    assert points_for(swapped, 1, "garden") == [5, 0, 0]


def test_a32_kinds_are_ranked_each_for_itself() -> None:
    game = position(palaces=[in_a_row("tower-12 garden-10 garden-11"), in_a_row("tower-11 tower-13-E garden-9-E")])
    assert points_for(game, 2, "tower") == [6, 13, 0]
    assert points_for(game, 2, "garden") == [12, 5, 0]
    assert points_for(game, 2, "pavilion") == [0, 0, 0]


# A33


def test_a33_k1_two_lead_with_four_towers_in_scoring_two() -> None:
    """K1 (A33): 13 + 6, halved, down."""
    assert points_for(holding("tower", 4, 4, 1), 2, "tower") == [9, 9, 0]


def test_a33_k3_two_lead_in_pavilions_in_scoring_one() -> None:
    """K3 (A33): 1, halved, down."""
    assert points_for(holding("pavilion", 2, 2, 1), 1, "pavilion") == [0, 0, 0]


@pytest.mark.parametrize(
    ("scoring", "kind", "counts", "expected"),
    [
        (1, "tower", (1, 1, 0), [3, 3, 0]),
        (1, "tower", (1, 1, 1, 1), [1, 1, 1, 1]),
        (1, "garden", (2, 2, 1), [2, 2, 0]),
        (1, "garden", (2, 1, 1), [5, 0, 0]),
        (2, "garden", (2, 1, 1), [12, 2, 2]),
        (2, "garden", (1, 1, 1), [5, 5, 5]),
        (2, "garden", (2, 2, 1), [8, 8, 0]),
        (2, "seraglio", (1, 1, 1, 1), [2, 2, 2, 2]),
        (2, "arcades", (3, 1, 1, 1), [10, 1, 1, 1]),
        (3, "tower", (2, 2, 1), [17, 17, 6]),
        (3, "tower", (2, 1, 1), [21, 9, 9]),
        (3, "tower", (1, 2, 1), [9, 21, 9]),
        (3, "tower", (1, 1, 1), [13, 13, 13]),
        (3, "tower", (1, 1, 1, 1), [10, 10, 10, 10]),
        (3, "tower", (3, 2, 1, 1), [21, 13, 3, 3]),
        (3, "tower", (3, 1, 1, 1), [21, 6, 6, 6]),
        (3, "tower", (2, 2, 1, 1), [17, 17, 3, 3]),
        (3, "tower", (1, 2, 2, 2), [0, 13, 13, 13]),
        (3, "tower", (4, 2, 1, 1, 1), [21, 13, 2, 2, 2]),
        (3, "tower", (1, 1, 1, 1, 1, 1), [6, 6, 6, 6, 6, 6]),
        (3, "pavilion", (2, 2, 1, 1), [12, 12, 0, 0]),
        (3, "arcades", (2, 2, 2, 1), [10, 10, 10, 0]),
    ],
)
def test_a33_ties_share_the_points_of_their_places(
    scoring: int, kind: str, counts: tuple[int, ...], expected: list[int]
) -> None:
    """A33: added up over the places they occupy, divided, rounded down; the next place comes after the shared ones."""
    assert points_for(holding(kind, *counts), scoring, kind) == expected


def test_a33_the_terms_tell_who_shares_which_place() -> None:
    terms = [term for term in holding("tower", 3, 1, 1, 0).terms(3) if term.what == "tower"]
    assert [(term.side, term.points, term.rule, term.amount, term.place, term.sharers) for term in terms] == [
        (0, 21, "A32", 3, 1, 1),
        (1, 9, "A33", 1, 2, 2),
        (2, 9, "A33", 1, 2, 2),
    ]


# A34


@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_a34_without_a_tile_of_the_kind_no_points(scoring: int) -> None:
    """A34: also where a place with points is left."""
    assert points_for(holding("tower", 2, 0, 0), scoring, "tower") == [{1: 6, 2: 13, 3: 21}[scoring], 0, 0]
    assert points_for(holding("tower", 0, 0, 0), scoring, "tower") == [0, 0, 0]
