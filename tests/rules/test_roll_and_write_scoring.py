"""Roll & Write: places, rows and columns, coins, winners, and dummies that can be beaten (R10-R18)."""

from collections.abc import Sequence

import pytest

from rules.positions import play
from rules.sheets import KINDS, Cells, end_of_round, of_kind, points_for, position
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.games.roll_and_write import PLACE_POINTS
from sabika.rules.sheet.game import SheetGame

ROUND, FINAL = 1, 2


def about_to_complete(kind: str, seats: Sequence[int], players: int = 3, **facts: object) -> SheetGame:
    """A first round in which these seats lack the last cell of a kind, which everybody's dice name."""
    *most, last = of_kind(kind)
    pair = ((last[0],), (last[1],))
    return position(
        players,
        dice=(pair[0] * 2, pair[1] * 2),
        others=[pair] * players,
        built=[most if seat in seats else () for seat in range(players)],
        coins=[0] * players,
        **facts,  # type: ignore[arg-type]
    )


def complete(game: SheetGame, kind: str, seats: Sequence[int]) -> list[Event]:
    """Play the round: these seats build the last cell of the kind, the others earn. Returns what the last turn did."""
    *_, (blue, yellow) = of_kind(kind)
    number, events = game.round, list[Event]()
    while not game.over and game.round == number:
        if game.step != "act":
            events = game.apply(game.options()[-1])
            continue
        if game.active in seats:
            # Whatever was passed on, the dice name the cell.
            player = game.players[game.active]
            player.blue, player.yellow = (blue, blue), (yellow, yellow)
            game._run_to_decision()
            events = play(game, f"build blue-{blue} yellow-{yellow}")
        else:
            events = play(game, "earn")
    return events


def scored(events: Sequence[Event], scoring: int) -> list[Term]:
    return [term for event in events if isinstance(event, Scored) and event.scoring == scoring for term in event.terms]


# Completed kinds


@pytest.mark.parametrize(("kind", "points"), list(zip(KINDS, (16, 17, 18, 19, 20, 21))))
def test_r10_completing_a_kind_pays_its_best_place_at_the_end_of_the_round(kind: str, points: int) -> None:
    game = about_to_complete(kind, [0])
    *_, (blue, yellow) = of_kind(kind)
    play(game, f"build blue-{blue} yellow-{yellow}")
    assert game.points == [0, 0, 0]
    events = complete(game, kind, [])
    number = len(of_kind(kind))
    assert scored(events, ROUND) == [Term(0, points, "R10", kind, number, place=1)]
    assert game.points == [points, 0, 0]
    assert game.view().completed[KINDS.index(kind)] == (0,)


def test_k19_two_players_complete_the_seraglio_in_the_same_round() -> None:
    """R10: they share the first two places."""
    game = about_to_complete("seraglio", [0, 1])
    complete(game, "seraglio", [0, 1])
    assert game.points == [13, 13, 0]
    assert [term.sharers for term in game.scorings[0].terms] == [2, 2]


def test_r10_three_in_the_same_round_share_three_places_rounded_down() -> None:
    game = about_to_complete("pavilion", [0, 1, 2])
    complete(game, "pavilion", [0, 1, 2])
    assert game.points == [8, 8, 8]
    game = about_to_complete("seraglio", [0, 1, 2])
    complete(game, "seraglio", [0, 1, 2])
    assert game.points == [9, 9, 9]


def test_r10_whoever_completes_it_later_gets_the_next_place() -> None:
    game = about_to_complete("tower", [1], players=4, completed={"tower": [0]})
    complete(game, "tower", [1])
    assert game.points == [0, 13, 0, 0]
    assert game.scorings[0].terms[0].place == 2
    game = about_to_complete("tower", [1, 2], players=4, completed={"tower": [0]})
    complete(game, "tower", [1, 2])
    assert game.points == [0, 9, 9, 0]
    game = about_to_complete("tower", [1, 2], players=4, completed={"tower": [0, 3]})
    complete(game, "tower", [1, 2])
    assert game.points == [0, 3, 3, 0]


def test_r10_after_three_places_there_is_nothing_left() -> None:
    game = about_to_complete("tower", [3], players=4, completed={"tower": [0, 1, 2]})
    complete(game, "tower", [3])
    assert game.points == [0, 0, 0, 0]
    assert game.scorings == []
    assert game.completed[5] == [0, 1, 2, 3]


def test_r10_a_place_is_paid_only_once() -> None:
    game = about_to_complete("tower", [0])
    complete(game, "tower", [0])
    end_of_round(game)
    assert game.points == [21, 0, 0]
    assert len(game.scorings) == 1


def test_r10_two_kinds_in_one_turn_are_both_paid() -> None:
    """Kinds completed with a second building (R8) count as well."""
    *towers, (blue, yellow) = of_kind("tower")
    *gardens, (other_blue, other_yellow) = of_kind("garden")
    dice = (tuple(sorted((blue, other_blue))), tuple(sorted((yellow, other_yellow))))
    game = position(3, dice=dice, built=[[*towers, *gardens]])
    play(game, f"build blue-{blue} yellow-{yellow}", f"build blue-{other_blue} yellow-{other_yellow}")
    end_of_round(game)
    assert game.points == [41, 0, 0]


def test_r10_a_dummy_takes_a_place_and_shares_it_but_scores_nothing() -> None:
    """R15: places of dummies are lost to the players."""
    almost = {kind: len(of_kind(kind)) for kind in KINDS} | {"tower": len(of_kind("tower")) - 1}
    others = {kind: [2] for kind in KINDS if kind != "tower"}
    game = about_to_complete("tower", [0], players=2, dummies=[almost], completed=others)
    complete(game, "tower", [0])
    assert game.points == [17, 0, 0]
    assert game.completed[5] == [0, 2]
    assert [(term.side, term.points, term.sharers) for term in game.scorings[0].terms] == [(0, 17, 2), (2, 0, 2)]


# The end


def at_the_end(*built: Cells, **facts: object) -> SheetGame:
    return position(max(3, len(built)), built=built, coins=[0] * 5, **facts)  # type: ignore[arg-type]


def test_r11_the_points_of_every_place() -> None:
    assert dict(zip(KINDS, PLACE_POINTS, strict=True)) == {
        "pavilion": (16, 8, 1),
        "seraglio": (17, 9, 2),
        "arcades": (18, 10, 3),
        "chambers": (19, 11, 4),
        "garden": (20, 12, 5),
        "tower": (21, 13, 6),
    }


@pytest.mark.parametrize("kind", KINDS)
def test_r11_places_by_number_of_buildings(kind: str) -> None:
    game = at_the_end(of_kind(kind, 2), of_kind(kind, 4), of_kind(kind, 1), of_kind(kind, 3))
    first, second, third = PLACE_POINTS[KINDS.index(kind)]
    assert points_for(game, kind) == [third, first, 0, second]


def test_k20_arcades_with_one_leader_and_two_tied() -> None:
    """R11."""
    game = at_the_end(of_kind("arcades", 4), of_kind("arcades", 2), of_kind("arcades", 2), of_kind("arcades", 1))
    assert points_for(game, "arcades") == [18, 6, 6, 0]


def test_k21_the_first_place_of_the_towers_was_paid_during_the_game() -> None:
    """R11: the next two players get second and third place."""
    game = at_the_end(of_kind("tower"), of_kind("tower", 4), of_kind("tower", 3), (), completed={"tower": [0]})
    assert points_for(game, "tower") == [0, 13, 6, 0]
    assert [(term.side, term.place) for term in game.score_now() if term.what == "tower"] == [(1, 2), (2, 3)]


def test_r11_nobody_is_ranked_without_a_building() -> None:
    game = at_the_end(of_kind("tower", 2), (), ())
    assert points_for(game, "tower") == [21, 0, 0]
    assert points_for(game, "garden") == [0, 0, 0]


def test_r11_a_tie_over_the_last_place_shares_it() -> None:
    game = at_the_end(
        of_kind("tower"), *[of_kind("tower", 4 - (seat > 1)) for seat in range(1, 5)], completed={"tower": [0]}
    )
    assert points_for(game, "tower") == [0, 13, 2, 2, 2]


def test_r11_kinds_completed_in_the_last_round_are_paid_by_r10_alone() -> None:
    game = about_to_complete("tower", [0])
    game.round = game.rounds
    game.players[1].built = position(built=[of_kind("tower", 2)]).players[0].built
    events = complete(game, "tower", [0])
    assert game.over
    assert [(term.side, term.points, term.rule) for term in scored(events, ROUND)] == [(0, 21, "R10")]
    towers = [term for term in scored(events, FINAL) if term.what == "tower"]
    assert [(term.side, term.points, term.rule) for term in towers] == [(1, 13, "R11")]


def test_r11_dummies_are_ranked_but_score_nothing() -> None:
    """R15."""
    game = position(2, built=[of_kind("tower", 2), of_kind("tower", 1)], coins=[0, 0], dummies=[{"tower": 5}])
    assert points_for(game, "tower") == [13, 6, 0]
    game = position(2, built=[of_kind("tower", 2), of_kind("tower", 1)], coins=[0, 0], dummies=[{"tower": 2}])
    assert points_for(game, "tower") == [17, 6, 0]


def test_k22_one_line_of_4_one_of_5_and_one_of_6() -> None:
    """R12."""
    row = [(blue, 1) for blue in range(1, 7)]
    column = [(1, yellow) for yellow in range(1, 6)]
    other = [(2, yellow) for yellow in range(1, 5)]
    game = at_the_end({*row, *column, *other})
    assert points_for(game, "row") == [10, 0, 0]
    assert points_for(game, "column") == [7, 0, 0]
    lines = [(term.what, term.points, term.amount) for term in game.score_now() if term.rule == "R12"]
    assert lines == [("row-1", 10, 6), ("column-1", 5, 5), ("column-2", 2, 4)]


def test_r12_three_in_a_line_are_nothing_and_the_cells_need_not_touch() -> None:
    game = at_the_end([(1, 1), (2, 1), (3, 1)], [(6, 1), (6, 3), (6, 4), (6, 6)])
    assert points_for(game, "row") == [0, 0, 0]
    assert points_for(game, "column") == [0, 2, 0]


def test_r12_a_full_sheet_has_twelve_full_lines() -> None:
    game = at_the_end([(blue, yellow) for blue in range(1, 7) for yellow in range(1, 7)])
    assert points_for(game, "row") == [60, 0, 0]
    assert points_for(game, "column") == [60, 0, 0]


def test_k23_three_coins_left_are_one_point() -> None:
    """R13."""
    game = position(5, coins=[0, 1, 2, 3, 9])
    assert points_for(game, "coins") == [0, 0, 1, 1, 4]


def test_r13_coins_are_scored_once_at_the_end() -> None:
    game = position(3, round=18, active=2, dice=((6, 6), (6, 6)), coins=[3, 8, 5])
    end_of_round(game)
    assert game.over
    assert game.points == [1, 4, 2]


def test_r14_most_points_win_and_equal_points_share() -> None:
    game = position(3, round=18, active=2, dice=((6, 6), (6, 6)), coins=[8, 2, 8])
    events = end_of_round(game)
    assert game.points == [4, 1, 4]
    assert events[-1] == GameEnded((0, 2))
    assert game.winners() == [0, 2]
    assert game.view().winners == (0, 2)


def test_r14_dummies_do_not_win() -> None:
    game = position(2, round=18, active=1, dice=((6, 6), (6, 6)), coins=[0, 0], dummies=[{"tower": 6}])
    end_of_round(game)
    assert game.points == [0, 0, 0]
    assert game.winners() == [0, 1]


def test_the_points_if_the_game_ended_now() -> None:
    """R10-R13: what was paid already, kinds completed in this round, and the rest."""
    game = about_to_complete("tower", [0, 1], completed={"garden": [2]})
    game.points[2] = 20
    *_, (blue, yellow) = of_kind("tower")
    play(game, f"build blue-{blue} yellow-{yellow}")
    terms = game.score_now()
    assert [(term.side, term.points, term.rule, term.place) for term in terms if term.what == "tower"] == [
        (0, 21, "R10", 1),
        (1, 13, "R11", 2),
    ]
    assert game.points == [0, 0, 20]
    assert game.next_scoring() == game.view().next_scoring == FINAL


# Alone


def test_r17_alone_there_is_nobody_to_beat() -> None:
    game = position(1, round=18, coins=[0], built=[of_kind("tower", 3)], dummies=[{"tower": 5}, {"tower": 4}])
    assert points_for(game, "tower") == [6, 0, 0]
    end_of_round(game)
    assert game.points[1:] == [0, 0]
    assert game.winners() == [0]


@pytest.mark.parametrize(("dummies", "more"), [("2", 21), ("3", 18), ("4", 15)])
def test_r18_dummies_that_can_be_beaten_score_their_places_and_more(dummies: str, more: int) -> None:
    ticks = [{"tower": 5}, {"tower": 2}]
    game = position(
        1, coins=[0], built=[of_kind("tower", 3)], dummies=ticks, options={"dummies": dummies, "goal": "beat"}
    )
    number = int(dummies)
    assert points_for(game, "tower") == [13, 21, 6] + [0] * (number - 2)
    assert points_for(game, "dummies") == [0] + [more] * number
    assert {(term.rule, term.amount) for term in game.score_now() if term.what == "dummies"} == {("R18", number)}


def test_r18_dummies_that_can_be_beaten_are_paid_for_completed_kinds() -> None:
    all_but_towers = {kind: len(of_kind(kind)) for kind in KINDS} | {"tower": len(of_kind("tower")) - 1}
    all_but_pavilions = {kind: len(of_kind(kind)) for kind in KINDS} | {"pavilion": 0}
    completed = {kind: [1, 2] for kind in KINDS} | {"pavilion": [1], "tower": [2]}
    game = position(
        1, coins=[0], dummies=[all_but_towers, all_but_pavilions], completed=completed, options={"goal": "beat"}
    )
    end_of_round(game)
    assert game.points == [0, 13, 0]


def test_r18_the_player_may_lose_share_or_win() -> None:
    """The winners are sides: 0 is the player, the others are dummies."""
    beat = {"goal": "beat"}
    game = position(1, round=18, dice=((6, 6), (6, 6)), coins=[0], options=beat, seed="lose")
    events = end_of_round(game)
    assert 0 not in game.winners()
    assert events[-1] == GameEnded(tuple(game.winners()))
    assert game.view().winners == tuple(game.winners())
    game.points = [90, 60, 50]
    assert game.winners() == [0]
    game.points = [90, 60, 90]
    assert game.winners() == [0, 2]
