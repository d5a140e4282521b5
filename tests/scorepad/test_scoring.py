"""The points of a pad: the terms of the rules themselves, round by round, the ranking, who wins."""

from sabika.modules.huts.scorepad import HutCount
from sabika.scorepad.pad import Completed, Pad, Round
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.scoring import score
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks
from sabika.shown import Part
from scorepad.pads import pad, round_of, tiles

NOTHING = Numbers()


def points_for(written: Pad, what: str) -> list[int]:
    scored = score(written)
    assert scored.refusals == []
    gained = [0] * len(scored.sides)
    for round in scored.rounds:
        for term in round.terms:
            if term.what == what:
                gained[term.side] += term.points
    return gained


def test_a_point_for_each_edge_of_the_wall() -> None:
    """A31."""
    written = pad(round_of(1, Numbers(kinds={"tower": 3}, wall=5), NOTHING, NOTHING))
    assert points_for(written, "wall") == [5, 0, 0]


def test_ties_share_and_are_rounded_down() -> None:
    """A33, K1: in scoring 2 two players lead with four towers each."""
    four = Numbers(kinds={"tower": 4})
    scored = score(pad(round_of(2, four, four, NOTHING)))
    assert scored.points == [9, 9, 0]
    assert {(term.rule, term.place, term.sharers) for term in scored.rounds[0].terms} == {("A33", 1, 2)}


def test_dirk_takes_places_and_cannot_win() -> None:
    """A42, A44: with more points than both he is still no winner."""
    dirk = Numbers(kinds={"tower": 6, "garden": 5})
    scored = score(pad(round_of(3, Numbers(kinds={"tower": 2}), NOTHING, dirk), players=2))
    assert scored.points == [13, 0, 41]
    assert (scored.over, scored.winners) == (True, [0])
    assert [(own.side, own.place) for own in scored.ranking] == [(0, 1), (1, 2), (2, None)]


def test_huts_and_cards_are_parts_of_the_amount() -> None:
    """B3, H5."""
    entry = Numbers(kinds={"tower": 2}, huts=[HutCount("tower", 2)], bonus=["tower-12"])
    scored = score(pad(round_of(1, entry, NOTHING, NOTHING), modules=["bonus", "huts"]))
    (term,) = scored.rounds[0].terms
    assert (term.amount, term.parts) == (5, (Part("H5", "hut-tower", 2), Part("B3", "tower-12", 1)))


def test_portals_falcons_and_sites() -> None:
    """F6, P10, S3, K13, K15: a wall of 7 with two portals; five white falcons and a black one."""
    modules = ["falcons", "portals", "sites"]
    walled = Numbers(kinds={"tower": 4}, wall=7, portals=2, sites=1)
    flock = Numbers(falcons={"white": 5, "black": 1})
    written = pad(round_of(1, walled, flock, NOTHING), modules=modules)
    assert score(written).points == [11 + 6, 32, 0]


def test_a_site_keeps_its_walls_but_is_no_building() -> None:
    """S3."""
    palace = tiles("pavilion-2-NEW 0,-1")
    site = Tiles(palace=palace, sites=["pavilion-2-NEW"])
    assert score(pad(round_of(1, site, NOTHING, NOTHING), modules=["sites"])).points == [3, 0, 0]
    assert score(pad(round_of(1, Tiles(palace=palace), NOTHING, NOTHING), modules=["sites"])).points == [4, 0, 0]


def test_numbers_and_tiles_mix_from_player_to_player() -> None:
    laid = Tiles(palace=tiles("tower-12 1,0 tower-11 2,0"))
    given = Given(tiles=["garden-10", "garden-11", "arcades-9", "arcades-10", "seraglio-9", "pavilion-8"])
    scored = score(pad(round_of(1, laid, Numbers(kinds={"tower": 1}), given), players=2))
    assert scored.refusals == []
    assert scored.points == [6, 0, 1 + 2 + 3 + 5]
    assert [own.kinds["tower"] for own in scored.rounds[0].figures if own] == [2, 1, 0]


def test_the_highest_price_breaks_ties_in_granada() -> None:
    """G11, K10: schools 4 (best price 9), 4 (best price 12), 2 in scoring C."""
    entries = [Numbers(kinds={"school": 4}, best={"school": best}) for best in (9, 12)]
    written = pad(round_of(3, *entries, Numbers(kinds={"school": 2})), game="granada")
    assert points_for(written, "school") == [20, 30, 10]


def test_simplified_granada() -> None:
    """G16."""
    entry = Numbers(kinds={"school": 4})
    options = {"scoring": "simplified", "turning": "card"}
    written = pad(round_of(3, entry, NOTHING, NOTHING), game="granada", options=options)
    assert score(written).points == [18, 0, 0]


def test_a_tie_for_no_points_needs_no_price() -> None:
    """G10: in scoring A only the first place is paid."""
    entries = [Numbers(kinds={"school": number}) for number in (3, 2, 2)]
    assert score(pad(round_of(1, *entries), game="granada")).points == [7, 0, 0]


def test_two_points_for_each_edge_of_the_border() -> None:
    """C10."""
    entry = Numbers(kinds={"tower": 3, "arena": 3}, wall=4, moat=3, border=2)
    scored = score(pad(round_of(1, entry, NOTHING, NOTHING), game="combined"))
    assert {term.what: term.points for term in scored.rounds[0].terms}["border"] == 4


def test_completed_kinds_are_paid_round_by_round() -> None:
    """R10, K19, K21: two complete the seraglio at once; whoever is left gets the next place at the end."""
    both = Round(scoring=1, completed=[Completed(0, "seraglio"), Completed(1, "seraglio")])
    scored = score(pad(both, game="roll-and-write"))
    assert scored.refusals == []
    assert scored.points == [13, 13, 0]
    assert (scored.over, scored.next) == (False, 1)


def test_a_sheet_by_cells_and_by_lines() -> None:
    """R12, R13, K22, K23: a whole row, and three coins."""
    row = Cells(cells=[(blue, 1) for blue in range(1, 7)], coins=3)
    scored = score(pad(round_of(2, row, Lines(), Lines()), game="roll-and-write"))
    (figures, *_) = scored.rounds[0].figures
    assert figures is not None
    assert (figures.rows, sum(figures.columns), sum(figures.kinds.values())) == ([6, 0, 0, 0, 0, 0], 6, 6)
    by_lines = Lines(kinds=dict(figures.kinds), rows=[6], columns=[1] * 6, coins=3)
    again = score(pad(round_of(2, by_lines, Lines(), Lines()), game="roll-and-write"))
    assert again.points == scored.points
    assert {term.what: term.points for term in scored.rounds[0].terms if term.rule != "R11"} == {
        "row-1": 10,
        "coins": 1,
    }


def test_nothing_counts_before_everybody_is_written_down() -> None:
    scored = score(pad(round_of(1, Numbers(kinds={"tower": 1}), None, NOTHING)))
    assert (scored.rounds[0].complete, scored.points, scored.refusals) == (False, [0, 0, 0], [])


def test_a_game_is_not_over_while_an_earlier_scoring_is_missing() -> None:
    tower = Numbers(kinds={"tower": 1})
    scored = score(pad(round_of(1, tower, None, NOTHING), round_of(3, tower, NOTHING, NOTHING)))
    assert (scored.over, scored.winners, scored.points) == (False, [], [21, 0, 0])


def test_the_course_the_table_and_the_next_scoring() -> None:
    one = Numbers(kinds={"tower": 1}, wall=2)
    scored = score(pad(round_of(1, one, NOTHING, NOTHING), round_of(3, one, NOTHING, Numbers(kinds={"garden": 1}))))
    assert scored.course == [[0, 0, 0], [8, 0, 0], [31, 0, 20]]
    assert scored.sources == ["wall", "garden", "tower"]
    assert scored.gained[0] == [{"wall": 2, "tower": 6}, {"wall": 2, "tower": 21}]
    assert (scored.over, scored.winners, scored.next) == (True, [0], None)


def test_scorings_that_never_came_may_be_left_out() -> None:
    """A39."""
    assert score(pad(round_of(3, NOTHING, NOTHING, NOTHING))).over
    assert score(pad()).next == 1


def test_equal_points_share_a_place_and_the_win() -> None:
    """A38: the next place is counted after the shared ones."""
    scored = score(pad(round_of(3, *[Numbers(kinds={"tower": 1})] * 2, NOTHING)))
    assert scored.winners == [0, 1]
    assert [own.place for own in scored.ranking] == [1, 1, 3]


def test_dummies_that_can_be_beaten_are_ranked() -> None:
    """R15, R18."""
    options = {"dummies": "2", "goal": "beat"}
    written = pad(round_of(2, Lines(), Ticks(), Ticks()), game="roll-and-write", players=1, options=options)
    scored = score(written)
    assert scored.points == [0, 21, 21]
    assert [own.place for own in scored.ranking] == [1, 1, 3]
    alone = pad(round_of(2, Lines(), Ticks(), Ticks()), game="roll-and-write", players=1)
    assert [own.place for own in score(alone).ranking] == [1, None, None]
