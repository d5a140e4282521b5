"""Granada: the end of the game (G13), two players with Dirk (G14, G15), the vizier and exchange cards (V8, X5)."""

import pytest

import sabika
from rules.positions import (
    beside,
    hand,
    in_a_row,
    names_of,
    options,
    palace,
    play,
    play_on,
    points_for,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.library import PalaceName
from sabika.modules.dirk.rules import DirkDrew, TileGiven, dirk_of
from sabika.rules.core.taking_back import ends_turn, moment, settled
from sabika.rules.palace.events import MarkerMoved, TileAwarded, YardFilled
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS

YARD = "arena-2-NES library-12 market-10 school-12"
"""Backed by park 3, bath house 13, hostel 11 and arena 13."""
ONES = "florin-1 dirham-1 denar-1 ducat-1"


def last_turn(*hands: str, players: int = 3) -> PalaceGame:
    """Seat 0 buys the arena of space 1 with a florin 9 for the reserve, the bag is empty: the game ends."""
    first, *others = hands
    game = position(players, kind="granada", hands=[f"florin-9 {first}", *others], yard=YARD, display=ONES, bag="")
    play(game, "buy 1", "pay florin-9", "reserve arena-2-NES")
    return game


# G13


def test_g13_the_game_ends_when_the_bag_cannot_refill_every_space() -> None:
    """G13 (A35)."""
    game = last_turn("")
    assert game.over
    assert [scored.scoring for scored in game.scorings] == [3]


def test_g13_each_leftover_tile_is_dealt_with_before_the_next_is_handed_out() -> None:
    game = last_turn("", "dirham-4 ducat-1", "denar-2")
    numbers = game.pieces.numbers
    assert game.events[-1] == TileAwarded(1, 1, numbers["library-12"])
    assert (game.asked(), game.step, beside(game, 1)) == (1, "place-leftovers", "library-12")
    assert tiles(game, game.yard) == "- - market-10 school-12"
    events = play(game, "build library-12 1,0")
    assert events[-1] == TileAwarded(2, 2, numbers["market-10"])
    assert (game.asked(), beside(game, 2), tiles(game, game.yard)) == (2, "market-10", "- - - school-12")
    play(game, "reserve market-10")
    assert (game.asked(), beside(game, 1)) == (1, "school-12")
    events = play(game, "build school-12 2,0")
    assert names_of(events)[-2:] == ["Scored", "GameEnded"]
    assert palace(game, 1) == {(0, 0): "fountain", (1, 0): "library-12", (2, 0): "school-12"}


def test_g13_the_receiver_of_two_tiles_gets_them_one_by_one_in_the_order_of_the_spaces() -> None:
    """G13: unlike A37, not in any order."""
    game = last_turn("", "dirham-4 denar-2")
    assert beside(game, 1) == "library-12"
    assert refused(game, "reserve market-10") == ("A17", "not-beside")
    play(game, "reserve library-12")
    assert beside(game, 1) == "market-10"


@pytest.mark.parametrize("others", ["denar-2", ""], ids=["the same seat", "another"])
def test_g13_nobody_learns_who_gets_the_next_tile_before_this_one_is_settled(others: str) -> None:
    """G13: whoever it is, placing a tile is a decision by itself, which is confirmed or not taken back any more."""
    game = last_turn("", f"dirham-4 {others}", "denar-1")
    action = game.parse("reserve library-12")
    assert ends_turn(game, action)
    before = moment(game)
    assert settled(before, game, game.apply(action))


def test_g13_a_leftover_tile_may_not_be_turned() -> None:
    """G13: neither for money nor in the reserve."""
    game = last_turn("", "dirham-9")
    assert options(game) == {"reserve library-12", *(f"build library-12 {at}" for at in ("0,-1", "1,0", "0,1", "-1,0"))}
    assert refused(game, "turn library-12 dirham") == ("G13", "leftover-not-turned")
    assert refused(game, "build bath_house-13 1,0") == ("G13", "other-face-up")
    assert refused(game, "reserve bath_house-13") == ("G13", "other-face-up")


def test_g13_a_leftover_tile_may_be_declined_and_goes_to_the_reserve() -> None:
    game = last_turn("", "dirham-9")
    play(game, "reserve library-12")
    assert game.over
    assert (reserve(game, 1), palace(game, 1)) == ("library-12", {(0, 0): "fountain"})
    assert hand(game, 1) == "dirham-9"
    assert game.points == [0, 0, 0]


def test_g13_a_tie_leaves_the_tile() -> None:
    """G13 (A36)."""
    game = last_turn("", "dirham-4 denar-3", "dirham-1 dirham-3")
    assert beside(game, 1) == "market-10"
    assert tiles(game, game.yard) == "- library-12 - school-12"


# G14


def test_g14_dirks_first_six_tiles_lie_with_the_even_face_up() -> None:
    for seed in range(40):
        game = sabika.new_game("granada", players=2, seed=seed)
        first = dirk_of(game).tiles
        assert len(set(first)) == 6
        assert all(game.pieces.price[tile] % 2 == 0 for tile in first)
        assert game.marker == 1
        assert len(game.bag) == 54 - 4 - 6


@pytest.mark.parametrize(("marker", "drawn"), [(0, "park-2-NSW park-12"), (1, "district-3-NSW library-13")])
def test_g14_later_ones_with_the_face_the_marker_names(marker: int, drawn: str) -> None:
    game = position(
        2, kind="granada", yard=YARD, pile="scoring-1 florin-1", bag="park-2-NSW park-12", marker=marker, display=ONES
    )
    play(game, "take florin-1")
    assert tiles(game, dirk_of(game).tiles) == drawn
    assert game.marker == marker


def test_g14_the_marker_at_that_moment_is_the_one_after_the_refill() -> None:
    """G14, A41: the yard takes an odd face, the marker moves, Dirk draws even ones."""
    game = position(
        2,
        kind="granada",
        hands=["florin-9"],
        yard=YARD,
        display="dirham-1 denar-1 ducat-1",
        pile="scoring-1 florin-1",
        bag="park-2-NSW park-12 market-2-NES",
        marker=1,
    )
    events = play(game, "buy 1", "pay florin-9", "reserve arena-2-NES")
    assert tiles(game, game.yard) == "district-3-NSW library-12 market-10 school-12"
    assert tiles(game, dirk_of(game).tiles) == "park-12 market-2-NES"
    assert "MarkerMoved" not in names_of(events)[names_of(events).index("DirkDrew") :]


@pytest.mark.parametrize(("scoring", "drawn"), [(1, 6), (2, 16)])
def test_g14_he_draws_as_in_alhambra(scoring: int, drawn: int) -> None:
    """G14 (A41): six, then a third of the 50 in the bag."""
    game = position(2, kind="granada", yard=YARD, pile=f"scoring-{scoring} florin-1", display=ONES)
    events = play(game, "take florin-1")
    assert len(dirk_of(game).tiles) == drawn
    assert DirkDrew(tuple(dirk_of(game).tiles)) in events
    assert len(game.bag) == 50 - drawn


def test_g14_a_bought_tile_may_be_given_to_dirk_as_bought_or_paid_for_and_turned() -> None:
    game = position(2, kind="granada", hands=["florin-9 denar-3"], yard=YARD, display=ONES)
    play(game, "buy 1", "pay florin-9")
    assert options(game, "give") == {"give arena-2-NES"}
    assert refused(game, "give park-3-NES") == ("A43", "not-beside")
    turned = game.copy()
    events = play(game, "give arena-2-NES")
    assert events[0] == TileGiven(0, game.pieces.numbers["arena-2-NES"])
    assert tiles(game, dirk_of(game).tiles) == "arena-2-NES"
    play(turned, "turn arena-2-NES denar", "pay denar-3")
    assert options(turned, "give") == {"give park-3-NES"}
    play(turned, "give park-3-NES")
    assert tiles(turned, dirk_of(turned).tiles) == "park-3-NES"


def test_g14_leftover_tiles_are_not_given_away() -> None:
    """G14 (A43)."""
    game = last_turn("", "dirham-9", players=2)
    assert refused(game, "give library-12") == ("A43", "not-bought")


# G15


def test_g15_dirks_tiles_count_in_n() -> None:
    """G15 (ruling): he is ranked with them."""
    game = position(
        2, kind="granada", dirk="school-12 school-10-S", palaces=[in_a_row("school-2-ESW"), in_a_row("school-3-NES")]
    )
    assert points_for(game, 1, "school") == [0, 0, 4]
    assert points_for(game, 2, "school") == [0, 4, 8]
    assert points_for(game, 3, "school") == [4, 8, 12]


def test_g15_his_highest_price_breaks_ties() -> None:
    game = position(2, kind="granada", dirk="school-10-S", palaces=[in_a_row("school-12"), in_a_row("school-3-NES")])
    assert points_for(game, 3, "school") == [9, 3, 6]


def test_g15_simplified_scoring_ranks_him_too() -> None:
    """G15, G16."""
    game = position(
        2,
        kind="granada",
        simplified=True,
        dirk="school-10-S",
        palaces=[in_a_row("school-12"), in_a_row("school-3-NES")],
    )
    assert points_for(game, 3, "school") == [18, 3, 10]


# The vizier


def test_v8_a_tile_bought_by_a_vizier_can_be_turned_and_the_marker_moves_after_its_refill() -> None:
    """V8, G3, G5."""
    game = position(
        kind="granada",
        modules=["vizier"],
        hands=["", "florin-2 denar-3"],
        yard=YARD,
        display=ONES,
        bag="park-2-NSW park-12",
        marker=1,
    )
    play_on(game, "take florin-1")
    assert (game.asked(), game.step) == (1, "out-of-turn")
    play_on(game, "favour 1", "pay florin-2")
    assert options(game, "turn") == {"turn arena-2-NES denar"}
    play_on(game, "turn arena-2-NES denar", "pay denar-3")
    events = play_on(game, "build park-3-NES 1,0")
    assert events[1:3] == [YardFilled(0, game.pieces.numbers["district-3-NSW"]), MarkerMoved(0)]
    assert palace(game, 1) == {(0, 0): "fountain", (1, 0): "park-3-NES"}
    assert (game.active, game.step) == (1, "act")


def test_v8_with_two_players_a_viziers_tile_can_be_turned_and_given_to_dirk() -> None:
    """V8, V2, G14."""
    game = position(2, kind="granada", modules=["vizier"], hands=["", "florin-2 denar-3"], yard=YARD, display=ONES)
    play_on(
        game, "take florin-1", "favour 1", "pay florin-2", "turn arena-2-NES denar", "pay denar-3", "give park-3-NES"
    )
    assert tiles(game, dirk_of(game).tiles) == "park-3-NES"


# Exchange cards


def test_x5_an_exchange_card_does_not_help_to_pay_for_turning() -> None:
    """X5: two denars and a ducat stay two denars and a ducat."""
    game = position(
        kind="granada", modules=["exchange"], hands=["florin-9 denar-2 ducat-1 denar-ducat"], yard=YARD, display=ONES
    )
    play(game, "buy 1", "pay florin-9")
    assert options(game, "turn") == set()
    assert refused(game, "turn arena-2-NES denar") == ("G5", "cannot-afford")
    rich = position(
        kind="granada", modules=["exchange"], hands=["florin-9 denar-2 denar-1 ducat-1 denar-ducat"], yard=YARD
    )
    play(rich, "buy 1", "pay florin-9", "turn arena-2-NES denar")
    assert options(rich) == {"pay denar-1 denar-2"}
    assert refused(rich, "pay denar-2 ducat-1 denar-ducat") == ("X5", "no-mixing-here")


def test_x4_an_exchange_card_helps_to_buy_a_tile_of_granada() -> None:
    """X4: the arena 2 in the florin space for a florin and a ducat."""
    game = position(
        kind="granada", modules=["exchange"], hands=["florin-1 ducat-1 florin-ducat"], yard=YARD, display="denar-9"
    )
    play(game, "buy 1", "pay florin-1 ducat-1 florin-ducat")
    assert (beside(game, 0), game.step) == ("arena-2-NES", "act")


@pytest.mark.parametrize("kind", ["granada", "combined"])
def test_x1_two_exchange_cards_go_into_each_of_three_piles(kind: PalaceName) -> None:
    """X1: piles 2, 3 and 4, in the combined game those of the first stack (ruling)."""
    for seed in range(10):
        game = sabika.new_game(kind, players=3, seed=seed, modules=("exchange",))
        in_pile = [sum(card > CARDS + 1 for card in game.pile[low:high]) for low, high in reversed(game.parts)]
        assert in_pile == [0, 2, 2, 2, 0]
