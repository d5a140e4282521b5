"""Alhambra and Granada together, the end of the game (C12, C13), Dirk (C14) and the modules (V7, V8, X4)."""

import pytest

import sabika
from rules.positions import (
    beside,
    in_a_row,
    options,
    palace,
    play,
    play_on,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.modules.dirk.rules import DirkDrew, dirk_of
from sabika.rules.palace.events import MarkerMoved, TileAwarded, YardFilled
from sabika.rules.palace.game import PalaceGame

YARD = (
    "pavilion-2-NEW pavilion-3-SW pavilion-4-ES pavilion-5-NW arena-2-NES bath_house-2-NEW library-2-ESW hostel-2-NSW"
)
"""In spaces 1 to 4 a tile of Alhambra, then in the same spaces a tile of Granada."""
GRANADA = "arena-2-NES bath_house-2-NEW library-2-ESW hostel-2-NSW"
ONES = "florin-1 dirham-1 denar-1 ducat-1"


# C12


def test_c12_the_game_ends_when_a_space_holds_no_tile_at_all() -> None:
    game = position(
        kind="combined",
        hands=["florin-2 florin-9"],
        yard="pavilion-2-NEW - - - arena-2-NES bath_house-2-NEW library-2-ESW hostel-2-NSW",
        display=ONES,
        bag="",
        bag_with_moats="",
    )
    play(game, "buy 1", "pay florin-2", "buy g1", "pay florin-9", "reserve pavilion-2-NEW", "reserve arena-2-NES")
    assert game.ending


@pytest.mark.parametrize("space", ["1", "g1"])
def test_c12_one_tile_on_each_space_is_enough_to_go_on(space: str) -> None:
    """C12: also when both bags are empty."""
    game = position(kind="combined", hands=["florin-9"], yard=YARD, display=ONES, bag="", bag_with_moats="")
    tile = {"1": "pavilion-2-NEW", "g1": "arena-2-NES"}[space]
    play(game, f"buy {space}", "pay florin-9", f"reserve {tile}")
    assert not game.ending
    assert (game.active, game.step) == (1, "act")


@pytest.mark.parametrize("bags", [("", "park-12"), ("tower-12", "")])
def test_c12_a_space_that_one_bag_can_fill_does_not_end_the_game(bags: tuple[str, str]) -> None:
    game = position(
        kind="combined", hands=["florin-2 florin-9"], yard=YARD, display=ONES, bag=bags[0], bag_with_moats=bags[1]
    )
    play(game, "buy 1", "pay florin-2", "buy g1", "pay florin-9", "reserve pavilion-2-NEW", "reserve arena-2-NES")
    assert not game.ending


# C13


def leftovers(*hands: str) -> PalaceGame:
    """Seat 0 has emptied space 1; in space 2 both tiles are left, in 3 that of Granada, in 4 that of Alhambra."""
    first, *others = hands
    game = position(
        kind="combined",
        hands=[f"florin-9 {first}", *others],
        yard="pavilion-2-NEW tower-12 - garden-11 - park-12 library-12 -",
        display=ONES,
        bag="",
        bag_with_moats="",
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-2-NEW")
    return game


def test_c13_leftovers_are_handed_out_one_by_one_the_tile_of_alhambra_first() -> None:
    """C13: the leader in a currency may receive both."""
    game = leftovers("", "dirham-3 ducat-1", "denar-2")
    numbers = game.pieces.numbers
    assert game.events[-1] == TileAwarded(1, 1, numbers["tower-12"])
    assert (game.asked(), beside(game, 1)) == (1, "tower-12")
    assert play(game, "build tower-12 1,0")[-1] == TileAwarded(1, 5, numbers["park-12"])
    assert play(game, "reserve park-12")[-1] == TileAwarded(2, 6, numbers["library-12"])
    assert play(game, "reserve library-12")[-1] == TileAwarded(1, 3, numbers["garden-11"])
    play(game, "build garden-11 2,0")
    assert game.over
    assert palace(game, 1) == {(0, 0): "fountain", (1, 0): "tower-12", (2, 0): "garden-11"}


def test_c13_a_leftover_tile_is_not_turned() -> None:
    """C13 (G13)."""
    game = leftovers("", "dirham-9")
    play(game, "reserve tower-12")
    assert options(game) == {"reserve park-12"}
    assert refused(game, "reserve library-13") == ("G13", "other-face-up")
    assert refused(game, "turn park-12 dirham") == ("G13", "leftover-not-turned")


def test_c13_a_tie_leaves_both_tiles() -> None:
    """C13 (A36)."""
    game = leftovers("dirham-3", "dirham-1 dirham-2")
    assert game.over
    assert tiles(game, game.yard) == "- tower-12 - garden-11 - park-12 library-12 -"


# C14


def test_c14_dirk_starts_with_six_tiles_of_each_bag() -> None:
    """C14 (ruling), G14: those of Granada with the even face up."""
    for seed in range(20):
        game = sabika.new_game("combined", players=2, seed=seed)
        own = dirk_of(game).tiles
        assert [game.pieces.moated[tile] for tile in own] == [False] * 6 + [True] * 6
        assert all(game.pieces.price[tile] % 2 == 0 for tile in own[6:])
        assert [len(bag) for bag in game.bags] == [44, 44]
        assert [event for event in game.opening if isinstance(event, DirkDrew)] == [DirkDrew(tuple(own))]


def test_c14_he_draws_from_each_bag_separately() -> None:
    """C14 (ruling): never more than there are, Granada with the face the marker names."""
    game = position(
        2,
        kind="combined",
        yard=YARD,
        display=ONES,
        pile="scoring-1 florin-2 scoring-2 florin-3 florin-4",
        bag="tower-12 tower-11",
        bag_with_moats="park-12 market-12 school-12 arena-12 hostel-12 library-12 park-2-NSW market-2-NES "
        "school-2-ESW district-2-NEW",
        marker=1,
    )
    play(game, "take florin-1")
    odd = "library-13 hospital-13 arena-13 hostel-13 district-13 bath_house-13"
    assert tiles(game, dirk_of(game).tiles) == f"tower-12 tower-11 {odd}"
    play(game, "take dirham-1")
    # Nothing is a third of nothing; one is a third of four.
    assert tiles(game, dirk_of(game).tiles) == f"tower-12 tower-11 {odd} district-3-NSW"
    assert [len(bag) for bag in game.bags] == [0, 3]


def test_c14_dirk_is_ranked_in_the_kinds_of_both_games() -> None:
    """C14, A42, G15."""
    game = position(2, kind="combined", dirk="tower-12 school-12", palaces=[in_a_row("tower-11")])
    points = {(term.side, term.what): term.points for term in game.terms(3)}
    assert points == {(0, "tower"): 17, (2, "tower"): 17, (2, "school"): 3}


def test_c14_a_tile_of_either_game_may_be_given_to_dirk() -> None:
    game = position(2, kind="combined", hands=["florin-2 florin-9"], yard=YARD, display=ONES)
    play(game, "buy 1", "pay florin-2", "buy g1", "pay florin-9", "give arena-2-NES", "give pavilion-2-NEW")
    assert tiles(game, dirk_of(game).tiles) == "arena-2-NES pavilion-2-NEW"


# The vizier and exchange cards


def test_v8_a_vizier_buys_a_tile_of_granada_which_can_be_turned() -> None:
    """V8, G3, G5: the marker moves after the refill that follows."""
    game = position(
        kind="combined",
        modules=["vizier"],
        hands=["", "florin-2 denar-3"],
        yard=YARD,
        display=ONES,
        bag_with_moats="park-2-NSW park-12",
        marker=1,
    )
    play_on(game, "take florin-1")
    assert options(game) == {"favour 1", "favour g1", "decline"}
    play_on(game, "favour g1", "pay florin-2", "turn arena-2-NES denar", "pay denar-3")
    events = play_on(game, "reserve park-3-NES")
    assert events[1:3] == [YardFilled(4, game.pieces.numbers["district-3-NSW"]), MarkerMoved(0)]
    assert reserve(game, 1) == "park-3-NES"
    assert (game.active, game.step) == (1, "act")


def test_v8_a_viziers_purchase_of_an_alhambra_tile_leaves_the_marker() -> None:
    """V8, C3."""
    game = position(kind="combined", modules=["vizier"], hands=["", "florin-2"], yard=YARD, display=ONES, marker=1)
    play_on(game, "take florin-1", "favour 1", "pay florin-2", "reserve pavilion-2-NEW")
    assert game.marker == 1


def test_v7_a_space_that_a_vizier_empties_ends_the_game() -> None:
    """V7, C12."""
    game = position(
        kind="combined",
        modules=["vizier"],
        hands=["", "florin-2"],
        yard="- pavilion-3-SW pavilion-4-ES pavilion-5-NW " + GRANADA,
        display=ONES,
        bag="",
        bag_with_moats="",
    )
    play_on(game, "take florin-1", "favour g1", "pay florin-2", "reserve arena-2-NES")
    assert game.ending


def test_x4_an_exchange_card_helps_to_buy_either_tile_of_a_space_but_not_to_turn_it() -> None:
    """X4, X5: dirham 2 and denar 1 would be enough if they could be mixed."""
    game = position(
        kind="combined",
        modules=["exchange"],
        hands=["florin-1 ducat-1 dirham-2 denar-1 florin-ducat dirham-denar"],
        yard=YARD,
        display="florin-2",
    )
    assert options(game, "buy") == {"buy 1", "buy g1", "buy 2", "buy g2", "buy g3", "buy g4"}
    play(game, "buy g1", "pay florin-1 ducat-1 florin-ducat", "take florin-2")
    assert (game.step, beside(game, 0)) == ("place", "arena-2-NES")
    assert options(game, "turn") == set()
    assert refused(game, "turn arena-2-NES denar") == ("G5", "cannot-afford")
