"""Roll & Write: a turn, from the coins spent to the dice passed on (R3-R9, R15-R17)."""

import pickle
from itertools import product

import pytest

from rules.positions import play, refused
from rules.sheets import ALL, KINDS, built, dice, end_of_round, kind_of, new_game, of_kind, options, position, rolls
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import GameEnded
from sabika.rules.sheet.events import (
    CellBuilt,
    CoinsEarned,
    DiceKept,
    DicePassed,
    DieTurned,
    DummyBuilt,
    KindCompleted,
    RoundBegan,
    TurnBegan,
)
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import cell_at

# Rounds


def test_r4_in_each_round_all_take_a_turn_and_the_first_player_is_first() -> None:
    game = position(4, active=0)
    turns = []
    for _ in range(12):
        turns.append((game.round, game.active, len(game.players[game.active].blue)))
        number = game.turn
        while game.turn == number:
            play(game, "earn" if game.step == "act" else options(game)[0])
    assert turns == [(number, seat, 2) for number in (1, 2, 3) for seat in range(4)]


def test_r4_a_round_begins_with_whoever_was_chosen() -> None:
    game = position(3, active=1)
    game.first = 1
    order = []
    for _ in range(7):
        order.append((game.round, game.active))
        play(game, "earn", options_after_earning(game))
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


def options_after_earning(game: SheetGame) -> str:
    twin = game.copy()
    play(twin, "earn")
    return options(twin)[0]


def test_r4_four_dice_name_up_to_four_cells() -> None:
    assert options(position(dice=((3, 5), (2, 6))), "build") == [
        "build blue-3 yellow-2",
        "build blue-5 yellow-2",
        "build blue-3 yellow-6",
        "build blue-5 yellow-6",
    ]
    assert options(position(dice=((3, 3), (2, 6))), "build") == ["build blue-3 yellow-2", "build blue-3 yellow-6"]
    assert options(position(dice=((3, 3), (2, 2))), "build") == ["build blue-3 yellow-2"]


def test_r4_building_or_earning_ends_the_choice() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[0])
    play(game, "build blue-3 yellow-2")
    assert (game.active, game.turn) == (1, 2)
    assert refused(position(dice=((3, 5), (2, 6))), "keep blue-3 yellow-2") == ("R4", "not-now")
    assert refused(position(dice=((3, 5), (2, 6))), "decline") == ("R4", "not-now")


# Turning dice


def test_r5_every_coin_turns_one_die_by_one() -> None:
    game = position(dice=((3, 5), (2, 6)))
    assert options(game, "turn") == [
        "turn blue-3 up",
        "turn blue-3 down",
        "turn blue-5 up",
        "turn blue-5 down",
        "turn yellow-2 up",
        "turn yellow-2 down",
        "turn yellow-6 down",
    ]
    assert play(game, "turn blue-3 up") == [DieTurned(0, "blue", 3, 4)]
    assert dice(game, 0) == ((4, 5), (2, 6))
    play(game, "turn blue-4 up", "turn yellow-6 down")
    assert dice(game, 0) == ((5, 5), (2, 5))
    assert game.players[0].coins == 0
    assert options(game) == ["build blue-5 yellow-2", "build blue-5 yellow-5", "earn"]
    assert refused(game, "turn blue-5 down") == ("R5", "no-coins")


def test_r5_one_of_two_equal_dice_is_turned() -> None:
    game = position(dice=((3, 3), (2, 2)))
    assert options(game, "turn blue") == ["turn blue-3 up", "turn blue-3 down"]
    play(game, "turn blue-3 down")
    assert dice(game, 0) == ((2, 3), (2, 2))


def test_r5_never_from_1_to_6_or_back() -> None:
    game = position(dice=((1, 6), (1, 6)))
    assert options(game, "turn") == ["turn blue-1 up", "turn blue-6 down", "turn yellow-1 up", "turn yellow-6 down"]
    assert refused(game, "turn blue-6 up") == ("R5", "cannot-turn-over")
    assert refused(game, "turn yellow-1 down") == ("R5", "cannot-turn-over")


def test_r5_only_dice_on_the_own_sheet_and_only_before_building() -> None:
    game = position(dice=((3, 5), (2, 6)), others=[((3, 5), (2, 6)), ((4,), (4,))])
    assert refused(game, "turn blue-4 up") == ("R5", "no-such-die")
    assert refused(game, "turn yellow-3 up") == ("R5", "no-such-die")
    play(game, "build blue-3 yellow-2")
    assert game.step == "build-again"
    assert refused(game, "turn blue-5 up") == ("R4", "not-now")


def test_r5_coins_spent_do_not_come_back() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[3])
    play(game, "turn blue-3 up", "turn blue-4 down")
    assert dice(game, 0) == ((3, 5), (2, 6))
    assert game.players[0].coins == 1
    assert game.view().players[0].coins_to_earn == 12


def test_r5_at_most_two_different_dice_are_turned_in_a_turn() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn yellow-2 up")
    assert options(game, "turn") == ["turn blue-4 up", "turn blue-4 down", "turn yellow-3 up", "turn yellow-3 down"]
    assert refused(game, "turn blue-5 up") == ("R5", "two-dice-turned")
    assert refused(game, "turn yellow-6 down") == ("R5", "two-dice-turned")
    assert refused(game, "turn yellow-6 up") == ("R5", "cannot-turn-over")
    play(game, "turn yellow-3 up", "turn blue-4 down", "turn blue-3 down")
    assert dice(game, 0) == ((2, 5), (4, 6))
    assert refused(game, "turn blue-5 down") == ("R5", "two-dice-turned")


def test_r5_the_two_dice_may_be_of_one_colour() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn blue-5 up")
    assert options(game, "turn") == ["turn blue-4 up", "turn blue-4 down", "turn blue-6 down"]
    assert refused(game, "turn yellow-2 up") == ("R5", "two-dice-turned")


def test_r5_a_die_turned_back_was_turned() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn blue-4 down", "turn yellow-2 up")
    assert refused(game, "turn blue-5 up") == ("R5", "two-dice-turned")
    assert "turn blue-3 up" in options(game)


def test_r5_of_equal_dice_the_one_already_turned_goes_on() -> None:
    """The blue 3 becomes a second 4; turning a 4 leaves the other one untouched, and one more die can be turned."""
    game = position(dice=((3, 4), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn blue-4 up")
    assert dice(game, 0) == ((4, 5), (2, 6))
    assert game.view().turned == (("blue", 5),)
    play(game, "turn yellow-6 down")
    assert options(game, "turn") == ["turn blue-5 up", "turn blue-5 down", "turn yellow-5 up", "turn yellow-5 down"]
    # Back beside the untouched 4, whichever of the two is turned: it is the same die again.
    play(game, "turn blue-5 down")
    assert options(game, "turn blue") == ["turn blue-4 up", "turn blue-4 down"]
    play(game, "turn blue-4 down")
    assert refused(game, "turn blue-4 down") == ("R5", "two-dice-turned")


def test_r5_both_of_two_equal_dice_are_turned() -> None:
    game = position(dice=((3, 3), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn blue-3 up")
    assert game.view().turned == (("blue", 4), ("blue", 4))
    assert refused(game, "turn yellow-2 up") == ("R5", "two-dice-turned")
    play(game, "turn blue-4 up", "turn blue-4 down")
    assert dice(game, 0) == ((3, 5), (2, 6))


def test_r5_without_coins_that_is_the_reason() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[2])
    play(game, "turn blue-3 up", "turn yellow-2 up")
    assert refused(game, "turn blue-5 up") == ("R5", "no-coins")


def test_r5_two_dice_again_in_the_next_turn() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9, 9])
    play(game, "turn blue-3 up", "turn yellow-2 up", "earn")
    assert (game.view().turned, game.view().left_to_turn) == ((), 0)
    play(game, options(game)[0])
    assert (game.view().turned, game.view().left_to_turn) == ((), 2)
    assert {action.split()[1] for action in options(game, "turn")} == {
        f"{colour}-{value}" for colour, values in zip(("blue", "yellow"), dice(game, 1)) for value in values
    }


def test_r5_copies_and_games_played_again_know_which_dice_were_turned() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9])
    play(game, "turn blue-3 up", "turn yellow-2 up")
    assert game.view().turned == (("blue", 4), ("yellow", 3))
    assert game.view().left_to_turn == 0
    for twin in (game.copy(), game.imagined(0, "x"), game.resampled(0, "x"), game.carried_out(game.options()[-1])):
        assert refused(twin, "turn blue-5 up") == ("R5", "two-dice-turned")
    begun = new_game(2)
    play(begun, *(options(begun, "turn blue")[:1]))
    turned = begun.view().turned
    assert turned
    assert pickle.loads(pickle.dumps(begun)).view().turned == turned
    assert begun.undone().view().turned == ()


def test_r5_in_version_1_of_the_rules_every_die_could_be_turned() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[9], rules=1)
    play(game, "turn blue-3 up", "turn blue-5 up", "turn yellow-2 up", "turn yellow-6 down", "turn blue-4 up")
    assert dice(game, 0) == ((5, 6), (3, 5))
    assert game.view().left_to_turn == 0


# Building


def test_r6_a_named_cell_that_is_unbuilt() -> None:
    game = position(dice=((3, 5), (2, 6)), built=[[(3, 2), (6, 6)]], coins=[0])
    assert options(game) == ["build blue-5 yellow-2", "build blue-3 yellow-6", "build blue-5 yellow-6", "earn"]
    assert refused(game, "build blue-3 yellow-2") == ("R6", "already-built")
    assert refused(game, "build blue-2 yellow-3") == ("R6", "not-named")
    events = play(game, "build blue-5 yellow-6")
    assert events[0] == CellBuilt(0, cell_at(5, 6), KINDS.index(kind_of((5, 6))), 0)
    assert built(game, 0) == {(3, 2), (6, 6), (5, 6)}
    assert built(game, 1) == set()


def test_r6_without_an_unbuilt_cell_the_player_must_earn_coins() -> None:
    named = list(product((3, 5), (2, 6)))
    game = position(dice=((3, 5), (2, 6)), built=[named], coins=[0])
    assert options(game) == ["earn"]


# Dice after building


def test_r7_used_dice_are_rolled_again_and_the_others_passed_on_unchanged() -> None:
    game = position(dice=((3, 5), (2, 6)), others=[((), ()), ((1,), (4,)), ((2,), (2,))], coins=[0])
    events = play(game, "build blue-3 yellow-6")
    assert DicePassed(0, 1, 5, 2) in events
    assert dice(game, 1) == ((1, 5), (2, 4))
    assert [dice(game, 0)] == rolls(events, 0)
    assert dice(game, 2) == ((2,), (2,))
    assert events[-1] == TurnBegan(1, game.turn)


def test_r7_the_last_player_of_a_round_passes_to_the_first() -> None:
    game = position(3, active=2, dice=((3, 5), (2, 6)), others=[((1,), (1,))], coins=[0, 0, 0])
    events = play(game, "build blue-3 yellow-6")
    assert DicePassed(2, 0, 5, 2) in events
    assert dice(game, 0) == ((1, 5), (1, 2))
    assert RoundBegan(2) in events


def test_r7_with_equal_dice_it_does_not_matter_which_was_used() -> None:
    game = position(dice=((3, 3), (2, 6)), others=[((), ()), ((1,), (4,))], coins=[0])
    play(game, "build blue-3 yellow-2")
    assert dice(game, 1) == ((1, 3), (4, 6))


# The second building


def test_r8_three_coins_build_the_cell_of_the_unused_dice_as_well() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[4])
    play(game, "build blue-3 yellow-6")
    assert (game.asked(), game.step) == (0, "build-again")
    assert game.view().used == cell_at(3, 6)
    assert options(game) == ["build blue-5 yellow-2", "decline"]
    assert refused(game, "build blue-3 yellow-2") == ("R8", "not-the-unused-dice")
    assert refused(game, "build blue-3 yellow-6") == ("R8", "not-the-unused-dice")
    assert refused(game, "earn") == ("R4", "not-now")
    events = play(game, "build blue-5 yellow-2")
    assert events[0] == CellBuilt(0, cell_at(5, 2), KINDS.index(kind_of((5, 2))), 3)
    assert game.players[0].coins == 1
    assert built(game, 0) == {(3, 6), (5, 2)}


def test_r8_then_all_four_are_rolled_and_a_pair_is_kept() -> None:
    game = position(dice=((3, 5), (2, 6)), others=[((), ()), ((1,), (4,))])
    play(game, "build blue-3 yellow-6")
    events = play(game, "build blue-5 yellow-2")
    (rolled,) = rolls(events, 0)
    assert rolled == dice(game, 0)
    assert (len(rolled[0]), len(rolled[1])) == (2, 2)
    assert (game.asked(), game.step) == (0, "keep")
    assert options(game) == [
        f"keep blue-{blue} yellow-{yellow}" for yellow in sorted(set(rolled[1])) for blue in sorted(set(rolled[0]))
    ]
    game.players[0].blue, game.players[0].yellow = (1, 6), (2, 5)
    game._run_to_decision()
    assert refused(game, "keep blue-2 yellow-5") == ("R8", "not-rolled")
    assert refused(game, "build blue-1 yellow-2") == ("R4", "not-now")
    events = play(game, "keep blue-6 yellow-2")
    assert events[:2] == [DiceKept(0, 6, 2), DicePassed(0, 1, 1, 5)]
    assert dice(game, 0) == ((6,), (2,))
    assert dice(game, 1) == ((1, 1), (4, 5))
    assert (game.asked(), game.step) == (1, "act")


def test_r8_equal_dice_make_fewer_pairs() -> None:
    game = position(dice=((3, 5), (2, 6)))
    play(game, "earn")
    game.players[0].blue, game.players[0].yellow = (4, 4), (1, 6)
    game._run_to_decision()
    assert options(game) == ["keep blue-4 yellow-1", "keep blue-4 yellow-6"]


def test_r8_not_without_three_coins() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[2])
    play(game, "build blue-3 yellow-6")
    assert (game.asked(), game.step) == (1, "act")


def test_r8_not_when_the_cell_is_built_already() -> None:
    game = position(dice=((3, 5), (2, 6)), built=[[(5, 2)]])
    play(game, "build blue-3 yellow-6")
    assert game.asked() == 1
    # Four dice that name one cell: the first building is in the way of the second.
    game = position(dice=((3, 3), (2, 2)))
    play(game, "build blue-3 yellow-2")
    assert game.asked() == 1


def test_r8_declined_it_is_as_after_one_building() -> None:
    game = position(dice=((3, 5), (2, 6)), others=[((), ()), ((1,), (4,))])
    play(game, "build blue-3 yellow-6")
    events = play(game, "decline")
    assert game.players[0].coins == 3
    assert dice(game, 1) == ((1, 5), (2, 4))
    assert [dice(game, 0)] == rolls(events, 0)
    assert game.asked() == 1


def test_r8_the_unused_dice_are_those_as_turned() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[5])
    play(game, "turn blue-5 down", "turn yellow-2 down", "build blue-3 yellow-6")
    assert options(game) == ["build blue-4 yellow-1", "decline"]


# Earning coins


def test_r9_one_coin_for_each_pairing_that_names_a_built_cell() -> None:
    game = position(dice=((3, 5), (2, 6)), built=[[(3, 2), (5, 2), (5, 6), (1, 1)]])
    events = play(game, "earn")
    assert events[0] == CoinsEarned(0, 3, 3)
    assert game.players[0].coins == 6


def test_r9_a_cell_named_by_four_pairings_pays_four() -> None:
    game = position(dice=((3, 3), (2, 2)), built=[[(3, 2)]], coins=[0])
    assert play(game, "earn")[0] == CoinsEarned(0, 4, 4)


def test_k24_two_cells_named_by_two_pairings_each_pay_four_coins() -> None:
    """R9."""
    game = position(dice=((3, 3), (2, 6)), built=[[(3, 2), (3, 6)]], coins=[0])
    play(game, "earn")
    assert game.players[0].coins == 4


def test_r9_earning_is_allowed_with_unbuilt_cells_and_even_for_nothing() -> None:
    game = position(dice=((3, 5), (2, 6)), coins=[0])
    assert play(game, "earn")[0] == CoinsEarned(0, 0, 0)
    assert game.step == "keep"


def test_r9_then_four_dice_are_rolled_and_a_pair_is_passed() -> None:
    game = position(dice=((3, 5), (2, 6)), others=[((), ()), ((1,), (4,))])
    events = play(game, "earn")
    assert rolls(events, 0) == [dice(game, 0)]
    game.players[0].blue, game.players[0].yellow = (2, 4), (3, 3)
    game._run_to_decision()
    play(game, "keep blue-2 yellow-3")
    assert dice(game, 0) == ((2,), (3,))
    assert dice(game, 1) == ((1, 4), (3, 4))


def test_r3_no_more_coins_than_are_printed_and_spent_ones_count() -> None:
    named = list(product((3, 5), (2, 6)))
    game = position(dice=((3, 5), (2, 6)), built=[named], coins=[1], coins_had=13)
    assert play(game, "earn")[0] == CoinsEarned(0, 4, 2)
    assert game.players[0].coins == 3
    assert game.view().players[0].coins_to_earn == 0
    game = position(dice=((3, 5), (2, 6)), built=[named], coins=[0], coins_had=15)
    assert options(game) == ["earn"]
    assert play(game, "earn")[0] == CoinsEarned(0, 4, 0)


# Two players, one player, dummies


def test_r16_two_players_pass_dice_only_between_themselves() -> None:
    game = position(2, dice=((3, 5), (2, 6)), others=[((), ()), ((1,), (4,))], coins=[0, 0])
    play(game, "build blue-3 yellow-6")
    assert (game.asked(), dice(game, 1)) == (1, ((1, 5), (2, 4)))
    kept = dice(game, 0)
    play(game, "build blue-1 yellow-2")
    assert game.asked() == 0
    assert dice(game, 0) == (tuple(sorted((*kept[0], 5))), tuple(sorted((*kept[1], 4))))


def test_r17_alone_the_unused_dice_stay_and_the_used_ones_are_rolled_again() -> None:
    game = position(1, dice=((3, 5), (2, 6)), coins=[0])
    events = play(game, "build blue-3 yellow-6")
    ((blue, yellow),) = rolls(events, 0)
    assert dice(game, 0) == (tuple(sorted((*blue, 5))), tuple(sorted((*yellow, 2))))
    assert not any(isinstance(event, DicePassed) for event in events)
    assert (game.asked(), game.step, game.round) == (0, "act", 2)


@pytest.mark.parametrize("actions", [["earn"], ["build blue-3 yellow-6", "build blue-5 yellow-2"]])
def test_r17_alone_all_four_are_rolled_and_stay_after_two_buildings_or_earning(actions: list[str]) -> None:
    game = position(1, dice=((3, 5), (2, 6)))
    events = play(game, *actions)
    assert rolls(events, 0) == [dice(game, 0)]
    assert [len(of_one_colour) for of_one_colour in dice(game, 0)] == [2, 2]
    assert (game.step, game.round) == ("act", 2)


@pytest.mark.parametrize(("players", "sides"), [(1, [1, 2]), (2, [2])])
def test_r15_each_dummy_builds_after_all_players_in_every_round(players: int, sides: list[int]) -> None:
    game = position(players, dice=((3, 5), (2, 6)), coins=[0, 0])
    while game.active != players - 1:
        assert not any(isinstance(event, DummyBuilt) for event in play(game, "earn", options_after_earning(game)))
    events = end_of_round(game)
    ticked = [(event.side, event.kind) for event in events if isinstance(event, DummyBuilt)]
    assert [side for side, _ in ticked] == sides
    for side, kind in ticked:
        blue, yellow = rolls(events, side)[-1]
        assert KINDS[kind] == kind_of((blue[0], yellow[0]))
        assert game.dummies[side - players] == [int(kind == other) for other in range(6)]


def test_r15_a_complete_kind_is_rolled_again() -> None:
    complete = {kind: len(of_kind(kind)) for kind in KINDS if kind != "tower"}
    game = position(2, active=1, dice=((3, 5), (2, 6)), coins=[0, 0], dummies=[complete], seed="again")
    game.completed = [[2], [2], [2], [2], [2], []]
    events = end_of_round(game)
    kinds = [kind_of((blue[0], yellow[0])) for blue, yellow in rolls(events, 2)]
    assert len(kinds) > 1
    assert "tower" not in kinds[:-1]
    assert kinds[-1] == "tower"
    assert [event for event in events if isinstance(event, DummyBuilt)] == [DummyBuilt(2, KINDS.index("tower"))]


def test_r15_the_last_tick_completes_a_kind_for_a_dummy() -> None:
    almost = {kind: len(of_kind(kind)) for kind in KINDS} | {"tower": len(of_kind("tower")) - 1}
    game = position(2, active=1, coins=[0, 0], dummies=[almost])
    game.completed = [[2], [2], [2], [2], [2], []]
    assert KindCompleted(2, KINDS.index("tower")) in end_of_round(game)


def test_the_last_cell_of_a_kind_completes_it() -> None:
    """R10."""
    *most, last = of_kind("pavilion")
    game = position(3, dice=((last[0], last[0]), (last[1], last[1])), built=[most], coins=[0])
    assert KindCompleted(0, 0) in play(game, f"build blue-{last[0]} yellow-{last[1]}")


# The end


@pytest.mark.parametrize("players", range(1, 6))
def test_r1_the_game_is_over_after_the_last_round(players: int) -> None:
    game = position(players, round={4: 15, 5: 12}.get(players, 18), active=players - 1, coins=[0] * 5)
    events = end_of_round(game)
    assert game.over
    assert (game.asked(), game.step, options(game)) == (-1, "", [])
    assert isinstance(events[-1], GameEnded)
    assert refused(game, "earn") == ("R14", "game-over")


def test_a_game_has_so_many_turns() -> None:
    """R1, R4."""
    for players, turns in ((1, 18), (2, 36), (3, 54), (4, 60), (5, 60)):
        game = position(players)
        while not game.over:
            game.apply(game.options()[0])
        assert game.turn == turns


# Notation


@pytest.mark.parametrize(
    "text",
    ["turn blue-3 up", "turn yellow-6 down", "build blue-3 yellow-5", "earn", "keep blue-1 yellow-6", "decline"],
)
def test_every_action_has_a_notation(text: str) -> None:
    """R4."""
    game = position()
    action = game.parse(text)
    assert game.notation(action) == text
    assert game.parse(text) is action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("build 3,5", "written like this: build blue-3 yellow-5"),
        ("build yellow-5 blue-3", "Write the blue one first"),
        ("build blue-3 blue-5", "not a blue and a yellow die"),
        ("build blue-0 yellow-5", "'blue-0' is not a die"),
        ("build blue-7 yellow-5", "'blue-7' is not a die"),
        ("build blue-\u0663 yellow-5", "is not a die"),
        ("keep red-3 yellow-5", "'red-3' is not a die"),
        ("keep blue-3", "written like this: keep blue-3 yellow-5"),
        ("turn blue-3", "written like this: turn blue-3 up"),
        ("turn blue-3 left", "turned up or down, not 'left'"),
        ("turn blue up", "'blue' is not a die"),
        ("earn coins", "written like this: earn"),
        ("pass", "begins with one of: build, decline, earn, keep, turn"),
    ],
)
def test_what_cannot_be_read_is_answered_with_an_example(text: str, sentence: str) -> None:
    """R4."""
    with pytest.raises(BadInput, match=sentence):
        position().parse(text)


def test_all_cells_can_be_named() -> None:
    """R1."""
    game = position()
    actions = {game.parse(f"build blue-{blue} yellow-{yellow}") for blue, yellow in ALL}
    assert len(actions) == 36
