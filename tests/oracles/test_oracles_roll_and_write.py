"""Tests of the oracle for Roll & Write, on examples worked out by hand from the rules."""

import random
from itertools import pairwise

import pytest

from oracles.roll_and_write import (
    DUMMY_POINTS,
    FOUR,
    NO_DICE,
    PAIR,
    PLACE_POINTS,
    ROLLED,
    Cell,
    Dice,
    buildable,
    coin_points,
    coins_earned,
    dice_after,
    dice_at_the_start,
    kind_points,
    laid_out,
    line_points,
    named_cells,
    paid_at_the_end,
    paid_in_rounds,
    pairings,
    second_buildable,
    turn,
    ways_to_turn,
    within_reach,
)


def sheet(drawing: str) -> set[Cell]:
    """The cells crossed with x, the row of yellow 1 first."""
    rows = drawing.split()
    return {(blue, yellow) for yellow, row in enumerate(rows, 1) for blue, mark in enumerate(row, 1) if mark == "x"}


# --- R10: places during the game


def test_two_complete_the_seraglio_in_the_same_round() -> None:
    """K19 (R10): 17 + 9, halved."""
    assert paid_in_rounds([[], [2, 0], []], PLACE_POINTS["seraglio"]) == {0: 13, 2: 13}


def test_one_after_the_other() -> None:
    """R10: the best place not yet given away; after the third nothing is left."""
    assert paid_in_rounds([[1], [], [0], [3], [2]], PLACE_POINTS["tower"]) == {1: 21, 0: 13, 3: 6, 2: 0}


def test_following_place_is_counted_after_the_shared_ones() -> None:
    """R10: two share first and second place, the next gets the third."""
    assert paid_in_rounds([[0, 1], [2]], PLACE_POINTS["garden"]) == {0: 16, 1: 16, 2: 5}


def test_sharing_more_places_than_are_left() -> None:
    """R10: a place beyond the third adds nothing."""
    assert paid_in_rounds([[0], [1, 2, 3]], PLACE_POINTS["tower"]) == {0: 21, 1: 6, 2: 6, 3: 6}
    assert paid_in_rounds([[0, 1], [2, 3]], PLACE_POINTS["pavilion"]) == {0: 12, 1: 12, 2: 0, 3: 0}
    assert paid_in_rounds([[0, 1, 2, 3, 4]], PLACE_POINTS["chambers"]) == dict.fromkeys(range(5), 6)


# --- R11: places at the end


def test_one_leader_then_two_tied() -> None:
    """K20 (R11): arcades, 18 for the leader, 10 + 3 halved for the two."""
    assert paid_at_the_end([4, 3, 3, 1], [], PLACE_POINTS["arcades"]) == {0: 18, 1: 6, 2: 6, 3: 0}


def test_first_place_was_paid_during_the_game() -> None:
    """K21 (R11): towers; the fifth side was paid and is left out of the ranking."""
    assert paid_at_the_end([5, 3, 1, 0, 7], [4], PLACE_POINTS["tower"]) == {0: 13, 1: 6, 2: 0, 3: 0}


def test_at_least_one_building() -> None:
    """R11: none, no points, even where a place is left."""
    assert paid_at_the_end([2, 0, 0], [], PLACE_POINTS["pavilion"]) == {0: 16, 1: 0, 2: 0}


def test_no_place_left_at_the_end() -> None:
    """R11: all three places were given away."""
    assert paid_at_the_end([5, 5, 5, 4], [0, 1, 2], PLACE_POINTS["pavilion"]) == {3: 0}


def test_tie_at_the_end_for_the_last_place() -> None:
    """R11: two places were given away; the rest share the third, and places beyond add nothing."""
    assert paid_at_the_end([7, 7, 3, 3], [0, 1], PLACE_POINTS["garden"]) == {2: 2, 3: 2}


def test_kinds_are_apart() -> None:
    """R10, R11: a side may complete two kinds in one round (R8); the other kinds wait for the end."""
    rounds = [[(0, "tower"), (0, "garden"), (1, "garden")], [], [(1, "tower")]]
    counts = [{"tower": 7, "garden": 7, "arcades": 1}, {"tower": 7, "garden": 7}, {"tower": 1, "arcades": 2}]
    first, second, third = kind_points(rounds, counts)
    assert first == {"pavilion": 0, "seraglio": 0, "arcades": 10, "chambers": 0, "garden": 16, "tower": 21}
    assert second == {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 16, "tower": 13}
    assert third == {"pavilion": 0, "seraglio": 0, "arcades": 18, "chambers": 0, "garden": 0, "tower": 6}


# --- R15, R18: dummies


def test_dummy_takes_a_place_and_scores_nothing() -> None:
    """R15: side 2 is a dummy; it completes the pavilions first, and ties for second place in arcades at the end."""
    rounds = [[(2, "pavilion")], [(0, "pavilion")]]
    counts = [{"pavilion": 5, "arcades": 4}, {"pavilion": 2, "arcades": 3}, {"pavilion": 5, "arcades": 3}]
    scored = kind_points(rounds, counts, dummies=[2])
    assert [own["pavilion"] for own in scored] == [8, 1, 0]
    assert [own["arcades"] for own in scored] == [18, 6, 0]


def test_dummy_shares_the_round() -> None:
    """R10, R15: a dummy and a player complete the seraglio in the same round; half of it is lost."""
    counts = [{"seraglio": 5}, {}, {"seraglio": 5}]
    rounds = [[(0, "seraglio"), (2, "seraglio")]]
    assert [own["seraglio"] for own in kind_points(rounds, counts, dummies=[2])] == [13, 0, 0]


def test_dummies_to_beat_score_their_places() -> None:
    """R18: in addition to 21, 18 or 15 points each."""
    counts = [{"seraglio": 5}, {"seraglio": 1}, {"seraglio": 5}]
    rounds = [[(0, "seraglio"), (2, "seraglio")]]
    scored = kind_points(rounds, counts, dummies=[1, 2], dummies_score=True)
    assert [own["seraglio"] for own in scored] == [13, 2, 13]
    assert DUMMY_POINTS == {2: 21, 3: 18, 4: 15}


@pytest.mark.parametrize("seed", range(20))
def test_places_in_a_second_wording(seed: int) -> None:
    """R10, R11: line up all sides by round of completion, then by buildings, and share within each group."""
    rng = random.Random(seed)
    points = PLACE_POINTS["chambers"]
    completed = [rng.choice([1, 2, 3, None, None]) for _ in range(5)]
    counts = [6 if one else rng.randrange(6) for one in completed]
    rounds = [[(side, "chambers") for side in range(5) if completed[side] == number] for number in (1, 2, 3)]
    scored = kind_points(rounds, [{"chambers": count} for count in counts])

    rank = [(one or 99, -count) for one, count in zip(completed, counts, strict=True)]
    for side in range(5):
        group = [other for other in range(5) if rank[other] == rank[side]]
        ahead = sum(other < rank[side] for other in rank)
        share = sum(points[ahead : ahead + len(group)]) // len(group)
        assert scored[side]["chambers"] == (share if counts[side] else 0)


def test_table_of_points_is_regular() -> None:
    """R11: each kind pays one more than the one before."""
    for one, following in pairwise(PLACE_POINTS.values()):
        assert following == tuple(points + 1 for points in one)
    assert PLACE_POINTS["pavilion"] == (16, 8, 1)


# --- R12, R13: rows, columns, coins


def test_lines_of_four_five_and_six() -> None:
    """K22 (R12): one row of six, one column of five, one of four; they need not be adjacent."""
    built = sheet("""
    x.....
    xxxxxx
    x...x.
    ......
    x...x.
    x...x.
    """)
    assert line_points(built) == 10 + 5 + 2


def test_short_lines_score_nothing() -> None:
    """R12: three are too few."""
    assert line_points(sheet("xxx... xxx... xxx...")) == 0
    assert line_points(set()) == 0


def test_full_sheet() -> None:
    """R12: six rows and six columns."""
    assert line_points(sheet("xxxxxx " * 6)) == 120


def test_three_coins_left() -> None:
    """K23 (R13)."""
    assert [coin_points(coins) for coins in range(5)] == [0, 0, 1, 1, 2]


# --- R4, R6, R8, R9: what the dice name


def test_four_different_dice_name_four_cells() -> None:
    """R4: blue is the column, yellow the row."""
    assert named_cells((2, 5), (1, 6)) == {(2, 1), (2, 6), (5, 1), (5, 6)}
    assert named_cells((2, 5), (1, 6)) == sheet(".x..x. ...... ...... ...... ...... .x..x.")


def test_equal_dice_name_fewer_cells() -> None:
    """R4: two, or one."""
    assert named_cells((3, 3), (1, 5)) == {(3, 1), (3, 5)}
    assert named_cells((3, 3), (5, 5)) == {(3, 5)}
    assert len(pairings((3, 3), (5, 5))) == 4


def test_only_unbuilt_cells_are_built() -> None:
    """R6: with all named cells built the player must earn coins."""
    assert buildable((2, 5), (1, 6), {(2, 1), (3, 3)}) == {(2, 6), (5, 1), (5, 6)}
    assert buildable((3, 3), (5, 5), {(3, 5)}) == set()


def test_second_building_uses_the_other_two_dice() -> None:
    """R8: the opposite corner of the four cells, if it is unbuilt."""
    assert second_buildable((2, 5), (1, 6), (2, 1), set()) == {(5, 6)}
    assert second_buildable((2, 5), (1, 6), (5, 1), set()) == {(2, 6)}
    assert second_buildable((2, 5), (1, 6), (2, 1), {(5, 6)}) == set()


def test_second_building_with_equal_dice() -> None:
    """R7, R8: it does not matter which of two equal dice was used; with four dice on one cell nothing is left."""
    assert second_buildable((3, 3), (1, 5), (3, 1), {(3, 1)}) == {(3, 5)}
    assert second_buildable((3, 3), (5, 5), (3, 5), set()) == set()


def test_two_cells_named_by_two_pairings_each() -> None:
    """K24 (R9)."""
    assert coins_earned((3, 3), (1, 5), {(3, 1), (3, 5)}) == 4


def test_coins_for_each_pairing() -> None:
    """R9: three of four cells; one cell four times; nothing built."""
    assert coins_earned((2, 5), (1, 6), {(2, 1), (2, 6), (5, 1), (4, 4)}) == 3
    assert coins_earned((3, 3), (5, 5), {(3, 5)}) == 4
    assert coins_earned((3, 3), (1, 5), {(3, 5)}) == 2
    assert coins_earned((3, 3), (1, 5), set()) == 0
    # The row is not the column.
    assert coins_earned((1, 1), (2, 2), {(2, 1)}) == 0


# --- R5: turning dice


def test_each_die_is_turned_by_one_and_never_over() -> None:
    ways = ways_to_turn(laid_out((1, 6), (3, 3)))
    assert set(ways) == {("blue", 1, 1), ("blue", 6, -1), ("yellow", 3, 1), ("yellow", 3, -1)}
    # Either of the two equal dice.
    assert len(ways["yellow", 3, 1]) == 2


def test_no_third_die_is_turned() -> None:
    """One blue and one yellow die were turned; each goes on, and so it is with two of one colour."""
    (once,) = ways_to_turn(laid_out((2, 4), (3, 5)))["blue", 2, 1]
    (twice,) = ways_to_turn(once)["yellow", 5, 1]
    assert set(ways_to_turn(twice)) == {("blue", 3, 1), ("blue", 3, -1), ("yellow", 6, -1)}
    (both,) = ways_to_turn(once)["blue", 4, 1]
    assert set(ways_to_turn(both)) == {("blue", value, by) for value in (3, 5) for by in (1, -1)}


def test_what_two_dice_can_be_made_to_show() -> None:
    assert within_reach((1, 6), (1, 6), 0) == {((1, 6), (1, 6)): 0}
    one = within_reach((1, 6), (1, 6), 1)
    assert {shown for shown, coins in one.items() if coins == 1} == {
        ((2, 6), (1, 6)),
        ((1, 5), (1, 6)),
        ((1, 6), (2, 6)),
        ((1, 6), (1, 5)),
    }
    many = within_reach((1, 6), (1, 6), 10)
    assert many[(5, 6), (1, 2)] == 8
    assert many[(1, 1), (1, 6)] == 5
    assert ((2, 5), (2, 6)) not in many


# --- R2, R4, R7-R9, R16, R17: where the dice are


def test_dice_at_the_start() -> None:
    """R2: a pair each, two pairs for the first player."""
    assert dice_at_the_start(4, first=2) == [PAIR, PAIR, FOUR, PAIR]
    assert dice_at_the_start(1, first=0) == [FOUR]


@pytest.mark.parametrize("kind", ROLLED)
def test_dice_go_round(kind: str) -> None:
    """R7-R9: a pair stays, a pair goes to the next player; from the last one to the first."""
    assert dice_after([FOUR, PAIR, PAIR], 0, kind) == [PAIR, FOUR, PAIR]
    assert dice_after([PAIR, PAIR, FOUR], 2, kind) == [FOUR, PAIR, PAIR]


@pytest.mark.parametrize("kind", ROLLED)
def test_two_players_pass_to_each_other(kind: str) -> None:
    """R16."""
    assert dice_after([FOUR, PAIR], 0, kind) == [PAIR, FOUR]
    assert dice_after([PAIR, FOUR], 1, kind) == [FOUR, PAIR]


@pytest.mark.parametrize("kind", ROLLED)
def test_alone_all_dice_stay(kind: str) -> None:
    """R17."""
    assert dice_after([FOUR], 0, kind) == [FOUR]
    assert turn(kind, 1).passed == NO_DICE


def test_how_many_dice_are_rolled() -> None:
    """R7: the two used ones; R8, R9, R17: all four."""
    for players in (1, 2, 3):
        assert turn("build", players).rolled == Dice(1, 1)
        assert turn("build twice", players).rolled == Dice(2, 2)
        assert turn("earn", players).rolled == Dice(2, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_die_is_lost(players: int) -> None:
    """R4: over many turns the active player always has four dice, and the dice of each colour stay as many."""
    rng = random.Random(players)
    active = players // 2
    held = dice_at_the_start(players, active)
    for _ in range(50):
        held = dice_after(held, active, rng.choice(list(ROLLED)))
        active = (active + 1) % players
        assert held[active] == FOUR
        assert sum(dice.blue for dice in held) == sum(dice.yellow for dice in held) == players + 1


def test_only_the_active_player_has_a_turn() -> None:
    """R4: without four dice there is no turn."""
    with pytest.raises(ValueError, match="R4"):
        dice_after([FOUR, PAIR, PAIR], 1, "build")
