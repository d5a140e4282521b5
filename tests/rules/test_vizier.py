"""The vizier's favour: V1-V8."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import sabika
from property.random_games import decisions, moments, random_games
from property.state import state
from property.test_conservation import TILES, money
from property.test_log_and_copies import replayed
from rules.positions import (
    beside,
    cards,
    hand,
    names_of,
    options,
    palace,
    position,
    refused,
    reserve,
    tiles,
)
from rules.positions import play as play_exactly
from rules.positions import play_on as play
from sabika.modules import CHOICES
from sabika.modules.dirk.rules import dirk_of
from sabika.modules.vizier import rules as vizier
from sabika.modules.vizier.rules import WAKE, FavourUsed, VizierWoken, favour, viziers_of
from sabika.rules.core.declining import DECLINE, answer_for, as_asked, asked_at_once, asked_for_form, asked_together
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import TurnBegan
from sabika.rules.palace.buying import BUY
from sabika.rules.palace.events import DisplayFilled, PileReshuffled, TileAwarded, TileBought, YardFilled
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import NOTHING_STORED, Hand, card_named, payments, pays_exactly, purse_total
from sabika.rules.palace.turn import DISPLAY_SIZE

YARD = "pavilion-8 seraglio-9 arcades-10 chambers-11"
"""Payable in florins, dirhams, denars and ducats."""
ONES = "florin-1 dirham-1 denar-1 ducat-1"
END = "take florin-1"
"""Ends the turn of a seat without changing much."""


def table(
    players: int = 3,
    hands: Sequence[str] = (),
    *,
    asleep: tuple[int, ...] = (),
    yard: str = YARD,
    bag: str = "tower-12 tower-11 garden-11 garden-10",
    pile: str | None = None,
    modules: tuple[str, ...] = (),
) -> PalaceGame:
    """A position with viziers, at the beginning of the turn of seat 0."""
    game = position(players, modules=["vizier", *modules], hands=hands, yard=yard, display=ONES, bag=bag, pile=pile)
    for seat in asleep:
        viziers_of(game).awake[seat] = False
    return game


def awake(game: PalaceGame) -> list[bool]:
    return viziers_of(game).awake


def asked_in_turn(game: PalaceGame) -> list[int]:
    """The seats that are asked when everybody declines."""
    seats = []
    while game.step == "out-of-turn":
        seats.append(game.asked())
        play(game, "decline")
    return seats


# V1


@pytest.mark.parametrize("players", range(2, 7))
def test_v1_each_player_has_a_vizier_that_is_awake(players: int) -> None:
    game = sabika.new_game(players=players, seed="awake", modules=("vizier",))
    assert awake(game) == [True] * players
    for seat in (None, *range(players)):
        assert game.view(seat).extras["vizier"] == (True,) * players


def test_v1_only_where_the_module_was_chosen() -> None:
    game = position(3)
    with pytest.raises(BadInput):
        game.parse("wake")
    refusal = game.why_not(WAKE)
    assert refusal
    assert (refusal.rule, refusal.reason) == ("V1", "no-viziers")
    refusal = game.why_not(favour(0))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("A11", "not-now")


# V2


def test_v2_after_a_turn_a_player_may_buy_by_exact_payment() -> None:
    game = table(3, ["", "", "denar-6 denar-4"])
    play(game, END)
    assert (game.step, game.asked(), game.turn) == ("out-of-turn", 2, 1)
    assert options(game) == {"favour 3", "decline"}
    play(game, "favour 3")
    assert (game.step, game.asked()) == ("pay", 2)
    assert options(game) == {"pay denar-4 denar-6"}
    play(game, "pay denar-4 denar-6", "build arcades-10 1,0")
    assert palace(game, 2) == {(0, 0): "fountain", (1, 0): "arcades-10"}
    assert hand(game, 2) == ""
    assert cards(game.discard) == "denar-4 denar-6"


def test_v2_what_happens_in_order() -> None:
    """V2: the vizier falls asleep, the tile is placed at once, the yard is refilled, then the next turn begins."""
    game = table(3, ["", "", "denar-6 denar-4"])
    events = play(game, END)
    assert names_of(events) == ["MoneyTaken", "DisplayFilled"]
    events = play(game, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert names_of(events) == ["FavourUsed", "TileBought", "TileReserved", "YardFilled", "TurnBegan"]
    assert events[0] == FavourUsed(2)
    assert isinstance(events[1], TileBought)
    assert events[1].seat == 2
    assert events[1].exact
    assert reserve(game, 2) == "arcades-10"
    assert tiles(game, game.yard) == "pavilion-8 seraglio-9 tower-12 chambers-11"


def test_v2_the_vizier_falls_asleep() -> None:
    game = table(3, ["", "", "denar-6 denar-4"])
    play(game, END, "favour 3")
    assert awake(game) == [True, True, True]
    play(game, "pay denar-6 denar-4")
    assert awake(game) == [True, True, False]
    assert game.view(0).extras["vizier"] == (True, True, False)


def test_v2_a_sleeping_vizier_does_nothing() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], asleep=(2,))
    play(game, END)
    assert (game.step, game.active, game.turn) == ("act", 1, 2)


def test_v2_declining_keeps_the_vizier_awake() -> None:
    game = table(3, ["", "", "denar-6 denar-4"])
    play(game, END, "decline")
    assert awake(game) == [True] * 3
    assert hand(game, 2) == "denar-4 denar-6"
    assert (game.step, game.active) == ("act", 1)


def test_v2_there_is_no_extra_action() -> None:
    """V2: neither for the vizier's player nor for the player whose turn comes next."""
    game = table(3, ["", "denar-6 denar-4"])
    play(game, END, "favour 3", "pay denar-6 denar-4")
    assert game.actions_left == 0
    play(game, "reserve arcades-10")
    assert (game.step, game.active, game.actions_left) == ("act", 1, 1)
    play(game, "take dirham-1")
    assert game.active == 2


def test_v2_then_the_player_goes_on_whose_turn_it_would_have_been() -> None:
    game = table(4, ["", "", "", "denar-6 denar-4"])
    events = play(game, END, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert [event for event in events if isinstance(event, TurnBegan)] == [TurnBegan(1, game.turn)]


def test_v2_only_exact_payment_is_accepted() -> None:
    game = table(3, ["", "", "denar-6 denar-4 denar-5 florin-9"])
    play(game, END)
    assert options(game) == {"favour 3", "decline"}
    assert refused(game, "favour 1") == ("V2", "cannot-pay-exactly")
    assert refused(game, "favour 2") == ("V2", "cannot-pay-exactly")
    play(game, "favour 3")
    assert options(game) == {"pay denar-4 denar-6"}
    assert refused(game, "pay denar-5 denar-6") == ("V2", "not-exact")
    assert refused(game, "pay denar-5 denar-4") == ("V2", "not-exact")
    assert refused(game, "pay denar-9 denar-1") == ("A13", "not-in-hand")
    assert refused(game, "pay florin-9") == ("A13", "wrong-currency")


def test_v2_every_awake_vizier_is_asked_as_a_matter_of_form() -> None:
    """V2 as B5: whatever it could pay, so being asked tells nothing."""
    game = table(3, ["", "florin-9 dirham-8 dirham-2", "denar-6 denar-4"], asleep=(0,))
    play_exactly(game, END)
    assert asked_for_form(game)
    assert (game.step, game.asked(), options(game)) == ("out-of-turn", 1, {"decline"})
    assert answer_for(game) is DECLINE
    play_exactly(game, "decline")
    assert (game.asked(), options(game), answer_for(game)) == (2, {"favour 3", "decline"}, None)
    play_exactly(game, "decline")
    assert (game.step, game.active) == ("act", 1)


def test_v2_all_may_make_up_their_minds_at_once() -> None:
    """V2: each as it is asked when all before it decline."""
    game = table(3, ["", "dirham-9", "denar-6 denar-4"])
    assert asked_together(game) == []
    play_exactly(game, END)
    assert asked_at_once(game)
    found = {}
    for seat in asked_together(game):
        seen = as_asked(game, seat)
        found[seen.asked()] = {seen.notation(option) for option in seen.options()}
    assert found == {1: {"favour 2", "decline"}, 2: {"favour 3", "decline"}, 0: {"decline"}}
    assert list(found) == [1, 2, 0]
    assert (game.asked(), game.log[-1].verb) == (1, "take")
    play_exactly(game, "favour 2")
    assert (game.step, asked_together(game)) == ("pay", [])
    play_exactly(game, "pay dirham-9", "reserve seraglio-9")
    assert asked_together(game) == [2, 0]


def test_v2_every_way_to_pay_exactly_is_offered() -> None:
    game = table(3, ["", "", "florin-8 florin-5 florin-3 florin-2 florin-1"])
    play(game, END, "favour 1")
    assert options(game) == {
        "pay florin-8",
        "pay florin-3 florin-5",
        "pay florin-1 florin-2 florin-5",
    }


def test_v2_an_empty_space_has_nothing_to_buy() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], yard="- - arcades-10 -", bag="")
    play(game, END)
    assert refused(game, "favour 1") == ("A13", "empty-space")


def test_v2_the_yard_is_refilled_before() -> None:
    """V2: a tile that has just been drawn can be bought at once."""
    game = table(3, ["denar-6 denar-5", "", "denar-8 denar-4"])
    play(game, "buy 3", "pay denar-6 denar-5", "reserve arcades-10")
    assert tiles(game, game.yard) == "pavilion-8 seraglio-9 tower-12 chambers-11"
    assert (game.step, options(game, "favour")) == ("out-of-turn", {"favour 3"})


def test_v2_the_display_is_refilled_before() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], pile="ducat-8 ducat-7")
    play(game, END)
    assert game.step == "out-of-turn"
    assert cards(game.display) == "dirham-1 denar-1 ducat-1 ducat-8"
    play(game, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert cards(game.display) == "dirham-1 denar-1 ducat-1 ducat-8"


def test_v2_a19_a_short_display_is_filled_up_before_the_next_turn() -> None:
    """V2 with A19: nothing was left to refill it with until a vizier paid."""
    game = table(3, ["", "", "denar-6 denar-4"], pile="")
    events = play(game, END, "favour 3", "pay denar-6 denar-4")
    assert cards(game.display) == "dirham-1 denar-1 ducat-1"
    assert cards(game.discard) == "denar-4 denar-6"
    events = play(game, "reserve arcades-10")
    assert names_of(events) == ["TileReserved", "YardFilled", "PileReshuffled", "DisplayFilled", "TurnBegan"]
    assert len(game.display) == 4
    assert sorted(cards([*game.display[3:], *game.pile]).split()) == ["denar-4", "denar-6"]
    assert game.discard == []


def test_v2_a19_what_several_viziers_have_paid_is_shuffled_together() -> None:
    game = table(3, ["", "dirham-9", "denar-6 denar-4"], pile="")
    events = play(game, END, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert "PileReshuffled" not in names_of(events)
    events = play(game, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    (shuffled,) = [event for event in events if isinstance(event, PileReshuffled)]
    assert shuffled.cards == 3
    assert (len(game.display), len(game.pile)) == (4, 2)


def test_v2_a19_a_full_display_stays_as_it_is() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], pile="ducat-8")
    play(game, END, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert cards(game.display) == "dirham-1 denar-1 ducat-1 ducat-8"
    assert cards(game.discard) == "denar-4 denar-6"


def test_v2_a19_no_display_is_filled_up_where_no_turn_comes_any_more() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], pile="", bag="")
    events = play(game, END, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert game.ending
    assert "PileReshuffled" not in names_of(events)


def test_v2_a19_a_display_is_short_only_where_no_card_is_left() -> None:
    """At the beginning of every turn, also among players who hoard money and let their viziers buy then."""
    hoarding, short, filled = ["take", "decline", "pay", "reserve", "stop"], 0, 0
    for seed in range(6):
        game = sabika.new_game(players=2, seed=f"hoard {seed}", modules=("vizier",))
        assert isinstance(game, PalaceGame)
        used = False
        while not game.over and len(game.log) < 600:
            verbs = {option.verb: option for option in game.options()}
            wanted = hoarding if len(game.display) == DISPLAY_SIZE else ["favour", *hoarding]
            events = game.apply(next((verbs[verb] for verb in wanted if verb in verbs), game.options()[0]))
            used = used or any(isinstance(event, FavourUsed) for event in events)
            if any(isinstance(event, TurnBegan) for event in events):
                filled += used and any(isinstance(event, DisplayFilled) for event in events)
                used = False
                short += len(game.display) < DISPLAY_SIZE
                assert len(game.display) == DISPLAY_SIZE or (game.pile, game.discard) == ([], [])
    assert short > 0
    assert filled > 0


def test_v2_a_scoring_that_turned_up_is_done_before() -> None:
    """V2: the tile the vizier buys comes too late for it."""
    game = table(3, ["", "", "denar-6 denar-4"], pile="scoring-1 ducat-8")
    events = play(game, END)
    assert names_of(events) == ["MoneyTaken", "ScoringTurned", "DisplayFilled", "Scored"]
    assert game.step == "out-of-turn"
    play(game, "favour 3", "pay denar-6 denar-4", "build arcades-10 1,0")
    assert game.points == [0, 0, 0]


def test_v2_dirk_draws_before() -> None:
    game = table(2, ["", "denar-6 denar-4"], pile="scoring-1 ducat-8")
    events = play(game, END)
    assert names_of(events)[-2:] == ["Scored", "DirkDrew"]
    assert game.step == "out-of-turn"


def test_v2_the_tile_is_placed_at_once_by_the_vizier_s_player() -> None:
    """V2: built or reserved; the building rules hold."""
    game = table(3, ["", "", "florin-8"], yard="pavilion-7-E seraglio-9 arcades-10 chambers-11")
    game.seats[2].hand.add(card_named("florin-7"))
    play(game, END, "favour 1", "pay florin-7")
    assert (game.step, game.asked()) == ("place", 2)
    assert beside(game, 2) == "pavilion-7-E"
    assert options(game) == {"build pavilion-7-E 1,0", "build pavilion-7-E 0,1", "build pavilion-7-E 0,-1"} | {
        "reserve pavilion-7-E"
    }
    assert refused(game, "build pavilion-7-E -1,0") == ("A21", "edges-differ")
    play(game, "build pavilion-7-E 1,0")
    assert palace(game, 2)[1, 0] == "pavilion-7-E"
    assert palace(game, 0) == {(0, 0): "fountain"}


def test_v2_with_two_players_the_tile_can_be_given_to_dirk() -> None:
    game = table(2, ["", "denar-6 denar-4"])
    play(game, END, "favour 3", "pay denar-6 denar-4")
    assert "give arcades-10" in options(game)
    play(game, "give arcades-10")
    assert tiles(game, dirk_of(game).tiles) == "arcades-10"
    assert (game.step, game.active) == ("act", 1)


def test_v2_after_every_turn_however_it_was_spent() -> None:
    game = table(3, ["florin-8", "", "denar-6 denar-4"])
    play(game, "buy 1", "pay florin-8", END)
    assert game.step == "place"
    play(game, "reserve pavilion-8")
    assert (game.step, game.asked()) == ("out-of-turn", 2)
    play(game, "decline", "take dirham-1")
    assert (game.step, game.asked()) == ("out-of-turn", 2)


# V3


def test_v3_the_next_player_first_then_clockwise_the_one_who_has_just_finished_last() -> None:
    game = table(4, ["dirham-9"] * 3 + ["ducat-8 ducat-3"])
    play(game, END)
    assert asked_in_turn(game) == [1, 2, 3, 0]
    assert (game.step, game.active) == ("act", 1)
    play(game, "take dirham-1")
    assert asked_in_turn(game) == [2, 3, 0, 1]


def test_v3_who_comes_first_takes_the_tile() -> None:
    game = table(4, ["", "", "dirham-9", "dirham-9"], bag="tower-12")
    play(game, END)
    assert game.asked() == 2
    play(game, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert (game.step, game.active) == ("act", 1)
    assert reserve(game, 2) == "seraglio-9"


def test_v3_after_each_use_everybody_may_decide_again() -> None:
    game = table(4, ["dirham-9", "denar-9 denar-1", "ducat-9 ducat-2", "florin-8"])
    play(game, END, "decline")
    assert game.asked() == 2
    play(game, "favour 4", "pay ducat-9 ducat-2", "reserve chambers-11")
    assert asked_in_turn(game) == [1, 3, 0]
    assert awake(game) == [True, True, False, True]


def test_v3_the_tile_drawn_after_a_use_can_be_wanted() -> None:
    """V3: a seat that could buy nothing before is asked now."""
    game = table(3, ["", "denar-8 denar-4", "denar-6 denar-4"], bag="tower-12 tower-11")
    play(game, END)
    assert game.asked() == 2
    play(game, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert (game.step, game.asked()) == ("out-of-turn", 1)
    assert options(game) == {"favour 3", "decline"}


def test_v3_nobody_uses_it_twice() -> None:
    game = table(3, ["", "dirham-9 denar-6 denar-4"])
    play(game, END, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert (game.step, game.active) == ("act", 1)


def test_v3_all_can_use_it_after_the_same_turn() -> None:
    game = table(3, ["ducat-8 ducat-3", "dirham-9", "denar-6 denar-4"])
    play(game, END, "favour 2", "pay dirham-9", "reserve seraglio-9")
    play(game, "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    play(game, "favour 4", "pay ducat-8 ducat-3", "reserve chambers-11")
    assert awake(game) == [False] * 3
    assert [reserve(game, seat) for seat in range(3)] == ["chambers-11", "seraglio-9", "arcades-10"]
    assert (game.step, game.active, game.turn) == ("act", 1, 2)


# V4


def test_v4_waking_the_vizier_is_an_action() -> None:
    game = table(3, asleep=(0, 1))
    assert "wake" in options(game)
    events = play(game, "wake")
    assert events[0] == VizierWoken(0)
    assert awake(game) == [True, False, True]
    assert (game.step, game.active) == ("act", 1)


def test_v4_an_awake_vizier_cannot_be_woken() -> None:
    game = table(3, asleep=(1,))
    assert options(game, "wake") == set()
    assert refused(game, "wake") == ("V4", "vizier-awake")


def test_v4_it_can_be_the_action_after_an_exact_payment() -> None:
    game = table(3, ["florin-8"], asleep=(0,))
    play(game, "buy 1", "pay florin-8", "wake", "reserve pavilion-8")
    assert awake(game)[0]
    assert game.active == 1


def test_v4_but_it_need_not_be_woken_then() -> None:
    """A14; and waking it as the first action gives no right to another one that could be given up."""
    game = table(3, ["florin-8"], asleep=(0,))
    assert refused(game, "stop") == ("A19", "may-not-stop")
    play(game, "buy 1", "pay florin-8", "stop", "reserve pavilion-8")
    assert not awake(game)[0]
    assert game.active == 1


def test_v2_a_turn_that_was_ended_by_giving_up_an_action_is_followed_by_viziers_too() -> None:
    """A14."""
    game = table(3, ["florin-8", "dirham-9"])
    play(game, "buy 1", "pay florin-8", "stop", "reserve pavilion-8")
    assert (game.step, game.asked()) == ("out-of-turn", 1)


def test_v4_it_can_be_used_after_the_same_turn() -> None:
    game = table(3, ["dirham-9"], asleep=(0,))
    play(game, "wake")
    assert (game.step, game.asked()) == ("out-of-turn", 0)


def test_v4_only_in_ones_own_turn() -> None:
    game = table(3, ["", "dirham-9", "denar-6 denar-4"], asleep=(2,))
    play(game, END)
    assert (game.step, game.asked()) == ("out-of-turn", 1)
    assert refused(game, "wake") == ("A11", "not-now")


# V5


def test_v5_after_the_last_turn_the_vizier_can_still_be_used() -> None:
    """V5: only the handing out of the leftovers ends it."""
    game = table(3, ["florin-8", "dirham-9", ""], bag="")
    play(game, "buy 1", "pay florin-8", END, "reserve pavilion-8")
    assert game.ending
    assert (game.step, game.asked()) == ("out-of-turn", 1)
    events = play(game, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert game.over
    assert names_of(events) == ["FavourUsed", "TileBought", "TileReserved", "Scored", "GameEnded"]


def test_v5_no_use_after_the_leftovers_have_been_handed_out() -> None:
    game = table(3, ["florin-8", "dirham-9", "denar-6 denar-4"], bag="")
    play(game, "buy 1", "pay florin-8", END, "reserve pavilion-8")
    events = play(game, "decline", "decline")
    assert [type(event) for event in events] == [TileAwarded, TileAwarded]
    assert game.step == "place-leftovers"
    assert game.asked() == 1
    assert refused(game, "favour 2") == ("A11", "not-now")
    play(game, "reserve seraglio-9", "reserve arcades-10")
    assert game.over
    assert awake(game) == [True] * 3


def test_v5_an_awake_vizier_is_worth_nothing_at_the_end() -> None:
    points = []
    for asleep in ((), (0, 1, 2)):
        game = table(3, ["florin-9"], bag="", asleep=asleep)
        play(game, "buy 1", "pay florin-9", "build pavilion-8 1,0")
        assert game.over
        points.append(game.points)
    assert points[0] == points[1] == [16, 0, 0]


# V6


def test_v6_only_ways_to_buy_that_are_possible_out_of_turn() -> None:
    """V6: what a purchase says of itself decides."""
    game = table(3, ["", "dirham-9"])
    play(game, END)
    for space in range(4):
        purchase = favour(space).step.purchase
        assert purchase.out_of_turn
        assert (vizier.why_no_favour(game, 1, purchase) is None) == (space == 1)


def test_v6_a_vizier_cannot_take_a_hut() -> None:
    """V6 with H2."""
    game = table(3, ["", "dirham-9"], modules=("huts",))
    assert options(game, "hut ")
    hut = min(options(game, "hut "))
    play(game, END)
    assert options(game) == {"favour 2", "decline"}
    assert refused(game, hut) == ("A11", "not-now")


def test_v6_a_vizier_cannot_start_a_building_site() -> None:
    """V6 and S6: half of the price is no favour, though it is paid to the coin."""
    game = table(3, ["dirham-4", "dirham-4"], modules=("sites",))
    assert "buy 2 site" in options(game)
    play(game, END)
    assert (game.step, game.active) == ("act", 1)
    game = table(3, ["", "dirham-4 dirham-5"], modules=("sites",))
    play(game, END)
    assert options(game) == {"favour 2", "decline"}
    assert refused(game, "favour 2 site") == ("V6", "not-by-vizier")


def test_v6_a_portal_may_be_bought_along_if_the_sum_is_exact() -> None:
    """V6 with P2: 9 dirhams and 6 more for the portal, placed at once with the tile."""
    game = table(3, ["", "dirham-9 dirham-6"], modules=("portals",))
    play(game, END)
    assert options(game) == {"favour 2", "favour 2 portal", "decline"}
    play(game, "favour 2 portal")
    assert options(game) == {"pay dirham-6 dirham-9"}
    play(game, "pay dirham-6 dirham-9")
    assert (game.step, game.asked()) == ("place", 1)
    assert len(game.seats[1].beside) == 2
    play(game, "build seraglio-9 1,0", "portal seraglio 2,0 SW")
    assert palace(game, 1)[2, 0].startswith("portal-seraglio")
    assert awake(game) == [True, False, True]
    assert (game.step, game.active) == ("act", 1)


def test_v6_the_scoring_before_makes_portals_cheaper() -> None:
    """V2 with P2: after scoring 1 a portal adds 4, so 13 dirhams are exact now."""
    game = table(3, ["", "dirham-8 dirham-5"], pile="scoring-1 ducat-8", modules=("portals",))
    play(game, END)
    assert options(game) == {"favour 2 portal", "decline"}


@pytest.mark.parametrize("held", ["dirham-9 dirham-7", "dirham-8 dirham-6"])
def test_v6_a_portal_is_not_bought_along_if_the_sum_is_not_exact(held: str) -> None:
    game = table(3, ["", held], modules=("portals",))
    play(game, END)
    assert options(game, "favour 2 portal") == set()
    # Nor where portals do not belong to the game.
    game = table(3, ["", "dirham-9 dirham-6"])
    play(game, END)
    assert options(game) == {"favour 2", "decline"}


def test_v6_an_exchange_card_may_be_used() -> None:
    """V6 with X4: 9 dirhams as 4 dirhams and 5 denars."""
    game = table(3, ["", "dirham-4 denar-5 denar-6"], modules=("exchange",))
    game.seats[1].hand.add(card_named("dirham-denar"))
    play(game, END)
    # 4 + 6 denars for the arcades, too.
    assert options(game) == {"favour 2", "favour 3", "decline"}
    play(game, "favour 2")
    (payment,) = options(game)
    assert set(payment.split()) == {"pay", "dirham-4", "denar-5", "dirham-denar"}
    play(game, payment, "reserve seraglio-9")
    assert hand(game, 1) == "denar-6"
    assert game.seats[1].hand.others == []
    assert card_named("dirham-denar") in game.discard


def test_v6_without_its_exchange_card_money_of_two_currencies_is_not_exact() -> None:
    game = table(3, ["", "dirham-4 denar-5 denar-6"], modules=("exchange",))
    game.seats[1].hand.add(card_named("florin-ducat"))
    play(game, END)
    assert (game.step, game.active) == ("act", 1)


def test_v6_a_certificate_may_be_used() -> None:
    """V6 with E3: 5 stored and 4 make 9 dirhams; the token returns, and nothing is left to store."""
    game = table(3, ["", "dirham-4"], modules=("certificates",))
    game.seats[1].hand.stored = card_named("dirham-5")
    play(game, END)
    assert options(game) == {"favour 2", "decline"}
    play(game, "favour 2")
    (payment,) = options(game)
    play(game, payment)
    assert (game.step, game.asked()) == ("place", 1)
    play(game, "reserve seraglio-9")
    assert game.seats[1].hand.stored == NOTHING_STORED
    assert hand(game, 1) == ""
    assert awake(game) == [True, False, True]


def test_v6_overpaying_to_store_the_rest_is_no_favour() -> None:
    """V6 with E2: exact payment leaves nothing to store."""
    game = table(3, ["", "dirham-9 dirham-2"], modules=("certificates",))
    play(game, END, "favour 2")
    assert options(game) == {"pay dirham-9"}


# V7


def test_v7_the_game_ends_when_the_yard_cannot_be_refilled_after_a_vizier_s_purchase() -> None:
    game = table(3, ["", "", "denar-6 denar-4"], bag="")
    play(game, END)
    assert not game.ending
    events = play(game, "favour 3", "pay denar-6 denar-4", "build arcades-10 1,0")
    # Seat 0 has taken the only florin and gets the tile of that space.
    assert names_of(events) == ["FavourUsed", "TileBought", "TileBuilt", "TileAwarded"]
    assert names_of(play(game, "reserve pavilion-8"))[-2:] == ["Scored", "GameEnded"]
    assert game.turn == 1


def test_v7_the_last_tile_that_fills_the_yard_does_not_end_the_game() -> None:
    """V7 as A35."""
    game = table(3, ["", "", "denar-6 denar-4"], bag="tower-12")
    events = play(game, END, "favour 3", "pay denar-6 denar-4", "build arcades-10 1,0")
    assert [event.space for event in events if isinstance(event, YardFilled)] == [2]
    assert not game.ending
    assert (game.step, game.active) == ("act", 1)


def test_v7_the_others_may_decide_before_the_leftovers_are_handed_out() -> None:
    """V3, V5 and V7."""
    game = table(3, ["", "dirham-9", "denar-6 denar-4"], bag="")
    play(game, END, "decline", "favour 3", "pay denar-6 denar-4", "reserve arcades-10")
    assert game.ending
    assert (game.step, game.asked()) == ("out-of-turn", 1)


# V8


def test_v8_works_with_every_game_that_has_turns_and_a_yard() -> None:
    """V8: the module knows the core and nothing else: no game, no other module, no kind and no tile."""
    source = (Path(sabika.__file__).parent / "modules" / "vizier" / "rules.py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    imported += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert imported
    assert all(name == "typing" or name.startswith(("sabika.rules.core.", "sabika.rules.palace.")) for name in imported)
    assert not re.search(r"alhambra|pieces\.kind|kind_points", source, re.IGNORECASE)


# Notation


def test_notation_of_a_favour() -> None:
    game = table()
    assert game.parse("favour 3") is favour(2)
    assert game.notation(favour(2)) == "favour 3"
    for text in ("out-of-turn", "favour 5", "favour x", "favour 1 2", "wake up", "decline it"):
        with pytest.raises(BadInput):
            game.parse(text)


# Exact payment


@pytest.mark.parametrize("seed", range(30))
def test_a_purse_pays_exactly_what_one_of_its_payments_does(seed: int) -> None:
    game = sabika.new_game(players=6, seed=seed)
    for seat in game.seats:
        for purse in [*seat.hand.purses, seat.hand.purses[0] | seat.hand.purses[1]]:
            for price in range(1, 25):
                exact = any(purse_total(part) == price for part in payments(purse, price))
                assert pays_exactly(purse, price) == exact


def test_whoever_is_asked_can_pay_and_whoever_can_pay_is_asked_by_all_means_of_the_modules() -> None:
    """V2 and V6: what is found out quickly agrees with the payments that are offered in the end."""
    tried = 0
    for now in moments(10, "all means", 3, CHOICES):
        if now.step != "out-of-turn":
            continue
        for usual in [usual for ways in BUY.values() for usual in ways]:
            step = favour(usual.space, usual.way).step
            side = now.asked()
            if usual.purchase.out_of_turn and usual.purchase.why_not(now, side) is None:
                assert step.payable(now, side) == bool(step.options(now))
                tried += 1
    assert tried > 500


# Random games


def test_tiles_and_cards_are_conserved() -> None:
    used = 0
    for game, picks, style in random_games(20, "vizier tiles", ("vizier",)):
        copies = 2 if game.setup.players == 2 else 3
        for now in decisions(game, picks, style):
            assert sorted(tile for tiles in now.whereabouts().values() for tile in tiles) == TILES
            assert money(now) == [card for card in range(36) for _ in range(copies)]
            used += sum(isinstance(event, FavourUsed) for event in now.events)
    assert used > 50


def test_v2_v3_in_every_random_game() -> None:
    """V2, V3: who is asked is seen by everybody, and who can pay to the coin has something to choose."""
    able = unable = 0
    for game, picks, style in random_games(20, "vizier asked", ("vizier",)):
        expected: list[int] = []
        for now in decisions(game, picks, style):
            if now.step == "out-of-turn":
                assert now.asked() == expected.pop(0) if expected else awake(now)[now.asked()]
                assert (len(now.options()) > 1) == could_use(now, now.asked())
                able += could_use(now, now.asked())
                unable += not could_use(now, now.asked())
            else:
                order = [(now.active + distance) % len(now.seats) for distance in range(1, len(now.seats) + 1)]
                expected = [side for side in order if awake(now)[side]] if now.step == "act" else []
    assert able > 100
    assert unable > 100


def could_use(game: PalaceGame, side: int) -> bool:
    purses = game.seats[side].hand.purses
    price = game.pieces.price
    return awake(game)[side] and any(
        tile and any(purse_total(part) == price[tile] for part in payments(purses[space], price[tile]))
        for space, tile in enumerate(game.yard)
    )


def test_the_log_gives_the_game_again() -> None:
    for now in moments(10, "vizier replay", 80, ("vizier",)):
        assert state(replayed(now)) == state(now)
        assert replayed(now).options() == now.options()
        assert state(now.copy()) == state(now)


def test_a_view_tells_nothing_hidden() -> None:
    seen = set()
    for now in moments(15, "vizier views", 12, ("vizier",)):
        seen.add(now.step)
        for seat in (-1, *range(len(now.seats))):
            twin = now.resampled(seat, "other")
            viewer = None if seat < 0 else seat
            assert twin.view(viewer) == now.view(viewer)
            if seat == now.asked() and not now.over:
                assert twin.options() == now.options()
    assert "out-of-turn" in seen


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    for now in moments(8, "vizier imagined", 60, ("vizier",)):
        if not now.over:
            twin = now.resampled(now.asked(), "other")
            while not twin.over:
                twin.apply(twin.options()[0])
            assert len(twin.scorings) >= 1


def test_somebody_imagined_without_the_money_can_still_decline() -> None:
    """Seen from another seat, the one who is asked may hold anything."""
    game = table(3, ["", "dirham-9"])
    play(game, END)
    game.seats[1].hand = Hand()
    game._options = None
    assert options(game) == {"decline"}
